import type { Family } from './family.ts';

/** Where a family says nothing else [reliability 14.1]. */
const USUAL_MOST = 2000;

/** Most people of a tournament: 2,000, or as many as the family's own rules ask for. */
export const mostEntrants = ({ mostEntrants: own }: Pick<Family, 'mostEntrants'>): number => own ?? USUAL_MOST;
