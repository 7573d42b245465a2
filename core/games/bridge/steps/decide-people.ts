/**
 * Who plays [bridge 3.5, 4.13, 4.20].
 *
 * | command | rule |
 * | --- | --- |
 * | `withdraw` | results stand; from the round on not paired; in rounds that are seated the choice of [bridge 4.13] |
 * | `reinstate` | as a newcomer with the old total: rounds missed in between get a score |
 * | `addLate` | numbers follow the last slot, a free phantom slot is taken first; first round not seated yet [E-07] |
 * | `setAbsences` | rounds asked off, not seated yet [E-07] |
 * | `chooseBye` | the director's choice goes before the rule, with a reason; a round not seated yet [E-07] |
 */

import { type Revisions, unless } from '../../../game/facts.ts';
import { no, ok, type Refusal, refuse, type WayOut } from '../../../tournament/refusal.ts';
import { roundOf, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { type LeavingChoice, leaveRound, leavingChoices } from '../results/drop-out.ts';
import { nextRoundNo, numbersOf } from '../results/event.ts';
import { averageScore } from '../rules/awards.ts';
import { type BridgeOwn, ownOf, rulesOf } from '../rules/state.ts';
import { unknownEntrant } from './decide-preparations.ts';
import type { BridgeFact, Decided, Do } from './facts.ts';
import { decidedTables, reseat } from './reseat.ts';

/** [E-07] */
export const seatedRefusal = (tournament: Tournament, round: RoundNo): Refusal | null =>
  roundOf(tournament, round) === undefined
    ? null
    : refuse('bridge.roundSeated', { round }, [
        { do: 'withdrawRound', params: { round: nextRoundNo(tournament) - 1 } },
      ]);

const unnumbered = (tournament: Tournament, entrant: EntrantId): Refusal | null =>
  unknownEntrant(tournament, [entrant]) ??
  (ownOf(tournament).prepared !== null && numbersOf(tournament).has(entrant)
    ? null
    : refuse('bridge.notInEvent', { player: entrant }));

const leavingWays: { readonly [choice in LeavingChoice]: WayOut } = {
  byePlays: { do: 'bridge.byePlays' },
  walkover: { do: 'bridge.walkover' },
  redo: { do: 'bridge.redo' },
};

export const withdraw = (
  tournament: Tournament,
  { entrant, from, reason, seated }: Do<'withdraw'>,
  revisions: Revisions,
): Decided => {
  const own = ownOf(tournament);
  const refusal = unnumbered(tournament, entrant);
  if (refusal !== null) return no(refusal);
  if (own.withdrawn.some((left) => left.entrant === entrant)) return ok([]);
  const reseated: BridgeFact[] = [];
  for (const round of tournament.rounds.filter((one) => one.no >= from)) {
    const choices = leavingChoices(round, entrant);
    if (choices.length > 0 && (seated === null || !choices.includes(seated))) {
      const ways = choices.map((choice) => ({
        ...leavingWays[choice],
        params: { round: round.no, entrant, from, reason },
      }));
      return no(refuse('bridge.leaverSeated', { player: entrant, round: round.no }, ways));
    }
    const left = leaveRound(round, entrant, seated ?? 'walkover', decidedTables(round));
    if (!left.ok) return left;
    reseated.push(reseat(round, left.value, revisions));
  }
  return ok([{ type: 'entrant.withdrawn', withdrawn: { entrant, from, reason } }, ...reseated]);
};

export const reinstate = (tournament: Tournament, { entrant, from, missed }: Do<'reinstate'>): Decided => {
  const left = ownOf(tournament).withdrawn.find((one) => one.entrant === entrant);
  const refusal =
    unnumbered(tournament, entrant) ??
    (left === undefined ? refuse('bridge.notWithdrawn', { player: entrant }) : null) ??
    seatedRefusal(tournament, from);
  const late = { entrant, from, missed, pairingScore: averageScore(rulesOf(tournament)), pairingRounds: 0 };
  return unless(refusal, { type: 'entrant.reinstated', late });
};

/** The phantom's first, then those after the last slot. */
const freeNumbers = ({ phantom, tables }: NonNullable<BridgeOwn['prepared']>, count: number): number[] => {
  const after = Array.from({ length: count }, (_, i) => 2 * tables + 1 + i);
  return (phantom === null ? after : [phantom, ...after]).slice(0, count);
};

export const addLate = (tournament: Tournament, { do: _, entrants, ...joining }: Do<'addLate'>): Decided => {
  const { prepared } = ownOf(tournament);
  const numbers = numbersOf(tournament);
  const known = entrants.find((entrant) => numbers.has(entrant));
  const refusal =
    unknownEntrant(tournament, entrants) ??
    (prepared === null ? refuse('bridge.preparationsOpen', {}, [{ do: 'closePreparations' }]) : null) ??
    (known === undefined ? null : refuse('bridge.contestantTwice', { player: known })) ??
    seatedRefusal(tournament, joining.from);
  if (refusal !== null || prepared === null) return no(refusal ?? refuse('bridge.preparationsOpen'));
  const given = freeNumbers(prepared, entrants.length);
  const highest = Math.max(2 * prepared.tables, ...given);
  return ok([
    {
      type: 'entrants.joined',
      late: entrants.map((entrant) => ({ entrant, ...joining })),
      numbers: Object.fromEntries(entrants.map((id, i) => [id, given[i] ?? 0])),
      tables: Math.ceil(highest / 2),
    },
  ]);
};

export const setAbsences = (tournament: Tournament, { entrant, absences }: Do<'setAbsences'>): Decided => {
  const before = ownOf(tournament).absences.filter((one) => one.entrant === entrant);
  const kept = (from: RoundNo, to: RoundNo): boolean => before.some((one) => one.from === from && one.to === to);
  const added = absences.filter(({ from, to }) => !kept(from, to));
  const refusal =
    unknownEntrant(tournament, [entrant, ...absences.map((one) => one.entrant)]) ??
    added.reduce<Refusal | null>((found, { from }) => found ?? seatedRefusal(tournament, from), null);
  return unless(refusal, { type: 'absences.set', entrant, absences: absences.map((one) => ({ ...one, entrant })) });
};

export const setDirectors = (tournament: Tournament, { entrants }: Do<'setDirectors'>): Decided =>
  unless(unknownEntrant(tournament, entrants), { type: 'directors.set', directors: entrants });

export const wishBye = (tournament: Tournament, { entrant, round }: Do<'wishBye'>): Decided => {
  const refusal = unknownEntrant(tournament, [entrant]) ?? (round === null ? null : seatedRefusal(tournament, round));
  return unless(
    refusal,
    round === null ? { type: 'wish.takenBack', entrant } : { type: 'bye.wished', wish: { entrant, round } },
  );
};

export const chooseBye = (tournament: Tournament, { round, entrant, reason }: Do<'chooseBye'>): Decided => {
  const refusal = (entrant === null ? null : unnumbered(tournament, entrant)) ?? seatedRefusal(tournament, round);
  return unless(
    refusal,
    entrant === null ? { type: 'bye.byRule', round } : { type: 'bye.chosen', choice: { round, entrant, reason } },
  );
};
