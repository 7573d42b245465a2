import { beforeEach, describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { bridge } from '../../../core/games/bridge/bridge.ts';
import { languages } from '../../../core/languages.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { command } from '../../../core/tournament/commands.ts';
import { advance, doStep, emptyLedger, type Ledger, undoStep } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { roundsOf } from '../../../renderer/exchange/read-rounds.ts';
import { tableJson, tableText } from '../../../renderer/exchange/tables.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { vpRules } from '../../core/games/bridge/events.ts';
import { closed, opened, own, run, seatNext } from '../../core/games/bridge/tournament.ts';
import { duelEvent, played as duelPlayed, seated as duelSeated } from '../../core/games/duel/played-event.ts';
import { run as duelRun } from '../../core/tournament/event.ts';

const stepsOf = (family: GameId) =>
  sampleSteps({ family, name: 'Sample', id: 'a'.repeat(32), at: '2026-05-01T08:00:00.000Z', now: 1_777_622_400_000 });

const fold = (steps: ReturnType<typeof stepsOf>): Ledger =>
  steps.reduce((ledger, step) => advance(ledger, step, families), emptyLedger);

const eventOf = ({ tournament }: Ledger): Tournament => {
  if (tournament === null) throw new Error('empty');
  return tournament;
};

const familyOf = (id: GameId) => {
  const family = families[id];
  return family;
};

/** The event before its first round: people and preparations. */
const fresh = (family: GameId): Ledger => {
  const steps = stepsOf(family);
  const first = steps.findIndex(({ changes }) => changes.some(({ type }) => type === 'round.published'));
  return fold(steps.slice(0, first));
};

const takeIn = (ledger: Ledger, text: string): Ledger => {
  const { commands, problems } = roundsOf(text, eventOf(ledger));
  expect(problems).toEqual([]);
  const asked = command.parse({ type: 'together', from: 'rounds.csv', parts: [commands] });
  const step = doStep(ledger, asked, families);
  if (!step.ok || step.value === null) throw new Error(JSON.stringify(step));
  return advance(ledger, { ...step.value, no: ledger.last + 1 }, families);
};

const exported = (family: GameId): string =>
  tableText('results', eventOf(fold(stepsOf(family))), familyOf(family)) ?? '';

const codesOf = (text: string, event: Tournament) =>
  roundsOf(text, event).problems.map(({ code, line, column }) => [code.replace('exchange.rounds.', ''), line, column]);

beforeEach(() => i18n.changeLanguage('en'));

const played = ['mahjong', 'bridge', 'duel'] as const;

describe.each(played)('rounds and results of %s', (family) => {
  test.each(languages)('what was exported in %s makes the same rounds elsewhere, in one step', async (language) => {
    await i18n.changeLanguage(language);
    const original = eventOf(fold(stepsOf(family)));
    const before = fresh(family);
    const after = takeIn(before, exported(family));
    const event = eventOf(after);
    expect(after.last).toBe(before.last + 1);
    expect(event.rounds.map(({ tables }) => tables)).toEqual(original.rounds.map(({ tables }) => tables));
    expect(event.rounds.map(({ byes }) => byes.map(({ entrant }) => entrant))).toEqual(
      original.rounds.map(({ byes }) => byes.map(({ entrant }) => entrant)),
    );
    const standings = (of: Tournament) =>
      familyOf(family)
        .results.standings(of, true)
        .rows.map(({ place, entrant, cells }) => [place, entrant, cells[0]]);
    expect(standings(event)).toEqual(standings(original));
  });

  test('the same as JSON, whose keys and codes no language changes', async () => {
    const original = eventOf(fold(stepsOf(family)));
    const json = tableJson('results', original, familyOf(family)) ?? '';
    await i18n.changeLanguage('ru');
    expect(tableJson('results', original, familyOf(family))).toBe(json);
    const event = eventOf(takeIn(fresh(family), json));
    expect(event.rounds.map(({ tables }) => tables)).toEqual(original.rounds.map(({ tables }) => tables));
    expect(event.rounds.map(({ results }) => Object.keys(results))).toEqual(
      original.rounds.map(({ results }) => Object.keys(results)),
    );
  });

  test('one undo takes all of it back, and draw numbers are not used twice', () => {
    const before = fresh(family);
    const after = takeIn(before, exported(family));
    const undo = undoStep(after);
    if (!undo.ok) throw new Error('undo');
    const undone = advance(after, { ...undo.value, no: after.last + 1 }, families);
    expect(undone.tournament).toBe(before.tournament);
    const again = takeIn(undone, exported(family));
    const numbers = (ledger: Ledger) => eventOf(ledger).rounds.map(({ draw }) => draw.no);
    expect(numbers(after)).toEqual([1, 2, 3]);
    expect(numbers(again)).toEqual([4, 5, 6]);
  });

  test('what is in the event already is nothing new', () => {
    const { commands, problems, rounds } = roundsOf(exported(family), eventOf(fold(stepsOf(family))));
    expect(problems).toEqual([]);
    expect(commands).toEqual([]);
    expect(rounds.map(({ isNew, results }) => [isNew, results])).toEqual([
      [false, 0],
      [false, 0],
      [false, 0],
    ]);
  });
});

describe('names that a spreadsheet would run as a formula', () => {
  test.each(played)('are exported with an apostrophe and taken in without it: %s', (family) => {
    const named = (ledger: Ledger): Ledger =>
      ['=cmd()', '@neo', "'-quoted-"].reduce((known, name, at) => {
        const asked = command.parse({ type: 'entrant.edit', id: at + 1, entrant: { name } });
        const step = doStep(known, asked, families);
        if (!step.ok || step.value === null) throw new Error(JSON.stringify(step));
        return advance(known, { ...step.value, no: known.last + 1 }, families);
      }, ledger);
    const original = eventOf(named(fold(stepsOf(family))));
    const text = tableText('results', original, familyOf(family)) ?? '';
    expect(text).toContain("'=cmd()");
    const event = eventOf(takeIn(named(fresh(family)), text));
    expect(event.rounds.map(({ tables }) => tables)).toEqual(original.rounds.map(({ tables }) => tables));
  });
});

describe('scores that the points alone do not make', () => {
  const inRound1 = (result: object): string => {
    const sample = eventOf(fold(stepsOf('mahjong')));
    const rounds = sample.rounds.map((known) =>
      known.no === 1 ? { ...known, results: { ...known.results, 1: result as never } } : known,
    );
    return tableText('results', { ...sample, rounds }, familyOf('mahjong')) ?? '';
  };
  const game = { points: [41_200, 30_500, 19_800, 28_500], sticksLeft: 0, chombos: [0, 0, 0, 0], accepted: false };
  const codes = (text: string) => [...new Set(codesOf(text, eventOf(fresh('mahjong'))).map(([code]) => code))];

  /** The list without its last column. */
  const cut = (text: string) => text.replace(/,[^,\r\n]*(?=\r\n)/g, '');

  test('a cancelled game is not taken in as one that counts where no column says so', () => {
    expect(codes(cut(inRound1({ ...game, cancelled: 'Fire alarm' })))).toEqual(['otherScore']);
  });

  test('nor are points without their chombo', () => {
    expect(codes(cut(inRound1({ ...game, cancelled: null, chombos: [0, 1, 0, 0] })))).toEqual(['otherScore']);
  });

  test('a third of a point is a figure, as it was written', () => {
    const [head = '', first = '', ...rest] = exported('mahjong').split('\r\n');
    const text = [head, first.replace(/[^,]*$/, '8.333333333333334'), ...rest].join('\r\n');
    expect(codes(text)).toEqual(['otherScore']);
  });

  test('a list without scores and cancelled games says nothing else', () => {
    const text = inRound1({ ...game, cancelled: 'Fire alarm' });
    const without = text.split('\r\n').map((line) => line.replace(/(,[^,]*){2}$/, ''));
    expect(codes(without.join('\r\n'))).toEqual([]);
  });
});

describe('a pair is known by its number, and its place on the list stands beside it', () => {
  // Seats in another order than the list: pair 1 is the seventh that was entered.
  const prepared = run(
    opened(8, vpRules()),
    own({ do: 'setOrder', order: [7, 3, 8, 1] }),
    own({ do: 'closePreparations' }),
  );
  const played = run(seatNext(prepared, 'start'), {
    type: 'result.enter',
    round: 1,
    table: 1,
    result: { entry: 'vp', ns: 1400 },
  });
  const event = eventOf(played);
  const text = tableText('results', event, families.bridge) ?? '';
  const linesOf = (list: string) => list.replace('\uFEFF', '').trim().split('\r\n');
  const seatsOf = (list: string) => eventOf(takeIn(prepared, list)).rounds.map(({ tables }) => tables);
  /** The list as it was exported while "No." was the place on the list. */
  const before = linesOf(text).map((line, at) => {
    const [round, table, seat, , name, place, ...scores] = line.split(',');
    return [round, table, seat, at === 0 ? 'No.' : place, name, ...scores].join(',');
  });

  test('in lists of seats and of places, as on cards', () => {
    expect(linesOf(text).slice(0, 3)).toEqual([
      'Round,Table,Seat,No.,Name,List no.,Points,Score,Boards',
      '1,1,North–South,1,P7,7,14,14,4',
      '1,1,East–West,2,P3,3,,6,4',
    ]);
    const [heading, first] = linesOf(tableText('standings', event, families.bridge) ?? '');
    expect(heading?.split(',').filter((cell) => cell === 'No.')).toHaveLength(1);
    // No round is complete: there are numbers, and no places.
    expect(first).toMatch(/^,1,P7,/);
  });

  test('who has numbers of their own on the list has one column', () => {
    expect(linesOf(exported('duel'))[0]).toBe('Round,Table,Seat,No.,Name,Points,Score');
  });

  test('taken in by its place, by its number, by its name and as it was exported before', () => {
    const without = (column: number) => linesOf(text).map((line) => line.split(',').toSpliced(column, 1).join(','));
    const seats = event.rounds.map(({ tables }) => tables);
    for (const list of [linesOf(text), before, without(3), without(4), without(5)]) {
      expect(seatsOf(list.join('\r\n'))).toEqual(seats);
    }
    const onlyNumbers = without(5).map((line) => line.split(',').toSpliced(4, 1).join(','));
    expect(seatsOf(onlyNumbers.join('\r\n'))).toEqual(seats);
  });

  test('a number beside the place of somebody else is a problem', () => {
    const list = text.replace(',1,P7,7,', ',2,P7,7,');
    expect(codesOf(list, eventOf(prepared))).toEqual([['otherName', 2, 4]]);
  });
});

describe('what a list of bridge results tells besides', () => {
  const rules = vpRules();
  const seated = seatNext(closed(7, rules), 'start');
  const short = run(
    seated,
    { type: 'result.enter', round: 1, table: 1, result: { entry: 'vp', ns: 1400, boards: 3 } },
    { type: 'result.enter', round: 1, table: 2, result: { entry: 'vp', ns: 900 } },
  );
  const lines = (tableText('results', eventOf(short), families.bridge) ?? '').split('\r\n');

  test('boards played, and what sitting out is worth', () => {
    const cells = lines.slice(0, 5).map((line) => line.split(','));
    expect(cells[0]?.slice(-3)).toEqual(['Points', 'Score', 'Boards']);
    expect(cells.slice(1).map((row) => row.slice(-2))).toEqual([
      ['14', '3'],
      ['6', '3'],
      ['9', String(rules.boardsPerRound)],
      ['11', String(rules.boardsPerRound)],
    ]);
    const bye = lines.find((line) => line.startsWith('1,0,'))?.split(',');
    const row = bridge.results.standings(eventOf(short), true).rows.find(({ entrant }) => entrant === Number(bye?.[5]));
    expect(Number(bye?.at(-2)) * 100).toBe(row?.rounds?.[0]);
    expect(row?.rounds?.[0]).toBeGreaterThan(0);
  });

  test('a short match is short where it is taken in', () => {
    const { rounds } = eventOf(takeIn(closed(7, rules), lines.join('\r\n')));
    expect([1, 2].map((table) => rounds[0]?.results[table])).toMatchObject([{ boards: 3 }, { boards: null }]);
  });
});

describe('what is wrong is named with its line and column, and nothing is entered', () => {
  const event = eventOf(fresh('duel'));
  const head = 'Round,Table,Seat,No.,Name,Points';
  const line = (...lines: readonly string[]): string => [head, ...lines].join('\n');
  const names = event.entrants.map(({ name }) => name);
  const full = Array.from({ length: 10 }, (_, i) => [
    `1,${i + 1},A,${2 * i + 1},${names[2 * i]},2`,
    `1,${i + 1},B,${2 * i + 2},${names[2 * i + 1]},0`,
  ]).flat();

  test.each([
    ['a missing column', 'Table,No.\n1,1', [['noColumn.round', 1, null]]],
    ['an empty file', '', [['empty', null, null]]],
    ['a round that is no number', line('x,1,A,1,,2'), [['notWhole', 2, 1]]],
    ['a number that nobody has', line('1,1,A,99,,2'), [['noNumber', 2, 4]]],
    ['a name that nobody has', line('1,1,A,,Nemo,2'), [['nobody', 2, 5]]],
    ['a number with another name', line(`1,1,A,1,${names[1]},2`), [['otherName', 2, 5]]],
    ['a seat that there is not', line('1,1,Z,1,,2'), [['noSeat', 2, 3]]],
    ['points that are none', line('1,1,A,1,,two'), [['notFigure', 2, 6]]],
    ['a table that is not full', line('1,1,A,1,,2'), [['notFull', 2, null]]],
    ['the same seat twice', line('1,1,A,1,,2', '1,1,A,2,,0'), [['seatTwice', 2, null]]],
    ['the same person twice', line('1,1,A,1,,2', '1,1,B,1,,0'), [['twice', 3, null]]],
    ['a round too far', line('2,1,A,1,,2', '2,1,B,2,,0'), [['gap', 2, null]]],
    ['half a result', line(...full.map((row, i) => (i === 1 ? row.replace(/0$/, '') : row))), [['halfResult', 3, 6]]],
    ['a result that the rules do not know', line(...full.map((row) => row.replace(/2$/, '7'))), 'refused'],
  ])('%s', (_, text, expected) => {
    const read = roundsOf(text, event);
    expect(read.commands).toEqual([]);
    if (expected === 'refused') expect(read.problems.length).toBeGreaterThan(0);
    else expect(codesOf(text, event)).toEqual(expected);
  });

  test('everybody once, the odd one without an opponent sits out', () => {
    const { problems, rounds } = roundsOf(line(...full), event);
    expect(problems).toEqual([]);
    expect(rounds).toEqual([{ no: 1, isNew: true, tables: 10, byes: 0, results: 10 }]);
    const after = eventOf(takeIn(fresh('duel'), line(...full)));
    expect(after.rounds[0]?.byes.map(({ entrant }) => entrant)).toEqual([21]);
  });

  test('a result that counts is not overwritten', () => {
    const done = eventOf(fold(stepsOf('duel')));
    const text = exported('duel').replace(/^(1,1,.*),2,1\r\n/m, '$1,0,0\r\n');
    expect(codesOf(text, done).map(([code]) => code)).toContain('counts');
  });

  test('a round that is seated otherwise in the event is not taken for the same', () => {
    const done = eventOf(fold(stepsOf('duel')));
    const rows = exported('duel').replace('\uFEFF', '').trim().split('\r\n');
    const [first = '', second = ''] = rows.slice(1, 3).map((row) => row.split(',').slice(3, 5).join(','));
    const text = rows.map((row, i) =>
      i === 1 ? row.replace(first, second) : i === 2 ? row.replace(second, first) : row,
    );
    expect(codesOf(text.join('\n'), done).map(([code]) => code)).toContain('otherSeats');
  });

  test('an event without rounds says so', () => {
    expect(codesOf(line('1,1,A,1,,2'), eventOf(fold(stepsOf('poker'))))).toEqual([['noRounds', null, null]]);
  });
});

describe('[duel 4] what is no match like any other says so in every list of results', () => {
  const first = duelPlayed(duelSeated(duelEvent(6)));
  const walkover = duelRun(duelSeated(first), {
    type: 'result.enter',
    round: 2,
    table: 1,
    result: { outcome: 'a', reason: 'noShow' },
  });
  const closed = duelRun(
    walkover,
    { type: 'round.close', no: 2, rule: 'nothing' },
    { type: 'family.do', command: { do: 'void', what: { round: 1, table: null }, reason: 'wrong list' } },
  );
  const event = eventOf(closed);

  test('in words for spreadsheets, in codes for programs', () => {
    const notes = (round: number) =>
      (tableText('results', event, families.duel) ?? '')
        .trim()
        .split('\r\n')
        .filter((line) => line.startsWith(`${round},`))
        .map((line) => line.split(',').at(-1));
    expect(new Set(notes(1))).toEqual(new Set(['Void']));
    expect(notes(2)).toEqual([
      ...Array.from({ length: 2 }, () => 'Second did not come'),
      ...Array.from({ length: 4 }, () => 'provisional'),
    ]);
    const { rows } = JSON.parse(tableJson('results', event, families.duel) ?? '') as {
      rows: { round: number; note: string }[];
    };
    expect([...new Set(rows.map(({ round, note }) => `${round} ${note}`))]).toEqual([
      '1 void',
      '2 noShowB',
      '2 provisional',
    ]);
  });
});

test('a quotation mark that is never closed is named by its line: no line behind it is lost without a word', () => {
  const list = 'Round,Table,No.,Remark\n1,1,1,"late\n1,1,2,\n1,1,3,\n1,1,4,\n';
  expect(roundsOf(list, eventOf(fresh('mahjong')))).toMatchObject({
    problems: [{ code: 'people.unclosedQuote', line: 2, ways: [] }],
    rounds: [],
    commands: [],
  });
});
