/** What the TO may wish of a hall window's list: a part of it, letters that move, standings told place by place. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wholeCycle } from '../../../../core/sheets/hall/dwell.ts';
import { hallPages } from '../../../../core/sheets/hall/hall-pages.ts';
import { firstShow, onShow } from '../../../../core/sheets/hall/hall-show.ts';
import { bandsOf } from '../../../../core/sheets/hall/legibility.ts';
import { revealOf, revealSteps, standsAsTold, toldAfter, withReveal } from '../../../../core/sheets/hall/reveal.ts';
import { byName, byTable } from '../../../../core/sheets/listings.ts';
import { withoutLines, withSecondScript } from '../../../../core/sheets/paper/dressed.ts';
import { letterPart, letterParts } from '../../../../core/sheets/paper/letter-parts.ts';
import type { Listing } from '../../../../core/sheets/sheet.ts';
import { finished, latinPeople, mahjong, type Person, plainHand, seated, viewOf } from '../hall-of-names.ts';

const room = { imageWidth: 200, farthest: 1200, readingLine: 600 };
const image = { width: 1920, height: 1080 };
const whole = { part: 1, of: 1 };

const event = finished(seated(latinPeople(41)));
const view = viewOf(event);

const namesIn = ({ blocks }: Listing): string[] =>
  blocks.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'name' ? [cell.name.text] : []))),
  );

describe('[hall-and-print 2.3] displays that share a list', () => {
  test.each([
    ['by name', byName(view)],
    ['by table', byTable(view)],
  ])('%s: everybody is in exactly one part, in order', (_, listing) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), (of) => {
        expect(letterParts(listing, of).flatMap(namesIn)).toEqual(namesIn(listing));
      }),
    );
  });

  test('no letter and no table is cut in two', () => {
    for (const of of [2, 3, 4]) {
      const letters = letterParts(byName(view), of).map(({ blocks }) =>
        blocks.flatMap(({ heading }) => (heading.kind === 'letter' ? [heading.letter] : [])),
      );
      expect(new Set(letters.flat()).size).toBe(letters.flat().length);
    }
    const tables = letterParts(byTable(view), 3).flatMap(({ blocks }) => blocks.filter(({ together }) => together));
    expect(tables.every(({ rows }) => rows.length === 4)).toBe(true);
  });

  test('parts are about equally long; one that is not there is empty', () => {
    const lengths = letterParts(byTable(view), 2).map((part) => namesIn(part).length);
    expect(Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0))).toBeLessThanOrEqual(4);
    const single = { ...byName(view), blocks: byName(view).blocks.slice(0, 1) };
    expect(letterPart(single, { part: 4, of: 4 }).blocks.length + letterParts(single, 4).length).toBeGreaterThan(0);
    expect(letterParts(single, 4)).toHaveLength(1);
  });
});

describe('[hall-and-print 2.3] lists that move', () => {
  const list = (scroll: boolean, people = 41) =>
    hallPages(
      viewOf(seated(latinPeople(people))),
      'byName',
      { image, room, wishes: { dense: false, scroll, share: whole } },
      plainHand,
    );

  test('everybody stands once in one strip; it moves 2.5 % of the height a second and stands 5 s at both ends', () => {
    const moving = list(true, 160);
    expect(moving.pages).toHaveLength(1);
    expect(moving.pages[0]?.rows).toBe(160);
    const { scroll } = moving;
    if (scroll === null) throw new Error('does not move');
    expect(scroll.distance / scroll.seconds).toBeCloseTo(0.025 * image.height, 6);
    expect(scroll.hold).toBe(5);
    expect(wholeCycle(moving)).toBeCloseTo(10 + scroll.seconds, 6);
  });

  test('a list that fits stands still', () => {
    expect(list(true, 8).scroll).toBeNull();
    expect(list(false, 160).scroll).toBeNull();
  });
});

describe('[hall-and-print 2.3] keys of the TO', () => {
  test('a jump to a letter shows its page, once', () => {
    const show = firstShow({ event: 'e', view }, { turned: 0, hold: true }, 0);
    const turn = { no: 1, to: 'letter' } as const;
    const jumped = onShow(show, { type: 'screen', hold: true, turn, letterPage: 2, dwell: [6, 6, 6], now: 10 });
    expect([jumped.page, jumped.turned]).toEqual([2, 1]);
    const again = onShow(jumped, { type: 'screen', hold: true, turn, letterPage: 0, dwell: [6, 6, 6], now: 20 });
    expect(again.page).toBe(2);
  });

  test('[hall-and-print 2.4] a window that comes back begins at the page where it was', () => {
    expect(firstShow({ event: 'e', view }, { turned: 0, hold: false, page: 3 }, 0).page).toBe(3);
  });
});

describe('[hall-and-print 2.9] standings told place by place', () => {
  const told = (top: number, step: number) => revealOf(event, mahjong, { top, step });
  const places = (top: number, step: number) => told(top, step)?.rows.map(({ place }) => place);
  const ranked = mahjong.results.standings(event).rows.filter(({ place }) => place !== null).length;

  test('from the last place to the first, one a step, and back', () => {
    expect(places(0, 0)).toEqual([]);
    const all = mahjong.results.standings(event).rows.flatMap(({ place }) => (place === null ? [] : [place]));
    for (const step of [1, 2, 5, ranked]) expect(places(0, step)).toEqual(all.slice(ranked - step));
    expect(told(0, 1)?.left).toBe(ranked - 1);
    expect(told(0, ranked + 5)?.left).toBe(0);
  });

  test('of another standing nothing is told yet: a result that comes in between names nobody before their turn', () => {
    const through = told(0, 0)?.through ?? 0;
    const of = (round: number) => revealOf(event, mahjong, { top: 0, step: ranked, of: round });
    expect(of(through)?.left).toBe(0);
    expect(of(through - 1)).toMatchObject({ left: ranked, rows: [] });
  });

  test('of the best so many, and no more steps than places', () => {
    const best = mahjong.results
      .standings(event)
      .rows.slice(0, 3)
      .map(({ place }) => place);
    expect(places(3, 3)).toEqual(best);
    expect(places(3, 1)).toEqual(best.slice(2));
    expect([revealSteps(10, 0), revealSteps(10, 3), revealSteps(2, 3)]).toEqual([10, 3, 2]);
  });

  test('H-14: who is still to come is nowhere in what the hall receives, also while standings are hidden', () => {
    const hidden = { ...event, standingsShown: { hidden: true, frozenAfter: null } };
    const first = mahjong.results.standings(event).rows[0];
    const sent = withReveal({ ...viewOf(hidden), tables: [], names: [], byes: [] }, hidden, mahjong, {
      top: 3,
      step: 2,
    });
    expect(sent.standings).toBeNull();
    expect(sent.reveal?.rows).toHaveLength(2);
    const name = event.entrants.find(({ id }) => id === first?.entrant)?.name ?? '?';
    expect(JSON.stringify(sent)).not.toContain(name);
  });

  describe('places that were told stay as told when the standings change', () => {
    const { rows, through } = mahjong.results.standings(event);
    const entrants = rows.map(({ entrant }) => entrant);
    /** The standings with two of their people exchanged, after the same round or another. */
    const exchanged = (a: number, b: number, round = through) => {
      const now = rows.map((row, at) => ({ ...row, entrant: entrants[at === a ? b : at === b ? a : at] ?? 0 }));
      const standings = () => ({ ...mahjong.results.standings(event), through: round, rows: now });
      return { ...mahjong, results: { ...mahjong.results, standings } };
    };
    const start = { top: 10, step: 0 };
    const four = toldAfter(event, mahjong, start, { top: 10, step: 4, of: through });
    const shown = (family: typeof mahjong) => revealOf(event, family, four);

    test('a person told is not exchanged for one who is still to come, nor told on after', () => {
      const corrected = exchanged(1, 7);
      expect(shown(corrected)?.rows).toEqual(shown(mahjong)?.rows);
      expect(standsAsTold(event, corrected, four)).toBe(2);
      expect(toldAfter(event, corrected, four, { top: 10, step: 5, of: through })).toBe(four);
      const back = toldAfter(event, corrected, four, { top: 10, step: 2 });
      expect(revealOf(event, corrected, back)?.rows).toEqual(shown(mahjong)?.rows.slice(2));
      const again = toldAfter(event, corrected, back, { top: 10, step: 3, of: through });
      expect(again.told?.[0]?.entrant).toBe(entrants[1]);
    });

    test('after a round that was opened again or confirmed, too; as soon as it is as it was, they are told on', () => {
      for (const round of [through - 1, through + 1]) {
        const other = exchanged(0, 0, round);
        expect(shown(other)).toMatchObject({ through, rows: shown(mahjong)?.rows ?? [] });
        expect(standsAsTold(event, other, four)).toBe(0);
        expect(toldAfter(event, other, four, { top: 10, step: 5, of: round })).toBe(four);
      }
      expect(toldAfter(event, mahjong, four, { top: 10, step: 5, of: through }).told).toHaveLength(5);
    });

    test('who is still to come may change', () => {
      const corrected = exchanged(1, 2);
      expect(standsAsTold(event, corrected, four)).toBe(4);
      expect(toldAfter(event, corrected, four, { top: 10, step: 5, of: through }).told).toHaveLength(5);
    });
  });

  test('nothing is told before a round counts', () => {
    expect(revealOf(seated(latinPeople(8)), mahjong, { top: 0, step: 1 })).toBeNull();
  });
});

describe('[hall-and-print 5] names in a second script', () => {
  const people: Person[] = latinPeople(41).map((person, i) =>
    i % 3 === 0 ? { ...person, traits: { otherScript: `Иванов ${i}` } } : person,
  );
  const tournament = finished(seated(people));
  const plain = viewOf(tournament);
  const both = withSecondScript(plain, tournament);

  /** Without what people look for themselves by, which nobody draws [people 10.4]. */
  const drawnOf = (view: typeof plain) => JSON.stringify(view, (key, value) => (key === 'reading' ? undefined : value));

  test('the hall draws them only where a window shows them; a window that does not leaves them out', () => {
    expect(drawnOf(plain)).not.toContain('Иванов');
    expect(drawnOf(both)).toContain('Иванов 0');
    expect(withoutLines(both)).toEqual(plain);
  });

  test.each(['byName', 'byTable', 'standings'])('%s: below the name, in its row, nothing outside the list', (list) => {
    const wishes = { dense: false, scroll: false, share: whole };
    const { pages } = hallPages(both, list, { image, room, wishes }, plainHand);
    const rows = pages.flatMap(({ columns }) => columns.flatMap((column) => column.rows));
    const second = rows.flatMap(({ row }) =>
      row.texts.filter(({ fitted }) => fitted.lines.join(' ').startsWith('Иванов')).map((text) => ({ row, text })),
    );
    expect(second).toHaveLength(14);
    for (const { row, text } of second) {
      expect(text.y).toBeGreaterThan(0);
      expect(text.y + text.height).toBeLessThanOrEqual(row.height + 1e-6);
    }
    const box = bandsOf(image).list;
    for (const { top, row } of rows) expect(top + row.height).toBeLessThanOrEqual(box.height + 1e-6);
  });
});
