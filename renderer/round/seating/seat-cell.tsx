import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { GameScreens } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import type { Person } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';
import { wordsOf } from '../names/texts.ts';
import type { SeatAt } from './arrangement.ts';
import styles from './seating.module.css';

type SeatCellProps = {
  readonly at: SeatAt;
  readonly tableNo: number;
  /** Code of the seat. */
  readonly seat: string;
  readonly person: Person | undefined;
  /** Names of the others at this table, told to a screen reader with the seat. */
  readonly others: string;
  /** Codes of the seats at this table whose people this one has met before. */
  readonly met: readonly string[];
  readonly isAt: boolean;
  readonly isPicked: boolean;
  readonly isEditable: boolean;
  readonly family: string;
  readonly Sign: GameScreens['SeatSign'];
  readonly onPick: (at: SeatAt) => void;
  readonly onSwap: (from: SeatAt, to: SeatAt) => void;
};

const DRAGGED = 'application/x-seatwright-seat';

const seatFrom = (event: React.DragEvent): SeatAt | null => {
  const [table, seat] = event.dataTransfer.getData(DRAGGED).split('/').map(Number);
  return table === undefined || seat === undefined || Number.isNaN(table + seat) ? null : { table, seat };
};

/** What the number beside a name is, and the club. */
const whatStands = (person: Person | undefined, word: string): string => {
  const place = person === undefined || person.note !== null || person.place === null ? '' : `${word} ${person.place}`;
  return [place, person?.club ?? ''].filter((part) => part !== '').join(' · ');
};

/** What the game says of somebody at a table, else the place. */
const standingOf = (person: Person | undefined): string => {
  if (person === undefined) return '';
  const { note, place } = person;
  if (note !== null) return wordsOf(note);
  return place === null ? '' : `${place}.`;
};

export const seatId = ({ table, seat }: SeatAt): string => `seat-${table}-${seat}`;

/**
 * A seat with who sits there. Click and click, Space and Space or drag and drop swap two of them; arrow keys are the
 * grid's.
 */
export const SeatCell = memo(
  ({
    at,
    tableNo,
    seat,
    person,
    others,
    met,
    isAt,
    isPicked,
    isEditable,
    family,
    Sign,
    onPick,
    onSwap,
  }: SeatCellProps) => {
    const textOf = useTextOf();
    const seatName = textOf(`${family}:seats.${seat}.name`);
    const letters = met.map((code) => textOf(`${family}:seats.${code}.letter`)).join('');
    const metNames = met.map((code) => textOf(`${family}:seats.${code}.name`));
    const label = `${textOf('rounds:cards.table', { table: tableNo })}, ${seatName}: ${person?.name ?? ''}`;
    const metText = met.length === 0 ? '' : textOf('rounds:cards.met', { seats: metNames });
    return (
      <button
        type="button"
        id={seatId(at)}
        className={styles.seat}
        tabIndex={isAt ? 0 : -1}
        aria-description={others === '' ? undefined : textOf('rounds:cards.with', { names: others })}
        aria-label={[label, metText].filter((part) => part !== '').join(', ')}
        {...(isEditable ? { 'aria-pressed': isPicked } : {})}
        data-picked={isPicked}
        data-editable={isEditable}
        draggable={isEditable}
        onClick={() => onPick(at)}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, `${at.table}/${at.seat}`);
          event.dataTransfer.effectAllowed = 'move';
        }}
        onDragOver={(event) => {
          if (isEditable && event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
        }}
        onDragEnter={(event) => event.currentTarget.setAttribute('data-over', '')}
        onDragLeave={(event) => event.currentTarget.removeAttribute('data-over')}
        onDrop={(event) => {
          event.preventDefault();
          event.currentTarget.removeAttribute('data-over');
          const from = seatFrom(event);
          if (isEditable && from !== null) onSwap(from, at);
        }}
      >
        <Sign seat={seat} />
        <PersonName person={person} />
        {letters !== '' && (
          <span className={styles.met} title={metText}>
            <RotateCcw size={11} strokeWidth={2.5} aria-hidden />
            {letters}
          </span>
        )}
        <span className={styles.seatPlace} title={whatStands(person, textOf('words:columns.place'))}>
          {standingOf(person)}
        </span>
      </button>
    );
  },
);
