// @module-tag long
/** [fault F-8]: a million signs that mean nothing hold no importer up: nothing that reads a foreign text takes more than linear time. */

import { expect, test } from 'vitest';
import { listOfTable } from '../../../core/exchange/table-file.ts';
import { readTrf } from '../../../core/exchange/trf/read.ts';
import { families } from '../../../core/games/all.ts';
import { readSteps } from '../../../core/games/bridge/rules/scale-import.ts';
import { readScript } from '../../../core/games/mahjong/seating/script/script-read.ts';
import { peopleOf, readSource } from '../../../renderer/people/import/list-draft.ts';
import { guessEncoding, shownLines } from '../../../renderer/text-files/guess.ts';
import { notText } from '../../../renderer/text-files/kind.ts';

const MILLION = 1_000_000;

/** Quadratic is a quarter of an hour for so many; a busy machine may be slow. Milliseconds. */
const WITHIN = 6000;

/** Each of them is a text of a million letters. */
const signs = [' ', '-', ',', ';', '\t', '"', "'", '=', '0', '\u00a0', '–', ' ,', '" ', 'ё ', '1-', '\n ', '{"', '. '];

const importers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['the encoding', (text) => guessEncoding(new TextEncoder().encode(text))],
  ['the letters', (text) => guessEncoding(Uint8Array.from(text, (sign) => sign.charCodeAt(0) | 0x80))],
  [
    'the lines shown',
    (text) =>
      shownLines(
        Uint8Array.from(text, (sign) => sign.charCodeAt(0) | 0x80),
        'koi8-r',
      ),
  ],
  ['the kind', (text) => notText(new TextEncoder().encode(text))],
  [
    'a list of people',
    (text) => {
      const read = readSource({ kind: 'text', text }, families.mahjong.traits);
      return read.ok ? peopleOf(read.value, families.mahjong, []) : read;
    },
  ],
  ['a table as JSON', listOfTable],
  ['a script', readScript],
  ['a report file', readTrf],
  ['a scale', (text) => readSteps(text, 'imp', 2000)],
];

test.each(importers)('[fault F-8] %s', { timeout: 180_000 }, (_, read) => {
  for (const sign of signs) {
    const text = sign.repeat(MILLION / sign.length);
    for (const whole of [text, `Name\n${text}x`, `001 ${text}`]) {
      const before = performance.now();
      read(whole);
      expect(performance.now() - before, JSON.stringify(whole.slice(0, 9))).toBeLessThan(WITHIN);
    }
  }
});
