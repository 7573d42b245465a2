import { describe, expect, test } from 'vitest';
import { shuffle, stream } from '../../../core/random/stream.ts';
import { compareKeys } from '../../../core/sheets/letters.ts';

/**
 * Sixty names of each list in the order in which a reader of that language looks for them (5): its own letters first; Ё among Е; Å Ä Ö
 * at the end in Swedish and beside A and O in German; then Latin, Cyrillic, others; numbers by their value, before the letters [L-9.2].
 */
const LATIN_DE = [
  'Adler',
  'Äpfel',
  'Arndt',
  'Åström',
  'Bauer 2',
  'Bauer 10',
  'Çelik',
  'Cohn',
  'Dürer',
  'Dußmann',
  'Élan',
  'Emil',
  'Färber',
  'Faust',
  'Göbel',
  'Goethe',
  'Großmann',
  'Gruber',
  'Haas',
  'Ibsen',
  'Jäger',
  'Kahn',
  'Łukas',
  'Maaß',
  'Maier',
  'Müller',
  'Nagel',
  'Oder',
  'Öhler',
  'Ole',
  'Østby',
  'Paul',
  'Quast',
  'Rau',
  'Šimek',
  'Straße',
  'Strauß',
  'Tau',
  'Über',
  'Uhl',
  'Vogel',
  'Wulf',
  'Xaver',
  'Yıldız',
  'Zander',
  'Žižka',
] as const;
const CYRILLIC = ['Абрамов', 'Беляев', 'Дёмин', 'Ежов', 'Ёлкин', 'Ефимов', 'Жуков', 'Щукин', 'Юдин', 'Яшин'] as const;
const OTHERS = ['김', '佐藤'] as const;
const DIGITS = ['7 Sins', '24 Hours'] as const;

const german = [...DIGITS, ...LATIN_DE, ...CYRILLIC, ...OTHERS];

/** Å Ä Ö end the alphabet, Ø is an Ö, and Ü is looked for under Y. */
const MOVED: { readonly [name: string]: string } = {
  Dürer: 'Dußmann',
  Färber: 'Faust',
  Göbel: 'Gruber',
  Über: 'Xaver',
};
const LAST = ['Åström', 'Äpfel', 'Öhler', 'Østby'];
const stays = LATIN_DE.filter((name) => !LAST.includes(name) && MOVED[name] === undefined);
const swedish = [
  ...DIGITS,
  ...stays.flatMap((name) => [name, ...Object.keys(MOVED).filter((moved) => MOVED[moved] === name)]),
  ...LAST,
  ...CYRILLIC,
  ...OTHERS,
];

const russian = [...DIGITS, ...CYRILLIC, ...LATIN_DE, ...OTHERS];

const lists = { de: german, sv: swedish, ru: russian, en: german } as const;

describe('L-04: sixty names in the order of the language', () => {
  test.each(Object.entries(lists))('%s', (language, wanted) => {
    expect(wanted).toHaveLength(60);
    for (const seed of ['a', 'b', 'c']) {
      const sorted = shuffle(wanted, stream('l04', seed)).toSorted((a, b) => compareKeys(a, b, language));
      expect(sorted).toEqual(wanted);
    }
  });
});
