import { useMemo } from 'react';
import type { HallScreen } from '../../core/api/hall.ts';
import type { Measure } from '../../core/sheets/fit.ts';
import { type HallList, hallPages } from '../../core/sheets/hall-pages.ts';
import type { Image, Room } from '../../core/sheets/legibility.ts';
import type { Voice } from '../../core/sheets/placed.ts';
import type { PublishedView } from '../../core/sheets/published.ts';

/** The pages of the list that the screen asks for; null where it asks for the clock, a message or black, or nothing is published. */
export const useList = (
  view: PublishedView | null,
  screen: Pick<HallScreen, 'view' | 'dense' | 'scroll' | 'scrollSpeed' | 'share'>,
  image: Image,
  room: Room,
  voice: Voice,
  measure: Measure,
): HallList | null => {
  const { view: wanted, dense, scroll, scrollSpeed, share } = screen;
  const { part, of } = share;
  const { width, height } = image;
  const { imageWidth, readingLine, farthest } = room;
  return useMemo(() => {
    if (view === null || width === 0 || height === 0) return null;
    if (wanted === 'timer' || wanted === 'message') return null;
    const own = view.own[wanted]?.kind;
    if (own === 'clock' || own === 'kiosk') return null;
    const wishes = { dense, scroll, scrollSpeed, share: { part, of } };
    return hallPages(view, wanted, { width, height }, { imageWidth, readingLine, farthest }, wishes, voice, measure);
  }, [
    view,
    wanted,
    dense,
    scroll,
    scrollSpeed,
    part,
    of,
    width,
    height,
    imageWidth,
    readingLine,
    farthest,
    voice,
    measure,
  ]);
};
