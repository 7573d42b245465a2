/** Commands that only bridge knows: to the file that decides each, and how what happened is folded. */

import type { Revision } from '../../../game/game.ts';
import { ok } from '../../../tournament/refusal.ts';
import { type Round, roundOf, type Tournament } from '../../../tournament/state.ts';
import { unlessSo } from '../../../tournament/unless-so.ts';
import type { RoundNo } from '../../../tournament/words.ts';
import { type BridgeCommand, type OwnChange, ownOf, type Reseated } from '../rules/state.ts';
import { convertBarometer, convertTotals, revertConversion } from './decide-conversion.ts';
import { addLate, chooseBye, reinstate, setAbsences, setDirectors, wishBye, withdraw } from './decide-people.ts';
import {
  closePreparations,
  type Decided,
  reopenPreparations,
  setHomes,
  setOrder,
  shuffleNames,
} from './decide-preparations.ts';
import { adjust, cancelAdjustment, setCarryOver, setProvisional } from './decide-scores.ts';
import { editRound, ignoreMeetings, setArrows, setBreak, turnOffDelay } from './decide-seated.ts';

type Revisions = { readonly [round: number]: number };

/** A change with revisions that no seating of those rounds ever had, also not one that was undone. */
const numbered = (tournament: Tournament, change: OwnChange, revisions: Revisions): OwnChange => {
  const highest = (no: RoundNo): number => Math.max(revisions[no] ?? 0, roundOf(tournament, no)?.rev ?? 0);
  const { reseated, taken } = change;
  return {
    ...change,
    ...(reseated === undefined
      ? {}
      : { reseated: reseated.map((round) => ({ ...round, rev: highest(round.no) + 1 })) }),
    ...(taken === undefined ? {} : { taken: taken.map((round) => ({ ...round, rev: highest(round.no) + 1 })) }),
  };
};

/**
 * What a command leads to; refusals are those of the files named above.
 *
 * @param revisions the highest revision each round ever had (`Counters`)
 */
export const decideOwn = (tournament: Tournament, command: BridgeCommand, revisions: Revisions = {}): Decided => {
  const decided = decidedBy(tournament, command);
  if (!decided.ok) return decided;
  const changes = unlessSo(tournament, decided.value, evolveOwn);
  return ok(changes.map((change) => numbered(tournament, change, revisions)));
};

/** Revisions that a change gives to rounds. */
export const revisionsOf = ({ reseated = [], taken = [] }: OwnChange): readonly Revision[] =>
  [...reseated, ...taken].flatMap(({ no, rev }) => (rev === undefined ? [] : [{ round: no, rev }]));

const decidedBy = (tournament: Tournament, command: BridgeCommand): Decided => {
  switch (command.do) {
    case 'setOrder':
      return setOrder(tournament, command);
    case 'shuffleNames':
      return shuffleNames(tournament);
    case 'closePreparations':
      return closePreparations(tournament);
    case 'reopenPreparations':
      return reopenPreparations(tournament);
    case 'setHomes':
      return setHomes(tournament, command);
    case 'setDirectors':
      return setDirectors(tournament, command);
    case 'wishBye':
      return wishBye(tournament, command);
    case 'chooseBye':
      return chooseBye(tournament, command);
    case 'setAbsences':
      return setAbsences(tournament, command);
    case 'withdraw':
      return withdraw(tournament, command);
    case 'reinstate':
      return reinstate(tournament, command);
    case 'addLate':
      return addLate(tournament, command);
    case 'setCarryOver':
      return setCarryOver(tournament, command);
    case 'adjust':
      return adjust(tournament, command);
    case 'cancelAdjustment':
      return cancelAdjustment(tournament, command);
    case 'setProvisional':
      return setProvisional(tournament, command);
    case 'setBreak':
      return setBreak(tournament, command);
    case 'turnOffDelay':
      return turnOffDelay(tournament, command);
    case 'ignoreMeetings':
      return ignoreMeetings(tournament, command);
    case 'setArrows':
      return setArrows(tournament, command);
    case 'editRound':
      return editRound(tournament, command);
    case 'convertBarometer':
      return convertBarometer(tournament, command);
    case 'convertTotals':
      return convertTotals(tournament, command);
    case 'revertConversion':
      return revertConversion(tournament);
  }
};

/** Results of tables that are no longer there go with them; `revised` names the tables that are different. */
const withRows = (round: Round, { tables, byes, metrics, rev = round.rev + 1 }: Reseated): Round => {
  const before = new Map(round.tables.map(({ table, seats }) => [table, seats.join()]));
  const revised = tables.filter(({ table, seats }) => before.get(table) !== seats.join()).map(({ table }) => table);
  const kept = new Set(tables.map(({ table }) => String(table)));
  return {
    ...round,
    rev,
    tables,
    byes,
    revised,
    results: Object.fromEntries(Object.entries(round.results).filter(([table]) => kept.has(table))),
    draw: { ...round.draw, edited: true, metrics },
  };
};

/** The tournament after a change. Total: it has happened. */
export const evolveOwn = (
  tournament: Tournament,
  { own, playing = [], reseated = [], keepRounds, taken = [] }: OwnChange,
): Tournament => {
  const plays = new Map(playing.map((entry) => [entry.id, entry.playing]));
  const rowsOf = new Map(reseated.map((entry) => [entry.no, entry]));
  const kept = tournament.rounds.filter(({ no }) => keepRounds === undefined || no <= keepRounds);
  return {
    ...tournament,
    own: { ...ownOf(tournament), ...own },
    entrants:
      plays.size === 0
        ? tournament.entrants
        : tournament.entrants.map((entrant) => ({ ...entrant, playing: plays.get(entrant.id) ?? entrant.playing })),
    rounds: [
      ...kept.map((round) => {
        const rows = rowsOf.get(round.no);
        return rows === undefined ? round : withRows(round, rows);
      }),
      ...taken,
    ],
  };
};
