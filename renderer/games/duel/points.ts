/** Decimals that points in hundredths need: 1, 0.5, 0.25. */
export const decimalsOf = (hundredths: number): number => (hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2);
