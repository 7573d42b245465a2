/**
 * The slip of a table [bridge R7].
 *
 * | rule | function |
 * | --- | --- |
 * | [L-7.2] pairs: a line a board, initials; nothing that only the whole field decides, whatever the ranking | `pairSlip` |
 * | [L-7.3] teams: both rooms, IMPs, total and VP, captains, the event's own scale | `teamSlip`, `scaleOf` |
 * | [L-7.2] the blank slip is the same without names and numbers of boards | `blankResultSlips` |
 */

import { type CardPart, type GameCard, type GameCell, type GameSheet, TO_WRITE } from '../../../game/paper.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import { numbersOf, roundBoards } from '../results/event.ts';
import { pointsFor, scaleMax } from '../rules/scales.ts';
import { rulesOf } from '../rules/state.ts';
import { roundRows } from '../steps/rows.ts';
import { boardsText, column, empty, named, roomNo, say, scored, whole, words } from './sheet-cells.ts';

type Sides = readonly [EntrantId | null, EntrantId | null];
type Boards = readonly (number | null)[];

const PER_PAGE = { pairs: [4, 3, 2, 1], teams: [2, 1] } as const;

/** More are a second slip of the table. */
const MOST = 16;

const nameOf = (tournament: Tournament, entrant: EntrantId | null): GameCell => {
  if (entrant === null) return empty;
  const members = tournament.entrants.find(({ id }) => id === entrant)?.members ?? [];
  const players = members.filter((name) => name.trim() !== '');
  return players.length === 2 ? { kind: 'brief', number: '', entrant, players } : named(entrant);
};

const pairSlip = (tournament: Tournament, sides: Sides, boards: Boards, legend: readonly Phrase[]): CardPart => {
  const numbers = numbersOf(tournament);
  return {
    kind: 'boards',
    sides: (['ns', 'ew'] as const).map((side, i) => {
      const entrant = sides[i] ?? null;
      return {
        seat: { code: `bridge.seats.${side}.letter` },
        number: whole(entrant === null ? null : (numbers.get(entrant) ?? null)),
        name: nameOf(tournament, entrant),
        role: null,
      };
    }),
    groups: [
      {
        title: null,
        boxes: [
          { label: column('contract'), for: 'contract' },
          { label: column('declarer'), for: 'letter' },
          { label: say('slips.lead'), for: 'letter', spare: true },
          { label: column('result'), for: 'result' },
          { label: say('slips.plus.ns'), for: 'score' },
          { label: say('slips.plus.ew'), for: 'score' },
        ],
      },
    ],
    board: column('board'),
    boards,
    totals: [],
    signatures: [say('slips.initials.ns'), say('slips.initials.ew')],
    scale: [],
    notes: [...legend, say('slips.rule')],
  };
};

const marginCell = (margin: number): GameCell => scored(100 * margin, 'vp', margin % 1 === 0 ? 0 : 2);

/** Nobody knows VP by heart [bridge 5.2]. Every margin up to the most, or the steps of a table. */
const scaleOf = (tournament: Tournament, boards: number): readonly (readonly [GameCell, GameCell])[] => {
  const { ranking, scale } = rulesOf(tournament);
  if (ranking !== 'vp') return [];
  const told = (margin: number) => pointsFor(scale, 100 * margin, boards);
  if (scale.kind === 'steps') {
    const steps = scale.bands.find(({ from, to }) => from <= boards && boards <= to)?.steps ?? [];
    const margins = [...new Set([scale.of === 'mp' ? 50 : 0, ...steps.map(({ from }) => from / 100)])];
    return margins.map((margin) => [marginCell(margin), scored(told(margin), 'vp')]);
  }
  const rows: (readonly [GameCell, GameCell])[] = [];
  for (let margin = 0, points: number | null = 0; points !== null && points < scaleMax(scale); margin++) {
    points = told(margin);
    if (points !== null) rows.push([marginCell(margin), scored(points, 'vp')]);
  }
  return rows;
};

const teamSlip = (tournament: Tournament, sides: Sides, boards: Boards, all: number): CardPart => {
  const numbers = numbersOf(tournament);
  const scale = scaleOf(tournament, all);
  const room = (name: 'open' | 'closed') => ({
    title: say(`slips.${name}`),
    boxes: [
      { label: say('slips.contractByResult'), for: 'line' } as const,
      { label: say('slips.scoreNs'), for: 'roomScore' } as const,
    ],
  });
  return {
    kind: 'boards',
    sides: (['home', 'away'] as const).map((role, i) => {
      const entrant = sides[i] ?? null;
      return {
        seat: null,
        number: whole(entrant === null ? null : (numbers.get(entrant) ?? null)),
        name: entrant === null ? empty : named(entrant),
        role: say(`slips.${role}`),
      };
    }),
    groups: [
      room('open'),
      room('closed'),
      {
        title: { code: 'bridge.units.imp' },
        boxes: [
          { label: say('slips.home'), for: 'imp' },
          { label: say('slips.away'), for: 'imp' },
        ],
      },
    ],
    board: column('board'),
    boards,
    totals: [say('slips.total'), { code: 'bridge.units.vp' }],
    signatures: [say('slips.signed.home'), say('slips.signed.away')],
    scale,
    notes: scale.length === 0 ? [] : [say('slips.scale', { count: all })],
  };
};

const parted = (boards: Boards): readonly Boards[] => {
  const parts = Math.max(1, Math.ceil(boards.length / MOST));
  const each = Math.ceil(boards.length / parts);
  return Array.from({ length: parts }, (_, i) => boards.slice(i * each, (i + 1) * each));
};

const slipsOf = (
  tournament: Tournament,
  sides: Sides,
  boards: Boards,
  legend: readonly Phrase[],
): readonly CardPart[] =>
  rulesOf(tournament).kind === 'teams'
    ? parted(boards).map((part) => teamSlip(tournament, sides, part, boards.length))
    : parted(boards).map((part) => pairSlip(tournament, sides, part, legend));

const sheetOf = (tournament: Tournament, cards: readonly GameCard[]): readonly GameSheet[] => [
  { kind: 'cards', perPage: PER_PAGE[rulesOf(tournament).kind], cards, slips: true },
];

export const resultSlips = (tournament: Tournament, round: Round): readonly GameSheet[] => {
  const { from, to } = roundBoards(tournament, round.no);
  const boards = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const cards = roundRows(round).flatMap(({ table, ns, ew, switched }): GameCard[] => {
    if (ns === null || ew === null) return [];
    const room = roomNo(tournament, table);
    const aside = { round: round.no, of: tournament.plannedRounds, boards: boardsText(tournament, round.no) };
    return slipsOf(tournament, [ns, ew], boards, switched ? [say('legend')] : []).map((part) => ({
      table,
      title:
        room === null
          ? { kind: 'phrase', phrase: { code: 'sheets.slip.table', params: { table } } }
          : words('tableRoom', { table, room }),
      aside: say('slips.round', aside),
      changed: round.revised.includes(table),
      parts: [part],
    }));
  });
  return sheetOf(tournament, cards);
};

/** Blank slips are those of the next round, four a page at the most. */
export const blankResultSlips = (tournament: Tournament): readonly GameSheet[] => {
  const { from, to } = roundBoards(tournament, tournament.rounds.length + 1);
  const boards = Array.from({ length: to - from + 1 }, () => null);
  const [part] = slipsOf(tournament, [null, null], boards, []);
  if (part === undefined) return [];
  const card: GameCard = {
    title: { kind: 'phrase', phrase: { code: 'sheets.slip.table', params: { table: TO_WRITE } } },
    aside: { code: 'sheets.hall.round', params: { round: TO_WRITE } },
    parts: [part],
  };
  return sheetOf(
    tournament,
    Array.from({ length: PER_PAGE.pairs[0] }, () => card),
  );
};
