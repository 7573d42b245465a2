import { useMemo } from 'react';
import type { HallScreen } from '../../../core/api/hall.ts';
import { type HallList, hallPages } from '../../../core/sheets/hall/hall-pages.ts';
import type { Image, Room } from '../../../core/sheets/hall/legibility.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Measure } from '../../../core/sheets/layout/fit.ts';
import type { Voice } from '../../../core/sheets/layout/placed.ts';
import { withoutLines } from '../../../core/sheets/paper/dressed.ts';

/** The pages of the list that the screen asks for; null where it asks for the clock, a message or black, or nothing is published. */
export const useList = (
  view: PublishedView | null,
  screen: Pick<HallScreen, 'view' | 'dense' | 'trim' | 'scroll' | 'scrollSpeed' | 'share' | 'secondScript'>,
  image: Image,
  room: Room,
  voice: Voice,
  measure: Measure,
): HallList | null => {
  const { view: wanted, dense, trim, scroll, scrollSpeed, share, secondScript } = screen;
  const named = useMemo(() => (view === null || secondScript ? view : withoutLines(view)), [view, secondScript]);
  const { part, of } = share;
  const { width, height } = image;
  const { imageWidth, readingLine, farthest } = room;
  return useMemo(() => {
    if (named === null || width === 0 || height === 0) return null;
    if (wanted === 'timer' || wanted === 'message') return null;
    const own = named.own[wanted]?.kind;
    if (own === 'clock' || own === 'kiosk') return null;
    const wishes = { dense, trim, scroll, scrollSpeed, share: { part, of } };
    return hallPages(named, wanted, { width, height }, { imageWidth, readingLine, farthest }, wishes, voice, measure);
  }, [
    named,
    wanted,
    dense,
    trim,
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
