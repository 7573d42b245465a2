/** [fault V-7]: whoever does not play in a 1-v-1 round has a bye with its points, has dropped or is absent; nobody "sits out". */

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { duel } from '../../../../core/games/duel/duel.ts';
import { published } from '../../../../core/sheets/hall/published.ts';
import { byName, byTable } from '../../../../core/sheets/listings.ts';
import type { Json, Phrase } from '../../../../core/tournament/words.ts';
import { tableText } from '../../../../renderer/exchange/tables.ts';
import { i18n } from '../../../../renderer/i18n/i18n.ts';
import { textOf } from '../../../../renderer/i18n/text.ts';
import { wordsOf } from '../../../../renderer/round/names/texts.ts';
import { duelEvent, seated } from '../../../core/games/duel/played-event.ts';
import { rowsIn, sheetOf } from '../../../core/sheets/printed.ts';
import { stateOf } from '../../../core/tournament/event.ts';

const tournament = stateOf(
  seated(
    duelEvent(5, {
      ...(duel.rules.usual as object),
      points: { win: 300, draw: 100, loss: 0, game: 0, bye: null },
    } as Json),
  ),
);

const languages = [
  {
    language: 'en',
    bye: 'Bye (+3)',
    dropped: /dropped/i,
    absent: 'Absent',
    others: /\bsit(s|ting)? out\b|\bsat out\b/i,
  },
  {
    language: 'ru',
    bye: 'Свободен (+3)',
    dropped: /выбывание/i,
    absent: 'Пропускают тур',
    others: /пропуск(?!а[ею][тщ])|отсутств/i,
  },
] as const;

/** Every text of a namespace with its key. */
const textsOf = (language: string, namespace: string): readonly [string, string][] => {
  const within = (node: object, path: string): [string, string][] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : within(value, `${path}.${key}`),
    );
  const file = new URL(`../../../../resources/locales/${language}/${namespace}.json`, import.meta.url);
  return within(JSON.parse(readFileSync(file, 'utf8')) as object, namespace);
};

afterEach(async () => {
  await i18n.changeLanguage('en');
});

describe.each(languages)('V-7 three words in $language', ({ language, bye, dropped, absent, others }) => {
  test('the bye has one name with its points: hall, paper and lists for spreadsheets', async () => {
    await i18n.changeLanguage(language);
    const view = published(tournament, duel, language, 1);
    if (view === null) throw new Error('no view');
    const heading = byTable(view).blocks.at(-1)?.heading;
    const spot = byName(view)
      .blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
      .find((cell) => cell.kind === 'phrase' && !cell.phrase.code.includes('.seats.'));
    const said = (cell: { kind: string; phrase?: Phrase } | undefined) => cell?.phrase && wordsOf(cell.phrase);
    expect([said(heading), said(spot as typeof heading)]).toEqual([bye, bye]);
    expect(tableText('seating', tournament, duel)).toContain(bye);
    const report = rowsIn(sheetOf(tournament, 'roundReport', 'list', { family: duel, round: 1 }));
    expect(JSON.stringify(report)).not.toMatch(/sitsOut/);
  });

  test('the points are those of the round', async () => {
    await i18n.changeLanguage(language);
    expect([50, 100, 300, 500].map((points) => wordsOf({ code: 'duel.bye', params: { count: points / 100 } }))).toEqual(
      language === 'en'
        ? ['Bye (+0.5)', 'Bye (+1)', 'Bye (+3)', 'Bye (+5)']
        : ['Свободен (+0,5)', 'Свободен (+1)', 'Свободен (+3)', 'Свободен (+5)'],
    );
  });

  test('dropped is dropped, in the list of people, in the standings and in History', async () => {
    await i18n.changeLanguage(language);
    for (const key of ['people:notPlaying.dropped.mark', 'duel:rowMarks.dropped']) expect(textOf(key)).toMatch(dropped);
    expect(textOf('people:notPlaying.dropped.mark')).toBe(textOf('duel:rowMarks.dropped'));
    expect(textOf('shell:steps.entrants.dropped', { what: 'Ann' })).toMatch(dropped);
    expect(textOf('duelDesk:referee.missed')).toBe(absent);
  });

  test('no text of the game has a fourth word', () => {
    const wrong = ['duel', 'duelDesk'].flatMap((namespace) =>
      textsOf(language, namespace).filter(([, text]) => others.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});
