/** Reading and printing of measured values. */

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

export const fixed = (value: number, digits = 2): string => value.toFixed(digits);

/** Rows under headings, columns aligned, as text. */
export const tableText = (headings: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = headings.map((heading, i) => Math.max(heading.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |\n`;
  return [headings, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('');
};

/** Prints rows under headings, columns aligned. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): void => {
  process.stdout.write(tableText(headings, rows));
};

/** Milliseconds that something took. */
export const timed = async (run: () => unknown): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/** Resident memory of this process in megabytes. */
export const residentMegabytes = (): number => process.memoryUsage().rss / 1024 / 1024;
