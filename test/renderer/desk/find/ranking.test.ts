import { describe, expect, it } from 'vitest';
import { onOtherLayout } from '../../../../renderer/desk/find/layouts.ts';
import { type Findable, indexOf, ranked } from '../../../../renderer/desk/find/ranking.ts';

const entry = (id: string, titles: string, words = '', isPossible = true): Findable => ({
  id,
  titles,
  words,
  isAct: !id.includes('.'),
  isPossible,
});

const entries = [
  entry('withdraw', 'Take the round back', 'withdraw unpublish снять отозвать', false),
  entry('leaves', 'Leaves…', 'drop withdraw снялся'),
  entry('penalty', 'Penalty…', 'chombo штраф чомбо'),
  entry('table.5', 'Table 5', 'Table 5 Стол 5'),
  entry('table.50', 'Table 50', 'Table 50 Стол 50'),
  entry('person.5', 'Łukasz Brzęczyszczykiewicz', '5'),
  entry('person.6', 'Søren Müller', '6'),
  entry('person.7', '田中 陽子', '7 たなか ようこ'),
  entry('person.8', 'Щербакова Ульяна', '8'),
];

const found = (typed: string, used: readonly string[] = []): readonly string[] =>
  ranked(indexOf(entries), typed, used).map(({ id }) => id);

describe('[W-7.3] what the box of everything finds', () => {
  it('by the beginning of any word, in any order and both languages', () => {
    expect(found('отоз')).toEqual(['withdraw']);
    expect(found('tab 5')).toEqual(['table.5']);
    expect(found('brz luk')).toEqual(['person.5']);
  });

  it('what is called just so comes before acts that have the words among others', () => {
    const round = { ...entry('round.2', 'Round 2 Тур 2'), title: 'Тур 2' };
    const act = { ...entry('lines', 'Lines in round 2 Смена линий в туре 2', 'тур'), title: 'Смена линий в туре 2' };
    const ids = (typed: string) => ranked(indexOf([act, round]), typed, ['lines']).map(({ id }) => id);
    expect(ids(' тур 2')).toEqual(['round.2', 'lines']);
    expect(ids('2 тур')).toEqual(['lines', 'round.2']);
  });

  it('with letters that the keyboard does not have', () => {
    expect(found('soren')).toEqual(['person.6']);
    expect(found('mueller')).toEqual(['person.6']);
    expect(found('müll')).toEqual(['person.6']);
    expect(found('陽')).toEqual(['person.7']);
    expect(found('tanaka')).toEqual(['person.7']);
  });

  it('with one mistake in a word of five letters, and none in a shorter one', () => {
    expect(found('penalti')).toEqual(['penalty']);
    expect(found('chonbo')).toEqual(['penalty']);
    expect(found('drip')).toEqual([]);
    expect(found('penlati')).toEqual([]);
  });

  it('a number as a whole: its table and the person with it', () => {
    expect(found('5').toSorted()).toEqual(['person.5', 'table.5']);
    expect(found('50')).toEqual(['table.50']);
  });

  it('as typed on the other layout when there is nothing else', () => {
    expect(found('inhfa')).toEqual(['penalty']);
    expect(found('зутфден')).toEqual(['penalty']);
    expect(found('oth,f')).toEqual(['person.8']);
    expect(found('oth')).toEqual(['person.8']);
    expect(onOtherLayout('Штраф')).toBe('inhfa');
    expect(onOtherLayout(']')).toBe('ъ');
  });

  it('what has one of several words, when nothing has them all', () => {
    expect(found('chombo table')).toEqual(['penalty', 'table.5', 'table.50']);
    expect(found('chombo zzz')).toEqual(['penalty']);
    expect(found('withdraw drop')).toEqual(['leaves']);
    expect(found('zzz qqq')).toEqual([]);
  });

  it('possible acts first, then what was used last; what was mistyped at the end', () => {
    expect(found('withdraw')).toEqual(['leaves', 'withdraw']);
    expect(found('table')).toEqual(['table.5', 'table.50']);
    expect(found('table', ['leaves', 'table.50'])).toEqual(['table.50', 'table.5']);
    expect(found('', ['penalty'])[0]).toBe('penalty');
    expect(found('')).not.toContain('withdraw');
  });
});
