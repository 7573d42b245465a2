import { Lock, X } from 'lucide-react';
import { useState } from 'react';
import { awardedNow } from '../../../core/games/duel/steps/next-round.ts';
import { playingEntrants, type Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId, Json } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/field/choice.tsx';
import { TextField } from '../../parts/field/field.tsx';
import { Stack } from '../../parts/layout/layout.tsx';
import { PersonField } from '../../people/table/person-field.tsx';
import { peopleOf } from '../../round/names/people.ts';
import { PersonName } from '../../round/names/person-name.tsx';
import { useSeating } from '../../round/seating/seating-store.ts';
import type { OptionsProps } from '../game-screens.ts';
import styles from './duel.module.css';
import { readTables } from './table-numbers.ts';

type Pair = readonly [EntrantId, EntrantId];
type Draw = { readonly byeTo?: EntrantId | null; readonly locked?: readonly Pair[]; readonly shuffleTables?: boolean };

/** Those whom the next draw has to pair. */
const drawnNow = (tournament: Tournament): ReadonlySet<EntrantId> => {
  const awarded = new Set(awardedNow(tournament));
  return new Set(playingEntrants(tournament).flatMap(({ id }) => (awarded.has(id) ? [] : [id])));
};

/** Options without what says nothing, so that a draw without wishes is the same as before there were any. */
const optionsOf = ({ byeTo = null, locked = [], shuffleTables = false }: Draw): Json => ({
  ...(byeTo === null ? {} : { byeTo }),
  ...(locked.length === 0 ? {} : { locked }),
  ...(shuffleTables ? { shuffleTables } : {}),
});

type LocksProps = {
  readonly tournament: Tournament;
  readonly locked: readonly Pair[];
  readonly onChange: (locked: readonly Pair[]) => void;
};

/** Pairs that stay while the rest is drawn again: those of tables of the proposal, as it was changed by hand [duel 3.7]. */
const Locks = ({ tournament, locked, onChange }: LocksProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const drawn = useSeating((store) => store.drawn);
  const [typed, setTyped] = useState('');
  const wanted = readTables(typed);
  const tables = drawn?.arrangement.tables ?? [];
  const pairs = (wanted ?? []).flatMap((table): Pair[] => {
    const [a, b] = tables.find((one) => one.table === table)?.seats ?? [];
    return a === undefined || b === undefined ? [] : [[a, b]];
  });
  const lock = () => {
    if (wanted === null || pairs.length === 0) return;
    const taken = new Set(pairs.flat());
    onChange([...locked.filter((pair) => !pair.some((id) => taken.has(id))), ...pairs]);
    setTyped('');
  };
  return (
    <Stack gap={2}>
      {drawn !== null && (
        <div className={styles.duelLock}>
          <TextField
            label={textOf('duelDesk:lock')}
            about={textOf('duelDesk:lockAbout')}
            value={typed}
            onChange={setTyped}
            maxLength={200}
            error={wanted === null ? textOf('duelDesk:notTables') : null}
          />
          <Button icon={<Lock size={16} aria-hidden />} isDisabled={pairs.length === 0} onPress={lock}>
            {textOf('duelDesk:lockNow')}
          </Button>
        </div>
      )}
      {locked.length > 0 && (
        <ul aria-label={textOf('duelDesk:lock')}>
          {locked.map((pair) => (
            <li key={pair.join()} className={styles.duelLine}>
              <Lock size={14} aria-hidden />
              <span className={styles.duelLineWho}>
                <PersonName person={people.get(pair[0])} /> – <PersonName person={people.get(pair[1])} />
              </span>
              <IconButton
                label={textOf('duelDesk:unlock', { names: pair.map((id) => people.get(id)?.name) })}
                icon={<X size={16} aria-hidden />}
                onPress={() => onChange(locked.filter((other) => other !== pair))}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};

/** The bye by hand, where a bye is needed, and pairs that stay [duel 3.7]. */
export const DrawOptions = ({ tournament, options, onChange }: OptionsProps) => {
  const textOf = useTextOf();
  const drawn = drawnNow(tournament);
  const { byeTo = null, locked = [], shuffleTables = false } = options as Draw;
  // A choice made before somebody dropped can still be taken away.
  const asksBye = drawn.size % 2 === 1 || byeTo !== null;
  return (
    <>
      {asksBye && (
        <PersonField
          label={textOf('duelDesk:byeTo')}
          {...(drawn.size % 2 === 0 ? { about: textOf('duel:refusals.byeNotNeeded', { players: drawn.size }) } : {})}
          tournament={tournament}
          value={byeTo}
          onChange={(next) => onChange(optionsOf({ byeTo: next, locked, shuffleTables }))}
          among={(id) => drawn.has(id)}
        />
      )}
      <Locks
        tournament={tournament}
        locked={locked}
        onChange={(next) => onChange(optionsOf({ byeTo, locked: next, shuffleTables }))}
      />
      <Checkbox isSelected={shuffleTables} onChange={(on) => onChange(optionsOf({ byeTo, locked, shuffleTables: on }))}>
        {textOf('rounds:shuffleTables')}
      </Checkbox>
    </>
  );
};
