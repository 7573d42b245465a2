/** Every view of every game in every room of [L-10.3]: how far it can be read, and what the default prefers. */

import { describe, expect, test } from 'vitest';
import { adviceOn, hallPages } from '../../../../core/sheets/hall/hall-pages.ts';
import { viewsOf } from '../../../../core/sheets/hall/hall-views.ts';
import { CAPITAL, type Image, type Room, readTo } from '../../../../core/sheets/hall/legibility.ts';
import { hallView } from '../../../../core/sheets/hall/published.ts';
import { plainHand } from '../hall-of-names.ts';
import { familyOf, sampleOf } from '../sample-events.ts';

const wide = { width: 1920, height: 1080 };
const rooms: readonly (readonly [name: string, image: Image, room: Room])[] = [
  ['8 m', wide, { imageWidth: 120, readingLine: 400, farthest: 800 }],
  ['15 m', wide, { imageWidth: 200, readingLine: 600, farthest: 1500 }],
  ['15 m in 4K', { width: 3840, height: 2160 }, { imageWidth: 200, readingLine: 600, farthest: 1500 }],
  ['25 m', wide, { imageWidth: 300, readingLine: 1000, farthest: 2500 }],
  ['portrait 15 m', { width: 1080, height: 1920 }, { imageWidth: 110, readingLine: 600, farthest: 1500 }],
];

describe.each(['mahjong', 'bridge', 'duel', 'poker'] as const)('%s', (game) => {
  const view = hallView(sampleOf(game), familyOf(game), 'en');
  if (view === null) throw new Error('nothing is published');

  test.each(rooms)(
    '[hall-and-print 2.1, L-10.2] %s: each list can be read from the reading line, or the desk says that it cannot',
    (_name, image, room) => {
      const told = viewsOf(familyOf(game)).flatMap((id) => {
        const listed = (dense: boolean) =>
          hallPages(view, id, { image, room, wishes: { dense, scroll: false, share: { part: 1, of: 1 } } }, plainHand);
        const list = listed(false);
        if (list.pages.length === 0) return [];
        const millimetres = (list.size * CAPITAL * room.imageWidth * 10) / image.width;
        const isRead = readTo(millimetres).most >= room.readingLine * 10 * 0.999;
        // Fewer names a page win over smaller ones; sizes are tried in steps of a tenth.
        expect([id, list.size * 1.1 > listed(true).size]).toEqual([id, true]);
        expect([id, list.pages.length >= listed(true).pages.length]).toEqual([id, true]);
        return [[id, isRead || adviceOn(list, image, room).includes('unreadable')]];
      });
      expect(told.length).toBeGreaterThan(2);
      expect(told.filter(([, isTold]) => isTold !== true)).toEqual([]);
    },
  );
});
