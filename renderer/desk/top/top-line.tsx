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
  // As in the bottom bar it is said until the next act [W-6.1].
  const notice = useNotices(({ notices, acts }) => notices.findLast((one) => isQuiet(one) && one.after === acts));
  const words = isElsewhere || notice === undefined ? null : textOf(notice.key ?? '', notice.params);
  return (
    <span className={styles.topLine} role="status" {...(words === null ? {} : { title: words })}>
      {words}
    </span>
  );
};
