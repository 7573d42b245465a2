/**
 * What the pages use of the language that Chromium 79 has not yet, the browser of many a television [hall-takes-part 2.6]. Each is
 * made where it is missing only. `test/desktop/packaging/older-browsers.test.ts` holds that no page uses anything newer that is not here.
 */

type Holder = Readonly<Record<string, unknown>>;

const missing = (holder: object, made: Holder): void => {
  for (const [name, value] of Object.entries(made))
    if (!(name in holder)) Object.defineProperty(holder, name, { value, writable: true, configurable: true });
};

const place = (length: number, at: number): number => (at < 0 ? length + Math.trunc(at) : Math.trunc(at) || 0);

type Test = (value: unknown, index: number, all: readonly unknown[]) => unknown;

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[place(this.length, index)];
}

function findLastIndex(this: readonly unknown[], test: Test): number {
  let i = this.length - 1;
  while (i >= 0 && !test(this[i], i, this)) i--;
  return i;
}

function findLast(this: readonly unknown[], test: Test): unknown {
  return this[findLastIndex.call(this, test)];
}

function toSorted(this: readonly unknown[], order?: (a: unknown, b: unknown) => number): unknown[] {
  return [...this].sort(order);
}

function toReversed(this: readonly unknown[]): unknown[] {
  return [...this].reverse();
}

function replaceAll(this: string, what: string | RegExp, by: string): string {
  return typeof what === 'string' ? this.split(what).join(by) : this.replace(what, by);
}

missing(Array.prototype, { at, findLast, findLastIndex, toSorted, toReversed });
missing(String.prototype, { at, replaceAll });
// biome-ignore lint/suspicious/noPrototypeBuiltins: this is what `Object.hasOwn` is made of where it is missing.
missing(Object, { hasOwn: (of: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(of, name) });

/** A letter with its marks, and what a joiner ties to it: close to what readers take for one sign. */
const MARK = String.raw`(?:\p{M}|\p{Emoji_Modifier}|\u200d|\ufe0f)`;
const SIGN = new RegExp(String.raw`\p{RI}\p{RI}|\P{M}${MARK}*(?:(?<=\u200d)\P{M}${MARK}*)*|\p{M}+`, 'gu');

class Segmenter {
  segment(text: string): readonly { readonly segment: string }[] {
    return [...text.matchAll(SIGN)].map(([segment]) => ({ segment }));
  }
}

missing(Intl, { Segmenter });
