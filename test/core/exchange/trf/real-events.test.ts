/** Events that were really played: our standings and tie-breaks are those that their organisers published. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandFromTrf } from '../../../../core/exchange/trf/into-event.ts';
import { readTrf } from '../../../../core/exchange/trf/read.ts';
import { duelFromTrf } from '../../../../core/exchange/trf/to-duel.ts';
import { duel } from '../../../../core/games/duel/duel.ts';
import { type DuelRules, defaultRules } from '../../../../core/games/duel/rules/rules.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { emptyLedger } from '../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { created, run, stateOf } from '../../tournament/event.ts';

const events = join(import.meta.dirname, '../../../fixtures/events');

const played = (file: string, tieBreaks: DuelRules['tieBreaks']): Tournament => {
  const read = readTrf(readFileSync(join(events, file), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems[0]));
  expect(read.warnings).toEqual([]);
  const event = duelFromTrf(read.trf);
  const nobody = run(emptyLedger, { ...created, family: 'duel', plannedRounds: 9 } as CommandInput);
  const taken = { rules: { ...defaultRules, tieBreaks }, name: 'Event' };
  return stateOf(run(nobody, commandFromTrf(event, taken, { from: file, reason: 'from the file' })));
};

test('UzChess Cup 2025: direct encounter, Sonneborn-Berger and wins put everybody where the published table has them', () => {
  const tournament = played('uzchess-cup-2025.trf', ['headToHead', 'sonnebornBerger', 'wins']);
  const { rows, columns } = duel.results.standings(tournament);
  const at = (code: string) => columns.findIndex((column) => column.code === code);
  const familyName = (id: number) =>
    tournament.entrants
      .find((entrant) => entrant.id === id)
      ?.name.replace(/ R$/, '')
      .split(' ')
      .at(-1);
  expect(
    rows.map(({ place, entrant, cells }) => [
      place,
      familyName(entrant),
      Number(cells[at('points')]) / 100,
      Number(cells[at('sonnebornBerger')]) / 200,
      cells[at('wins')],
    ]),
  ).toEqual([
    [1, 'Praggnanandhaa', 5.5, 25.25, 4],
    [2, 'Abdusattorov', 5.5, 22.5, 4],
    [3, 'Sindarov', 5.5, 22.25, 3],
    [4, 'Arjun', 5, 21.5, 2],
    [5, 'Maghsoodloo', 4.5, 20.5, 2],
    [6, 'Rapport', 4.5, 18.75, 2],
    [7, 'Yakubboev', 4.5, 19.5, 2],
    [8, 'Vokhidov', 4, 16.5, 2],
    [9, 'Nepomniachtchi', 3.5, 16, 0],
    [10, 'Aravindh', 2.5, 11.25, 0],
  ]);
});
