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
  bridge: 195,
  bridgeDesk: 47,
  bridgeOffice: 166,
  bridgePaper: 174,
  bridgeSwiss: 139,
  clock: 48,
  compare: 17,
  director: 13,
  duel: 258,
  duelDesk: 151,
  exchange: 79,
  file: 161,
  find: 6,
  floor: 311,
  help: 23,
  mahjong: 207,
  mahjongDesk: 152,
  network: 57,
  people: 151,
  poker: 361,
  refusals: 122,
  rounds: 352,
  sheets: 305,
  shell: 248,
  whatIf: 31,
  words: 51,
};

test('W-10.3 no namespace has more texts than before, and every one has a ceiling', () => {
  const over = namespaces
    .map((namespace) => ({ namespace, texts: textsOf(namespace).length, ceiling: CEILINGS[namespace] ?? 0 }))
    .filter(({ texts, ceiling }) => texts > ceiling);
  expect(over).toEqual([]);
  expect(Object.keys(CEILINGS).toSorted()).toEqual(namespaces.toSorted());
});
