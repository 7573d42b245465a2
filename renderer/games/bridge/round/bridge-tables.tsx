import { ArrowLeftRight, Lock, LockOpen } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { seatedStanding } from '../../../../core/games/bridge/paper/seated-standing.ts';
import { nextRoundNo } from '../../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { moreIn } from '../../../../core/games/bridge/seating/more.ts';
import { rowsAsSeated } from '../../../../core/games/bridge/steps/rows.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { lettersAct } from '../../../desk/commands/letter-keys.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { PersonName } from '../../../round/names/person-name.tsx';
import type { Arrangement, SeatAt } from '../../../round/seating/arrangement.ts';
import { release, sameSeat, swap, unswap } from '../../../round/seating/arrangement.ts';
import { metAt } from '../../../round/seating/repeats.ts';
import { seatId } from '../../../round/seating/seat-cell.tsx';
import type { TablesProps } from '../../game-screens.ts';
import { doOwn } from '../own-command.ts';
import { isLocked, toggleLock, useLocks } from './locks.ts';
import { Marks, SideCell, type Standing, sides } from './table-cells.tsx';
import './bridge-tables.css';

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
  const grid = useRef<HTMLTableElement>(null);

  const focus = (at: SeatAt) => grid.current?.querySelector<HTMLElement>(`#${seatId(at)}`)?.focus();
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

  const onKeyDown = (event: React.KeyboardEvent<HTMLTableElement>) => {
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

  const byeRows = rows.filter(({ ns, ew }) => ns === null || ew === null);
  return (
    <section
      className="table-scroll bridge-table-box"
      aria-label={textOf(isEditable ? 'rounds:cards.hint' : 'words:tables')}
    >
      {typed !== '' && (
        <p className="bridge-typed" role="status">
          {textOf(
            tables.some(({ seats }) => seats.some((id) => standings(id)?.number === Number(typed)))
              ? 'bridgeSwiss:tables.typed'
              : 'bridgeSwiss:tables.typedNobody',
            { number: typed },
          )}
        </p>
      )}
      <table ref={grid} className="table bridge-tables" onKeyDown={onKeyDown} data-moving={moving !== null}>
        <thead>
          <tr>
            <th scope="col" className="numeric">
              {textOf('bridgeSwiss:tables.ranking')}
            </th>
            <th scope="col" className="numeric">
              {textOf('words:columns.table')}
            </th>
            {hasRooms && (
              <th scope="col" className="numeric">
                {textOf('words:columns.room')}
              </th>
            )}
            <th scope="col" className="bridge-side-head">
              {textOf('bridge:seats.ns.letter')}
            </th>
            <th scope="col" className="bridge-side-head">
              {textOf('bridge:seats.ew.letter')}
            </th>
            <th scope="col">{textOf('bridgeSwiss:tables.marks')}</th>
            {isEditable && (
              <th scope="col">
                <span className="hidden">{textOf('bridgeSwiss:tables.deeds')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {tables.map((table, index) => {
            const row = byTable.get(table.table);
            if (row === undefined) return null;
            const rounds = metAt(table, met)[0]?.rounds ?? [];
            const locked = isLocked(locks, table);
            const meets = rounds.length === 0 ? '' : textOf('rounds:why.metIn', { rounds, count: rounds.length });
            return (
              <tr
                key={table.table}
                data-looked-at={looked === index}
                data-moving={moving === index}
                data-locked={isDraft && locked}
                onMouseEnter={() => onLook(index)}
                onFocus={() => onLook(index)}
              >
                <td className="numeric bridge-ranking">{row.rankingTable}</td>
                <th scope="row" className="numeric bridge-table-no">
                  {table.table}
                </th>
                {hasRooms && <td className="numeric">{row.room ?? ''}</td>}
                {sides.map((side, seat) => (
                  <td key={side} className="bridge-seat-cell">
                    <SideCell
                      props={props}
                      at={{ table: index, seat }}
                      table={table}
                      standing={standings(table.seats[seat] ?? 0)}
                      meets={meets}
                    />
                  </td>
                ))}
                <td>
                  <Marks
                    row={row}
                    met={rounds}
                    isStationary={homes.some(
                      ({ entrant, table: home }) => home === table.table && table.seats.includes(entrant),
                    )}
                    isChanged={changed.has(table.table)}
                    isDone={done.has(table.table)}
                  />
                </td>
                {isEditable && (
                  <td className="bridge-deeds">
                    <IconButton
                      label={textOf('bridgeOffice:switch.turnTable', { table: table.table })}
                      icon={<ArrowLeftRight size={16} aria-hidden />}
                      shortcut="X"
                      excludeFromTabOrder
                      onPress={() => onArrange((now) => turn(now, index))}
                    />
                    {isDraft && (
                      <IconButton
                        label={textOf(`bridgeSwiss:tables.${locked ? 'unlock' : 'lock'}`, { table: table.table })}
                        icon={locked ? <Lock size={16} aria-hidden /> : <LockOpen size={16} aria-hidden />}
                        shortcut="L"
                        excludeFromTabOrder
                        onPress={() => toggleLock(table)}
                      />
                    )}
                  </td>
                )}
              </tr>
            );
          })}
          {byeRows.map((row) => (
            <tr key={`bye-${row.table}`} className="bridge-bye-row">
              <td className="numeric bridge-ranking">{row.rankingTable}</td>
              <th scope="row" className="numeric bridge-table-no">
                {row.table}
              </th>
              {hasRooms && <td className="numeric">{row.room ?? ''}</td>}
              {[row.ns, row.ew].map((entrant, seat) => (
                <td key={sides[seat]} className="bridge-bye">
                  {entrant === null ? (
                    <span className="bridge-phantom">{textOf('bridgeSwiss:tables.phantom')}</span>
                  ) : (
                    <span className="bridge-bye-who">
                      <span className="bridge-seat-no">{standings(entrant)?.number ?? ''}</span>
                      <PersonName person={props.people.get(entrant)} />
                    </span>
                  )}
                </td>
              ))}
              <td colSpan={isEditable ? 2 : 1}>
                <Badge>{textOf('words:sitsOut')}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
