/**
 * | rule | where |
 * | --- | --- |
 * | [duel 1] the unseeded in order of entry or shuffled; never-pair list; penalties | `shuffleUnseeded`, `never`, `adjustments` |
 * | [duel 4.1] byes in advance, points for missed rounds, the disqualified | `byes`, `granted`, `disqualified` |
 * | [duel 3.7, 12] the venue's first table and unused ones; pinned tables, with a reason that is not printed | `tables`, `pins` |
 * | [duel 4] matches and rounds that count for nothing | `voids` |
 * | [duel 5, 12] frozen standings, perhaps in an order by hand; the cut made from them | `final`, `cut` |
 */

import { z } from 'zod';
import { entrantId, MOST_ENTRANTS, tableNo } from '../../../tournament/draws/proposal.ts';
import { personTraits } from '../../../tournament/people/person-traits.ts';
import type { Entrant, Tournament } from '../../../tournament/state.ts';
import type { Json, RoundNo, TableNo } from '../../../tournament/words.ts';
import { BEST_OF, type DuelRules } from './rules.ts';
import { MOST_ROUNDS } from './scoring.ts';
import { CUTS } from './top-cut.ts';

const roundNo = z.int().min(1).max(MOST_ROUNDS);
const reason = z.string().min(1).max(500);

const pair = z.tuple([entrantId, entrantId]).refine(([a, b]) => a !== b, { error: 'two different players' });

const award = z.strictObject({ player: entrantId, round: roundNo });
export type Award = z.infer<typeof award>;

const grant = z.strictObject({ player: entrantId, round: roundNo, as: z.enum(['loss', 'draw', 'bye']) });
export type Grant = z.infer<typeof grant>;

const adjustment = z.strictObject({
  no: z.int().min(1),
  player: entrantId,
  points: z.int().min(-100_000).max(100_000),
  reason,
  cancelled: reason.nullable(),
});
export type Adjustment = z.infer<typeof adjustment>;

const venue = z.strictObject({
  first: tableNo,
  skipped: z.array(tableNo).max(MOST_ENTRANTS),
});

const pin = z.strictObject({
  player: entrantId,
  table: tableNo,
  reason: z.string().max(500),
  accessible: z.boolean(),
});
export type Pin = z.infer<typeof pin>;

const voided = z.strictObject({
  round: roundNo,
  /** Null: all matches of the round. */
  table: tableNo.nullable(),
});
export type Voided = z.infer<typeof voided> & { readonly reason: string };

const disqualification = z.strictObject({
  player: entrantId,
  reason,
  /** False: the matches against this player count for nothing. */
  keepPoints: z.boolean(),
});
export type Disqualification = z.infer<typeof disqualification>;

const cut = z.strictObject({ size: z.literal(CUTS), thirdPlace: z.boolean() });
export type Cut = z.infer<typeof cut>;

/** Everybody's order, and who stands elsewhere than points and tie-breaks say. */
export type Final = {
  readonly through: number;
  readonly order: readonly number[];
  readonly moved: readonly number[];
  readonly reason: string;
};

export type DuelOwn = {
  readonly shuffleUnseeded: boolean;
  readonly never: readonly (readonly [number, number])[];
  readonly byes: readonly Award[];
  readonly granted: readonly Grant[];
  readonly adjustments: readonly Adjustment[];
  readonly tables: z.infer<typeof venue>;
  readonly pins: readonly Pin[];
  readonly voids: readonly Voided[];
  readonly disqualified: readonly Disqualification[];
  readonly final: Final | null;
  readonly cut: Cut | null;
};

export const startOwn: DuelOwn = {
  shuffleUnseeded: false,
  never: [],
  byes: [],
  granted: [],
  adjustments: [],
  tables: { first: 1, skipped: [] },
  pins: [],
  voids: [],
  disqualified: [],
  final: null,
  cut: null,
};

export const duelCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('shuffleUnseeded'), on: z.boolean() }),
  z.strictObject({ do: z.literal('setNever'), pairs: z.array(pair).max(20_000) }),
  z.strictObject({ do: z.literal('liftNever'), pairs: z.array(pair).max(20_000) }),
  z.strictObject({ do: z.literal('awardBye'), award }),
  z.strictObject({ do: z.literal('takeByeBack'), award }),
  z.strictObject({ do: z.literal('grantMissed'), grant }),
  z.strictObject({ do: z.literal('takeGrantBack'), player: entrantId, round: roundNo }),
  z.strictObject({ do: z.literal('adjust'), adjustment: adjustment.omit({ no: true, cancelled: true }) }),
  z.strictObject({ do: z.literal('cancelAdjustment'), no: z.int().min(1), reason }),
  z.strictObject({ do: z.literal('setTables'), tables: venue }),
  z.strictObject({ do: z.literal('pin'), pin }),
  z.strictObject({ do: z.literal('unpin'), player: entrantId }),
  z.strictObject({ do: z.literal('void'), what: voided, reason }),
  z.strictObject({ do: z.literal('restore'), what: voided }),
  z.strictObject({ do: z.literal('disqualify'), disqualification }),
  z.strictObject({ do: z.literal('readmit'), player: entrantId }),
  z.strictObject({ do: z.literal('lateArrival'), player: entrantId }),
  z.strictObject({
    do: z.literal('freeze'),
    order: z.array(entrantId).max(MOST_ENTRANTS),
    reason: z.string().max(500),
  }),
  z.strictObject({ do: z.literal('unfreeze') }),
  z.strictObject({ do: z.literal('startCut'), cut }),
  z.strictObject({ do: z.literal('cancelCut') }),
  /** `round`: one that has no result yet; null: from the next one on. */
  z.strictObject({ do: z.literal('bestOf'), bestOf: z.literal(BEST_OF), round: roundNo.nullable() }),
]);
export type DuelCommand = z.infer<typeof duelCommand>;

const games = z.int().min(0).max(100);

/** `a` is the first seat. `open`: the round was closed without this result [duel 9], which may still come in. */
export const enteredResult = z.strictObject({
  outcome: z.enum(['a', 'b', 'draw', 'doubleLoss', 'open']),
  games: z.strictObject({ a: games, b: games, draws: games.default(0) }).prefault({ a: 0, b: 0 }),
  reason: z.enum(['played', 'noShow', 'intentionalDraw', 'awarded']).default('played'),
});
export type DuelResult = z.output<typeof enteredResult>;

export const duelTraits = z.strictObject({
  seed: z.int().min(1).max(1_000_000).optional(),
  fixedTable: tableNo.optional(),
  ...personTraits,
});

// Everything stored has passed these schemas on its way in.
export const rulesOf = (tournament: Tournament): DuelRules => tournament.rules as DuelRules;

const whole = new WeakMap<object, DuelOwn>();

/** Parts that came later than the file are as at the start; the same object for the same state. */
export const ownOf = ({ own }: Tournament): DuelOwn => {
  const stored = own as object;
  const known = whole.get(stored) ?? { ...startOwn, ...(stored as Partial<DuelOwn>) };
  whole.set(stored, known);
  return known;
};
export const storedResult = (stored: Json): DuelResult => stored as DuelResult;
export const traitsOf = (entrant: Entrant): z.infer<typeof duelTraits> => duelTraits.parse(entrant.traits);

/** A match that counts for nothing, by itself or with its round; `table` null: the round as a whole. */
export const isVoid = (tournament: Tournament, round: RoundNo, table: TableNo | null): boolean =>
  ownOf(tournament).voids.some((one) => one.round === round && (one.table === null || one.table === table));
