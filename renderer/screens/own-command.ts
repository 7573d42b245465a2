import type { Json } from '../../core/tournament/words.ts';
import { showRefusal } from '../store/notices.ts';
import { send } from '../store/tournament.ts';

/** The sender of a family's own commands: a refusal is shown. True: it is done. */
export const ownCommands =
  <Command>() =>
  async (command: Command): Promise<boolean> => {
    const answer = await send({ type: 'family.do', command: command as Json });
    if (!answer.ok) showRefusal(answer.refusal);
    return answer.ok;
  };
