/** What the desk did with tables, seats, people and clock, in words for the history [reliability 4.2]. */

import type { Json, Phrase } from '../../../tournament/words.ts';
import type { Clock } from '../rules/clock.ts';
import { entryOf, type Floor, type FloorTable, tableOf } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import type { EntryNo } from '../rules/room.ts';
import type { FloorChange } from './floor-changes.ts';

const phrase = (code: string, params: { readonly [name: string]: Json }): Phrase => ({
  code: `poker.log.${code}`,
  params,
});

const playersOf = (floor: Floor, entries: readonly EntryNo[]): Json[] =>
  entries.map((no) => entryOf(floor, no)?.player ?? null);

const editLine = (before: FloorTable | undefined, edit: Partial<FloorTable>): Phrase | null => {
  const was = before?.name ?? '';
  const { name = was, clock, hold } = edit;
  if (name !== was) return phrase('renamed', { was, name });
  if (clock !== undefined && clock !== before?.clock) return phrase(clock ? 'clockTable' : 'noClockTable', { name });
  if (hold !== undefined && hold !== before?.hold) return phrase(hold ? 'held' : 'notHeld', { name });
  return null;
};

const clockLine = (was: Clock | null, is: Clock | null): Phrase | null => {
  if (is === null) return phrase('clock.removed', {});
  if (was === null || JSON.stringify(was.levels) !== JSON.stringify(is.levels)) {
    return phrase('clock.levels', { count: is.levels.length });
  }
  if (was.runningSince === null && is.runningSince !== null) return phrase('clock.started', { level: is.level + 1 });
  if (was.runningSince !== null && is.runningSince === null) return phrase('clock.paused', { level: is.level + 1 });
  return was.level === is.level
    ? phrase('clock.time', { level: is.level + 1 })
    : phrase('clock.level', { level: is.level + 1 });
};

/** Null where a change has no line. `before` and `after` are the floors of its step. */
export const deskLine = (after: Floor, before: Floor, change: FloorChange): Phrase | null => {
  const nameOf = (table: number) => (tableOf(after, table) ?? tableOf(before, table))?.name ?? '';
  switch (change.type) {
    case 'tables.added':
      return phrase('tablesAdded', { count: change.tables.length });
    case 'tables.removed':
      return phrase('tablesRemoved', { count: change.count });
    case 'tables.arranged':
      return phrase('arranged', {});
    case 'casino.declined':
      return phrase('casinoDeclined', {});
    case 'table.edited':
      return editLine(tableOf(before, change.table), change.edit);
    case 'table.chairs': {
      const was = tableOf(before, change.table)?.seats.length ?? 0;
      return phrase('chairs', { name: nameOf(change.table), was, chairs: change.chairs });
    }
    case 'breakOrder.set':
      return change.at === null ? null : phrase('breakOrder', { names: change.order.map(nameOf) });
    case 'seat.locked':
      return phrase(change.locked ? 'locked' : 'unlocked', { at: `${nameOf(change.table)}.${change.seat}` });
    case 'blind.marked': {
      const name = nameOf(change.table);
      if (change.button !== null) return phrase('button', { name, seat: change.button });
      return change.bb === null ? phrase('noBlind', { name }) : phrase('bigBlind', { name, seat: change.bb });
    }
    case 'seated': {
      const [only] = change.seats;
      const players = playersOf(
        after,
        change.seats.map(({ entry }) => entry),
      );
      return change.seats.length === 1 && only !== undefined
        ? phrase('seatedOne', { player: players[0] ?? null, to: `${nameOf(only.table)}.${only.seat}` })
        : phrase('seated', { count: players.length });
    }
    case 'unseated':
      return phrase('unseated', { players: playersOf(after, change.entries), count: change.entries.length });
    case 'entries.withdrawn':
      return phrase('withdrawn', { players: playersOf(after, change.entries), count: change.entries.length });
    case 'slips.fetched':
      return phrase('fetched', { slips: change.slips, count: change.slips.length });
    case 'queue.set': {
      const fresh = change.queue.filter((no) => !before.queue.includes(no));
      return fresh.length === 0 ? null : phrase('waits', { players: playersOf(after, fresh), count: fresh.length });
    }
    case 'sold': {
      const back = change.count < 0 ? 'Back' : '';
      return phrase(`sold.${change.what}${back}`, { player: playersOf(after, [change.entry])[0] ?? null });
    }
    case 'bust.amended': {
      const known = itemsOf(before.busts)
        .flatMap(({ busted }) => busted)
        .findLast(({ entry }) => entry === change.entry);
      const player = playersOf(after, [change.entry])[0] ?? null;
      return known?.chips === change.chips
        ? change.by.length === 0
          ? phrase('amendedByNobody', { player })
          : phrase('amendedBy', { player, players: playersOf(after, change.by) })
        : phrase('amended', { player, was: known?.chips ?? '–', is: change.chips ?? '–' });
    }
    case 'snoozed':
      return phrase('snoozed', { what: change.key.split(':')[0] ?? '' });
    case 'handForHand.set':
      return phrase(change.on ? 'handForHand' : 'noHandForHand', {});
    case 'registration.set':
      return phrase(change.open ? 'registrationOpen' : 'registrationClosed', {});
    case 'clock.set':
      return clockLine(before.clock, change.clock);
    default:
      return null;
  }
};
