/** What a step of the journal did, for the log of the floor. */

import type { Phrase } from '../../../tournament/words.ts';
import { type Chair, chairText, entryOf, type Floor, moveOf, tableOf } from '../rules/floor-state.ts';
import type { EntryNo } from '../rules/room.ts';
import { deskLine } from './desk-lines.ts';
import { calledCause } from './draw-log.ts';
import type { FloorChange } from './floor-changes.ts';

/** Where suggestions are carried out at once, one bust leads to many moves. */
const MOST_LINES = 4;

const playerOf = (floor: Floor, entry: EntryNo | null): number | null =>
  entry === null ? null : (entryOf(floor, entry)?.player ?? null);

/** A look or a draw also names the number that was looked at and not used before it. */
const fairLines = (change: FloorChange): readonly Phrase[] => {
  const notUsed = (draw: number | undefined): readonly Phrase[] =>
    draw === undefined ? [] : [{ code: 'poker.log.notUsed', params: { draw } }];
  switch (change.type) {
    case 'draw.looked': {
      const { draw, cause, after, differs = [] } = change;
      return [{ code: 'poker.log.looked', params: { draw, cause } }, ...notUsed(after), ...differs];
    }
    case 'draw.left':
      return [{ code: 'poker.log.left', params: { draw: change.draw } }];
    case 'drawn': {
      const { no: draw, after, again = [], reason = '' } = change.draw;
      return [
        ...(again.length === 0
          ? []
          : [{ code: 'poker.log.again', params: { draws: again, count: again.length, draw, reason } }]),
        ...notUsed(after),
      ];
    }
    default:
      return [];
  }
};

const lineOf = (floor: Floor, change: FloorChange): Phrase | null => {
  const chair = (where: Chair | { readonly table: number; readonly seat: number | null } | null) =>
    where === null ? '' : chairText(floor, where);
  switch (change.type) {
    case 'busted': {
      const { busted } = change.group;
      const players = busted.map(({ entry }) => playerOf(floor, entry));
      const from = busted.flatMap(({ table, seat }) => (table === null ? [] : [chair({ table, seat })]));
      return { code: 'poker.log.busted', params: { players, from, count: players.length } };
    }
    case 'reinstated':
      return { code: 'poker.log.reinstated', params: { player: playerOf(floor, change.entry) } };
    case 'drawn': {
      const { no: draw, seats } = change.draw;
      const cause = calledCause(change.draw);
      const [only] = seats;
      if (seats.length !== 1 || only === undefined) {
        return { code: 'poker.log.drawn', params: { draw, cause, count: seats.length } };
      }
      return {
        code: 'poker.log.drawnOne',
        params: { draw, cause, player: playerOf(floor, only.entry), to: chair(only) },
      };
    }
    case 'move.issued': {
      const { slip, entry, from, to, cause } = change.move;
      const params = { slip, cause, player: playerOf(floor, entry), from: chair(from), to: chair(to) };
      return { code: entry === null ? 'poker.log.walkIssued' : 'poker.log.moveIssued', params };
    }
    case 'move.done': {
      const to = moveOf(floor, change.slip)?.to.table ?? 0;
      const params = {
        slip: change.slip,
        player: playerOf(floor, change.entry),
        to: chair({ table: to, seat: change.seat }),
      };
      return { code: 'poker.log.moveDone', params };
    }
    case 'move.cancelled':
      return { code: 'poker.log.moveCancelled', params: { slip: change.slip, why: change.why } };
    case 'flag.waived': {
      const name = tableOf(floor, change.table)?.name ?? '';
      return { code: change.waived ? 'poker.log.flagWaived' : 'poker.log.flagBack', params: { name } };
    }
    case 'table.state': {
      const name = tableOf(floor, change.table)?.name ?? '';
      return { code: `poker.log.table.${change.state}`, params: { name } };
    }
    default:
      return null;
  }
};

/** Slips that the floor cancelled together are one line, and so is a breaking table that plays on. */
const calledOff = (before: Floor, changes: readonly FloorChange[]): readonly Phrase[] => {
  const slips = changes.flatMap((change) =>
    change.type === 'move.cancelled' && change.why === 'floor' ? [change.slip] : [],
  );
  const tables = changes.flatMap((change) => {
    const had = change.type === 'table.state' && change.state === 'open' ? tableOf(before, change.table) : undefined;
    return had?.state === 'breaking' ? [had.name] : [];
  });
  return [
    ...(slips.length > 1 ? [{ code: 'poker.log.cancelled', params: { slips } }] : []),
    ...(tables.length > 0 ? [{ code: 'poker.log.playsOn', params: { tables } }] : []),
  ];
};

/** Lines that add nothing to a draw, a bust or a move beside them: a flag ends with the shortness of its table. */
const LIGHT = /^poker\.log\.(table\.|button$|bigBlind$|noBlind$|chairs$|flagBack$)/u;

/** @param before the floor before the step; its entries and tables are named as they are after it */
export const logLines = (after: Floor, before: Floor, changes: readonly FloorChange[]): readonly Phrase[] => {
  const off = calledOff(before, changes);
  const isOne = off.some(({ code }) => code === 'poker.log.cancelled');
  const each = changes.flatMap((change) => {
    if (isOne && change.type === 'move.cancelled' && change.why === 'floor') return [];
    // A finished move is found among those that were pending before.
    const seen = change.type === 'move.done' ? { ...after, pending: before.pending } : after;
    const line = lineOf(seen, change) ?? deskLine(after, before, change);
    return [...(line === null ? [] : [line]), ...fairLines(change)];
  });
  const lines = [...off, ...each];
  const arrived = lines.filter(({ code }) => code === 'poker.log.moveDone');
  const told =
    arrived.length > 1
      ? [
          { code: 'poker.log.arrived', params: { count: arrived.length } },
          ...lines.filter(({ code }) => code !== 'poker.log.moveDone'),
        ]
      : lines;
  // Slips that a draw makes void follow from it; who has them stands among those to be fetched back.
  const isDrawn = told.some(({ code }) => code === 'poker.log.drawn');
  const weighty = told.filter(({ code }) => !LIGHT.test(code) && !(isDrawn && code === 'poker.log.moveCancelled'));
  const worth = weighty.length > 0 ? weighty : told;
  const rest = worth.length - MOST_LINES;
  return rest <= 0 ? worth : [...worth.slice(0, MOST_LINES), { code: 'poker.more', params: { count: rest } }];
};
