import { afterEach, describe, expect, test } from 'vitest';
import { languages } from '../../../core/languages.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { textOf } from '../../../renderer/i18n/text.ts';

afterEach(() => i18n.changeLanguage('en'));

describe('what the director is asked for', () => {
  test.each(languages)('a reason that may be left out is not called for beforehand: %s', async (language) => {
    await i18n.changeLanguage(language);
    expect(textOf('rounds:correct.reason')).toMatch(/may stay empty|можно не заполнять/i);
  });

  test.each([1, 2, 3])('who is too many misses a round and is not thrown out: %i missing', async (missing) => {
    await i18n.changeLanguage('ru');
    const params = { players: 12 - missing, missing, count: missing, exclude: 4 - missing };
    const said = textOf('mahjong:refusals.notMultipleOfFour', params);
    expect(said).toContain('пропустить');
    expect(said).not.toContain('исключить');
  });
});
