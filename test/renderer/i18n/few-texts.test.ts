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
  bridge: 242,
  bridgeDesk: 53,
  bridgeOffice: 184,
  bridgePaper: 197,
  bridgeSwiss: 163,
  clock: 51,
  compare: 19,
  director: 16,
  duel: 313,
  duelDesk: 188,
  exchange: 97,
  file: 170,
  find: 6,
  floor: 458,
  help: 25,
  mahjong: 249,
  mahjongDesk: 201,
  network: 63,
  people: 180,
  poker: 551,
  refusals: 126,
  rounds: 539,
  sheets: 370,
  shell: 285,
  whatIf: 44,
};

test('W-10.3 no namespace has more texts than before, and every one has a ceiling', () => {
  const over = namespaces
    .map((namespace) => ({ namespace, texts: textsOf(namespace).length, ceiling: CEILINGS[namespace] ?? 0 }))
    .filter(({ texts, ceiling }) => texts > ceiling);
  expect(over).toEqual([]);
  expect(Object.keys(CEILINGS).toSorted()).toEqual(namespaces.toSorted());
});
