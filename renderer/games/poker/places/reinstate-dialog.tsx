import { useMemo } from 'react';
import type { Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { OrderDialog, useOrder } from '../floor/dialogs/order-dialog.tsx';
import { nameOfEntry } from '../names.ts';
import type { FloorOrder } from '../own-command.ts';
import { PlaceChanges, useOutcome } from './place-changes.tsx';

type ReinstateProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly entry: EntryNo;
  readonly onClose: () => void;
};

/** An old bust taken back: which seat the player gets and whose places move, before it is done. */
export const ReinstateDialog = ({ tournament, hall, entry, onClose }: ReinstateProps) => {
  const textOf = useTextOf();
  const stands = useMemo((): FloorOrder => ({ do: 'reinstate', entry }), [entry]);
  const outcome = useOutcome(stands);
  const sent = useOrder(onClose, stands);
  const order = outcome.ok ? sent : sent.checked(stands, outcome.refusal);
  return (
    <OrderDialog
      order={order}
      title={`${textOf('floor:places.reinstate')}: ${nameOfEntry(tournament, hall.floor, entry)}`}
      confirm={textOf('floor:places.reinstate')}
      size="normal"
      isReady={outcome.ok}
      isQuestion
      onSubmit={() => void sent.carryOut(stands)}
      onClose={onClose}
    >
      {order.notice === null && outcome.ok && (
        <PlaceChanges tournament={tournament} hall={hall} changes={outcome.value} entry={entry} />
      )}
    </OrderDialog>
  );
};
