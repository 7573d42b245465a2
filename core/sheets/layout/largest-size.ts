/** The largest size, in steps of half a point, at which something fits, and the least one where none does. */

const STEP = 0.5;

export const largestSize = (
  { most, least }: { readonly most: number; readonly least: number },
  fits: (points: number) => boolean,
): number => {
  let size = most;
  while (size - STEP >= least && !fits(size)) size -= STEP;
  return size;
};
