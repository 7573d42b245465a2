/**
 * How many texts there are [W-10.3]. Every key is read by somebody in every language, so the figures only fall: who needs a text more
 * lets another one go, or a control say it. Words for searching are no texts: they are typed, not read.
 */

import { expect, test } from 'vitest';
import { i18n, namespaces } from '../../../renderer/i18n/i18n.ts';

type Texts = { readonly [key: string]: string | Texts };

const keysOf = (texts: Texts, path = ''): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [path + key] : keysOf(text, `${path}${key}.`),
  );

/** Words for searching are typed, and not counted. */
const SEARCHED = 'find';

const textsOf = (namespace: string): number => keysOf(i18n.getResourceBundle('en', namespace) as Texts).length;

/**
 * The most texts that namespaces about one subject may have: the budgets of the round's window, and what later work may add to them.
 * What several games and papers say alike (`words`) and the rulings of the director's drawer (`director`) are the window's own and
 * count with the shell. Packages, copies and the check of the computer added 80 there, sheets of the new look 40 to paper.
 */
const BUDGETS: { readonly [namespaces: string]: number } = {
  rounds: 240,
  'floor poker': 670,
  sheets: 240 + 40,
  'duel duelDesk': 380,
  'bridgeSwiss bridgeOffice bridgeDesk': 345,
  'mahjong mahjongDesk': 360,
  'bridge bridgePaper': 370,
  'shell file people words director': 510 + 80,
  help: 60,
  'clock compare exchange network refusals whatIf': 325,
};

/** What each namespace has now: a text more takes the place of another one, wherever its budget has room. */
const CEILINGS: { readonly [namespace: string]: number } = {
  bridge: 194,
  bridgeDesk: 45,
  bridgeOffice: 150,
  bridgePaper: 148,
  bridgeSwiss: 122,
  clock: 44,
  compare: 15,
  director: 12,
  duel: 252,
  duelDesk: 128,
  exchange: 61,
  file: 146,
  floor: 306,
  help: 23,
  mahjong: 247,
  mahjongDesk: 113,
  network: 47,
  people: 134,
  poker: 352,
  refusals: 119,
  rounds: 240,
  sheets: 280,
  shell: 226,
  whatIf: 29,
  words: 71,
};

/** What may be read in all: the figure of the round's window, and what packages and the hall on phones added to it. */
const MOST = 3500 + 80 + 40;

test('W-10.3 all namespaces together stay within what may be read in all', () => {
  const counted = namespaces.filter((namespace) => namespace !== SEARCHED);
  expect(counted.reduce((sum, namespace) => sum + textsOf(namespace), 0)).toBeLessThanOrEqual(MOST);
  expect(Object.values(BUDGETS).reduce((sum, budget) => sum + budget, 0)).toBe(MOST);
});

test('W-10.3 no subject has more texts than its budget, and every namespace is in one', () => {
  const over = Object.entries(BUDGETS)
    .map(([names, budget]) => ({
      names,
      texts: names.split(' ').reduce((sum, namespace) => sum + textsOf(namespace), 0),
      budget,
    }))
    .filter(({ texts, budget }) => texts > budget);
  expect(over).toEqual([]);
  const budgeted = Object.keys(BUDGETS).flatMap((names) => names.split(' '));
  expect([...budgeted, SEARCHED].toSorted()).toEqual(namespaces.toSorted());
});

test('W-10.3 no namespace has more texts than before, and every one has a ceiling', () => {
  const over = Object.entries(CEILINGS)
    .map(([namespace, ceiling]) => ({ namespace, texts: textsOf(namespace), ceiling }))
    .filter(({ texts, ceiling }) => texts > ceiling);
  expect(over).toEqual([]);
  expect([...Object.keys(CEILINGS), SEARCHED].toSorted()).toEqual(namespaces.toSorted());
});
