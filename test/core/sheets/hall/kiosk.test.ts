import { describe, expect, test } from 'vitest';
import { kioskAnswer } from '../../../../core/sheets/hall/kiosk.ts';
import { namesListing } from '../names-listing.ts';

const names = ['Berg Anna', 'Bergman Zoë', 'Ibáñez Joanna', 'O’Connor Mateo', 'Ёжиков Пётр', '山田 太郎'];
const listing = namesListing(names);
const answer = (typed: string, most = 5) => kioskAnswer(listing, typed, most, 'en');
const found = (typed: string) => answer(typed).people.map(({ name }) => name.text);

describe('the search kiosk', () => {
  test('nobody is listed before the first letter; the first letters of all names can be pressed', () => {
    expect(found('')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(answer('').next).toEqual(['a', 'b', 'c', 'i', 'j', 'm', 'o', 'z', 'е', 'п', '太', '山']);
  });

  test('each typed word begins a word of the name, in any order, without accents and capitals', () => {
    expect(found('berg')).toEqual(['Berg Anna', 'Bergman Zoë']);
    expect(found('zoe BERG')).toEqual(['Bergman Zoë']);
    expect(found('ibanez')).toEqual(['Ibáñez Joanna']);
    expect(found('oconn')).toEqual(['O’Connor Mateo']);
    expect(found('connor')).toEqual(['O’Connor Mateo']);
    expect(found('еж пет')).toEqual(['Ёжиков Пётр']);
    expect(found('山')).toEqual(['山田 太郎']);
    expect(found('erg')).toEqual([]);
  });

  test('only letters that lead to somebody can be pressed', () => {
    expect(answer('berg').next).toEqual(['m']);
    expect(answer('berg ').next).toEqual(['a', 'z']);
    expect(answer('bergm').next).toEqual(['a']);
    expect(answer('x').next).toEqual([]);
  });

  test('another word can follow where somebody has one more', () => {
    expect(answer('berg').mayEnd).toBe(true);
    expect(answer('berg an').mayEnd).toBe(false);
    expect(answer('').mayEnd).toBe(false);
  });

  test('pressing offered letters only never leads to nobody', () => {
    const walk = (typed: string, depth: number): void => {
      if (depth === 0) return;
      for (const letter of answer(typed).next) {
        expect(found(typed + letter).length, typed + letter).toBeGreaterThan(0);
        walk(typed + letter, depth - 1);
      }
    };
    walk('', 4);
  });

  test('H-2 the nearest names are offered before it says nobody', () => {
    expect(answer('bregman')).toMatchObject({ people: [], near: [{ name: { text: 'Bergman Zoë' } }] });
    expect(answer('xyz')).toMatchObject({ people: [], near: [] });
    expect(answer('berg').near).toEqual([]);
  });

  test('more than are shown are counted', () => {
    const many = namesListing(Array.from({ length: 30 }, (_, i) => `Player ${i + 1}`));
    expect(kioskAnswer(many, 'p', 5, 'en')).toMatchObject({ more: 25 });
    expect(kioskAnswer(many, 'p', 5, 'en').people).toHaveLength(5);
  });
});
