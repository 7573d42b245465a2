import type { AskedInput } from '../../core/tournament/commands.ts';
import { showRefusal } from './notices.ts';
import { send } from './tournament.ts';

/** Sends a command and shows the refusal. True: it is done. */
export const carryOut = async (command: AskedInput): Promise<boolean> => {
  const answer = await send(command);
  if (!answer.ok) showRefusal(answer.refusal);
  return answer.ok;
};
