import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { chairCalled, sittersCalled } from '../../../../../core/games/poker/results/find.ts';
import { resultsOf } from '../../../../../core/games/poker/results/results.ts';
import { chairText, entryOf, type Hall, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { type EntryNo, seatAt } from '../../../../../core/games/poker/rules/room.ts';
import type { Seen } from '../../../../../core/games/poker/rules/seen.ts';
import { evolveFloor } from '../../../../../core/games/poker/steps/floor-evolve.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { useTextOf, withoutDots } from '../../../../i18n/text.ts';
import { IconButton, SegmentedControl } from '../../../../parts/button.tsx';
import { Checkbox } from '../../../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../../../parts/field/field.tsx';
import { useTournamentStore } from '../../../../store/tournament.ts';
import { nameOfEntry } from '../../names.ts';
import { outcomeOf } from '../../outcome.ts';
import type { FloorOrder } from '../../own-command.ts';
import { placeText } from '../../places/place-text.ts';
import styles from '../panels/panels.module.css';
import { OrderDialog, useOrder } from './order-dialog.tsx';

type Out = {
  readonly entry: EntryNo;
  /** Chips at the start of the hand, null where nobody counted. */
  readonly chips: number | null;
  /** Seats of the table, as typed: "3" or "3, 5". */
  readonly by: string;
  /** Who sat there when they were typed; null where nobody does. */
  readonly knockers: readonly Seen[] | null;
  readonly again: boolean;
};

const fresh = (entry: EntryNo): Out => ({ entry, chips: null, by: '', knockers: [], again: false });

/** Who sits on the seats named, of the table where somebody sits; null where a seat is empty or his own. */
const knockersOf = ({ floor }: Hall, entry: EntryNo, typed: string): readonly Seen[] | null => {
  const at = entryOf(floor, entry)?.at ?? null;
  const table = at === null ? undefined : tableOf(floor, at.table);
  const found = table === undefined ? [] : sittersCalled(table, typed);
  return found === null || found.some((each) => each.entry === entry) ? null : found;
};

type BustDialogProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly entries: readonly EntryNo[];
  /** Where they sat, where they were named by their seats. */
  readonly seen: readonly Seen[];
  readonly onClose: () => void;
};

/**
 * Who is out: one player with Enter, or several of one hand. In the same hand chips decide, unknown ones tie; in order the first
 * in the list was out first.
 */
export const BustDialog = ({ tournament, hall, entries, seen: called, onClose }: BustDialogProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:bust.${key}`, params);
  const [outs, setOuts] = useState<readonly Out[]>(entries.map(fresh));
  const [seen, setSeen] = useState(called);
  const [order, setOrder] = useState<'hand' | 'order'>('hand');
  const [word, setWord] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  /** Seats half typed are not called wrong before they are to count. */
  const [asked, setAsked] = useState(false);
  const { number } = useFormats();
  const ledger = useTournamentStore((store) => store.ledger);
  const { floor } = hall;
  const change = (entry: EntryNo, part: Partial<Out>) =>
    setOuts((now) => now.map((out) => (out.entry === entry ? { ...out, ...part } : out)));
  const swap = (index: number, other: number) =>
    setOuts((now) => {
      const [a, b] = [now[index], now[other]];
      return a === undefined || b === undefined ? now : now.with(index, b).with(other, a);
    });
  const busted = outs.flatMap(({ entry, chips, knockers }) =>
    knockers === null ? [] : [{ entry, chips, by: knockers.map((each) => each.entry) }],
  );
  const stands: FloorOrder | null =
    outs.length === 0 || busted.length < outs.length
      ? null
      : {
          do: 'bust',
          hands: order === 'hand' ? [busted] : busted.map((each) => [each]),
          reEnter: outs.flatMap(({ entry, again }) => (again && floor.registrationOpen ? [entry] : [])),
          seen: [
            ...seen.filter((each) => outs.some(({ entry }) => entry === each.entry)),
            ...outs.flatMap(({ knockers }) => knockers ?? []),
          ],
        };
  const sent = useOrder(onClose, stands);
  const add = () => {
    const chair = chairCalled(itemsOf(floor.tables), word);
    const table = chair === null ? undefined : tableOf(floor, chair.table);
    const entry = chair === null || table === undefined ? null : (seatAt(table, chair.seat)?.entry ?? null);
    if (entry === null) setWrong(textOf('floor:swap.nobody'));
    else if (chair !== null) {
      if (!outs.some((out) => out.entry === entry)) {
        setOuts([...outs, fresh(entry)]);
        setSeen([...seen, { entry, ...chair }]);
      }
      setWord('');
      setWrong(null);
    }
  };
  const submit = () => {
    if (word.trim() !== '') {
      add();
      return;
    }
    setAsked(true);
    if (stands !== null) void sent.carryOut(stands);
  };
  const several = outs.length > 1;
  const isApart =
    !hall.rules.compareChips && new Set(outs.map(({ entry }) => entryOf(floor, entry)?.at?.table)).size > 1;
  const results = useMemo(() => {
    const busted = outs.map((out) => ({ entry: out.entry, chips: out.chips, by: [] }));
    const after = outcomeOf(ledger, { do: 'bust', hands: order === 'hand' ? [busted] : busted.map((each) => [each]) });
    return after.ok ? resultsOf({ ...hall, floor: after.value.reduce(evolveFloor, hall.floor) }) : null;
  }, [ledger, outs, order, hall]);
  /** The place and the prize as they will be, before anything is done. */
  const placeOf = (entry: EntryNo): string => {
    const row = results?.rows.find((each) => each.entry === entry);
    if (results === null || row === undefined) return '';
    const place = placeText(row.from, row.to, results.provisional, number);
    return [t('place', { place }), ...(row.prize > 0 ? [number(row.prize)] : [])].join(' · ');
  };
  return (
    <OrderDialog
      // A seat typed beside is somebody more who is out: that comes first.
      order={word.trim() === '' ? sent : { ...sent, goesOn: null }}
      title={textOf('floor:deeds.bust')}
      confirm={withoutDots(textOf('floor:deeds.bust'))}
      size={several ? 'large' : 'normal'}
      isReady={outs.length > 0}
      isQuestion
      onClose={onClose}
      onSubmit={submit}
    >
      <ul className={styles.outs}>
        {outs.map((out, index) => {
          const at = entryOf(floor, out.entry)?.at ?? null;
          const name = nameOfEntry(tournament, floor, out.entry);
          return (
            <li key={out.entry} className={styles.out}>
              <span className={styles.outWho}>
                <bdi className={styles.outName}>{name}</bdi>
                <span className="figures floor-quiet">{at === null ? '' : chairText(floor, at)}</span>
                <span className={`figures ${styles.outPlace}`}>{placeOf(out.entry)}</span>
              </span>
              <NumberField
                label={t('chips')}
                value={out.chips ?? Number.NaN}
                minValue={0}
                maxValue={1_000_000_000}
                step={100}
                onChange={(chips) => change(out.entry, { chips: Number.isNaN(chips) ? null : Math.round(chips) })}
              />
              <TextField
                label={t('by')}
                value={out.by}
                {...(out.knockers === null || out.knockers.length === 0
                  ? {}
                  : { about: out.knockers.map((each) => nameOfEntry(tournament, floor, each.entry)).join(', ') })}
                onChange={(by) => change(out.entry, { by, knockers: knockersOf(hall, out.entry, by) })}
                placeholder="3, 5"
                error={asked && out.knockers === null ? textOf('floor:swap.nobody') : null}
              />
              {floor.registrationOpen && (
                <Checkbox isSelected={out.again} onChange={(again) => change(out.entry, { again })}>
                  {textOf('poker:roster.out.again')}
                </Checkbox>
              )}
              {several && (
                <span className={styles.outDeeds}>
                  {order === 'order' && (
                    <>
                      <IconButton
                        label={t('earlier')}
                        icon={<ArrowUp size={16} aria-hidden />}
                        isDisabled={index === 0}
                        onPress={() => swap(index, index - 1)}
                      />
                      <IconButton
                        label={t('later')}
                        icon={<ArrowDown size={16} aria-hidden />}
                        isDisabled={index === outs.length - 1}
                        onPress={() => swap(index, index + 1)}
                      />
                    </>
                  )}
                  <IconButton
                    label={t('without', { name })}
                    icon={<X size={16} aria-hidden />}
                    onPress={() => setOuts(outs.filter(({ entry }) => entry !== out.entry))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {several && (
        <SegmentedControl
          label={textOf('rounds:cards.sort')}
          items={[
            { id: 'hand' as const, label: t(isApart ? 'sameHandApart' : 'sameHand') },
            { id: 'order' as const, label: t('inOrder') },
          ]}
          value={order}
          onChange={setOrder}
        />
      )}
      <TextField label={t('more')} value={word} onChange={setWord} placeholder="5.3" error={wrong} />
    </OrderDialog>
  );
};
