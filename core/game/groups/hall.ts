import type { GameHallView } from '../paper.ts';

export type GameHall = {
  /** One with an id of the program takes that view's place. */
  readonly views?: readonly GameHallView[];
  readonly without?: readonly string[];
};
