/**
 * The apostrophe that keeps a spreadsheet from running a text as a formula ([reliability 14.4]; OWASP, CSV injection).
 *
 * | rule | function |
 * | --- | --- |
 * | text that begins with = + - @ tab CR LF NUL gets one leading apostrophe | `guarded` |
 * | reading removes exactly that apostrophe, so that a round trip is equal | `unguarded` |
 *
 * Different on purpose: a text that begins with apostrophes and then such a character gets one more, or reading would take
 * away an apostrophe that belongs to the text.
 */

const starter = /^'*[=+\-@\t\r\n\0]/;

export const guarded = (text: string): string => (starter.test(text) ? `'${text}` : text);

export const unguarded = (text: string): string => (text.startsWith("'") && starter.test(text) ? text.slice(1) : text);
