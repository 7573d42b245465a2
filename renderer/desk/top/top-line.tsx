import { useGame } from '../../games/use-game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { isQuiet, useNotices } from '../../store/notices.ts';
import { usePlace } from '../place.ts';
import styles from '../shell.module.css';

/** The last good news, in the free middle of the top bar: it covers nothing and moves nothing. A round, and the floor, say it in their bottom bar. */
export const TopLine = () => {
  const textOf = useTextOf();
  const game = useGame();
  const isElsewhere = usePlace(({ screen }) => screen === 'rounds') && game !== null;
  const notice = useNotices(({ notices }) => notices.findLast(isQuiet));
  const words = isElsewhere || notice === undefined ? null : textOf(notice.key ?? '', notice.params);
  return (
    <span className={styles.topLine} role="status" {...(words === null ? {} : { title: words })}>
      {words}
    </span>
  );
};
