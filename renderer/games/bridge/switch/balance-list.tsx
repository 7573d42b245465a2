import { type Balance, gapsOf } from '../../../../core/games/bridge/steps/direction-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Table } from '../../../parts/table.tsx';
import { PairName, pairsOf } from '../pair-name.tsx';

type BalanceListProps = {
  readonly tournament: Tournament;
  readonly balances: readonly Balance[];
  /** Those at the table that is being looked at. */
  readonly marked: readonly EntrantId[];
};

/** Rounds N-S and E-W of everybody in order, the widest difference first [bridge 3.8]. */
export const BalanceList = ({ tournament, balances, marked }: BalanceListProps) => {
  const textOf = useTextOf();
  const pairs = pairsOf(tournament);
  const t = (key: string, params = {}) => textOf(`bridgeOffice:switch.${key}`, params);
  const gap = ({ ns, ew }: Balance): number => Math.abs(ns - ew);
  const rows = balances.toSorted((a, b) => gap(b) - gap(a) || a.number - b.number);
  const widest = gapsOf(balances);
  return (
    <div className="switch-balance">
      <p className="switch-soft">
        {widest.flatMap((count, by) => (count === 0 ? [] : [t('gapOf', { by, count })])).join(' · ')}
      </p>
      <Table
        label={t('balance')}
        head={
          <>
            <th scope="col">{textOf('bridgeOffice:bye.pair')}</th>
            <th scope="col" className="switch-rounds">
              {t('byRound')}
            </th>
            <th scope="col" className="numeric switch-short">
              {textOf('bridge:seats.ns.letter')}
            </th>
            <th scope="col" className="numeric switch-short">
              {textOf('bridge:seats.ew.letter')}
            </th>
          </>
        }
      >
        {rows.map((balance) => (
          <tr key={balance.entrant} {...(marked.includes(balance.entrant) ? { 'data-selected': '' } : {})}>
            <th scope="row">
              <PairName pairs={pairs} id={balance.entrant} />
            </th>
            <td>
              <span className="switch-sides">
                {balance.sides.map((side, i) => (
                  <span
                    // A round has no other identity than its number.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    key={i}
                    data-side={side ?? 'none'}
                    title={t('inRound', {
                      round: i + 1,
                      side: side === null ? t('notSeated') : textOf(`bridge:seats.${side}.letter`),
                    })}
                  >
                    {side === null ? '·' : textOf(`bridgeOffice:switch.letter.${side}`)}
                  </span>
                ))}
              </span>
            </td>
            <td className="numeric">{balance.ns}</td>
            <td className="numeric" data-wide={gap(balance) > 2}>
              {balance.ew}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
};
