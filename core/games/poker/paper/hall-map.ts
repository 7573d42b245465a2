/** The floor map in the hall [poker 11]: tables, their counts, and which break. Holds and blinds are the floor's business. */

import type { GameHallPage, MapTable } from '../../../game/paper.ts';
import type { Hall } from '../rules/floor-state.ts';
import { type TableTile, tilesOf } from './tiles.ts';

/** Issued moves count as done, so that a table that is broken empties with its draw. */
const markOf = ({ state, breaks }: TableTile): MapTable['mark'] => {
  if (state === 'breaking') return { phrase: { code: 'poker.hall.breaking' }, edge: 'dashed' };
  return breaks === 1 ? { phrase: { code: 'poker.hall.breaksNext' }, edge: 'thick' } : null;
};

export const floorMap = (hall: Hall): GameHallPage | null => {
  const tables = tilesOf(hall).filter(({ state }) => state !== 'closed');
  if (tables.length === 0) return null;
  return {
    kind: 'map',
    title: { code: 'poker.views.map' },
    tables: tables.map((table) => ({
      name: table.name,
      count: { code: 'poker.clock.figures.of', params: { value: table.players, of: table.chairs } },
      mark: markOf(table),
    })),
  };
};
