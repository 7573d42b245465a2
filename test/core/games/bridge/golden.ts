/** The worked events of the rules, and a reader for them: `Rk: a-b x:y, …  bye p`, VP, the better ranked first. */

import { type Proposal, quiet } from '../../../../core/game/seating.ts';
import type { BridgeMore } from '../../../../core/games/bridge/seating/more.ts';
import type { BridgeRequestInput, SwissRequest } from '../../../../core/games/bridge/seating/request.ts';
import { danishRequest, swissRequest } from '../../../../core/games/bridge/seating/request.ts';
import { seatSwiss } from '../../../../core/games/bridge/seating/swiss.ts';

type GoldenMatch = { readonly a: number; readonly b: number; readonly x: number; readonly y: number };
export type GoldenRound = {
  readonly no: number;
  readonly matches: readonly GoldenMatch[];
  readonly bye: number | null;
};

const texts = {
  G1: `
R1: 1-2 5:15, 3-4 12:8, 5-6 6:14, 7-8 14:6, 9-10 4:16, 11-12 14:6
R2: 10-2 16:4, 6-7 7:13, 11-3 3:17, 4-5 12:8, 8-12 7:13, 1-9 9:11
R3: 10-3 5:15, 7-4 11:9, 6-2 20:0, 12-9 8:12, 11-1 3:17, 5-8 14:6
R4: 3-6 7:13, 7-10 7:13, 1-4 20:0, 5-9 8:12, 12-2 10:10, 11-8 5:15
R5: 6-1 16:4, 3-7 14:6, 10-12 17:3, 9-8 7:13, 5-2 17:3, 4-11 9:11`,
  G2: `
R1: 1-2 11:9, 3-4 4:16, 5-6 10:10, 7-8 3:17, 9-10 12:8, 11-12 8:12, 13-14 2:18, 15-16 7:13
R2: 14-8 9:11, 4-16 15:5, 9-12 7:13, 1-5 12:8, 6-2 6:14, 10-11 17:3, 15-3 15:5, 7-13 14:6
R3: 4-8 13:7, 14-10 17:3, 12-1 12:8, 2-15 10:10, 9-5 9:11, 16-7 18:2, 6-11 18:2, 3-13 10:10
R4: 4-14 10:10, 12-16 0:20, 8-6 8:12, 2-5 12:8, 15-1 3:17, 9-3 10:10, 10-7 13:7, 13-11 8:12
R5: 16-14 11:9, 4-1 7:13, 6-10 7:13, 2-8 9:11, 9-15 6:14, 5-11 14:6, 3-7 4:16, 12-13 8:12
R6: 16-1 15:5, 14-2 4:16, 4-10 11:9, 8-5 10:10, 6-15 12:8, 12-7 6:14, 9-13 4:16, 3-11 12:8`,
  G3: `
R1: 1-2 8:12, 3-4 7:13, 5-6 18:2, 7-8 8:12, 9-10 12:8, 11-12 4:16
R2: 5-12 16:4, 4-2 17:3, 8-9 8:12, 1-7 20:0, 10-3 16:4, 11-6 13:7
R3: 5-4 7:13, 1-9 6:14, 10-8 10:10, 12-2 11:9, 11-3 2:18, 6-7 5:15
R4: 4-9 9:11, 5-1 13:7, 10-12 18:2, 8-3 8:12, 2-6 7:13, 7-11 11:9
R5: 5-10 7:13, 4-1 6:14, 9-3 5:15, 8-11 11:9, 7-2 11:9, 12-6 11:9`,
  G4: `
R1: 1-2 9:11, 3-4 17:3, 5-6 18:2, 7-8 1:19, 9-10 13:7, 11-12 11:9, 13-14 7:13
R2: 8-5 5:15, 3-9 15:5, 14-2 11:9, 11-1 15:5, 12-10 16:4, 13-4 8:12, 6-7 7:13
R3: 5-3 15:5, 11-8 9:11, 12-14 4:16, 2-9 19:1, 4-1 15:5, 13-7 11:9, 10-6 4:16
R4: 5-14 16:4, 2-3 13:7, 8-4 20:0, 11-13 13:7, 12-6 7:13, 7-9 10:10, 1-10 10:10
R5: 5-2 6:14, 8-3 15:5, 11-14 2:18, 6-13 12:8, 12-7 18:2, 4-10 3:17, 1-9 8:12
R6: 5-12 7:13, 8-2 16:4, 14-6 11:9, 11-3 13:7, 10-13 13:7, 9-4 11:9, 1-7 16:4`,
  G5: `
R1: 1-2 4:16, 3-4 5:15, 5-6 5:15, 7-8 16:4, 9-10 9:11, 11-12 0:20            bye 14
R2: 12-2 20:0, 7-4 14:6, 6-14 15:5, 10-3 11:9, 9-5 8:12, 1-8 11:9            bye 11
R3: 12-6 14:6, 7-10 7:13, 4-5 14:6, 9-14 6:14, 2-3 5:15, 1-11 16:4           bye 8
R4: 12-7 17:3, 6-4 4:16, 10-1 17:3, 14-3 12:8, 8-5 9:11, 9-11 18:2           bye 2
R5: 12-10 4:16, 4-14 8:12, 9-6 16:4, 7-1 9:11, 3-8 6:14, 2-11 6:14           bye 5`,
  G6: `
R1: 1-2 14:6, 3-4 8:12, 5-6 17:3, 7-8 10:10
R2: 1-8 9:11, 2-3 13:7, 5-4 12:8, 6-7 15:5`,
} as const;

export type GoldenName = keyof typeof texts;

const readRounds = (text: string): GoldenRound[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const no = Number(/^R(\d+):/.exec(line)?.[1]);
      const bye = /bye (\d+)/.exec(line)?.[1];
      const matches = [...line.matchAll(/(\d+)-(\d+) (\d+):(\d+)/g)].map(([, a, b, x, y]) => ({
        a: Number(a),
        b: Number(b),
        x: Number(x),
        y: Number(y),
      }));
      return { no, matches, bye: bye === undefined ? null : Number(bye) };
    });

export const golden = (name: GoldenName): GoldenRound[] => readRounds(texts[name]);

/** Pair numbers of an event, ascending. */
export const pairsOf = (rounds: readonly GoldenRound[]): number[] =>
  [
    ...new Set(
      rounds.flatMap(({ matches, bye }) => [...matches.flatMap(({ a, b }) => [a, b]), ...(bye === null ? [] : [bye])]),
    ),
  ].sort((a, b) => a - b);

const BYE = 12;

/** Whole VP of each pair after the rounds. */
export const totalsOf = (rounds: readonly GoldenRound[]): Map<number, number> => {
  const totals = new Map<number, number>();
  const add = (pair: number, vp: number) => totals.set(pair, (totals.get(pair) ?? 0) + vp);
  for (const { matches, bye } of rounds) {
    for (const { a, b, x, y } of matches) {
      add(a, x);
      add(b, y);
    }
    if (bye !== null) add(bye, BYE);
  }
  return totals;
};

type Options = NonNullable<Extract<BridgeRequestInput, { method: 'swiss' }>['options']>;

export type About = {
  readonly method?: 'swiss' | 'danish';
  readonly round?: number;
  readonly base?: number;
  readonly options?: Options;
  readonly seed?: string;
};

/** The request for the round after `rounds`: totals after the base round, tables as written with the first pair N-S. */
export const requestAfter = (rounds: readonly GoldenRound[], about: About = {}): SwissRequest => {
  const round = about.round ?? rounds.length + 1;
  const base = about.base ?? round - 1;
  const totals = totalsOf(rounds.slice(0, base));
  const tables = Math.max(0, ...rounds.map(({ matches }) => matches.length));
  const input = {
    family: 'bridge' as const,
    seed: about.seed ?? 'seed',
    round,
    baseRound: base,
    contestants: pairsOf(rounds).map((id) => ({ id, number: id, total: 100 * (totals.get(id) ?? 0) })),
    history: rounds.slice(0, round - 1).map(({ no, matches, bye }) => ({
      round: no,
      tables: matches.map(({ a, b }, i) => ({ table: i + 1, seats: [a, b] as [number, number] })),
      byes: bye === null ? [] : [{ entrant: bye, table: tables + 1 }],
    })),
    options: about.options ?? {},
  };
  return about.method === 'danish'
    ? danishRequest.parse({ ...input, method: 'danish' })
    : swissRequest.parse({ ...input, method: 'swiss' });
};

export const seat = (request: SwissRequest): Proposal => {
  const answer = seatSwiss(request, quiet);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};

export const seatAfter = (rounds: readonly GoldenRound[], about: About = {}): Proposal =>
  seat(requestAfter(rounds, about));

export const moreOf = (proposal: Proposal): BridgeMore => proposal.more as unknown as BridgeMore;

/** Matches with the better ranked first, by ranking table: '1:6-10 2:3-1'. A bye row as '7:bye 3'. */
export const matchesText = (rows: BridgeMore['rows']): string =>
  rows
    .toSorted((a, b) => (a.room ?? 0) - (b.room ?? 0) || a.rankingTable - b.rankingTable)
    .map(({ rankingTable, ns, ew, switched }) => {
      if (ns === null || ew === null) return `${rankingTable}:bye ${ns ?? ew}`;
      return `${rankingTable}:${switched ? `${ew}-${ns}` : `${ns}-${ew}`}`;
    })
    .join(' ');

export const pairing = (proposal: Proposal): string => matchesText(moreOf(proposal).rows);

/** Rows as played, by table in the hall: '1:16/2 2:6/4⇄', N-S first. */
export const sides = (proposal: Proposal): string =>
  moreOf(proposal)
    .rows.map(({ table, ns, ew, switched }) => `${table}:${ns ?? '–'}/${ew ?? '–'}${switched ? '⇄' : ''}`)
    .join(' ');

export const warningsOf = (proposal: Proposal): readonly string[] => moreOf(proposal).warnings.map(({ code }) => code);
