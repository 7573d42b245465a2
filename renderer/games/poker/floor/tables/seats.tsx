import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import type { Chair } from '../../../../../core/games/poker/rules/floor-state.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { SeatRow } from './seat-row.tsx';
import styles from './tile.module.css';

export type SeatsProps = {
  readonly tournament: Tournament;
  readonly table: TableTile;
  readonly at: Chair | null;
  /** The seat of the floor that Tab stops at; null: the first one of this table. */
  readonly stop: Chair | null;
  readonly now: number;
};

/** Minutes after which a mark of the big blind is doubted [poker 7]. */
const FRESH = 3;

/** The seats of a table, one row each. */
export const Seats = ({ tournament, table, at, stop, now }: SeatsProps) => {
  const textOf = useTextOf();
  const age = table.markedAt === null ? 0 : Math.floor((now - table.markedAt) / 60_000);
  return (
    <ul
      className={styles.floorSeats}
      aria-label={textOf('floor:table.label', { name: table.name, players: table.players, chairs: table.chairs })}
    >
      {table.seats.map((seat) => (
        <li key={seat.seat}>
          <SeatRow
            tournament={tournament}
            table={table}
            seat={seat}
            isAt={at?.table === table.id && at.seat === seat.seat}
            isStop={stop === null ? seat.seat === 1 : stop.table === table.id && stop.seat === seat.seat}
            markAge={age > FRESH ? age : null}
          />
        </li>
      ))}
    </ul>
  );
};
