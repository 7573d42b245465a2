import type { FloorCommandInput, PlainCommandInput } from '../../../core/games/poker/steps/floor-commands.ts';
import type { Answer, Refusal } from '../../../core/tournament/refusal.ts';
import { asJson } from '../../../core/tournament/words.ts';
import { showRefusal } from '../../store/notices.ts';
import { closeWithEvent, send } from '../../store/tournament.ts';
import { withReason } from './draw-again.ts';
import { nextSlip, printIssued } from './slip-printing.ts';

/** A command of the floor without its time, which is filled in when it is sent. */
export type FloorOrder = PlainCommandInput extends infer C
  ? C extends { readonly at: number }
    ? Omit<C, 'at'>
    : C
  : never;

/** A draw that can be checked and looked at before it is made. */
export type DrawOrder = Extract<FloorOrder, { readonly do: 'lookAtDraw' }>['order'];

/** Commands that say nothing of time. */
const TIMELESS: ReadonlySet<FloorOrder['do']> = new Set<FloorOrder['do']>([
  'addTables',
  'removeTables',
  'editTable',
  'arrangeTables',
  'openTables',
  'lockSeat',
  'unlockSeats',
  'withdraw',
  'sell',
  'amendBust',
  'fetchSlips',
  'snooze',
  'setHandForHand',
  'waiveFlag',
  'declineCasino',
  'setRegistration',
  'removeClock',
]);

/** The command as it is sent. */
const timed = (order: FloorOrder): PlainCommandInput =>
  (TIMELESS.has(order.do) ? order : { ...order, at: Date.now() }) as PlainCommandInput;

/** The same with why it is done again. */
export const timedAgain = (order: FloorOrder, reason: string): FloorCommandInput => ({
  do: 'drawAgain',
  order: timed(order),
  reason,
});

/** What was refused last, so that a way out can give it again. */
let refused: FloorOrder | null = null;

/** Sends a floor command and prints the slips it gives out; the caller shows everything else. */
export const sendFloor = async (order: FloorOrder): Promise<Answer<{ readonly no: number }>> => {
  const slip = nextSlip();
  const answer = await withReason((reason) => {
    const command = reason === null ? timed(order) : timedAgain(order, reason);
    return send({ type: 'family.do', command: asJson(command) });
  });
  refused = answer.ok ? null : order;
  if (answer.ok) printIssued(slip);
  return answer;
};

/** Why it is drawn again was asked, and not answered: whoever called it off needs not be told. */
export const isCalledOff = ({ code }: Refusal): boolean => code === 'poker.drawnAgain';

/** Sends a command of the floor; a refusal is shown with its ways out. True: it is done. */
export const doFloor = async (order: FloorOrder): Promise<boolean> => {
  const answer = await sendFloor(order);
  if (!answer.ok && !isCalledOff(answer.refusal)) showRefusal(answer.refusal);
  return answer.ok;
};

/** Shows a check, which is no refusal: its ways out stand for themselves, and nothing refused before follows them. */
export const forgetRefused = (): void => {
  refused = null;
};

closeWithEvent(forgetRefused);

/** What was refused last, if nothing was done since. */
export const lastRefused = (): FloorOrder | null => refused;
