/** The pairing log [duel 8], as data and as phrases to be read in order. */

import { item } from '../../../matching/cells.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import type { Field } from './field.ts';
import { floatsOf, placesOf, type Stretch, tiersOf } from './groups.ts';
import type { Merge, RoundPairing } from './merging.ts';
import type { DuelMore, LoggedMerge } from './proposal.ts';
import { aboutPlayers } from './reasons.ts';

const TOLD = 200;

const idsOf = (field: Field, stretch: Stretch): readonly EntrantId[] =>
  placesOf(stretch).map((place) => item(field.contenders, place).id);

export const logOf = (
  field: Field,
  round: RoundPairing,
): Pick<DuelMore, 'tiers' | 'floats' | 'groups' | 'merges' | 'fallback'> => {
  const logged = ({ event, failed, with: other }: Merge): LoggedMerge => ({
    event,
    failed: idsOf(field, failed),
    with: idsOf(field, other),
  });
  return {
    tiers: tiersOf(field).map((tier) => ({
      points: item(field.contenders, tier.from).points,
      players: idsOf(field, tier),
    })),
    floats: floatsOf(field).map((place) => item(field.contenders, place).id),
    groups: round.groups.map(({ stretch, pairing, merges }) => ({
      players: idsOf(field, stretch),
      bye: stretch.hasBye,
      cost: pairing.cost,
      merges: merges.map(logged),
    })),
    merges: round.merges.map(logged),
    fallback: round.fallback,
  };
};

const tierPhrases = (field: Field): Phrase[] => {
  const tiers = tiersOf(field);
  if (tiers.length > TOLD) return [{ code: 'duel.trace.tiers', params: { count: tiers.length } }];
  return tiers.map(({ from, to }) => ({
    code: 'duel.trace.tier',
    params: { points: item(field.contenders, from).points / 100, count: to - from },
  }));
};

const floatPhrases = (field: Field): Phrase[] => {
  const floats = floatsOf(field);
  if (floats.length > TOLD) return [];
  return floats.map((place) => ({
    code: 'duel.trace.float',
    params: {
      player: item(field.contenders, place).id,
      points: item(field.contenders, place).points / 100,
      otherPoints: item(field.contenders, place + 1).points / 100,
    },
  }));
};

const mergePhrase = (field: Field, { event, failed, with: other }: Merge): Phrase =>
  aboutPlayers(event === 'mergeDown' ? 'duel.trace.mergeDown' : 'duel.trace.mergeUp', field, failed, {
    joined: other.to - other.from,
  });

const groupPhrases = (field: Field, round: RoundPairing): Phrase[] => {
  if (round.groups.length > TOLD) return [{ code: 'duel.trace.groups', params: { count: round.groups.length } }];
  return round.groups.map(({ stretch, pairing: { cost } }, i) =>
    aboutPlayers('duel.trace.group', field, stretch, {
      group: i + 1,
      gaps: cost.gaps / 10_000,
      halves: cost.halves,
      fold: cost.fold,
    }),
  );
};

export const tracePhrases = (field: Field, round: RoundPairing): Phrase[] => {
  const cost = round.groups.reduce(
    (sum, { pairing }) => ({
      rematches: sum.rematches + pairing.cost.rematches,
      clubs: sum.clubs + pairing.cost.clubs,
    }),
    { rematches: 0, clubs: 0 },
  );
  return [
    ...tierPhrases(field),
    ...floatPhrases(field),
    ...round.merges.slice(0, TOLD).map((merge) => mergePhrase(field, merge)),
    ...(round.clubs === 'few' ? [{ code: 'duel.trace.clubsAllowed', params: { count: cost.clubs } }] : []),
    ...(round.fallback ? [{ code: 'duel.trace.fallback', params: { count: cost.rematches } }] : []),
    ...groupPhrases(field, round),
  ];
};
