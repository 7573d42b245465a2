import type { Game } from './game.ts';

/** Where a game says nothing else [reliability 14.1]. */
const USUAL_MOST = 2000;

export const mostEntrants = ({ mostEntrants: own }: Pick<Game, 'mostEntrants'>): number => own ?? USUAL_MOST;
