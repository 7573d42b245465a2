/**
 * `Tournament.own` and the stored form of results: substitutes [M-08], penalties [M-34], pairs and team-mates apart
 * [M-17], scripts [M-22 to M-28], cancelled games [M-10].
 */

import { z } from 'zod';
import { entrantId, MOST_ENTRANTS, MOST_ROUNDS, roundNo } from '../../../tournament/draws/proposal.ts';
import { cleanText, lengthOf } from '../../../tournament/people/names.ts';
import { personTraits } from '../../../tournament/people/person-traits.ts';
import type { Entrant, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Json, RoundNo } from '../../../tournament/words.ts';
import type { MahjongRules } from './rules.ts';

/** Text that can be shown and printed: control and direction characters go, white space is one space. */
const line = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => text !== '' && lengthOf(text) <= most, { message: 'length' });

const seating = z.strictObject({
  winds: z.enum(['balanced', 'random']),
  tables: z.enum(['strength', 'spread', 'lot']),
});

const apart = z.strictObject({
  pairs: z.array(z.tuple([entrantId, entrantId])).max(20_000),
  teamMates: z.boolean(),
  clubMates: z.boolean(),
});

const substitute = z.strictObject({
  player: entrantId,
  name: line(120),
  from: roundNo,
  until: roundNo.nullable(),
});
export type Substitute = z.infer<typeof substitute>;

const penalty = z.strictObject({
  no: z.int().min(1),
  player: entrantId,
  round: roundNo.nullable(),
  /** In points; 0 is a notice. */
  amount: z.int().min(0).max(1_000_000),
  reason: line(500),
  cancelled: line(500).nullable(),
});
export type Penalty = z.infer<typeof penalty>;

const localId = z.strictObject({ localId: z.int().min(1).max(9_999_999), player: entrantId });

const script = z.strictObject({
  // A script read anew is shorter (`LONGEST_SCRIPT`); files of earlier versions may hold as much as this.
  text: z.string().max(1_000_000),
  numbers: z.enum(['localIds', 'places']),
  winds: z.enum(['asWritten', 'balanced', 'random']),
  localIds: z.array(localId).max(MOST_ENTRANTS),
  /** Entrants with this number or a higher one registered after the map was made and get the next free local ids. */
  mappedBefore: z.int().min(1),
  /** The script's round for the next seating, 1..R+1 [M-25], as it was set last. */
  current: z
    .int()
    .min(1)
    .max(MOST_ROUNDS + 1),
  /** Scripted rounds confirmed at that time; each more raises the pointer. */
  confirmedThen: z.int().min(0),
  /** Lines of one game, from 1, that are not played [M-26]. */
  dropped: z.strictObject({ game: z.int().min(1), lines: z.array(z.int().min(1).max(500)).max(500) }),
});
export type Script = z.infer<typeof script>;

export type MahjongOwn = {
  readonly seating: z.infer<typeof seating>;
  readonly apart: z.infer<typeof apart>;
  readonly substitutes: readonly Substitute[];
  readonly penalties: readonly Penalty[];
  readonly script: Script | null;
  /** The round before which a player left for good [M-07]. */
  readonly left: { readonly [player: number]: RoundNo };
};

export const startOwn: MahjongOwn = {
  seating: { winds: 'balanced', tables: 'strength' },
  apart: { pairs: [], teamMates: false, clubMates: false },
  substitutes: [],
  penalties: [],
  script: null,
  left: {},
};

export const mahjongCommand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('setSeating'), seating }),
  z.strictObject({ do: z.literal('setApart'), apart }),
  z.strictObject({ do: z.literal('substitute'), substitute }),
  z.strictObject({ do: z.literal('endSubstitute'), player: entrantId, from: roundNo }),
  z.strictObject({ do: z.literal('penalise'), penalty: penalty.omit({ no: true, cancelled: true }) }),
  z.strictObject({ do: z.literal('cancelPenalty'), no: z.int().min(1), reason: line(500) }),
  z.strictObject({ do: z.literal('leave'), player: entrantId }),
  z.strictObject({ do: z.literal('comeBack'), player: entrantId }),
  z.strictObject({ do: z.literal('setScript'), script: script.pick({ text: true, numbers: true, winds: true }) }),
  z.strictObject({ do: z.literal('clearScript') }),
  z.strictObject({ do: z.literal('setLocalIds'), localIds: z.array(localId).max(MOST_ENTRANTS) }),
  z.strictObject({
    do: z.literal('setCurrentGame'),
    current: z
      .int()
      .min(1)
      .max(MOST_ROUNDS + 1),
  }),
  z.strictObject({ do: z.literal('dropLines'), lines: z.array(z.int().min(1).max(500)).max(500) }),
  z.strictObject({ do: z.literal('writePlayedRounds') }),
]);
export type MahjongCommand = z.infer<typeof mahjongCommand>;

const points = z.int().min(-1_000_000).max(1_000_000);
/** One player is given no more of them in one game. */
export const MOST_CHOMBOS = 20;

const chombos = z.int().min(0).max(MOST_CHOMBOS);

/** Points and chombos in seat order E,S,W,N; `accepted`: stored although the points are off. */
export const enteredResult = z.strictObject({
  points: z.tuple([points, points, points, points]),
  sticksLeft: z.int().min(0).max(100).default(0),
  chombos: z.tuple([chombos, chombos, chombos, chombos]).default([0, 0, 0, 0]),
  accepted: z.boolean().default(false),
  /** Why it was accepted [hall-and-print 3.3]; left out where nobody was asked. */
  acceptedFor: line(500).optional(),
  /** Why the game does not count; null for a game that does [M-10]. */
  cancelled: line(500).nullable().default(null),
});
export type MahjongResult = z.infer<typeof enteredResult>;

/** Seated at one table for good [M-21], playing out of competition [M-09], team [M-17]. */
export const mahjongTraits = z.strictObject({
  fixedTable: z.int().min(1).max(500).optional(),
  standIn: z.boolean().optional(),
  team: z.string().optional(),
  ...personTraits,
});

// Everything stored has passed these schemas on its way in.
export const rulesOf = (tournament: Tournament): MahjongRules => tournament.rules as MahjongRules;
export const ownOf = (tournament: Tournament): MahjongOwn => tournament.own as MahjongOwn;
export const resultOf = (stored: Json): MahjongResult => stored as MahjongResult;
export const traitsOf = (entrant: Entrant): z.infer<typeof mahjongTraits> => mahjongTraits.parse(entrant.traits);

/** The newest entry decides [M-08]. */
export const substituteOf = (own: MahjongOwn, round: RoundNo, player: EntrantId): Substitute | undefined =>
  own.substitutes.findLast(
    (entry) => entry.player === player && entry.from <= round && (entry.until === null || round <= entry.until),
  );
