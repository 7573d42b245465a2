import { ArrowLeftRight, Home, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { roundRows } from '../../../../core/games/bridge/steps/rows.ts';
import { roundOf } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { metAt, metOf } from '../../../round/seating/repeats.ts';
import type { CardNoteProps } from '../../game-screens.ts';
import styles from './round.module.css';

/** Signs of a table under its number: directions switched, a pair that has met before, somebody who stays there. */
export const BridgeCardNote = ({ tournament, round: no, table }: CardNoteProps) => {
  const textOf = useTextOf();
  const round = roundOf(tournament, no);
  const row = useMemo(
    () => (round === undefined ? undefined : roundRows(round).find((one) => one.table === table.table)),
    [round, table.table],
  );
  const met = round === undefined ? [] : (metAt(table, metOf(round.draw.metrics.repeated))[0]?.rounds ?? []);
  const stays = ownOf(tournament).homes.some(
    ({ entrant, table: home }) => home === table.table && table.seats.includes(entrant),
  );
  const signs = [
    ...(row?.switched === true
      ? [{ Sign: ArrowLeftRight, tone: 'plain', words: textOf('bridgeSwiss:tables.switched') }]
      : []),
    ...(met.length > 0
      ? [{ Sign: RotateCcw, tone: 'warn', words: textOf('rounds:why.metIn', { rounds: met, count: met.length }) }]
      : []),
    ...(stays ? [{ Sign: Home, tone: 'plain', words: textOf('bridgeSwiss:tables.stays') }] : []),
  ];
  return signs.map(({ Sign, tone, words }) => (
    <span key={words} className={styles.cardSign} data-tone={tone} role="img" aria-label={words} title={words}>
      <Sign size={13} strokeWidth={2.25} aria-hidden />
    </span>
  ));
};
