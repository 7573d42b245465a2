import { Clock3, Flag, FlagOff, Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { TableTile } from '../../../../../core/games/poker/paper/tiles.ts';
import type { Chair } from '../../../../../core/games/poker/rules/floor-state.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { openTableMenu, tableButtonId } from '../floor-store.ts';
import { SeatChip } from '../seat-chip.tsx';
import { CHAIR_WIDTH, chairHeight, ovalOf, type Spot } from './oval.ts';

/** Marks of a table, each a shape with its words. */
export const TableMarks = ({ table }: { readonly table: TableTile }) => {
  const textOf = useTextOf();
  const mark = (name: string, icon: ReactNode) => (
    <span className="floor-tile-mark" data-mark={name} title={textOf(`floor:table.${name}`)}>
      {icon}
      <span className="floor-tile-mark-words">{textOf(`floor:table.${name}`)}</span>
    </span>
  );
  return (
    <>
      {table.clock && mark('clock', <Clock3 size={13} aria-hidden />)}
      {table.hold && mark('hold', <Lock size={13} aria-hidden />)}
      {table.isShort && mark('short', <Flag size={13} aria-hidden />)}
      {table.isWaived && mark('waived', <FlagOff size={13} aria-hidden />)}
    </>
  );
};

/** 1st, 2nd, 3rd: English alone asks which; the keys are the same in every language. */
const ordinal = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** "breaks 2nd", "filling", "closed": what is to be known of a table in two words. */
export const useTableNote = (table: TableTile): string => {
  const textOf = useTextOf();
  if (table.state !== 'open') return textOf(`poker:states.${table.state}`);
  if (table.breaks === null) return '';
  return textOf(`floor:table.breaks.${ordinal.select(table.breaks)}`, { rank: table.breaks });
};

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

type TileProps = {
  readonly tournament: Tournament;
  readonly table: TableTile;
  readonly at: Chair | null;
  readonly stop: Chair | null;
  /** How much larger than the usual size it is drawn. */
  readonly scale: number;
  readonly hasDealer: boolean;
  readonly now: number;
};

/** The middle of the oval. */
const MIDDLE: Spot = { x: 0, y: 0 };

/** Minutes after which a mark of the big blind is doubted [poker 7]. */
const FRESH = 3;

/** A table as an oval with its seats, the dealer at the top where there is one. */
export const Tile = ({ tournament, table, at, stop, scale, hasDealer, now }: TileProps) => {
  const textOf = useTextOf();
  const note = useTableNote(table);
  const age = table.markedAt === null ? 0 : Math.floor((now - table.markedAt) / 60_000);
  const height = chairHeight(table.chairs);
  const isFlat = table.chairs > 10;
  // Letters grow less than the seats they stand on, so that more of a name is read where there is room.
  const letter = 1 + (scale - 1) * 0.35;
  const room = CHAIR_WIDTH * scale - (isFlat ? 26 : 9);
  const { spots, top, bottom, felt, dealer } = ovalOf(table.chairs, hasDealer);
  /** How far down in the box of the seats, as a share of its height. */
  const down = (y: number) => (y - top) / (bottom - top);
  const placed = ({ x, y }: Spot) => ({ x: 0.5 + x / 2, y: down(y) });
  const style = { '--scale': scale, '--letter': letter, '--chair-height': `${height * scale}px` } as CSSProperties;
  return (
    <section
      className="floor-tile"
      data-state={table.state}
      data-short={table.isShort}
      data-flat={isFlat}
      style={style}
      aria-label={textOf('floor:table.label', { name: table.name, players: table.players, chairs: table.chairs })}
    >
      <header className="floor-tile-head">
        <TableMenu id={table.id} name={table.name} />
        <span className="tile-count figures">
          {table.players}/{table.chairs}
        </span>
        <TableMarks table={table} />
        <span className="floor-tile-note">{note}</span>
      </header>
      <div className="oval">
        <div className="oval-seats">
          <div
            className="felt"
            aria-hidden
            style={{ top: `${down(felt.top) * 100}%`, bottom: `${(1 - down(felt.bottom)) * 100}%` }}
          >
            <span className="felt-name">{table.name}</span>
          </div>
          {hasDealer && (
            <span className="dealer" aria-hidden style={{ top: `${down(dealer) * 100}%` }}>
              {textOf('floor:table.dealer')}
            </span>
          )}
          {table.seats.map((seat, index) => (
            <SeatChip
              key={seat.seat}
              tournament={tournament}
              table={table}
              seat={seat}
              spot={placed(spots[index] ?? MIDDLE)}
              isAt={at?.table === table.id && at.seat === seat.seat}
              isStop={stop?.table === table.id && stop.seat === seat.seat}
              markAge={age > FRESH ? age : null}
              isFlat={isFlat}
              room={room}
              letter={letter}
            />
          ))}
        </div>
      </div>
    </section>
  );
};

/** "seat 8 free": a bare 8 beside a count reads as eight seats. */
export const OpenSeats = ({ table: { seats } }: { readonly table: TableTile }): string => {
  const textOf = useTextOf();
  const open = seats.filter(({ entry, coming, locked }) => entry === null && coming === null && !locked);
  return open.length === 0
    ? textOf('floor:table.full')
    : textOf('floor:table.open', { count: open.length, seats: open.map(({ seat }) => seat).join(', ') });
};

/** A table in compact mode: how many sit, which seats are open. */
export const CountTile = ({ table }: { readonly table: TableTile }) => {
  const textOf = useTextOf();
  const note = useTableNote(table);
  return (
    <section
      className="count-tile"
      data-state={table.state}
      data-short={table.isShort}
      aria-label={textOf('floor:table.label', { name: table.name, players: table.players, chairs: table.chairs })}
    >
      <header className="floor-tile-head">
        <TableMenu id={table.id} name={table.name} />
        <TableMarks table={table} />
      </header>
      <span className="count-number figures">
        {table.players}
        <small>/{table.chairs}</small>
      </span>
      <span className="count-open figures">
        <OpenSeats table={table} />
      </span>
      {note !== '' && <span className="count-open">{note}</span>}
    </section>
  );
};
