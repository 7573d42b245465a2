import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { lastEntryOf } from '../../../../core/games/poker/results/player-places.ts';
import type { Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf, withoutDots } from '../../../i18n/text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { PersonField } from '../../../people/table/person-field.tsx';
import styles from '../clock/clock-screen.module.css';
import { OrderDialog, useOrder } from '../floor/dialogs/order-dialog.tsx';
import { nameOfEntry } from '../names.ts';
import type { FloorOrder } from '../own-command.ts';
import { PlaceChanges, useOutcome } from './place-changes.tsx';

type AmendProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly entry: EntryNo;
  readonly onClose: () => void;
};

/** Chips and who knocked a player out, put right afterwards: places within the hand follow. */
export const AmendDialog = ({ tournament, hall, entry, onClose }: AmendProps) => {
  const textOf = useTextOf();
  const { floor } = hall;
  const known = itemsOf(floor.busts)
    .flatMap(({ busted }) => busted)
    .find((busted) => busted.entry === entry);
  const [chips, setChips] = useState<number | null>(known?.chips ?? null);
  const [by, setBy] = useState<readonly EntryNo[]>(known?.by ?? []);
  const stands = useMemo((): FloorOrder => ({ do: 'amendBust', entry, chips, by: [...by] }), [entry, chips, by]);
  const outcome = useOutcome(stands);
  const sent = useOrder(onClose, stands);
  return (
    <OrderDialog
      order={outcome.ok ? sent : sent.checked(stands, outcome.refusal)}
      title={`${withoutDots(textOf('floor:places.amend'))}: ${nameOfEntry(tournament, floor, entry)}`}
      confirm={textOf('shell:save')}
      size="normal"
      isReady={outcome.ok}
      onClose={onClose}
      onSubmit={() => void sent.carryOut(stands)}
    >
      <NumberField
        label={textOf('floor:bust.chips')}
        value={chips ?? Number.NaN}
        minValue={0}
        maxValue={1_000_000_000}
        step={100}
        autoFocus
        onChange={(next) => setChips(Number.isNaN(next) ? null : Math.round(next))}
      />
      <PersonField
        label={textOf('poker:columns.by')}
        tournament={tournament}
        value={null}
        among={(id) => lastEntryOf(hall, id) !== undefined}
        onChange={(id) => {
          const last = id === null ? undefined : lastEntryOf(hall, id);
          if (last !== undefined && last.no !== entry && !by.includes(last.no)) setBy([...by, last.no]);
        }}
      />
      {by.length > 0 && (
        <ul className={styles.amendBy}>
          {by.map((each) => {
            const name = nameOfEntry(tournament, floor, each);
            return (
              <li key={each}>
                <bdi>{name}</bdi>
                <IconButton
                  label={textOf('floor:bust.without', { name })}
                  icon={<X size={16} aria-hidden />}
                  onPress={() => setBy(by.filter((other) => other !== each))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {outcome.ok && <PlaceChanges tournament={tournament} hall={hall} changes={outcome.value} entry={entry} />}
    </OrderDialog>
  );
};
