/** Lists of 10,000 that change one item at a time: a bust copies one page and the list of pages. All but the last are full. */

export type Pages<T> = readonly (readonly T[])[];

const PAGE = 64;

export const noPages: Pages<never> = [];

export const lengthOf = <T>(pages: Pages<T>): number =>
  pages.length === 0 ? 0 : (pages.length - 1) * PAGE + (pages.at(-1)?.length ?? 0);

export const itemAt = <T>(pages: Pages<T>, index: number): T | undefined =>
  index < 0 ? undefined : pages[Math.floor(index / PAGE)]?.[index % PAGE];

export const itemsOf = <T>(pages: Pages<T>): T[] => pages.flat() as T[];

export const withAdded = <T>(pages: Pages<T>, items: readonly T[]): Pages<T> => {
  if (items.length === 0) return pages;
  const last = pages.at(-1);
  const begun = last !== undefined && last.length < PAGE;
  const rest = begun ? [...last, ...items] : items;
  const made: (readonly T[])[] = begun ? pages.slice(0, -1) : [...pages];
  for (let from = 0; from < rest.length; from += PAGE) made.push(rest.slice(from, from + PAGE));
  return made;
};

export const withReplaced = <T>(pages: Pages<T>, items: ReadonlyMap<number, T>): Pages<T> => {
  if (items.size === 0) return pages;
  const made = [...pages];
  const own = new Map<number, T[]>();
  for (const [index, item] of items) {
    const page = Math.floor(index / PAGE);
    const copy = own.get(page) ?? [...(made[page] ?? [])];
    copy[index % PAGE] = item;
    own.set(page, copy);
    made[page] = copy;
  }
  return made;
};

export const firstItems = <T>(pages: Pages<T>, count: number): Pages<T> =>
  withAdded(noPages as Pages<T>, itemsOf(pages).slice(0, count));
