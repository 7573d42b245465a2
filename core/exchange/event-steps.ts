/**
 * The steps of an event's JSON text that somebody hands us (see event-file.ts).
 *
 * | rule [reliability 14.1] | where |
 * | --- | --- |
 * | the depth is counted before anything is parsed | `readEvent` |
 * | nothing is trusted: every command is decided again, and one that is refused refuses the whole | `stepsOfEvent` |
 * | what a seating says of itself is measured again, and its proofs are left out | `unvouched` |
 */

import { z } from 'zod';
import { type Command, command, type SingleCommand } from '../tournament/commands.ts';
import type { Games } from '../tournament/decide.ts';
import { advance, doStep, emptyLedger, type NextStep, redoStep, type Step, undoStep } from '../tournament/ledger.ts';
import { type Answer, no, ok, refuse } from '../tournament/refusal.ts';
import type { Json } from '../tournament/words.ts';
import { EVENT_VERSION, type EventFile, eventFile } from './event-file.ts';
import { DEEPEST_JSON } from './json-depth.ts';
import { contentOfJson, formRefused } from './json-line.ts';

const newer = z.looseObject({ format: z.literal('seatwright-event'), version: z.int().min(EVENT_VERSION + 1) });

/** A step holds a command, which may itself be as deep as a document may be. */
const DEEPEST = DEEPEST_JSON + 4;

const ANOTHER = [{ do: 'chooseAnother' }];

/** Refuses `event.tooDeep`, `event.notJson`, `event.newer`, `event.other` (something else altogether), `event.form`. */
const readEvent = (text: string): Answer<EventFile> => {
  const content = contentOfJson(text, DEEPEST);
  if (!content.ok) return content;
  if (newer.safeParse(content.value).success) return no(refuse('event.newer', {}, ANOTHER));
  const parsed = eventFile.safeParse(content.value);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  if (issue === undefined || issue.path.length === 0 || issue.path[0] === 'format') {
    return no(refuse('event.other', {}, ANOTHER));
  }
  return no(formRefused(text, parsed.error));
};

const unvouched = (asked: SingleCommand): SingleCommand => {
  if (asked.type !== 'round.publish') return asked;
  const { fingerprint: _said, ...rest } = asked;
  return rest;
};

const commandOf = (asked: Json, isFirst: boolean, id: string): Command | null => {
  const form = command.safeParse(isFirst && typeof asked === 'object' ? { ...asked, id } : asked);
  if (!form.success || (form.data.type === 'tournament.create') !== isFirst) return null;
  return form.data.type === 'together'
    ? { ...form.data, parts: form.data.parts.map((part) => part.map(unvouched)) }
    : unvouched(form.data);
};

/** Refuses as `readEvent` does, and `event.step` with its number and refusal. `id`: 32 hexadecimal digits. */
export const stepsOfEvent = (text: string, id: string, families: Games): Answer<readonly Step[]> => {
  const read = readEvent(text);
  if (!read.ok) return read;
  let ledger = emptyLedger;
  const steps: Step[] = [];
  for (const [index, step] of read.value.steps.entries()) {
    const refused = (type: string, code: string) => no(refuse('event.step', { step: index + 1, type, code }, ANOTHER));
    let next: Answer<NextStep | null>;
    if (step.kind === 'do') {
      const asked = commandOf(step.command, index === 0, id);
      if (asked === null) return refused('?', 'command.invalid');
      next = doStep(ledger, asked, families);
      if (!next.ok) return refused(asked.type, next.refusal.code);
    } else {
      next = step.kind === 'undo' ? undoStep(ledger) : redoStep(ledger);
      if (!next.ok) return refused(step.kind, next.refusal.code);
    }
    if (next.value === null) continue;
    const made: Step = { no: ledger.last + 1, ...next.value, ...(step.at === undefined ? {} : { at: step.at }) };
    ledger = advance(ledger, made, families);
    steps.push(made);
  }
  return ok(steps);
};
