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
  bridge: 233,
  bridgeDesk: 53,
  bridgeOffice: 172,
  bridgePaper: 186,
  bridgeSwiss: 156,
  clock: 50,
  compare: 19,
  director: 16,
  duel: 302,
  duelDesk: 183,
  exchange: 88,
  file: 170,
  find: 6,
  floor: 430,
  help: 24,
  mahjong: 236,
  mahjongDesk: 187,
  network: 62,
  people: 185,
  poker: 543,
  refusals: 126,
  rounds: 512,
  sheets: 362,
  shell: 284,
  whatIf: 44,
  words: 45,
};

test('W-10.3 no namespace has more texts than before, and every one has a ceiling', () => {
  const over = namespaces
    .map((namespace) => ({ namespace, texts: textsOf(namespace).length, ceiling: CEILINGS[namespace] ?? 0 }))
    .filter(({ texts, ceiling }) => texts > ceiling);
  expect(over).toEqual([]);
  expect(Object.keys(CEILINGS).toSorted()).toEqual(namespaces.toSorted());
});
