import { ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type PairingLine, rankingTableOf, whyOf } from '../../../../core/games/bridge/paper/why.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import type { WhyProps } from '../../game-screens.ts';
import { PairName, type Pairs, pairsOf } from '../pair-name.tsx';
import './why.css';

type LineProps = { readonly line: PairingLine; readonly pairs: Pairs; readonly isLooked: boolean };

/** Somebody who was skipped: the number, and the round in which the two have met. */
const Skipped = ({ entrant, round, pairs }: { entrant: EntrantId; round: number; pairs: Pairs }) => {
  const textOf = useTextOf();
  return (
    <span className="why-skipped" title={pairs.people.get(entrant)?.name}>
      {textOf('bridgeOffice:why.skippedOne', { number: pairs.numbers.get(entrant) ?? '', round })}
    </span>
  );
};

const Line = ({ line, pairs, isLooked }: LineProps) => {
  const textOf = useTextOf();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isLooked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isLooked]);
  return (
    <tr ref={row} {...(isLooked ? { 'data-selected': '' } : {})}>
      <th scope="row" className="numeric">
        {line.table}
      </th>
      <td>
        <PairName pairs={pairs} id={line.player} />
      </td>
      <td>
        {line.skipped.map(({ entrant, round }) => (
          <Skipped key={entrant} entrant={entrant} round={round} pairs={pairs} />
        ))}
      </td>
      <td>
        <PairName pairs={pairs} id={line.opponent} />
      </td>
      <td>
        {line.how !== 'fresh' && (
          <Badge
            tone={line.how === 'forced' ? 'warn' : 'neutral'}
            icon={line.how === 'danish' ? null : <RotateCcw size={12} strokeWidth={2.5} aria-hidden />}
          >
            {textOf(`bridgeOffice:why.how.${line.how}`)}
          </Badge>
        )}
      </td>
    </tr>
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
      title={t('title')}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <Button tone="primary" onPress={onClose} autoFocus>
          {textOf('shell:close')}
        </Button>
      }
    >
      <div className="bridge-why">
        {byes.length > 0 && (
          <ul className="bridge-why-list">
            {byes.map((phrase) => (
              <li key={JSON.stringify(phrase)}>{wordsOf(phrase, pairs.people)}</li>
            ))}
          </ul>
        )}
        <section aria-label={t('pairing')}>
          <h3>{t('pairing')}</h3>
          <p className="bridge-why-about">{t('pairingAbout')}</p>
          {rooms.map((room) => (
            <table key={room ?? 0} className="table bridge-why-table" aria-label={t('pairing')}>
              <thead>
                <tr>
                  <th scope="col" className="numeric">
                    {room === null ? t('table') : t('tableIn', { room })}
                  </th>
                  <th scope="col">{t('best')}</th>
                  <th scope="col">{t('skipped')}</th>
                  <th scope="col">{t('meets')}</th>
                  <th scope="col" aria-label={t('remark')} />
                </tr>
              </thead>
              <tbody>
                {pairing
                  .filter((line) => line.room === room)
                  .map((line) => (
                    <Line key={line.table} line={line} pairs={pairs} isLooked={isAt(line)} />
                  ))}
              </tbody>
            </table>
          ))}
        </section>
        <section aria-label={t('untangling')}>
          <h3>{t('untangling')}</h3>
          {untangling.length === 0 ? (
            <p className="bridge-why-about">{t('noTangle')}</p>
          ) : (
            <ol className="bridge-why-stories">
              {untangling.map((story) => (
                <li
                  key={`${story.room}-${story.table}`}
                  data-looked={isAt(story) || isAt({ table: story.swappedWith ?? 0, room: story.room })}
                >
                  <strong>
                    {t('storyOf', { table: story.table })}
                    {story.swappedWith !== null && (
                      <>
                        {' '}
                        <ArrowRight size={14} aria-hidden /> {t('storyOf', { table: story.swappedWith })}
                      </>
                    )}
                  </strong>
                  <ul className="bridge-why-list">
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
            <ul className="bridge-why-list">
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
