/** [hall-and-print 2.9] tables drawn by lot have the same numbers in the hall, on every list, on slips and where results are entered. */

import { expect, test } from 'vitest';
import { usualRules } from '../../../core/games/bridge/rules/rules.ts';
import { playOf } from '../../../core/samples/play.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { Listing } from '../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { sheetsOf } from './printed.ts';
import { familyOf } from './sample-events.ts';

const results: { readonly [family: string]: (seats: readonly number[]) => Json } = {
  mahjong: (seats) => ({ points: seats.map((_, i) => 45_000 - 10_000 * i) }),
  bridge: ([ns = 0]) => ({ entry: 'mp', ns: 100 * (35 + ns) }),
  duel: () => ({ outcome: 'a', games: { a: 2, b: 0 } }),
};

/** How tables are drawn by lot in each game: for all rounds, or for this one. */
const options: { readonly [family: string]: Json } = {
  mahjong: {},
  bridge: { hall: { shuffled: true } },
  duel: { shuffleTables: true },
};

type Swiss = 'mahjong' | 'bridge' | 'duel';

const eventOf = (family: Swiss, byLot = true): Tournament => {
  const play = playOf({
    family,
    name: 'Drawn',
    id: 'f'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    plannedRounds: 5,
    seed: 'drawn tables',
    ...(family === 'bridge' ? { rules: { ...usualRules('pairs'), delay: false, startRounds: 1 } } : {}),
  });
  play.act({ type: 'entrants.add', entrants: Array.from({ length: 24 }, (_, i) => ({ name: `Player ${i + 1}` })) });
  if (family === 'bridge') play.act({ type: 'family.do', command: { do: 'closePreparations' } });
  if (family === 'mahjong' && byLot) {
    play.act({ type: 'family.do', command: { do: 'setSeating', seating: { winds: 'balanced', tables: 'lot' } } });
  }
  const first = play.seat({ mahjong: 'random', bridge: 'start', duel: 'swiss' }[family]);
  play.enter(first, ({ seats }) => results[family]?.(seats) ?? null);
  if (family !== 'bridge') play.act({ type: 'round.confirm', no: 1 });
  play.act({ type: 'standings.show', hidden: false, frozenAfter: 1 });
  play.seat('swiss', byLot ? options[family] : {});
  return play.tournament();
};

/** At which table of the last round everybody sits. */
const seatsOf = ({ entrants, rounds }: Tournament): ReadonlyMap<string, number> =>
  new Map(
    rounds
      .at(-1)
      ?.tables.flatMap(({ table, seats }) =>
        seats.map((id) => [entrants.find((entrant) => entrant.id === id)?.name ?? '', table] as const),
      ),
  );

type Found = readonly (readonly [name: string, table: number])[];

/** Names with the number at the head of their row or block. */
const byTable = ({ blocks }: Listing): Found =>
  blocks.flatMap(({ heading, rows }) =>
    rows.flatMap(({ cells }) => {
      const number = [heading, ...cells].find(({ kind }) => kind === 'number');
      if (number?.kind !== 'number') return [];
      return cells.flatMap((cell) => {
        // Partners stand in one cell, each name isolated from the direction of the other.
        const name =
          cell.kind === 'name'
            ? cell.name.text
            : cell.kind === 'text'
              ? cell.text.replace(/[\u2068\u2069]/g, '')
              : null;
        return name === null ? [] : [[name, number.value] as const];
      });
    }),
  );

/** Names with the number beside them. */
const byName = ({ blocks }: Listing): Found =>
  blocks.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => {
      const [name, table] = cells;
      return name?.kind === 'name' && table?.kind === 'number' ? [[name.name.text, table.value] as const] : [];
    }),
  );

test.each(['mahjong', 'bridge', 'duel'] as const)('%s', (family) => {
  const tournament = eventOf(family);
  const found = familyOf(family);
  const sits = seatsOf(tournament);
  expect(sits.size).toBe(24);
  const same = (what: string, seats: Found) => {
    expect([what, new Map(seats.map(([name, table]) => [name.replace(/ \(\d+\)$/, ''), table]))]).toEqual([what, sits]);
  };
  const view = hallView(tournament, found, 'en');
  if (view === null) throw new Error('nothing is published');
  same(
    'hall by table',
    view.own.byTable?.kind === 'list'
      ? byTable(view.own.byTable.listing)
      : view.tables.flatMap(({ table, seats }) => seats.map(({ name }) => [name.text, table] as const)),
  );
  same(
    'hall by name',
    view.own.byName?.kind === 'list'
      ? byName(view.own.byName.listing)
      : view.names.map(({ name, table }) => [name.text, table ?? 0] as const),
  );
  for (const [document, read] of [
    ['seatingByTable', byTable],
    ['seatingByName', byName],
  ] as const) {
    const lists = sheetsOf(tournament, document, { family: found }).flatMap((sheet) =>
      sheet.kind === 'list' ? sheet.parts : [],
    );
    same(document, lists.flatMap(read));
  }
  const slips = sheetsOf(tournament, 'slips', { family: found }).flatMap((sheet) => {
    if (sheet.kind === 'slips') {
      return sheet.slips.flatMap(({ table, seats }) => seats.map(({ name }) => [name?.text ?? '', table] as const));
    }
    if (sheet.kind !== 'handouts') return [];
    return sheet.handouts.flatMap(({ title, parts }) => {
      const text = JSON.stringify([title, parts]);
      const names = [...text.matchAll(/"text":"(Player \d+)"/g)].map(([, name = '']) => name);
      const table = Number(
        /"table":(\d+)/.exec(JSON.stringify(title))?.[1] ?? /"value":(\d+)/.exec(JSON.stringify(title))?.[1],
      );
      return [...new Set(names)].map((name) => [name, table] as const);
    });
  });
  same('slips', slips as Found);
  expect(sits).not.toEqual(seatsOf(eventOf(family, false)));
});
