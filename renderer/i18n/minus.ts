/**
 * Writes negative numbers with the minus sign: a hyphen is short beside figures of one width, and stands apart from
 * them.
 */
export const minus = (text: string): string => text.replace('-', '\u2212');
