/** [fault F-12]: lists in the encodings of the world are read as what they are, or as nothing certain. */

import { describe, expect, test } from 'vitest';
import { decode, type Encoding, encodingName, encodings } from '../../../renderer/text-files/encoding.ts';
import { guessEncoding, shownLines } from '../../../renderer/text-files/guess.ts';
import { bytesOf } from './encoded.ts';

const lists = {
  Russian: 'Игрок;Город\r\nЩербакова Ульяна;Пермь\r\nЁлкин Пётр;Казань\r\nСоловьёв Юрий;Омск\r\nЦой Виктор;Псков\r\n',
  Ukrainian: 'Гравець;Місто\r\nШевченко Їжак;Київ\r\nГриценко Євген;Львів\r\nБойко Олексій;Чернігів\r\n',
  German: 'Name;Verein\r\nJürgen Schäfer;Köln\r\nGroß, Björn;Düsseldorf\r\nMüller, Jörg;Gießen\r\n',
  French: 'Nom;Ville\r\nNoémie Lefèvre;Orléans\r\nFrançois Lemaître;Besançon\r\nChloé Benoît;Évreux\r\n',
  Spanish: 'Nombre;Ciudad\r\nJosé Ibáñez;Málaga\r\nMaría Núñez;León\r\nÁngel Gutiérrez;Cádiz\r\n',
  Swedish: 'Namn;Ort\r\nSöderström Åke;Västerås\r\nÅngström Björn;Göteborg\r\nHäggkvist Märta;Växjö\r\n',
  Danish: 'Navn;By\r\nSøren Ærø;Århus\r\nJørgen Østergård;Ålborg\r\nKåre Bjørn;Tønder\r\n',
  Polish: 'Imię;Miasto\r\nŁukasz Wiśniewski;Łódź\r\nMałgorzata Żółć;Kraków\r\nStanisław Dąbrowski;Gdańsk\r\n',
  Czech: 'Jméno;Město\r\nTomáš Dvořák;Plzeň\r\nJiří Černý;Ústí\r\nŠtěpán Růžička;Třebíč\r\n',
  Hungarian: 'Név;Város\r\nGyőző Szabó;Győr\r\nLászló Kővári;Székesfehérvár\r\nÉva Szűcs;Pécs\r\n',
  Croatian: 'Ime;Grad\r\nŽeljko Šarić;Čakovec\r\nDražen Petrović;Šibenik\r\nLuka Dončić;Požega\r\n',
  Turkish: 'Ad;Şehir\r\nÇağlar Yıldız;İstanbul\r\nGülşen Özdoğan;Eskişehir\r\nBarış Kılıç;Muğla\r\n',
  Lithuanian:
    'Vardas;Miestas\r\nŽydrūnas Šimkevičius;Šiauliai\r\nRūta Čepaitė;Panevėžys\r\nAndrius Mažeikis;Kėdainiai\r\n',
  Latvian: 'Vārds;Pilsēta\r\nJānis Bērziņš;Rīga\r\nKristīne Kļaviņa;Liepāja\r\nĒriks Ģērmanis;Jēkabpils\r\n',
  Greek: 'Όνομα;Πόλη\r\nΓιώργος Παπαδόπουλος;Αθήνα\r\nΕλένη Κωνσταντίνου;Πάτρα\r\n',
  Hebrew: 'שם;עיר\r\nדוד כהן;חיפה\r\nרחל לוי;ירושלים\r\nמשה פרידמן;אילת\r\n',
  Arabic: 'الاسم;المدينة\r\nمحمد الأحمد;القاهرة\r\nفاطمة حسن;بيروت\r\nعبد الله صالح;الرياض\r\n',
  Thai: 'ชื่อ;เมือง\r\nสมชาย ใจดี;กรุงเทพ\r\nสุดา แสงทอง;เชียงใหม่\r\n',
  Japanese: '名前,所属\r\n田中 健太,東京\r\n佐藤 美咲,大阪\r\n鈴木 一郎,札幌\r\n髙木 ゆかり,横浜\r\n'.replace(
    '髙',
    '高',
  ),
  kanji: '山本 直樹\n中島 恵\n小林 誠\n藤原 由美子\n',
  Chinese: '姓名,城市\r\n王伟,北京\r\n李秀英,上海\r\n张敏,广州\r\n刘洋,成都\r\n陈静,武汉\r\n',
  Taiwanese: '姓名,城市\r\n陳怡君,臺北\r\n林志豪,高雄\r\n黃雅婷,臺中\r\n張家豪,新竹\r\n',
  Korean: '이름,소속\r\n김민준,서울\r\n이서연,부산\r\n박지훈,대구\r\n최수빈,인천\r\n',
} as const;

const cases: readonly (readonly [keyof typeof lists, readonly Encoding[]])[] = [
  ['Russian', ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic']],
  ['Ukrainian', ['windows-1251', 'koi8-u']],
  ['German', ['windows-1252', 'macintosh']],
  ['French', ['windows-1252', 'macintosh']],
  ['Spanish', ['windows-1252', 'macintosh']],
  ['Swedish', ['windows-1252', 'macintosh']],
  ['Danish', ['windows-1252', 'macintosh']],
  ['Polish', ['windows-1250', 'iso-8859-2']],
  ['Czech', ['windows-1250', 'iso-8859-2']],
  ['Hungarian', ['windows-1250', 'iso-8859-2']],
  ['Croatian', ['windows-1250', 'iso-8859-2']],
  ['Turkish', ['windows-1254']],
  ['Lithuanian', ['windows-1257']],
  ['Latvian', ['windows-1257']],
  ['Greek', ['windows-1253']],
  ['Hebrew', ['windows-1255']],
  ['Arabic', ['windows-1256']],
  ['Thai', ['windows-874']],
  ['Japanese', ['shift_jis', 'euc-jp']],
  ['kanji', ['shift_jis', 'euc-jp']],
  ['Chinese', ['gb18030']],
  ['Taiwanese', ['big5']],
  ['Korean', ['euc-kr']],
];

describe('[fault F-12] a list is read as what it is', () => {
  test.each(cases.flatMap(([list, in_]) => in_.map((encoding) => [list, encoding] as const)))(
    '%s in %s',
    (list, encoding) => {
      const text = lists[list];
      const bytes = bytesOf(text, encoding);
      const guess = guessEncoding(bytes);
      // Where two encodings read the same text, either is right.
      expect(decode(bytes, guess.encoding), guess.encoding).toBe(text);
      expect(guess.how).toBe('likely');
    },
  );

  test('ISO 2022-JP by its escapes', () => {
    const kanji = [0x1b, 0x24, 0x42, 0x45, 0x44, 0x43, 0x66, 0x1b, 0x28, 0x42, 0x0a];
    expect(guessEncoding(Uint8Array.from(kanji))).toEqual({ encoding: 'iso-2022-jp', how: 'certain' });
    expect(decode(Uint8Array.from(kanji), 'iso-2022-jp')).toBe('田中\n');
  });

  test.each(['Щука', 'Яна', 'Омск', 'Цой', 'ЁЛКИН'])('one short word: %s', (word) => {
    expect(decode(bytesOf(word, 'windows-1251'), guessEncoding(bytesOf(word, 'windows-1251')).encoding)).toBe(word);
  });

  test('a name that may be two is not called certain', () => {
    const guess = guessEncoding(Uint8Array.of(0xe6));
    expect(guess.how).toBe('unsure');
  });

  test('five megabytes are weighed in a moment, and letters far down are found', () => {
    const bytes = new Uint8Array(5 * 1024 * 1024).fill(0x41);
    bytes.set(bytesOf('\r\nЩербакова Ульяна;Пермь\r\nЁлкин Пётр;Казань\r\n', 'koi8-r'), bytes.length - 100);
    const before = performance.now();
    expect(guessEncoding(bytes).encoding).toBe('koi8-r');
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

test('the lines that are shown are those that tell', () => {
  const list = `Name\r\n${'Ann\r\n'.repeat(50)}Жанна\r\nЮрий\r\nИгорь\r\nОлег\r\n`;
  expect(shownLines(bytesOf(list, 'windows-1251'), 'windows-1251')).toEqual(['Жанна', 'Юрий', 'Игорь']);
  expect(shownLines(bytesOf('Ann\r\n\r\nBob\r\n', 'windows-1251'), 'koi8-r')).toEqual(['Ann', 'Bob']);
});

test('each encoding that is offered has a name of its own in both languages', () => {
  for (const language of ['en', 'ru']) {
    expect(new Set(encodings.map((encoding) => encodingName(encoding, language))).size).toBe(encodings.length);
  }
  expect(encodingName('koi8-r', 'en')).toBe('KOI8-R (Cyrillic)');
  expect(encodingName('shift_jis', 'ru')).toBe('Shift JIS (японский)');
});

describe('[fault F-12] a few bytes that are UTF-8 by chance', () => {
  test.each<[string, Encoding]>([
    ['яна', 'ibm866'],
    ['яна\nцой', 'ibm866'],
    ['谭陆', 'gb18030'],
    ['石史毛', 'gb18030'],
    ['羅瑋', 'big5'],
  ])('%s in %s is nothing certain', (text, encoding) => {
    const bytes = bytesOf(text, encoding);
    expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).not.toBe(text);
    expect(guessEncoding(bytes)).toEqual({ encoding, how: 'unsure' });
  });

  test.each([
    'Zoë',
    'Ștefan',
    'Łódź',
    'Яна',
    '田中',
    '한국',
    '陳怡君',
    'é',
    '🔥Blaze🔥',
    '🀄',
    'ნინო',
    'Արամ',
    'अमित',
    '№ 1',
  ])('%s in UTF-8 is', (text) => {
    expect(guessEncoding(new TextEncoder().encode(text))).toEqual({ encoding: 'utf-8', how: 'certain' });
  });
});
