/**
 * The keys of result entry, as what they mean. The numeric keypad alone is enough [hall-and-print 3.2], and keys are told
 * by their place on the keyboard, so that a Russian layout types the same numbers [K-10].
 *
 * | key | press |
 * | --- | --- |
 * | Enter, both of them | `enter` |
 * | `/` | `back`: one step back; behind a figure of a line that takes `6/14` it parts the two sides |
 * | Backspace in an empty line | `back` |
 * | `*` | `accept`: as it is, against the check |
 * | `+`, or the key P | `more`: at a table its further fields, before a table the other mode |
 * | Escape | `escape` |
 * | arrows up and down | `up`, `down` |
 * | the key S | a scanner begins the code of a slip |
 */

import { SCAN_LETTER } from '../../../core/sheets/paper/slip-code.ts';
import { isLetterKey } from '../../desk/commands/shortcut.ts';

export type Press = 'enter' | 'back' | 'accept' | 'more' | 'escape' | 'up' | 'down';

/** What of a keyboard event is looked at. */
export type KeyEvent = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
};

/**
 * A press, a character for the line, the beginning of a slip's code, or null: the key is somebody else's. A letter typed while it is
 * not known yet whether letters are asked for: one of the winner's name then, else what its key means.
 */
export type Meaning =
  | { readonly press: Press }
  | { readonly character: string }
  | { readonly scan: true }
  | { readonly letter: string; readonly else: Meaning }
  | null;

/** The letter of a code by its place on the keyboard, as scanners type it. */
const SCAN_KEY = 'KeyS';

const BY_KEY: { readonly [key: string]: Press } = {
  Enter: 'enter',
  Escape: 'escape',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '/': 'back',
  '*': 'accept',
  '+': 'more',
};

const BY_CODE: { readonly [code: string]: Press } = {
  NumpadEnter: 'enter',
  NumpadDivide: 'back',
  NumpadMultiply: 'accept',
  NumpadAdd: 'more',
  KeyP: 'more',
};

/** Keys that write a decimal mark or a minus on one layout and a letter on another. */
const MARK: { readonly [code: string]: string } = {
  Period: '.',
  Comma: ',',
  NumpadDecimal: '.',
  NumpadComma: ',',
  Minus: '-',
  NumpadSubtract: '-',
};

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/**
 * What a key means for a line that takes numbers.
 *
 * @param words the line takes a sentence: characters stay what they are and only Enter and Escape have a meaning
 * @param letters whether single letters mean something; a scanner's codes begin with one
 */
export const meaningOf = (event: KeyEvent, lineIsEmpty: boolean, words = false, letters = true): Meaning => {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (words) {
    const press = BY_KEY[event.key];
    return press === 'enter' || press === 'escape' ? { press } : null;
  }
  if (event.key === 'Backspace') return lineIsEmpty ? { press: 'back' } : null;
  const isSilent = !letters && isLetterKey(event.code);
  const press = isSilent ? undefined : (BY_CODE[event.code] ?? BY_KEY[event.key]);
  if (press !== undefined) return { press };
  if (isSilent) return null;
  if (event.code === SCAN_KEY || event.key.toUpperCase() === SCAN_LETTER) return { scan: true };
  if (/^[0-9., -]$/.test(event.key)) return { character: event.key };
  // A digit typed on a layout that needs Shift for it (French), or a mark under a Cyrillic letter.
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  if (digit !== undefined && event.key.length === 1) return { character: digit };
  const mark = MARK[event.code];
  return mark !== undefined && isLetter(event.key) ? { character: mark } : null;
};

/** A `/` at the end of a line that takes `6/14`: as a step back it would take the 6 away, and 10 6/14 would store 10 to 14. */
export const partsSides = ({ key }: KeyEvent, line: HTMLInputElement): boolean =>
  key === '/' &&
  line.selectionStart === line.value.length &&
  line.selectionEnd === line.value.length &&
  /\d$/u.test(line.value);
