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

const textsOf = (namespace: string): readonly string[] =>
  keysOf(i18n.getResourceBundle('en', namespace) as Texts).filter(
    (key) => namespace !== 'find' || !key.startsWith('acts.'),
  );

/** The most texts that a namespace may have. */
const CEILINGS: { readonly [namespace: string]: number } = {
  bridge: 194,
  bridgeDesk: 45,
  bridgeOffice: 150,
  bridgePaper: 148,
  bridgeSwiss: 122,
  clock: 44,
  compare: 15,
  director: 12,
  duel: 256,
  duelDesk: 130,
  exchange: 61,
  file: 147,
  find: 6,
  floor: 305,
  help: 23,
  mahjong: 205,
  mahjongDesk: 141,
  network: 47,
  people: 138,
  poker: 352,
  refusals: 119,
  rounds: 321,
  sheets: 286,
  shell: 231,
  whatIf: 29,
  words: 66,
};

/** What may be read in all: the figure of the round's window, and what packages and the hall on phones added to it. */
const MOST = 3500 + 80 + 40;

test('W-10.3 all namespaces together stay within what may be read in all', () => {
  const all = namespaces.reduce((sum, namespace) => sum + textsOf(namespace).length, 0);
  expect(all).toBeLessThanOrEqual(MOST);
});

test('W-10.3 no namespace has more texts than before, and every one has a ceiling', () => {
  const over = namespaces
    .map((namespace) => ({ namespace, texts: textsOf(namespace).length, ceiling: CEILINGS[namespace] ?? 0 }))
    .filter(({ texts, ceiling }) => texts > ceiling);
  expect(over).toEqual([]);
  expect(Object.keys(CEILINGS).toSorted()).toEqual(namespaces.toSorted());
});
