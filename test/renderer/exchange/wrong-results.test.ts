/** Results of a list that contradict themselves, or that nobody can have made: each is named by its cell, and nothing is taken in. */

import { beforeEach, describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { roundsOf } from '../../../renderer/exchange/read-rounds.ts';
import { tableText } from '../../../renderer/exchange/tables.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { refusalText } from '../../../renderer/i18n/refusal-text.ts';
import { vpRules } from '../../core/games/bridge/events.ts';
import { closed, run, seatNext, stateOf } from '../../core/games/bridge/tournament.ts';

const rules = vpRules({ kind: 'teams', ranking: 'imp', entryUnit: 'imp', startRounds: 1, delay: false });
const fresh = closed(4, rules);
const seated = seatNext(fresh, 'start');
const played = run(
  seated,
  ...[1, 2].map((table) => ({
    type: 'result.enter' as const,
    round: 1,
    table,
    result: { entry: 'imp', ns: 2500, ew: 1100 },
  })),
);

const lines = () => (tableText('results', stateOf(played), families.bridge) ?? '').trim().split('\r\n');

/** The list with one cell written otherwise; `line` counts from 1, the headings included. */
const written = (line: number, cells: { readonly [heading: string]: string }): string => {
  const [head = ''] = lines();
  return lines()
    .map((text, i) => {
      const parts = text.split(',');
      for (const [heading, cell] of Object.entries(cells)) {
        if (i === line - 1) parts[head.split(',').indexOf(heading)] = cell;
      }
      return parts.join(',');
    })
    .join('\r\n');
};

beforeEach(() => i18n.changeLanguage('en'));

describe('IMPs of teams', () => {
  test('the list as it was exported is taken in', () => {
    expect(roundsOf(written(2, {}), stateOf(fresh)).problems).toEqual([]);
  });

  test.each([
    ['points that do not make the score', 2, { Points: '30' }, 'otherPoints', 'Points', '30'],
    ['points with parts', 2, { Points: '12.5' }, 'otherPoints', 'Points', '12.5'],
    ['no score', 2, { Score: '' }, 'halfResult', 'Score', ''],
    ['no score of the other side', 5, { Score: '' }, 'halfResult', 'Score', ''],
    ['a table where others sit', 2, { Table: '2' }, 'notFull', '', ''],
  ])('%s: refused in a new round and in one that is seated', (_, line, cells, code, heading, text) => {
    for (const event of [fresh, seated, played]) {
      const { problems, commands } = roundsOf(written(line, cells), stateOf(event));
      expect(commands).toEqual([]);
      expect(problems[0]).toMatchObject({ code: `exchange.rounds.${code}`, heading, text });
      if (heading !== '') expect(problems[0]?.line).toBe(line);
    }
  });

  test('another number of a seated table is named by its cell', () => {
    const moved = written(2, {}).replaceAll('\n1,2,', '\n1,9,');
    for (const event of [seated, played]) {
      expect(roundsOf(moved, stateOf(event)).problems[0]).toMatchObject({
        code: 'exchange.rounds.otherSeats',
        line: 4,
        heading: 'Table',
        text: '9',
      });
    }
  });

  test('12.5–7.5 are no IMPs', () => {
    const halves = written(2, { Points: '12.5', Score: '5' }).split('\r\n').toSpliced(2, 1);
    const other = written(3, { Points: '7.5', Score: '-5' }).split('\r\n')[2] ?? '';
    const { problems, commands } = roundsOf(halves.toSpliced(2, 0, other).join('\r\n'), stateOf(fresh));
    expect(commands).toEqual([]);
    expect(problems.map(({ line, heading }) => [line, heading])).toEqual([[2, 'Points']]);
    const parts = written(2, { Score: '5.5' }).split('\r\n');
    const rest = written(3, { Score: '-5.5' }).split('\r\n')[2] ?? '';
    const scores = parts.with(2, rest).map((text) => text.split(',').toSpliced(6, 1).join(','));
    const [first] = roundsOf(scores.join('\r\n'), stateOf(fresh)).problems;
    expect(first).toMatchObject({ code: 'bridge.partImps', line: 2, heading: 'Score', text: '5.5' });
    expect(first === undefined ? '' : refusalText(first)).toBe(
      'Table 1: 5.5–0 cannot be IMPs: those of a team match are whole.',
    );
  });
});
