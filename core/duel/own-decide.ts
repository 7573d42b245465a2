/**
 * Commands that only 1-v-1 events know.
 *
 * | rule | command |
 * | --- | --- |
 * | shuffle the unseeded, before the first draw fixes the seeds (1) | `shuffleUnseeded` |
 * | never-pair list; lifting entries of it (1, 3.6) | `setNever`, `liftNever` |
 * | a bye before a round that is not drawn yet (4.1) | `awardBye`, `takeByeBack` |
 * | points for a round in which a player did not play (4.1) | `grantMissed`, `takeGrantBack` |
 * | penalties with a reason; cancelled with a reason, once (1) | `adjust`, `cancelAdjustment` |
 * | first table, tables that are not used (3.7) | `setTables` |
 */

import { type Answer, no, ok, type Refusal, refuse } from '../tournament/refusal.ts';
import { entrantOf, roundOf, type Tournament } from '../tournament/state.ts';
import type { EntrantId } from '../tournament/words.ts';
import { type Award, type DuelCommand, type DuelOwn, type Grant, type OwnChange, ownOf } from './state.ts';

type Decided = Answer<readonly OwnChange[]>;

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

export const decideOwn = (tournament: Tournament, command: DuelCommand): Decided => {
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
  }
};

export const evolveOwn = (tournament: Tournament, { own }: OwnChange): Tournament => ({
  ...tournament,
  own: { ...ownOf(tournament), ...own } as unknown as Tournament['own'],
});
