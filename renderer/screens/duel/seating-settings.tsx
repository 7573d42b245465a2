import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type DuelOwn, ownOf, traitsOf } from '../../../core/duel/state.ts';
import { MOST_ENTRANTS } from '../../../core/tournament/proposal.ts';
import { playingEntrants, type Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Checkbox } from '../../design/choice.tsx';
import { Disclosure } from '../../design/disclosure.tsx';
import { NumberField, TextField } from '../../design/field.tsx';
import { useTextOf } from '../../i18n/text.ts';
import { PersonField } from '../../people/person-field.tsx';
import { peopleOf } from '../../rounds/people.ts';
import { PersonName } from '../../rounds/person-name.tsx';
import { doOwn } from './own-command.ts';
import './seating-settings.css';

type Settings = { readonly tournament: Tournament };

type LineProps = { readonly children: ReactNode; readonly remove: string; readonly onRemove: () => void };

const Line = ({ children, remove, onRemove }: LineProps) => (
  <li className="duel-line">
    <span className="duel-line-who">{children}</span>
    <IconButton label={remove} icon={<X size={16} aria-hidden />} onPress={onRemove} />
  </li>
);

/** Byes awarded before the round is drawn (4.1). */
const AwardedByes = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const [added, setAdded] = useState(0);
  const round = tournament.rounds.length + 1;
  const given = ownOf(tournament).byes.filter((award) => award.round === round);
  const has = new Set(given.map(({ player }) => player));
  const playing = new Set(playingEntrants(tournament).map(({ id }) => id));
  const award = async (player: EntrantId | null) => {
    if (player !== null && (await doOwn({ do: 'awardBye', award: { player, round } }))) setAdded(added + 1);
  };
  return (
    <div className="duel-setting">
      <PersonField
        key={added}
        label={textOf('duelDesk:awardBye', { round })}
        about={textOf('duelDesk:awardByeAbout')}
        tournament={tournament}
        value={null}
        onChange={(player) => void award(player)}
        among={(id) => playing.has(id) && !has.has(id)}
      />
      <ul>
        {given.map((own) => (
          <Line
            key={own.player}
            remove={textOf('duelDesk:takeByeBack')}
            onRemove={() => void doOwn({ do: 'takeByeBack', award: own })}
          >
            <PersonName person={people.get(own.player)} />
          </Line>
        ))}
      </ul>
    </div>
  );
};

/** Pairs that never meet (1). */
const NeverPairs = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const [pair, setPair] = useState<readonly [EntrantId | null, EntrantId | null]>([null, null]);
  const [added, setAdded] = useState(0);
  const { never } = ownOf(tournament);
  const [a, b] = pair;
  const add = async () => {
    if (a === null || b === null) return;
    if (!(await doOwn({ do: 'setNever', pairs: [...never, [a, b]].map(([x, y]) => [x, y]) }))) return;
    setPair([null, null]);
    setAdded(added + 1);
  };
  return (
    <div className="duel-setting">
      <PersonField
        key={`a${added}`}
        label={textOf('duelDesk:never')}
        tournament={tournament}
        value={a}
        onChange={(id) => setPair([id, b])}
        among={(id) => id !== b}
      />
      <PersonField
        key={`b${added}`}
        label={textOf('duelDesk:neverWith')}
        tournament={tournament}
        value={b}
        onChange={(id) => setPair([a, id])}
        among={(id) => id !== a}
      />
      <Button icon={<Plus size={16} aria-hidden />} isDisabled={a === null || b === null} onPress={() => void add()}>
        {textOf('duelDesk:neverAdd')}
      </Button>
      <ul>
        {never.map(([x, y]) => (
          <Line
            key={`${x}-${y}`}
            remove={textOf('duelDesk:neverLift')}
            onRemove={() => void doOwn({ do: 'liftNever', pairs: [[x, y]] })}
          >
            <PersonName person={people.get(x)} /> – <PersonName person={people.get(y)} />
          </Line>
        ))}
      </ul>
    </div>
  );
};

/** Table numbers from `5, 7-9`; null when that is not what is typed. */
export const readTables = (text: string): readonly number[] | null => {
  const parts = text.split(/[\s,;]+/u).filter((part) => part !== '');
  const numbers: number[] = [];
  for (const part of parts) {
    const [, from, to = from] = /^(\d{1,5})(?:[-–](\d{1,5}))?$/u.exec(part) ?? [];
    if (from === undefined || Number(from) < 1 || Number(to) < Number(from) || Number(to) > MOST_ENTRANTS) return null;
    for (let table = Number(from); table <= Number(to); table++) numbers.push(table);
  }
  return [...new Set(numbers)].sort((x, y) => x - y);
};

/** `5, 7-9` from table numbers in order. */
export const writeTables = (tables: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const table of tables) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === table - 1) last[1] = table;
    else runs.push([table, table]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
};

/** The venue's first table and tables that are not used (3.7). */
const VenueTables = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { tables } = ownOf(tournament);
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: DuelOwn['tables']) => void doOwn({ do: 'setTables', tables: next });
  const skipped = typed === null ? tables.skipped : readTables(typed);
  return (
    <div className="duel-setting">
      <NumberField
        label={textOf('duelDesk:firstTable')}
        value={tables.first}
        minValue={1}
        maxValue={MOST_ENTRANTS}
        onChange={(first) => {
          if (Number.isInteger(first)) set({ ...tables, first });
        }}
      />
      <TextField
        label={textOf('duelDesk:skippedTables')}
        about={textOf('duelDesk:skippedTablesAbout')}
        value={typed ?? writeTables(tables.skipped)}
        onChange={setTyped}
        onBlur={() => {
          if (typed === null || skipped === null) return;
          setTyped(null);
          set({ ...tables, skipped: [...skipped] });
        }}
        error={skipped === null ? textOf('duelDesk:notTables') : null}
        maxLength={500}
      />
    </div>
  );
};

const Shuffle = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { entrants, rounds } = tournament;
  const count = entrants.filter((entrant) => traitsOf(entrant).seed === undefined).length;
  if (rounds.length > 0 || count < 2) return null;
  return (
    <Checkbox
      isSelected={ownOf(tournament).shuffleUnseeded}
      onChange={(on) => void doOwn({ do: 'shuffleUnseeded', on })}
    >
      {textOf('duelDesk:shuffleUnseeded', { count })}
    </Checkbox>
  );
};

/** What holds for the draws of the event, whatever the method. */
export const SeatingSettings = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { never, byes } = ownOf(tournament);
  const now = byes.filter(({ round }) => round === tournament.rounds.length + 1).length;
  return (
    <div className="duel-settings">
      <Shuffle tournament={tournament} />
      <Disclosure title={textOf('duelDesk:settings.byes')} {...(now === 0 ? {} : { about: String(now) })}>
        <AwardedByes tournament={tournament} />
      </Disclosure>
      <Disclosure
        title={textOf('duelDesk:settings.never')}
        {...(never.length === 0 ? {} : { about: String(never.length) })}
      >
        <NeverPairs tournament={tournament} />
      </Disclosure>
      <Disclosure title={textOf('duelDesk:settings.tables')}>
        <VenueTables tournament={tournament} />
      </Disclosure>
    </div>
  );
};
