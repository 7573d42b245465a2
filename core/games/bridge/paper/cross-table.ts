/** The cross table [bridge R9] on as many sheets as the rounds need, and a grid of all meetings where it fits a page. */

import type { GameCell, GameListing, GameRow, GameSheet } from '../../../game/paper.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import type { Account } from '../results/accounts.ts';
import { eventOf, numbersOf } from '../results/event.ts';
import { rankingAfter } from '../results/ranking.ts';
import type { RankingUnit } from '../rules/rules.ts';
import { rulesOf } from '../rules/state.ts';
import { shownThrough } from './result-sheets.ts';
import { column, decimalsOf, empty, lines, named, say, scored, sentences, whole, words } from './sheet-cells.ts';

/** Rounds beside the names on a page, by decimals of the scores. */
const ROUNDS = { 0: 8, 2: 5 } as const;

const MOST_CROSSED = { 0: 16, 2: 8 } as const;

type Crossed = {
  readonly accounts: readonly Account[];
  readonly numbers: ReadonlyMap<EntrantId, number>;
  readonly decimals: 0 | 2;
};

/** A stand-in is never printed as a result [bridge 4.9]. */
const roundCells = (account: Account, round: number, { numbers, decimals }: Crossed, ranking: RankingUnit) => {
  const at = account.lines.findIndex((line) => line.round === round);
  const line = account.lines[at];
  if (line === undefined) return [empty, empty];
  const against = line.opponent === null ? words('none') : whole(numbers.get(line.opponent) ?? null);
  const score = line.provisional ? words('open') : scored(account.scores[at] ?? null, ranking, decimals);
  return [against, score];
};

const who: readonly Phrase[] = [column('number'), column('name')];

const whoCells = ({ contestant }: Account): readonly GameCell[] => [whole(contestant.number), named(contestant.id)];

const roundGrid = (rounds: readonly number[], crossed: Crossed, ranking: RankingUnit): GameListing =>
  lines(
    [
      ...who,
      ...rounds.flatMap((round): Phrase[] => [
        { code: 'sheets.columns.round', params: { round } },
        { code: `bridge.units.${ranking}` },
      ]),
    ],
    crossed.accounts.map(
      (account): GameRow => ({
        cells: [...whoCells(account), ...rounds.flatMap((round) => roundCells(account, round, crossed, ranking))],
      }),
    ),
  );

const againstAll = ({ accounts, decimals }: Crossed, ranking: RankingUnit): GameListing => {
  const rows = accounts.map((account): GameRow => {
    const against = (id: EntrantId): GameCell => {
      if (id === account.contestant.id) return words('cross.self');
      const scores = account.lines.flatMap(({ opponent }, i) => (opponent === id ? [account.scores[i] ?? null] : []));
      const [first = null, ...more] = scores;
      if (more.length === 0) return scored(first, ranking, decimals);
      return {
        kind: 'text',
        text: scores.map((score) => (score === null ? '' : (score / 100).toFixed(decimals))).join(' '),
      };
    };
    const aside = account.lines.flatMap(({ opponent }, i) => (opponent === null ? [account.scores[i] ?? 0] : []));
    const apart = aside.reduce((sum, score) => sum + score, 0);
    return {
      cells: [
        ...whoCells(account),
        ...accounts.map(({ contestant }) => against(contestant.id)),
        aside.length === 0 ? words('none') : scored(apart, ranking, decimals),
      ],
    };
  });
  const columns: Phrase[] = [
    ...who,
    ...accounts.map(({ contestant }) => say('columns.contestant', { number: contestant.number })),
    column('aside'),
  ];
  return lines(columns, rows);
};

export const crossTable = (tournament: Tournament): readonly GameSheet[] => {
  const { ranking } = rulesOf(tournament);
  const through = shownThrough(tournament);
  const accounts = rankingAfter(eventOf(tournament), through, tournament.seed)
    .map(({ account }) => account)
    .toSorted((a, b) => a.contestant.number - b.contestant.number);
  const decimals = decimalsOf(accounts.flatMap(({ scores }) => scores));
  const crossed = { accounts, numbers: numbersOf(tournament), decimals };
  const each = ROUNDS[decimals];
  const grids = Array.from({ length: Math.ceil(through / each) }, (_, i): GameSheet => {
    const rounds = Array.from({ length: Math.min(each, through - i * each) }, (_round, at) => i * each + at + 1);
    return { kind: 'list', parts: [sentences(say('cross.rounds')), roundGrid(rounds, crossed, ranking)] };
  });
  if (accounts.length > MOST_CROSSED[decimals]) return grids;
  return [...grids, { kind: 'list', parts: [sentences(say('cross.against')), againstAll(crossed, ranking)] }];
};
