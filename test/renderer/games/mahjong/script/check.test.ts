import { describe, expect, test } from 'vitest';
import {
  checkedScript,
  countOf,
  grouped,
  lineMarks,
  placeOf,
  rangeOf,
  roundLines,
} from '../../../../../renderer/games/mahjong/script/check.ts';
import en from '../../../../../resources/locales/en/mahjongDesk.json' with { type: 'json' };
import { mahjongEvent, tournamentOf } from '../../../round/event.ts';
import { twoRounds } from './event.ts';

const sixteen = tournamentOf(mahjongEvent(16));
const eight = tournamentOf(mahjongEvent(8));
const check = (text: string, numbers: 'localIds' | 'places' = 'localIds', of = sixteen) =>
  checkedScript(of, { text, numbers });

/** The text that is selected when the first problem of a rule is pressed. */
const selected = (text: string, rule: string): string | null => {
  const checked = check(text);
  const problem = checked.problems.find(({ code }) => code.endsWith(`.${rule}`));
  if (problem === undefined) throw new Error(`no ${rule}`);
  const place = placeOf(problem, checked.read, text);
  if (place === null) return null;
  const [start, end] = rangeOf(text, place);
  return text.slice(start, end);
};

describe('a press on a problem selects what is wrong', () => {
  const head = '# script of the club\n';
  test.each([
    ['E1', `${head}1-2-3-4\n5-6-7-8-13`, '13'],
    ['E2', `${head}1-2-x4-4`, 'x4'],
    ['E3', `${head}1-2-3-4\n 5, 6, 7, 7`, '7'],
    ['E4', `${head}1-2-3-99 # nobody`, '99'],
    ['W1', `${head}1-2-3-4\n5-6-7-8`, '1-2-3-4'],
    ['W3', `${head}1-2-3-4\n\n5-6-7-8\n9-1-2-10`, '9-1-2-10'],
    ['W4', `${head}1-2-3-4\n\n1-5-6-7`, '1-2-3-4'],
    ['W5', `${head}1-2-3-4\n\n1-5-6-7`, '1-5-6-7'],
  ])('%s', (rule, text, wanted) => {
    expect(selected(text, rule)).toBe(wanted);
  });

  test.each(['W2', 'W6', 'W7'])('%s is about the whole script and goes nowhere', (rule) => {
    expect(selected('1-2-3-4\n5-6-7-8\n\n1-5-9-10', rule)).toBeNull();
  });

  test('E5 is about a script without a line', () => {
    expect(selected('# nothing', 'E5')).toBeNull();
  });

  test('in a text with Windows line ends too', () => {
    expect(selected('1-2-3-4\r\n5-6-7-x\r\n', 'E2')).toBe('x');
  });

  test('the last line without an end', () => {
    expect(rangeOf('1-2-3-4', { line: 1, column: null })).toEqual([0, 7]);
    expect(rangeOf('1-2-3-4', { line: 9, column: null })[1]).toBe(7);
  });
});

describe('the list of problems', () => {
  const bad = '1-2-3-4\n5-6-7-7\n9-x-11-12\n\n1-5-9\n2-6-10-14';

  test('has errors first, each kind in one group', () => {
    const groups = grouped(check(bad).problems);
    const severities = groups.map(({ severity }) => severity);
    expect(severities).toEqual(severities.toSorted());
    expect(new Set(groups.map(({ code }) => code)).size).toBe(groups.length);
    expect(groups.map(({ rule }) => rule).slice(0, 3)).toEqual(['E1', 'E2', 'E3']);
  });

  test('loses no problem', () => {
    const { problems } = check(bad);
    expect(grouped(problems).flatMap((group) => group.problems).length).toBe(problems.length);
    expect(countOf(problems, 'error') + countOf(problems, 'warning')).toBe(problems.length);
  });

  test('has a heading for every rule', () => {
    const rules = ['E1', 'E2', 'E3', 'E4', 'E5', 'W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'other'];
    expect(Object.keys(en.script.problems).toSorted()).toEqual(rules.toSorted());
  });

  test('marks exactly the lines with an error', () => {
    expect([...lineMarks(check(bad), bad)].toSorted((a, b) => a - b)).toEqual([2, 3, 5]);
    expect(lineMarks(check(twoRounds, 'localIds', eight), twoRounds).size).toBe(0);
  });
});

describe('rounds in the margin', () => {
  test('stand at their first line, comments and blank lines or not', () => {
    expect(roundLines(check('# a\n\n\n1-2-3-4\n# b\n5-6-7-8\n \n\n9-1-5-2').read)).toEqual([
      { round: 1, line: 4 },
      { round: 2, line: 9 },
    ]);
  });
});

describe('numbers nobody has (E4)', () => {
  test('before the first saving everybody has the number of their registration', () => {
    expect(check(twoRounds, 'localIds', eight).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('by place only as many numbers as players exist', () => {
    const codes = (text: string) => check(text, 'places', eight).problems.map(({ code }) => code);
    expect(codes('1-3-5-8')).not.toContain('mahjong.script.E4');
    expect(codes('1-3-5-9')).toContain('mahjong.script.E4');
  });
});
