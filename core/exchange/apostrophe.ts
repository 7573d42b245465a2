/**
 * The apostrophe that keeps a spreadsheet from running a text as a formula ([reliability 14.4], [fault F-13]; OWASP, CSV injection).
 *
 * | rule | function |
 * | --- | --- |
 * | text that begins with = + - @ (full-width ones too, and behind blanks) tab CR LF NUL gets one leading apostrophe | `guarded` |
 * | the same behind each , ; vertical bar, tab or line end inside the text: a spreadsheet that cuts there begins a cell with it | `guarded` |
 * | reading removes exactly these apostrophes, so that a round trip is equal | `unguarded` |
 *
 * Different on purpose: a text that begins with apostrophes and then such a character gets one more, or reading would take
 * away an apostrophe that belongs to the text. A figure is none: a minus or plus before digits is guarded in texts alone.
 */

const SIGNS = '=+\\-@＝＋－＠';
/** Spreadsheets take blanks off. */
const BLANKS = ' \\u00a0\\u3000';
/** Those that this program or a spreadsheet of any language cuts a line by. */
const cut = '(?<=[,;|\\t\\r\\n，；｜])';

const starts = `['${BLANKS}]*[${SIGNS}\\t\\r\\n\\0]`;
/** A quotation mark means nothing in the middle of a cell, and is then taken off or not. */
const startsInside = `['"${BLANKS}]*[${SIGNS}]`;

const bare = new RegExp(`^(?=${starts})|${cut}(?=${startsInside})`, 'g');
const apostrophe = new RegExp(`^'(?=${starts})|${cut}'(?=${startsInside})`, 'g');

const begins = new RegExp(`^${starts}`);

/** Whether a cell with this text is run; what cannot have an apostrophe, because people read it, is guarded in another way. */
export const isRun = (text: string): boolean => begins.test(text);

export const guarded = (text: string): string => text.replace(bare, "'");

export const unguarded = (text: string): string => text.replace(apostrophe, '');
