/**
 * Baku acceleration ([duel 12]; FIDE Handbook C.04.5.1): the upper half gets virtual points in the first rounds, for
 * pairing only. FIDE defines it for 1, ½, 0; for other values it is scaled by the win value.
 *
 * | rule | function |
 * | --- | --- |
 * | group A: the first 2 × ceil(N/4) seeds | `acceleratedSeeds` |
 * | first half of the rounds, rounded up; in the first half of those (rounded up) a win, in the rest half a win | `virtualPoints` |
 */

/** How many of the best seeds are accelerated when n players start. Late entries do not change it. */
export const acceleratedSeeds = (n: number): number => 2 * Math.ceil(n / 4);

/** Virtual points of an accelerated player in a round, in hundredths. */
export const virtualPoints = (round: number, rounds: number, win: number): number => {
  const accelerated = Math.ceil(rounds / 2);
  if (round > accelerated) return 0;
  return round <= Math.ceil(accelerated / 2) ? win : Math.round(win / 2);
};
