import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { chairCalled, entriesCalled } from '../../../../../core/games/poker/results/find.ts';
import { resultsOf } from '../../../../../core/games/poker/results/results.ts';
import { chairText, entryOf, type Hall, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf, lengthOf } from '../../../../../core/games/poker/rules/pages.ts';
import { type EntryNo, seatAt } from '../../../../../core/games/poker/rules/room.ts';
import { evolveFloor } from '../../../../../core/games/poker/steps/floor-evolve.ts';
import type { Refusal } from '../../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button, IconButton, SegmentedControl } from '../../../../parts/button.tsx';
import { Dialog } from '../../../../parts/dialog.tsx';
import { Checkbox } from '../../../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../../../parts/field/field.tsx';
import { RefusalNotice } from '../../../../parts/notice.tsx';
import { useTournamentStore } from '../../../../store/tournament.ts';
import { nameOfEntry } from '../../names.ts';
import { outcomeOf } from '../../outcome.ts';
import { sendFloor } from '../../own-command.ts';
import { placeText } from '../../places/place-text.ts';

type Out = {
  readonly entry: EntryNo;
  /** Chips at the start of the hand, null where nobody counted. */
  readonly chips: number | null;
  /** Seats of the table, as typed: "3" or "3, 5". */
  readonly by: string;
  readonly again: boolean;
};

const fresh = (entry: EntryNo): Out => ({ entry, chips: null, by: '', again: false });

/** Entries on the seats named, of the table where somebody sits; null where a seat is empty or his own. */
const byOf = ({ floor }: Hall, { entry, by }: Out): readonly EntryNo[] | null => {
  const at = entryOf(floor, entry)?.at ?? null;
  const table = at === null ? undefined : tableOf(floor, at.table);
  const found = table === undefined ? [] : entriesCalled(table, by);
  return found === null || found.includes(entry) ? null : found;
};

type BustDialogProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly entries: readonly EntryNo[];
  readonly onClose: () => void;
};

/**
 * Who is out: one player with Enter, or several of one hand. In the same hand chips decide, unknown ones tie; in order the first
 * in the list was out first.
 */
export const BustDialog = ({ tournament, hall, entries, onClose }: BustDialogProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:bust.${key}`, params);
  const [outs, setOuts] = useState<readonly Out[]>(entries.map(fresh));
  const [order, setOrder] = useState<'hand' | 'order'>('hand');
  const [word, setWord] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
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
  const add = () => {
    const chair = chairCalled(itemsOf(floor.tables), word);
    const table = chair === null ? undefined : tableOf(floor, chair.table);
    const entry = chair === null || table === undefined ? null : (seatAt(table, chair.seat)?.entry ?? null);
    if (entry === null) setWrong(t('nobodyThere'));
    else {
      if (!outs.some((out) => out.entry === entry)) setOuts([...outs, fresh(entry)]);
      setWord('');
      setWrong(null);
    }
  };
  const submit = async () => {
    if (word.trim() !== '') {
      add();
      return;
    }
    if (busy || outs.length === 0) return;
    const busted = outs.flatMap((out) => {
      const by = byOf(hall, out);
      return by === null ? [] : [{ entry: out.entry, chips: out.chips, by: [...by] }];
    });
    setAsked(true);
    if (busted.length < outs.length) return;
    setBusy(true);
    const answer = await sendFloor({
      do: 'bust',
      hands: order === 'hand' ? [busted] : busted.map((each) => [each]),
      reEnter: outs.flatMap(({ entry, again }) => (again && floor.registrationOpen ? [entry] : [])),
    });
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer.refusal);
  };
  const several = outs.length > 1;
  const isApart =
    !hall.rules.compareChips && new Set(outs.map(({ entry }) => entryOf(floor, entry)?.at?.table)).size > 1;
  const results = useMemo(() => {
    const busted = outs.map((out) => ({ entry: out.entry, chips: out.chips, by: [] }));
    const seen = outcomeOf(ledger, { do: 'bust', hands: order === 'hand' ? [busted] : busted.map((each) => [each]) });
    return seen.ok ? resultsOf({ ...hall, floor: seen.value.reduce(evolveFloor, hall.floor) }) : null;
  }, [ledger, outs, order, hall]);
  /** The place and the prize as they will be, before anything is done. */
  const placeOf = (entry: EntryNo): string => {
    const row = results?.rows.find((each) => each.entry === entry);
    if (results === null || row === undefined) return '';
    const place = placeText(row.from, row.to, results.provisional, number);
    return row.prize > 0 ? t('placePrize', { place, prize: row.prize }) : t('place', { place });
  };
  return (
    <Dialog
      title={t('title', { count: outs.length })}
      isOpen
      onClose={onClose}
      size={several ? 'large' : 'normal'}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button type="submit" tone="primary" autoFocus isDisabled={outs.length === 0}>
            {t('confirm', { count: outs.length })}
          </Button>
        </>
      }
    >
      {refusal !== null && <RefusalNotice refusal={refusal} onDismiss={() => setRefusal(null)} />}
      <ul className="outs">
        {outs.map((out, index) => {
          const at = entryOf(floor, out.entry)?.at ?? null;
          const name = nameOfEntry(tournament, floor, out.entry);
          return (
            <li key={out.entry} className="out">
              <span className="out-who">
                <bdi className="out-name">{name}</bdi>
                <span className="figures floor-quiet">{at === null ? '' : chairText(floor, at)}</span>
                <span className="figures out-place">{placeOf(out.entry)}</span>
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
                onChange={(by) => change(out.entry, { by })}
                placeholder="3, 5"
                error={asked && byOf(hall, out) === null ? t('nobodyThere') : null}
              />
              {floor.registrationOpen && (
                <Checkbox isSelected={out.again} onChange={(again) => change(out.entry, { again })}>
                  {t('again')}
                </Checkbox>
              )}
              {several && (
                <span className="out-deeds">
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
          label={t('order')}
          items={[
            { id: 'hand' as const, label: t(isApart ? 'sameHandApart' : 'sameHand') },
            { id: 'order' as const, label: t('inOrder') },
          ]}
          value={order}
          onChange={setOrder}
        />
      )}
      <TextField
        label={t('more')}
        about={t('moreAbout')}
        value={word}
        onChange={setWord}
        placeholder="5.3"
        error={wrong}
      />
      {lengthOf(floor.busts) === 0 && floor.registrationOpen && <p className="floor-quiet">{t('registrationOpen')}</p>}
    </Dialog>
  );
};
