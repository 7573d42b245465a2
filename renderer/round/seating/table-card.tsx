import { Check, RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Table } from '../../../core/tournament/words.ts';
import type { GameScreens } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Badge } from '../../parts/marks.tsx';
import type { People } from '../names/people.ts';
import { type SeatAt, sameSeat } from './arrangement.ts';
import { type Met, metAt, metBySeat } from './repeats.ts';
import { SeatCell } from './seat-cell.tsx';
import styles from './seating.module.css';

/** Who else sits at a table, in seat order. */
const othersAt = ({ seats }: Table, entrant: number, people: People): string =>
  seats.flatMap((id) => (id === entrant ? [] : [people.get(id)?.name ?? ''])).join(', ');

type TableCardProps = {
  readonly index: number;
  readonly table: Table;
  readonly people: People;
  readonly met: Met;
  readonly family: string;
  /** Codes of the seats in seat order. */
  readonly seats: readonly string[];
  readonly Sign: GameScreens['SeatSign'];
  /** The seat the arrow keys are on, if it is at this table. */
  readonly at: SeatAt | null;
  readonly picked: SeatAt | null;
  readonly isEditable: boolean;
  /** Changed by hand, or since the revision before. */
  readonly isChanged: boolean;
  /** Its result is in. */
  readonly isDone: boolean;
  readonly isLookedAt: boolean;
  /** The mark of the game in the head, or null. */
  readonly note: ReactNode;
  readonly onPick: (at: SeatAt) => void;
  readonly onSwap: (from: SeatAt, to: SeatAt) => void;
  readonly onLook: (index: number) => void;
};

/** A table as a card: number, seats with people, and at whom it repeats. All cards are equally high, whatever is in them. */
export const TableCard = memo((props: TableCardProps) => {
  const { index, table, people, met, family, seats, Sign, at, picked, isEditable, onPick, onSwap } = props;
  const textOf = useTextOf();
  const pairs = metAt(table, met);
  const bySeat = metBySeat(table, pairs);
  const name = textOf('rounds:cards.table', { table: table.table });
  return (
    <li
      className={styles.tableCard}
      data-looked-at={props.isLookedAt}
      data-seats={table.seats.length}
      onMouseEnter={() => props.onLook(index)}
      onFocus={() => props.onLook(index)}
    >
      <div className={styles.cardHead}>
        <h3 className={styles.cardNo} aria-label={name}>
          {table.table}
        </h3>
        {props.note}
        {props.isChanged && (
          <Badge tone="accent" icon={<span aria-hidden>▸</span>}>
            {textOf('rounds:cards.changed')}
          </Badge>
        )}
        {pairs.length > 0 && (
          <Badge tone="warn" icon={<RotateCcw size={12} strokeWidth={2.5} aria-hidden />}>
            {textOf('rounds:cards.repeats', { count: pairs.length })}
          </Badge>
        )}
        {props.isDone && (
          <Badge tone="good" icon={<Check size={12} strokeWidth={3} aria-hidden />}>
            {textOf('rounds:cards.in')}
          </Badge>
        )}
      </div>
      <div className={styles.cardSeats}>
        {table.seats.map((entrant, seat) => {
          const here = { table: index, seat };
          return (
            <SeatCell
              key={seats[seat] ?? seat}
              at={here}
              tableNo={table.table}
              seat={seats[seat] ?? ''}
              person={people.get(entrant)}
              others={othersAt(table, entrant, people)}
              met={(bySeat[seat] ?? []).map((other) => seats[other] ?? '')}
              isAt={sameSeat(at, here)}
              isPicked={sameSeat(picked, here)}
              isEditable={isEditable}
              family={family}
              Sign={Sign}
              onPick={onPick}
              onSwap={onSwap}
            />
          );
        })}
      </div>
    </li>
  );
});
