/** The events that the pictures are of: one of every game in the middle of its rounds, and what only a later hour shows. */

import { tablesWithoutResult } from '../../core/tournament/state.ts';
import type { GameId, Json } from '../../core/tournament/words.ts';
import { type Desktop, eventNow, openEvent, openSample, type People, publishRound } from '../../test/desktop/events.ts';

/** What pictures are made of an event: of all documents and hall views, or of those named. */
export type Shown = {
  readonly id: string;
  readonly title: string;
  readonly family: GameId;
  readonly language: 'en' | 'ru';
  readonly open: (desktop: Desktop) => Promise<void>;
  readonly documents?: readonly string[];
  readonly views?: readonly string[];
  /** How the paper is wished. */
  readonly wishes?: { readonly bilingual?: boolean; readonly preset?: 'largePrint'; readonly codes?: boolean };
};

const GIVEN = ['Anna', 'Пётр', 'Linh', 'Jan', 'Алёна', '健太', 'Zoë', 'علي', 'Jean-Pierre'];
const FAMILY = [
  'Berg',
  'Смирнов',
  'Nguyễn',
  'Łuczak',
  'Ёлкина',
  '髙橋',
  "O'Neill",
  'محمد',
  'García Fernández de la Vega',
];

/** Names in every script, short and long. */
const mixedPeople = (count: number): People =>
  Array.from({ length: count }, (_, i) => {
    const familyName = `${FAMILY[i % FAMILY.length]}${i >= FAMILY.length ? ` ${Math.floor(i / FAMILY.length)}` : ''}`;
    return { name: `${GIVEN[i % GIVEN.length]} ${familyName}`, familyName };
  });

const own = (desktop: Desktop, command: Json): Promise<void> => desktop.send({ type: 'family.do', command });

/** Results for the tables that have none, and the round is over. */
const finishRound = async (desktop: Desktop, result: (table: number) => Json): Promise<void> => {
  const round = (await eventNow(desktop)).rounds.at(-1);
  if (round === undefined) throw new Error('no round');
  for (const table of tablesWithoutResult(round)) {
    await desktop.send({ type: 'result.enter', round: round.no, table, result: result(table) });
  }
  await desktop.send({ type: 'round.confirm', no: round.no });
};

/** Two players of the last round change places: a re-issue. */
const reissue = async (desktop: Desktop): Promise<void> => {
  const round = (await eventNow(desktop)).rounds.at(-1);
  const [first, second] = round?.tables ?? [];
  if (round === undefined || first === undefined || second === undefined) throw new Error('no tables');
  const swap = { do: 'swap' as const, a: { table: first.table, seat: 0 }, b: { table: second.table, seat: 0 } };
  await desktop.send({ type: 'round.revise', no: round.no, rev: round.rev, changes: [swap] });
};

const startClock = (desktop: Desktop, no: number): Promise<void> =>
  desktop.send({ type: 'round.clock', no, at: Date.now(), do: { what: 'start', seconds: 4500 } });

const twoWins = (): Json => ({ outcome: 'a', games: { a: 2, b: 0 } });

const SCRIPT =
  '1-2-3-4\n5-6-7-8\n9-10-11-12\n13-14-15-16\n\n1-5-9-13\n2-6-10-14\n3-7-11-15\n4-8-12-16\n\n1-6-11-16\n2-5-12-15\n3-8-9-14\n4-7-10-13';

const pokerLater = async (desktop: Desktop): Promise<void> => {
  const at = Date.now();
  await own(desktop, { do: 'setRegistration', open: false });
  await own(desktop, { do: 'breakTables', tables: [5], at });
};

/** A round that counts although results are missing, by the rule that its game offers. */
const withoutResults = (
  game: string,
  { family, language, name }: Pick<Shown, 'family' | 'language'> & { readonly name: string },
  rule: string,
): Shown => ({
  id: `${family}-provisional`,
  title: `${game}, a round that counts although results are missing, and blank lists`,
  family,
  language,
  documents: ['standings', 'roundReport', 'blankNames'],
  views: ['standings'],
  open: async (desktop) => {
    await openSample(desktop, family, name);
    await desktop.send({ type: 'round.close', no: 3, rule });
  },
});

export const shown: readonly Shown[] = [
  {
    id: 'mahjong',
    title: 'Mahjong',
    family: 'mahjong',
    language: 'en',
    open: async (desktop) => {
      await openSample(desktop, 'mahjong', 'Riichi Open 2026');
      await startClock(desktop, 3);
    },
  },
  {
    id: 'mahjong-script',
    title: 'Mahjong by a script',
    family: 'mahjong',
    language: 'ru',
    documents: ['drawList', 'schedule', 'guides'],
    views: [],
    open: async (desktop) => {
      await openEvent(desktop, mixedPeople(16), { name: 'Кубок города' });
      await own(desktop, { do: 'setScript', script: { text: SCRIPT, numbers: 'localIds', winds: 'asWritten' } });
    },
  },
  {
    id: 'names',
    title: 'Names in every script, a re-issue with codes and headings in both languages',
    family: 'mahjong',
    language: 'ru',
    documents: ['seatingByTable', 'seatingByName', 'slips'],
    views: ['byName', 'byTable'],
    wishes: { bilingual: true, codes: true },
    open: async (desktop) => {
      await openEvent(desktop, mixedPeople(64), { name: 'Riichi Open – Открытый чемпионат' });
      await publishRound(desktop);
      await reissue(desktop);
    },
  },
  {
    id: 'bridge',
    title: 'Bridge',
    family: 'bridge',
    language: 'en',
    open: async (desktop) => {
      await openSample(desktop, 'bridge', 'Swiss Pairs');
      await finishRound(desktop, (table) => ({ entry: 'mp', ns: 100 * (30 + ((table * 7) % 41)) }));
      await publishRound(desktop, 'swiss');
      await startClock(desktop, 4);
    },
  },
  {
    id: 'duel',
    title: '1-v-1 Swiss',
    family: 'duel',
    language: 'ru',
    open: async (desktop) => {
      await openSample(desktop, 'duel', 'Кубок города');
      await startClock(desktop, 3);
    },
  },
  withoutResults('1-v-1', { family: 'duel', language: 'ru', name: 'Кубок города' }, 'draw'),
  withoutResults('Mahjong', { family: 'mahjong', language: 'en', name: 'City Cup' }, 'nothing'),
  {
    id: 'duel-large',
    title: '1-v-1 in large print, with codes',
    family: 'duel',
    language: 'en',
    documents: ['seatingByName', 'guides', 'slips'],
    views: [],
    wishes: { preset: 'largePrint', codes: true },
    open: (desktop) => openSample(desktop, 'duel', 'City Cup'),
  },
  {
    id: 'duel-finals',
    title: '1-v-1 finals',
    family: 'duel',
    language: 'en',
    documents: ['seatingByTable', 'standings', 'duel.bracket'],
    views: ['byTable', 'standings', 'reveal', 'duel.bracket'],
    open: async (desktop) => {
      await openSample(desktop, 'duel', 'City Cup');
      await finishRound(desktop, twoWins);
      await own(desktop, { do: 'startCut', cut: { size: 8, thirdPlace: true } });
      await publishRound(desktop, 'cut');
      await finishRound(desktop, twoWins);
      await publishRound(desktop, 'cut');
    },
  },
  {
    id: 'poker',
    title: 'Poker',
    family: 'poker',
    language: 'en',
    open: async (desktop) => {
      await openSample(desktop, 'poker', 'Deepstack');
      await pokerLater(desktop);
    },
  },
  {
    id: 'poker-ru',
    title: 'Poker in Russian',
    family: 'poker',
    language: 'ru',
    documents: ['poker.seatSlips', 'poker.slips', 'poker.breakSheet', 'poker.byTable'],
    views: ['poker.map', 'poker.moves'],
    open: async (desktop) => {
      await openSample(desktop, 'poker', 'Кубок города');
      await pokerLater(desktop);
    },
  },
];
