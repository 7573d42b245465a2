/**
 * Who plays [bridge 3.5, 4.13, 4.20].
 *
 * | command | rule |
 * | --- | --- |
 * | `withdraw` | results stand; from the round on not paired; in rounds that are seated the choice of [bridge 4.13] |
 * | `reinstate` | as a newcomer with the old total: rounds missed in between get a score |
 * | `addLate` | numbers follow the last slot, a free phantom slot is taken first; first round not seated yet [E-07] |
 * | `setAbsences` | rounds asked off, not seated yet [E-07] |
 * | `setDirectors`, `wishBye` | who sits out if somebody must |
 * | `chooseBye` | the director's choice goes before the rule, with a reason; a round not seated yet [E-07] |
 */

import { no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { roundOf, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { leaveRound, leavingChoices } from '../results/drop-out.ts';
import { nextRoundNo, numbersOf } from '../results/event.ts';
import { averageScore } from '../rules/awards.ts';
import { type BridgeCommand, type BridgeOwn, ownOf, type Reseated, rulesOf } from '../rules/state.ts';
import { changed, type Decided, unknownEntrant } from './decide-preparations.ts';
import { decidedTables, reseat } from './reseat.ts';

type Do<Name extends BridgeCommand['do']> = Extract<BridgeCommand, { do: Name }>;

/** Refuses a round that is seated already [E-07]. */
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

export const withdraw = (tournament: Tournament, { entrant, from, reason, seated }: Do<'withdraw'>): Decided => {
  const own = ownOf(tournament);
  const refusal = unnumbered(tournament, entrant);
  if (refusal !== null) return no(refusal);
  if (own.withdrawn.some((left) => left.entrant === entrant)) return ok([]);
  const reseated: Reseated[] = [];
  for (const round of tournament.rounds.filter((one) => one.no >= from)) {
    const choices = leavingChoices(round, entrant);
    if (choices.length > 0 && (seated === null || !choices.includes(seated))) {
      const ways = choices.map((choice) => ({ do: choice, params: { round: round.no } }));
      return no(refuse('bridge.leaverSeated', { player: entrant, round: round.no }, ways));
    }
    const left = leaveRound(round, round.no, entrant, seated ?? 'walkover', decidedTables(round));
    if (!left.ok) return left;
    reseated.push(reseat(round, left.value));
  }
  return changed(
    { withdrawn: [...own.withdrawn, { entrant, from, reason }] },
    { playing: [{ id: entrant, playing: false }], reseated },
  );
};

export const reinstate = (tournament: Tournament, { entrant, from, missed }: Do<'reinstate'>): Decided => {
  const own = ownOf(tournament);
  const left = own.withdrawn.find((one) => one.entrant === entrant);
  const refusal =
    unnumbered(tournament, entrant) ??
    (left === undefined ? refuse('bridge.notWithdrawn', { player: entrant }) : null) ??
    seatedRefusal(tournament, from);
  if (refusal !== null) return no(refusal);
  const back = { entrant, from, missed, pairingScore: averageScore(rulesOf(tournament)), pairingRounds: 0 };
  return changed(
    {
      withdrawn: own.withdrawn.filter((one) => one.entrant !== entrant),
      late: [...own.late.filter((one) => one.entrant !== entrant), back],
    },
    { playing: [{ id: entrant, playing: true }] },
  );
};

/** Free numbers: the phantom's first, then those after the last slot. */
const freeNumbers = ({ phantom, tables }: NonNullable<BridgeOwn['prepared']>, count: number): number[] => {
  const after = Array.from({ length: count }, (_, i) => 2 * tables + 1 + i);
  return (phantom === null ? after : [phantom, ...after]).slice(0, count);
};

export const addLate = (tournament: Tournament, { entrants, ...joining }: Do<'addLate'>): Decided => {
  const own = ownOf(tournament);
  const { prepared } = own;
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
  return changed({
    prepared: {
      ...prepared,
      numbers: { ...prepared.numbers, ...Object.fromEntries(entrants.map((id, i) => [id, given[i] ?? 0])) },
      phantom: null,
      tables: Math.ceil(highest / 2),
    },
    late: [...own.late, ...entrants.map((entrant) => ({ entrant, ...joining }))],
  });
};

export const setAbsences = (tournament: Tournament, { entrant, absences }: Do<'setAbsences'>): Decided => {
  const own = ownOf(tournament);
  const others = own.absences.filter((one) => one.entrant !== entrant);
  const before = own.absences.filter((one) => one.entrant === entrant);
  const kept = (from: RoundNo, to: RoundNo): boolean => before.some((one) => one.from === from && one.to === to);
  const added = absences.filter(({ from, to }) => !kept(from, to));
  const refusal =
    unknownEntrant(tournament, [entrant, ...absences.map((one) => one.entrant)]) ??
    added.reduce<Refusal | null>((found, { from }) => found ?? seatedRefusal(tournament, from), null);
  return refusal === null
    ? changed({ absences: [...others, ...absences.map((one) => ({ ...one, entrant }))] })
    : no(refusal);
};

export const setDirectors = (tournament: Tournament, { entrants }: Do<'setDirectors'>): Decided => {
  const refusal = unknownEntrant(tournament, entrants);
  return refusal === null ? changed({ directors: entrants }) : no(refusal);
};

export const wishBye = (tournament: Tournament, { entrant, round }: Do<'wishBye'>): Decided => {
  const refusal = unknownEntrant(tournament, [entrant]) ?? (round === null ? null : seatedRefusal(tournament, round));
  if (refusal !== null) return no(refusal);
  const others = ownOf(tournament).byeWishes.filter((wish) => wish.entrant !== entrant);
  return changed({ byeWishes: round === null ? others : [...others, { entrant, round }] });
};

export const chooseBye = (tournament: Tournament, { round, entrant, reason }: Do<'chooseBye'>): Decided => {
  const refusal = (entrant === null ? null : unnumbered(tournament, entrant)) ?? seatedRefusal(tournament, round);
  if (refusal !== null) return no(refusal);
  const others = ownOf(tournament).byeChoices.filter((choice) => choice.round !== round);
  return changed({ byeChoices: entrant === null ? others : [...others, { round, entrant, reason }] });
};
