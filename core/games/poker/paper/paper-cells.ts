import type { GameCell, GameListing, GameRow } from '../../../game/paper.ts';
import type { Phrase, TableNo } from '../../../tournament/words.ts';
import { type Floor, tableOf } from '../rules/floor-state.ts';
import type { SeatNo } from '../rules/room.ts';

export const text = (written: string): GameCell => ({ kind: 'text', text: written });
export const phrase = (code: string, params?: Phrase['params']): GameCell => ({
  kind: 'phrase',
  phrase: params === undefined ? { code } : { code, params },
});
export const whole = (value: number): GameCell => ({
  kind: 'number',
  value,
  unit: { scale: 1, decimals: 0, signed: false },
});
/** Of money. */
export const sum = (value: number): GameCell => ({
  kind: 'number',
  value,
  unit: { scale: 1, decimals: 0, signed: false, grouped: true },
});
/** Who walks is known only afterwards, so this stands in the list in place of the name. */
export const nextBigBlind: GameCell = { kind: 'note', phrase: { code: 'poker.paper.nextBigBlind' } };
export const seatTile = (seat: SeatNo): GameCell => ({ kind: 'seat', seat });
export const who = (entrant: number, listed = false): GameCell => ({ kind: 'entrant', entrant, listed });
export const empty: GameCell = { kind: 'empty' };

/** A name that is a number is set as one. */
export const tableCell = (floor: Floor, id: number): GameCell => {
  const name = tableOf(floor, id)?.name ?? String(id);
  return /^\d{1,4}$/.test(name) ? whole(Number(name)) : text(name);
};

/** Bold like every table, with or without its seat [L-1.1]. */
export const namedTable = (name: string, seat: SeatNo | null = null): GameCell => ({
  kind: 'spot',
  table: /^\d{1,4}$/.test(name) ? Number(name) : name,
  seat,
});

export const tableName = (floor: Floor, id: number): string => tableOf(floor, id)?.name ?? String(id);

type At = { readonly table: TableNo; readonly seat: SeatNo | null };

/** The table, and behind it the tile of the seat [L-1.1]. */
export const chairCells = (floor: Floor, chair: At | null): readonly [GameCell, GameCell] =>
  chair === null ? [empty, empty] : [tableCell(floor, chair.table), chair.seat === null ? empty : seatTile(chair.seat)];

/** Both in one column, where many columns share the line. */
export const chairCell = (floor: Floor, chair: At | null): GameCell =>
  chair === null ? empty : namedTable(tableName(floor, chair.table), chair.seat);

/** "35–36", or "~45" while more entries may come. */
export const placeText = ({ from, to }: { readonly from: number; readonly to: number }, provisional: boolean): string =>
  `${provisional ? '~' : ''}${from === to ? from : `${from}–${to}`}`;

export const placeCell = (place: { readonly from: number; readonly to: number }, provisional: boolean): GameCell =>
  place.from === place.to && !provisional ? whole(place.from) : text(placeText(place, provisional));

export const columns = (...codes: readonly string[]): readonly Phrase[] =>
  codes.map((code) => ({ code: `poker.columns.${code}` }));

export const block = (rows: readonly GameRow[], heading: GameCell | null = null) => ({ heading, rows });

export const lines = (heads: readonly Phrase[], ...blocks: GameListing['blocks']): GameListing => ({
  form: 'lines',
  columns: heads,
  blocks,
});

/** Several columns of them go onto a page. */
export const shortLines = (heads: readonly Phrase[], ...blocks: GameListing['blocks']): GameListing => ({
  ...lines(heads, ...blocks),
  short: true,
});
