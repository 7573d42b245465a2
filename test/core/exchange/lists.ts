import type { CellTable } from '../../../core/exchange/cells.ts';
import { guessShape, type ListShape } from '../../../core/exchange/guess-shape.ts';
import { type ListReading, type PeopleRead, readPeople } from '../../../core/exchange/people.ts';
import type { Game } from '../../../core/game/game.ts';
import { families } from '../../../core/games/all.ts';
import type { Entrant } from '../../../core/tournament/state.ts';
import { unknownEntrant } from '../tournament/entrant.ts';

/** Rows as they stand in a text, one line each. */
export const listOf = (...rows: readonly (readonly string[])[]): CellTable => ({
  rows: rows.map((cells, i) => ({ line: i + 1, cells })),
});

const known = families.mahjong;
if (known === undefined) throw new Error('no mahjong');
export const mahjongTraits: Game['traits'] = known.traits;

/** The shape that is guessed, with parts set by hand. */
export const shapeOf = (table: CellTable, traits = mahjongTraits, set: Partial<ListShape> = {}): ListShape => ({
  ...guessShape(table, traits),
  ...set,
});

export const read = (table: CellTable, set: Partial<ListReading> = {}): PeopleRead =>
  readPeople(table, {
    shape: shapeOf(table, set.traits ?? mahjongTraits),
    traits: mahjongTraits,
    most: 2000,
    known: [],
    leftOut: new Set(),
    twins: 'enter',
    ...set,
  });

export const entrant = (id: number, name: string, more: Partial<Entrant> = {}): Entrant => ({
  ...unknownEntrant,
  id,
  name,
  ...more,
});

/** Place and code of each problem: what a person needs to find it. */
export const placed = ({ problems }: PeopleRead) =>
  problems.map(({ line, column, heading, text, code, params }) => ({ line, column, heading, text, code, params }));
