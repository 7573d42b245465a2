import { countedEntries, type Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { casinoOffered } from '../../../../core/games/poker/rules/rules.ts';
import { asJson } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { carryOut } from '../../../store/carry-out.ts';
import { doFloor } from '../own-command.ts';
import styles from './floor.module.css';

const take = async ({ rules }: Hall): Promise<void> => {
  await carryOut({ type: 'tournament.rule', rules: asJson({ ...rules, limit: 'casino' }) });
};

/**
 * With a hundred entries or more a wider limit saves half of the moves at least. It is offered, never taken by itself
 * [poker 7].
 */
export const CasinoOffer = ({ hall }: { readonly hall: Hall }) => {
  const textOf = useTextOf();
  if (!casinoOffered(hall.rules, countedEntries(hall.floor), hall.floor.casinoDeclined)) return null;
  return (
    <article className={styles.floorCard} data-kind="offer" aria-label={textOf('floor:rules.limit')}>
      <h3 className={styles.floorCardTitle}>{textOf('floor:rules.limit')}</h3>
      <p>{textOf('floor:casino.about')}</p>
      <div className={styles.floorCardDeeds}>
        <Button onPress={() => void take(hall)}>{textOf('floor:casino.take')}</Button>
        <Button tone="quiet" onPress={() => void doFloor({ do: 'declineCasino' })}>
          {textOf('floor:casino.decline')}
        </Button>
      </div>
    </article>
  );
};
