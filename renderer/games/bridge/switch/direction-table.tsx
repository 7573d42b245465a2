import { ArrowLeftRight, Check } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { DirectionRow } from '../../../../core/games/bridge/steps/direction-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { TableNo } from '../../../../core/tournament/words.ts';
import { lettersAct } from '../../../desk/commands/letter-keys.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table.tsx';
import { PairName, pairsOf } from '../pair-name.tsx';

type DirectionTableProps = {
  readonly tournament: Tournament;
  readonly rows: readonly DirectionRow[];
  readonly looked: TableNo | null;
  readonly onLook: (table: TableNo) => void;
  readonly onTurn: (table: TableNo) => void;
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
    if (step !== undefined) {
      event.preventDefault();
      const next = rows[rows.findIndex(({ table }) => table === at) + step];
      if (next === undefined) return;
      onLook(next.table);
      body.current?.querySelector<HTMLElement>(`[data-turn="${next.table}"]`)?.focus();
    } else if (event.code === 'KeyX' && lettersAct() && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      const here = rows.find(({ table }) => table === at);
      if (here !== undefined && !here.decided) onTurn(here.table);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className="switch-table" ref={body} onKeyDown={onKeyDown}>
      <Table
        label={t('tables')}
        head={
          <>
            <th scope="col" className="numeric switch-short">
              {t('table')}
            </th>
            {rooms && (
              <th scope="col" className="switch-short">
                {t('room')}
              </th>
            )}
            <th scope="col" className="numeric switch-ranking" title={t('rankingTableAbout')}>
              {t('rankingTable')}
            </th>
            <th scope="col">{textOf('bridge:seats.ns.letter')}</th>
            <th scope="col" className="switch-turn" aria-label={t('turn')} />
            <th scope="col">{textOf('bridge:seats.ew.letter')}</th>
            <th scope="col" className="switch-why">
              {t('why')}
            </th>
          </>
        }
      >
        {rows.map(({ table, rankingTable, room, ns, ew, switched, cause, decided }) => (
          <tr
            key={table}
            onMouseEnter={() => onLook(table)}
            onFocus={() => onLook(table)}
            {...(table === at ? { 'data-selected': '' } : {})}
          >
            <th scope="row" className="numeric">
              {table}
            </th>
            {rooms && <td>{room ?? '–'}</td>}
            <td className="numeric switch-soft">{rankingTable}</td>
            <td>
              <PairName pairs={pairs} id={ns} />
            </td>
            <td className="switch-turn">
              <button
                type="button"
                className="switch-button"
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
            </td>
            <td>
              <PairName pairs={pairs} id={ew} />
            </td>
            <td className="switch-cause">
              {cause !== 'none' && <Badge tone={cause === 'hand' ? 'accent' : 'neutral'}>{t(`causes.${cause}`)}</Badge>}
              {decided && (
                <span
                  className="switch-decided"
                  role="img"
                  aria-label={textOf('rounds:cards.in')}
                  title={textOf('rounds:cards.in')}
                >
                  <Check size={14} strokeWidth={3} aria-hidden />
                </span>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
};
