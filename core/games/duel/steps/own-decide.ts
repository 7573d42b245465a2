/**
 * Commands that only 1-v-1 events know.
 *
 * | rule | command |
 * | --- | --- |
 * | shuffle the unseeded, before the first draw fixes the seeds [duel 1] | `shuffleUnseeded` |
 * | never-pair list; lifting entries of it [duel 1, 3.6] | `setNever`, `liftNever` |
 * | a bye before a round that is not drawn yet [duel 4.1] | `awardBye`, `takeByeBack` |
 * | points for a round in which a player did not play [duel 4.1] | `grantMissed`, `takeGrantBack` |
 * | penalties with a reason; cancelled with a reason, once [duel 1] | `adjust`, `cancelAdjustment` |
 * | first table, tables that are not used [duel 3.7] | `setTables` |
 * | a player always sits at one table [duel 12] | `pin`, `unpin` |
 * | a match or a round counts for nothing; it counts again (4 row 16) | `void`, `restore` |
 * | disqualified, with the opponents' points kept or not; back again [duel 4.1] | `disqualify`, `readmit` |
 * | a round closed with open matches, in files of before `round.close` | `closedRound` |
 * | who comes late takes the bye of the round [duel 4.1] | `lateArrival` |
 * | another length of match from a round without results on [stages 3.3] | `bestOf` |
 * | standings frozen, perhaps in an order by hand, and the cut [duel 5, 12] | `freeze`, `unfreeze`, `startCut`, `cancelCut` |
 */

import type { Revision } from '../../../game/game.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import {
  entrantOf,
  lastRound,
  type Round,
  roundOf,
  type Tournament,
  tablesWithoutResult,
} from '../../../tournament/state.ts';
import { unlessSo } from '../../../tournament/unless-so.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { byPoints, finalOrder } from '../results/final-order.ts';
import { cutRefusal, decideFreeze } from '../results/finals.ts';
import { bestOfRefusal, withBestOf } from '../results/round-rules.ts';
import {
  type Award,
  type Cut,
  type Disqualification,
  type DuelCommand,
  type DuelOwn,
  enteredResult,
  type Grant,
  type OwnChange,
  ownOf,
  type Voided,
} from '../rules/state.ts';
import { cutRounds, isCutRound } from '../seating/bracket.ts';

type Decided = Answer<readonly OwnChange[]>;

/** The highest revision each round ever had, undone ones too: a number on paper is never used twice. */
type Revisions = { readonly [round: number]: number };

const changed = (own: Partial<DuelOwn>): Decided => ok([{ own }]);

const unknown = (tournament: Tournament, ids: readonly EntrantId[]): Refusal | null => {
  const id = ids.find((candidate) => entrantOf(tournament, candidate) === undefined);
  return id === undefined ? null : refuse('entrant.unknown', { id });
};

const sameAward = (a: Award, b: Award): boolean => a.player === b.player && a.round === b.round;

const pairKey = ([a, b]: readonly [number, number]): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Each pair once, whichever of the two is written first. */
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

const sameVoid = (a: Pick<Voided, 'round' | 'table'>, b: Pick<Voided, 'round' | 'table'>): boolean =>
  a.round === b.round && a.table === b.table;

const swissRoundRefusal = (tournament: Tournament, no: RoundNo): Refusal | null => {
  const round = roundOf(tournament, no);
  if (round === undefined) return refuse('round.unknown', { round: no });
  return isCutRound(round) ? refuse('duel.cutRound', { round: no }) : null;
};

const decideVoid = (tournament: Tournament, { what, reason }: { what: Omit<Voided, 'reason'>; reason: string }) => {
  const { voids } = ownOf(tournament);
  const wrong = swissRoundRefusal(tournament, what.round);
  if (wrong !== null) return no(wrong);
  const round = roundOf(tournament, what.round);
  if (what.table !== null && round?.tables.some(({ table }) => table === what.table) !== true) {
    return no(refuse('result.noTable', { round: what.round, table: what.table }));
  }
  if (voids.some((known) => sameVoid(known, what))) return ok([]);
  if (what.table !== null && round?.results[what.table] === undefined) {
    return no(refuse('duel.voidNeedsResult', { round: what.round, table: what.table }));
  }
  const own = { voids: [...voids, { ...what, reason }] };
  // A round that is void is over, whatever is missing in it.
  return ok([what.table === null && round?.confirmed === false ? { own, closed: what.round } : { own }]);
};

/** The bye of a round that is played, if the draw gave it. */
const drawnBye = ({ byes }: Round): EntrantId | null =>
  byes.find(({ reason }) => reason.code !== 'duel.byes.awarded')?.entrant ?? null;

const decideLateArrival = (tournament: Tournament, player: EntrantId, revisions: Revisions): Decided => {
  const stranger = unknown(tournament, [player]);
  if (stranger !== null) return no(stranger);
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
  return ok([
    { own: {}, playing: { player, plays: true } },
    { own: {}, joined: { round: round.no, table, player, bye, rev } },
  ]);
};

const decideDisqualify = (tournament: Tournament, given: Disqualification): Decided => {
  const wrong = unknown(tournament, [given.player]);
  if (wrong !== null) return no(wrong);
  const others = ownOf(tournament).disqualified.filter(({ player }) => player !== given.player);
  return ok([{ own: { disqualified: [...others, given] }, playing: { player: given.player, plays: false } }]);
};

const decideStartCut = (tournament: Tournament, cut: Cut): Decided => {
  const { rows } = finalOrder(tournament);
  const known = ownOf(tournament).final;
  const order = rows.map(({ entrant }) => entrant);
  const final = known === null ? decideFreeze(tournament, rows, order, '') : ok(known);
  if (!final.ok) return final;
  const wrong = cutRefusal(tournament, final.value, cut);
  return wrong === null ? changed({ final: final.value, cut }) : no(wrong);
};

export const decideOwn = (tournament: Tournament, command: DuelCommand, revisions: Revisions): Decided => {
  const decided = decidedBy(tournament, command, revisions);
  return decided.ok ? ok(unlessSo(tournament, decided.value, evolveOwn)) : decided;
};

const decidedBy = (tournament: Tournament, command: DuelCommand, revisions: Revisions): Decided => {
  const own = ownOf(tournament);
  switch (command.do) {
    case 'shuffleUnseeded':
      if (tournament.rounds.length > 0) return no(refuse('duel.seedsFixed'));
      return command.on === own.shuffleUnseeded ? ok([]) : changed({ shuffleUnseeded: command.on });
    case 'setNever': {
      const wrong = unknown(tournament, command.pairs.flat());
      return wrong === null ? changed({ never: distinct(command.pairs) }) : no(wrong);
    }
    case 'liftNever': {
      const lifted = new Set(command.pairs.map(pairKey));
      const never = own.never.filter((pair) => !lifted.has(pairKey(pair)));
      return never.length === own.never.length ? ok([]) : changed({ never });
    }
    case 'awardBye': {
      const wrong = awardRefusal(tournament, command.award);
      if (wrong !== null) return no(wrong);
      if (own.byes.some((given) => sameAward(given, command.award))) return ok([]);
      return changed({ byes: [...own.byes, command.award] });
    }
    case 'takeByeBack': {
      const wrong = awardRefusal(tournament, command.award);
      if (wrong !== null) return no(wrong);
      return changed({ byes: own.byes.filter((given) => !sameAward(given, command.award)) });
    }
    case 'grantMissed': {
      const wrong = grantRefusal(tournament, command.grant);
      if (wrong !== null) return no(wrong);
      return changed({ granted: [...own.granted.filter((given) => !sameAward(given, command.grant)), command.grant] });
    }
    case 'takeGrantBack':
      return changed({ granted: own.granted.filter((given) => !sameAward(given, command)) });
    case 'adjust': {
      const { adjustment } = command;
      const wrong = unknown(tournament, [adjustment.player]);
      if (wrong !== null) return no(wrong);
      const next = 1 + Math.max(0, ...own.adjustments.map((given) => given.no));
      return changed({ adjustments: [...own.adjustments, { ...adjustment, no: next, cancelled: null }] });
    }
    case 'cancelAdjustment': {
      const given = own.adjustments.find((adjustment) => adjustment.no === command.no);
      if (given === undefined) return no(refuse('duel.noAdjustment', { no: command.no }));
      if (given.cancelled !== null) return ok([]);
      const adjustments = own.adjustments.map((adjustment) =>
        adjustment.no === command.no ? { ...adjustment, cancelled: command.reason } : adjustment,
      );
      return changed({ adjustments });
    }
    case 'setTables':
      return changed({ tables: command.tables });
    case 'pin': {
      const wrong = unknown(tournament, [command.pin.player]);
      if (wrong !== null) return no(wrong);
      const others = own.pins.filter(({ player }) => player !== command.pin.player);
      return changed({ pins: [...others, command.pin] });
    }
    case 'unpin':
      return changed({ pins: own.pins.filter(({ player }) => player !== command.player) });
    case 'void':
      return decideVoid(tournament, command);
    case 'restore':
      return changed({ voids: own.voids.filter((known) => !sameVoid(known, command.what)) });
    case 'disqualify':
      return decideDisqualify(tournament, command.disqualification);
    case 'readmit':
      return ok([
        {
          own: { disqualified: own.disqualified.filter(({ player }) => player !== command.player) },
          playing: { player: command.player, plays: true },
        },
      ]);
    case 'lateArrival':
      return decideLateArrival(tournament, command.player, revisions);
    case 'freeze': {
      const final = decideFreeze(tournament, byPoints(tournament), command.order, command.reason);
      return final.ok ? changed({ final: final.value }) : final;
    }
    case 'unfreeze':
      if (cutRounds(tournament).length > 0) return no(refuse('duel.cutStarted'));
      return own.final === null ? ok([]) : changed({ final: null, cut: null });
    case 'startCut':
      return decideStartCut(tournament, command.cut);
    case 'cancelCut':
      if (cutRounds(tournament).length > 0) return no(refuse('duel.cutStarted'));
      return own.cut === null ? ok([]) : changed({ cut: null });
    case 'bestOf': {
      const { bestOf, round } = command;
      const wrong = bestOfRefusal(tournament, round);
      return wrong === null ? ok([{ own: {}, bestOf: { bestOf, round } }]) : no(wrong);
    }
  }
};

const withPlaying = (tournament: Tournament, { player, plays }: NonNullable<OwnChange['playing']>): Tournament => ({
  ...tournament,
  entrants: tournament.entrants.map((entrant) => (entrant.id === player ? { ...entrant, playing: plays } : entrant)),
});

const withRound = (tournament: Tournament, no_: RoundNo, make: (round: Round) => Round): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.no === no_ ? make(round) : round)),
});

const openResult = enteredResult.parse({ outcome: 'open' });

const closedRound = (round: Round): Round => ({
  ...round,
  confirmed: true,
  results: {
    ...Object.fromEntries(tablesWithoutResult(round).map((table) => [table, openResult])),
    ...round.results,
  },
});

const joinedRound = (round: Round, { table, player, bye, rev }: NonNullable<OwnChange['joined']>): Round => ({
  ...round,
  rev: rev ?? round.rev + 1,
  replaced: { rev: round.rev, tables: round.tables },
  tables: [...round.tables, { table, seats: [bye, player] }].toSorted((x, y) => x.table - y.table),
  byes: round.byes.filter(({ entrant }) => entrant !== bye),
  revised: [table],
  draw: { ...round.draw, edited: true },
});

/** The revisions that a change brings, for the ledger's counters. */
export const revisionsOf = ({ joined }: OwnChange): readonly Revision[] =>
  joined?.rev === undefined ? [] : [{ round: joined.round, rev: joined.rev }];

export const evolveOwn = (tournament: Tournament, { own, closed, joined, playing, bestOf }: OwnChange): Tournament => {
  let next: Tournament = { ...tournament, own: { ...ownOf(tournament), ...own } };
  if (bestOf !== undefined) next = withBestOf(next, bestOf.bestOf, bestOf.round);
  if (playing !== undefined) next = withPlaying(next, playing);
  if (closed !== undefined) next = withRound(next, closed, closedRound);
  if (joined !== undefined) next = withRound(next, joined.round, (round) => joinedRound(round, joined));
  return next;
};
