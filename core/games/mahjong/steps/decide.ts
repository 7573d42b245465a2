/**
 * Commands that only mahjong knows, and the facts they lead to.
 *
 * | rule | command |
 * | --- | --- |
 * | winds and table numbers of the event [M-20, M-21] | `setSeating` |
 * | pairs, team-mates, club-mates apart [M-17] | `setApart` |
 * | a substitute is not active in the round; until further notice [M-08] | `substitute` (substitutes.ts), `endSubstitute` |
 * | amount within the rules and in their steps, reason mandatory, 0 is a notice [mahjong 15] | `penalise` |
 * | leaving is for good until taken back, between seatings only [M-05, M-07] | `leave`, `comeBack` |
 */

import { type Decisions, deciding, unless } from '../../../game/facts.ts';
import { no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { entrantOf, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { isSeatedAgain, substituteRefusal } from '../results/substitutes.ts';
import { type MahjongCommand, ownOf, rulesOf } from '../rules/state.ts';
import { playsBetween } from '../seating/field.ts';
import { scriptDecisions } from './decide-script.ts';
import { evolveOwn, sitsInFrom } from './evolve.ts';
import type { MahjongFact } from './facts.ts';

const unknown = (tournament: Tournament, id: EntrantId): Refusal | null =>
  entrantOf(tournament, id) === undefined ? refuse('entrant.unknown', { id }) : null;

const penaltyRefusal = (tournament: Tournament, amount: number): Refusal | null => {
  const { least, most, step } = rulesOf(tournament).penalties;
  const fits = amount === 0 || (amount >= least && amount <= most && amount % step === 0);
  return fits ? null : refuse('mahjong.penaltyOutside', { amount, least, most, step });
};

const decisions: Decisions<MahjongCommand, MahjongFact> = {
  ...scriptDecisions,
  setSeating: (_tournament, { seating }) => ok([{ type: 'seating.set', seating }]),
  setApart: (tournament, { apart }) => {
    const wrong = apart.pairs.flat().flatMap((id) => unknown(tournament, id) ?? [])[0];
    return unless(wrong ?? null, { type: 'apart.set', apart });
  },
  substitute: (tournament, { substitute }) => {
    const { player } = substitute;
    const again = isSeatedAgain(tournament, substitute);
    const wrong =
      unknown(tournament, player) ??
      substituteRefusal(tournament, substitute) ??
      (again ? playsBetween(tournament) : null);
    if (wrong !== null) return no(wrong);
    const named: MahjongFact = { type: 'substitute.named', substitute };
    return ok(again ? [named, { type: 'player.back', player }] : [named]);
  },
  endSubstitute: (tournament, { player, from }) =>
    ownOf(tournament).substitutes.some(sitsInFrom(player, from))
      ? ok([{ type: 'substitute.ended', player, from }])
      : no(refuse('mahjong.noSubstitute', { player })),
  penalise: (tournament, { penalty }) => {
    const wrong = unknown(tournament, penalty.player) ?? penaltyRefusal(tournament, penalty.amount);
    if (wrong !== null) return no(wrong);
    const next = 1 + Math.max(0, ...ownOf(tournament).penalties.map((given) => given.no));
    return ok([{ type: 'penalty.given', penalty: { ...penalty, no: next, cancelled: null } }]);
  },
  cancelPenalty: (tournament, { no: number, reason }) => {
    const given = ownOf(tournament).penalties.find((penalty) => penalty.no === number);
    if (given === undefined) return no(refuse('mahjong.noPenalty', { no: number }));
    return ok(given.cancelled === null ? [{ type: 'penalty.cancelled', no: number, cancelled: reason }] : []);
  },
  leave: (tournament, { player }) => {
    const wrong = unknown(tournament, player) ?? playsBetween(tournament, player);
    return unless(wrong, { type: 'player.left', player, before: tournament.rounds.length + 1 });
  },
  comeBack: (tournament, { player }) => {
    const wrong = unknown(tournament, player) ?? playsBetween(tournament);
    return unless(wrong, { type: 'player.back', player });
  },
};

export const decideOwn = deciding(decisions, evolveOwn);
