/**
 * All steps as text with the links of the chain [reliability 4.6]: one line of JSON for the tournament, then one for each step.
 * Whoever has the text can recompute every link without this program: see `step.ts` for the encoding.
 */

import type { Meta } from '../contents.ts';
import { type ChainEnd, firstLink, jsonText, type StoredStep, stepHash } from '../step.ts';

/** The first line of the text: whose steps follow. */
export const auditHead = (meta: Pick<Meta, 'tournamentId' | 'createdBy' | 'createdAt'>): string => {
  const { tournamentId, createdBy, createdAt } = meta;
  return `${jsonText({ tournamentId, createdBy, createdAt, firstLink: firstLink(tournamentId) })}\n`;
};

/** The line of a step, with its links. */
export const auditLine = (step: StoredStep): string => {
  const { no, at, actor, kind, cancels, command, changes, answer, commandId, prev, hash } = step;
  const line = { no, at, actor, kind, cancels, command, changes, answer, commandId, prev, hash };
  return `${jsonText(line)}\n`;
};

/** The text of a tournament's steps, in order from the first one. */
export const auditText = (meta: Meta, steps: readonly StoredStep[]): string =>
  [auditHead(meta), ...steps.map(auditLine)].join('');

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** The link of a step from its values. Throws a TypeError where a field is missing. */
export const linkOf = (step: StoredStep): string =>
  stepHash({
    ...step,
    command: jsonText(step.command),
    changes: jsonText(step.changes),
    answer: jsonText(step.answer),
  });

const follows = (line: string, end: ChainEnd): StoredStep | null => {
  try {
    const step = parsed(line) as StoredStep;
    return step.no === end.no + 1 && step.prev === end.hash && step.hash === linkOf(step) ? step : null;
  } catch (error) {
    // A line that lacks fields cannot be encoded.
    if (error instanceof TypeError) return null;
    throw error;
  }
};

/** Where an audit text's chain ends, or the number of the first line (from 1) that is not as it was written. */
export const verifyAuditText = (
  text: string,
): { readonly whole: true; readonly end: ChainEnd } | { readonly whole: false; readonly line: number } => {
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const head = parsed(first) as { tournamentId?: unknown; firstLink?: unknown } | null;
  if (typeof head?.tournamentId !== 'string' || head.firstLink !== firstLink(head.tournamentId))
    return { whole: false, line: 1 };
  let end: ChainEnd = { no: 0, hash: head.firstLink };
  for (const [index, line] of lines.entries()) {
    const step = follows(line, end);
    if (step === null) return { whole: false, line: index + 2 };
    end = { no: step.no, hash: step.hash };
  }
  return { whole: true, end };
};
