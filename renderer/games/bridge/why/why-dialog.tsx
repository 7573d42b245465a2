import { ArrowRight, RotateCcw } from 'lucide-react';
import { type PairingLine, rankingTableOf, whyOf } from '../../../../core/games/bridge/paper/why.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import type { WhyProps } from '../../game-screens.ts';
import styles from '../bridge.module.css';
import { PairName, type Pairs, pairsOf } from '../pair-name.tsx';

/** Somebody who was skipped: the number, and the round in which the two have met. */
const Skipped = ({ entrant, round, pairs }: { entrant: EntrantId; round: number; pairs: Pairs }) => {
  const textOf = useTextOf();
  return (
    <span className={styles.whySkipped} title={pairs.people.get(entrant)?.name}>
      {textOf('bridgeOffice:why.skippedOne', { number: pairs.numbers.get(entrant) ?? '', round })}
    </span>
  );
};

type PairingProps = {
  readonly room: number | null;
  readonly lines: readonly PairingLine[];
  readonly pairs: Pairs;
  readonly isAt: (line: PairingLine) => boolean;
};

/** The list from the top: who was paired, who was skipped for it, and how. */
const Pairing = ({ room, lines, pairs, isAt }: PairingProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`bridgeOffice:why.${key}`, params);
  const looked = lines.findIndex(isAt);
  return (
    <Table
      label={t('pairing')}
      flows
      isFixed
      inSight={looked === -1 ? null : looked}
      columns={[
        {
          id: 'table',
          head: room === null ? textOf('words:columns.table') : t('tableIn', { room }),
          numeric: true,
          names: true,
          width: '5rem',
          cell: ({ table }) => table,
        },
        {
          id: 'best',
          head: textOf('bridgePaper:columns.bestLeft'),
          cell: ({ player }) => <PairName pairs={pairs} id={player} />,
        },
        {
          id: 'skipped',
          head: textOf('bridgePaper:columns.skipped'),
          cell: ({ skipped }) =>
            skipped.map(({ entrant, round }) => (
              <Skipped key={entrant} entrant={entrant} round={round} pairs={pairs} />
            )),
        },
        { id: 'meets', head: t('meets'), cell: ({ opponent }) => <PairName pairs={pairs} id={opponent} /> },
        {
          id: 'remark',
          name: textOf('words:columns.remark'),
          width: '9rem',
          cell: ({ how }) =>
            how !== 'fresh' && (
              <Badge
                tone={how === 'forced' ? 'warn' : 'neutral'}
                icon={how === 'danish' ? null : <RotateCcw size={12} strokeWidth={2.5} aria-hidden />}
              >
                {textOf(`bridgePaper:explain.${how}`)}
              </Badge>
            ),
        },
      ]}
      rows={lines}
      rowKey={({ table }) => table}
      rowMark={(_, index) => (index === looked ? 'selected' : null)}
    />
  );
};

/**
 * How a round was paired, as the engine did it: who sits out, the list from the top with those who were skipped, the
 * untangling of repeats from the bottom up, what trying harder changed.
 */
export const WhyDialog = ({ tournament, proposal, looked, onClose }: WhyProps & { readonly onClose: () => void }) => {
  const textOf = useTextOf();
  const pairs = pairsOf(tournament);
  const { byes, pairing, untangling, harder } = whyOf(proposal.trace);
  const at = looked === null ? null : rankingTableOf(proposal, looked);
  const t = (key: string, params = {}) => textOf(`bridgeOffice:why.${key}`, params);
  const isAt = ({ table, room }: { readonly table: number; readonly room: number | null }): boolean =>
    at !== null && table === at.table && (room === null || room === at.room);
  const rooms = [...new Set(pairing.map(({ room }) => room))];
  return (
    <Dialog
      title={textOf('bridgePaper:documents.explain')}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <Button tone="primary" onPress={onClose} autoFocus>
          {textOf('shell:close')}
        </Button>
      }
    >
      <div className={styles.bridgeWhy}>
        {byes.length > 0 && (
          <ul className={styles.bridgeWhyList}>
            {byes.map((phrase) => (
              <li key={JSON.stringify(phrase)}>{wordsOf(phrase, pairs.people)}</li>
            ))}
          </ul>
        )}
        <section aria-label={t('pairing')}>
          <h3>{t('pairing')}</h3>
          {rooms.map((room) => (
            <Pairing
              key={room ?? 0}
              room={room}
              lines={pairing.filter((line) => line.room === room)}
              pairs={pairs}
              isAt={isAt}
            />
          ))}
        </section>
        <section aria-label={textOf('bridgePaper:explain.untangling')}>
          <h3>{textOf('bridgePaper:explain.untangling')}</h3>
          {untangling.length === 0 ? (
            <p className={styles.bridgeWhyAbout}>{t('noTangle')}</p>
          ) : (
            <ol className={styles.bridgeWhyStories}>
              {untangling.map((story) => (
                <li
                  key={`${story.room}-${story.table}`}
                  data-looked={isAt(story) || isAt({ table: story.swappedWith ?? 0, room: story.room })}
                >
                  <strong>
                    {textOf('rounds:cards.table', { table: story.table })}
                    {story.swappedWith !== null && (
                      <>
                        {' '}
                        <ArrowRight size={14} aria-hidden />{' '}
                        {textOf('rounds:cards.table', { table: story.swappedWith })}
                      </>
                    )}
                  </strong>
                  <ul className={styles.bridgeWhyList}>
                    {story.steps.map((phrase) => (
                      <li key={JSON.stringify(phrase)}>{wordsOf(phrase, pairs.people)}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          )}
        </section>
        {harder.length > 0 && (
          <section aria-label={t('harder')}>
            <h3>{t('harder')}</h3>
            <ul className={styles.bridgeWhyList}>
              {harder.map((phrase) => (
                <li key={JSON.stringify(phrase)}>{wordsOf(phrase, pairs.people)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
};
