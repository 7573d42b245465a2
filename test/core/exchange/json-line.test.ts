/** [reliability 14.1] A JSON text that is refused is refused with the line: it is what an editor can show. */

import { describe, expect, test } from 'vitest';
import { lineInJson } from '../../../core/exchange/json-line.ts';

const lines = (...given: readonly string[]): string => given.join('\n');

describe('the line of a field', () => {
  const text = lines(
    '{',
    '  "name": "A {[,:\\" B",',
    '  "steps": [',
    '    { "no": 1 },',
    '    { "no": -2.5e3,',
    '      "at": null }',
    '  ]',
    '}',
  );

  test.each([
    [['name'], 2],
    [['steps'], 3],
    [['steps', 0, 'no'], 4],
    [['steps', 1], 5],
    [['steps', 1, 'at'], 6],
    // Missing fields stand where what should hold them begins.
    [['steps', 1, 'kind'], 5],
    [['format'], 1],
    [[], 1],
  ] as const)('%j stands in line %i', (path, line) => expect(lineInJson(text, path)).toBe(line));

  test('of all line ends one each', () => {
    for (const end of ['\n', '\r\n', '\r']) expect(lineInJson(text.replaceAll('\n', end), ['steps', 1])).toBe(5);
  });
});

describe('the line at which a text breaks off', () => {
  test.each([
    ['', 1],
    ['{', 1],
    ['Anna\nBoris', 1],
    [lines('{', '  "a": 1,', '}'), 3],
    [lines('{', '  "a": 1', '  "b": 2', '}'), 3],
    [lines('{', '  "a": [1, 2', ''), 3],
    [lines('{', '  "a": "x', '}'), 2],
    [lines('[1]', '', 'more'), 3],
    [lines('[', '01]'), 2],
    [lines('[', '"a\tb"]'), 2],
  ])('%j: line %i', (text, line) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(lineInJson(text)).toBe(line);
  });

  test('of a hundred thousand lines the one that is meant, and the last where the end is missing', () => {
    const long = JSON.stringify(
      { rows: Array.from({ length: 100_000 }, (_, no) => ({ no, name: 'Ann\u00e9 \\ "x"' })) },
      null,
      1,
    );
    expect(lineInJson(long, ['rows', 99_999])).toBe(long.slice(0, long.lastIndexOf('{')).split('\n').length);
    expect(lineInJson(long.slice(0, -1))).toBe(long.split('\n').length);
  });
});
