import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { hallPages } from '../../../core/sheets/hall/hall-pages.ts';
import { viewsOf } from '../../../core/sheets/hall/hall-views.ts';
import { CAPITAL, readTo } from '../../../core/sheets/hall/legibility.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import { ListFigures } from '../../../renderer/hall/drawer/advice.tsx';
import { plainHand } from '../../core/sheets/hall-of-names.ts';
import { familyOf, sampleOf } from '../../core/sheets/sample-events.ts';

const image = { width: 1920, height: 1080 };

test.each(['mahjong', 'bridge', 'duel', 'poker'] as const)(
  '[hall-and-print 2.1] %s: the console says of every list from how far it can be read in the room that was entered',
  async (game) => {
    const view = hallView(sampleOf(game), familyOf(game), 'en');
    if (view === null) throw new Error('nothing is published');
    let told = 0;
    for (const room of [
      { imageWidth: 120, readingLine: 400, farthest: 800 },
      { imageWidth: 300, readingLine: 1000, farthest: 2500 },
    ]) {
      const hall = { ...room, theme: 'light', language: null } as const;
      for (const id of viewsOf(familyOf(game))) {
        const wishes = { dense: false, scroll: false, share: { part: 1, of: 1 } };
        const list = hallPages(view, id, { image, room, wishes }, plainHand);
        if (list.pages.length === 0) continue;
        told += 1;
        const { container, unmount } = await render(<ListFigures list={list} image={image} hall={hall} />);
        const millimetres = (list.size * CAPITAL * room.imageWidth * 10) / image.width;
        const metres = (of: number) => (of / 1000).toFixed(1);
        expect([id, container.textContent]).toEqual([
          id,
          expect.stringContaining(
            `easy to read from ${metres(readTo(millimetres).easy)} m, at the farthest from ${metres(readTo(millimetres).most)} m`,
          ),
        ]);
        expect(container.textContent).toContain(`reading line ${metres(10 * room.readingLine)} m`);
        await unmount();
      }
    }
    expect(told).toBeGreaterThan(4);
  },
);
