/** "37 left – next break at 36: Table 5" [poker 9]. Breaks depend only on numbers of players: nothing is played through. */

import type { TableNo } from '../../../tournament/words.ts';
import { onBubble, partsOf } from '../results/payouts.ts';
import { winnerOf } from '../results/results.ts';
import { countedEntries, type Hall, roomOfFloor, stillIn, waitingIn } from '../rules/floor-state.ts';
import { type EntryNo, inPlay, lockedEmpty, type RoomTable } from '../rules/room.ts';
import type { PokerRules } from '../rules/rules.ts';
import {
  combineAt,
  consolidation,
  type Held,
  heldWhileOpen,
  keptLongest,
  neededTables,
} from '../seating/consolidate.ts';

export type NextBreak = {
  /** Players left at which it comes, alternates included. */
  readonly at: number;
  readonly finalTable: boolean;
  /** At a final table the one that stays. */
  readonly table: TableNo;
};

export const nextBreak = (
  tables: readonly RoomTable[],
  rules: Pick<PokerRules, 'ideal' | 'breakOrder' | 'combineAt' | 'finalTableSize' | 'reseat' | 'redrawAt'>,
): NextBreak | null => {
  const kept = keptLongest(tables.filter(inPlay), rules.breakOrder);
  const [finalTable] = kept;
  const last = kept.at(-1);
  if (finalTable === undefined || last === undefined || kept.length < 2) return null;
  const final: NextBreak = { at: combineAt(rules, finalTable), finalTable: true, table: finalTable.id };
  // Tables on hold come first, so if the last one is on hold nothing breaks but for the final table.
  if (kept.length === 2 || last.hold) return final;
  const fits = held(kept.slice(0, -1), rules.ideal);
  return fits > final.at ? { at: fits, finalTable: false, table: last.id } : final;
};

const held = (tables: readonly RoomTable[], ideal: number | null): number =>
  tables.reduce((sum, table) => {
    const usable = table.seats.length - lockedEmpty(table);
    return sum + (ideal === null ? usable : Math.min(ideal, usable));
  }, 0);

export type Outlook = {
  readonly left: number;
  /** Who has won: one is left of several. */
  readonly winner: EntryNo | null;
  readonly waiting: number;
  readonly tables: number;
  readonly needed: number;
  readonly nextBreak: NextBreak | null;
  /** What would break by now, and waits. */
  readonly held: Held | null;
  readonly paid: number;
  readonly bustsToMoney: number | null;
  readonly bubble: boolean;
};

/** Breaks wait until registration closes [room 2.1]. */
export const holdsBreaks = ({ rules, floor }: Pick<Hall, 'rules' | 'floor'>): boolean =>
  rules.breaksWhileOpen === 'hold' && floor.registrationOpen;

const heldBreak = (hall: Hall, tables: readonly RoomTable[], waiting: number): Held | null => {
  if (!holdsBreaks(hall) || !hall.rules.auto.consolidate) return null;
  const found = consolidation(tables, hall.rules, waiting);
  const held = heldWhileOpen(found, { open: true, policy: 'hold' });
  return held.kind === 'held' ? held : null;
};

export const outlookOf = (hall: Hall): Outlook => {
  const { tables } = roomOfFloor(hall);
  const left = stillIn(hall.floor);
  const waiting = waitingIn(hall.floor);
  const playing = keptLongest(tables.filter(inPlay), hall.rules.breakOrder);
  const paid = partsOf(hall.rules.payouts, countedEntries(hall.floor)).length;
  return {
    left,
    winner: winnerOf(hall.floor),
    waiting,
    tables: playing.length,
    needed: neededTables(playing, left, hall.rules.ideal),
    nextBreak: holdsBreaks(hall) ? null : nextBreak(tables, hall.rules),
    held: heldBreak(hall, tables, waiting),
    paid,
    bustsToMoney: paid === 0 ? null : Math.max(0, left - paid),
    bubble: onBubble(left, paid),
  };
};
