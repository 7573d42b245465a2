import { byeAward } from '../../../../core/games/bridge/rules/awards.ts';
import { type BridgeOwn, ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { type NextByes, whyChosen } from '../../../../core/games/bridge/steps/bye-view.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { wordsOf } from '../../../round/names/texts.ts';
import styles from '../bridge.module.css';
import { doOwn } from '../own-command.ts';
import { PairName, pairsOf } from '../pair-name.tsx';

type NextByeProps = { readonly tournament: Tournament; readonly next: NextByes; readonly onChoose: () => void };

const chosenFor = ({ byeChoices }: BridgeOwn, round: number) => byeChoices.find((choice) => choice.round === round);

/** Who sits out the next round, why and where, and what it is worth. */
export const NextBye = ({ tournament, next, onChoose }: NextByeProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const pairs = pairsOf(tournament);
  const rules = rulesOf(tournament);
  const t = (key: string, params = {}) => textOf(`bridgeOffice:bye.${key}`, params);
  const award = byeAward(rules, 'bye');
  const worth = {
    score: decimal((award.kind === 'fixed' ? award.score : award.least) / 100, 2, rules.ranking === 'imp'),
    unit: textOf(`bridge:units.${rules.ranking}`),
  };
  const chosen = chosenFor(ownOf(tournament), next.round);
  const isUsed = chosen === undefined || next.start || next.sits.some(({ entrant }) => entrant === chosen.entrant);
  return (
    <div className={styles.byeNext}>
      <h2>{t('nextTitle', { round: next.round })}</h2>
      {next.sits.length === 0 && <p>{t('even')}</p>}
      {next.sits.map(({ entrant, reason, table, side }) => {
        const why = whyChosen(tournament, next.round, entrant, reason);
        return (
          <div key={entrant} className={styles.byeCard}>
            <p className={styles.byeName}>
              <PairName pairs={pairs} id={entrant} />
            </p>
            <p>
              {wordsOf(reason, pairs.people)} {why !== '' && <q className={styles.byeWhy}>{why}</q>}
            </p>
            {table !== null && side !== null && (
              <p className={styles.byeSoft}>
                {t('where', {
                  table,
                  side: textOf(`bridge:seats.${side}.letter`),
                  phantom: textOf(`bridge:seats.${side === 'ns' ? 'ew' : 'ns'}.letter`),
                })}
              </p>
            )}
            <p className={styles.byeSoft}>
              {award.kind === 'own'
                ? textOf('bridgeOffice:rules.byeOwnAbout', { ...worth, worth: worth.score })
                : t('worthFixed', worth)}
            </p>
          </div>
        );
      })}
      {!next.settled && next.sits.length > 0 && <Notice tone="warn">{t('notSettled')}</Notice>}
      {!isUsed && <Notice tone="warn">{t('choiceIdle')}</Notice>}
      {next.start
        ? next.sits.length > 0 && <p className={styles.byeSoft}>{t('byPosition')}</p>
        : next.candidates.length > 0 && (
            <div className={styles.byeWays}>
              {next.sits.length > 0 && <Button onPress={onChoose}>{t('chooseOther')}</Button>}
              {chosen !== undefined && (
                <Button onPress={() => void doOwn({ do: 'chooseBye', round: next.round, entrant: null, reason: '' })}>
                  {t('toRule')}
                </Button>
              )}
            </div>
          )}
    </div>
  );
};
