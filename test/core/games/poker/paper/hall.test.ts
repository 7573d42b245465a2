import { describe, expect, test } from 'vitest';
import { MOST_BY_NAME, pokerHallViews } from '../../../../../core/games/poker/paper/hall.ts';
import { suggestedLevels } from '../../../../../core/games/poker/rules/clock.ts';
import { entryOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { floorOf } from '../../../../../core/games/poker/steps/state.ts';
import { findable } from '../../../../../core/sheets/hall/finding.ts';
import { hallPages } from '../../../../../core/sheets/hall/hall-pages.ts';
import { sizesFor } from '../../../../../core/sheets/hall/legibility.ts';
import { hallView } from '../../../../../core/sheets/hall/published.ts';
import type { OwnView } from '../../../../../core/sheets/hall/published-view.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { plainHand } from '../../../sheets/hall-of-names.ts';
import { AT, drawn, event, poker } from '../paper-event.ts';

type List = Extract<OwnView, { kind: 'list' }>;

const hallOf = (tournament: Tournament, id: string): OwnView | null =>
  hallView(tournament, poker, 'en')?.own[id] ?? null;

const hallRows = (tournament: Tournament, id: string) => {
  const view = hallOf(tournament, id) as List | null;
  return view?.listing.blocks.flatMap(({ rows }) => rows) ?? null;
};

const image = { width: 1920, height: 1080 };
const room = { imageWidth: 200, readingLine: 600, farthest: 1500 };
const wishes = { dense: false, scroll: false, share: { part: 1, of: 1 } };

const laidIn = ({ tournament }: ReturnType<typeof drawn>, id: string) => {
  const view = hallView(tournament, poker, 'en');
  if (view === null) throw new Error('nothing is published');
  return hallPages(view, id, { image, room, wishes }, plainHand);
};

describe('[L-10.4] by table', () => {
  const told = (made: ReturnType<typeof drawn>) =>
    hallRows(made.tournament, 'byTable')?.map(({ cells: [seat, who] }) => [
      seat?.kind === 'seat' && seat.seat,
      who?.kind === 'name' ? who.name.text : who?.kind === 'phrase' ? who.phrase.code : who?.kind,
    ]) ?? [];

  test('every seat of a table has its line, as on paper: an empty or a locked one has a dash', () => {
    const made = drawn(17);
    expect(told(made).map(([seat]) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(told(made).filter(([, who]) => who === 'words.none')).toHaveLength(1);
    const { table, seat } = entryOf(floorOf(made.tournament), 4)?.at ?? { table: 1, seat: 1 };
    made.floor({ do: 'bust', hands: [[{ entry: 4 }]], at: AT + 1 });
    made.floor({ do: 'lockSeat', table, seat, locked: true });
    expect(told(made)[(table - 1) * 9 + seat - 1]).toEqual([seat, 'words.none']);
    expect(told(event(9))).toEqual([]);
  });

  test('[L-10.3] pages are planned for full tables: empty seats change neither the letters nor the tables a page', () => {
    const planned = (made: ReturnType<typeof drawn>) => {
      const { size, pages } = laidIn(made, 'byTable');
      const heads = pages.map(({ columns }) => columns.flatMap(({ rows }) => rows.map(({ row }) => row.head)));
      return { size, tables: heads.map((all) => new Set(all.filter((head) => head !== '')).size) };
    };
    const made = drawn(153, 17);
    const full = planned(made);
    expect(full.tables).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1]);
    for (let entry = 1; entry <= 60; entry++) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + entry });
    expect(planned(made)).toEqual(full);
  });
});

test('[L-1.4] break order and prizes stand in columns, as on paper, in letters no smaller; few keep one column', () => {
  const money = { buyIn: 50, fee: 0, bounty: 0, rebuy: 0, addOn: 0, pool: null };
  const large = drawn(600, 112, { money, payouts: { paid: true, unit: 5, parts: null } });
  for (const id of ['poker.order', 'poker.payouts']) {
    const { pages, size } = laidIn(large, id);
    expect(size).toBeGreaterThanOrEqual(sizesFor(image, room).preferred - 1e-6);
    expect([id, pages.length]).toEqual([id, 2]);
    expect(pages[0]?.columns.length).toBeGreaterThan(2);
    for (const { x, width } of pages.flatMap(({ columns }) => columns)) expect(x + width).toBeLessThan(image.width);
  }
  expect(laidIn(drawn(), 'poker.order').pages.map(({ columns }) => columns.length)).toEqual([1]);
});

describe('the hall', () => {
  test('shows nothing of the floor before there are tables', () => {
    expect(hallView(event(9).tournament, poker, 'en')).toBeNull();
  });

  describe('by name above 600 names [poker 11]', () => {
    const large = () => drawn(MOST_BY_NAME + 9, 68);
    const comes = (made: ReturnType<typeof drawn>, names: readonly string[], at: number) =>
      made.send({
        type: 'entrants.add',
        entrants: names.map((name) => ({ name, traits: { paid: true } })),
        atOnce: { do: 'seat', at },
      });

    test('shows only the seats that changed in the last 5 minutes, and says so', () => {
      expect(hallRows(drawn().tournament, 'byName')).toHaveLength(18);
      const made = large();
      comes(made, ['Late'], AT + 9);
      const [others, ...rows] = hallRows(made.tournament, 'byName') ?? [];
      expect(hallOf(made.tournament, 'byName')?.title).toEqual({ code: 'poker.hall.changes' });
      expect(others).toMatchObject({ cells: [{ kind: 'note', phrase: { code: 'poker.hall.allSeats' } }] });
      expect(others?.until).toBeUndefined();
      expect(rows).toMatchObject([
        { cells: [{ kind: 'name', name: { text: 'Late' } }, {}, {}, { kind: 'seat' }], until: AT + 300_009 },
      ]);
    });

    test('shows every seat that changed, however many they are', () => {
      const made = large();
      made.floor({ do: 'redraw', at: AT + 10 });
      expect(hallRows(made.tournament, 'byName')).toHaveLength(1 + floorOf(made.tournament).pending.length);
      expect(hallRows(made.tournament, 'poker.moves')).toHaveLength(floorOf(made.tournament).pending.length);
    });

    test('leaves everybody a page on which to find the seat: kiosk and phone, and the tables', () => {
      const made = large();
      const view = hallView(made.tournament, poker, 'en');
      if (view === null) throw new Error('nothing is published');
      expect(findable(view).map(({ name }) => name.text)).toContain('Player 001');
      expect(findable(view)).toHaveLength(MOST_BY_NAME + 9);
      const named = hallRows(made.tournament, 'byTable')?.filter(({ cells }) => cells[1]?.kind === 'name');
      expect(named).toHaveLength(MOST_BY_NAME + 9);
    });
  });

  test('shows moves for 5 minutes, cancelled ones not at all', () => {
    const made = drawn(20, 3);
    expect(hallRows(made.tournament, 'poker.moves')).toBeNull();
    for (const entry of [1, 2, 3]) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 10 * entry });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    const { pending } = floorOf(made.tournament);
    const rows = hallRows(made.tournament, 'poker.moves');
    expect(rows).toHaveLength(pending.length);
    expect(rows?.every(({ until }) => until === AT + 100 + 300_000)).toBe(true);
    made.floor({ do: 'cancelMoves', slips: pending.map(({ slip }) => slip), confirmed: true, at: AT + 200 });
    expect(hallRows(made.tournament, 'poker.moves')).toBeNull();
  });

  test('L-1.1 a new seat is the table and a tile; without changes above 600 names no head and no heading promises them', () => {
    const made = drawn(20, 3);
    made.floor({ do: 'bust', hands: [[{ entry: 1 }], [{ entry: 2 }]], at: AT + 10 });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    const rows = hallRows(made.tournament, 'poker.moves') ?? [];
    expect(rows.length).toBeGreaterThan(4);
    for (const { cells } of rows) expect(cells.map(({ kind }) => kind)).toEqual(['name', 'number', 'number', 'seat']);
    const still = hallOf(drawn(MOST_BY_NAME + 9, 68).tournament, 'byName');
    expect(still?.title).toEqual({ code: 'poker.documents.byName' });
    expect(still?.kind === 'list' && still.listing.columns.every(({ code }) => code === '')).toBe(true);
  });

  test('new seats stand in order of the names, in which people find themselves', () => {
    const made = drawn(20, 3);
    made.floor({ do: 'bust', hands: [[{ entry: 1 }], [{ entry: 2 }]], at: AT + 10 });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    const names = hallRows(made.tournament, 'poker.moves')?.map(({ cells: [name] }) =>
      name?.kind === 'name' ? name.name.text : '',
    );
    expect(names?.length).toBeGreaterThan(4);
    expect(names).toEqual(names?.toSorted());
  });

  test('R23 shows of everybody only the last move, and of nobody who is out or was taken from the table', () => {
    const made = drawn(20, 3);
    made.floor({ do: 'redraw', at: AT + 100 });
    made.floor({ do: 'arrive', slips: floorOf(made.tournament).pending.map(({ slip }) => slip), at: AT + 200 });
    made.floor({ do: 'redraw', at: AT + 300 });
    made.floor({ do: 'bust', hands: [[{ entry: 1 }]], at: AT + 400 });
    made.floor({ do: 'unseat', entries: [2], at: AT + 500 });
    const { pending } = floorOf(made.tournament);
    const shown = (rows: ReturnType<typeof hallRows>) =>
      rows?.map(({ cells: [name], until }) => [name?.kind === 'name' ? name.name.text : '', until]) ?? [];
    const rows = shown(hallRows(made.tournament, 'poker.moves'));
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    expect(rows).not.toContainEqual(['Player 001', expect.anything()]);
    expect(rows).not.toContainEqual(['Player 002', expect.anything()]);
    expect(rows.filter(([, until]) => until === AT + 300 + 300_000)).toHaveLength(pending.length);
  });

  test('R24 shows who tied with the prize they share, and every prize that is still to be won', () => {
    const money = { buyIn: 50, fee: 0, bounty: 0, rebuy: 0, addOn: 0, pool: null };
    const made = drawn(18, 2, { money, payouts: { paid: true, unit: 5, parts: [50, 30, 20] } });
    const cells = () =>
      hallRows(made.tournament, 'poker.payouts')?.map(({ cells: all }) =>
        all.map((cell) =>
          cell.kind === 'number'
            ? cell.value
            : cell.kind === 'text'
              ? cell.text
              : cell.kind === 'name'
                ? cell.name.text
                : '',
        ),
      );
    expect(cells()).toEqual([
      [1, 450],
      [2, 270],
      [3, 180],
    ]);
    for (let entry = 18; entry > 5; entry--) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + entry });
    made.floor({ do: 'bust', hands: [[{ entry: 3 }, { entry: 4 }, { entry: 5 }]], at: AT + 50 });
    expect(cells()).toEqual([
      [1, 450, ''],
      [2, 270, ''],
      ['3–5', 60, 'Player 003'],
      ['3–5', 60, 'Player 004'],
      ['3–5', 60, 'Player 005'],
    ]);
  });

  test('every place is provisional while entries may come, the first too [poker 8]', () => {
    const made = drawn(3, 1);
    made.floor({ do: 'bust', hands: [[{ entry: 1 }], [{ entry: 2 }]], at: AT + 1 });
    const places = () => hallRows(made.tournament, 'standings')?.map(({ cells: [place] }) => place);
    const written = (...texts: readonly string[]) => texts.map((text) => expect.objectContaining({ text }));
    expect(places()).toEqual(written('~1', '~2', '~3'));
    made.floor({ do: 'setRegistration', open: false });
    expect(places()).toEqual(written('1', '2', '3'));
  });

  test('shows a map: every table that is not closed with its count, what breaks next and what is being broken', () => {
    const made = drawn(21, 3);
    const map = () => {
      const view = hallOf(made.tournament, 'poker.map');
      if (view?.kind !== 'map') throw new Error('no map');
      return view.tables.map(({ name, count, mark }) => [
        name,
        `${count.params?.value}/${count.params?.of}`,
        mark?.phrase.code.split('.').at(-1) ?? '',
        mark?.edge ?? '',
      ]);
    };
    expect(map()).toEqual([
      ['1', '7/9', '', ''],
      ['2', '7/9', '', ''],
      ['3', '7/9', 'breaksNext', 'thick'],
    ]);
    for (const entry of [1, 2, 3]) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 10 * entry });
    made.floor({ do: 'breakTables', tables: [3], at: AT + 100 });
    const { pending } = floorOf(made.tournament);
    const broken = map();
    expect(broken[2]).toEqual(['3', '0/9', 'breaking', 'dashed']);
    expect(broken.filter(([, , mark]) => mark === 'breaksNext')).toHaveLength(1);
    made.floor({ do: 'arrive', slips: pending.map(({ slip }) => slip), at: AT + 200 });
    expect(map().map(([name]) => name)).toEqual(['1', '2']);
  });

  test('names nobody on the map', () => {
    const page = pokerHallViews.find(({ id }) => id === 'poker.map')?.make(drawn().tournament, null);
    expect(JSON.stringify(page)).not.toMatch(/Player|entrant/);
  });

  test('answers at the kiosk where everybody sits, is sent to, or in which place he waits', () => {
    const made = drawn(18, 2);
    const rows = () => {
      const view = hallOf(made.tournament, 'poker.kiosk');
      if (view?.kind !== 'kiosk') throw new Error('no kiosk');
      return view.listing.blocks.flatMap(({ rows: all }) =>
        all.map(({ cells: [who, where] }) => [
          who?.kind === 'name' ? who.name.text : '',
          where?.kind === 'phrase' ? [where.phrase.code, where.phrase.params] : null,
        ]),
      );
    };
    expect(rows()).toHaveLength(18);
    const before = entryOf(floorOf(made.tournament), 1)?.at;
    expect(rows().find(([name]) => name === 'Player 001')?.[1]).toEqual([
      'poker.kiosk.seat',
      { name: String(before?.table), seat: before?.seat },
    ]);
    const free = entryOf(floorOf(made.tournament), 18)?.at;
    if (free == null) throw new Error('18 sits nowhere');
    made.floor({ do: 'bust', hands: [[{ entry: 18 }]], at: AT + 5 });
    // R13: whoever is out is told so, not that nobody has that name.
    expect(rows()).toHaveLength(18);
    expect(rows().find(([name]) => name === 'Player 018')?.[1]).toEqual(['poker.kiosk.out', undefined]);
    made.floor({ do: 'move', entry: 1, ...free, at: AT + 6 });
    expect(rows().find(([name]) => name === 'Player 001')?.[1]).toEqual([
      'poker.kiosk.newSeat',
      { name: String(free.table), seat: free.seat },
    ]);
    // A telephone has table and tile, marked for whoever is sent there [L-11].
    const seen = hallView(made.tournament, poker, 'en');
    const moved = seen === null ? undefined : findable(seen).find(({ name }) => name.text === 'Player 001');
    expect(moved?.now).toMatchObject({
      where: [{ value: free.table }, { kind: 'seat', seat: free.seat }],
      changed: true,
    });
  });

  test('shows the clock with blinds, players, average stack in big blinds, pool and next prize', () => {
    const money = { buyIn: 20, fee: 0, bounty: 0, rebuy: 0, addOn: 0, pool: null };
    const made = drawn(18, 2, { money, payouts: { paid: true, unit: 1, parts: null } });
    expect(hallOf(made.tournament, 'timer')).toBeNull();
    made.floor({ do: 'setLevels', levels: suggestedLevels(20).map((level) => ({ ...level })), at: AT });
    made.floor({ do: 'workClock', deed: { what: 'start' }, at: AT });
    const view = hallOf(made.tournament, 'timer');
    if (view?.kind !== 'clock') throw new Error('no clock');
    expect(view.clock).toMatchObject({ stage: 0, runningSince: AT, ranBefore: 0 });
    expect(view.clock.stages[0]).toMatchObject({
      seconds: 1200,
      pause: false,
      title: { code: 'poker.clock.level', params: { level: 1 } },
      large: { params: { value: 25, of: 50 } },
      facts: [{ what: { params: { value: 10_000, blinds: 200 } } }],
    });
    expect(view.clock.stages[4]).toMatchObject({ pause: true, title: { code: 'bridgeSwiss.break.title' } });
    const known = Object.fromEntries(view.facts.map(({ label, what }) => [label.code.split('.').at(-1), what.params]));
    expect(known).toEqual({
      players: { value: 18, of: 18 },
      tables: { value: 2 },
      total: { value: 180_000 },
      pool: { value: 360 },
    });
    for (let entry = 18; entry > 3; entry--) made.floor({ do: 'bust', hands: [[{ entry }]], at: AT + 1000 - entry });
    const later = hallOf(made.tournament, 'timer');
    expect(later?.kind === 'clock' && later.facts.at(-1)?.what.params).toEqual({ place: 3, value: 72 });
  });

  test('has the event to show also while the view that is asked for has nothing', () => {
    const made = drawn(18, 2);
    expect(hallView(made.tournament, poker, 'en', { wanted: new Set(['poker.moves']) })).toMatchObject({
      event: 'Thursday',
      round: 0,
      own: {},
    });
    expect(hallView(event(0).tournament, poker, 'en')).toBeNull();
  });

  test('carries no money paid in, no locks, no suggestion and no seed', () => {
    const made = drawn(18, 2);
    made.floor({ do: 'lockSeat', table: 1, seat: 2, locked: true });
    made.floor({ do: 'bust', hands: [[{ entry: 18 }]], at: AT + 5 });
    const text = JSON.stringify(hallView(made.tournament, poker, 'en'));
    expect(text).not.toMatch(/locked|buyIn|seed|paper#1|snoozed|cards\./);
  });
});
