/** What somebody may want of a tournament: the form of every command, checked before anything is decided. */

import { z } from 'zod';
import { handDeeds } from './draws/hand-change.ts';
import { entrantId, MOST_ENTRANTS, MOST_ROUNDS, phrase, proposal, roundNo, tableNo, tables } from './draws/proposal.ts';
import { json } from './json.ts';
import { cleanText, LONGEST_NAME, lengthOf } from './people/names.ts';
import { familyIds } from './words.ts';

const text = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((value) => lengthOf(value) <= most, { message: 'tooLong' });

const line = text(LONGEST_NAME).default('');
const ids = z.array(entrantId).min(1).max(MOST_ENTRANTS);

/** A person, pair or team as entered; all fields but the name may be missing. */
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
/** Null: as many as are usual for the people who play, where the game says so (`Game.usualRounds`). */
const plannedRounds = z.int().min(1).max(MOST_ROUNDS).nullable();
/** First and last day of the event, local dates. */
const days = z
  .strictObject({ from: z.iso.date(), until: z.iso.date() })
  .refine(({ from, until }) => from <= until, { message: 'daysTurnedRound', path: ['until'] });
const seed = text(100).refine((value) => value !== '', { message: 'empty' });

/** The result that stood there when the new one was typed, null for none; where it is said, another one is not replaced unseen. */
const was = json.optional();

/** Commands that mean the same whoever sends them: there is no seating of an engine in them. */
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
  }),
  z.strictObject({
    type: z.literal('tournament.describe'),
    name: tournamentName,
    plannedRounds,
    /** Where and when it is played; what is not said stays as it is, null days take them away. */
    place: text(LONGEST_NAME).optional(),
    days: days.nullable().optional(),
  }),
  z.strictObject({ type: z.literal('tournament.rule'), rules: json }),
  /** When the rounds are planned to begin, from the first on, as times of day (`round-starts.ts`); null: not known. */
  z.strictObject({ type: z.literal('tournament.time'), starts: z.array(text(20).nullable()).max(MOST_ROUNDS) }),
  z.strictObject({
    type: z.literal('entrants.add'),
    entrants: z.array(draftEntrant).min(1).max(MOST_ENTRANTS),
    /** What the game does with them in the same step, in its own form (`Game.welcome`). */
    atOnce: json.optional(),
  }),
  z.strictObject({ type: z.literal('entrant.edit'), id: entrantId, entrant: draftEntrant }),
  z.strictObject({ type: z.literal('entrants.remove'), ids }),
  z.strictObject({ type: z.literal('entrants.play'), ids, playing: z.boolean() }),
  /** The same property of many people at once; null takes it away. */
  z.strictObject({
    type: z.literal('entrants.mark'),
    ids,
    trait: z.string().min(1).max(40),
    value: z.union([text(LONGEST_NAME), z.number(), z.boolean()]).nullable(),
  }),
  /** A round that somebody else seated, from a file. Nothing is claimed of it: what can be measured is measured here. */
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
    /** Empty: none was given. */
    reason: text(500),
  }),
  z.strictObject({ type: z.literal('result.clear'), round: roundNo, table: tableNo }),
  z.strictObject({ type: z.literal('round.confirm'), no: roundNo }),
  /** The round is to count although results are missing; `rule` says what counts instead (`Game.provisionalRules`). */
  z.strictObject({ type: z.literal('round.close'), no: roundNo, rule: z.string().min(1).max(40) }),
  z.strictObject({ type: z.literal('round.reopen'), no: roundNo }),
  /** The clock of a round; `at` is milliseconds since 1970. `stop` takes it away. */
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
      /** The computer's clock was set by so many milliseconds. */
      z.strictObject({ what: z.literal('shift'), by: z.int() }),
    ]),
  }),
  /** What the hall may see of the standings. */
  z.strictObject({
    type: z.literal('standings.show'),
    hidden: z.boolean(),
    frozenAfter: z.int().min(0).max(MOST_ROUNDS).nullable(),
  }),
  z.strictObject({ type: z.literal('family.do'), command: json }),
] as const;

export const plain = z.discriminatedUnion('type', plainForms);

const revision = z.int().min(1);

/** A check number over a request, from `fingerprint`. */
const checkNumber = z.string().regex(/^[0-9a-f]{16}$/);

const single = z.discriminatedUnion('type', [
  ...plainForms,
  z.strictObject({
    type: z.literal('round.publish'),
    method: z.string().max(40),
    options: json,
    /** Of the request that the proposal answers. Only where it stands the proposal's own claims are believed (`decide-rounds.ts`). */
    fingerprint: checkNumber.optional(),
    proposal,
    /** Of a draw that was published before and taken back: it keeps its number. */
    draw: z.int().min(1).optional(),
    /** What was changed by hand. */
    changes: handDeeds.optional(),
    /** The tables as published, in events of earlier versions, which do not state the changes. */
    tables: tables.optional(),
  }),
  z.strictObject({
    type: z.literal('round.revise'),
    no: roundNo,
    /** The revision that was changed, and how; before changes were stated, the tables that came of it. */
    rev: revision.optional(),
    changes: handDeeds.optional(),
    tables: tables.optional(),
  }),
]);

/**
 * Many commands as one step, all or none: what is taken over from a file is there at once, and one undo takes it back. In
 * parts, because a list in a call is never longer than an event has people.
 */
const togetherOf = <C extends z.ZodType>(one: C) =>
  z.strictObject({
    type: z.literal('together'),
    /** Where it comes from, as the history names it: the name of the file. */
    from: text(200).refine((value) => value !== '', { message: 'empty' }),
    parts: z
      .array(z.array(one).min(1).max(MOST_ENTRANTS))
      .min(1)
      .max(2 * MOST_ROUNDS),
  });

/** What is decided and stored. Ids, time and seeds come in with it, so that `decide` is pure. */
export const command = z.discriminatedUnion('type', [single, togetherOf(single)]);

/**
 * What a window may ask for. It names a seating that the back end keeps; it can bring neither a proposal nor a figure of one,
 * so that no script and no second window stores what the engine did not make.
 */
export const asked = z.discriminatedUnion('type', [
  ...plainForms,
  z.strictObject({
    type: z.literal('round.publish'),
    seating: z.string().max(40),
    fingerprint: checkNumber,
    changes: handDeeds,
  }),
  z.strictObject({ type: z.literal('round.revise'), no: roundNo, rev: revision, changes: handDeeds }),
  togetherOf(plain),
]);

export type Command = z.infer<typeof command>;
/** What a window asks for, before defaults are filled in and texts are cleaned. */
export type AskedInput = z.input<typeof asked>;
export type Asked = z.output<typeof asked>;
/** One without an engine's seating in it. */
export type PlainCommand = z.output<typeof plain>;
export type PlainCommandInput = z.input<typeof plain>;
/** A command that stands for itself. */
export type SingleCommand = z.infer<typeof single>;
export type SingleCommandInput = z.input<typeof single>;
/** The same before defaults are filled in and texts are cleaned. */
export type CommandInput = z.input<typeof command>;
