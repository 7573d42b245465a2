import { text } from 'node:stream/consumers';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';

/** Longest text taken from standard input, in characters. */
const LONGEST = 64 * 1024 * 1024;

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
