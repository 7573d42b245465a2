import { z } from 'zod';
import { handDeeds } from './draws/hand-change.ts';
import { entrantId, MOST_ENTRANTS, MOST_ROUNDS, phrase, proposal, roundNo, tableNo, tables } from './draws/proposal.ts';
import { json } from './json.ts';
import { nameOrders } from './people/name-parts.ts';
import { cleanText, LONGEST_NAME, lengthOf } from './people/names.ts';
import { familyIds } from './words.ts';

const text = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((value) => lengthOf(value) <= most, { message: 'tooLong' });

const line = text(LONGEST_NAME).default('');
const ids = z.array(entrantId).min(1).max(MOST_ENTRANTS);

export const draftEntrant = z.strictObject({
  name: text(LONGEST_NAME).refine((value) => value !== '', { message: 'empty' }),
  familyName: line,
  givenName: line,
  reading: line,
  club: line,
  country: line,
  number: line,
  members: z.array(text(LONGEST_NAME)).max(12).default([]),
  traits: z.record(z.string().max(40), z.union([text(LONGEST_NAME), z.number(), z.boolean()])).default({}),
  playing: z.boolean().default(true),
});

export type DraftEntrant = z.infer<typeof draftEntrant>;

const tournamentName = text(200).refine((value) => value !== '', { message: 'empty' });
/** Null: the number that the game says is usual for the people who play (`Game.seating.usualRounds`). */
const plannedRounds = z.int().min(1).max(MOST_ROUNDS).nullable();
const days = z
  .strictObject({ from: z.iso.date(), until: z.iso.date() })
  .refine(({ from, until }) => from <= until, { message: 'daysTurnedRound', path: ['until'] });
export const namesAs = z.strictObject({ order: z.enum(nameOrders), family: z.enum(['first', 'last']) });
const seed = text(100).refine((value) => value !== '', { message: 'empty' });

/** The result seen when the new one was typed, null for none; a different one is not overwritten unseen. */
const was = json.optional();

/** Commands that carry no seating of an engine. */
const plainForms = [
  z.strictObject({
    type: z.literal('tournament.create'),
    id: z.string().regex(/^[0-9a-f]{32}$/),
    name: tournamentName,
    family: z.enum(familyIds),
    plannedRounds,
    seed,
    at: z.iso.datetime(),
    rules: json.optional(),
    namesAs: namesAs.optional(),
  }),
  z.strictObject({
    type: z.literal('tournament.describe'),
    name: tournamentName,
    plannedRounds,
    /** What is absent stays as it is; null days take them away. */
    place: text(LONGEST_NAME).optional(),
    days: days.nullable().optional(),
    namesAs: namesAs.optional(),
  }),
  z.strictObject({ type: z.literal('tournament.rule'), rules: json }),
  /** By round from the first on (`round-starts.ts`); null: not known. */
  z.strictObject({ type: z.literal('tournament.time'), starts: z.array(text(20).nullable()).max(MOST_ROUNDS) }),
  z.strictObject({
    type: z.literal('entrants.add'),
    entrants: z.array(draftEntrant).min(1).max(MOST_ENTRANTS),
    namesAs: namesAs.optional(),
    /** What the game does with them in the same step (`Game.steps.welcome`). */
    atOnce: json.optional(),
  }),
  z.strictObject({ type: z.literal('entrant.edit'), id: entrantId, entrant: draftEntrant }),
  z.strictObject({ type: z.literal('entrants.remove'), ids }),
  z.strictObject({ type: z.literal('entrants.play'), ids, playing: z.boolean() }),
  z.strictObject({
    type: z.literal('entrants.mark'),
    ids,
    trait: z.string().min(1).max(40),
    value: z.union([text(LONGEST_NAME), z.number(), z.boolean()]).nullable(),
  }),
  /** A round that was seated elsewhere. Its claims are not believed; what can be measured is measured here. */
  z.strictObject({
    type: z.literal('round.takeIn'),
    method: z.string().max(40),
    tables,
    byes: z.array(z.strictObject({ entrant: entrantId, reason: phrase })).max(MOST_ENTRANTS),
  }),
  z.strictObject({ type: z.literal('round.withdraw'), no: roundNo }),
  z.strictObject({ type: z.literal('result.enter'), round: roundNo, table: tableNo, result: json, was }),
  z.strictObject({
    type: z.literal('result.correct'),
    round: roundNo,
    table: tableNo,
    result: json,
    was,
    reason: text(500),
  }),
  z.strictObject({ type: z.literal('result.clear'), round: roundNo, table: tableNo }),
  z.strictObject({ type: z.literal('round.confirm'), no: roundNo }),
  /** `rule`: what counts for the missing results (`Game.results.provisionalRules`). */
  z.strictObject({ type: z.literal('round.close'), no: roundNo, rule: z.string().min(1).max(40) }),
  z.strictObject({ type: z.literal('round.reopen'), no: roundNo }),
  /** `at`: milliseconds since 1970. */
  z.strictObject({
    type: z.literal('round.clock'),
    no: roundNo,
    at: z.int().min(0),
    do: z.discriminatedUnion('what', [
      z.strictObject({ what: z.literal('start'), seconds: z.int().min(1).max(86_400) }),
      z.strictObject({ what: z.literal('pause') }),
      z.strictObject({
        what: z.literal('extend'),
        seconds: z.int().min(-86_400).max(86_400),
        /** Empty: all tables. */
        tables: z.array(tableNo).max(MOST_ENTRANTS),
      }),
      z.strictObject({ what: z.literal('stop') }),
      /** Milliseconds by which the computer's clock was set. */
      z.strictObject({ what: z.literal('shift'), by: z.int() }),
    ]),
  }),
  z.strictObject({
    type: z.literal('standings.show'),
    hidden: z.boolean(),
    frozenAfter: z.int().min(0).max(MOST_ROUNDS).nullable(),
  }),
  z.strictObject({ type: z.literal('family.do'), command: json }),
] as const;

export const plain = z.discriminatedUnion('type', plainForms);

const revision = z.int().min(1);

const checkNumber = z.string().regex(/^[0-9a-f]{16}$/);

/** The rounds that are seated together with this one are published by the same step [W-9.3]. */
const opening = z.literal(true).optional();

const single = z.discriminatedUnion('type', [
  ...plainForms,
  z.strictObject({
    type: z.literal('round.publish'),
    method: z.string().max(40),
    options: json,
    /** The check number of the request; without it no claim of the proposal is believed (`decide-rounds.ts`). */
    fingerprint: checkNumber.optional(),
    proposal,
    /** The number of a draw that was published before and taken back. */
    draw: z.int().min(1).optional(),
    opening,
    /** In the log in place of `opening`: the proposals of the rounds after it, so that no later engine seats them otherwise. */
    behind: z.array(proposal).max(MOST_ROUNDS).optional(),
    changes: handDeeds.optional(),
    /** Events of earlier versions have the published tables instead of the changes. */
    tables: tables.optional(),
  }),
  z.strictObject({
    type: z.literal('round.revise'),
    no: roundNo,
    /** The revision that was changed. Events of earlier versions have the tables instead of the changes. */
    rev: revision.optional(),
    changes: handDeeds.optional(),
    tables: tables.optional(),
  }),
]);

/** All or none, and one undo. In parts, because a list in a call is never longer than an event has people. */
const togetherOf = <C extends z.ZodType>(one: C) =>
  z.strictObject({
    type: z.literal('together'),
    from: text(200).refine((value) => value !== '', { message: 'empty' }),
    parts: z
      .array(z.array(one).min(1).max(MOST_ENTRANTS))
      .min(1)
      .max(2 * MOST_ROUNDS),
  });

/** Ids, time and seeds come in with it, so that `decide` is pure. */
export const command = z.discriminatedUnion('type', [single, togetherOf(single)]);

/** A window names a seating that the back end keeps, so that it cannot store what no engine made. */
export const asked = z.discriminatedUnion('type', [
  ...plainForms,
  z.strictObject({
    type: z.literal('round.publish'),
    seating: z.string().max(40),
    fingerprint: checkNumber,
    opening,
    changes: handDeeds,
  }),
  z.strictObject({ type: z.literal('round.revise'), no: roundNo, rev: revision, changes: handDeeds }),
  togetherOf(plain),
]);

export type Command = z.infer<typeof command>;
export type AskedInput = z.input<typeof asked>;
export type Asked = z.output<typeof asked>;
export type PlainCommand = z.output<typeof plain>;
export type PlainCommandInput = z.input<typeof plain>;
export type SingleCommand = z.infer<typeof single>;
export type CommandInput = z.input<typeof command>;
