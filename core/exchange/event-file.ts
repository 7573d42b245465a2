/**
 * A whole event as one JSON text: readable for other programs, and complete, so that it can be taken over again.
 *
 * | rule | where |
 * | --- | --- |
 * | what readers want: people, rounds, seats, results, standings, as in the views of the tournament file | `eventFileOf` |
 * | what this program needs: the commands in order, with undo and redo | `steps` |
 * | nothing is trusted: every command is decided again, and one that is refused refuses the whole (reliability 14) | `stepsOfEvent` |
 */

import { z } from 'zod';
import { type CommandInput, command } from '../tournament/commands.ts';
import type { Families } from '../tournament/decide.ts';
import type { Family } from '../tournament/family.ts';
import { json } from '../tournament/json.ts';
import { advance, doStep, emptyLedger, type NextStep, redoStep, type Step, undoStep } from '../tournament/ledger.ts';
import { outside } from '../tournament/outside.ts';
import { type Answer, no, ok, refuse } from '../tournament/refusal.ts';
import type { Tournament } from '../tournament/state.ts';
import { familyIds, type Json } from '../tournament/words.ts';
import { DEEPEST_JSON, jsonDepth } from './json-depth.ts';

const VERSION = 1;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rows = z.array(z.record(z.string(), cell));

const eventStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('do'), command: json }),
  z.strictObject({ kind: z.literal('undo') }),
  z.strictObject({ kind: z.literal('redo') }),
]);

/** The form of the text. `steps` is read; the other lists are for readers and written anew each time. */
export const eventFile = z.strictObject({
  format: z.literal('seatwright-event'),
  version: z.literal(VERSION),
  name: z.string(),
  family: z.enum(familyIds),
  plannedRounds: z.int(),
  players: rows.describe('People, pairs or teams by registration number.'),
  rounds: rows.describe('Rounds with their method and seed.'),
  seats: rows.describe('Who sat where; `player` is the registration number.'),
  results: rows.describe('Results, one row a seat: points as written on the slip, score as it counts.'),
  standings: rows.describe('The ranking after the last confirmed round.'),
  steps: z.array(eventStep).min(1).describe('Everything that was done, in order: what an import carries out again.'),
});
export type EventFile = z.infer<typeof eventFile>;

/** The event with everything done in it. */
export const eventFileOf = (tournament: Tournament, family: Family, steps: readonly Step[]): EventFile => ({
  format: 'seatwright-event',
  version: VERSION,
  name: tournament.name,
  family: tournament.family,
  plannedRounds: tournament.plannedRounds,
  ...outside(tournament, family),
  steps: steps.map(({ kind, command: asked }) => (kind === 'do' ? { kind, command: asked } : { kind })),
});

const newer = z.looseObject({ format: z.literal('seatwright-event'), version: z.int().min(VERSION + 1) });

/** A step of an event holds a command, which may itself be as deep as a document may be. */
const DEEPEST = DEEPEST_JSON + 4;

/** Reads the form of a text. Refuses with event.tooDeep, event.notJson, event.newer, event.form (with the field). */
const readEvent = (text: string): Answer<EventFile> => {
  const found = jsonDepth(text);
  if (found > DEEPEST) return no(refuse('event.tooDeep', { found, allowed: DEEPEST }, [{ do: 'chooseAnother' }]));
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return no(refuse('event.notJson', {}, [{ do: 'chooseAnother' }]));
  }
  if (newer.safeParse(content).success) return no(refuse('event.newer'));
  const parsed = eventFile.safeParse(content);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  return no(refuse('event.form', { field: issue?.path.join('.') ?? '', expected: issue?.message ?? '' }));
};

/** The command of a step; the creation makes a tournament of its own, with an id of its own. */
const commandOf = (asked: Json, isFirst: boolean, id: string): CommandInput | null => {
  const form = command.safeParse(isFirst && typeof asked === 'object' ? { ...asked, id } : asked);
  return form.success && (form.data.type === 'tournament.create') === isFirst ? (form.data as CommandInput) : null;
};

/**
 * The steps of an event's text, each decided anew.
 * Refuses as above and with event.step: the number of the step, what it was, and the code of its refusal.
 *
 * @param id of the new tournament, 32 hexadecimal digits
 */
export const stepsOfEvent = (text: string, id: string, families: Families): Answer<readonly Step[]> => {
  const read = readEvent(text);
  if (!read.ok) return read;
  let ledger = emptyLedger;
  const steps: Step[] = [];
  for (const [index, step] of read.value.steps.entries()) {
    const refused = (type: string, code: string) => no(refuse('event.step', { step: index + 1, type, code }));
    let next: Answer<NextStep | null>;
    if (step.kind === 'do') {
      const asked = commandOf(step.command, index === 0, id);
      if (asked === null) return refused('?', 'command.invalid');
      next = doStep(ledger, command.parse(asked), families);
      if (!next.ok) return refused(asked.type, next.refusal.code);
    } else {
      next = step.kind === 'undo' ? undoStep(ledger) : redoStep(ledger);
      if (!next.ok) return refused(step.kind, next.refusal.code);
    }
    if (next.value === null) continue;
    const made = { no: ledger.last + 1, ...next.value };
    ledger = advance(ledger, made, families);
    steps.push(made);
  }
  return ok(steps);
};
