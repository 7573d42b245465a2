/**
 * What only a bridge tournament has: its own state, its commands, and the stored form of results.
 *
 * | rule | where |
 * | --- | --- |
 * | seats before the start, pair numbers once preparations are closed [bridge 4.2, 4.4] | `order`, `prepared` |
 * | stationary, playing director, wished byes, absences [bridge 2, 3.5, 4.14] | `homes`, `directors`, `byeWishes`, `absences` |
 * | byes given by the director, each with a reason [bridge 3.5, 4.11] | `byeChoices` |
 * | drop-outs and newcomers [bridge 4.13, 4.20] | `withdrawn`, `late` |
 * | carry-over and adjustments [bridge 5.4] | `carryOver`, `adjustments` |
 * | stand-ins for missing results [bridge 4.9] | `provisional` |
 * | breaks, delay turned off, meetings ignored [bridge 4.8, 4.10, 4.18] | `breaks`, `delayOffFrom`, `ignored` |
 * | rounds taken in from elsewhere [bridge 4.17] | `imported` |
 */

import { z } from 'zod';
import { entrantId, MOST_ROUNDS, phrase, roundNo, tableNo, tables } from '../../../tournament/draws/proposal.ts';
import { personTraits } from '../../../tournament/people/person-traits.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Json, RoundNo } from '../../../tournament/words.ts';
import { arrowModes, type BridgeRules, MOST_CONTESTANTS } from './rules.ts';

const line = (most: number) => z.string().min(1).max(most);
const score = z.int().min(-10_000_000).max(10_000_000);
const number = z.int().min(1).max(1_000_000);
const many = <T extends z.ZodType>(item: T) => z.array(item).max(MOST_CONTESTANTS);

const home = z.strictObject({
  entrant: entrantId,
  table: tableNo.nullable(),
  side: z.enum(['ns', 'ew']).nullable(),
  priority: z.int().min(1).max(1000).nullable(),
  reason: z.string().max(500),
});

const missed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(0).max(100) }),
  z.strictObject({ kind: z.literal('fixed'), score }),
  z.strictObject({ kind: z.literal('own') }),
]);

const late = z.strictObject({
  entrant: entrantId,
  from: roundNo,
  missed,
  pairingScore: score,
  pairingRounds: z.int().min(0).max(MOST_ROUNDS),
});

const absence = z.strictObject({ entrant: entrantId, from: roundNo, to: roundNo });

const adjustment = z.strictObject({
  no: z.int().min(1),
  entrant: entrantId,
  round: roundNo.nullable(),
  amount: score,
  kind: z.enum(['penalty', 'award', 'correction']),
  reason: line(500),
});

const pause = z.strictObject({ after: roundNo, minutes: z.int().min(0).max(600), text: z.string().max(200) });

const common = {
  /** Null: all that were planned. */
  boards: z.int().min(1).max(100).nullable().default(null),
  note: z.string().max(500).default(''),
};

/** All numbers are hundredths. */
export const enteredResult = z.discriminatedUnion('entry', [
  z.strictObject({
    entry: z.literal('vp'),
    ns: score,
    /** Null: the rest of the maximum. */
    ew: score.nullable().default(null),
    split: z.boolean().default(false),
    ...common,
  }),
  /** A margin is entered as the winner's IMPs against 0. */
  z.strictObject({ entry: z.literal('imp'), ns: score, ew: score.default(0), ...common }),
  z.strictObject({ entry: z.literal('mp'), ns: score, ...common }),
  /** Plain points of N-S; with a top they are matchpoints, without it IMPs. */
  z.strictObject({ entry: z.literal('raw'), ns: score, top: score.nullable().default(null), ...common }),
  /** Null when neither came. */
  z.strictObject({ entry: z.literal('walkover'), innocent: z.enum(['ns', 'ew']).nullable(), ...common }),
  /** Null: the score usual in this event. */
  z.strictObject({
    entry: z.literal('unplayed'),
    ns: score.nullable().default(null),
    ew: score.nullable().default(null),
    ...common,
  }),
]);
export type BridgeResult = z.infer<typeof enteredResult>;
export type BridgeResultInput = z.input<typeof enteredResult>;

const provisional = z.strictObject({ round: roundNo, table: tableNo, result: enteredResult });

const ignored = z.strictObject({ through: z.int().min(0).max(MOST_ROUNDS), forgetByes: z.boolean() });

const prepared = z.strictObject({
  /** Pair number by registration number. */
  numbers: z.record(z.string(), number),
  phantom: number.nullable(),
  tables: z.int().min(1),
  /** Tables whose N-S pair stays and has a direction of its own. */
  fixed: z.array(z.strictObject({ table: tableNo, side: z.enum(['ns', 'ew']) })),
  /** Who changed seats for a stationary contestant when preparations were closed: announced. */
  exchanged: z.array(z.strictObject({ entrant: entrantId, other: entrantId })),
});

const imported = z.strictObject({
  rounds: z.int().min(0).max(MOST_ROUNDS),
  boards: z.int().min(1).max(100),
  /** The first board after them; null: numbers go on. */
  nextBoard: z.int().min(1).max(10_000).nullable(),
});

/** A permanent mark of a member list. It only suggests a home [bridge 4.2]. */
export const bridgeTraits = z.strictObject({ stationary: z.boolean().optional(), ...personTraits });

export type BridgeOwn = {
  /** Whoever is not in it sits after them, in order of entry. */
  readonly order: readonly EntrantId[];
  readonly shuffles: number;
  readonly prepared: z.infer<typeof prepared> | null;
  readonly homes: readonly z.infer<typeof home>[];
  readonly directors: readonly EntrantId[];
  readonly byeWishes: readonly { readonly entrant: EntrantId; readonly round: RoundNo }[];
  readonly byeChoices: readonly { readonly round: RoundNo; readonly entrant: EntrantId; readonly reason: string }[];
  readonly absences: readonly z.infer<typeof absence>[];
  readonly withdrawn: readonly { readonly entrant: EntrantId; readonly from: RoundNo; readonly reason: string }[];
  readonly late: readonly z.infer<typeof late>[];
  readonly carryOver: { readonly [entrant: string]: number };
  readonly adjustments: readonly z.infer<typeof adjustment>[];
  readonly provisional: readonly z.infer<typeof provisional>[];
  readonly breaks: readonly z.infer<typeof pause>[];
  readonly delayOffFrom: RoundNo | null;
  readonly ignored: z.infer<typeof ignored>;
  readonly imported: z.infer<typeof imported> | null;
};

export const startOwn: BridgeOwn = {
  order: [],
  shuffles: 0,
  prepared: null,
  homes: [],
  directors: [],
  byeWishes: [],
  byeChoices: [],
  absences: [],
  withdrawn: [],
  late: [],
  carryOver: {},
  adjustments: [],
  provisional: [],
  breaks: [],
  delayOffFrom: null,
  ignored: { through: 0, forgetByes: false },
  imported: null,
};

const importedRow = z.strictObject({
  round: roundNo,
  table: tableNo,
  ns: number.nullable(),
  ew: number.nullable(),
  nsScore: score.nullable(),
  ewScore: score.nullable(),
});

export const bridgeCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('setOrder'), order: many(entrantId) }),
  z.strictObject({ do: z.literal('shuffleNames') }),
  z.strictObject({ do: z.literal('closePreparations') }),
  z.strictObject({ do: z.literal('closeByLot'), clubsApart: z.boolean() }),
  z.strictObject({ do: z.literal('reopenPreparations') }),
  z.strictObject({ do: z.literal('setHomes'), homes: many(home) }),
  z.strictObject({ do: z.literal('setDirectors'), entrants: many(entrantId) }),
  /** Null takes the wish back. */
  z.strictObject({ do: z.literal('wishBye'), entrant: entrantId, round: roundNo.nullable() }),
  /** Null leaves the bye to the rule again. */
  z.strictObject({
    do: z.literal('chooseBye'),
    round: roundNo,
    entrant: entrantId.nullable(),
    reason: z.string().max(500),
  }),
  z.strictObject({ do: z.literal('setAbsences'), entrant: entrantId, absences: z.array(absence).max(MOST_ROUNDS) }),
  z.strictObject({
    do: z.literal('withdraw'),
    entrant: entrantId,
    from: roundNo,
    reason: z.string().max(500),
    seated: z.enum(['byePlays', 'walkover']).nullable(),
  }),
  z.strictObject({ do: z.literal('reinstate'), entrant: entrantId, from: roundNo, missed }),
  z.strictObject({
    do: z.literal('addLate'),
    entrants: many(entrantId).min(1),
    from: roundNo,
    missed,
    pairingScore: score,
    pairingRounds: z.int().min(0).max(MOST_ROUNDS),
  }),
  z.strictObject({ do: z.literal('setCarryOver'), scores: many(z.strictObject({ entrant: entrantId, score })) }),
  z.strictObject({ do: z.literal('adjust'), adjustment: adjustment.omit({ no: true }) }),
  z.strictObject({ do: z.literal('cancelAdjustment'), no: z.int().min(1) }),
  z.strictObject({ do: z.literal('setProvisional'), round: roundNo, results: many(provisional.omit({ round: true })) }),
  z.strictObject({ do: z.literal('setBreak'), after: roundNo, break: pause.omit({ after: true }).nullable() }),
  /** Null keeps the delay, or turns it on again. */
  z.strictObject({ do: z.literal('turnOffDelay'), from: roundNo.nullable() }),
  z.strictObject({ do: z.literal('ignoreMeetings'), ...ignored.shape }),
  z.strictObject({ do: z.literal('setArrows'), round: roundNo, arrowMode: z.enum(arrowModes) }),
  z.strictObject({
    do: z.literal('editRound'),
    round: roundNo,
    tables,
    byes: many(z.strictObject({ entrant: entrantId, reason: phrase })),
  }),
  z.strictObject({
    do: z.literal('convertBarometer'),
    rows: z.array(importedRow).min(1).max(20_000),
    boards: z.int().min(1).max(100),
    nextBoard: z.int().min(1).max(10_000).nullable(),
  }),
  z.strictObject({
    do: z.literal('convertTotals'),
    totals: many(z.strictObject({ number, total: score })).min(1),
  }),
  z.strictObject({ do: z.literal('revertConversion') }),
]);
export type BridgeCommand = z.infer<typeof bridgeCommand>;

// Everything stored went through these schemas on its way in, so reading it back needs no second check.
export const rulesOf = (tournament: Tournament): BridgeRules => tournament.rules as BridgeRules;
export const ownOf = (tournament: Tournament): BridgeOwn => tournament.own as BridgeOwn;
export const resultOf = (stored: Json): BridgeResult => stored as BridgeResult;
