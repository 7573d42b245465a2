import { playingEntrants, type Tournament } from '../state.ts';
import type { Table } from '../words.ts';

/** How many of those seated share a table with somebody of their own club. Whoever names no club has no club-mates. */
export const withClubMates = ({ entrants }: Tournament, tables: readonly Pick<Table, 'seats'>[]): number => {
  const clubs = new Map(entrants.map(({ id, club }) => [id, club.trim()]));
  return tables.reduce((sum, { seats }) => {
    const own = seats.map((id) => clubs.get(id) ?? '').filter((club) => club !== '');
    return sum + own.filter((club) => own.indexOf(club) !== own.lastIndexOf(club)).length;
  }, 0);
};

/** Whether anybody who plays has a club-mate who does: else there is nobody to keep apart. */
export const hasClubMates = (tournament: Tournament): boolean => {
  const clubs = playingEntrants(tournament).flatMap(({ club }) => (club.trim() === '' ? [] : [club.trim()]));
  return new Set(clubs).size < clubs.length;
};
