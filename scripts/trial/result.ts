/** What a trial found, and the table of all of them [desktop 11.5]. */

import type { DoctorFinding } from '../../core/api/doctor.ts';
import type { Taken } from './steps.ts';

export type Result = {
  readonly system: string;
  readonly name: string;
  /** From the first start to the first screen. */
  readonly seconds: number | null;
  readonly checks: readonly DoctorFinding[];
  readonly signed: 'yes' | 'ad hoc' | 'no';
  readonly bytes: number;
  /** Every step that was begun; `failed` says why it was not done. */
  readonly steps: readonly Taken[];
};

const COLOURS = ['green', 'amber', 'red'] as const;

export const hasPassed = ({ steps }: Result): boolean => steps.every(({ failed }) => failed === undefined);

const coloursOf = ({ checks }: Result): string =>
  checks.length === 0
    ? '–'
    : COLOURS.map((colour) => `${checks.filter(({ state }) => state === colour).length} ${colour}`).join(', ');

const sandboxOf = ({ checks }: Result): string => {
  const found = checks.find(({ id }) => id === 'sandbox');
  return found === undefined ? '–' : found.state === 'green' ? 'yes' : 'no';
};

const rowOf = (result: Result): string => {
  const { system, name, seconds, signed, bytes, steps } = result;
  const start = seconds === null ? '–' : seconds.toFixed(1);
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  const end = hasPassed(result) ? `passed, ${steps.length} steps` : 'FAILED';
  return `| ${[system, name, start, coloursOf(result), sandboxOf(result), signed, size, end].join(' | ')} |`;
};

/** One line of text in a table or a list, whatever was said. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const notesOf = (result: Result): readonly string[] => {
  const where = `${result.system}, ${result.name}`;
  const told = result.checks
    .filter(({ state }) => state !== 'green')
    .map(
      ({ id, state, said, way }) => `${where}: ${state}: ${[id, said, way].filter((word) => word !== '').join(': ')}`,
    );
  const failed = result.steps.flatMap(({ name, failed: why }) =>
    why === undefined ? [] : [`${where}: FAILED: ${name}: ${why}`],
  );
  return [...failed, ...told].map((line) => `- ${oneLine(line)}`);
};

/** The table as it stands in the job's summary and, copied, in docs/RELEASE-CHECKLIST.md. */
export const tableOf = (results: readonly Result[]): string => {
  const notes = results.flatMap(notesOf);
  return [
    '| system | package | start in s | doctor | sandboxed | signed | size | walk |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...results.map(rowOf),
    ...(notes.length === 0 ? [] : ['', ...notes]),
    '',
  ].join('\n');
};
