import { type KeyboardEvent, useEffect, useMemo } from 'react';
import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import type { Chair } from '../../../../../core/games/poker/rules/floor-state.ts';
import { isActive } from '../../../../../core/games/poker/rules/room.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import type { TableNo } from '../../../../../core/tournament/words.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import type { CardFit } from '../../../../round/cards/fit-cards.ts';
import { gridStyle } from '../../../../round/cards/grid-style.ts';
import { useFittedNames } from '../../../../round/cards/use-fitted-names.ts';
import { CardNamesContext } from '../../../../round/names/card-names.ts';
import { chairId, choose, takeChair, tileId, useFloor } from '../floor-store.ts';
import styles from './tile.module.css';
import { CountTile, TableCard } from './tile.tsx';

/** The chair that an arrow key leads to: up and down at its table, else at the table beside it. */
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
    case 'ArrowDown':
      return { table: at.table, seat: round(at.seat + 1) };
    case 'ArrowUp':
      return { table: at.table, seat: round(at.seat - 1) };
    case 'ArrowRight':
    case 'PageDown':
      return beside(1);
    case 'ArrowLeft':
    case 'PageUp':
      return beside(-1);
    default:
      return null;
  }
};

type TablesViewProps = {
  readonly tournament: Tournament;
  readonly tables: readonly TableTile[];
  /** How they lie; null before the room is known. */
  readonly fit: CardFit | null;
  /** Tables that the first thing to do breaks. */
  readonly breaking: readonly TableNo[];
  readonly now: number;
};

const useSeatNames = (tournament: Tournament, tables: readonly TableTile[]) => {
  const seated = useMemo(
    () =>
      tables.flatMap(({ id, seats }) => {
        // Whoever comes while another still sits there shares the row with him, and is fitted alone.
        const shared = seats.flatMap(({ player, coming }) => (player === null ? [] : (coming?.player ?? [])));
        const alone = seats.flatMap(({ player, coming }) =>
          player !== null && coming?.player != null ? [] : (player ?? coming?.player ?? []),
        );
        return [{ table: id, seats: alone }, ...shared.map((player) => ({ table: id, seats: [player] }))];
      }),
    [tables],
  );
  const names = useFittedNames(seated, tournament);
  return useMemo(() => ({ ...names, onName: null }), [names]);
};

/** Up to a dozen tables: lists of their seats. */
export const TableCards = ({ tournament, tables, fit, breaking, now }: TablesViewProps) => {
  const at = useFloor((floor) => floor.at);
  const names = useSeatNames(tournament, tables);
  const [first] = tables;
  const isShown = at !== null && tables.some(({ id, chairs }) => id === at.table && at.seat <= chairs);
  const stop = isShown ? at : first === undefined ? null : { table: first.id, seat: 1 };
  return (
    <CardNamesContext value={names}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the seats inside, which are buttons */}
      <div
        className={styles.floorTiles}
        data-view="seats"
        data-density={fit?.density}
        style={fit === null ? {} : gridStyle(fit)}
        onKeyDown={(event) => {
          const target = event.target as Element;
          if (!target.classList.contains(styles.chair ?? '') || at === null) return;
          const to = nextChair(tables, at, event.key);
          if (to === null) return;
          event.preventDefault();
          takeChair(to);
          document.getElementById(chairId(to))?.focus();
        }}
      >
        {tables.map((table) => (
          <TableCard
            key={table.id}
            tournament={tournament}
            table={table}
            at={at}
            stop={stop ?? { table: 0, seat: 0 }}
            now={now}
            breaksNow={breaking.includes(table.id)}
          />
        ))}
      </div>
    </CardNamesContext>
  );
};

/** How far an arrow key goes among the tiles. */
const STEPS = (columns: number): { readonly [key: string]: number } => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
});

/** More tables: a tile each, and the seats of the one chosen at the side. */
export const TableTiles = ({ tables, fit, breaking }: Omit<TablesViewProps, 'tournament' | 'now'>) => {
  const textOf = useTextOf();
  const chosen = useFloor((floor) => floor.chosen);
  const playing = tables.filter((table) => isActive(table) && table.players > 0);
  const fullest = Math.max(0, ...playing.map(({ players }) => players));
  const stop = tables.some(({ id }) => id === chosen) ? chosen : (tables[0]?.id ?? null);
  useEffect(() => {
    if (chosen !== null) document.getElementById(tileId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS(fit?.columns ?? 1)[event.key];
    const index = tables.findIndex(({ id }) => id === stop);
    const to = step === undefined ? undefined : tables[index + step];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(to.id);
    document.getElementById(tileId(to.id))?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for a form
    <div
      role="group"
      aria-label={textOf('words:tables')}
      className={styles.floorTiles}
      data-view="tiles"
      data-numbers={(fit?.scale ?? 1) >= 1.5}
      style={fit === null ? {} : gridStyle(fit)}
      onKeyDown={onKeyDown}
    >
      {tables.map((table) => (
        <CountTile
          key={table.id}
          table={table}
          breaksNow={breaking.includes(table.id)}
          isLow={playing.includes(table) && table.state === 'open' && fullest - table.players >= 2}
          isChosen={table.id === chosen}
          isStop={table.id === stop}
          onChoose={({ id }) => choose(id)}
        />
      ))}
    </div>
  );
};
