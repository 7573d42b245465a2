/**
 * The box of everything with 1,000 people, 250 tables and 150 acts [W-7.3]: a key typed until its list is ranked, and the index made
 * anew after an entry, each against sorting the same names by the language, which the list of people does with every key.
 */

import { indexOf, ranked } from '../../../renderer/desk/find/ranking.ts';
import { fixed, quantile, table, timed } from '../figures.ts';

const PEOPLE = 1000;
const TABLES = 250;
const ACTS = 150;
const TIMES = 40;
/** Milliseconds from a key to its list. */
const BOUND = 50;

const given = ['Łukasz', 'Beatriz', 'Noémie', 'Søren', 'Ульяна', 'Олег', '陽子', 'Grzegorz', 'Thérèse', 'Aleksander'];
const family = [
  'Brzęczyszczykiewicz',
  'Ibáñez',
  'Kowalska',
  'Müller',
  'Щербакова',
  'Поляков',
  '田中',
  'Nielsen',
  'Carlsen',
];
const thing = (id: string, titles: string, words: string, isAct: boolean) => ({
  id,
  titles,
  words,
  isAct,
  isPossible: true,
});

const names = Array.from(
  { length: PEOPLE },
  (_, i) => `${given[i % given.length]} ${family[(i * 7) % family.length]} ${String.fromCharCode(97 + (i % 26))}${i}`,
);
const entries = [
  ...names.map((name, i) => thing(`person.${i + 1}`, name, String(i + 1), false)),
  ...Array.from({ length: TABLES }, (_, i) => thing(`table.${i + 1}`, `Table ${i + 1} Стол ${i + 1}`, '', false)),
  ...Array.from({ length: ACTS }, (_, i) =>
    thing(`act${i}`, `Withdraw the round ${i} Отозвать тур ${i}`, 'unpublish, take back, снять, вернуть', true),
  ),
];

const times = async (act: () => unknown): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let i = 0; i < TIMES; i++) all.push(await timed(async () => void act()));
  return all;
};

const { compare } = new Intl.Collator('en');
const sorting = await times(() => names.toSorted(compare));
const peer = quantile(sorting, 0.5);
const making = await times(() => indexOf(entries));
const index = indexOf(entries);
const rows: (readonly [string, readonly number[]])[] = [['index made anew', making]];
for (const typed of ['s', 'kow', 'mueller', 'brzeczyszczykiewicy', 'jnjp', '57'])
  rows.push([`"${typed}"`, await times(() => ranked(index, typed, []))]);

table(
  ['what', 'p50 ms', 'p95 ms', 'of a sort', `p95 of ${BOUND} ms`],
  rows.map(([what, all]) => [
    what,
    fixed(quantile(all, 0.5), 2),
    fixed(quantile(all, 0.95), 2),
    fixed(quantile(all, 0.5) / peer, 2),
    fixed(quantile(all, 0.95) / BOUND, 2),
  ]),
);
