import { useTextOf } from '../../i18n/text.ts';
import type { SeatSignProps } from '../family-screens.ts';
import './side-sign.css';

/**
 * A side as a letter in a shape of its own: the first player's has corners, the second one's is round. Decoration: the
 * name of the side is read out with the person.
 */
export const SideSign = ({ seat, size = 'small' }: SeatSignProps) => {
  const textOf = useTextOf();
  return (
    <span className="side" data-side={seat} data-size={size} aria-hidden>
      {textOf(`duel:seats.${seat}.letter`)}
    </span>
  );
};
