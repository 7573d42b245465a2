/** [fault H-2]: everybody finds themselves by any spelling of their name [people 10.4]. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutVariants } from '../../../core/tournament/people/han-variants.ts';
import {
  begins,
  contains,
  nearest,
  searchable,
  searched,
  typedWords,
} from '../../../core/tournament/people/searched.ts';

const isFound = (name: string, typed: string) => begins(searchable(name), typedWords(typed));

describe('H-2 a name is found by any of its spellings', () => {
  test.each([
    ['Łukasz Brzęczyszczykiewicz', 'lukasz'],
    ['Søren Ørsted', 'soren'],
    ['Søren Ørsted', 'oersted'],
    ['Straße Weiß', 'strasse weiss'],
    ['Straße Weiß', 'STRASSE WEISS'],
    ['Strasse Weiss', 'straße weiß'],
    ['Þór Guðmundsson', 'thor gudmundsson'],
    ['Yılmaz Işık', 'yilmaz isik'],
    ['İsmail', 'ismail'],
    ['Đorđe Petrović', 'dorde'],
    ['Đorđe Petrović', 'djordje'],
    ['Æsir Œuvre', 'aesir oeuvre'],
    ['Müller', 'muller'],
    ['Müller', 'mueller'],
    ['Mueller', 'müller'],
    ['Åkesson', 'aakesson'],
    ['Čapek', 'capek'],
    ['Алёна', 'алена'],
    ['Алена', 'алёна'],
    ['髙橋 健太', '高橋'],
    ['高橋 健太', '髙橋'],
    ['渡邉 愛', '渡辺'],
    ['渡邉 愛', '渡邊'],
    ['渡辺 愛', '渡邉'],
    ['﨑田', '崎田'],
    ['斎藤', '齋藤'],
    ['齊藤', '斉藤'],
    ['黑澤', '黒沢'],
    ['濱﨑', '浜崎'],
    ['廣田', '広田'],
    ['惠子', '恵子'],
    ['張偉', '张伟'],
    ['高橋健太', '健太'],
    ['たなか', 'タナカ'],
    ['タナカ', 'たなか'],
    ['ﾀﾅｶ', 'たなか'],
    ['田中 陽子 たなか ようこ', 'たなか'],
    ['田中 陽子 たなか ようこ', 'tanaka yoko'],
    ['高橋 たかはし', 'takahashi'],
    ['高橋 たかはし', 'takahasi'],
    ['佐藤 さとう', 'sato'],
    ['佐藤 さとう', 'satou'],
    ['佐藤 さとう', 'satoh'],
    ['大野 おおの', 'ono'],
    ['八田 はった', 'hatta'],
    ['京子 きょうこ', 'kyoko'],
    ['慎一 しんいち', 'shinichi'],
    ['純 じゅん', 'jun'],
    ['純 じゅん', 'zyun'],
    ["Lars D'Aubigné", 'daubigne'],
    ["Lars D'Aubigné", 'aubigne'],
    ['Mateo O’Connor', "o'connor"],
    ['Anna-Lena von der Tann', 'lena tann'],
    ['ＦＵＬＬ Ｗｉｄｔｈ', 'full width'],
    ['김민수', '김'],
  ])('%s by %s', (name, typed) => expect(isFound(name, typed)).toBe(true));

  test.each([
    ['Berg Anna', 'erg'],
    ['Hashi', 'bashi'],
    ['はし', 'ばし'],
    ['Müller', 'meller'],
  ])('%s is not meant by %s', (name, typed) => expect(isFound(name, typed)).toBe(false));

  test('where a part of a word is enough, it is found inside', () => {
    expect(contains(searchable('Bergman'), typedWords('gman'))).toBe(true);
    expect(contains(searchable('Bergman Zoë'), typedWords('zoe gman'))).toBe(true);
  });

  test('marks between letters, quotes and signs that nobody sees do not hide a name', () => {
    expect(isFound('“Tag” (ABC) \u202Ename\u202C', 'tag abc name')).toBe(true);
    expect(isFound('<script>alert("x")</script>', '<script')).toBe(true);
  });
});

test('property: every name is found by itself, by its plain form, and by any beginning of any of its words', () => {
  const letter = fc.constantFrom(...'aAzłŁøØđÐþßæœıİéüÖåñçёйЯж髙邉齋한글たタゾきゃっんー0'.normalize('NFC'));
  const name = fc.array(fc.string({ unit: letter, minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(name, fc.nat(2), fc.integer({ min: 1, max: 8 }), (words, which, length) => {
      const whole = words.join(' ');
      expect(isFound(whole, whole)).toBe(true);
      expect(isFound(whole, searched(whole))).toBe(true);
      expect(isFound(whole, whole.toUpperCase())).toBe(true);
      const word = words[which % words.length] ?? '';
      expect(isFound(whole, [...word].slice(0, length).join(''))).toBe(true);
    }),
  );
});

test('the table of Han variants has no chains: what stands for all stands for itself', () => {
  for (const character of '髙﨑邉邊齋齊齐澤濱廣惠黑龍张劉陈渡辺斎') {
    const once = withoutVariants(character);
    expect(withoutVariants(once)).toBe(once);
  }
});

describe('before nobody: the nearest names', () => {
  const people = ['Anna Schmidt', 'Anna Schmitz', 'Boris Schukow', 'Łukasz Nowak', 'Li Wei'];
  const near = (typed: string) => nearest(people, searchable, typed, 3);
  test.each([
    ['schmith', ['Anna Schmitz', 'Anna Schmidt']],
    ['lukazs', ['Łukasz Nowak']],
    ['lukas nowac', ['Łukasz Nowak']],
    ['shmidt', ['Anna Schmidt', 'Anna Schmitz']],
    ['zzz', []],
    ['x', []],
    ['', []],
  ])('%s', (typed, expected) => expect(near(typed)).toEqual(expected));

  test('property: one wrong letter in a word of four or more still finds the name', () => {
    fc.assert(
      fc.property(fc.constantFrom('Brzęczyszczykiewicz', 'Nowak', 'Ørsted', 'Wójcik'), fc.nat(), (name, seed) => {
        const typed = [...searched(name)];
        typed[seed % typed.length] = 'x';
        expect(nearest([name], searchable, typed.join(''), 1)).toEqual([name]);
      }),
    );
  });
});
