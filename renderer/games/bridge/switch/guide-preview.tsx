import { ArrowLeftRight } from 'lucide-react';
import { pairRounds } from '../../../../core/games/bridge/paper/pair-rounds.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
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
  if (entrants.length === 0) return <p className="switch-soft">{t('lookAtTable')}</p>;
  return (
    <div className="switch-cards">
      {entrants.map((entrant) => (
        <article key={entrant} className="switch-card">
          <h3>
            <PairName pairs={pairs} id={entrant} />
          </h3>
          <table>
            <tbody>
              {pairRounds(tournament, entrant, draft).map(({ round, table, side, opponent, switched }) => (
                <tr key={round} data-now={round === shown.round}>
                  <th scope="row">{textOf('rounds:round', { round })}</th>
                  <td>{table === null ? '–' : t('tableNo', { table })}</td>
                  <td>{side === null ? '' : <DirectionSign seat={side} />}</td>
                  <td className="switch-card-mark">
                    {switched && <ArrowLeftRight size={14} aria-label={textOf('bridgeDesk:switched')} />}
                  </td>
                  <td className="switch-card-other">
                    {opponent === null ? t('sitsOut') : <PairName pairs={pairs} id={opponent} />}
                    {switched && round <= startRounds && <span className="switch-soft"> {t('turnBoards')}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      ))}
    </div>
  );
};
