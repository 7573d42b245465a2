import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../core/sheets/hall-show.ts';
import type { PublishedView } from '../../core/sheets/published.ts';

/** How long it stands. Milliseconds. */
const STANDS = 20_000;

/** A seating that has just come or was withdrawn, to be said once; null before and after. */
export const useNews = (view: PublishedView | null): Notice | null => {
  const round = view?.round ?? 0;
  const before = useRef(round);
  const [news, setNews] = useState<Notice | null>(null);
  useEffect(() => {
    if (before.current !== round) {
      setNews(round > before.current ? { kind: 'newSeating', round } : { kind: 'withdrawn', round: before.current });
    }
    before.current = round;
  }, [round]);
  useEffect(() => {
    if (news === null) return undefined;
    const timer = setTimeout(() => setNews(null), STANDS);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
};
