/**
 * The apostrophe that keeps a spreadsheet from running a text as a formula ([reliability 14.4], [fault F-13]; OWASP, CSV injection).
 *
 * | rule | function |
 * | --- | --- |
 * | text that begins with = + - @ (full-width ones too) tab CR LF NUL gets one leading apostrophe | `guarded` |
 * | the same behind each , ; tab or line end inside the text: a spreadsheet that cuts there begins a cell with it | `guarded` |
 * | reading removes exactly these apostrophes, so that a round trip is equal | `unguarded` |
 *
 * Different on purpose: a text that begins with apostrophes and then such a character gets one more, or reading would take
 * away an apostrophe that belongs to the text.
 */

const starts = "'*[=+\\-@＝＋－＠\\t\\r\\n\\0]";
/** A quotation mark means nothing in the middle of a cell, and is then taken off or not. */
const startsInside = '[\'"]*[=+\\-@＝＋－＠]';

const bare = new RegExp(`^(?=${starts})|(?<=[,;\\t\\r\\n])(?=${startsInside})`, 'g');
const apostrophe = new RegExp(`^'(?=${starts})|(?<=[,;\\t\\r\\n])'(?=${startsInside})`, 'g');

export const guarded = (text: string): string => text.replace(bare, "'");

export const unguarded = (text: string): string => text.replace(apostrophe, '');
