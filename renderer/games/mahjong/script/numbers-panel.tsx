import { ArrowDown01, Dices, Trophy } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { call } from '../../../door/current.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/field/field.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { mapOf } from './check.ts';
import { setLocalIds } from './deeds.ts';
import { byNumber, faultsOf, mapIn, type Numbering, numbered, typedOf } from './numbers.ts';
import styles from './script.module.css';

type SeedDialogProps = { readonly onDraw: (seed: string) => void; readonly onClose: () => void };

/** The seed of the draw: the same seed gives the same numbers on every computer. */
const SeedDialog = ({ onDraw, onClose }: SeedDialogProps) => {
  const textOf = useTextOf();
  const [seed, setSeed] = useState('');
  useEffect(() => {
    void call('seating.freshSeed', {}).then((answer) => {
      if (answer.ok) setSeed((typed) => (typed === '' ? answer.value : typed));
    });
  }, []);
  const draw = () => {
    onClose();
    onDraw(seed.trim());
  };
  return (
    <Dialog
      title={textOf('mahjongDesk:numbers.atRandom')}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => seed.trim() !== '' && draw()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit" isDisabled={seed.trim() === ''}>
            {textOf('mahjongDesk:numbers.draw')}
          </Button>
        </>
      }
    >
      <TextField
        label={textOf('sheets:report.seed')}
        value={seed}
        onChange={setSeed}
        maxLength={100}
        autoFocus
        spellCheck="false"
        autoComplete="off"
      />
    </Dialog>
  );
};

type NumbersPanelProps = {
  readonly tournament: Tournament;
  /** False while a round is open. */
  readonly canSave: boolean;
  /** The number or the player to go to, asked from elsewhere. */
  readonly focus: { readonly player: EntrantId | null } | null;
  /** Numbers that were typed are to be saved, or no longer. */
  readonly onTyped: (isToSave: boolean) => void;
};

/** Who has which number of the script [M-24]. */
export const NumbersPanel = ({ tournament, canSave, focus, onTyped }: NumbersPanelProps) => {
  const textOf = useTextOf();
  const stored = useMemo(() => mapOf(tournament), [tournament]);
  const [typed, setTyped] = useState(() => typedOf(tournament, stored));
  const [isDrawing, setDrawing] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // What is stored may change under it: undo, somebody registered.
  useEffect(() => setTyped(typedOf(tournament, stored)), [tournament, stored]);
  useEffect(() => {
    if (focus === null) return;
    const field = list.current?.querySelector<HTMLInputElement>(
      focus.player === null ? 'input' : `input[data-player="${focus.player}"]`,
    );
    field?.focus();
    field?.select();
  }, [focus]);
  const people = peopleOf(tournament);
  const order = useMemo(() => byNumber(tournament, stored), [tournament, stored]);
  const playing = useMemo(
    () => new Set(tournament.entrants.filter((entrant) => entrant.playing).map(({ id }) => id)),
    [tournament],
  );
  const faults = useMemo(() => faultsOf(typed), [typed]);
  const before = useMemo(() => typedOf(tournament, stored), [tournament, stored]);
  const isChanged = [...typed].some(([player, text]) => (before.get(player) ?? '') !== text.trim());
  useEffect(() => {
    onTyped(isChanged);
    return () => onTyped(false);
  }, [isChanged, onTyped]);
  const firstFault = order.find((player) => faults.has(player));
  const renumber = (numbering: Numbering, seed = '') =>
    setTyped(typedOf(tournament, numbered(tournament, numbering, seed)));

  const faultWords = (player: EntrantId): string => {
    const { fault, other } = faults.get(player) ?? { fault: 'notANumber', other: null };
    const name = people.get(player)?.name ?? '';
    if (fault === 'notANumber') return textOf('mahjongDesk:numbers.notANumber', { name, number: typed.get(player) });
    const players = [name, people.get(other ?? 0)?.name ?? ''];
    return textOf('mahjong:refusals.localIdTaken', { localId: typed.get(player), players });
  };

  const step = (from: HTMLInputElement, by: number) => {
    const fields = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = fields[fields.indexOf(from) + by];
    next?.focus();
    next?.select();
  };

  return (
    <div className={styles.numbers}>
      <div className={styles.numbersWays}>
        <Button icon={<ArrowDown01 size={16} aria-hidden />} onPress={() => renumber('registration')}>
          {textOf('mahjongDesk:numbers.byRegistration')}
        </Button>
        <Button icon={<Dices size={16} aria-hidden />} onPress={() => setDrawing(true)}>
          {textOf('mahjongDesk:numbers.atRandom')}
        </Button>
        <Button icon={<Trophy size={16} aria-hidden />} onPress={() => renumber('rating')}>
          {textOf('mahjongDesk:numbers.byRating')}
        </Button>
      </div>
      <div ref={list} className={styles.numbersScroll}>
        <Table
          label={textOf('mahjongDesk:numbers.title')}
          columns={[
            {
              id: 'number',
              head: textOf('people:fields.number'),
              width: '7rem',
              cell: (player) => (
                <input
                  className={`field-input ${styles.numbersField}`}
                  data-player={player}
                  inputMode="numeric"
                  maxLength={7}
                  aria-label={textOf('mahjongDesk:numbers.numberOf', { name: people.get(player)?.name ?? '' })}
                  aria-invalid={faults.has(player)}
                  {...(faults.has(player) ? { 'data-invalid': '' } : {})}
                  value={typed.get(player) ?? ''}
                  onChange={({ currentTarget: { value } }) => setTyped((known) => new Map(known).set(player, value))}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onKeyDown={(event) => {
                    const by = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
                    if (by === undefined) return;
                    event.preventDefault();
                    step(event.currentTarget, by);
                  }}
                />
              ),
            },
            {
              id: 'player',
              head: textOf('people:fields.member'),
              names: true,
              cell: (player) => (
                <span className={styles.numbersName}>
                  <PersonName person={people.get(player)} />
                  {!playing.has(player) && <Badge>{textOf('words:sitsOut')}</Badge>}
                </span>
              ),
            },
          ]}
          rows={order}
          rowKey={(player) => player}
          rowMark={(player) => (playing.has(player) ? null : 'off')}
        />
      </div>
      {firstFault !== undefined && (
        <p className="field-error" role="alert">
          {faultWords(firstFault)}
        </p>
      )}
      <div className={styles.numbersFoot}>
        <Button isDisabled={!isChanged} onPress={() => setTyped(before)}>
          {textOf('rounds:seat.discard')}
        </Button>
        <Button
          tone="primary"
          isDisabled={!isChanged || faults.size > 0 || !canSave}
          onPress={() => void setLocalIds(mapIn(typed))}
        >
          {textOf('mahjongDesk:numbers.save')}
        </Button>
      </div>
      {isDrawing && <SeedDialog onDraw={(seed) => renumber('lot', seed)} onClose={() => setDrawing(false)} />}
    </div>
  );
};
