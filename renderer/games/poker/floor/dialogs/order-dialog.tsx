import { type ReactNode, useRef, useState } from 'react';
import type { Answer, Refusal, WayOut } from '../../../../../core/tournament/refusal.ts';
import { canTake, takeWay } from '../../../../desk/ways.ts';
import { wayText } from '../../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { Dialog } from '../../../../parts/dialog.tsx';
import styles from '../../../../parts/layers.module.css';
import { RefusalNotice } from '../../../../parts/notice.tsx';
import { firstStep } from '../../first-steps.ts';
import { type FloorOrder, forgetRefused, isCalledOff, sendFloor } from '../../own-command.ts';
import { showDialog } from '../floor-store.ts';

/** Ways out that mean: the same again, knowingly; what each says beside. */
const AGAIN: { readonly [way: string]: object } = {
  'poker.useLockedSeat': { confirmed: true },
  'poker.moveAnyway': { confirmed: true },
  'poker.breakAnyway': { confirmed: true },
  'poker.allTheSame': { seen: [] },
  'poker.seatFirst': { overflow: 'wait' },
  'poker.waitForSeat': { overflow: 'wait' },
};

/** Ways that a dialog takes itself. */
const isOwn = (way: WayOut): boolean =>
  ['poker.moveInstead', 'poker.addTables'].includes(way.do) || AGAIN[way.do] !== undefined || firstStep(way) !== null;

/** The first way out, as the blue button of the dialog. */
type GoesOn = { readonly words: string; readonly perform: () => void };

type Refused = {
  /** As it stands in the dialog. */
  readonly asked: string;
  /** The order with all that the ways out taken since have added. */
  readonly order: FloorOrder;
  readonly refusal: Refusal;
};

/**
 * Sends an order from a dialog. A refusal stays in it while the order that stands there is the one refused; its ways out lead on to
 * the order, the first of them as the blue button [W-2.2]. `stands` is null while what is typed is no whole order, and left out
 * where nothing can be typed.
 */
export const useOrder = (onDone: () => void, stands?: FloorOrder | null) => {
  const [last, setLast] = useState<Refused | null>(null);
  const isSending = useRef(false);
  const isOf = last !== null && (stands === undefined || JSON.stringify(stands) === last.asked);
  // Whoever types something else, and then the same again, is told again.
  if (last !== null && !isOf) setLast(null);
  const refused = isOf ? last : null;
  const send = async (order: FloorOrder, asked: string, first?: () => Promise<Answer<unknown>>): Promise<void> => {
    // Once: Enter pressed again while it is on its way is no second order.
    if (isSending.current) return;
    isSending.current = true;
    setLast(null);
    const sent = async () => {
      const before = await first?.();
      return before === undefined || before.ok ? await sendFloor(order) : before;
    };
    const answer = await sent().finally(() => {
      isSending.current = false;
    });
    if (answer.ok) onDone();
    else if (!isCalledOff(answer.refusal)) setLast({ asked, order, refusal: answer.refusal });
  };
  const carryOut = (order: FloorOrder): Promise<void> => send(order, JSON.stringify(order));
  /** Takes a way out, and gives the order again where its reason is gone with that. */
  const take = (order: FloorOrder, asked: string, way: WayOut): void => {
    const beside = way.do === 'poker.moveInstead' ? { instead: way.params?.slip } : AGAIN[way.do];
    const step = firstStep(way);
    if (beside !== undefined) void send({ ...order, ...beside } as FloorOrder, asked);
    else if (step !== null) void send(order, asked, step);
    else if (way.do === 'poker.addTables') showDialog({ what: 'tables', followedBy: order });
    else {
      onDone();
      takeWay(way);
    }
  };
  const told = ({ order, asked, refusal }: Refused, dismiss?: () => void) => {
    const ways = refusal.ways.filter((each) => isOwn(each) || canTake(each));
    const [way] = ways;
    const goesOn: GoesOn | null =
      way === undefined ? null : { words: wayText(way), perform: () => take(order, asked, way) };
    const notice: ReactNode = (
      <RefusalNotice
        refusal={{ ...refusal, ways }}
        onWay={(each) => {
          take(order, asked, each);
          return true;
        }}
        firstElsewhere
        {...(dismiss === undefined ? {} : { onDismiss: dismiss })}
      />
    );
    return { goesOn, notice };
  };
  /** What a check refuses before the order is sent. */
  const checked = (order: FloorOrder, refusal: Refusal) => {
    const { goesOn, notice } = told({ order, asked: JSON.stringify(order), refusal });
    if (goesOn === null) return { goesOn, notice };
    return {
      notice,
      goesOn: {
        ...goesOn,
        perform: () => {
          forgetRefused();
          goesOn.perform();
        },
      },
    };
  };
  const { goesOn, notice } = refused === null ? { goesOn: null, notice: null } : told(refused, () => setLast(null));
  return { carryOut, notice, goesOn, checked };
};

type OrderDialogProps = {
  /** What `useOrder` answered. */
  readonly order: { readonly notice: ReactNode; readonly goesOn: GoesOn | null };
  readonly title: string;
  /** What the button that carries it out says. */
  readonly confirm: string;
  readonly isReady?: boolean;
  readonly size?: 'small' | 'normal' | 'large';
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The keyboard stands on the button that carries it out. */
  readonly isQuestion?: boolean;
  /** Something else that can be done, beside the buttons. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A dialog that ends in one order to the floor. */
export const OrderDialog = (props: OrderDialogProps) => {
  const { order, title, confirm, isReady = true, size = 'small', onSubmit, onClose, aside, children } = props;
  const { isQuestion = false } = props;
  const { notice, goesOn } = order;
  const textOf = useTextOf();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size={size}
      onSubmit={() => {
        if (goesOn !== null) goesOn.perform();
        else if (isReady) onSubmit();
      }}
      actions={
        <>
          {aside !== undefined && aside !== false && <span className={styles.dialogNote}>{aside}</span>}
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button type="submit" tone="primary" autoFocus={isQuestion} isDisabled={goesOn === null && !isReady}>
            {goesOn?.words ?? confirm}
          </Button>
        </>
      }
    >
      {notice}
      {children}
    </Dialog>
  );
};
