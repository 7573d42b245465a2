import { describe, expect, test } from 'vitest';
import { compareKeys, letterOf } from '../../../core/sheets/letters.ts';

const sorted = (language: string, ...names: string[]) => names.toSorted((a, b) => compareKeys(a, b, language));

describe('order', () => {
  test('Russian Ё stands next to Е, not after Я', () => {
    expect(sorted('ru', 'Яковлева', 'Ёлкина', 'Жуков', 'Елагин', 'Ершов')).toEqual([
      'Елагин',
      'Ёлкина',
      'Ершов',
      'Жуков',
      'Яковлева',
    ]);
  });

  test('Swedish, Danish and German put their letters in different places', () => {
    expect(sorted('sv', 'Åkesson', 'Zorn', 'Andersson', 'Öberg', 'Ärlig')).toEqual([
      'Andersson',
      'Zorn',
      'Åkesson',
      'Ärlig',
      'Öberg',
    ]);
    expect(sorted('da', 'Østergaard', 'Zorn', 'Ærø', 'Andersen')).toEqual(['Andersen', 'Zorn', 'Ærø', 'Østergaard']);
    expect(sorted('de', 'Zorn', 'Öberg', 'Otto', 'Opitz')).toEqual(['Öberg', 'Opitz', 'Otto', 'Zorn']);
  });

  test('numbers inside labels are sorted by value', () => {
    expect(sorted('en', 'Player 10', 'Player 2', 'Player 1')).toEqual(['Player 1', 'Player 2', 'Player 10']);
  });

  test('[L-9.3] mixed scripts: the language of the list first, then Latin, Cyrillic, others, Han without a reading; signs and numbers before all', () => {
    const names = ['🀄', '田中', 'Иванов', 'Ivanov', 'Ωμέγα', '7 Samurai'];
    expect(sorted('ru', ...names).slice(2, 4)).toEqual(['Иванов', 'Ivanov']);
    expect(sorted('en', ...names).slice(2, 4)).toEqual(['Ivanov', 'Иванов']);
    expect(sorted('en', ...names).slice(4)).toEqual(['Ωμέγα', '田中']);
    expect(sorted('en', ...names).slice(0, 2)).toEqual(['🀄', '7 Samurai']);
  });

  test('signs before the first letter do not count', () => {
    expect(sorted('ru', '«Дракон» Лев', 'Елагин', 'Гусев', '"Дон" Иван')).toEqual([
      'Гусев',
      '"Дон" Иван',
      '«Дракон» Лев',
      'Елагин',
    ]);
  });
});

describe('letter headings', () => {
  test.each([
    ['ru', 'Ёлкина', 'Е'],
    ['ru', 'Йорк', 'Й'],
    ['ru', 'їжак', 'Ї'],
    ['en', 'Łukasz', 'L'],
    ['pl', 'Łukasz', 'Ł'],
    ['en', 'Åkesson', 'A'],
    ['sv', 'Åkesson', 'Å'],
    ['en', 'Ñandú', 'N'],
    ['es', 'Ñandú', 'Ñ'],
    ['en', 'Ænima', 'A'],
    ['en', 'Þór', 'Þ'],
    ['en', 'zoe', 'Z'],
    ['en', "d'Aubigné", 'D'],
    ['en', '«Дракон»', 'Д'],
    ['en', '7 Samurai', '#'],
    ['en', '🀄', '#'],
    ['en', '', '#'],
    ['en', '陈 静', '漢'],
    ['en', 'たかはし', 'た'],
    ['en', 'ガンダム', 'か'],
    ['en', '김 민준', 'ㄱ'],
    ['en', '이 서연', 'ㅇ'],
    ['en', 'Ωμέγα', 'Ω'],
  ])('in %s %s stands under %s', (language, name, letter) => {
    expect(letterOf(name, language)).toBe(letter);
  });

  test('names under one letter stand together in the order of the list', () => {
    const names = [
      'Adam',
      'Ænima',
      'Alan',
      'Åkesson',
      'Zorn',
      'Þór',
      'Zz',
      'Łuk',
      'Lars',
      'Иван',
      'Ёлка',
      'Елена',
      'Жук',
    ];
    for (const language of ['en', 'ru', 'sv', 'pl']) {
      const letters = names.toSorted((a, b) => compareKeys(a, b, language)).map((name) => letterOf(name, language));
      const groups = letters.filter((letter, i) => letter !== letters[i - 1]);
      expect(groups).toHaveLength(new Set(letters).size);
    }
  });
});
