/** What stands in a row of a round's tables: who sits in a direction, and what is special about the table. */

import { ArrowLeftRight, Check, Lock, LockOpen, RotateCcw } from 'lucide-react';
import type { Row } from '../../../../core/games/bridge/seating/physical-tables.ts';
import type { Table } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Badge } from '../../../parts/marks.tsx';
import type { Person } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { pick, type SeatAt, sameSeat } from '../../../round/seating/arrangement.ts';
import { seatId } from '../../../round/seating/seat-cell.tsx';
import type { TablesProps } from '../../game-screens.ts';
import { useScoreText } from '../score-text.ts';
import { toggleLock } from './locks.ts';
import styles from './round.module.css';

export const sides = ['ns', 'ew'] as const;

/** Place, total and number in the list that was paired. */
export type Standing = { readonly place: number; readonly total: number; readonly number: number };

type SideCellProps = {
  readonly props: TablesProps;
  readonly at: SeatAt;
  readonly table: Table;
  readonly standing: Standing | undefined;
  readonly meets: string;
};

/** Who sits in a direction: number, name, place and total in the list that was paired. */
export const SideCell = ({ props, at, table, standing, meets }: SideCellProps) => {
  const { people, arrangement, isEditable, onArrange } = props;
  const textOf = useTextOf();
  const score = useScoreText(props.tournament);
  const person = people.get(table.seats[at.seat] ?? 0);
  const side = sides[at.seat] ?? 'ns';
  const against = people.get(table.seats[1 - at.seat] ?? 0)?.name ?? '';
  const isAt = sameSeat(arrangement.at, at);
  const isPicked = sameSeat(arrangement.picked, at);
  const label = `${textOf('rounds:cards.table', { table: table.table })}, ${textOf(`bridge:seats.${side}.name`)}: ${person?.name ?? ''}`;
  return (
    <button
      type="button"
      id={seatId(at)}
      className={styles.bridgeSeat}
      tabIndex={isAt ? 0 : -1}
      aria-label={[label, meets].filter((part) => part !== '').join(', ')}
      aria-description={against === '' ? undefined : textOf('rounds:cards.with', { names: against })}
      {...(isEditable ? { 'aria-pressed': isPicked } : {})}
      data-picked={isPicked}
      data-editable={isEditable}
      onClick={() => onArrange((now) => (isEditable ? pick(now, at) : { ...now, at }))}
    >
      <span className={styles.bridgeSeatNo}>{standing?.number ?? ''}</span>
      <PersonName person={person} />
      {standing !== undefined && standing.place > 0 && (
        <span className={styles.bridgeSeatStanding}>
          {textOf('bridgeSwiss:tables.standing', { place: standing.place, total: score(standing.total) })}
        </span>
      )}
    </button>
  );
};

type MarksProps = {
  readonly row: Row;
  readonly met: readonly number[];
  readonly isStationary: boolean;
  readonly isChanged: boolean;
  readonly isDone: boolean;
};

/** What is special about a table, in words and signs, never by colour alone. */
export const Marks = ({ row, met, isStationary, isChanged, isDone }: MarksProps) => {
  const textOf = useTextOf();
  return (
    <span className={styles.bridgeMarks}>
      {row.switched && (
        <Badge tone="accent" icon={<ArrowLeftRight size={12} strokeWidth={2.5} aria-hidden />}>
          {textOf('bridgeSwiss:tables.switched')}
        </Badge>
      )}
      {met.length > 0 && (
        <Badge tone="warn" icon={<RotateCcw size={12} strokeWidth={2.5} aria-hidden />}>
          {textOf('rounds:why.metIn', { rounds: met, count: met.length })}
        </Badge>
      )}
      {isStationary && <Badge>{textOf('bridgeSwiss:tables.stays')}</Badge>}
      {isChanged && (
        <Badge tone="accent" icon={<span aria-hidden>▸</span>}>
          {textOf('rounds:cards.changed')}
        </Badge>
      )}
      {isDone && (
        <Badge tone="good" icon={<Check size={12} strokeWidth={3} aria-hidden />}>
          {textOf('rounds:cards.in')}
        </Badge>
      )}
    </span>
  );
};

/** Who sits out: number and name. */
export const ByeName = ({
  number,
  person,
}: {
  readonly number: number | undefined;
  readonly person: Person | undefined;
}) => (
  <span className={styles.bridgeByeWho}>
    <span className={styles.bridgeSeatNo}>{number ?? ''}</span>
    <PersonName person={person} />
  </span>
);

type TableDeedsProps = {
  readonly table: Table;
  readonly onTurn: () => void;
  /** Null: rows are locked in a draft alone. */
  readonly isLocked: boolean | null;
};

/** What can be done with a table by the mouse; the keyboard has a letter for each. */
export const TableDeeds = ({ table, onTurn, isLocked }: TableDeedsProps) => {
  const textOf = useTextOf();
  return (
    <>
      <IconButton
        label={textOf('bridgeOffice:switch.turnTable', { table: table.table })}
        icon={<ArrowLeftRight size={16} aria-hidden />}
        shortcut="X"
        excludeFromTabOrder
        onPress={onTurn}
      />
      {isLocked !== null && (
        <IconButton
          label={textOf(`bridgeSwiss:tables.${isLocked ? 'unlock' : 'lock'}`, { table: table.table })}
          icon={isLocked ? <Lock size={16} aria-hidden /> : <LockOpen size={16} aria-hidden />}
          shortcut="L"
          excludeFromTabOrder
          onPress={() => toggleLock(table)}
        />
      )}
    </>
  );
};
