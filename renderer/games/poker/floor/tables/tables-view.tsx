import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import type { Chair } from '../../../../../core/games/poker/rules/floor-state.ts';
import { rulesOf } from '../../../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useBox } from '../../../../parts/use-box.ts';
import { useNow } from '../../use-hall.ts';
import { fitOf, tileHeight } from '../fit.ts';
import { chairId, takeChair, useFloor } from '../floor-store.ts';
import { TableList } from './table-list.tsx';
import { CountTile, Tile } from './tile.tsx';

/** The chair that an arrow key leads to: round the table, or to the next table. */
const nextChair = (tables: readonly TableTile[], at: Chair, key: string): Chair | null => {
  const index = tables.findIndex(({ id }) => id === at.table);
  const table = tables[index];
  if (table === undefined) return null;
  const round = (seat: number) => ((seat - 1 + table.chairs) % table.chairs) + 1;
  const beside = (step: number): Chair | null => {
    const other = tables[index + step];
    return other === undefined ? null : { table: other.id, seat: Math.min(at.seat, other.chairs) };
  };
  switch (key) {
    case 'ArrowRight':
      return { table: at.table, seat: round(at.seat + 1) };
    case 'ArrowLeft':
      return { table: at.table, seat: round(at.seat - 1) };
    case 'ArrowDown':
    case 'PageDown':
      return beside(1);
    case 'ArrowUp':
    case 'PageUp':
      return beside(-1);
    default:
      return null;
  }
};

type TablesViewProps = { readonly tournament: Tournament; readonly tables: readonly TableTile[] };

/** The tables, drawn as large as they all fit; what does not fit as tiles is a list. */
export const TablesView = ({ tournament, tables }: TablesViewProps) => {
  const at = useFloor((floor) => floor.at);
  const wanted = useFloor(({ view }) => view);
  const now = useNow(30_000);
  const { ref, box } = useBox<HTMLDivElement>();
  // In events made before there was a choice every table had a dealer.
  const hasDealer = rulesOf(tournament).dealers !== false;
  const tallest = Math.max(
    ...[...new Set(tables.map(({ chairs }) => chairs))].map((chairs) => tileHeight(chairs, hasDealer)),
  );
  const fit = box === null ? null : fitOf(tables.length, box, wanted, tallest);
  const first = tables[0];
  const isShown = at !== null && tables.some(({ id, chairs }) => id === at.table && at.seat <= chairs);
  const stop = isShown ? at : first === undefined ? null : { table: first.id, seat: 1 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the seats inside, which are buttons
    <div
      className="floor-tables"
      ref={ref}
      data-view={fit?.view}
      onKeyDown={(event) => {
        const target = event.target as Element;
        if (!target.classList.contains('chair') || at === null) return;
        const to = nextChair(tables, at, event.key);
        if (to === null) return;
        event.preventDefault();
        takeChair(to);
        document.getElementById(chairId(to))?.focus();
      }}
    >
      <div className="floor-scroll">
        {fit?.view === 'list' && <TableList tables={tables} />}
        {fit !== null && fit.view !== 'list' && (
          <div
            className="floor-tiles"
            style={{ gridTemplateColumns: `repeat(${fit.columns}, minmax(0, 1fr))`, gridAutoRows: `${fit.tile}px` }}
          >
            {tables.map((table) =>
              fit.view === 'seats' ? (
                <Tile
                  key={table.id}
                  tournament={tournament}
                  table={table}
                  at={at}
                  stop={stop}
                  scale={fit.scale}
                  hasDealer={hasDealer}
                  now={now}
                />
              ) : (
                <CountTile key={table.id} table={table} />
              ),
            )}
          </div>
        )}
      </div>
    </div>
  );
};
