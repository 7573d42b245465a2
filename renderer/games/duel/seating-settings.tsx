import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type DuelOwn, ownOf, traitsOf } from '../../../core/games/duel/rules/state.ts';
import { mayNeedRematches, usualRounds } from '../../../core/games/duel/rules/usual-rounds.ts';
import { MOST_ENTRANTS } from '../../../core/tournament/draws/proposal.ts';
import { playingEntrants, type Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Checkbox } from '../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../parts/field/field.tsx';
import { Stack } from '../../parts/layout/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PersonField } from '../../people/table/person-field.tsx';
import { peopleOf } from '../../round/names/people.ts';
import { PersonName } from '../../round/names/person-name.tsx';
import { carryOut } from '../../store/carry-out.ts';
import styles from './duel.module.css';
import { doOwn } from './own-command.ts';
import { readTables, writeTables } from './table-numbers.ts';

type Settings = { readonly tournament: Tournament };

type LineProps = { readonly children: ReactNode; readonly remove: string; readonly onRemove: () => void };

const Line = ({ children, remove, onRemove }: LineProps) => (
  <li className={styles.duelLine}>
    <span className={styles.duelLineWho}>{children}</span>
    <IconButton label={remove} icon={<X size={16} aria-hidden />} onPress={onRemove} />
  </li>
);

/** Byes awarded before the round is drawn [duel 4.1]. */
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
    <Stack gap={2}>
      <PersonField
        key={added}
        label={textOf('duelDesk:awardBye', { round })}
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
    </Stack>
  );
};

/** Pairs that never meet [duel 1]. */
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
    <Stack gap={2}>
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
    </Stack>
  );
};

/** The venue's first table and tables that are not used [duel 3.7]. */
const VenueTables = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { tables } = ownOf(tournament);
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: DuelOwn['tables']) => void doOwn({ do: 'setTables', tables: next });
  const skipped = typed === null ? tables.skipped : readTables(typed);
  return (
    <Stack gap={2}>
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
        about={textOf('duelDesk:notTables')}
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
    </Stack>
  );
};

/** Players who always sit at one table, and why; the reason is not printed [duel 12]. */
const Pins = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const [player, setPlayer] = useState<EntrantId | null>(null);
  const [table, setTable] = useState(Number.NaN);
  const [reason, setReason] = useState('');
  const [accessible, setAccessible] = useState(false);
  const [added, setAdded] = useState(0);
  const add = async () => {
    if (player === null || !Number.isInteger(table)) return;
    if (!(await doOwn({ do: 'pin', pin: { player, table, reason: reason.trim(), accessible } }))) return;
    setPlayer(null);
    setTable(Number.NaN);
    setReason('');
    setAccessible(false);
    setAdded(added + 1);
  };
  return (
    <Stack gap={2}>
      <PersonField
        key={added}
        label={textOf('words:alwaysAtOneTable')}
        tournament={tournament}
        value={player}
        onChange={setPlayer}
        among={() => true}
      />
      <NumberField
        label={textOf('words:columns.table')}
        value={table}
        minValue={1}
        maxValue={MOST_ENTRANTS}
        onChange={setTable}
      />
      <TextField label={textOf('words:log.why')} value={reason} onChange={setReason} maxLength={500} />
      <Checkbox isSelected={accessible} onChange={setAccessible}>
        {textOf('duelDesk:pin.accessible')}
      </Checkbox>
      <Button
        icon={<Plus size={16} aria-hidden />}
        isDisabled={player === null || !Number.isInteger(table)}
        onPress={() => void add()}
      >
        {textOf('duelDesk:pin.add')}
      </Button>
      <ul>
        {ownOf(tournament).pins.map((own) => (
          <Line
            key={own.player}
            remove={textOf('duelDesk:pin.remove', { name: people.get(own.player)?.name })}
            onRemove={() => void doOwn({ do: 'unpin', player: own.player })}
          >
            {textOf('rounds:cards.table', { table: own.table })} · <PersonName person={people.get(own.player)} />
            {own.accessible && ` · ${textOf('duelDesk:pin.accessible')}`}
            {own.reason !== '' && <bdi> · {own.reason}</bdi>}
          </Line>
        ))}
      </ul>
    </Stack>
  );
};

/** Before the first round: as many rounds as are usual for these players, where others are planned [duel 1, 3.5]. */
const PlannedRounds = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { name, plannedRounds, rounds } = tournament;
  const players = playingEntrants(tournament).length;
  const usual = usualRounds(players);
  if (rounds.length > 0 || players < 4 || usual === plannedRounds) return null;
  const plan = async () => {
    await carryOut({ type: 'tournament.describe', name, plannedRounds: null });
  };
  return (
    <Notice
      tone={mayNeedRematches(players, plannedRounds) ? 'warn' : 'info'}
      actions={<Button onPress={() => void plan()}>{textOf('duelDesk:usual.plan', { count: usual })}</Button>}
    >
      {textOf('duelDesk:usual.about', { count: players, usual, planned: plannedRounds })}
      {mayNeedRematches(players, plannedRounds) && ` ${textOf('duelDesk:usual.many')}`}
    </Notice>
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
  const { never, byes, pins } = ownOf(tournament);
  const now = byes.filter(({ round }) => round === tournament.rounds.length + 1).length;
  return (
    <Stack gap={2}>
      <PlannedRounds tournament={tournament} />
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
      <Disclosure
        title={textOf('duelDesk:settings.pins')}
        {...(pins.length === 0 ? {} : { about: String(pins.length) })}
      >
        <Pins tournament={tournament} />
      </Disclosure>
    </Stack>
  );
};
