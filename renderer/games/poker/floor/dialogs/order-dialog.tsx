import { type ReactNode, useRef, useState } from 'react';
import type { Answer, Refusal, WayOut } from '../../../../../core/tournament/refusal.ts';
import { takeWay } from '../../../../desk/ways.ts';
import { wayText } from '../../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { Dialog } from '../../../../parts/dialog.tsx';
import { RefusalNotice } from '../../../../parts/notice.tsx';
import { firstStep } from '../../first-steps.ts';
import { type FloorOrder, forgetRefused, sendFloor } from '../../own-command.ts';
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

/** Sends an order from a dialog: a refusal stays in it, and its ways out lead on to the order. */
export const useOrder = (onDone: () => void) => {
  const [refused, setRefused] = useState<{ readonly order: FloorOrder; readonly refusal: Refusal } | null>(null);
  const isSending = useRef(false);
  /** Once: Enter pressed again while it is on its way is no second order. */
  const carryOut = async (order: FloorOrder, first?: () => Promise<Answer<unknown>>): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setRefused(null);
    const send = async () => {
      const before = await first?.();
      return before === undefined || before.ok ? await sendFloor(order) : before;
    };
    const answer = await send().finally(() => {
      isSending.current = false;
    });
    if (answer.ok) onDone();
    else setRefused({ order, refusal: answer.refusal });
  };
  /** Takes a way out, and gives the order again where its reason is gone with that. */
  const take = (order: FloorOrder, way: WayOut): boolean => {
    const beside = way.do === 'poker.moveInstead' ? { instead: way.params?.slip } : AGAIN[way.do];
    const step = firstStep(way);
    if (beside !== undefined) void carryOut({ ...order, ...beside } as FloorOrder);
    else if (step !== null) void carryOut(order, step);
    else if (way.do === 'poker.addTables') showDialog({ what: 'tables', followedBy: order });
    else return false;
    return true;
  };
  const notice =
    refused === null ? null : (
      <RefusalNotice
        refusal={refused.refusal}
        onWay={(way) => take(refused.order, way)}
        onDismiss={() => setRefused(null)}
      />
    );
  /** What a check refuses before the order is sent: the dialog's own button is the first way out then [W-2.2]. */
  const checked = (order: FloorOrder, refusal: Refusal) => {
    const [way] = refusal.ways;
    const onWay = (each: WayOut): boolean => {
      forgetRefused();
      return take(order, each);
    };
    const goesOn =
      way === undefined
        ? null
        : {
            words: wayText(way),
            perform: () => {
              if (!onWay(way)) takeWay(way);
            },
          };
    return { goesOn, notice: <RefusalNotice refusal={refusal} onWay={onWay} firstElsewhere /> };
  };
  return { carryOut, notice, checked };
};

type OrderDialogProps = {
  readonly title: string;
  /** What the button that carries it out says. */
  readonly confirm: string;
  readonly isReady?: boolean;
  readonly size?: 'small' | 'normal';
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Nothing is filled in here: the keyboard stands on the button that carries it out. */
  readonly isQuestion?: boolean;
  /** The refusal of the last try. */
  readonly notice: ReactNode;
  /** Beside the buttons: something else that can be done. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A dialog that ends in one order to the floor. */
export const OrderDialog = (props: OrderDialogProps) => {
  const { title, confirm, isReady = true, size = 'small', onSubmit, onClose, notice, aside, children } = props;
  const { isQuestion = false } = props;
  const textOf = useTextOf();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size={size}
      onSubmit={() => {
        if (isReady) onSubmit();
      }}
      actions={
        <>
          {aside !== undefined && aside !== false && <span className="dialog-note">{aside}</span>}
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button type="submit" tone="primary" autoFocus={isQuestion} isDisabled={!isReady}>
            {confirm}
          </Button>
        </>
      }
    >
      {notice}
      {children}
    </Dialog>
  );
};
