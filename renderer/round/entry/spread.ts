/** What is usual in an event, so that a value far off is asked about ([hall-and-print 3.3]: beyond 3 standard deviations). */

export type Spread = { readonly mean: number; readonly deviation: number };

/** Fewer values than this say nothing of what is usual. */
const ENOUGH = 40;
const FAR = 3;

/** Mean and standard deviation; null while there are too few values, or all are the same. */
export const spreadOf = (values: readonly number[]): Spread | null => {
  if (values.length < ENOUGH) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / values.length);
  return deviation === 0 ? null : { mean, deviation };
};

/** Whether a value is more than 3 standard deviations off. */
export const isFarOff = (value: number, spread: Spread | null): boolean =>
  spread !== null && Math.abs(value - spread.mean) > FAR * spread.deviation;
