import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { type Venue, type VenueOptions, venue } from './venue.ts';

/** A floor with so many tables and everybody seated by the initial draw. */
export const drawn = (tables: number, options: VenueOptions = {}, seatCount = 9): Venue => {
  const hall = venue(options);
  hall.do({ do: 'addTables', count: tables, seatCount });
  hall.do({ do: 'initialDraw' });
  return hall;
};

/** A floor whose tables hold so many each, entries numbered through; every table marked at seat 1 unless said. */
export const laidOut = (counts: readonly number[], options: VenueOptions = {}, marks = true, seatCount = 9): Venue => {
  const hall = venue({ people: counts.reduce((sum, count) => sum + count, 0), ...options });
  hall.do({ do: 'addTables', count: counts.length, seatCount });
  hall.do({ do: 'openTables', tables: counts.map((_, index) => index + 1) });
  let player = 1;
  const seats = counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, seat) => ({ player: player++, table: index + 1, seat: seat + 1 })),
  );
  if (seats.length > 0) hall.do({ do: 'place', seats });
  if (marks) counts.forEach((_, index) => void hall.do({ do: 'markBigBlind', table: index + 1, seat: 1 }));
  return hall;
};

/** Entries that are out in one hand. */
export const bust = (hall: Venue, ...entries: readonly number[]) =>
  hall.do({ do: 'bust', hands: [entries.map((entry) => ({ entry }))] });

/** The state of every table. */
export const states = (hall: Venue) => itemsOf(hall.floor.tables).map(({ state }) => state);
