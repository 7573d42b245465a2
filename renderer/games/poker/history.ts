import type { FloorChange } from '../../../core/games/poker/steps/floor-changes.ts';
import { logLines } from '../../../core/games/poker/steps/log-lines.ts';
import { floorOf } from '../../../core/games/poker/steps/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import type { HistoryPart } from '../game-screens.ts';
import { floorText } from './texts.ts';

/** What happened on the floor. */
export const pokerHistory: HistoryPart<{ readonly [name: string]: Json }, FloorChange> = {
  lines: ({ changes, before, after }) => logLines(floorOf(after), floorOf(before), changes),
  text: floorText,
};
