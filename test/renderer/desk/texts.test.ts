import { afterEach, describe, expect, it } from 'vitest';
import { refuse } from '../../../core/tournament/refusal.ts';
import { formatsOf } from '../../../renderer/i18n/formats.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { nameEntrantsBy } from '../../../renderer/i18n/names.ts';
import { refusalText, wayText } from '../../../renderer/i18n/refusal-text.ts';
import { textOf } from '../../../renderer/i18n/text.ts';

const inLanguage = async (language: 'en' | 'ru') => {
  await i18n.changeLanguage(language);
};

afterEach(() => inLanguage('en'));

describe('L-03 plurals for 0, 1, 2, 5, 11, 21, 22, 25, 101, 111', () => {
  const counts = [0, 1, 2, 5, 11, 21, 22, 25, 101, 111];
  const pages = (count: number) => textOf('sheets:print.pages', { count });

  it('are right in Russian', async () => {
    await inLanguage('ru');
    expect(counts.map(pages)).toEqual([
      ...['0 страниц', '1 страница', '2 страницы', '5 страниц', '11 страниц', '21 страница', '22 страницы'],
      ...['25 страниц', '101 страница', '111 страниц'],
    ]);
  });

  it('are right in English', () => {
    expect(counts.map(pages)).toEqual(counts.map((count) => `${count} ${count === 1 ? 'page' : 'pages'}`));
  });
});

describe('a refusal in words', () => {
  it('names its numbers and reads lists out', () => {
    const missing = refuse('round.resultsMissing', { round: 3, count: 3, tables: [1, 4, 7] });
    expect(refusalText(missing)).toBe('Results of round 3 missing: 3, tables 1, 4 and 7.');
  });

  it('counts by the number that is missing, and says so when none is', () => {
    expect(refusalText(refuse('round.open', { round: 2, missing: 1, tables: 4 }))).toContain('1 table has no result');
    expect(refusalText(refuse('round.open', { round: 2, missing: 0, tables: 4 }))).toContain('All its results are in');
  });

  it('is looked up in the namespace that its code begins with', () => {
    expect(refusalText(refuse('file.missing', { name: 'Cup' }))).toContain('“Cup” is not there any more');
    expect(refusalText(refuse('undo.nothing'))).toBe('There is nothing to undo.');
  });

  it('names the people whose numbers it carries', () => {
    nameEntrantsBy((id) => ['', 'Ann', 'דנה'][id] ?? null);
    expect(refusalText(refuse('mahjong.playerTwice', { player: 1 }))).toBe('Ann is listed twice.');
    expect(refusalText(refuse('mahjong.playerTwice', { player: 9 }))).toBe('9 is listed twice.');
    // A name that runs from right to left is isolated, so that it does not turn the sentence round.
    expect(refusalText(refuse('mahjong.playerTwice', { player: 2 }))).toBe('\u2068דנה\u2069 is listed twice.');
    const conflict = refuse('mahjong.fixedTableConflict', { players: [1, 9], tables: [3, 3] });
    expect(refusalText(conflict)).toContain('Ann and 9 (tables 3 and 3)');
    expect(refusalText(refuse('mahjong.notMultipleOfFour', { players: 17, missing: 3, exclude: 1 }))).toContain(
      'Active players: 17',
    );
    nameEntrantsBy(() => null);
  });

  it('shows its code when nobody has written a sentence', () => {
    expect(refusalText(refuse('nowhere.tobefound'))).toContain('nowhere.tobefound');
  });

  it('is in the language of the desk', async () => {
    await inLanguage('ru');
    expect(refusalText(refuse('undo.nothing'))).toBe('Отменять нечего.');
    expect(wayText({ do: 'confirmRound', params: { round: 3 } })).toBe('Утвердить тур 3');
    expect(wayText({ do: 'chooseAnother' })).toBe('Выбрать другой файл');
  });
});

describe('formats', () => {
  it('write numbers by the language', () => {
    expect(formatsOf('en').number(32_000)).toBe('32,000');
    expect(formatsOf('ru').number(32_000)).toBe('32\u00a0000');
    expect(formatsOf('ru').decimal(-12.5, 1, true)).toBe('−12,5');
    expect(formatsOf('en').decimal(12.5, 1, true)).toBe('+12.5');
    expect(formatsOf('en').decimal(0, 1, true)).toBe('0.0');
  });

  it('sort Ё next to Е and digits by value', () => {
    expect(['Жуков', 'Ёлкин', 'Егоров'].toSorted(formatsOf('ru').compare)).toEqual(['Егоров', 'Ёлкин', 'Жуков']);
    expect(['Table 10', 'Table 2'].toSorted(formatsOf('en').compare)).toEqual(['Table 2', 'Table 10']);
  });
});
