/** Texts of these cells are in the namespace `bridgePaper`. */

import type { GameCell, GameListing, GameRow, Unit } from '../../../game/paper.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Json, Phrase, RoundNo, TableNo } from '../../../tournament/words.ts';
import { roundBoards } from '../results/event.ts';
import type { RankingUnit } from '../rules/rules.ts';
import { rulesOf } from '../rules/state.ts';
import type { Side } from '../seating/pairing/meetings.ts';
import { roomOf } from '../seating/rooms.ts';

export const say = (code: string, params?: { readonly [name: string]: Json }): Phrase => ({
  code: `bridgePaper.${code}`,
  ...(params === undefined ? {} : { params }),
});

/** A round by its number. */
export const roundNo = (round: RoundNo): Phrase => ({ code: 'sheets.hall.round', params: { round } });

export const column = (name: string): Phrase => say(`columns.${name}`);

/** NS or EW, as the legend of the lists calls it too. */
export const direction: Phrase = { code: 'bridge.columns.seat' };

export const empty: GameCell = { kind: 'empty' };
export const space: GameCell = { kind: 'space' };
export const words = (code: string, params?: { readonly [name: string]: Json }): GameCell => ({
  kind: 'phrase',
  phrase: say(code, params),
});
export const note = (phrase: Phrase): GameCell => ({ kind: 'note', phrase });
export const named = (entrant: EntrantId): GameCell => ({ kind: 'entrant', entrant });

const COUNT: Unit = { scale: 1, decimals: 0, signed: false };

export const whole = (value: number | null): GameCell =>
  value === null ? empty : { kind: 'number', value, unit: COUNT };

/** In hundredths; IMPs have a sign, VP and MP % have none. */
export const scored = (value: number | null, unit: RankingUnit | 'signed', decimals = 2): GameCell =>
  value === null
    ? empty
    : { kind: 'number', value, unit: { scale: 100, decimals, signed: unit === 'imp' || unit === 'signed' } };

export const decimalsOf = (values: readonly (number | null)[]): 0 | 2 =>
  values.every((value) => value === null || value % 100 === 0) ? 0 : 2;

const sideLetter = (side: Side): Phrase => ({ code: `bridge.seats.${side}.letter` });

export const sided = (side: Side | null): GameCell =>
  side === null ? empty : { kind: 'seat', seat: sideLetter(side) };

/** "16–18", or a single number. */
export const boardsText = (tournament: Tournament, round: RoundNo): string => {
  const { from, to } = roundBoards(tournament, round);
  return from === to ? String(from) : `${from}–${to}`;
};

export const roomNo = (tournament: Tournament, table: TableNo): number | null => {
  const { rooms } = rulesOf(tournament);
  return rooms.length === 0 ? null : roomOf(table, rooms) + 1;
};

export const lines = (columns: readonly Phrase[], rows: readonly GameRow[]): GameListing => ({
  form: 'lines',
  columns,
  blocks: [{ heading: null, rows }],
});

const noHeading: Phrase = { code: '' };

export const unheaded = (rows: readonly GameRow[]): GameListing =>
  lines(rows[0]?.cells.map(() => noHeading) ?? [], rows);

/** Sentences in bold, one a line: what must be read first. */
export const sentences = (...phrases: readonly Phrase[]): GameListing =>
  unheaded(phrases.map((phrase) => ({ cells: [note(phrase)] })));

export const story = (...phrases: readonly Phrase[]): GameListing =>
  unheaded(phrases.map((phrase) => ({ cells: [empty, note(phrase)] })));
