import type { MahjongCommand } from '../../../core/mahjong/state.ts';
import { ownCommands } from '../own-command.ts';

/** Sends a command of mahjong's own; a refusal is shown. True: it is done. */
export const doOwn = ownCommands<MahjongCommand>();
