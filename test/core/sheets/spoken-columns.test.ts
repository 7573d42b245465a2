/** Columns of the standings, whose codes are named nowhere else in the source: each has words of its game or those of all. */

import { expect, test } from 'vitest';
import { languages } from '../../../core/languages.ts';
import { familyOf, sampleOf } from './sample-events.ts';
import { voiceIn } from './spoken-words.ts';

test.each(['mahjong', 'bridge', 'duel'] as const)('%s: every column of the standings has words', (id) => {
  const tournament = sampleOf(id);
  const { columns } = familyOf(id).results.standings(tournament);
  expect(columns.length).toBeGreaterThan(0);
  for (const language of languages) {
    const silent = columns.filter(({ code }) =>
      voiceIn(language)
        .say({ code: `${id}.columns.${code}` })
        .includes(code),
    );
    expect(
      silent.map(({ code }) => code),
      language,
    ).toEqual([]);
  }
});
