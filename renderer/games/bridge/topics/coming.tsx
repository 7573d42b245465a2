import { closeDialog } from '../../../desk/place.ts';
import '../../../help/texts.ts';
import { useTextOf, withoutDots } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { useTournament } from '../../../store/tournament.ts';
import styles from '../bridge.module.css';
import { topics } from './topics.ts';

/** Where directors of Magic Contest find what they know, each with the way there [W-9.3]. */
export const ComingFromMagicContest = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  const open = tournament?.family === 'bridge' ? tournament : null;
  return (
    <ol className={styles.topics} aria-label={textOf('help:coming')}>
      {topics.map(({ id, where, go, isOff }) => {
        const name = textOf(`help:topics.${id}`);
        return (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <span className={styles.where}>{where.map((key) => withoutDots(textOf(key))).join(' › ')}</span>
            <Button
              reads
              aria-label={`${textOf('floor:cards.do')}: ${name}`}
              isDisabled={open === null || isOff?.(open) === true}
              onPress={() => {
                closeDialog();
                if (open !== null) go(open);
              }}
            >
              {textOf('floor:cards.do')}
            </Button>
          </li>
        );
      })}
    </ol>
  );
};
