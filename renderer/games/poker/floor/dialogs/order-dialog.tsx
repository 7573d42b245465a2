import { type ReactNode, useRef, useState } from 'react';
import type { Refusal, WayOut } from '../../../../../core/tournament/refusal.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { Dialog } from '../../../../parts/dialog.tsx';
import { RefusalNotice } from '../../../../parts/notice.tsx';
import { type FloorOrder, forgetRefused, sendFloor } from '../../own-command.ts';

/** Ways out that mean: the same again, knowingly; what each says beside. */
const AGAIN: { readonly [way: string]: object } = {
  'poker.useLockedSeat': { confirmed: true },
  'poker.moveAnyway': { confirmed: true },
  'poker.breakAnyway': { confirmed: true },
  'poker.allTheSame': { seen: [] },
  'poker.seatFirst': { overflow: 'wait' },
  'poker.waitForSeat': { overflow: 'wait' },
};

/** Sends an order from a dialog: a refusal stays in it, and can be overruled where the refusal offers that. */
export const useOrder = (onDone: () => void) => {
  const [refused, setRefused] = useState<{ readonly order: FloorOrder; readonly refusal: Refusal } | null>(null);
  const isSending = useRef(false);
  /** Once: Enter pressed again while it is on its way is no second order. */
  const carryOut = async (order: FloorOrder): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const answer = await sendFloor(order).finally(() => {
      isSending.current = false;
    });
    if (answer.ok) onDone();
    else setRefused({ order, refusal: answer.refusal });
  };
  /** Gives an order again as a way out of its refusal says. */
  const again = (order: FloorOrder, way: WayOut): boolean => {
    const beside = way.do === 'poker.moveInstead' ? { instead: way.params?.slip } : AGAIN[way.do];
    if (beside !== undefined) void carryOut({ ...order, ...beside } as FloorOrder);
    return beside !== undefined;
  };
  const notice =
    refused === null ? null : (
      <RefusalNotice
        refusal={refused.refusal}
        onWay={(way) => again(refused.order, way)}
        onDismiss={() => setRefused(null)}
      />
    );
  /** What a check of an order that was not sent yet refuses. */
  const checked = (order: FloorOrder, refusal: Refusal): ReactNode => (
    <RefusalNotice
      refusal={refusal}
      onWay={(way) => {
        forgetRefused();
        return again(order, way);
      }}
    />
  );
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
