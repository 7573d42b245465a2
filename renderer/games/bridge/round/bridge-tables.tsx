import { useMemo, useRef, useState } from 'react';
import { seatedStanding } from '../../../../core/games/bridge/paper/seated-standing.ts';
import { nextRoundNo } from '../../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { moreIn } from '../../../../core/games/bridge/seating/more.ts';
import type { Row } from '../../../../core/games/bridge/seating/physical-tables.ts';
import { rowsAsSeated } from '../../../../core/games/bridge/steps/rows.ts';
import type { EntrantId, Table as Seated } from '../../../../core/tournament/words.ts';
import { lettersAct } from '../../../desk/commands/letter-keys.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Badge } from '../../../parts/marks.tsx';
import { type Column, Table } from '../../../parts/table/table.tsx';
import type { Arrangement, SeatAt } from '../../../round/seating/arrangement.ts';
import { release, sameSeat, swap, unswap } from '../../../round/seating/arrangement.ts';
import { metAt } from '../../../round/seating/repeats.ts';
import { seatId } from '../../../round/seating/seat-cell.tsx';
import type { TablesProps } from '../../game-screens.ts';
import { doOwn } from '../own-command.ts';
import { isLocked, toggleLock, useLocks } from './locks.ts';
import styles from './round.module.css';
import { ByeName, Marks, SideCell, type Standing, sides, TableDeeds } from './table-cells.tsx';

/** A row: a table of the round, or somebody who sits out. */
type Line = {
  readonly row: Row;
  readonly seated: { readonly table: Seated; readonly index: number } | null;
};

/** Two meetings exchange tables: each keeps its directions. */
const exchange = (now: Arrangement, a: number, b: number): Arrangement =>
  a === b
    ? now
    : swap(swap(now, { table: a, seat: 0 }, { table: b, seat: 0 }), { table: a, seat: 1 }, { table: b, seat: 1 });

const turn = (now: Arrangement, table: number): Arrangement => swap(now, { table, seat: 0 }, { table, seat: 1 });

const KEYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The tables of a round as a bridge director knows them: ranking table, table in the hall, N-S, E-W, what is special.
 * One stop for Tab. Arrows move, Space picks and exchanges two contestants, X turns a table, M moves a meeting to another
 * table, L locks a row of a draft, A marks absent and B gives the bye in one, a number and Enter bring somebody here, Escape lets go.
 */
export const BridgeTables = (props: TablesProps) => {
  const { tournament, proposal, arrangement, onArrange, isEditable, met, changed, done, looked, onLook } = props;
  const textOf = useTextOf();
  const [moving, setMoving] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const locks = useLocks(({ tables }) => tables);
  const more = moreIn(proposal);
  const { tables } = arrangement;
  const rows = useMemo(() => rowsAsSeated(more, { tables, byes: proposal.byes }), [more, tables, proposal.byes]);
  const byTable = useMemo(() => new Map(rows.map((row) => [row.table, row])), [rows]);
  const standings = useMemo(() => {
    const numbers = ownOf(tournament).prepared?.numbers ?? {};
    const ranked = seatedStanding(tournament, more);
    return (id: EntrantId): Standing | undefined => {
      const number = numbers[String(id)];
      return ranked.get(id) ?? (number === undefined ? undefined : { number, place: 0, total: 0 });
    };
  }, [tournament, more]);
  const hasRooms = rows.some(({ room }) => room !== null);
  const homes = ownOf(tournament).homes;
  const isDraft = isEditable && props.isDraft;
  const roundsMet = (table: Seated) => metAt(table, met)[0]?.rounds ?? [];
  const meets = (rounds: readonly number[]) =>
    rounds.length === 0 ? '' : textOf('rounds:why.metIn', { rounds, count: rounds.length });
  const box = useRef<HTMLElement>(null);

  const focus = (at: SeatAt) => box.current?.querySelector<HTMLElement>(`#${seatId(at)}`)?.focus();
  const go = (at: SeatAt) => {
    if (tables[at.table] === undefined || at.seat < 0 || at.seat > 1) return;
    onArrange((now) => ({ ...now, at }));
    focus(at);
  };
  const move = (index: number) => {
    if (moving === null) setMoving(index);
    else {
      onArrange((now) => exchange(now, moving, index));
      setMoving(null);
    }
  };

  /** The contestant of the number that was typed comes to where the arrow keys are, who sits there goes to its seat. */
  const bring = () => {
    const number = Number(typed);
    const table = tables.findIndex(({ seats }) => seats.some((id) => standings(id)?.number === number));
    const seat = tables[table]?.seats.findIndex((id) => standings(id)?.number === number) ?? -1;
    if (seat === -1) return;
    setTyped('');
    onArrange((now) => (sameSeat(now.at, { table, seat }) ? now : swap(now, now.at, { table, seat })));
  };
  /** Keys while a number is being typed; true: it was one of them. */
  const onNumber = (key: string): boolean => {
    if (/^\d$/.test(key) && typed.length < 4) setTyped(typed + key);
    else if (typed === '') return false;
    else if (key === 'Enter') bring();
    else if (key === 'Backspace') setTyped(typed.slice(0, -1));
    else if (key === 'Escape') setTyped('');
    else return false;
    return true;
  };

  /** Whoever sits here is absent in the round that is being drafted, or has its bye; the draft is then seated again. */
  const leaveOut = (id: EntrantId, how: 'absent' | 'bye') => {
    const round = nextRoundNo(tournament);
    const known = ownOf(tournament).absences.filter(({ entrant }) => entrant === id);
    void doOwn(
      how === 'absent'
        ? { do: 'setAbsences', entrant: id, absences: [...known, { entrant: id, from: round, to: round }] }
        : { do: 'chooseBye', round, entrant: id, reason: textOf('bridgeOffice:switch.causes.hand') },
    );
  };

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { at } = arrangement;
    const by = KEYS[event.key];
    const act = (deed: () => void) => {
      event.preventDefault();
      deed();
    };
    if (by !== undefined) return act(() => go({ table: at.table + by[0], seat: at.seat + by[1] }));
    if (event.key === 'Home') return act(() => go({ table: 0, seat: at.seat }));
    if (event.key === 'End') return act(() => go({ table: tables.length - 1, seat: at.seat }));
    const here = tables[at.table];
    const id = here?.seats[at.seat];
    // Absences and byes are facts of the event: a stale draft takes them as well [bridge 4.11].
    if (props.isDraft && id !== undefined && lettersAct()) {
      if (event.code === 'KeyA') return act(() => leaveOut(id, 'absent'));
      if (event.code === 'KeyB') return act(() => leaveOut(id, 'bye'));
    }
    if (!isEditable) return;
    if (onNumber(event.key)) return event.preventDefault();
    if (event.key === 'Escape' && (arrangement.picked !== null || moving !== null)) {
      return act(() => {
        onArrange(release);
        setMoving(null);
      });
    }
    if (event.key === 'Backspace' && arrangement.swaps.length > 0) return act(() => onArrange(unswap));
    if (!lettersAct()) return;
    if (event.code === 'KeyX') return act(() => onArrange((now) => turn(now, at.table)));
    if (event.code === 'KeyM') return act(() => move(at.table));
    if (event.code === 'KeyL' && isDraft && here !== undefined) return act(() => toggleLock(here));
  };

  const none = textOf('bridgeSwiss:tables.phantom');
  const lines: readonly Line[] = [
    ...tables.flatMap((table, index): readonly Line[] => {
      const row = byTable.get(table.table);
      return row === undefined ? [] : [{ row, seated: { table, index } }];
    }),
    ...rows.filter(({ ns, ew }) => ns === null || ew === null).map((row): Line => ({ row, seated: null })),
  ];
  const columns: readonly Column<Line>[] = [
    {
      id: 'ranking',
      head: textOf('bridgeSwiss:tables.ranking'),
      numeric: true,
      soft: true,
      width: '1%',
      cell: ({ row }) => row.rankingTable,
    },
    {
      id: 'table',
      head: textOf('words:columns.table'),
      numeric: true,
      names: true,
      width: '1%',
      cell: ({ row }) => row.table,
    },
    ...(hasRooms
      ? [
          {
            id: 'room',
            head: textOf('words:columns.room'),
            numeric: true,
            width: '1%',
            cell: ({ row }: Line) => row.room ?? '',
          },
        ]
      : []),
    ...sides.map((side, seat) => ({
      id: side,
      head: textOf(`bridge:seats.${side}.letter`),
      width: '42%',
      cell: ({ row, seated }: Line) => {
        if (seated !== null) {
          const { table, index } = seated;
          return (
            <SideCell
              props={props}
              at={{ table: index, seat }}
              table={table}
              standing={standings(table.seats[seat] ?? 0)}
              meets={meets(roundsMet(table))}
            />
          );
        }
        const entrant = row[side];
        return entrant === null ? (
          <span className={styles.bridgePhantom}>{none}</span>
        ) : (
          <ByeName number={standings(entrant)?.number} person={props.people.get(entrant)} />
        );
      },
    })),
    {
      id: 'marks',
      head: textOf('bridgeSwiss:tables.marks'),
      cell: ({ row, seated }) =>
        seated === null ? (
          <Badge>{textOf('words:sitsOut')}</Badge>
        ) : (
          <Marks
            row={row}
            met={roundsMet(seated.table)}
            isStationary={homes.some(
              ({ entrant, table: home }) => home === row.table && seated.table.seats.includes(entrant),
            )}
            isChanged={changed.has(row.table)}
            isDone={done.has(row.table)}
          />
        ),
    },
    ...(isEditable
      ? [
          {
            id: 'deeds',
            name: textOf('bridgeSwiss:tables.deeds'),
            deeds: true,
            cell: ({ seated }: Line) =>
              seated !== null && (
                <TableDeeds
                  table={seated.table}
                  onTurn={() => onArrange((now) => turn(now, seated.index))}
                  isLocked={isDraft ? isLocked(locks, seated.table) : null}
                />
              ),
          },
        ]
      : []),
  ];
  return (
    <section
      ref={box}
      className="bridge-table-box"
      aria-label={textOf(isEditable ? 'rounds:cards.hint' : 'words:tables')}
    >
      {typed !== '' && (
        <p className={styles.bridgeTyped} role="status">
          {textOf(
            tables.some(({ seats }) => seats.some((id) => standings(id)?.number === Number(typed)))
              ? 'bridgeSwiss:tables.typed'
              : 'bridgeSwiss:tables.typedNobody',
            { number: typed },
          )}
        </p>
      )}
      <Table
        label={textOf('words:tables')}
        columns={columns}
        rows={lines}
        rowKey={({ row, seated }) => (seated === null ? `bye-${row.table}` : row.table)}
        rowMark={({ seated }) => (seated !== null && moving === seated.index ? 'selected' : null)}
        rowProps={({ seated }) =>
          seated === null
            ? { 'data-bye': true }
            : {
                'data-looked-at': looked === seated.index,
                'data-locked': isDraft && isLocked(locks, seated.table),
                onMouseEnter: () => onLook(seated.index),
                onFocus: () => onLook(seated.index),
              }
        }
        onKeyDown={onKeyDown}
        flows
      />
    </section>
  );
};
