/**
 * Commands that only 1-v-1 events know, and the facts they lead to.
 *
 * | rule | command |
 * | --- | --- |
 * | shuffle the unseeded, before the first draw fixes the seeds [duel 1] | `shuffleUnseeded` |
 * | never-pair list; lifting entries of it [duel 1, 3.6] | `setNever`, `liftNever` |
 * | a bye before a round that is not drawn yet [duel 4.1] | `awardBye`, `takeByeBack` |
 * | points for a round in which a player did not play [duel 4.1] | `grantMissed`, `takeGrantBack` |
 * | a match or a round counts for nothing; it counts again [duel 4] | `void`, `restore` |
 * | disqualified, with the opponents' points kept or not; back again by taking that back alone [duel 4.1] | `disqualify`, `readmit`, `outRefusal` |
 * | a player who comes late takes the bye of the round [duel 4.1] | `lateArrival` |
 * | another length of match from a round without results on [stages 3.3] | `bestOf` |
 * | standings frozen, perhaps in an order by hand, and the cut [duel 5, 12] | `freeze`, `unfreeze`, `startCut`, `cancelCut` |
 */

import { type Decisions, deciding, type Revisions, unless } from '../../../game/facts.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { entrantOf, lastRound, type Round, roundOf, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { byPoints, finalOrder } from '../results/final-order.ts';
import { cutRefusal, decideFreeze } from '../results/finals.ts';
import { bestOfRefusal } from '../results/round-rules.ts';
import {
  type Award,
  type Cut,
  type DuelCommand,
  type DuelOwn,
  type Grant,
  ownOf,
  type Voided,
} from '../rules/state.ts';
import { cutRounds, isCutRound } from '../seating/bracket.ts';
import { evolveOwn, pairKey, sameAward, sameVoid } from './evolve.ts';
import type { DuelFact } from './facts.ts';

type Decided = Answer<readonly DuelFact[]>;

const unknown = (tournament: Tournament, ids: readonly EntrantId[]): Refusal | null => {
  const id = ids.find((candidate) => entrantOf(tournament, candidate) === undefined);
  return id === undefined ? null : refuse('entrant.unknown', { id });
};

const distinct = (pairs: readonly (readonly [number, number])[]): DuelOwn['never'] => [
  ...new Map(pairs.map((pair) => [pairKey(pair), pair])).values(),
];

const awardRefusal = (tournament: Tournament, { player, round }: Award): Refusal | null =>
  unknown(tournament, [player]) ??
  (round <= tournament.rounds.length ? refuse('duel.roundDrawn', { round, player }) : null);

/** A round is missed by whoever neither sat in it nor had a bye. */
const grantRefusal = (tournament: Tournament, { player, round: no }: Omit<Grant, 'as'>): Refusal | null => {
  const stranger = unknown(tournament, [player]);
  if (stranger !== null) return stranger;
  const round = roundOf(tournament, no);
  if (round === undefined) return refuse('round.unknown', { round: no });
  const took =
    round.tables.some(({ seats }) => seats.includes(player)) || round.byes.some(({ entrant }) => entrant === player);
  return took ? refuse('duel.notMissed', { round: no, player }) : null;
};

const swissRoundRefusal = (tournament: Tournament, no: RoundNo): Refusal | null => {
  const round = roundOf(tournament, no);
  if (round === undefined) return refuse('round.unknown', { round: no });
  return isCutRound(round) ? refuse('duel.cutRound', { round: no }) : null;
};

const decideVoid = (tournament: Tournament, what: Omit<Voided, 'reason'>, reason: string): Decided => {
  const wrong = swissRoundRefusal(tournament, what.round);
  if (wrong !== null) return no(wrong);
  const round = roundOf(tournament, what.round);
  if (what.table !== null && round?.tables.some(({ table }) => table === what.table) !== true) {
    return no(refuse('result.noTable', { round: what.round, table: what.table }));
  }
  if (ownOf(tournament).voids.some((known) => sameVoid(known, what))) return ok([]);
  if (what.table !== null && round?.results[what.table] === undefined) {
    return no(refuse('duel.voidNeedsResult', { round: what.round, table: what.table }));
  }
  const voided: DuelFact = { type: 'result.voided', voided: { ...what, reason } };
  // A round that is void is over, whatever is missing in it.
  const isOver = what.table === null && round?.confirmed === false;
  return ok(isOver ? [voided, { type: 'round.over', round: what.round }] : [voided]);
};

/** Whoever is disqualified plays again only when that is taken back. */
export const outRefusal = (tournament: Tournament, player: EntrantId): Refusal | null => {
  const verdict = ownOf(tournament).disqualified.find((known) => known.player === player);
  if (verdict === undefined) return null;
  return refuse('duel.isDisqualified', { player, reason: verdict.reason }, [
    { do: 'duel.readmit', params: { player } },
  ]);
};

const drawnBye = ({ byes }: Round): EntrantId | null =>
  byes.find(({ reason }) => reason.code !== 'duel.byes.awarded')?.entrant ?? null;

const decideLateArrival = (tournament: Tournament, player: EntrantId, revisions: Revisions): Decided => {
  const wrong = unknown(tournament, [player]) ?? outRefusal(tournament, player);
  if (wrong !== null) return no(wrong);
  const round = lastRound(tournament);
  if (round === undefined || round.confirmed) return no(refuse('duel.noOpenRound', { player }));
  const bye = drawnBye(round);
  if (bye === null) return no(refuse('duel.noByeToTake', { round: round.no, player }));
  const isIn = round.tables.some(({ seats }) => seats.includes(player)) || bye === player;
  if (isIn || round.byes.some(({ entrant }) => entrant === player)) {
    return no(refuse('duel.notMissed', { round: round.no, player }));
  }
  const { tables } = ownOf(tournament);
  const taken = new Set([...tables.skipped, ...round.tables.map(({ table }) => table)]);
  let table = tables.first;
  while (taken.has(table)) table += 1;
  const rev = Math.max(round.rev, revisions[round.no] ?? 0) + 1;
  return ok([{ type: 'player.joined', round: round.no, table, player, bye, rev }]);
};

const decideStartCut = (tournament: Tournament, cut: Cut): Decided => {
  const { rows } = finalOrder(tournament);
  const known = ownOf(tournament).final;
  const order = rows.map(({ entrant }) => entrant);
  const final = known === null ? decideFreeze(tournament, rows, order, '') : ok(known);
  if (!final.ok) return final;
  const wrong = cutRefusal(tournament, final.value, cut);
  if (wrong !== null) return no(wrong);
  const started: DuelFact = { type: 'cut.started', cut };
  return ok(known === null ? [{ type: 'standings.frozen', final: final.value }, started] : [started]);
};

const decisions: Decisions<DuelCommand, DuelFact> = {
  shuffleUnseeded: (tournament, { on }) => {
    if (tournament.rounds.length > 0) return no(refuse('duel.seedsFixed'));
    return ok(on === ownOf(tournament).shuffleUnseeded ? [] : [{ type: 'unseeded.shuffled', on }]);
  },
  setNever: (tournament, { pairs }) =>
    unless(unknown(tournament, pairs.flat()), { type: 'never.set', never: distinct(pairs) }),
  liftNever: (tournament, { pairs }) => {
    const lifted = new Set(pairs.map(pairKey));
    const isListed = ownOf(tournament).never.some((pair) => lifted.has(pairKey(pair)));
    return ok(isListed ? [{ type: 'never.lifted', pairs }] : []);
  },
  awardBye: (tournament, { award }) => {
    const wrong = awardRefusal(tournament, award);
    if (wrong !== null) return no(wrong);
    const isGiven = ownOf(tournament).byes.some((given) => sameAward(given, award));
    return ok(isGiven ? [] : [{ type: 'bye.awarded', award }]);
  },
  takeByeBack: (tournament, { award }) => unless(awardRefusal(tournament, award), { type: 'bye.takenBack', award }),
  grantMissed: (tournament, { grant }) => unless(grantRefusal(tournament, grant), { type: 'missed.granted', grant }),
  takeGrantBack: (_tournament, { player, round }) => ok([{ type: 'missed.takenBack', award: { player, round } }]),
  adjust: (tournament, { adjustment }) => {
    const next = 1 + Math.max(0, ...ownOf(tournament).adjustments.map((given) => given.no));
    const given = { ...adjustment, no: next, cancelled: null };
    return unless(unknown(tournament, [adjustment.player]), { type: 'points.adjusted', adjustment: given });
  },
  cancelAdjustment: (tournament, { no: number, reason }) => {
    const given = ownOf(tournament).adjustments.find((adjustment) => adjustment.no === number);
    if (given === undefined) return no(refuse('duel.noAdjustment', { no: number }));
    return ok(given.cancelled === null ? [{ type: 'adjustment.cancelled', no: number, cancelled: reason }] : []);
  },
  setTables: (_tournament, { tables }) => ok([{ type: 'tables.set', tables }]),
  pin: (tournament, { pin }) => unless(unknown(tournament, [pin.player]), { type: 'player.pinned', pin }),
  unpin: (_tournament, { player }) => ok([{ type: 'player.unpinned', player }]),
  void: (tournament, { what, reason }) => decideVoid(tournament, what, reason),
  restore: (_tournament, { what }) => ok([{ type: 'result.restored', ...what }]),
  disqualify: (tournament, { disqualification }) =>
    unless(unknown(tournament, [disqualification.player]), { type: 'player.disqualified', disqualification }),
  readmit: (_tournament, { player }) => ok([{ type: 'player.readmitted', player }]),
  lateArrival: (tournament, { player }, revisions) => decideLateArrival(tournament, player, revisions),
  freeze: (tournament, { order, reason }) => {
    const final = decideFreeze(tournament, byPoints(tournament), order, reason);
    return final.ok ? ok([{ type: 'standings.frozen', final: final.value }]) : final;
  },
  unfreeze: (tournament) => {
    if (cutRounds(tournament).length > 0) return no(refuse('duel.cutStarted'));
    return ok(ownOf(tournament).final === null ? [] : [{ type: 'standings.unfrozen' }]);
  },
  startCut: (tournament, { cut }) => decideStartCut(tournament, cut),
  cancelCut: (tournament) => {
    if (cutRounds(tournament).length > 0) return no(refuse('duel.cutStarted'));
    return ok(ownOf(tournament).cut === null ? [] : [{ type: 'cut.cancelled' }]);
  },
  bestOf: (tournament, { bestOf, round }) =>
    unless(bestOfRefusal(tournament, round), { type: 'match.length', bestOf, round }),
};

export const decideOwn = deciding(decisions, evolveOwn);
