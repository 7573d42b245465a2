// @module-tag long
/** "Adding a game" of CONTRIBUTING, done: with all its parts everything is green, without any one of them something is red. */

import { afterAll, expect, test } from 'vitest';
import { languages } from '../../../core/languages.ts';
import { lineBefore, namedIn, type Part, scratchCopy, text, written } from './scratch-copy.ts';

const copy = scratchCopy();
afterAll(copy.remove);

const of = (path: string): string => path.replaceAll('<game>', 'threes');

// Put in when the file is written, so that this file does not pass for one that gives it out.
const GIVEN = 'export';

const file = (path: string, code: string): Part => ({ path, changes: [written(of(path), code)] });

/** A file of a room, which the recipe names by the room. */
const inRoom = (room: string, name: string, code: string): Part => ({
  path: `core/games/<game>/${room}`,
  changes: [written(of(`core/games/<game>/${room}/${name}`), code)],
});

const WORDS = 'core/tournament/words.ts';
const GAMES = 'core/games/all.ts';
const SCREENS = 'renderer/games/all.ts';
const TEXTS = 'resources/locales/<language>/<game>.json';
const DOOR = 'core/games/<game>/<game>.ts';

const id: Part = {
  path: WORDS,
  changes: [{ file: WORDS, to: (old) => old.replace("'poker'] as const", "'poker', 'threes'] as const") }],
};

const line: Part = {
  path: GAMES,
  changes: [
    lineBefore(GAMES, '\n/** The registry', "import { threes } from './threes/threes.ts';"),
    lineBefore(GAMES, '};', '  threes,'),
  ],
};

// Three at a table by lot; one of them wins.

const rules = inRoom(
  'rules',
  'threes.ts',
  `import { z } from 'zod';

${GIVEN} const SEATS = ['first', 'second', 'third'];
${GIVEN} const threesRules = z.null();
`,
);

const seating = inRoom(
  'seating',
  'methods.ts',
  `import { z } from 'zod';
import { ENGINE_VERSION, listed, type Metrics, named, type Proposal } from '../../../game/seating.ts';
import { shuffle, stream } from '../../../random/stream.ts';
import { entrantId } from '../../../tournament/draws/proposal.ts';
import { type Answer, ok } from '../../../tournament/refusal.ts';
import { SEATS } from '../rules/threes.ts';

const byLotRequest = z.strictObject({
  family: z.literal('threes'),
  method: z.literal('byLot'),
  seed: z.string(),
  players: z.array(entrantId),
});

const measured: Metrics = {
  repeats: 0,
  repeated: [],
  least: { known: 'unknown', atLeast: 0, how: { code: 'threes.how.byLot' } },
  figures: {},
};

const seatByLot = ({ seed, players }: z.infer<typeof byLotRequest>): Answer<Proposal> => {
  const drawn = shuffle(players, stream(seed));
  const tables = Array.from({ length: drawn.length / SEATS.length }, (_, i) => ({
    table: i + 1,
    seats: drawn.slice(SEATS.length * i, SEATS.length * (i + 1)),
    reasons: [{ code: 'threes.reasons.byLot' }],
  }));
  const made = { family: 'threes' as const, method: 'byLot', engine: ENGINE_VERSION, seed };
  const budget = { steps: 1, used: 1, ended: 'complete' as const };
  return ok({ ...made, tables, byes: [], metrics: measured, budget, trace: [] });
};

const methods = {
  byLot: listed({
    request: byLotRequest,
    usesRanking: () => false,
    memory: ({ players }) => 100 * players.length,
    seat: seatByLot,
    measure: () => measured,
  }),
};

${GIVEN} type ThreesMethod = keyof typeof methods;
${GIVEN} const threesMethods = named(methods);
`,
);

const results = inRoom(
  'results',
  'standings.ts',
  `import type { GameResults } from '../../../game/groups/results.ts';
import { no, ok, refuse } from '../../../tournament/refusal.ts';
import type { Round } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';

const wins = (rounds: readonly Round[], id: EntrantId): number =>
  rounds.filter(({ tables, results }) => tables.some(({ table }) => results[table] === id)).length;

${GIVEN} const threesResults: GameResults<EntrantId> = {
  check: (_tournament, _round, { table, seats }, winner) =>
    seats.some((id) => id === winner) ? ok(Number(winner)) : no(refuse('threes.stranger', { table })),
  lines: (_tournament, _round, { seats }, winner) =>
    seats.map((entrant) => ({ entrant, points: entrant === winner ? 1 : 0, score: entrant === winner ? 1 : 0 })),
  standings: ({ entrants, rounds }, provisional = false, through = rounds.length) => {
    const counted = rounds.filter(({ no, confirmed }) => no <= through && (confirmed || provisional));
    return {
      through: counted.length,
      columns: [{ code: 'wins', unit: { scale: 1, decimals: 0, signed: false } }],
      rows: entrants.map(({ id }) => ({ entrant: id, place: null, cells: [wins(counted, id)] })),
    };
  },
};
`,
);

const steps = inRoom(
  'steps',
  'next-round.ts',
  `import { openRoundRefusal } from '../../../game/readiness.ts';
import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import { playingEntrants, type Tournament } from '../../../tournament/state.ts';
import type { Json } from '../../../tournament/words.ts';
import { SEATS } from '../rules/threes.ts';

${GIVEN} const requestFor = (tournament: Tournament, method: string, _options: Json, seed: string): Answer<Json> => {
  const open = openRoundRefusal(tournament);
  if (open !== null) return no(open);
  const players = playingEntrants(tournament).map(({ id }) => id);
  return players.length % SEATS.length === 0
    ? ok({ family: 'threes', method, seed, players })
    : no(refuse('threes.notThrees', { count: players.length }));
};
`,
);

const paper = inRoom(
  'paper',
  'paper.ts',
  `import type { GamePaper } from '../../../game/groups/paper.ts';

${GIVEN} const threesPaper: GamePaper = {
  substitute: () => null,
};
`,
);

const sample = file(
  'core/games/<game>/sample.ts',
  `import { addAll, type Sample } from '../../game/sample.ts';
import { inventedNames } from '../../random/invented-names.ts';

${GIVEN} const threesSample: Sample = {
  plannedRounds: 3,
  play: (play, random) => {
    addAll(play, inventedNames(9, random));
    for (let no = 1; no <= 2; no++) {
      play.enter(play.seat('byLot'), ({ seats: [winner = 0] }) => winner);
      play.act({ type: 'round.confirm', no });
    }
    play.enter(play.seat('byLot'), ({ seats: [winner = 0] }) => winner, 1);
  },
};
`,
);

const door = file(
  DOOR,
  `import { z } from 'zod';
import { erased } from '../../game/game.ts';
import { everybodyOnce, openRoundRefusal } from '../../game/readiness.ts';
import { ok } from '../../tournament/refusal.ts';
import { playingEntrants } from '../../tournament/state.ts';
import { threesPaper } from './paper/paper.ts';
import { threesResults } from './results/standings.ts';
import { SEATS, threesRules } from './rules/threes.ts';
import { threesSample } from './sample.ts';
import { threesMethods } from './seating/methods.ts';
import { requestFor } from './steps/next-round.ts';

${GIVEN} const threes = erased({
  id: 'threes',
  seats: SEATS,
  traits: z.strictObject({}),
  sample: threesSample,
  rules: { schema: threesRules, usual: null },
  seating: {
    methods: threesMethods,
    offers: (tournament) => threesMethods.map(({ id }) => ({ id, refusal: openRoundRefusal(tournament) })),
    request: requestFor,
    playingRefusal: () => null,
    check: (tournament, tables, byes) =>
      everybodyOnce(
        playingEntrants(tournament).map(({ id }) => id),
        tables,
        byes,
      ),
  },
  results: threesResults,
  steps: { start: () => null, command: z.never(), decide: () => ok([]), evolve: (tournament) => tournament },
  paper: threesPaper,
  hall: {},
});
`,
);

const screens = file(
  'renderer/games/<game>/screens.ts',
  `import { Shuffle, Triangle } from 'lucide-react';
import type { ThreesMethod } from '../../../core/games/threes/seating/methods.ts';
import type { MethodPictures } from '../../help/method-pictures.ts';
import { erasedScreens, partsOf } from '../game-screens.ts';

const pictures: MethodPictures<ThreesMethod> = { byLot: { tables: [[2, 3, 1]] } };

${GIVEN} const threesScreens = erasedScreens({
  Icon: Triangle,
  methods: partsOf<ThreesMethod>({ byLot: { icon: Shuffle, firstOptions: () => ({}), Options: null } }),
  pictures,
  figures: [],
  SeatSign: () => null,
  entry: null,
  card: null,
  history: { lines: () => [], text: () => '' },
  Rules: () => null,
  Seating: null,
  screens: [],
  Card: null,
});
`,
);

const screensLine: Part = {
  path: SCREENS,
  changes: [
    lineBefore(SCREENS, '\n/** What each game', "import { threesScreens } from './threes/screens.ts';"),
    lineBefore(SCREENS, '};', '  threes: threesScreens,'),
  ],
};

const texts: Part = {
  path: TEXTS,
  changes: languages.flatMap((language) =>
    [
      ...['game.name', 'game.about', 'game.openSample', 'game.sampleAbout', 'help.about', 'help.source'],
      ...['methods.byLot.name', 'methods.byLot.about', 'columns.wins'],
      ...['first', 'second', 'third'].flatMap((seat) => [`seats.${seat}.name`, `seats.${seat}.letter`]),
      ...['how.byLot', 'reasons.byLot', 'refusals.stranger', 'refusals.notThrees'],
    ].map((key) => text(of(TEXTS).replace('<language>', language), key, 'Проба')),
  ),
};

/** Written by the script itself, once the game is there; as they were when the test is over. */
const schemas: Part[] = ['engine', 'event', 'table'].map((name) => {
  const path = `docs/${name}.schema.json`;
  return { path, changes: [{ file: path, to: (old) => old }] };
});

const wing = [rules, seating, results, steps, paper, sample, door];
const all = [id, ...wing, line, screens, screensLine, texts, ...schemas];

const without = (left: Part): void => copy.put(all.filter((part) => part !== left));
const schemaTests = 'test/electron/cli/schema.test.ts';
const wordTests = 'test/renderer/help/game-words.test.ts';

test('the recipe names its parts', () => {
  expect(namedIn('Adding a game')).toEqual([...new Set(all.map(({ path }) => path))].toSorted());
});

test('with all parts everything is green', async () => {
  copy.put(all);
  const pages = ['desk', 'hall-page', 'network-page', 'print-page'].map((name) => `renderer/${name}.tsx`);
  expect(await copy.types('electron/serve.ts', ...pages)).toEqual([]);
  await copy.run('scripts/engine-schema.ts');
  const houseRules = ['test/electron/dependency-rule.test.ts', 'test/electron/nothing-left-over.test.ts'];
  const ofCore = ['test/core/locales.test.ts', 'test/core/samples/samples.test.ts'];
  const paperAndWords = ['test/renderer/print/words-of-paper.test.ts', 'test/renderer/exchange/json.test.ts'];
  expect(await copy.tests(schemaTests, wordTests, ...houseRules, ...ofCore, ...paperAndWords)).toEqual([]);
});

test.each([['its id', id], ['its line in core', line], ...wing.map((part) => [part.path, part] as const)] as const)(
  'without %s the types of core are red',
  async (_, part) => {
    without(part);
    const red = await copy.types(GAMES);
    expect(red).toContain(part === line || part === door ? GAMES : of(DOOR));
  },
);

test.each([
  ['its screens', screens],
  ['their line', screensLine],
] as const)('without %s the types of the windows are red', async (_, part) => {
  without(part);
  expect(await copy.types(SCREENS)).toEqual([SCREENS]);
});

test('without its texts the words of games are red', async () => {
  without(texts);
  expect(await copy.tests(wordTests)).toEqual(
    languages
      .flatMap((language) => [`threes it has its words in ${language}`, `threes its methods have words in ${language}`])
      .toSorted(),
  );
});

test('without the schemas their tests are red', async () => {
  copy.put(all);
  expect(await copy.tests(schemaTests)).toHaveLength(schemas.length);
});
