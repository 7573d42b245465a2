/** The paper of bridge [bridge 6] [hall-and-print 1.1]. Before the start round, places are known by position [bridge 4.4]. */

import type { ComingRound, Schedule } from '../../../game/paper-forms.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { fieldOf, numbersOf } from '../results/event.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { startRows } from '../seating/start-rounds.ts';
import { isStartRound } from '../steps/next-round.ts';

export const schedule = (tournament: Tournament): Schedule | null => {
  const { prepared } = ownOf(tournament);
  if (prepared === null) return null;
  const { startRounds, arrowRound2, rooms } = rulesOf(tournament);
  const numbers = [...numbersOf(tournament)].map(([entrant, number]) => ({ entrant, number }));
  const byNumber = new Map(numbers.map(({ entrant, number }) => [number, entrant]));
  const { tables, phantom, fixed } = prepared;
  const coming = Array.from({ length: startRounds }, (_, i) => i + 1)
    .filter((no) => no > tournament.rounds.length && isStartRound(tournament, no))
    .map((no): ComingRound => {
      const plays = new Set(fieldOf(tournament, no).playing);
      const idOf = (number: number): EntrantId | null => {
        const id = byNumber.get(number);
        return id !== undefined && plays.has(id) ? id : null;
      };
      const rows = startRows(no, { tables, phantom, rooms, arrowRound2, fixed });
      return {
        no,
        seatsKnown: true,
        tables: rows.flatMap(({ table, ns, ew }) =>
          ns === phantom || ew === phantom ? [] : [{ table, seats: [idOf(ns), idOf(ew)] }],
        ),
      };
    });
  return { numbers, coming };
};
