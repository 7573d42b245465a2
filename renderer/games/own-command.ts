import type { Json } from '../../core/tournament/words.ts';
import { carryOut } from '../store/carry-out.ts';

/** The sender of a game's own commands: a refusal is shown. True: it is done. */
export const ownCommands =
  <Command>() =>
  (command: Command): Promise<boolean> =>
    carryOut({ type: 'family.do', command: command as Json });
