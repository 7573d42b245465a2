import { useTextOf } from '../../i18n/text.ts';
import type { SeatSignProps } from '../family-screens.ts';
import './side-sign.css';

/** A direction as its letters in a shape of its own: N-S has corners, E-W is round. Decoration: the name is read out. */
export const DirectionSign = ({ seat, size = 'small' }: SeatSignProps) => {
  const textOf = useTextOf();
  return (
    <span className="direction" data-side={seat} data-size={size} aria-hidden>
      {textOf(`bridge:seats.${seat}.letter`)}
    </span>
  );
};
