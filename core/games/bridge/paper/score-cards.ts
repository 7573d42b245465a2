/** Cards for one contestant: personal score [bridge R6], guide card [bridge R8]. */

import type { CardPart, GameCard, GameCell, GameSheet } from '../../../game/paper.ts';
import { startOf } from '../../../game/round-starts.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { Phrase } from '../../../tournament/words.ts';
import type { Line } from '../results/accounts.ts';
import { completeThrough, eventOf, numbersOf, seatedRounds } from '../results/event.ts';
import { rankingAfter } from '../results/ranking.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { directionsOf, noDirections } from '../seating/pairing/meetings.ts';
import { type PairRound, pairRounds } from './pair-rounds.ts';
import { scoreCell, shownThrough, standInNotes } from './result-sheets.ts';
import {
  boardsText,
  column,
  decimalsOf,
  direction,
  empty,
  named,
  roomNo,
  roundNo,
  say,
  scored,
  sided,
  space,
  whole,
  words,
} from './sheet-cells.ts';

const aside = (number: number | null): Phrase | null =>
  number === null ? null : { code: 'sheets.guide.number', params: { number } };

const opponentCell = (line: Line): GameCell =>
  line.opponent === null ? words(`lines.${line.kind}`) : named(line.opponent);

export const personalScores = (tournament: Tournament): readonly GameSheet[] => {
  const rules = rulesOf(tournament);
  const { ranking } = rules;
  const through = shownThrough(tournament);
  const event = eventOf(tournament);
  const missing = standInNotes(tournament, through).map((phrase): CardPart => ({ kind: 'note', phrase }));
  const after = Array.from(
    { length: through },
    (_, i) => new Map(rankingAfter(event, i + 1, tournament.seed).map((row) => [row.entrant, row])),
  );
  const last = after.at(-1);
  const sides = directionsOf(seatedRounds(tournament, through + 1));
  const measured =
    ranking === 'vp' && event.rounds.some(({ tables }) => tables.some(({ score }) => (score?.ns.net ?? 0) !== 0));
  const decimals = decimalsOf([...(last?.values() ?? [])].flatMap((row) => row.account.lines.map(({ net }) => net)));
  const columns: Phrase[] = [
    column('round'),
    column('boards'),
    column('table'),
    direction,
    column('opponents'),
    column('theirRank'),
    ...(measured ? [{ code: 'bridge.units.imp' }] : []),
    { code: `bridge.units.${ranking}` },
    column('total'),
    column('rank'),
  ];
  const cards = [...(last?.values() ?? [])].map(({ entrant, place, account }): GameCard => {
    const { ns, ew } = sides.get(entrant) ?? noDirections;
    const rows = account.lines.map((line, i): readonly GameCell[] => {
      const then = after[line.round - 1]?.get(entrant);
      const theirs = line.opponent === null ? null : (last?.get(line.opponent)?.place ?? null);
      return [
        whole(line.round),
        { kind: 'text', text: boardsText(tournament, line.round) },
        whole(line.table),
        sided(line.side),
        opponentCell(line),
        whole(theirs),
        ...(measured
          ? [line.kind === 'match' && !line.provisional ? scored(line.net, 'signed', decimals) : empty]
          : []),
        scoreCell(line, account.scores[i] ?? null, rules),
        scored(then?.account.total ?? null, ranking),
        whole(then?.place ?? null),
      ];
    });
    const given = ownOf(tournament).adjustments.filter((one) => one.entrant === entrant);
    const parts: readonly CardPart[] = [
      {
        kind: 'facts',
        facts: [
          { label: column('rank'), what: place === null ? words('none') : whole(place), large: true },
          { label: column('total'), what: scored(account.total, ranking), large: true },
          ...(account.carryOver === 0
            ? []
            : [{ label: column('carryOver'), what: scored(account.carryOver, 'signed') }]),
          { label: say('columns.directions'), what: words('directions', { northSouth: ns, eastWest: ew }) },
        ],
      },
      { kind: 'grid', columns, rows },
      ...(account.lines.some(({ provisional }) => provisional) ? missing : []),
      ...given.map(
        ({ amount, round, kind, reason }): CardPart => ({
          kind: 'note',
          phrase: say(round === null ? `adjusted.${kind}` : `adjustedIn.${kind}`, {
            amount: amount / 100,
            round: round ?? 0,
            reason,
          }),
        }),
      ),
    ];
    return { title: named(entrant), aside: aside(account.contestant.number), parts };
  });
  return [{ kind: 'cards', perPage: [4, 3, 2], cards }];
};

const MOST_BOARDS = 12;

/** If any round of the card has a planned start (`timed`), every line keeps room for it. */
const roundLine = (tournament: Tournament, at: PairRound, timed: boolean): readonly GameCell[] => {
  const { startRounds, rooms } = rulesOf(tournament);
  const { round, table, side, opponent, switched } = at;
  const isSeated = table !== null && opponent !== null;
  const room = isSeated ? roomNo(tournament, table) : null;
  const number = opponent === null ? undefined : numbersOf(tournament).get(opponent);
  const time = startOf(tournament, round);
  return [
    { kind: 'phrase', phrase: roundNo(round) },
    ...(timed ? [time === null ? empty : ({ kind: 'text', text: time } as const)] : []),
    isSeated ? whole(table) : empty,
    opponent === null ? empty : sided(side),
    ...(rooms.length === 0 ? [] : [room === null ? empty : words('roomNo', { room })]),
    opponent === null ? words('sitsOut') : words('againstNo', { number: number ?? '' }),
    opponent === null ? empty : named(opponent),
    switched ? words(round <= startRounds ? 'turnBoards' : 'legend') : empty,
  ];
};

const boardGrid = (tournament: Tournament, rounds: readonly PairRound[]): readonly CardPart[] => {
  const boards = rounds.flatMap(({ from, to, opponent }) =>
    opponent === null ? [] : Array.from({ length: to - from + 1 }, (_, i) => from + i),
  );
  if (boards.length === 0) return [];
  const score = rulesOf(tournament).ranking === 'mp' ? column('percentBlank') : { code: 'bridge.units.imp' };
  return [
    {
      kind: 'grid',
      columns: [...['board', 'contract', 'declarer', 'tricks', 'plus', 'minus'].map(column), score],
      rows: boards.slice(0, MOST_BOARDS).map((board) => [whole(board), space, space, space, space, space, space]),
    },
  ];
};

export const guideCards = (tournament: Tournament): readonly GameSheet[] => {
  const done = completeThrough(tournament);
  const cards = [...numbersOf(tournament)]
    .toSorted(([, a], [, b]) => a - b)
    .flatMap(([entrant, number]): GameCard[] => {
      const rounds = pairRounds(tournament, entrant);
      if (rounds.length === 0) return [];
      const timed = rounds.some(({ round }) => startOf(tournament, round) !== null);
      return [
        {
          title: named(entrant),
          aside: aside(number),
          parts: [
            { kind: 'lines', rows: rounds.map((at) => roundLine(tournament, at, timed)) },
            ...boardGrid(
              tournament,
              rounds.filter(({ round }) => round > done),
            ),
          ],
        },
      ];
    });
  return [{ kind: 'cards', perPage: [4, 2, 6, 8], cards }];
};
