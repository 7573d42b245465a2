/** What the line of the floor found, in words. */

import { slipOf } from '../../../../core/games/poker/paper/slips.ts';
import type { Found } from '../../../../core/games/poker/results/find.ts';
import { placeOf } from '../../../../core/games/poker/results/player-places.ts';
import { orderOf, type SeatOrder } from '../../../../core/games/poker/results/read-line.ts';
import { noLine } from '../../../../core/games/poker/results/roster.ts';
import { type Chair, chairText, entryOf, type Hall, tableOf } from '../../../../core/games/poker/rules/floor-state.ts';
import { entrantOf, type Tournament } from '../../../../core/tournament/state.ts';
import { textOf } from '../../../i18n/text.ts';
import { nameOf, walkerOf } from '../names.ts';
import { rosterActs } from '../roster/acts.ts';
import { lineOf } from '../roster/deeds.ts';
import { whoseSeat } from './whose-seat.ts';

export type Answer = {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly chair: Chair | null;
  /** What choosing it does; without it the seat is taken in hand. */
  readonly order?: SeatOrder;
  /** The seat is taken in hand with its menu. */
  readonly opens?: true;
  /** Who is not in the list yet. */
  readonly enters?: string;
  /** Something else that choosing it does. */
  readonly perform?: () => void;
};

/** Who is out may come back, or was never out: offered below the name, never taken by Enter alone. */
const BACK: ReadonlySet<string> = new Set(['reEnter', 'reinstate']);

export const backOf = (tournament: Tournament, hall: Hall, found: Found | undefined): readonly Answer[] => {
  const one = found?.kind === 'player' ? entrantOf(tournament, found.player) : undefined;
  if (one === undefined || placeOf(hall, one.id).kind !== 'out') return [];
  return rosterActs.flatMap((act): readonly Answer[] => {
    if (act === 'line' || !BACK.has(act.id) || !act.canDo(lineOf(one.id) ?? noLine)) return [];
    const title = textOf(act.titleKey);
    return [{ key: act.id, title, about: nameOf(tournament, one.id), chair: null, perform: () => act.perform([one]) }];
  });
};

/** A name that nobody has, while people may still come in. It is offered, never taken by Enter alone. */
export const newcomerOf = ({ floor }: Hall, line: string): readonly Answer[] => {
  const name = line.trim();
  if (!floor.registrationOpen || !/\p{L}{2}/u.test(name) || /^[\p{Nd}.,\s]/u.test(name)) return [];
  return [{ key: 'new', title: textOf('people:who.add', { what: name }), about: '', chair: null, enters: name }];
};

const whereOf = (hall: Hall, player: number): { readonly about: string; readonly chair: Chair | null } => {
  const { floor } = hall;
  const place = placeOf(hall, player);
  const t = (key: string, params = {}) => textOf(`floor:find.${key}`, params);
  switch (place.kind) {
    case 'seated':
      return {
        about: textOf('floor:seat.where', { name: tableOf(floor, place.at.table)?.name, seat: place.at.seat }),
        chair: place.at,
      };
    case 'moving':
      return {
        about: t('moving', { to: chairText(floor, place.to), slip: place.slip }),
        chair: place.from ?? place.to,
      };
    case 'waiting':
      return { about: textOf('poker:roster.turn', { turn: place.position }), chair: null };
    case 'out':
      return { about: textOf('poker:roster.status.eliminated'), chair: null };
    case 'none':
      return { about: textOf('poker:roster.status.registered'), chair: null };
  }
};

export const answerOf = (tournament: Tournament, hall: Hall, found: Found): Answer => {
  const { floor } = hall;
  const t = (key: string, params = {}) => textOf(`floor:find.${key}`, params);
  switch (found.kind) {
    case 'seat': {
      const table = tableOf(floor, found.chair.table);
      return {
        key: 'seat',
        title: textOf('floor:seat.where', { name: table?.name, seat: found.chair.seat }),
        about: whoseSeat(tournament, hall, found.chair),
        chair: found.chair,
        opens: true,
      };
    }
    case 'seatHere': {
      const { player, chair, entry } = found;
      return {
        key: `seat-${player}`,
        title: `${nameOf(tournament, player)} → ${chairText(floor, chair)}`,
        about: entry === null ? textOf('floor:place.confirm') : t('moveHere', { from: whereOf(hall, player).about }),
        chair,
        order: orderOf(found),
      };
    }
    case 'table': {
      const table = tableOf(floor, found.table);
      return {
        key: `table-${found.table}`,
        title: textOf('floor:table.name', { name: table?.name }),
        about: textOf(`poker:states.${table?.state}`),
        chair: { table: found.table, seat: 1 },
      };
    }
    case 'slip': {
      const slip = slipOf(floor, found.slip);
      const to = slip === undefined ? '' : chairText(floor, slip.to);
      const sits = entryOf(floor, slip?.entry ?? 0)?.at;
      return {
        key: `slip-${found.slip}`,
        title: textOf('poker:paper.slip', { slip: found.slip }),
        about: `${walkerOf(tournament, floor, slip?.entry ?? null)} → ${to}`,
        chair: sits ?? slip?.to ?? null,
        opens: true,
      };
    }
    case 'player':
      return { key: `player-${found.player}`, title: nameOf(tournament, found.player), ...whereOf(hall, found.player) };
  }
};
