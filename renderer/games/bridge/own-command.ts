import type { BridgeCommand } from '../../../core/games/bridge/rules/state.ts';
import { ownCommands } from '../own-command.ts';

/** Sends a command of bridge's own; a refusal is shown. True: it is done. */
export const doOwn = ownCommands<BridgeCommand>();
