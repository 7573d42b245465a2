import { text } from 'node:stream/consumers';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';

/** Longest text taken from standard input, in characters. */
const LONGEST = 64 * 1024 * 1024;

/** What a start asks for that cannot be made sense of: no refusal of a request. */
const NOT_UNDERSTOOD = 2;

/** `--help` prints the form with one example and ends; a word that means nothing here is one line that names it. */
export const wordsOf = (form: string, example: string, known: readonly string[] = []): void => {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    process.stdout.write(`${form}\n\n${example}\n`);
    process.exit(0);
  }
  const unknown = words.find((word) => !known.includes(word));
  if (unknown === undefined) return;
  process.stderr.write(`Unknown option '${unknown}'. See --help: ${form}\n`);
  process.exit(NOT_UNDERSTOOD);
};

/** The same; at a terminal, where nothing was handed in, it is said what is waited for. */
export const helped = (form: string, example: string): void => {
  wordsOf(form, example);
  if (process.stdin.isTTY) process.stderr.write(`Waiting for JSON on standard input: ${form}\n`);
};

/** The JSON value on standard input; refuses `seating.notJson` with what the parser said, `seating.tooLong`. */
export const jsonFromStdin = async (): Promise<Answer<unknown>> => {
  const given = await text(process.stdin);
  if (given.length > LONGEST) return no(refuse('seating.tooLong', { length: given.length, most: LONGEST }));
  try {
    return ok(JSON.parse(given) as unknown);
  } catch (error) {
    return no(refuse('seating.notJson', { what: error instanceof Error ? error.message : String(error) }));
  }
};

/** Prints a value as JSON on standard output, all of it before the program ends. */
export const print = (value: unknown): Promise<void> =>
  new Promise((resolve) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`, () => resolve()));
