import { ArrowLeftRight } from 'lucide-react';
import { pairRounds } from '../../../../core/games/bridge/paper/pair-rounds.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Table } from '../../../parts/table/table.tsx';
import styles from '../bridge.module.css';
import { PairName, pairsOf } from '../pair-name.tsx';
import { DirectionSign } from '../side-sign.tsx';
import type { ShownRound } from './shown-round.ts';

type GuidePreviewProps = {
  readonly tournament: Tournament;
  readonly shown: ShownRound;
  readonly entrants: readonly EntrantId[];
};

/** The cards of the two at a table as they would be printed now. */
export const GuidePreview = ({ tournament, shown, entrants }: GuidePreviewProps) => {
  const textOf = useTextOf();
  const pairs = pairsOf(tournament);
  const { startRounds } = rulesOf(tournament);
  const t = (key: string, params = {}) => textOf(`bridgeOffice:switch.${key}`, params);
  const draft = shown.isDraft ? { round: shown.round, rows: shown.rows } : null;
  if (entrants.length === 0) return <p className={styles.switchSoft}>{t('lookAtTable')}</p>;
  return (
    <div className={styles.switchCards}>
      {entrants.map((entrant) => (
        <article key={entrant} className={styles.switchCard}>
          <h3>
            <PairName pairs={pairs} id={entrant} />
          </h3>
          <Table
            label={pairs.people.get(entrant)?.name ?? ''}
            flows
            density="close"
            columns={[
              {
                id: 'round',
                head: textOf('words:columns.round'),
                numeric: true,
                names: true,
                cell: ({ round }) => round,
              },
              {
                id: 'table',
                head: textOf('words:columns.table'),
                numeric: true,
                cell: ({ table }) => table ?? '–',
              },
              {
                id: 'side',
                name: t('turn'),
                cell: ({ side, switched }) => (
                  <span className={styles.switchCause}>
                    {side !== null && <DirectionSign seat={side} />}{' '}
                    {switched && <ArrowLeftRight size={14} aria-label={textOf('bridgeDesk:switched')} />}
                  </span>
                ),
              },
              {
                id: 'opponent',
                head: textOf('words:columns.opponents'),
                wraps: true,
                width: '60%',
                cell: ({ round, opponent, switched }) => (
                  <>
                    {opponent === null ? textOf('words:sitsOut') : <PairName pairs={pairs} id={opponent} />}
                    {switched && round <= startRounds && <span className={styles.switchSoft}> {t('turnBoards')}</span>}
                  </>
                ),
              },
            ]}
            rows={pairRounds(tournament, entrant, draft)}
            rowKey={({ round }) => round}
            rowMark={({ round }) => (round === shown.round ? 'now' : null)}
          />
        </article>
      ))}
    </div>
  );
};
