/**
 * The apostrophe that keeps a spreadsheet from running a text as a formula ([reliability 14.4]; OWASP, CSV injection). A text
 * that begins with = + - @ tab CR LF NUL gets one; reading removes exactly that one. Different on purpose: so does a text that
 * begins with apostrophes and then such a character, or reading would take away one of its own.
 */

const starter = /^'*[=+\-@\t\r\n\0]/;

export const guarded = (text: string): string => (starter.test(text) ? `'${text}` : text);

export const unguarded = (text: string): string => (text.startsWith("'") && starter.test(text) ? text.slice(1) : text);
