// @module-tag long
/** [fault F-8]: a million signs that mean nothing hold no importer up: nothing that reads a foreign text takes more than linear time. */

import { beforeAll, describe, expect, test } from 'vitest';
import { stepsOfEvent } from '../../../core/exchange/event-steps.ts';
import { listOfTable } from '../../../core/exchange/table-file.ts';
import { readTrf } from '../../../core/exchange/trf/read.ts';
import { duelFromTrf } from '../../../core/exchange/trf/to-duel.ts';
import { families, familyIds } from '../../../core/games/all.ts';
import { readSteps } from '../../../core/games/bridge/rules/scale-import.ts';
import { readScript } from '../../../core/games/mahjong/seating/script/script-read.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { roundsOf } from '../../../renderer/exchange/read-rounds.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { peopleOf, readSource } from '../../../renderer/people/import/list-draft.ts';
import { guessEncoding, shownLines } from '../../../renderer/text-files/guess.ts';
import { notText } from '../../../renderer/text-files/kind.ts';
import { expectLinear, growth } from '../../core/exchange/doubling.ts';
import { sampleOf } from '../../core/sheets/sample-events.ts';

beforeAll(() => i18n.changeLanguage('en'));

const MILLION = 1_000_000;

/** Quadratic is a quarter of an hour for so many; a busy machine may be slow. Milliseconds. */
const WITHIN = 6000;

/** Each of them is a text of a million letters. */
const signs = [
  ' ',
  '-',
  ',',
  ';',
  '\t',
  '"',
  "'",
  '=',
  '0',
  '\u00a0',
  '–',
  ' ,',
  '" ',
  'ё ',
  '1-',
  '\n ',
  '{"',
  '. ',
  ' - ',
  'a & ',
];

const listOf = (family: GameId) => (text: string) => {
  const read = readSource({ kind: 'text', text }, families[family].traits, family === 'bridge');
  return read.ok ? peopleOf(read.value, families[family], []) : read;
};
const reportOf = (text: string) => {
  const read = readTrf(text);
  return read.ok ? duelFromTrf(read.trf) : read;
};
const roundsIn = (family: GameId) => (text: string) => roundsOf(text, sampleOf(family));
const eventOf = (text: string) => stepsOfEvent(text, 'a'.repeat(32), families);

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
  ['a list of people', listOf('mahjong')],
  ['rounds and results', roundsIn('duel')],
  ['a whole event', eventOf],
  ['a table as JSON', listOfTable],
  ['a script', readScript],
  ['a report file', reportOf],
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

/** A list of so many lines, each another one or all alike. */
type Lines = readonly [
  what: string,
  read: (text: string) => unknown,
  head: string,
  line: (i: number) => string,
  least: number,
];

const numbered: readonly Lines[] = [
  ...familyIds.flatMap((family): readonly Lines[] => [
    [`people of ${family}`, listOf(family), 'Name,Club', (i) => `Player ${i},Club ${i % 90}`, 2400],
    [`people of ${family}, all of one name`, listOf(family), 'Name,Number', (i) => `Ann,${i}`, 2400],
    [`people of ${family}, all alike`, listOf(family), 'Name', () => 'Ann', 2400],
    [`pairs of ${family}`, listOf(family), 'Name', (i) => `Ann ${i} - Bo ${i}`, 2400],
  ]),
  ...(['mahjong', 'bridge', 'duel'] as const).flatMap((family): readonly Lines[] => [
    [`rounds of ${family}, one table`, roundsIn(family), 'Round,Table,No.', () => '1,1,1', 2400],
    [`rounds of ${family}, many tables`, roundsIn(family), 'Round,Table,No.', (i) => `1,${i},1`, 2400],
    [`rounds of ${family}, many rounds`, roundsIn(family), 'Round,Table,No.', (i) => `${i},1,1`, 2400],
    [`rounds of ${family}, people unknown`, roundsIn(family), 'Round,Table,Name', (i) => `1,1,Somebody ${i}`, 2400],
  ]),
  ['tables of a script', readScript, '', (i) => [3, 2, 1, 0].map((less) => 4 * i - less).join('-'), 5000],
  ['people of a report file', reportOf, '012 Cup', (i) => `001 ${String(i).padStart(4)}      Name ${i}`, 2400],
  ['pairs of a report file', reportOf, '001    1      A', (i) => `XXP ${i} ${i + 1}`, 2400],
  ['steps of a scale', (text) => readSteps(text, 'imp', 2000), '', (i) => `${i} ${1000 + i / 100}`, 5000],
];

describe('[fault F-8] twice the text takes twice as long', () => {
  test.each(numbered)('%s', { timeout: 180_000 }, (what, read, head, line, least) => {
    const textOf = (lines: number) => `${head}\n${Array.from({ length: lines }, (_, i) => line(i + 1)).join('\n')}\n`;
    // Four times as many are still read, and not refused for their number.
    expectLinear(read, textOf, least / 2, what);
  });

  test.each(importers)('%s, of signs that mean nothing', { timeout: 600_000 }, (what, read) => {
    for (const sign of [...signs, '|', '[', '{', String.raw`\\"`])
      expectLinear(read, (length) => `Name\n${sign.repeat(length / sign.length)}x`, MILLION / 8, `${what} ${sign}`);
  });
});

test('control: a reader that looks back from every sign takes the square', { timeout: 180_000 }, () => {
  const looksBack = (text: string): boolean => /\s+$/.test(text);
  expect(growth(looksBack, (length) => `${' '.repeat(length)}x`, 12_000)).toBeGreaterThan(11);
});
