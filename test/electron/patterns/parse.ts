/** A pattern as a tree, for the question how long it may take. Characters are known by what they match alone. */

export type Pattern =
  | { readonly is: 'sign'; readonly source: string }
  | { readonly is: 'row' | 'choice'; readonly of: readonly Pattern[] }
  | { readonly is: 'repeat'; readonly of: Pattern; readonly least: number; readonly most: number }
  | { readonly is: 'look'; readonly of: Pattern; readonly behind: boolean; readonly not: boolean }
  | { readonly is: 'begin' | 'end' | 'word' | 'same' };

const HEX = String.raw`u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}`;
const ESCAPE = new RegExp(String.raw`\\(?:${HEX}|[^])`, 'uy');
const REPEAT = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;
const GROUP = /\((?:\?(?::|<?[=!]|<[^>]*>|[a-z-]*:))?/y;
const looks: { readonly [head: string]: { readonly behind: boolean; readonly not: boolean } } = {
  '(?=': { behind: false, not: false },
  '(?!': { behind: false, not: true },
  '(?<=': { behind: true, not: false },
  '(?<!': { behind: true, not: true },
};

/** Throws where a pattern is written in a way that it does not know. */
export const parsePattern = (source: string): Pattern => {
  let at = 0;
  const taken = (form: RegExp): RegExpExecArray | null => {
    form.lastIndex = at;
    const found = form.exec(source);
    if (found !== null) at += found[0].length;
    return found;
  };

  const classSource = (): string => {
    const start = at;
    let depth = 0;
    do {
      if (source[at] === '\\') at += 1;
      else if (source[at] === '[') depth += 1;
      else if (source[at] === ']') depth -= 1;
      at += 1;
    } while (depth > 0 && at < source.length);
    return source.slice(start, at);
  };

  const atom = (): Pattern => {
    const group = taken(GROUP);
    if (group !== null) {
      const of = choice();
      at += 1;
      const look = looks[group[0]];
      return look === undefined ? of : { is: 'look', of, ...look };
    }
    const sign = source[at];
    if (sign === '[') return { is: 'sign', source: classSource() };
    if (sign === '\\') {
      const [escaped = ''] = taken(ESCAPE) ?? [];
      if (/^\\[bB]$/.test(escaped)) return { is: 'word' };
      if (/^\\[1-9k]$/.test(escaped)) return { is: 'same' };
      return { is: 'sign', source: escaped };
    }
    const letter = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += letter.length;
    if (letter === '^') return { is: 'begin' };
    if (letter === '$') return { is: 'end' };
    return { is: 'sign', source: letter };
  };

  const repeated = (): Pattern => {
    const of = atom();
    const found = taken(REPEAT);
    if (found === null) return of;
    const [text, least, comma, most] = found;
    if (least === undefined) {
      return { is: 'repeat', of, least: text[0] === '+' ? 1 : 0, most: text[0] === '?' ? 1 : Number.POSITIVE_INFINITY };
    }
    const upTo = comma === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return { is: 'repeat', of, least: Number(least), most: upTo };
  };

  const row = (): Pattern => {
    const of: Pattern[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') of.push(repeated());
    return { is: 'row', of };
  };

  const choice = (): Pattern => {
    const of = [row()];
    while (source[at] === '|') {
      at += 1;
      of.push(row());
    }
    return of.length === 1 && of[0] !== undefined ? of[0] : { is: 'choice', of };
  };

  const whole = choice();
  if (at !== source.length) throw new Error(`not understood from ${at} on: ${source}`);
  return whole;
};
