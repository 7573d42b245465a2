import { sideSign } from '../side-sign.tsx';

/** A direction: N-S has corners, E-W is round. */
export const DirectionSign = sideSign('bridge', 'ns');
