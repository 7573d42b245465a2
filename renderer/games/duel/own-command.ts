import type { DuelCommand } from '../../../core/games/duel/rules/state.ts';
import { ownCommands } from '../own-command.ts';

/** Sends a command of duel's own; a refusal is shown. True: it is done. */
export const doOwn = ownCommands<DuelCommand>();
