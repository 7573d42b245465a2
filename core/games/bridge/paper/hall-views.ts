/**
 * What the hall shows of a bridge event [bridge 6]. Seating views carry no scores [hall-and-print 2.9].
 *
 * | view | shows |
 * | --- | --- |
 * | `byTable` | table, N-S and E-W by number and family names, room, ⇄, bye |
 * | `byName` | every player with table and direction; the pair number where two players have one name |
 * | `bridgePaper.result` | place, names, where to go, total [bridge R4]; nothing while standings are hidden |
 */

import type { GameCell, GameHallView, GameListing, GameRow, GameSheet } from '../../../game/paper.ts';
import { movedIn } from '../../../tournament/people/moved.ts';
import { type Round, roundOf, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import { eventOf, numbersOf } from '../results/event.ts';
import { rankingAfter } from '../results/ranking.ts';
import { rulesOf } from '../rules/state.ts';
import type { Row } from '../seating/physical-tables.ts';
import { byesLast, roundRows } from '../steps/rows.ts';
import { matchesView } from './hall-matches.ts';
import { shownThrough, standInNotes } from './result-sheets.ts';
import { byPlayer } from './round-sheets.ts';
import {
  boardsText,
  column,
  decimalsOf,
  direction,
  empty,
  lines,
  named,
  note,
  roomNo,
  say,
  scored,
  sided,
  whole,
  words,
} from './sheet-cells.ts';

const listingOf = ([sheet]: readonly GameSheet[]): GameListing | null =>
  sheet?.kind === 'list' ? (sheet.parts.at(-1) ?? null) : null;

const titleOf = (tournament: Tournament, round: number): Phrase =>
  say('roundBoards', { round, boards: boardsText(tournament, round) });

const aboutOf = (tournament: Tournament, round: number): Phrase =>
  say('headline.boards', { boards: boardsText(tournament, round) });

/** Two lines a table [L-10.4]; a room and ⇄ behind the first. */
const byTable: GameHallView = {
  id: 'byTable',
  make: (tournament, round) => {
    if (round === null) return null;
    const numbers = numbersOf(tournament);
    const moved = movedIn(round, true);
    const isTeams = rulesOf(tournament).kind === 'teams';
    const members = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant.members]));
    const who = (entrant: EntrantId): readonly GameCell[] => {
      const players = (members.get(entrant) ?? []).filter((name) => name.trim() !== '');
      const names: GameCell = { kind: 'brief', number: '', entrant, players: isTeams ? [] : players };
      return [whole(numbers.get(entrant) ?? null), names];
    };
    const sideRow = (row: Row, side: 'ns' | 'ew', notes: readonly GameCell[]): GameRow => {
      const entrant = row[side];
      const changed = entrant !== null && moved.has(entrant);
      return { cells: [sided(side), ...(entrant === null ? [empty, empty] : who(entrant)), ...notes], changed };
    };
    const outRow = (entrant: EntrantId): GameRow => ({ cells: [empty, ...who(entrant), words('sitsOut')] });
    const blocks = byesLast(roundRows(round)).map((row) => {
      const out = row.ns === null ? row.ew : row.ew === null ? row.ns : null;
      // Whoever sits out stands last, without a number [L-4.1].
      if (out !== null) return { heading: null, rows: [outRow(out)], together: true };
      const room = roomNo(tournament, row.table);
      const notes = [
        ...(row.switched ? [words('switched')] : []),
        ...(room === null ? [] : [words('roomNo', { room })]),
      ];
      return {
        heading: whole(row.table),
        rows: [sideRow(row, 'ns', notes), sideRow(row, 'ew', [])],
        together: true,
      };
    });
    const about = aboutOf(tournament, round.no);
    return {
      kind: 'list',
      title: titleOf(tournament, round.no),
      about,
      listing: { form: 'tables', columns: [], blocks },
    };
  },
};

const byName: GameHallView = {
  id: 'byName',
  make: (tournament, round) => {
    const listing = round === null ? null : listingOf(byPlayer(tournament, round));
    if (round === null || listing === null) return null;
    return { kind: 'list', title: titleOf(tournament, round.no), about: aboutOf(tournament, round.no), listing };
  },
};

/** The last round up to the hall's whose results may all be known: its readers go from there to the hall's round. */
const finishedBy = (tournament: Tournament, at: Round): Round | null =>
  roundOf(tournament, Math.min(at.no, shownThrough(tournament))) ?? null;

const result: GameHallView = {
  id: 'bridgePaper.result',
  make: (tournament, at) => {
    const round = at === null || tournament.standingsShown.hidden ? null : finishedBy(tournament, at);
    if (at === null || round === null) return null;
    const { ranking } = rulesOf(tournament);
    const next = at.no > round.no ? at : null;
    const ranked = rankingAfter(eventOf(tournament), round.no, tournament.seed);
    const decimals = decimalsOf(ranked.map(({ account }) => account.total));
    const seats = new Map(
      (next === null ? [] : roundRows(next)).flatMap((row) =>
        (['ns', 'ew'] as const).flatMap((side) => {
          const entrant = row[side];
          return entrant === null ? [] : [[entrant, { row, side }] as const];
        }),
      ),
    );
    const rows = ranked.map(({ entrant, place, account }): GameRow => {
      const seat = seats.get(entrant);
      const isOut = seat === undefined || seat.row.ns === null || seat.row.ew === null;
      return {
        cells: [
          place === null ? words('none') : whole(place),
          named(entrant),
          ...(next === null ? [] : isOut ? [empty, words('sitsOut')] : [whole(seat.row.table), sided(seat.side)]),
          scored(account.total, ranking, decimals),
          whole(account.contestant.number),
        ],
      };
    });
    const columns = [
      column('rank'),
      column('name'),
      ...(next === null ? [] : [say('columns.roundTable', { round: next.no }), direction]),
      column('total'),
      column('number'),
    ];
    const title =
      next === null ? say('hall.result', { round: round.no }) : say('hall.next', { round: round.no, next: next.no });
    const [missing] = standInNotes(tournament, round.no);
    const heading = missing === undefined ? null : note(missing);
    return { kind: 'list', title, listing: { ...lines(columns, rows), blocks: [{ heading, rows }] } };
  },
};

export const bridgeHallViews: readonly GameHallView[] = [byTable, byName, result, matchesView];
