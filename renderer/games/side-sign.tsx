import { useTextOf } from '../i18n/text.ts';
import type { SeatSignProps } from './game-screens.ts';
import '../parts/marks.module.css';

/**
 * The sign of the seats of a table of two: the letters of a side in a shape of its own, the first one's with corners, the
 * other one's round. Decoration: the name of the side is read out with the person.
 *
 * @param first the code of the seat that is named first
 */
export const sideSign =
  (family: 'bridge' | 'duel', first: string) =>
  ({ seat, size = 'small' }: SeatSignProps) => {
    const letters = useTextOf()(`${family}:seats.${seat}.letter`);
    const side = seat === first ? 'first' : 'second';
    return (
      <span className="side" data-side={side} data-long={letters.length > 1} data-size={size} aria-hidden>
        {letters}
      </span>
    );
  };
