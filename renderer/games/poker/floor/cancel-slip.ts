import type { SlipNo } from '../../../../core/games/poker/rules/floor-state.ts';
import { showRefusal } from '../../../store/notices.ts';
import { sendFloor } from '../own-command.ts';
import { showDialog } from './floor-store.ts';

/** Refusals that are questions: the slip cannot be cancelled alone. */
const QUESTIONS: ReadonlySet<string> = new Set(['poker.playsOn', 'poker.cancelsOthers', 'poker.seatGone']);

/** Cancels one slip, and nothing beside it without asking. True: it is done. */
export const cancelSlip = async (slip: SlipNo): Promise<boolean> => {
  const answer = await sendFloor({ do: 'cancelMoves', slips: [slip] });
  if (answer.ok) return true;
  if (QUESTIONS.has(answer.refusal.code)) showDialog({ what: 'cancel', slip });
  else showRefusal(answer.refusal);
  return false;
};
