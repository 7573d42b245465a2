/** Matches as they finish [bridge 4.9]; without results that may be known [hall-and-print 2.9], the seating above the last ones. */

import type { GameBlock, GameCell, GameHallView, GameRow } from '../../../game/paper.ts';
import { type Round, roundOf, standingsTold, type Tournament } from '../../../tournament/state.ts';
import type { Phrase, TableNo } from '../../../tournament/words.ts';
import { eventOf } from '../results/event.ts';
import type { SideScore, TableScore } from '../results/results.ts';
import { roundRows } from '../steps/rows.ts';
import { column, empty, named, roundNo, say, whole, words } from './sheet-cells.ts';

/** Scores that are in and may be known; a stand-in is not a result. */
const scoresOf = (tournament: Tournament, { no }: Round): ReadonlyMap<TableNo, TableScore> => {
  if (!standingsTold(tournament, no)) return new Map();
  const played = eventOf(tournament).rounds.find((round) => round.no === no);
  return new Map(
    (played?.tables ?? []).flatMap(({ table, score, provisional }) =>
      score === null || provisional ? [] : [[table, score] as const],
    ),
  );
};

/** In whole units. An own average is at least this much. */
const shown = ({ award }: SideScore): number => (award.kind === 'fixed' ? award.score : award.least) / 100;

const scoreCell = ({ ns, ew }: TableScore): GameCell =>
  words('hall.score', { northSouth: shown(ns), eastWest: shown(ew) });

const rowsOf = (round: Round, result: (table: TableNo) => GameCell | null): readonly GameRow[] =>
  roundRows(round).flatMap(({ table, ns, ew }): GameRow[] => {
    if (ns === null || ew === null) return [];
    const cell = result(table);
    return cell === null ? [] : [{ cells: [whole(table), named(ns), named(ew), cell] }];
  });

const block = (heading: GameCell | null, rows: readonly GameRow[]): GameBlock => ({ heading, rows });

export const matchesView: GameHallView = {
  id: 'bridgePaper.matches',
  make: (tournament, round) => {
    if (round === null || tournament.standingsShown.hidden) return null;
    const columns: Phrase[] = [
      column('table'),
      { code: 'bridge.seats.ns.name' },
      { code: 'bridge.seats.ew.name' },
      column('result'),
    ];
    const scores = scoresOf(tournament, round);
    if (scores.size > 0) {
      const rows = rowsOf(round, (table) => {
        const score = scores.get(table);
        return score === undefined ? words('hall.playing') : scoreCell(score);
      });
      return {
        kind: 'list',
        title: say('hall.matches', { round: round.no, in: scores.size, of: round.tables.length }),
        listing: { form: 'lines', columns, blocks: [block(null, rows)] },
      };
    }
    const before = standingsTold(tournament, round.no - 1) ? roundOf(tournament, round.no - 1) : undefined;
    const finished = before === undefined ? new Map<TableNo, TableScore>() : scoresOf(tournament, before);
    const done =
      before === undefined
        ? []
        : rowsOf(before, (table) => {
            const score = finished.get(table);
            return score === undefined ? null : scoreCell(score);
          });
    const seating = block(
      { kind: 'phrase', phrase: roundNo(round.no) },
      rowsOf(round, () => empty),
    );
    return {
      kind: 'list',
      title:
        before === undefined
          ? roundNo(round.no)
          : say('hall.matches', { round: before.no, in: finished.size, of: before.tables.length }),
      listing: {
        form: 'lines',
        columns,
        blocks:
          done.length === 0 ? [seating] : [seating, block(words('hall.finished', { round: before?.no ?? 0 }), done)],
      },
    };
  },
};
