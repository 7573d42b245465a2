/**
 * [H-14] for every game: two events that differ only in results newer than what the hall may see are the same for everybody
 * outside the desk, in every hall view and on every sheet that is handed out or hung up [hall-and-print 2.9].
 */

import { describe, expect, test } from 'vitest';
import { usualRules } from '../../../core/games/bridge/rules/rules.ts';
import { playOf } from '../../../core/samples/play.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import { documentsOf, waitingFor } from '../../../core/sheets/paper/documents.ts';
import type { Round, StandingsShown, Tournament } from '../../../core/tournament/state.ts';
import type { Json, Table } from '../../../core/tournament/words.ts';
import { sheetsOf } from './printed.ts';
import { familyOf } from './sample-events.ts';

type Swiss = 'mahjong' | 'bridge' | 'duel';

const people = { mahjong: 16, bridge: 16, duel: 16 };

/** How a table ends; turned round in the event that differs. */
const resultOf = (family: Swiss, turned: boolean, { table }: Table): Json => {
  if (family === 'bridge') return { entry: 'mp', ns: 100 * (35 + table) + (turned ? 20 : 0) };
  if (family === 'duel')
    return turned ? { outcome: 'b', games: { a: 0, b: 2 } } : { outcome: 'a', games: { a: 2, b: 1 } };
  const points = [45_000, 30_000, 25_000 - 100 * table, 20_000 + 100 * table];
  return { points: turned ? points.toReversed() : points };
};

/** How the round came about, with what everybody had won before it: the TO's own papers, handed out when somebody asks. */
const forTheOrganiser = new Set([
  'roundReport',
  'mahjong.reasons',
  'duel.log',
  'bridgePaper.explain',
  'bridgePaper.log',
]);

const METHODS: { readonly [family in Swiss]: readonly string[] } = {
  mahjong: ['random', 'interval'],
  bridge: ['start', 'start'],
  duel: ['swiss', 'swiss'],
};

/** Two rounds played, the second as wished, and a third one seated as given or by the engine. */
const eventOf = (family: Swiss, turned: boolean, shown: StandingsShown, third: Round | null): Tournament => {
  const play = playOf({
    family,
    name: 'Frozen',
    id: 'f'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    plannedRounds: 5,
    seed: 'frozen',
    ...(family === 'bridge' ? { rules: { ...usualRules('pairs'), delay: false } } : {}),
  });
  const entrants = Array.from({ length: people[family] }, (_, i) => ({ name: `Player ${i + 1}` }));
  play.act({ type: 'entrants.add', entrants });
  if (family === 'bridge') play.act({ type: 'family.do', command: { do: 'closePreparations' } });
  for (const [at, method] of METHODS[family].entries()) {
    const round = play.seat(method, method === 'interval' ? { k: 1 } : {});
    play.enter(round, (table) => resultOf(family, turned && at === 1, table));
    if (family !== 'bridge') play.act({ type: 'round.confirm', no: round.no });
  }
  play.act({ type: 'standings.show', ...shown });
  const seated = play.seat('swiss');
  const tournament = play.tournament();
  if (third === null) return tournament;
  // People sit where they do in the other event; all that the engine said of its own seating stays.
  const rounds = tournament.rounds.map((round) => (round === seated ? { ...round, tables: third.tables } : round));
  return { ...tournament, rounds };
};

const told = (tournament: Tournament, family: Swiss) => {
  const found = familyOf(family);
  const waiting = waitingFor(tournament, found, null);
  const paper = documentsOf(found).flatMap(({ id }) =>
    waiting.get(id) === null ? [[id, JSON.stringify(sheetsOf(tournament, id, { family: found }))] as const] : [],
  );
  const { own = {}, ...view } = hallView(tournament, found, 'en') ?? { own: {} };
  const screens = Object.entries(own).map(([id, page]) => [id, JSON.stringify(page)] as const);
  return new Map<string, string>([...paper, ['view', JSON.stringify(view)], ...screens]);
};

describe.each(['mahjong', 'bridge', 'duel'] as const)('%s', (family) => {
  test.each<StandingsShown>([
    { hidden: false, frozenAfter: 1 },
    { hidden: true, frozenAfter: null },
  ])('as long as the standings are %o, nothing newer is told', (shown) => {
    const as = (turned: boolean, third: Round | null) => eventOf(family, turned, shown, third);
    const first = as(false, null);
    const one = told(first, family);
    const other = told(as(true, first.rounds[2] ?? null), family);
    const differ = [...one.keys()].filter((id) => one.get(id) !== other.get(id));
    expect(differ.filter((id) => !forTheOrganiser.has(id))).toEqual([]);
    expect(one.size).toBeGreaterThan(10);
  });
});
