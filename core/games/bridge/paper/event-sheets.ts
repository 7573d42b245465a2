/** Sheets of no one round: start list [bridge R1], VP scale [bridge R10], how a round was paired [bridge R11]. */

import type { GameCell, GameListing, GameRow, GameSheet } from '../../../game/paper.ts';
import { withNames } from '../../../tournament/draws/draw-log.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import { numbersOf, roundBoards } from '../results/event.ts';
import { pointsFor, scaleMax } from '../rules/scales.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { wbfTable } from '../rules/victory-points.ts';
import { moreOf } from '../seating/more.ts';
import { type PairRound, pairRounds } from './pair-rounds.ts';
import {
  column,
  direction,
  empty,
  lines,
  named,
  say,
  scored,
  sentences,
  sided,
  story,
  unheaded,
  whole,
  words,
} from './sheet-cells.ts';
import { whyOf } from './why.ts';

const startCells = (at: PairRound | undefined, numbers: ReadonlyMap<EntrantId, number>): readonly GameCell[] => {
  if (at === undefined) return [empty, empty, empty];
  // At no table: the number would be that of the phantom's.
  if (at.opponent === null) return [empty, empty, words('sitsOut')];
  return [whole(at.table), sided(at.side), whole(numbers.get(at.opponent) ?? null)];
};

export const startList = (tournament: Tournament): readonly GameSheet[] => {
  const { startRounds } = rulesOf(tournament);
  const numbers = numbersOf(tournament);
  const rounds = Array.from({ length: startRounds }, (_, i) => i + 1);
  const { prepared } = ownOf(tournament);
  const rows = [...numbers]
    .toSorted(([, a], [, b]) => a - b)
    .map(([entrant, number]): GameRow => {
      const known = pairRounds(tournament, entrant);
      return {
        cells: [
          whole(number),
          named(entrant),
          ...rounds.flatMap((no) =>
            startCells(
              known.find(({ round }) => round === no),
              numbers,
            ),
          ),
        ],
      };
    });
  const columns: Phrase[] = [
    column('number'),
    column('name'),
    ...rounds.flatMap((round) => [say('columns.roundTable', { round }), direction, column('against')]),
  ];
  const exchanged = (prepared?.exchanged ?? []).map(
    ({ entrant, other }): GameRow => ({ cells: [named(entrant), words('exchanged'), named(other)] }),
  );
  return [
    {
      kind: 'list',
      parts: [lines(columns, rows), ...(exchanged.length === 0 ? [] : [unheaded(exchanged)])],
    },
  ];
};

const BESIDE = 3;

export const scaleSheet = (tournament: Tournament): readonly GameSheet[] => {
  const { scale, boardsPerRound, roundBoards: own } = rulesOf(tournament);
  const counts = [...new Set([boardsPerRound, ...Object.values(own)])].toSorted((a, b) => a - b);
  const max = scaleMax(scale);
  const parts = counts.flatMap((boards): GameListing[] => {
    const margins =
      scale.kind === 'wbf'
        ? wbfTable(boards).map((_, margin) => 100 * margin)
        : [
            scale.of === 'mp' ? 5000 : 0,
            ...(scale.bands.find(({ from, to }) => from <= boards && boards <= to)?.steps.map(({ from }) => from) ??
              []),
          ];
    const measure = scale.kind === 'steps' && scale.of === 'mp' ? 'percentFrom' : 'marginFrom';
    const cells = margins.flatMap((margin): (readonly GameCell[])[] => {
      const vp = pointsFor(scale, margin, boards);
      if (vp === null) return [];
      return [[scored(margin, 'vp', measure === 'percentFrom' ? 2 : 0), scored(vp, 'vp'), scored(max - vp, 'vp')]];
    });
    const high = Math.ceil(cells.length / BESIDE);
    const rows = Array.from(
      { length: high },
      (_, i): GameRow => ({
        cells: Array.from({ length: BESIDE }, (_part, part) => cells[part * high + i] ?? [empty, empty, empty]).flat(),
      }),
    );
    const columns = Array.from({ length: BESIDE }, () => [measure, 'winner', 'loser'].map(column)).flat();
    return [sentences(say('scaleFor', { count: boards })), lines(columns, rows)];
  });
  return [{ kind: 'list', parts }];
};

const byHand = (tournament: Tournament, round: Round): readonly Phrase[] => {
  const choice = ownOf(tournament).byeChoices.find((one) => one.round === round.no);
  return [
    ...(round.draw.edited ? [say('explain.edited')] : []),
    ...(choice === undefined || choice.reason === '' ? [] : [say('explain.byeReason', { reason: choice.reason })]),
  ];
};

export const explainSheet = (tournament: Tournament, round: Round): readonly GameSheet[] => {
  const why = whyOf(round.draw.proposal.trace);
  const numbers = numbersOf(tournament);
  const number = (entrant: EntrantId): string => String(numbers.get(entrant) ?? '');
  const { from, to } = roundBoards(tournament, round.no);
  const rows = why.pairing.map(
    ({ table, player, opponent, skipped, how }): GameRow => ({
      cells: [
        whole(table),
        whole(numbers.get(player) ?? null),
        named(player),
        skipped.length === 0
          ? empty
          : { kind: 'text', text: skipped.map((one) => `${number(one.entrant)} (${one.round})`).join(', ') },
        whole(numbers.get(opponent) ?? null),
        named(opponent),
        how === 'fresh' ? empty : words(`explain.${how}`),
      ],
    }),
  );
  /** Steps name many people, so they are the pair numbers of the columns above. */
  const numbered = ({ code, params }: Phrase): Phrase => {
    const people = new Set(['player', 'other', 'players']);
    const told = Object.entries(params ?? {}).map(([name, value]) => {
      if (Array.isArray(value)) {
        const all = value.map((one) => (people.has(name) && typeof one === 'number' ? number(one) : String(one)));
        return [name, all.join(', ')] as const;
      }
      return [name, people.has(name) && typeof value === 'number' ? number(value) : value] as const;
    });
    return { code, params: Object.fromEntries(told) };
  };
  const told = [...why.untangling.flatMap(({ steps }) => steps), ...why.harder];
  const base = moreOf(round)?.baseRound ?? 0;
  const columns = ['table', 'number', 'bestLeft', 'skipped', 'number', 'opponents', 'remark'].map(column);
  return [
    {
      kind: 'list',
      parts: [
        sentences(
          say('headline.based', { base, boards: from === to ? String(from) : `${from}–${to}` }),
          ...why.byes.map((phrase) => withNames(tournament, phrase)),
        ),
        ...(rows.length === 0 ? [] : [lines(columns, rows)]),
        ...(told.length === 0 ? [] : [sentences(say('explain.untangling')), story(...told.map(numbered))]),
        ...(byHand(tournament, round).length === 0 ? [] : [story(...byHand(tournament, round))]),
      ],
    },
  ];
};
