import type { BridgeCommand } from '../../../core/bridge/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { showRefusal } from '../../store/notices.ts';
import { send } from '../../store/tournament.ts';

/** Sends a command of bridge's own; a refusal is shown. True: it is done. */
export const doOwn = async (command: BridgeCommand): Promise<boolean> => {
  const answer = await send({ type: 'family.do', command: command as unknown as Json });
  if (!answer.ok) showRefusal(answer.refusal);
  return answer.ok;
};
