/**
 * One ranking: after every stage of a whole event the first ten names are the same for the desk, the hall,
 * paper, lists for spreadsheets, JSON, the whole event and the prize giving [stages 2.2].
 */

import { describe, expect, test } from 'vitest';
import { families } from '../../../core/families.ts';
import { type Played, playOf } from '../../../core/samples/play.ts';
import { published } from '../../../core/sheets/published.ts';
import { revealOf } from '../../../core/sheets/reveal.ts';
import { type Family, standingChoices } from '../../../core/tournament/family.ts';
import { outside } from '../../../core/tournament/outside.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { FamilyId, Json } from '../../../core/tournament/words.ts';
import { tableJson, tableText } from '../../../renderer/exchange/tables.ts';
import { rowsIn, sheetOf } from '../../core/sheets/printed.ts';

const TOLD = 10;

const familyOf = (id: FamilyId): Family => {
  const found = families[id];
  if (found === undefined) throw new Error(id);
  return found;
};

const eventOf = (family: FamilyId, people: number): Played => {
  const play = playOf({
    family,
    name: 'One order',
    id: 'c'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    plannedRounds: 3,
    seed: 'order',
  });
  play.act({ type: 'entrants.add', entrants: Array.from({ length: people }, (_, i) => ({ name: `Player ${i + 1}` })) });
  return play;
};

/** The first names by every reader. */
const readers = (tournament: Tournament, family: Family): { readonly [reader: string]: readonly string[] } => {
  const name = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant.name]));
  const nameOf = (id: unknown): string => name.get(Number(id)) ?? '?';
  const last = tournament.rounds.at(-1)?.no ?? 0;
  const choice = standingChoices(family, tournament).at(-1)?.through;
  const view = published(tournament, family, 'en', last);
  const [, ...lines] = (tableText('standings', tournament, family) ?? '').trim().split(/\r\n/);
  const json = JSON.parse(tableJson('standings', tournament, family) ?? '{"rows":[]}') as { rows: { name: string }[] };
  const told = revealOf(tournament, family, { top: 0, step: 1000 });
  // Bridge has a ranking sheet of its own in place of the general one.
  const ranking = family.id === 'bridge' ? 'bridgePaper.ranking' : 'standings';
  const paper = rowsIn(sheetOf(tournament, ranking, 'list', { family, round: last }));
  const all = {
    desk: family.standings(tournament, false, choice).rows.map(({ entrant }) => nameOf(entrant)),
    lastNamed: family.standings(tournament, false, last).rows.map(({ entrant }) => nameOf(entrant)),
    nothingNamed: family.standings(tournament).rows.map(({ entrant }) => nameOf(entrant)),
    hall: (view?.standings?.rows ?? []).map((row) => row.name.text),
    paper: paper.flatMap((cells) => cells.find((cell) => cell.startsWith('Player')) ?? []),
    csv: lines.map((line) => /Player \d+/.exec(line)?.[0] ?? '?'),
    json: json.rows.map((row) => row.name),
    event: outside(tournament, family).standings.map(({ player }) => nameOf(player)),
    reveal: (told?.rows ?? []).map((row) => row.name.text),
  };
  return Object.fromEntries(Object.entries(all).map(([reader, names]) => [reader, names.slice(0, TOLD)]));
};

const agree = (play: Played, family: Family): readonly string[] => {
  // Under bridge's delay the first round does not count yet, and nobody is told anything.
  if (family.standings(play.tournament()).through === 0) return [];
  const { desk = [], ...others } = readers(play.tournament(), family);
  for (const [reader, names] of Object.entries(others)) expect([reader, names]).toEqual([reader, desk]);
  expect(desk.length).toBeGreaterThan(3);
  return desk;
};

describe('V-1 every reader has one order after every stage', () => {
  test('mahjong', () => {
    const play = eventOf('mahjong', 16);
    for (const [at, method] of ['random', 'interval', 'swiss'].entries()) {
      play.enter(play.seat(method, method === 'interval' ? { k: 1 } : {}), ({ table }) => ({
        points: [45_000, 30_000 + 100 * table, 25_000 - 100 * table, 20_000],
      }));
      play.act({ type: 'round.confirm', no: at + 1 });
      agree(play, familyOf('mahjong'));
    }
  });

  test('bridge', () => {
    const play = eventOf('bridge', 12);
    play.act({ type: 'family.do', command: { do: 'closePreparations' } });
    for (const method of ['start', 'start', 'swiss']) {
      play.enter(play.seat(method), ({ table }): Json => ({ entry: 'mp', ns: 100 * (40 + 3 * table) }));
      agree(play, familyOf('bridge'));
    }
  });

  test('1-v-1 with a cut, to the champion: the lower seed wins each match of it', () => {
    const play = eventOf('duel', 16);
    for (let no = 1; no <= 3; no++) {
      play.enter(play.seat('swiss'), ({ seats: [a = 0, b = 0] }) => ({
        outcome: a < b ? 'a' : 'b',
        games: a < b ? { a: 2, b: 0 } : { a: 0, b: 2 },
      }));
      play.act({ type: 'round.confirm', no });
      agree(play, familyOf('duel'));
    }
    const swiss = agree(play, familyOf('duel'));
    play.act({ type: 'family.do', command: { do: 'startCut', cut: { size: 4, thirdPlace: false } } });
    for (const no of [4, 5]) {
      play.enter(play.seat('cut'), () => ({ outcome: 'b', games: { a: 1, b: 2 } }));
      agree(play, familyOf('duel'));
      play.act({ type: 'round.confirm', no });
      agree(play, familyOf('duel'));
    }
    const [s1, s2, s3, s4] = swiss;
    expect(agree(play, familyOf('duel')).slice(0, 4)).toEqual([s4, s3, s1, s2]);
  });
});
