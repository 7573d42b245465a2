import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import type { Entrant } from '../../../core/tournament/state.ts';
import { nobody } from '../../../renderer/people/deeds.ts';
import { type ColumnId, checked, columnsOf, moreColumns, turned } from '../../../renderer/people/table/columns.ts';
import { found, namesake, sorted } from '../../../renderer/people/table/listing.ts';

const family = families.mahjong;
if (family === undefined) throw new Error('no mahjong');

const person = (id: number, name: string, more: Partial<Entrant> = {}): Entrant => ({ ...nobody, id, name, ...more });

const order = (people: readonly Entrant[], id: ColumnId, language: string, descending = false) => {
  const column = columnsOf(people, family.traits).find((candidate) => candidate.id === id);
  if (column === undefined) throw new Error(`no column ${id}`);
  return sorted({ entrants: people }, column, { column: id, descending }, language).map(({ name }) => name);
};

describe('the order of the list', () => {
  const people = ['Zoë', 'Ёлкин', 'Åse', 'Жуков', 'Anna', 'Ершов'].map((name, i) => person(i + 1, name));

  test('by name, the script of the language first, Ё next to Е', () => {
    expect(order(people, 'name', 'ru-RU')).toEqual(['Ёлкин', 'Ершов', 'Жуков', 'Anna', 'Åse', 'Zoë']);
    expect(order(people, 'name', 'en-GB')).toEqual(['Anna', 'Åse', 'Zoë', 'Ёлкин', 'Ершов', 'Жуков']);
    expect(order(people, 'name', 'sv-SE')).toEqual(['Anna', 'Zoë', 'Åse', 'Ёлкин', 'Ершов', 'Жуков']);
  });

  test('by family name where it is known, by reading where it is given', () => {
    const listed = [
      person(1, 'Ann Young', { familyName: 'Young', givenName: 'Ann' }),
      person(2, 'Zoë Adams', { familyName: 'Adams', givenName: 'Zoë' }),
      person(3, '髙橋 健太', { reading: 'Mmm' }),
    ];
    expect(order(listed, 'name', 'en-GB')).toEqual(['Zoë Adams', '髙橋 健太', 'Ann Young']);
  });

  test('numbers by value, what is empty last both ways, equals in order of registration', () => {
    const listed = [
      person(1, 'a', { club: 'Club 10' }),
      person(2, 'b'),
      person(3, 'c', { club: 'Club 9' }),
      person(4, 'd', { club: 'Club 9' }),
    ];
    expect(order(listed, 'club', 'en-GB')).toEqual(['c', 'd', 'a', 'b']);
    expect(order(listed, 'club', 'en-GB', true)).toEqual(['a', 'c', 'd', 'b']);
    expect(order(listed, 'id', 'en-GB', true)).toEqual(['d', 'c', 'b', 'a']);
  });

  test('by properties and by who plays', () => {
    const listed = [person(1, 'a', { playing: false }), person(2, 'b', { traits: { fixedTable: 3 } }), person(3, 'c')];
    expect(order(listed, 'playing', 'en-GB')).toEqual(['a', 'b', 'c']);
    expect(order(listed, 'trait.fixedTable', 'en-GB')).toEqual(['b', 'a', 'c']);
  });
});

describe('finding', () => {
  const people = [
    person(1, 'Пётр Ёлкин', { club: 'Дракон' }),
    person(2, 'Ann Lee', { members: ['Ann', 'Zoë Moe'] }),
    person(12, 'Ben', { number: '0099' }),
  ];
  const ids = (search: string) => found(people, search).map(({ id }) => id);

  test('every word anywhere, letter case and ё aside', () => {
    expect(ids('елкин ДРАКОН')).toEqual([1]);
    expect(ids('zoë')).toEqual([2]);
    expect(ids('0099')).toEqual([12]);
    expect(ids('12')).toEqual([12]);
    expect(ids('ann dragon')).toEqual([]);
    expect(ids('  ')).toEqual([1, 2, 12]);
  });

  test('a namesake while a name is typed', () => {
    expect(namesake(people, ' ann  LEE')?.id).toBe(2);
    expect(namesake(people, 'Ann')).toBeUndefined();
    expect(namesake([person(1, '')], '')).toBeUndefined();
  });
});

describe('changing a cell', () => {
  const ann = person(7, 'Ann', { club: 'North', members: ['A', 'B'], traits: { fixedTable: 2, standIn: true } });
  const columns = columnsOf([ann], family.traits);
  const changed = (id: ColumnId, typed: string) => columns.find((column) => column.id === id)?.changed?.(ann, typed);

  test('there is a column for whatever somebody has', () => {
    expect(columns.map(({ id }) => id)).toEqual([
      'id',
      'name',
      'member.0',
      'member.1',
      'club',
      'country',
      'number',
      'trait.fixedTable',
      'trait.standIn',
      'playing',
    ]);
    expect(columnsOf([person(1, 'x')], family.traits).map(({ id }) => id)).toEqual([
      'id',
      'name',
      'club',
      'country',
      'number',
      'playing',
    ]);
  });

  test('and for what is asked for, though nobody has it; what somebody has stays without being asked for', () => {
    const asked = columnsOf([ann], family.traits, {
      wished: new Set<ColumnId>(['reading', 'trait.otherScript', 'trait.lang']),
    });
    expect(asked.map(({ id }) => id)).toEqual([
      ...['id', 'name', 'reading', 'member.0', 'member.1', 'club', 'country', 'number'],
      ...['trait.fixedTable', 'trait.standIn', 'trait.lang', 'trait.otherScript', 'playing'],
    ]);
    expect(moreColumns(family.traits)).toEqual(expect.arrayContaining(['familyName', 'reading', 'trait.largePrint']));
  });

  test('gives the whole person with the other text', () => {
    const { id: _, ...draft } = ann;
    expect(changed('club', ' South  East ')).toEqual({ ok: true, value: { ...draft, club: 'South East' } });
    expect(changed('member.1', '')).toMatchObject({ value: { members: ['A'] } });
    expect(changed('trait.fixedTable', '15')).toMatchObject({ value: { traits: { fixedTable: 15, standIn: true } } });
    expect(changed('trait.fixedTable', ' ')).toMatchObject({ value: { traits: { standIn: true } } });
    const standIn = columns.find((column) => column.id === 'trait.standIn');
    expect(standIn && turned(ann, standIn)).toMatchObject({ value: { traits: { standIn: false } } });
  });

  test('says what is wrong', () => {
    expect(changed('name', '  ')).toMatchObject({ refusal: { code: 'people.emptyName' } });
    expect(changed('club', 'x'.repeat(121))).toMatchObject({
      refusal: { code: 'people.tooLong', params: { found: 121, allowed: 120 } },
    });
    expect(changed('trait.fixedTable', 'two')).toMatchObject({ refusal: { code: 'people.notWhole' } });
    expect(checked({ ...nobody, name: '🔥'.repeat(120) }).ok).toBe(true);
  });
});
