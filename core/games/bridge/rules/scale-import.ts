/** A scale as two columns [bridge 5.3]: smallest margin, VP of the better side. What does not rise or fit is refused by line. */

import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import { readHundredths } from './decimals.ts';
import type { ScaleStep } from './scales.ts';

const cellsOf = (line: string): readonly string[] => line.split(';').flatMap((part) => part.trim().split(/,?\s+/u));

const wrong = (line: number, why: 'numbers' | 'rising' | 'range'): Answer<readonly ScaleStep[]> =>
  no(refuse('bridge.scaleLine', { line, why }));

/** @param max VP of both sides together in hundredths */
export const readSteps = (text: string, of: 'imp' | 'mp', max: number): Answer<readonly ScaleStep[]> => {
  const steps: ScaleStep[] = [];
  const lines = text.split(/\r\n|\r|\n/u);
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = cellsOf(line);
    const [from, vp] = cells.map(readHundredths);
    // A first line in words is a heading.
    if (steps.length === 0 && i === 0 && cells.every((cell) => readHundredths(cell) === null)) continue;
    if (cells.length !== 2 || from === null || from === undefined || vp === null || vp === undefined) {
      return wrong(i + 1, 'numbers');
    }
    const inRange = 2 * vp >= max && vp <= max && (of === 'imp' ? from >= 0 : from >= 5000 && from <= 10_000);
    if (!inRange) return wrong(i + 1, 'range');
    const last = steps.at(-1);
    if (last !== undefined && (from <= last.from || vp <= last.vp)) return wrong(i + 1, 'rising');
    steps.push({ from, vp });
  }
  return steps.length === 0 ? wrong(1, 'numbers') : ok(steps);
};

const decimal = (hundredths: number): string => (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);

export const writeSteps = (steps: readonly ScaleStep[]): string =>
  steps.map(({ from, vp }) => `${decimal(from)}\t${decimal(vp)}\n`).join('');
