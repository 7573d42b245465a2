import type { SeatSignProps } from '../game-screens.ts';

/** The number of a seat. */
export const SeatSign = ({ seat }: SeatSignProps) => <span className="figures">{seat}</span>;
