import type { FloorChange } from '../../../core/games/poker/steps/floor-changes.ts';
import { logLines } from '../../../core/games/poker/steps/log-lines.ts';
import { floorOf } from '../../../core/games/poker/steps/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import type { HistoryPart } from '../game-screens.ts';
import { floorText } from './texts.ts';

/** What happened on the floor; a step without a line of its own is listed by the name of its command. */
export const pokerHistory: HistoryPart<{ readonly [name: string]: Json }, FloorChange> = {
  lines: ({ changes, command, before, after }) => {
    const lines = logLines(floorOf(after), floorOf(before), changes);
    return lines.length > 0 ? lines : [{ code: `poker.steps.${String(command.do)}`, params: command }];
  },
  text: floorText,
};
