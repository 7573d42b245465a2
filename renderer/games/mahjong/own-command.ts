import type { MahjongCommand } from '../../../core/games/mahjong/rules/state.ts';
import { ownCommands } from '../own-command.ts';

/** Sends a command of mahjong's own; a refusal is shown. True: it is done. */
export const doOwn = ownCommands<MahjongCommand>();
