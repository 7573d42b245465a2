import { Clock3, Flag, FlagOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import { textOf as say, useTextOf } from '../../../../i18n/text.ts';
import controlsStyles from '../../../../parts/controls.module.css';
import { openTableMenu, tableButtonId, tileId } from '../floor-store.ts';
import { Seats, type SeatsProps } from './seats.tsx';
import styles from './tile.module.css';

/** Marks of a table, each a shape with its words. */
export const TableMarks = ({ table }: { readonly table: TableTile }) => {
  const textOf = useTextOf();
  const mark = (name: string, words: string, icon: ReactNode) => (
    <span className={styles.floorTileMark} data-mark={name} title={words}>
      {icon}
      <span className={controlsStyles.hidden}>{words}</span>
    </span>
  );
  return (
    <>
      {table.clock && mark('clock', textOf('floor:tableDeeds.clock'), <Clock3 size={13} aria-hidden />)}
      {table.hold && mark('hold', textOf('floor:tableDeeds.hold'), <Lock size={13} aria-hidden />)}
      {table.isShort && mark('short', textOf('floor:table.short'), <Flag size={13} aria-hidden />)}
      {table.isWaived && mark('waived', textOf('floor:table.waived'), <FlagOff size={13} aria-hidden />)}
    </>
  );
};

/** 1st, 2nd, 3rd: English alone asks which; the keys are the same in every language. */
const ordinal = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** "breaks 2nd", "filling", "closed": what is to be known of a table in two words. */
export const tableNote = (table: TableTile): string => {
  if (table.state !== 'open') return say(`poker:states.${table.state}`);
  if (table.breaks === null) return '';
  return say(`floor:table.breaks.${ordinal.select(table.breaks)}`, { rank: table.breaks });
};

/** How many sit, as it is said beside the number of a table. */
export const tableCount = ({ players, chairs }: TableTile): string => say('floor:table.count', { players, chairs });

/** Opens the menu of a table; a thousand tables share one menu (table-menu.tsx). */
export const TableMenu = ({ id, name }: Pick<TableTile, 'id' | 'name'>) => {
  const textOf = useTextOf();
  return (
    <button
      type="button"
      id={tableButtonId(id)}
      className="button"
      data-tone="quiet"
      aria-haspopup="menu"
      aria-label={textOf('floor:table.menu', { name })}
      onClick={() => openTableMenu(id)}
    >
      {name}
    </button>
  );
};

const labelOf = (table: TableTile): string =>
  say('floor:table.label', { name: table.name, players: table.players, chairs: table.chairs });

/** A table as a list of its seats [W-9.5]. */
export const TableCard = (props: SeatsProps & { readonly breaksNow: boolean }) => {
  const { table, breaksNow } = props;
  useTextOf();
  return (
    <section
      className={styles.floorTile}
      data-state={table.state}
      data-short={table.isShort}
      data-breaks={breaksNow}
      aria-label={labelOf(table)}
    >
      <header className={styles.floorTileHead}>
        <TableMenu id={table.id} name={table.name} />
        <span className={`${styles.tileCount} figures`}>{tableCount(table)}</span>
        <TableMarks table={table} />
        <span className={styles.floorTileNote}>{tableNote(table)}</span>
      </header>
      <Seats {...props} />
    </section>
  );
};

type CountTileProps = {
  readonly table: TableTile;
  readonly breaksNow: boolean;
  /** Short of the fullest table by two or more. */
  readonly isLow: boolean;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onChoose: (table: TableTile) => void;
};

/** A table as a tile: number, count, a bar a seat [W-9.5]. */
export const CountTile = ({ table, breaksNow, isLow, isChosen, isStop, onChoose }: CountTileProps) => {
  const note = tableNote(table);
  return (
    <button
      type="button"
      id={tileId(table.id)}
      className={styles.countTile}
      data-state={table.state}
      data-short={table.isShort}
      data-low={isLow}
      data-breaks={breaksNow}
      aria-pressed={isChosen}
      aria-label={[labelOf(table), note].filter(Boolean).join(', ')}
      title={note}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onChoose(table)}
    >
      <span className={styles.countHead}>
        <span className={styles.countNo}>{table.name}</span>
        <TableMarks table={table} />
        {table.state !== 'closed' && <span className={`${styles.countNumber} figures`}>{table.players}</span>}
      </span>
      {table.state !== 'closed' && (
        <span className={styles.countBars} aria-hidden>
          {table.seats.map(({ seat, entry, coming, locked, leaves }) => (
            <i
              key={seat}
              data-taken={(entry !== null && leaves === null) || coming !== null}
              data-locked={locked && entry === null}
            >
              {seat}
            </i>
          ))}
        </span>
      )}
    </button>
  );
};
