/**
 * USEBIO XML, read back as its readers do: element by element, whatever order they stand in. The elements are those that open
 * programs write and read (docs/EXCHANGE.md).
 */

import { describe, expect, test } from 'vitest';
import { usebioText } from '../../../core/exchange/usebio.ts';
import { completeThrough, eventOf } from '../../../core/games/bridge/results/event.ts';
import { rankingAfter } from '../../../core/games/bridge/results/ranking.ts';
import { usualRules } from '../../../core/games/bridge/rules/rules.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { entrantOf, type Tournament } from '../../../core/tournament/state.ts';
import { closed, own, run, seatNext, stateOf } from '../games/bridge/tournament.ts';
import { sampleOf } from '../sheets/sample-events.ts';

const head = { club: 'St. Mary’s & Co', clubNumber: '1234', day: '02/05/2026' };

const textOf = (tournament: Tournament): string => {
  const text = usebioText(tournament, head);
  if (text === null) throw new Error('nothing in it');
  return text;
};

/** Contents of all elements of a name, as they stand in the file. */
const all = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, 'g'))].map(([, content = '']) => content);
const one = (text: string, name: string): string => all(text, name)[0] ?? '';

describe('USEBIO 1.2, the sample', () => {
  const tournament = sampleOf('bridge');
  const text = textOf(tournament);
  const through = completeThrough(tournament);
  const ranked = rankingAfter(eventOf(tournament), through, tournament.seed);

  test('says which event it is and whose', () => {
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<USEBIO Version="1.2">/);
    expect(text).toMatch(/<EVENT EVENT_TYPE="SWISS_(PAIRS|TEAMS)">/);
    expect(one(text, 'CLUB_NAME')).toBe('St. Mary’s &amp; Co');
    expect(one(text, 'CLUB_ID_NUMBER')).toBe('1234');
    expect(one(text, 'DATE')).toBe('02/05/2026');
    expect(one(text, 'WINNER_TYPE')).toBe('1');
  });

  test('has everybody with place, total and players', () => {
    const pairs = all(text, 'PAIR');
    expect(pairs).toHaveLength(ranked.length);
    for (const [i, { account, place, entrant }] of ranked.entries()) {
      const pair = pairs[i] ?? '';
      expect(one(pair, 'PAIR_NUMBER')).toBe(String(account.contestant.number));
      expect(one(pair, 'PLACE')).toBe(String(place));
      expect(Number(one(pair, 'TOTAL_SCORE') || one(pair, 'PERCENTAGE'))).toBe(account.total / 100);
      expect(all(pair, 'PLAYER_NAME')).toEqual(entrantOf(tournament, entrant)?.members);
    }
  });

  test('has every match that was played once, with what both sides scored in it', () => {
    const matches = all(text, 'MATCH');
    for (const { account } of ranked)
      for (const [at, { round, kind, side }] of account.lines.entries()) {
        if (kind !== 'match' || side === null) continue;
        const [number, score] = side === 'ns' ? ['NS_PAIR_NUMBER', 'NS_SCORE'] : ['EW_PAIR_NUMBER', 'EW_SCORE'];
        const mine = matches.filter(
          (match) =>
            one(match, 'ROUND_NUMBER') === String(round) && one(match, number) === String(account.contestant.number),
        );
        expect(mine).toHaveLength(1);
        expect(Number(one(mine[0] ?? '', score))).toBe((account.scores[at] ?? Number.NaN) / 100);
      }
    const played = ranked.flatMap(({ account: { lines } }) => lines).filter(({ kind }) => kind === 'match').length;
    expect(matches).toHaveLength(played / 2);
  });

  test('has nothing in it before the first round is complete', () => {
    expect(usebioText({ ...tournament, rounds: [] }, head)).toBeNull();
  });
});

describe('USEBIO 1.2, teams', () => {
  const seated = seatNext(closed(5, usualRules('teams')), 'start');
  const [first, second] = stateOf(seated).rounds[0]?.tables ?? [];
  const enter = (table: number, ns: number): CommandInput => ({
    type: 'result.enter',
    round: 1,
    table,
    result: { entry: 'vp', ns },
  });
  const played = run(seated, enter(first?.table ?? 0, 1534), enter(second?.table ?? 0, 1000));

  test('a match of teams with its boards; a bye is in the totals alone', () => {
    const text = textOf(stateOf(played));
    expect(text).toContain('<EVENT EVENT_TYPE="SWISS_TEAMS">');
    expect(one(text, 'MATCH_SCORING_METHOD')).toBe('VPS');
    expect([...text.matchAll(/<TEAM TEAM_ID="(\d+)" TEAM_NAME="([^"]*)">/g)]).toHaveLength(5);
    const matches = all(text, 'MATCH');
    expect(matches).toHaveLength(2);
    expect(['TEAM_SCORE', 'OPPOSING_TEAM_SCORE'].map((name) => one(matches[0] ?? '', name))).toEqual(['15.34', '4.66']);
    expect(['START_BOARD_NUMBER', 'END_BOARD_NUMBER'].map((name) => one(matches[0] ?? '', name))).toEqual(['1', '4']);
    expect(all(text, 'TOTAL_SCORE').map(Number)).toEqual([15.34, 12, 10, 10, 4.66]);
  });

  test('who withdrew has no place', () => {
    const [away = 0] = first?.seats ?? [];
    const left = run(played, own({ do: 'withdraw', entrant: away, from: 2, reason: '', seated: null }));
    expect(all(textOf(stateOf(left)), 'PLACE')).toHaveLength(4);
  });

  test('a match whose result is a stand-in is not told', () => {
    const table = first?.table ?? 0;
    const half = run(
      seated,
      enter(second?.table ?? 0, 1000),
      own({ do: 'setProvisional', round: 1, results: [{ table, result: { entry: 'vp', ns: 1200 } }] }),
    );
    expect(all(textOf(stateOf(half)), 'MATCH')).toHaveLength(1);
  });
});

describe('USEBIO 1.2, what people are called', () => {
  const tournament = sampleOf('bridge');
  const first = tournament.entrants[0]?.id ?? 0;
  const withFirst = (changed: object): Tournament => ({
    ...tournament,
    entrants: tournament.entrants.map((entrant) => (entrant.id === first ? { ...entrant, ...changed } : entrant)),
  });

  test('a name is text, whatever is in it; what no XML can hold is left out', () => {
    const text = textOf(withFirst({ members: ['</PLAYER_NAME><X a="1">', 'Ж\u0001&佐藤\uD800'] }));
    expect(text).toContain('<PLAYER_NAME>&lt;/PLAYER_NAME&gt;&lt;X a=&quot;1&quot;&gt;</PLAYER_NAME>');
    expect(text).toContain('<PLAYER_NAME>Ж&amp;佐藤</PLAYER_NAME>');
  });

  test('numbers of a federation go to the players where there are as many', () => {
    const both = textOf(withFirst({ members: ['Ann', 'Bob'], number: '00123 / 456' }));
    expect(all(both, 'NATIONAL_ID_NUMBER')).toEqual(expect.arrayContaining(['00123', '456']));
    expect(all(textOf(withFirst({ members: ['Ann', 'Bob'], number: '123' })), 'NATIONAL_ID_NUMBER')).not.toContain(
      '123',
    );
  });
});
