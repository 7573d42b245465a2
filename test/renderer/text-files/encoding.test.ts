import { describe, expect, test } from 'vitest';
import { decode, type Encoding } from '../../../renderer/text-files/encoding.ts';
import { guessEncoding } from '../../../renderer/text-files/guess.ts';
import { bytesOf, utf8, utf16 } from './encoded.ts';

const russian = 'Игрок;Город;Клуб\r\nЩербакова Ульяна;Пермь;Дракон\r\nЁлкин Пётр;Казань;\r\n';
const latin = 'Name,Club\nJürgen Schäfer,Köln\nNoémie Ibáñez,Orléans\nSøren Ångström,Åre\n';
const mixed = 'Name,Club\n髙橋 健太,Paris\nЩербакова Ульяна,Łódź\n';

describe('the encoding of a list is guessed', () => {
  test.each<[string, Uint8Array, Encoding, string]>([
    ['plain ASCII', utf8('Name\nAnn\n'), 'utf-8', 'Name\nAnn\n'],
    ['UTF-8', utf8(mixed), 'utf-8', mixed],
    ['UTF-8 with its mark', utf8(`\ufeff${mixed}`), 'utf-8', mixed],
    ['UTF-16 with its mark', utf16(mixed, true, true), 'utf-16le', mixed],
    ['big-endian UTF-16 with its mark', utf16(mixed, false, true), 'utf-16be', mixed],
    ['UTF-16 without a mark', utf16(latin, true, false), 'utf-16le', latin],
    ['big-endian UTF-16 without a mark', utf16(latin, false, false), 'utf-16be', latin],
    ['Russian UTF-16 without a mark', utf16(russian, true, false), 'utf-16le', russian],
    ['Windows-1251', bytesOf(russian, 'windows-1251'), 'windows-1251', russian],
    ['KOI8-R', bytesOf(russian, 'koi8-r'), 'koi8-r', russian],
    ['Windows-1251 in capitals', bytesOf(russian.toUpperCase(), 'windows-1251'), 'windows-1251', russian.toUpperCase()],
    ['KOI8-R in capitals', bytesOf(russian.toUpperCase(), 'koi8-r'), 'koi8-r', russian.toUpperCase()],
    ['one Russian name in Windows-1251', bytesOf('Яна', 'windows-1251'), 'windows-1251', 'Яна'],
    ['one Russian name in KOI8-R', bytesOf('Иван', 'koi8-r'), 'koi8-r', 'Иван'],
    ['Russian with Windows quotes', bytesOf('Клуб «Дракон»;№ 5', 'windows-1251'), 'windows-1251', 'Клуб «Дракон»;№ 5'],
    ['Western Europe', bytesOf(latin, 'windows-1252'), 'windows-1252', latin],
    ['nothing', new Uint8Array(), 'utf-8', ''],
  ])('%s', (_, bytes, encoding, text) => {
    expect(guessEncoding(bytes).encoding).toBe(encoding);
    expect(decode(bytes, encoding)).toBe(text);
  });
});

test('L-06: 200 names are the same in UTF-8, Windows-1251 and KOI8-R', () => {
  const [family, given] = [
    ['Щербаков', 'Ёлкин', 'Соловьёв', 'Цой', 'Объедков', 'Ыйбулатов', 'Эйхе', 'Подъячев', 'Фомин', 'Хмель'],
    [
      'Ульян',
      'Пётр',
      'Семён',
      'Юрий',
      'Яков',
      'Игнат',
      'Фёдор',
      'Эдуард',
      'Николай',
      'Жан',
      'Артём',
      'Олег',
      'Вячеслав',
    ],
  ];
  const names = Array.from({ length: 200 }, (_, i) => `${family[i % 10]} ${given[i % 13]} ${i + 1}`);
  const list = `Игрок;Клуб\r\n${names.map((name) => `${name};Дракон\r\n`).join('')}`;
  expect(new Set(names).size).toBe(200);
  for (const [encoding, bytes] of [
    ['utf-8', utf8(list)],
    ['windows-1251', bytesOf(list, 'windows-1251')],
    ['koi8-r', bytesOf(list, 'koi8-r')],
  ] as const) {
    expect(guessEncoding(bytes).encoding).toBe(encoding);
    expect(decode(bytes, encoding)).toBe(list);
  }
});
