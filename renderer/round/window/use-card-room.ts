import { type RefObject, useEffect, useState } from 'react';
import { useBox } from '../../parts/use-box.ts';
import type { CardBox } from '../cards/fit-cards.ts';

/** Padding of the body, and the lines around it. */
const ACROSS = 28;
const DOWN = 18;

/** Width of the side by the width of the window; narrower than that it lies over the cards [W-1.2]. Pixels. */
const sideOf = (window: number): number => {
  if (window < 1200) return 0;
  return window < 1600 ? 300 : 380;
};

type CardRoom = {
  /** What holds cards and side. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Null before the first look. */
  readonly room: CardBox | null;
};

/** The room that cards have with the side open and with it folded [W-1.5]. */
export const useCardRoom = (keepsSide: boolean): CardRoom => {
  const { ref, box } = useBox<HTMLDivElement>();
  const [wide, setWide] = useState(() => window.innerWidth);
  useEffect(() => {
    const measure = () => setWide(window.innerWidth);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  if (box === null) return { ref, room: null };
  const folded = Math.max(0, box.width - ACROSS);
  const height = Math.max(0, box.height - DOWN);
  return { ref, room: { width: Math.max(0, folded - sideOf(wide)), folded, height, keepsSide } };
};
