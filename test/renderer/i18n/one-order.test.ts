import { expect, test } from 'vitest';
import { compareKeys } from '../../../core/sheets/letters.ts';
import { formatsOf } from '../../../renderer/i18n/formats.ts';

test.each(['en', 'ru'] as const)(
  'names stand at the desk in the order of hall and paper, signs before them or not: %s',
  (language) => {
    const names = ['Zorn', '<script>', '=cmd()', 'Åberg', 'Ёлкин', 'Ежов', 'Team 10', 'Team 9', '田中', '-Abt'];
    const inHall = names.toSorted((a, b) => compareKeys(a, b, language));
    expect(names.toSorted(formatsOf(language).compare)).toEqual(inHall);
  },
);
