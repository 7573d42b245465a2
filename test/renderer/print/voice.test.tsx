import { expect, test } from 'vitest';
import type { Voice } from '../../../core/sheets/layout/laid.ts';
import { paperVoice, remembering } from '../../../renderer/print/voice.ts';

test('a voice that remembers says what the voice says: other numbers, other words, another language', () => {
  const plain = paperVoice('en', true);
  const kept = remembering(plain);
  const phrases = [
    { code: 'sheets.print.pages', params: { count: 1 } },
    { code: 'sheets.print.pages', params: { count: 2 } },
    { code: 'sheets.print.title' },
  ];
  const all = (voice: Voice) => phrases.map((phrase) => [voice.say(phrase), voice.also?.say(phrase)]);
  expect(new Set(all(plain).flat()).size).toBe(6);
  expect(all(kept)).toEqual(all(plain));
  expect(all(kept)).toEqual(all(plain));
});

test('what is said again is not asked again', () => {
  const asked: unknown[] = [];
  const voice: Voice = {
    ...paperVoice('en'),
    say: (phrase) => {
      asked.push(phrase.params);
      return phrase.code;
    },
  };
  const kept = remembering(voice);
  for (const table of [1, 2, 1, 2, 1]) kept.say({ code: 'sheets.table', params: { table } });
  expect(asked).toEqual([{ table: 1 }, { table: 2 }]);
});
