import { ArrowLeftRight, Check } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { DirectionRow } from '../../../../core/games/bridge/steps/direction-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { TableNo } from '../../../../core/tournament/words.ts';
import { lettersAct } from '../../../desk/commands/letter-keys.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table/table.tsx';
import styles from '../bridge.module.css';
import { PairName, pairsOf } from '../pair-name.tsx';

type DirectionTableProps = {
  readonly tournament: Tournament;
  readonly rows: readonly DirectionRow[];
  readonly looked: TableNo | null;
  readonly onLook: (table: TableNo) => void;
  readonly onTurn: (table: TableNo) => void;
};

/** Why a table is turned, and whether its result is in: beside the cause there is no room for the words, which stand above. */
const Cause = ({ row: { cause, decided } }: { readonly row: DirectionRow }) => {
  const textOf = useTextOf();
  return (
    <span className={styles.switchCause}>
      {cause !== 'none' && (
        <Badge tone={cause === 'hand' ? 'accent' : 'neutral'}>{textOf(`bridgeOffice:switch.causes.${cause}`)}</Badge>
      )}
      {decided && (
        <span
          className={styles.switchDecided}
          role="img"
          aria-label={textOf('rounds:cards.in')}
          title={textOf('rounds:cards.in')}
        >
          <Check size={14} strokeWidth={3} aria-hidden />
        </span>
      )}
    </span>
  );
};

const STEPS: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The tables of a round with who sits which way. One stop for Tab: arrows move from table to table, X (or Space) turns the
 * table they are on.
 */
export const DirectionTable = ({ tournament, rows, looked, onLook, onTurn }: DirectionTableProps) => {
  const textOf = useTextOf();
  const body = useRef<HTMLDivElement>(null);
  const pairs = pairsOf(tournament);
  const t = (key: string, params = {}) => textOf(`bridgeOffice:switch.${key}`, params);
  const rooms = rows.some(({ room }) => room !== null);
  const at = rows.some(({ table }) => table === looked) ? looked : (rows[0]?.table ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // Keys that follow each other fast act on what has the focus, whatever was drawn last.
    const held = event.target instanceof HTMLElement ? Number(event.target.dataset.turn) : Number.NaN;
    const on = rows.findIndex(({ table }) => table === (Number.isNaN(held) ? at : held));
    if (step !== undefined) {
      event.preventDefault();
      const next = rows[on + step];
      if (next === undefined) return;
      onLook(next.table);
      body.current?.querySelector<HTMLElement>(`[data-turn="${next.table}"]`)?.focus();
    } else if (event.code === 'KeyX' && lettersAct() && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const here = rows[on];
      if (here !== undefined && !here.decided) onTurn(here.table);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className={styles.switchTable} ref={body} onKeyDown={onKeyDown}>
      <Table
        label={textOf('words:tables')}
        isFixed
        columns={[
          {
            id: 'table',
            head: textOf('words:columns.table'),
            numeric: true,
            names: true,
            width: '3.25rem',
            cell: ({ table }) => table,
          },
          ...(rooms
            ? [
                {
                  id: 'room',
                  head: textOf('words:columns.room'),
                  width: '3.25rem',
                  cell: ({ room }: DirectionRow) => room ?? '–',
                },
              ]
            : []),
          {
            id: 'ranking',
            head: t('rankingTable'),
            numeric: true,
            soft: true,
            width: '4.5rem',
            cell: ({ rankingTable }) => rankingTable,
          },
          {
            id: 'ns',
            head: textOf('bridge:seats.ns.letter'),
            cell: ({ ns }) => <PairName pairs={pairs} id={ns} />,
          },
          {
            id: 'turn',
            name: t('turn'),
            width: '4rem',
            cell: ({ table, switched, decided }) => (
              <button
                type="button"
                className={styles.switchButton}
                data-turn={table}
                data-switched={switched}
                aria-pressed={switched}
                aria-label={t('turnTable', { table })}
                tabIndex={table === at ? 0 : -1}
                disabled={decided}
                onClick={() => onTurn(table)}
              >
                <ArrowLeftRight size={18} aria-hidden />
              </button>
            ),
          },
          {
            id: 'ew',
            head: textOf('bridge:seats.ew.letter'),
            cell: ({ ew }) => <PairName pairs={pairs} id={ew} />,
          },
          { id: 'why', head: textOf('words:log.why'), width: '7.75rem', cell: (row) => <Cause row={row} /> },
        ]}
        rows={rows}
        rowKey={({ table }) => table}
        rowMark={({ table }) => (table === at ? 'selected' : null)}
        rowProps={({ table }) => ({ onMouseEnter: () => onLook(table), onFocus: () => onLook(table) })}
      />
    </div>
  );
};
