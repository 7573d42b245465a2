import { type Balance, gapsOf } from '../../../../core/games/bridge/steps/direction-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Table } from '../../../parts/table/table.tsx';
import styles from '../bridge.module.css';
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
    <div className={styles.switchBalance}>
      <p className={styles.switchSoft}>
        {widest.flatMap((count, by) => (count === 0 ? [] : [t('gapOf', { by, count })])).join(' · ')}
      </p>
      <Table
        label={t('balance')}
        isFixed
        columns={[
          {
            id: 'pair',
            head: textOf('bridgeOffice:bye.pair'),
            names: true,
            cell: ({ entrant }) => <PairName pairs={pairs} id={entrant} />,
          },
          {
            id: 'sides',
            head: textOf('rounds:standings.byRound'),
            width: '10.75rem',
            cell: ({ sides }) => (
              <span className={styles.switchSides}>
                {sides.map((side, i) => (
                  <span
                    // A round has no other identity than its number.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    key={i}
                    data-side={side ?? 'none'}
                    title={`${textOf('rounds:round', { round: i + 1 })}: ${side === null ? t('notSeated') : textOf(`bridge:seats.${side}.letter`)}`}
                  >
                    {side === null ? '·' : textOf(`bridgeOffice:switch.letter.${side}`)}
                  </span>
                ))}
              </span>
            ),
          },
          { id: 'ns', head: textOf('bridge:seats.ns.letter'), numeric: true, width: '3.25rem', cell: ({ ns }) => ns },
          {
            id: 'ew',
            head: textOf('bridge:seats.ew.letter'),
            numeric: true,
            width: '3.25rem',
            mark: (balance) => (gap(balance) > 2 ? 'warn' : null),
            cell: ({ ew }) => ew,
          },
        ]}
        rows={rows}
        rowKey={({ entrant }) => entrant}
        rowMark={({ entrant }) => (marked.includes(entrant) ? 'selected' : null)}
      />
    </div>
  );
};
