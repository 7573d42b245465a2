/** Baku acceleration ([duel 12]; FIDE Handbook C.04.5.1), for pairing only. Values other than 1, ½, 0 are scaled by the win. */

/** Group A, the first 2 × ceil(N/4) seeds of the n players who start. Late entries do not change it. */
export const acceleratedSeeds = (n: number): number => 2 * Math.ceil(n / 4);

/** In hundredths: a win in the first half of the accelerated rounds, which are half of all, then half a win. */
export const virtualPoints = (round: number, rounds: number, win: number): number => {
  const accelerated = Math.ceil(rounds / 2);
  if (round > accelerated) return 0;
  return round <= Math.ceil(accelerated / 2) ? win : Math.round(win / 2);
};
