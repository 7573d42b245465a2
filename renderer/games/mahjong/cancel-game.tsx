import { Ban, RotateCcw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Table } from '../../../core/tournament/words.ts';
import { type Deed, useDeeds } from '../../desk/commands/commands.ts';
import { shortcutText } from '../../desk/commands/shortcut.ts';
import { useTextOf, withoutDots } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field/field.tsx';
import { Impact } from '../../round/entry/correction.tsx';
import type { Typed } from '../../round/entry/entry-form.ts';
import { handChanged, useEntry } from '../../round/entry/entry-store.ts';
import { isReplacing } from '../../round/entry/replacing.ts';
import { NameList } from '../../round/names/name-list.tsx';
import { peopleOf } from '../../round/names/people.ts';
import { cancelled, counted } from './entry.ts';
import type { MahjongHand } from './hand.ts';
import styles from './mahjong.module.css';

const CANCEL = 'F4';
const LONGEST = 500;

/** Each game makes its own hand, so this screen's hand is mahjong's. */
const change = (round: Round, make: (hand: MahjongHand) => Typed<MahjongHand>): void =>
  handChanged(round.no, (hand) => make(hand as MahjongHand));

type CancelGameProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly table: Table;
  readonly hand: MahjongHand;
};

const CancelDialog = ({
  tournament,
  round,
  table,
  hand,
  onClose,
}: CancelGameProps & { readonly onClose: () => void }) => {
  const textOf = useTextOf();
  const entry = useEntry(round.no);
  const [reason, setReason] = useState('');
  const words = reason.trim();
  const off = useMemo(() => cancelled(hand, '?').result, [hand]);
  return (
    <Dialog
      title={textOf('mahjong:cancel.title', { table: table.table, round: round.no })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => {
        if (words === '') return;
        onClose();
        change(round, (hand) => cancelled(hand, words));
      }}
      actions={
        <>
          <Button onPress={onClose}>{textOf('rounds:entry.buttons.back')}</Button>
          <Button primary tone="danger" type="submit" isDisabled={words === ''}>
            {withoutDots(textOf('mahjong:cancel.open'))}
          </Button>
        </>
      }
    >
      <p>
        <NameList people={peopleOf(tournament, round.no)} ids={table.seats} />
      </p>
      <p>{textOf('mahjong:cancel.about')}</p>
      <TextField label={textOf('director:reason')} value={reason} onChange={setReason} maxLength={LONGEST} autoFocus />
      {off !== null && isReplacing(round, entry) && (
        <Impact tournament={tournament} round={round} table={table.table} result={off} />
      )}
    </Dialog>
  );
};

/** A game that does not count [M-10]: cancelled with a reason, and counted again. */
export const CancelGame = (props: CancelGameProps) => {
  const { round, hand } = props;
  const textOf = useTextOf();
  const [isOpen, setOpen] = useState(false);
  const isOff = hand.cancelled !== null;
  const press = useCallback(() => {
    if (isOff) change(round, counted);
    else setOpen(true);
  }, [isOff, round]);
  const deeds = useMemo(
    (): readonly Deed[] => [
      {
        id: 'results.cancelGame',
        titleKey: `mahjong:cancel.${isOff ? 'count' : 'open'}`,
        groupKey: 'words:results',
        shortcut: CANCEL,
        perform: press,
      },
    ],
    [isOff, press],
  );
  useDeeds(deeds);
  return (
    <div className={styles.handCancel}>
      {isOff && <span className="result-mark">{textOf('mahjong:cancelled', { reason: hand.cancelled })}</span>}
      <Button
        tone="quiet"
        icon={isOff ? <RotateCcw size={16} aria-hidden /> : <Ban size={16} aria-hidden />}
        onPress={press}
        excludeFromTabOrder
      >
        {textOf(`mahjong:cancel.${isOff ? 'count' : 'open'}`)} ({shortcutText(CANCEL)})
      </Button>
      {isOpen && <CancelDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
};
