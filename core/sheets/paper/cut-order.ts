/** [hall-and-print 1.5] stack: cutting the whole pile and stacking the parts gives the order. natural: page by page. */
export type CutOrder = 'stack' | 'natural';

/** Nulls where the last slots stay free. In a stack, page p slot s holds thing p + s·⌈n/k⌉. */
export const cutPages = <T>(
  things: readonly T[],
  perPage: number,
  order: CutOrder,
): readonly (readonly (T | null)[])[] => {
  const pages = Math.ceil(things.length / perPage);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: perPage }, (__, slot) => {
      const at = order === 'stack' ? page + slot * pages : page * perPage + slot;
      return things[at] ?? null;
    }),
  );
};
