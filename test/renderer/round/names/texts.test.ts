import { afterEach, describe, expect, test } from 'vitest';
import { languages } from '../../../../core/languages.ts';
import type { Phrase } from '../../../../core/tournament/words.ts';
import { i18n } from '../../../../renderer/i18n/i18n.ts';
import { peopleOf } from '../../../../renderer/round/names/people.ts';
import { wordsOf } from '../../../../renderer/round/names/texts.ts';
import { mahjongEvent, tournamentOf } from '../event.ts';

afterEach(() => i18n.changeLanguage('en').then(() => undefined));

describe('what is wrong with an entry is said in words in both languages', () => {
  const seat = 'east';
  const phrases: readonly Phrase[] = [
    { code: 'entry.noTable', params: { table: 99, round: 3, tables: '1–16' } },
    { code: 'entry.notATable', params: { text: 'x' } },
    { code: 'entry.allIn' },
    { code: 'mahjong.entry.wrongSum', params: { sum: 119_900, expected: 120_000, difference: -100 } },
    { code: 'mahjong.entry.notHundreds', params: { seat, points: 41_250 } },
    { code: 'mahjong.entry.unusual', params: { seat, points: 129_800 } },
    { code: 'mahjong.entry.mixed', params: { seat, text: '900', points: 90_000 } },
    { code: 'mahjong.entry.missing', params: { seat } },
    { code: 'mahjong.entry.notANumber', params: { text: '4l2', seat } },
    { code: 'mahjong.entry.tooLarge', params: { text: '99999999', seat } },
    { code: 'mahjong.prompt.seat', params: { seat } },
    { code: 'round.resultsMissing', params: { round: 3, count: 2, tables: [1, 4] } },
    { code: 'mahjong.how.noRepeat' },
  ];

  test.each(languages)('%s', async (language) => {
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
