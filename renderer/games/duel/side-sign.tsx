import { sideSign } from '../side-sign.tsx';

/** A side: the first player's has corners, the second one's is round. */
export const SideSign = sideSign('duel', 'a');
