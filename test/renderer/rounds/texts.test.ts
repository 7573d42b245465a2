import { afterEach, describe, expect, test } from 'vitest';
import type { Phrase } from '../../../core/tournament/words.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { peopleOf } from '../../../renderer/rounds/people.ts';
import { wordsOf } from '../../../renderer/rounds/texts.ts';
import en from '../../../resources/locales/en/rounds.json' with { type: 'json' };
import ru from '../../../resources/locales/ru/rounds.json' with { type: 'json' };
import { mahjongEvent, tournamentOf } from './event.ts';

type Texts = { readonly [key: string]: string | Texts };

const flat = (texts: Texts, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value] as const] : flat(value, `${before}${key}.`),
  );

const PLURAL = /_(zero|one|two|few|many|other)$/;
const bare = (texts: Texts) => new Set(flat(texts).map(([key]) => key.replace(PLURAL, '')));

afterEach(() => i18n.changeLanguage('en').then(() => undefined));

describe('L-01 texts of rounds', () => {
  test('the same keys in both languages, none empty', () => {
    expect([...bare(ru)].toSorted()).toEqual([...bare(en)].toSorted());
    for (const [key, value] of [...flat(en), ...flat(ru)]) expect(value.trim(), key).not.toBe('');
  });

  test.each([
    ['en', en],
    ['ru', ru],
  ] as const)('%s has every plural form its language knows, wherever it has one', (language, texts) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = new Set(flat(texts).map(([key]) => key));
    const counted = new Set([...keys].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));
    for (const key of counted) for (const form of forms) expect(keys, key).toContain(`${key}_${form}`);
  });

  test('no parameter of one language is missing in the other', () => {
    const names = (value: string) => [...value.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).toSorted();
    const russian = new Map(flat(ru));
    for (const [key, value] of flat(en)) {
      const other = russian.get(key);
      if (other !== undefined && !PLURAL.test(key))
        expect([...new Set(names(other))], key).toEqual([...new Set(names(value))]);
    }
  });
});

describe('what is wrong with an entry is said in words in both languages', () => {
  const seat = 'east';
  const phrases: readonly Phrase[] = [
    { code: 'entry.noTable', params: { table: 99, round: 3, least: 1, most: 16 } },
    { code: 'entry.notATable', params: { text: 'x' } },
    { code: 'entry.noNumber' },
    { code: 'entry.allIn' },
    { code: 'entry.reasonMissing' },
    { code: 'mahjong.entry.wrongSum', params: { sum: 119_900, expected: 120_000, difference: -100 } },
    { code: 'mahjong.entry.notHundreds', params: { seat, points: 41_250 } },
    { code: 'mahjong.entry.unusual', params: { seat, points: 129_800 } },
    { code: 'mahjong.entry.mixed', params: { seat, text: '900', points: 90_000 } },
    { code: 'mahjong.entry.missing', params: { seat } },
    { code: 'mahjong.entry.notANumber', params: { text: '4l2', seat } },
    { code: 'mahjong.entry.tooLarge', params: { text: '99999999', seat } },
    { code: 'mahjong.prompt.extras' },
    { code: 'round.resultsMissing', params: { round: 3, count: 2, tables: [1, 4] } },
    { code: 'mahjong.how.noRepeat' },
  ];

  test.each(['en', 'ru'])('%s', async (language) => {
    await i18n.changeLanguage(language);
    for (const phrase of phrases) {
      const words = wordsOf(phrase);
      expect(words, phrase.code).not.toContain(phrase.code);
      expect(words, phrase.code).not.toMatch(/\{\{|\$t\(|undefined/);
      if (language === 'ru') expect(words, phrase.code).toMatch(/[а-яё]/i);
    }
  });
});

describe('reasons of core', () => {
  test('name people, not their registration numbers', () => {
    const people = peopleOf(tournamentOf(mahjongEvent(8)));
    const words = wordsOf(
      { code: 'mahjong.reasons.metBefore', params: { players: [3, 5], rounds: [1, 2], count: 2 } },
      people,
    );
    expect(words.replace(/[\u2068\u2069]/g, '')).toBe(
      'Player 3 and Player 5 have met 2 times before, in rounds 1 and 2.',
    );
  });
});
