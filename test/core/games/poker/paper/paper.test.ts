import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameCard, GameRow } from '../../../../../core/game/paper.ts';
import { pokerHallViews } from '../../../../../core/games/poker/paper/hall.ts';
import { pokerDocuments } from '../../../../../core/games/poker/paper/paper.ts';
import { type Slip, slipsOf } from '../../../../../core/games/poker/paper/slips.ts';
import { suggestedLevels } from '../../../../../core/games/poker/rules/clock.ts';
import { entryOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { isFree } from '../../../../../core/games/poker/rules/room.ts';
import { defaultRules } from '../../../../../core/games/poker/rules/rules.ts';
import { seedOfDraw } from '../../../../../core/games/poker/seating/fairness/seeds.ts';
import { floorOf } from '../../../../../core/games/poker/steps/state.ts';
import { languages } from '../../../../../core/languages.ts';
import { waitingFor } from '../../../../../core/sheets/paper/documents.ts';
import { sheets } from '../../../../../core/sheets/paper/sheets.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { AT, drawn, event, facts, poker, shown } from '../paper-event.ts';

const documentOf = (id: string) => {
  const found = pokerDocuments.find((document) => document.id === `poker.${id}`);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

const cardsOf = (tournament: Tournament, id: string): readonly GameCard[] =>
  documentOf(id)
    .make(tournament, null)
    .flatMap((sheet) => (sheet.kind === 'cards' ? sheet.cards : []));

const rowsOf = (tournament: Tournament, id: string): readonly GameRow[] =>
  documentOf(id)
    .make(tournament, null)
    .flatMap((sheet) => (sheet.kind === 'list' ? sheet.parts : []))
    .flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows));

/** Which columns of the first row are tiles. */
const tilesOf = (tournament: Tournament, id: string): readonly number[] =>
  (rowsOf(tournament, id)[0]?.cells ?? []).flatMap(({ kind }, at) => (kind === 'seat' ? [at] : []));

const notes = ({ parts }: GameCard) => parts.flatMap((part) => (part.kind === 'note' ? [part.phrase.code] : []));

/** Drawn again by whoever had it. */
const isKept = ({ cause, from, state }: Slip): boolean => cause === 'redraw' && from === null && state === 'seated';

describe('slips', () => {
  test('slips that are told where to go from have a sheet of their own: they are longer than seat slips', () => {
    const made = drawn(20, 3);
    for (const entry of [1, 2, 3]) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 10 * entry });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    for (const id of ['slips', 'seatSlips', 'openSlips']) {
      const kinds = documentOf(id)
        .make(made.tournament, null)
        .map((sheet) =>
          sheet.kind === 'cards' ? [...new Set(sheet.cards.map((card) => facts(card).from !== undefined))] : [],
        );
      expect(kinds, id).toEqual(id === 'openSlips' ? [[true]] : [[false], [true]]);
    }
  });

  test('a seat slip has name, table, seat, starting chips, draw, slip and time', () => {
    const { tournament } = drawn();
    const cards = cardsOf(tournament, 'seatSlips');
    expect(cards).toHaveLength(18);
    const [first] = cards;
    const slip = slipsOf(floorOf(tournament))[0];
    expect(first).toMatchObject({ no: 1, aside: { code: 'poker.paper.slip', params: { slip: 1 } } });
    expect(shown(first?.title)).toBe(slip?.entry);
    expect(first && facts(first)).toEqual({
      table: slip?.to.table,
      seat: slip?.to.seat,
      chips: 10_000,
      draw: 1,
      time: 'time',
    });
  });

  test('whoever draws the old seat again in a redraw is given a slip that says so, and no second stack', () => {
    const made = drawn(9, 1);
    made.floor({ do: 'redraw', at: AT + 1 });
    // Nine people on nine chairs: a later redraw leaves one of them where he was.
    for (let i = 2; i < 40 && !slipsOf(floorOf(made.tournament)).some(isKept); i++) {
      made.floor({ do: 'arrive', slips: floorOf(made.tournament).pending.map(({ slip }) => slip), at: AT + i });
      made.floor({ do: 'redraw', at: AT + i });
    }
    const kept = slipsOf(floorOf(made.tournament)).find(isKept);
    const card = cardsOf(made.tournament, 'seatSlips').find(({ no }) => no === kept?.no);
    expect(card && facts(card)).toMatchObject({ seat: kept?.to.seat, cause: 'poker.causes.redraw' });
    expect(card && facts(card)).not.toHaveProperty('chips');
  });

  test('a fixed seat says so [poker 4.5]', () => {
    const { tournament } = drawn();
    const operator = cardsOf(tournament, 'seatSlips').find(({ title }) => shown(title) === 5);
    expect(operator && notes(operator)).toEqual(['poker.rules.3a']);
  });

  test('a move slip says from where, to where, why, and to go between hands', () => {
    const made = drawn(17);
    const free = [1, 2].flatMap((table) =>
      Array.from({ length: 9 }, (_, seat) => ({ table, seat: seat + 1 })).filter(
        (chair) => floorOf(made.tournament).tables[0]?.[table - 1]?.seats[chair.seat - 1]?.entry === null,
      ),
    )[0];
    if (free === undefined) throw new Error('no free seat');
    const floor = floorOf(made.tournament);
    const entry =
      Array.from({ length: 17 }, (_, i) => i + 1).find((no) => entryOf(floor, no)?.at?.table !== free.table) ?? 1;
    const from = entryOf(floor, entry)?.at;
    made.floor({ do: 'markBigBlind', table: free.table, seat: free.seat, at: AT });
    made.floor({ do: 'move', entry, ...free, cause: 'balance', at: AT + 1000 });
    const [card] = cardsOf(made.tournament, 'openSlips');
    expect(card && facts(card)).toEqual({
      from: from?.table,
      table: free.table,
      seat: free.seat,
      cause: 'poker.causes.balance',
      time: 'time',
    });
    // The seat of the big blind itself: he waits until the button has passed (B8).
    expect(card && notes(card)).toEqual(['poker.paper.betweenHands', 'poker.waits.neverSmall']);
  });

  test('a walk names nobody', () => {
    const made = drawn(17);
    const crowded = floorOf(made.tournament).tables[0]?.find(({ seats }) => seats.every(({ entry }) => entry !== null));
    made.floor({ do: 'walk', from: crowded?.id ?? 1, to: crowded?.id === 1 ? 2 : 1, at: AT + 1000 });
    expect(cardsOf(made.tournament, 'openSlips').map(({ title }) => shown(title))).toEqual([
      'poker.paper.nextBigBlind',
    ]);
  });

  test('the last slips are those of the last command: one for a late entry, all of a broken table', () => {
    const made = drawn(20, 3);
    made.send({
      type: 'entrants.add',
      entrants: [{ name: 'Late', traits: { paid: true } }],
      atOnce: { do: 'seat', at: AT + 5 },
    });
    expect(cardsOf(made.tournament, 'latestSlips').map(({ no }) => no)).toEqual([21]);
    for (const entry of [1, 2, 3]) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 10 * entry });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    const going = floorOf(made.tournament).pending.map(({ slip }) => slip);
    expect(going.length).toBeGreaterThan(3);
    expect(cardsOf(made.tournament, 'latestSlips').map(({ no }) => no)).toEqual(going);
  });

  test('of a cancelled slip no paper is made again', () => {
    const made = drawn(20, 3);
    for (const entry of [1, 2, 3]) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 10 * entry });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    const { pending } = floorOf(made.tournament);
    made.floor({ do: 'cancelMoves', slips: pending.map(({ slip }) => slip), confirmed: true, at: AT + 200 });
    const numbers = new Set(cardsOf(made.tournament, 'slips').map(({ no }) => no));
    expect(pending.some(({ slip }) => numbers.has(slip))).toBe(false);
  });

  test('single slips are printed by their numbers', () => {
    const { tournament } = drawn();
    const job = { documents: ['poker.slips'], round: null, language: 'en', only: [3, 7, 999] };
    const made = sheets(tournament, poker, job, { printedAt: '2026-11-21T09:00:00Z' });
    const [sheet] = made.ok ? made.value.sheets : [];
    expect(sheet?.kind === 'handouts' ? sheet.handouts.map(({ aside }) => aside?.params?.slip) : null).toEqual([3, 7]);
  });
});

describe('lists', () => {
  test('by name: everybody who sits, once, with table and seat', () => {
    const made = drawn();
    made.floor({ do: 'bust', hands: [[{ entry: 4 }]], at: AT + 1 });
    const people = rowsOf(made.tournament, 'byName').map(({ cells }) => shown(cells[0]));
    expect(people.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 18 }, (_, i) => i + 1).filter((no) => no !== 4),
    );
  });

  test('by table: all chairs of each table, empty ones with a dash, with the roles', () => {
    const { tournament } = drawn(17);
    const rows = rowsOf(tournament, 'byTable');
    expect(rows).toHaveLength(18);
    expect(rows.filter(({ cells }) => shown(cells[1]) === 'words.none')).toHaveLength(1);
    expect(rows.find(({ cells }) => shown(cells[1]) === 5)?.cells.map(shown)).toContain('poker.causes.operator');
    expect(rows.find(({ cells }) => shown(cells[1]) === 7)?.cells.map(shown)).toContain('floor.seat.expert');
  });

  test('break sheet: everybody of the table with a box, old seat and new', () => {
    const made = drawn(20, 3);
    expect(waitingFor(made.tournament, poker, null).get('poker.breakSheet')).toBe('poker.waiting.break');
    for (const entry of [1, 2, 3]) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 10 * entry });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    const { pending } = floorOf(made.tournament);
    const rows = rowsOf(made.tournament, 'breakSheet').map(({ cells }) => cells.map(shown));
    expect(rows).toEqual(
      pending.map(({ slip, entry, from, to }) => ['box', entry, from?.table, from?.seat, to.table, to.seat, slip]),
    );
    expect(tilesOf(made.tournament, 'breakSheet')).toEqual([3, 5]);
    // It can still be printed when everybody has come.
    made.floor({ do: 'arrive', slips: pending.map(({ slip }) => slip), at: AT + 200 });
    expect(rowsOf(made.tournament, 'breakSheet')).toHaveLength(pending.length);
  });

  test('break sheet: who got another seat, drawn or of the floor’s choice, is on it with all others', () => {
    const made = drawn(20, 3);
    for (const entry of [1, 2, 3, 4, 5]) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 10 * entry });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    const [first, second, third, ...others] = floorOf(made.tournament).pending;
    const sheet = () => rowsOf(made.tournament, 'breakSheet').map(({ cells }) => shown(cells[1]));
    const all = sheet().toSorted();
    made.floor({ do: 'arrive', slips: [third?.slip ?? 0], at: AT + 150 });
    made.floor({ do: 'newSeat', slip: first?.slip ?? 0, at: AT + 200 });
    expect(sheet().toSorted()).toEqual(all);
    const free = floorOf(made.tournament)
      .tables.flat()
      .filter(({ state }) => state === 'open')
      .flatMap(({ id, seats }) => seats.flatMap((seat, i) => (isFree(seat) ? [{ table: id, seat: i + 1 }] : [])));
    const [to = { table: 1, seat: 1 }] = free;
    made.floor({ do: 'move', entry: second?.entry ?? 0, ...to, instead: second?.slip ?? 0, at: AT + 300 });
    expect(sheet().toSorted()).toEqual(all);
    made.floor({ do: 'newSeat', slip: floorOf(made.tournament).pending.at(-1)?.slip ?? 0, at: AT + 400 });
    made.floor({ do: 'arrive', slips: others.map(({ slip }) => slip), at: AT + 500 });
    expect(sheet().toSorted()).toEqual(all);
    made.floor({ do: 'arrive', slips: floorOf(made.tournament).pending.map(({ slip }) => slip), at: AT + 600 });
    expect(sheet().toSorted()).toEqual(all);
  });

  test('P-17: the break of a table of nine makes nine slips and one list; every seat they go to is there, free and unique', () => {
    const made = drawn(36, 4);
    const before = floorOf(made.tournament);
    const full = before.tables.flat().find(({ seats }) => seats.filter(({ entry }) => entry !== null).length === 9);
    if (full === undefined) throw new Error('no table of nine');
    // Room for nine at the other tables: three of each are out.
    for (const { id, seats } of before.tables.flat()) {
      if (id === full.id) continue;
      for (const { entry } of seats.filter((seat) => seat.entry !== null).slice(0, 3)) {
        made.floor({ do: 'bust', hands: [[{ entry: entry ?? 0 }]], at: AT + (entry ?? 0) });
      }
    }
    const ready = floorOf(made.tournament);
    made.floor({ do: 'breakTables', tables: [full.id], at: AT + 1000 });
    const slips = cardsOf(made.tournament, 'openSlips');
    expect(slips).toHaveLength(9);
    const list = rowsOf(made.tournament, 'breakSheet').map(({ cells }) => cells.map(shown));
    expect(list).toHaveLength(9);
    const to = slips.map((card) => `${facts(card).table}/${facts(card).seat}`);
    expect(new Set(to).size).toBe(9);
    expect(new Set(list.map((cells) => `${cells[4]}/${cells[5]}`))).toEqual(new Set(to));
    const free = ready.tables
      .flat()
      .filter(({ id }) => id !== full.id)
      .flatMap(({ id, seats }) => seats.flatMap(({ entry }, i) => (entry === null ? [`${id}/${i + 1}`] : [])));
    for (const seat of to) expect(free).toContain(seat);
  });

  test('P-15: a closed table is on the list of its break with everybody who left it, and on no list of seats', () => {
    const made = drawn(20, 3);
    for (const entry of [1, 2, 3]) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 10 * entry });
    const heads = (id: string) =>
      documentOf(id)
        .make(made.tournament, null)
        .flatMap((sheet) => (sheet.kind === 'list' ? sheet.parts : []))
        .flatMap(({ blocks }) =>
          blocks.map(({ heading }) => (heading?.kind === 'phrase' ? heading.phrase.params : {})),
        );
    expect(heads('byTable')).toHaveLength(3);
    const left = floorOf(made.tournament)
      .tables.flat()
      .find(({ id }) => id === 3)
      ?.seats.flatMap(({ entry }) => (entry === null ? [] : [entry]));
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    made.floor({ do: 'arrive', slips: floorOf(made.tournament).pending.map(({ slip }) => slip), at: AT + 200 });
    expect(
      floorOf(made.tournament)
        .tables.flat()
        .find(({ id }) => id === 3)?.state,
    ).toBe('closed');
    expect(heads('byTable')).toEqual([{ name: '1' }, { name: '2' }]);
    expect(heads('breakSheet')).toEqual([{ name: '3' }]);
    expect(
      rowsOf(made.tournament, 'breakSheet')
        .map(({ cells }) => shown(cells[1]))
        .toSorted(),
    ).toEqual(left?.toSorted());
    const sitting = rowsOf(made.tournament, 'byName').map(({ cells }) => cells.map(shown));
    expect(sitting).toHaveLength(17);
    expect(sitting.every(([, table]) => table !== 3)).toBe(true);
  });

  test('break order: highest table first, clock tables last, and every change of it', () => {
    const made = drawn(27, 3);
    const order = () => rowsOf(made.tournament, 'breakOrder').map(({ cells }) => cells.map(shown));
    expect(order()).toEqual([
      [1, [3], 'empty'],
      [2, [2], 'empty'],
      [3, [1], 'poker.paper.clockTable'],
    ]);
    made.floor({ do: 'setBreakOrder', order: [2, 3, 1], at: AT + 1 });
    expect(order().map(([, table]) => table)).toEqual([[2], [3], [1], 'time']);
    expect(order().at(-1)?.[2]).toBe('poker.paper.orderChanged');
  });

  test('movements: every slip in order, and every draw with its seed and what was undone before it', () => {
    const made = drawn(9, 1);
    const rows = rowsOf(made.tournament, 'movements').map(({ cells }) => cells.map(shown));
    expect(rows.slice(0, 9).map(([slip]) => slip)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // A seat is a tile behind its table, nowhere "2 / 4" [L-1.1].
    const to = rowsOf(made.tournament, 'movements')[0]?.cells[4];
    const slip = slipsOf(floorOf(made.tournament))[0];
    expect(to).toEqual({ kind: 'spot', table: slip?.to.table, seat: slip?.to.seat });
    expect(rows.at(-1)).toEqual([1, 'time', 'poker.causes.initial', 9, '', seedOfDraw('paper', defaultRules, 1)]);
  });

  test('results: place, name, who knocked out, time; provisional while somebody may enter', () => {
    const made = drawn(4, 1);
    made.floor({ do: 'bust', hands: [[{ entry: 2, by: [1, 3] }]], at: AT + 1 });
    const rows = () => rowsOf(made.tournament, 'results').map(({ cells }) => cells.map(shown));
    expect(rows()).toEqual([['~4', 2, [1, 3], 'time']]);
    made.floor({ do: 'setRegistration', open: false });
    expect(rows()).toEqual([[4, 2, [1, 3], 'time']]);
  });

  test('final table: seats and button, chips left free', () => {
    const made = drawn(10, 2, { combineAt: 9 });
    made.floor({ do: 'bust', hands: [[{ entry: 3 }]], at: AT + 1 });
    made.floor({ do: 'finalTable', table: 1, extraChairs: 0, at: AT + 2 });
    made.floor({ do: 'arrive', slips: floorOf(made.tournament).pending.map(({ slip }) => slip), at: AT + 3 });
    const rows = rowsOf(made.tournament, 'finalTable').map(({ cells }) => cells.map(shown));
    expect(rows).toHaveLength(9);
    // The column is called so already.
    expect(rows.filter(([, , button]) => button === 'floor.seat.buttonTag')).toHaveLength(1);
    expect(rows.every(([, , , chips]) => chips === 'space')).toBe(true);
  });

  test('payouts: the shares of the pool', () => {
    const money = { buyIn: 20, fee: 0, bounty: 0, rebuy: 0, addOn: 0, pool: null };
    const made = drawn(18, 2, { money, payouts: { paid: true, unit: 1, parts: null } });
    expect(rowsOf(made.tournament, 'payouts').map(({ cells }) => cells.slice(0, 2).map(shown))).toEqual([
      [1, 180],
      [2, 108],
      [3, 72],
    ]);
  });
});

describe('texts', () => {
  const top = resolve(import.meta.dirname, '../../../../..');
  const collect = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(collect);
    if (typeof value !== 'object' || value === null) return [];
    const own = 'code' in value && typeof value.code === 'string' ? [value.code] : [];
    return [...own, ...Object.values(value).flatMap(collect)];
  };
  const codes = () => {
    const money = { buyIn: 20, fee: 0, bounty: 0, rebuy: 0, addOn: 0, pool: null };
    const made = drawn(20, 3, { money, payouts: { paid: true, unit: 1, parts: null }, breakOrder: 'fewest' });
    made.floor({ do: 'editTable', table: 2, hold: true });
    made.floor({
      do: 'setLevels',
      levels: suggestedLevels(20).map((level) => ({ ...level, note: 'colour up' })),
      at: AT,
    });
    made.floor({ do: 'setBreakOrder', order: [2, 3, 1], at: AT + 1 });
    made.floor({ do: 'sell', entry: 9, what: 'rebuy' });
    for (const entry of [1, 2, 3]) made.floor({ do: 'bust', hands: [[{ entry, by: [9] }]], at: AT + 10 * entry });
    made.floor({ do: 'lockSeat', table: 1, seat: 1, locked: true });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    const { tournament } = made;
    return [
      ...pokerDocuments.flatMap(({ id, make }) => [
        id.replace('.', '.documents.'),
        id.replace('.', '.titles.'),
        ...collect(make(tournament, null)),
      ]),
      ...pokerHallViews.flatMap(({ id, make }) => [
        ...(id.includes('.') ? [id.replace('.', '.views.')] : []),
        ...collect(make(tournament, null)),
      ]),
      ...pokerDocuments.flatMap(({ waits }) => waits(event(1).tournament, null) ?? []),
    ].filter((code) => code.startsWith('poker.'));
  };

  test.each(languages)('%s has a word for everything on paper and in the hall', (language) => {
    const [texts, shared] = ['poker', 'words'].map((name) =>
      JSON.parse(readFileSync(resolve(top, `resources/locales/${language}/${name}.json`), 'utf8')),
    );
    const said = [...new Set(codes())];
    expect(said.length).toBeGreaterThan(60);
    const isIn = (path: string, file: unknown) =>
      typeof path
        .split('.')
        .reduce<unknown>((at, key) => (at as { [key: string]: unknown } | undefined)?.[key], file) === 'string';
    const missing = said.filter((code) => {
      const path = code.slice('poker.'.length);
      // A page or a view may be called as its document is, and what other games say as well stands in `words`.
      const asDocument = path.replace(/^(?:titles|views)\./, 'documents.');
      return !isIn(path, texts) && !isIn(asDocument, texts) && !isIn(path, shared);
    });
    expect(missing).toEqual([]);
  });
});
