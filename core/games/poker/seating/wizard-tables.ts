/**
 * The tables of a running draw.
 *
 * | what | where |
 * | --- | --- |
 * | one of the tables with the fewest players, by lot; counts only rise, so each level has one counting tree | `lowest` |
 * | a free seat by its rank; a full table leaves the level | `take` |
 * | experts go where there is none, as long as such a table has room | `eligibleWithoutExpert`, `playingWithoutExpert` |
 */

import type { TableNo } from '../../../tournament/words.ts';
import { type Ranks, ranks } from '../rules/ranks.ts';
import { type EntryNo, freeSeats, playersAt, type RoomTable, type SeatNo } from '../rules/room.ts';

export type TargetTable = {
  readonly id: TableNo;
  readonly clock: boolean;
  readonly hasExpert: boolean;
  readonly free: () => number;
  /** Gives out the free seat with this rank and returns its number. */
  readonly take: (rank: number, expert: boolean) => SeatNo;
};

type Open = {
  readonly id: TableNo;
  readonly clock: boolean;
  readonly free: SeatNo[];
  players: number;
  hasExpert: boolean;
};

const LISTED = 0b01;
const LEFT_OUT = 1;

export const openTables = (
  tables: readonly { readonly table: RoomTable; readonly expert: boolean }[],
  leaving: ReadonlySet<EntryNo>,
) => {
  const all: Open[] = tables.map(({ table, expert }) => ({
    id: table.id,
    clock: table.clock,
    free: freeSeats(table),
    players: playersAt(table, leaving),
    hasExpert: expert,
  }));
  const isEligible = ({ free }: Open): boolean => free.length > 0;
  let expertless = all.filter((table) => isEligible(table) && !table.hasExpert).length;

  const lowestLevel = (): Ranks => {
    const least = Math.min(...all.filter(isEligible).map(({ players }) => players));
    return ranks(
      Uint8Array.from(all, (table) => (isEligible(table) && table.players === least ? 0 : LEFT_OUT)),
      2,
    );
  };
  let level = lowestLevel();

  return {
    /** There must be one with a free seat. */
    lowest: (pick: (length: number) => number): TargetTable => {
      if (level.count(LISTED) === 0) level = lowestLevel();
      const index = level.at(LISTED, pick(level.count(LISTED)));
      const table = all[index] as Open;
      return {
        id: table.id,
        clock: table.clock,
        hasExpert: table.hasExpert,
        free: () => table.free.length,
        take: (rank, expert) => {
          const [seat = 0] = table.free.splice(rank, 1);
          level.remove(index);
          table.players++;
          if (!table.hasExpert && (expert || !isEligible(table))) expertless--;
          if (expert) table.hasExpert = true;
          return seat;
        },
      };
    },
    someWithoutExpert: (): boolean => all.some(({ hasExpert }) => !hasExpert),
    eligibleWithoutExpert: (): number => expertless,
    playingWithoutExpert: (): readonly TableNo[] =>
      all.filter(({ players, hasExpert }) => players > 0 && !hasExpert).map(({ id }) => id),
  };
};
