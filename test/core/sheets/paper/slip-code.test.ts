import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../../../core/sheets/layout/cut-paper.ts';
import type { Drawn } from '../../../../core/sheets/layout/drawn.ts';
import { readSlipCode, SCAN_DIGITS, slipCode } from '../../../../core/sheets/paper/slip-code.ts';
import { latinPeople, revised, seated } from '../hall-of-names.ts';
import { laid, sheetsOf } from '../printed.ts';
import { familyOf, sampleOf } from '../sample-events.ts';

const event = seated(latinPeople(64));
const [round] = event.rounds;
if (round === undefined) throw new Error('no round');
const tableOf = (no: number) => {
  const table = round.tables.find((candidate) => candidate.table === no);
  if (table === undefined) throw new Error('no table');
  return table;
};
const read = (code: string, at = round, of: Pick<typeof event, 'id'> = event) => readSlipCode(code.slice(1), of, at);

describe('[hall-and-print 1.6] the code of a slip', () => {
  test('is a letter and digits: event, round, table and check code', () => {
    const codes = round.tables.map((table) => slipCode(event, round, table));
    for (const code of codes) expect(code).toMatch(/^S\d{18}$/);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes[11]?.slice(5, 13)).toBe('00100012');
  });

  test('says its table to its round', () => {
    for (const table of round.tables) {
      expect(read(slipCode(event, round, table))).toEqual({ is: 'table', table: table.table });
    }
  });

  test('of another event, another round or a table that is not there is told', () => {
    const code = slipCode(event, round, tableOf(3));
    expect(read(code, round, { id: 'f'.repeat(32) })).toEqual({ is: 'otherEvent' });
    expect(read(code, { ...round, no: 2 })).toEqual({ is: 'otherRound', round: 1 });
    const fewer = { ...round, tables: round.tables.filter(({ table }) => table !== 3) };
    expect(read(code, fewer)).toEqual({ is: 'noTable', table: 3 });
  });

  test('of a table that was seated anew is old; the slips of the other tables stay right', () => {
    const [again] = revised(event, 1, 2).rounds;
    if (again === undefined) throw new Error('no round');
    const all = round.tables.map((table) => read(slipCode(event, round, table), again));
    expect(all.filter(({ is }) => is === 'oldSeating')).toEqual([
      { is: 'oldSeating', table: 1 },
      { is: 'oldSeating', table: 2 },
    ]);
    expect(all.filter(({ is }) => is === 'table')).toHaveLength(14);
  });

  test('with one wrong digit or two exchanged is never read as another table', () => {
    const code = slipCode(event, round, tableOf(5)).slice(1);
    fc.assert(
      fc.property(fc.nat(SCAN_DIGITS - 1), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = [...code];
        wrong[at] = String((Number(wrong[at]) + by) % 10);
        expect(readSlipCode(wrong.join(''), event, round)).toEqual({ is: 'unreadable' });
      }),
    );
    for (let at = 0; at + 1 < SCAN_DIGITS; at++) {
      const swapped = `${code.slice(0, at)}${code[at + 1]}${code[at]}${code.slice(at + 2)}`;
      if (swapped !== code) expect(readSlipCode(swapped, event, round)).toEqual({ is: 'unreadable' });
    }
  });

  test.each(['', '123', '4006381333931', `${'1'.repeat(17)}x`, '9'.repeat(19)])('%s is not one', (text) => {
    expect(readSlipCode(text, event, round)).toEqual({ is: 'unreadable' });
  });
});

const drawnOf = (cut: Drawn | null): Drawn => {
  if (cut === null) throw new Error('not cut');
  return cut;
};

describe.each(['mahjong', 'duel', 'bridge'] as const)('slips of %s with codes', (id) => {
  const tournament = sampleOf(id);
  const last = tournament.rounds.at(-1);
  if (last === undefined) throw new Error('no round');
  const family = familyOf(id);
  const wishes = [...(family.paper.slip?.(tournament)?.perPage ?? [])].flatMap((slipsPerPage) =>
    (['A4', 'Letter', 'A5', 'Universal'] as const).map((paper) => [paper, slipsPerPage] as const),
  );

  test('are off unless they are wished', () => {
    for (const sheet of sheetsOf(tournament, 'slips', { family })) {
      for (const { cut } of laid(sheet)) expect(drawnOf(cut).codes ?? []).toEqual([]);
    }
  });

  test.each(wishes)(
    '%s, %i to a page: ≥ 15 mm, four modules of white, nothing lost of the slip',
    (paper, slipsPerPage) => {
      const more = { family, wishes: { slipsPerPage, slipCodes: true, perPage: { slips: slipsPerPage } } };
      const pages = sheetsOf(tournament, 'slips', more).flatMap((sheet) => laid(sheet, { paper }));
      const read: number[] = [];
      for (const { cut, width, height } of pages) {
        const { codes = [], texts, outlines } = drawnOf(cut);
        const cells = [10, 8, 6, 4, 3, 2, 1].map((count) => cellsOf(paper, count, { raised: id !== 'bridge' }));
        for (const { x, y, side, text } of codes) {
          const found = readSlipCode(text.slice(1), tournament, last);
          if (found.is === 'table') read.push(found.table);
          expect(side).toBeGreaterThanOrEqual(15);
          // Four of the 21 modules of the smallest code.
          const quiet = (4 * side) / 21 - 0.01;
          expect(
            [x - quiet, y - quiet, width - x - side - quiet, height - y - side - quiet].every((room) => room > 0),
          ).toBe(true);
          const near = [
            ...outlines,
            // The letters of a line begin 0.75 mm below its upper edge.
            ...texts.map((at) => ({ x: at.x, y: at.y + 0.75, width: at.width, height: at.height - 1.5 })),
          ].filter(
            (box) =>
              box.x < x + side + quiet &&
              box.x + box.width > x - quiet &&
              box.y < y + side + quiet &&
              box.y + box.height > y - quiet,
          );
          expect(near).toEqual([]);
        }
        for (const box of outlines.filter(({ height: h }) => h >= 9)) {
          expect([box.width >= 25 - 0.01, box.height >= 9]).toEqual([true, true]);
        }
        const fitting = cells.some((boxes) =>
          [...texts, ...outlines].every((thing) =>
            boxes.some(
              (cell) =>
                thing.x >= cell.x - 0.01 &&
                thing.y >= cell.y - 0.01 &&
                thing.x + thing.width <= cell.x + cell.width + 0.01 &&
                thing.y + thing.height <= cell.y + cell.height + 0.01,
            ),
          ),
        );
        expect(fitting).toBe(true);
      }
      expect(read.toSorted((a, b) => a - b)).toEqual(last.tables.map(({ table }) => table).toSorted((a, b) => a - b));
    },
  );
});
