import { useMemo } from 'react';
import type { HallScreen } from '../../../core/api/hall.ts';
import { type HallList, hallPages, type Projection } from '../../../core/sheets/hall/hall-pages.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Hand } from '../../../core/sheets/layout/laid.ts';
import { withoutLines } from '../../../core/sheets/paper/dressed.ts';

/** The pages of the list that the screen asks for; null where it asks for the clock, a message or black, or nothing is published. */
export const useList = (
  view: PublishedView | null,
  screen: Pick<HallScreen, 'view' | 'dense' | 'trim' | 'scroll' | 'scrollSpeed' | 'share' | 'secondScript'>,
  { image, room }: Pick<Projection, 'image' | 'room'>,
  { voice, measure }: Hand,
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
    const seen = { image: { width, height }, room: { imageWidth, readingLine, farthest }, wishes };
    return hallPages(named, wanted, seen, { voice, measure });
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
