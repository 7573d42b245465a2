import { useTextOf } from '../../i18n/text.ts';
import type { SeatSignProps } from '../game-screens.ts';
import styles from './card/card.module.css';

/**
 * A wind as a letter on a drop that points where the wind comes from (east right, south down), so that it is told by
 * letter, by shape and last by colour. Decoration: the wind's name is read out with the person.
 */
export const WindSign = ({ seat, size = 'small' }: SeatSignProps) => {
  const textOf = useTextOf();
  return (
    <span className={styles.wind} data-wind={seat} data-size={size} aria-hidden>
      <span className={styles.windLetter}>{textOf(`mahjong:seats.${seat}.letter`)}</span>
    </span>
  );
};
