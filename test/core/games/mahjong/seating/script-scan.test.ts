// @module-tag long
/** [fault F-8]: a line of a script is scanned by character, in time that grows with its length alone. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsIn, LONGEST_SCRIPT, readScript } from '../../../../../core/games/mahjong/seating/script/script-read.ts';

const DASHES = '\\-\u2010-\u2015\u2212';
const separator = new RegExp(`\\s*[${DASHES},;]\\s*|\\s+`, 'gu');
const trailing = new RegExp(`[\\s${DASHES},;]+$`, 'u');

/** The slow plain model: what the line means, by patterns. */
const slowly = (line: string) => {
  const text = line.replace(trailing, '');
  const indent = text.length - text.trimStart().length;
  const found: { text: string; column: number }[] = [];
  let start = indent;
  for (const match of text.slice(indent).matchAll(separator)) {
    found.push({ text: text.slice(start, indent + match.index), column: start + 1 });
    start = indent + match.index + match[0].length;
  }
  if (start < text.length) found.push({ text: text.slice(start), column: start + 1 });
  return found;
};

/** A line of one piece over and over, which counts how often somebody looks at it. */
const counted = (piece: string, length: number, tail = '') => {
  let looks = 0;
  const at = (place: number): string =>
    place >= length - tail.length ? tail.charAt(place - length + tail.length) : piece.charAt(place % piece.length);
  return {
    line: {
      length,
      charAt: (place: number) => {
        looks += 1;
        return at(place);
      },
      slice: (from = 0, to = length) => Array.from({ length: to - from }, (_, n) => at(from + n)).join(''),
    },
    looks: () => looks,
  };
};

describe('F-8 cells of a line', () => {
  test('are those of the patterns, on any line', () => {
    const piece = fc.constantFrom(
      ' ',
      '\t',
      '-',
      '\u2013',
      '\u2212',
      ',',
      ';',
      '1',
      '27',
      'x',
      '\u00a0',
      '\u202e',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expect(cellsIn(pieces.join(''))).toEqual(slowly(pieces.join('')));
      }),
      { numRuns: 3000 },
    );
  });

  const hostile = [' ', '-', ',', '\t', '\u2014', ' -', '- ', ' ,', '1 ', '1-'];
  test.each(hostile)('a million characters of "%s" are looked at a few times each', (piece) => {
    for (const tail of ['', 'x']) {
      const { line, looks } = counted(piece, 1_000_000, tail);
      cellsIn(line);
      expect(looks()).toBeLessThan(6_000_000);
    }
  });

  test('a real script of the largest event is read, a longer text is refused unread', () => {
    const round = Array.from({ length: 500 }, (_, table) =>
      [1, 2, 3, 4].map((seat) => String(table * 4 + seat).padStart(4, '0')).join(' - '),
    ).join('\n');
    const whole = Array.from({ length: 20 }, () => round).join('\n\n');
    expect(whole.length).toBeLessThan(LONGEST_SCRIPT);
    expect(readScript(whole).rounds).toHaveLength(20);
    expect(readScript(' '.repeat(LONGEST_SCRIPT + 1)).problems).toMatchObject([{ code: 'mahjong.script.tooLong' }]);
  });
});
