/**
 * [fault V-5, B-9]: a sentence names people, never their registration numbers. The numbers here begin at 1501, so that none of them is
 * a table, a round or a score.
 */

import { beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../../../core/game/game.ts';
import { families } from '../../../../core/games/all.ts';
import { languages } from '../../../../core/languages.ts';
import { type Played, playOf } from '../../../../core/samples/play.ts';
import { published } from '../../../../core/sheets/hall/published.ts';
import { documentsOf, waitingFor } from '../../../../core/sheets/paper/documents.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { GameId, Json, Phrase, Table } from '../../../../core/tournament/words.ts';
import { i18n } from '../../../../renderer/i18n/i18n.ts';
import { nameEntrantsBy } from '../../../../renderer/i18n/names.ts';
import { refusalText } from '../../../../renderer/i18n/refusal-text.ts';
import { wordsOf } from '../../../../renderer/round/names/texts.ts';
import { sheetsOf } from '../../../core/sheets/printed.ts';

const LAST_BEFORE = 1500;

const familyOf = (id: GameId): Game => {
  const found = families[id];
  return found;
};

/** An event whose first player has number 1501. */
const eventOf = (family: GameId, people: number, rules?: Json): Played => {
  const play = playOf({
    family,
    name: 'Numbers',
    id: 'b'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    plannedRounds: 5,
    seed: 'numbers',
    ...(rules === undefined ? {} : { rules }),
  });
  const named = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      name: `${NAMES[(from + i) % NAMES.length]} ${'x'.repeat(1 + (Math.floor((from + i) / NAMES.length) % 90))}`,
    }));
  play.act({ type: 'entrants.add', entrants: named(0, LAST_BEFORE) });
  play.act({ type: 'entrants.remove', ids: Array.from({ length: LAST_BEFORE }, (_, i) => i + 1) });
  play.act({ type: 'entrants.add', entrants: named(0, people) });
  return play;
};

const NAMES = [
  'Ann',
  'Bo',
  'Cy',
  'Di',
  'Ed',
  'Flo',
  'Gus',
  'Hal',
  'Ivy',
  'Jo',
  'Kit',
  'Lou',
  'Mia',
  'Ned',
  'Oz',
  'Pam',
];

const isNumberOfSomebody = (value: unknown): boolean =>
  typeof value === 'number' && value > LAST_BEFORE && value <= LAST_BEFORE + 100;

/** Every game with something in it: a bye, and a round with a repeat or a cut. */
const played: { readonly [family in Exclude<GameId, 'poker'>]: () => Played } = {
  mahjong: () => {
    const play = eventOf('mahjong', 16);
    play.enter(play.seat('random'), () => ({ points: [45_000, 30_000, 25_000, 20_000] }));
    play.act({ type: 'round.confirm', no: 1 });
    play.seat('swiss');
    return play;
  },
  bridge: () => {
    const play = eventOf('bridge', 13);
    play.act({ type: 'family.do', command: { do: 'closePreparations' } });
    for (const method of ['start', 'start', 'swiss']) play.enter(play.seat(method), () => ({ entry: 'mp', ns: 6000 }));
    return play;
  },
  duel: () => {
    const play = eventOf('duel', 9);
    for (let no = 1; no <= 3; no++) {
      play.enter(play.seat('swiss'), () => ({ outcome: 'a', games: { a: 2, b: 1 } }));
      play.act({ type: 'round.confirm', no });
    }
    play.act({ type: 'family.do', command: { do: 'startCut', cut: { size: 4, thirdPlace: false } } });
    play.seat('cut');
    return play;
  },
};

/** What nobody should enter, in the forms of all games. */
const wrong: readonly Json[] = [
  {},
  ...['a', 'b', 'draw', 'doubleLoss', 'open'].flatMap((outcome) =>
    ['played', 'noShow', 'intentionalDraw', 'awarded'].flatMap((reason) =>
      [
        [0, 0],
        [3, 2],
        [2, 2],
        [1, 0],
        [0, 2],
      ].map(([a = 0, b = 0]) => ({ outcome, reason, games: { a, b, draws: 0 } })),
    ),
  ),
  ...[[], [1], [1, 2, 3, 4], [1e9, 0, 0, 0], [30_000, 30_000, 30_000, 29_900]].map((points) => ({ points })),
  { points: [45_000, 30_000, 25_000, 20_000], chombos: [9, 9, 9, 9] },
  { points: [45_000, 30_000, 25_000, 20_000], replaced: [true, true, true, true] },
  ...[-1, 6001, 10_001, 1e9].flatMap((ns) => ['mp', 'vp', 'imp', 'boards'].map((entry) => ({ entry, ns }))),
];

const phrasesIn = (value: unknown): readonly Phrase[] => {
  if (Array.isArray(value)) return value.flatMap(phrasesIn);
  if (value === null || typeof value !== 'object') return [];
  const own = 'code' in value && typeof value.code === 'string' && 'params' in value ? [value as Phrase] : [];
  return [...own, ...Object.values(value).flatMap(phrasesIn)];
};

const bare = (phrase: Phrase): readonly string[] =>
  Object.entries(phrase.params ?? {}).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).some(isNumberOfSomebody) ? [`${phrase.code} ${key}`] : [],
  );

const nameFrom =
  ({ entrants }: Tournament) =>
  (id: number) =>
    entrants.find((one) => one.id === id)?.name ?? null;

describe.each(['mahjong', 'bridge', 'duel'] as const)('%s', (id) => {
  const family = familyOf(id);
  const tournament = played[id]().tournament();
  beforeEach(() => nameEntrantsBy(nameFrom(tournament)));

  test.each(languages)('V-5 no refusal of a result says a registration number, %s', async (language) => {
    await i18n.changeLanguage(language);
    let seen = 0;
    for (const round of tournament.rounds)
      for (const table of round.tables as readonly Table[])
        for (const result of wrong) {
          const answer = family.results.check(tournament, round, table, result);
          if (answer.ok) continue;
          seen += 1;
          const { code, params } = answer.refusal;
          for (const text of [refusalText(answer.refusal), wordsOf({ code, params })])
            expect(text).not.toMatch(/\b15\d\d\b/);
        }
    expect(seen).toBeGreaterThan(10);
  });

  test('B-9 no sheet and no view of the hall holds a registration number in a sentence', () => {
    const paper = tournament.rounds.flatMap(({ no }) => {
      const waiting = waitingFor(tournament, family, no);
      const ready = documentsOf(family).filter(({ id: document }) => waiting.get(document) === null);
      return ready.flatMap(({ id: document }) => sheetsOf(tournament, document, { family, round: no }));
    });
    expect(paper.length).toBeGreaterThan(10);
    expect([...new Set(phrasesIn(paper).flatMap(bare))]).toEqual([]);
    for (const { no } of tournament.rounds)
      expect([...new Set(phrasesIn(published(tournament, family, 'en', no)).flatMap(bare))]).toEqual([]);
  });
});

test('V-5 a refusal of a bust says names', async () => {
  const play = eventOf('poker', 18);
  let at = Date.parse('2026-05-01T09:00:00Z');
  const floor = (command: Json): void => {
    at += 1000;
    play.act({ type: 'family.do', command });
  };
  play.act({ type: 'entrants.mark', ids: play.tournament().entrants.map(({ id }) => id), trait: 'paid', value: true });
  floor({ do: 'addTables', count: 2 });
  floor({ do: 'initialDraw', at, overflow: 'wait' });
  floor({ do: 'bust', hands: [[{ entry: 1, chips: null, by: [] }]], at });
  const tournament = play.tournament();
  nameEntrantsBy(nameFrom(tournament));
  const { poker } = families;
  const asked: readonly Json[] = [
    { do: 'bust', hands: [[{ entry: 1, chips: null, by: [] }]], at },
    { do: 'bust', hands: [[{ entry: 2, chips: null, by: [2] }]], at },
    { do: 'bust', hands: [[{ entry: 2, chips: null, by: [1] }]], at },
  ];
  for (const language of languages) {
    await i18n.changeLanguage(language);
    const refused = asked.flatMap((command) => {
      const read = poker?.steps.command.safeParse(command);
      if (poker === undefined || read?.success !== true) return [];
      const answer = poker.steps.decide(tournament, read.data, poker.steps.counters?.start ?? null, {});
      return !answer.ok ? [refusalText(answer.refusal)] : [];
    });
    expect(refused.length).toBeGreaterThan(0);
    for (const text of refused) expect(text).not.toMatch(/\b15\d\d\b/);
  }
});

test('V-5 a draw in a cut is refused with the names of both', async () => {
  await i18n.changeLanguage('en');
  const tournament = played.duel().tournament();
  nameEntrantsBy(nameFrom(tournament));
  const round = tournament.rounds.at(-1);
  const table = round?.tables[0];
  if (round === undefined || table === undefined) throw new Error('no cut');
  const answer = familyOf('duel').results.check(tournament, round, table, { outcome: 'draw' });
  if (answer.ok) throw new Error('taken');
  const names = table.seats.map((id) => nameFrom(tournament)(id));
  expect(wordsOf(answer.refusal).replace(/[\u2068\u2069]/g, '')).toBe(
    `${names.join(' and ')}: somebody has to go on to the next stage.`,
  );
});
