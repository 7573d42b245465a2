/**
 * A pattern as the places its characters stand at, and which of them may follow which (Glushkov). A search that begins anywhere is a
 * loop over all signs before the pattern.
 */

import { type Pattern, parsePattern } from './parse.ts';

/** `accepts`: whoever is here has found the pattern. */
export type Automaton = {
  readonly count: number;
  readonly first: ReadonlySet<number>;
  readonly next: readonly ReadonlySet<number>[];
  /** For each place the signs of the alphabet that it takes. */
  readonly takes: readonly ReadonlySet<number>[];
  readonly accepts: ReadonlySet<number>;
  /** Places that follow another one in two ways at once. */
  readonly doubled: ReadonlySet<string>;
};

/** A finite repeat is so many times the work at most, and drawn as two. */
const MANY = 1000;
const DRAWN = 2;

const BASE = [
  ...'aZк7_ \t\n\r\0.,;:|/\\\'"`<>{}()[]=+-–—*&@#$%^!?~Ё漢\u00a0\u3000\u0301\ufeff\u2060\u2212＝🀄\u{1f1e6}',
];
const ANY: Pattern = { is: 'repeat', of: { is: 'sign', source: '[^]' }, least: 0, most: Number.POSITIVE_INFINITY };
const EMPTY: Pattern = { is: 'row', of: [] };

const rowOf = (...of: readonly Pattern[]): Pattern => ({ is: 'row', of });

/** What is left of a pattern for a place that is not the beginning of the text; null: nothing. */
const elsewhere = (pattern: Pattern): Pattern | null => {
  switch (pattern.is) {
    case 'begin':
      return null;
    case 'choice': {
      const of = pattern.of.flatMap((one) => elsewhere(one) ?? []);
      return of.length === 0 ? null : { is: 'choice', of };
    }
    case 'row': {
      const [head, ...rest] = pattern.of;
      if (head === undefined) return pattern;
      const left = elsewhere(head);
      if (left === null) return null;
      // A mark that takes no sign leaves the next one at the beginning.
      const tail = left.is === 'look' || left.is === 'word' ? elsewhere(rowOf(...rest)) : rowOf(...rest);
      return tail === null ? null : rowOf(left, tail);
    }
    case 'repeat': {
      const left = elsewhere(pattern.of);
      if (left !== null) return { ...pattern, of: left };
      return pattern.least === 0 ? EMPTY : null;
    }
    default:
      return pattern;
  }
};

/** What a pattern says first of the sign before it is a sign of its own; the rest follows. */
const withSignBefore = (pattern: Pattern, takesWords: (one: Pattern) => boolean): Pattern => {
  if (pattern.is === 'choice') return { ...pattern, of: pattern.of.map((one) => withSignBefore(one, takesWords)) };
  const [head, ...rest] = pattern.is === 'row' ? pattern.of : [pattern];
  if (head === undefined) return pattern;
  if (head.is === 'choice' && rest.length === 0) return withSignBefore(head, takesWords);
  if (head.is === 'row') return withSignBefore(rowOf(...head.of, ...rest), takesWords);
  if (head.is === 'word' && takesWords(rowOf(...rest))) return rowOf({ is: 'sign', source: '\\W' }, ...rest);
  if (head.is !== 'look' || !head.behind) return pattern;
  const one = head.of.is === 'row' && head.of.of.length === 1 ? head.of.of[0] : head.of;
  if (one?.is !== 'sign') return pattern;
  return rowOf({ is: 'sign', source: head.not ? `(?!${one.source})[^]` : one.source }, ...rest);
};

type Part = {
  /** Without a sign; and without anything that may still fail. */
  readonly empty: boolean;
  readonly surely: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** Behind which nothing is asked for any more. */
  readonly done: readonly number[];
};

const nothing: Part = { empty: true, surely: true, first: [], last: [], done: [] };
const mark: Part = { ...nothing, surely: false };

/** Signs that every place takes or leaves alike are one. */
const told = (takes: readonly ReadonlySet<number>[], signs: number): readonly ReadonlySet<number>[] => {
  const seen = new Map<string, number>();
  for (let sign = 0; sign < signs; sign += 1) {
    const taken = takes.map((own) => (own.has(sign) ? '1' : '0')).join('');
    if (!seen.has(taken)) seen.set(taken, sign);
  }
  const kept = new Set(seen.values());
  return takes.map((own) => new Set([...own].filter((sign) => kept.has(sign))));
};

export const automatonOf = (source: string, flags: string): Automaton => {
  const parsed = parsePattern(source);
  const own = flags.replace(/[gymd]/g, '');
  const alphabet = [...new Set([...BASE, ...source, ...source.toUpperCase()])];
  const takes: Set<number>[] = [];
  const next: Set<number>[] = [];
  const accepts = new Set<number>();
  const doubled = new Set<string>();
  const signs = new Map<string, Set<number>>();
  const taking = (sign: string): Set<number> => {
    const known = signs.get(sign);
    if (known !== undefined) return known;
    const form = new RegExp(`^(?:${sign})$`, own);
    const found = new Set([...alphabet.keys()].filter((i) => form.test(alphabet[i] ?? '')));
    signs.set(sign, found);
    return found;
  };
  const join = (from: readonly number[], to: readonly number[]): void => {
    for (const a of from)
      for (const b of to) {
        if (next[a]?.has(b)) doubled.add(`${a} ${b}`);
        next[a]?.add(b);
      }
  };
  const then = (a: Part, b: Part): Part => {
    join(a.last, b.first);
    return {
      empty: a.empty && b.empty,
      surely: a.surely && b.surely,
      first: a.empty ? [...a.first, ...b.first] : a.first,
      last: b.empty ? [...a.last, ...b.last] : b.last,
      done: b.surely ? [...a.done, ...b.done] : b.done,
    };
  };
  const part = (pattern: Pattern): Part => {
    switch (pattern.is) {
      case 'sign': {
        const here = [takes.push(taking(pattern.source)) - 1];
        next.push(new Set());
        return { empty: false, surely: false, first: here, last: here, done: here };
      }
      case 'row':
        return pattern.of.map(part).reduce(then, nothing);
      case 'choice': {
        const parts = pattern.of.map(part);
        return {
          empty: parts.some(({ empty }) => empty),
          surely: parts.some(({ surely }) => surely),
          first: parts.flatMap(({ first }) => first),
          last: parts.flatMap(({ last }) => last),
          done: parts.flatMap(({ done }) => done),
        };
      }
      case 'repeat': {
        const { of, least, most } = pattern;
        const isEndless = most > MANY;
        const must = Math.min(least, DRAWN);
        const may = isEndless ? 1 : Math.min(most - Math.min(least, most), DRAWN);
        const parts = Array.from({ length: must + may }, (_, i) => {
          const one = part(of);
          if (isEndless && i === must) join(one.last, one.first);
          return i < must ? one : { ...one, empty: true, surely: true };
        });
        return parts.reduce(then, nothing);
      }
      case 'look': {
        // Tried at each place, and then the rest is tried from there: a way that ends.
        if (pattern.behind) return mark;
        const { first } = part(pattern.of);
        return { ...mark, first };
      }
      case 'same':
        throw new Error(`what stood before is asked for again: ${source}`);
      default:
        return mark;
    }
  };
  const words = taking('\\w');
  const takesWords = (pattern: Pattern): boolean => {
    const { first, empty } = part(pattern);
    return !empty && first.every((at) => [...(takes[at] ?? [])].every((sign) => words.has(sign)));
  };
  const later = elsewhere(parsed);
  const searched = later === null || flags.includes('y') ? null : rowOf(ANY, withSignBefore(rowOf(later), takesWords));
  const whole = part(searched === null ? parsed : { is: 'choice', of: [parsed, searched] });
  for (const at of whole.done) accepts.add(at);
  return {
    count: takes.length,
    first: new Set(whole.first),
    next,
    takes: told(takes, alphabet.length),
    accepts,
    doubled,
  };
};
