import type { GameHallView } from '../paper.ts';

export type GameHall = {
  /** One with an id of the program takes that view's place. */
  readonly views?: readonly GameHallView[];
  /** Views of the program that it has no use for. */
  readonly without?: readonly string[];
};
