import { ArrowLeftRight } from 'lucide-react';
import { isRealBye } from '../../../../core/games/bridge/results/drop-out.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { byesSoFar } from '../../../../core/games/bridge/steps/bye-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { RoundNo } from '../../../../core/tournament/words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import styles from '../bridge.module.css';
import { PairName, pairsOf } from '../pair-name.tsx';

type PastByesProps = {
  readonly tournament: Tournament;
  /** The bye of a seated round without results is given to somebody else. */
  readonly onExchange: (round: RoundNo) => void;
};

/** Everybody who has sat out, the newest round first: why, where, and what it was worth. */
export const PastByes = ({ tournament, onExchange }: PastByesProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const pairs = pairsOf(tournament);
  const rows = byesSoFar(tournament);
  const t = (key: string, params = {}) => textOf(`bridgeOffice:bye.${key}`, params);
  const isSigned = rulesOf(tournament).ranking === 'imp';
  const open = new Set(
    tournament.rounds.filter(({ results }) => Object.keys(results).length === 0).map(({ no }) => no),
  );
  if (rows.length === 0) return <p className={styles.byeNobody}>{t('nobodyYet')}</p>;
  return (
    <Table
      label={t('past')}
      columns={[
        { id: 'round', head: textOf('words:columns.round'), numeric: true, width: '1%', cell: ({ round }) => round },
        { id: 'pair', head: t('pair'), names: true, cell: ({ entrant }) => <PairName pairs={pairs} id={entrant} /> },
        {
          id: 'why',
          head: textOf('words:log.why'),
          cell: ({ reason, why, table, side }) => (
            <>
              {wordsOf(reason, pairs.people)} {why !== '' && <q className={styles.byeWhy}>{why}</q>}
              {table !== null && side !== null && (
                <span className={styles.byePlace}>
                  {t('at', { table, side: textOf(`bridge:seats.${side}.letter`) })}
                </span>
              )}
            </>
          ),
        },
        {
          id: 'worth',
          head: textOf('words:columns.score'),
          numeric: true,
          cell: ({ score }) => (score === null ? '–' : decimal(score / 100, 2, isSigned)),
        },
        {
          id: 'deeds',
          name: textOf('words:change'),
          deeds: true,
          cell: ({ round, entrant, reason }) =>
            open.has(round) &&
            isRealBye({ entrant, reason }) && (
              <IconButton
                label={t('exchange', { round })}
                icon={<ArrowLeftRight size={16} aria-hidden />}
                onPress={() => onExchange(round)}
              />
            ),
        },
      ]}
      rows={rows}
      rowKey={({ round, entrant }) => `${round}-${entrant}`}
    />
  );
};
