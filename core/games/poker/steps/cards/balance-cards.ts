/**
 * Cards that balance the tables.
 *
 * | rule | function |
 * | --- | --- |
 * | marks older than `staleMinutes` name nobody: the walk comes first [room 2.4] | `staleMarks`, `balanceCardOf` |
 * | several moves to one table are one card and one command [room 2.7] | `fillCardOf` |
 */

import type { Phrase } from '../../../../tournament/words.ts';
import { entryOf } from '../../rules/floor-state.ts';
import type { EntryNo } from '../../rules/room.ts';
import { type BalanceMove, movesUntilQuiet, nextMove } from '../../seating/balance.ts';
import { type Card, type CardDeed, nameOf, type Seen } from './card.ts';

/** In minutes, for events that do not say so. */
const STALE_MINUTES = 3;

const HAND_MINUTES = 2;

/** The older mark of the two tables, if older than the rule allows. */
const staleMarks = (seen: Seen, move: BalanceMove, now: number): Phrase[] => {
  const ages = [move.from.table, move.to.table].map((id) => now - (seen.table(id)?.bbMarkedAt ?? now));
  const age = Math.max(...ages);
  if (age <= (seen.rules.staleMinutes ?? STALE_MINUTES) * 60_000) return [];
  const minutes = Math.floor(age / 60_000);
  const hands = Math.max(1, Math.round(minutes / HAND_MINUTES));
  return [{ code: 'poker.cards.staleMarks', params: { count: minutes, hands } }];
};

const restedAt = (seen: Seen, now: number) => {
  const rest = seen.rules.restMinutes * 60_000;
  return (entry: EntryNo): boolean => {
    const movedAt = entryOf(seen.floor, entry)?.movedAt ?? null;
    return rest === 0 || movedAt === null || now - movedAt >= rest;
  };
};

/** Somebody is named only by fresh marks; else the floor finds who walks, and where to. */
const issued = (seen: Seen, now: number) => (move: BalanceMove) => {
  const { from, to, entry, how } = move;
  const isNamed = how === 'named' && entry !== null && to.seat !== null && staleMarks(seen, move, now).length === 0;
  return isNamed ? { entry, seat: to.seat, from: from.table } : { entry: null, seat: null, from: from.table };
};

/** A table that was just started, or is short by more than one: what it needs is one card; the first move alone stays a way. */
export const fillCardOf = (seen: Seen, single: Card, now: number): Card => {
  const [, to] = single.tables;
  const moves = movesUntilQuiet(seen.tables, seen.rules, restedAt(seen, now)).filter((move) => move.to.table === to);
  if (to === undefined || moves.length < 2 || single.deed === null) return single;
  const walk = [single.deed, ...single.others].find((other) => other.do === 'walk');
  const slips = moves.map(issued(seen, now));
  return {
    ...single,
    key: `fill:${to}`,
    // The tie is no reason any more: others give players too.
    reason: { ...single.reason, code: 'poker.cards.balance' },
    warnings: [],
    tables: [...new Set([...moves.map(({ from }) => from.table), to])],
    entries: slips.flatMap(({ entry }) => entry ?? []),
    deed: { do: 'issueMoves', to, moves: slips, counts: walk?.counts },
    primary: 'deed',
    others: [single.primary === 'walk' && walk !== undefined ? walk : single.deed],
  };
};

export const balanceCardOf = (seen: Seen, now: number): Card | null => {
  const move = nextMove(seen.tables, seen.rules, restedAt(seen, now));
  if (move === null) return null;
  const { from, to, entry, how, limit, tied } = move;
  const counts = [from, to].map(({ table, players }) => ({ table, players }));
  const walk: CardDeed = { do: 'walk', from: from.table, to: to.table, counts };
  const random: CardDeed = { do: 'randomMove', from: from.table, to: to.table, counts };
  const named: CardDeed[] =
    how === 'named' && entry !== null && to.seat !== null
      ? [{ do: 'move', entry, table: to.table, seat: to.seat, cause: 'balance', done: false, confirmed: false }]
      : [];
  const stale = how === 'named' ? staleMarks(seen, move, now) : [];
  return {
    key: `balance:${from.table}>${to.table}`,
    kind: 'balance',
    reason: {
      code: tied ? 'poker.cards.balanceTied' : 'poker.cards.balance',
      params: {
        from: nameOf(seen, from.table),
        high: from.players,
        to: nameOf(seen, to.table),
        low: to.players,
        limit,
      },
    },
    warnings: how === 'named' ? stale : [{ code: 'poker.cards.noMarks' }],
    tables: [from.table, to.table],
    entries: how === 'named' && entry !== null ? [entry] : [],
    deed: named[0] ?? walk,
    primary: stale.length > 0 ? 'walk' : 'deed',
    others: how === 'named' ? [walk, random] : [random],
  };
};
