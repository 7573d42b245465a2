import { Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import { swissRounds } from '../../../../core/games/duel/seating/bracket.ts';
import { MOST_ENTRANTS } from '../../../../core/tournament/draws/proposal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Checkbox, Select } from '../../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { NameList } from '../../../round/names/name-list.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { doOwn } from '../own-command.ts';

type TabProps = { readonly tournament: Tournament };

const Declare = ({ tournament, onDone }: TabProps & { readonly onDone: () => void }) => {
  const textOf = useTextOf();
  const rounds = swissRounds(tournament);
  const people = peopleOf(tournament);
  const [round, setRound] = useState(rounds.at(-1)?.no ?? 1);
  const [whole, setWhole] = useState(false);
  const [table, setTable] = useState(Number.NaN);
  const [reason, setReason] = useState('');
  const match = rounds.find(({ no }) => no === round)?.tables.find((one) => one.table === table);
  const canDeclare = reason.trim() !== '' && (whole || match !== undefined);
  const declare = async () => {
    const what = { round, table: whole ? null : table };
    if (canDeclare && (await doOwn({ do: 'void', what, reason: reason.trim() }))) onDone();
  };
  return (
    <form
      className="parts-scroll referee-form"
      onSubmit={(event) => {
        event.preventDefault();
        void declare();
      }}
    >
      <h2>{textOf('duelDesk:referee.void')}</h2>
      <p className="referee-note">{textOf('duelDesk:referee.voidAbout')}</p>
      <Select
        label={textOf('duelDesk:referee.round')}
        items={rounds.map(({ no }) => ({ id: String(no), label: textOf('rounds:round', { round: no }) }))}
        value={String(round)}
        onChange={(id) => setRound(Number(id))}
      />
      <Checkbox isSelected={whole} onChange={setWhole}>
        {textOf('duelDesk:referee.wholeRound')}
      </Checkbox>
      {!whole && (
        <NumberField
          label={textOf('duelDesk:referee.table')}
          {...(match === undefined ? {} : { about: <NameList people={people} ids={match.seats} /> })}
          value={table}
          minValue={1}
          maxValue={MOST_ENTRANTS}
          onChange={setTable}
        />
      )}
      <TextField label={textOf('duelDesk:referee.reason')} value={reason} onChange={setReason} maxLength={500} />
      <Button tone="primary" type="submit" icon={<Ban size={16} aria-hidden />} isDisabled={!canDeclare}>
        {textOf('duelDesk:referee.declare')}
      </Button>
    </form>
  );
};

/** Matches and rounds that count for nothing: no points, and not as met (4 row 16). */
export const VoidTab = ({ tournament }: TabProps) => {
  const textOf = useTextOf();
  const [done, setDone] = useState(0);
  const people = peopleOf(tournament);
  const { voids } = ownOf(tournament);
  if (swissRounds(tournament).length === 0) {
    return <p className="referee-note">{textOf('duelDesk:referee.noRounds')}</p>;
  }
  return (
    <div className="parts">
      <Declare key={done} tournament={tournament} onDone={() => setDone(done + 1)} />
      <ul className="parts-scroll referee-list" aria-label={textOf('duelDesk:referee.voids')}>
        {voids.length === 0 && <p className="referee-note">{textOf('duelDesk:referee.noVoids')}</p>}
        {voids.map(({ round, table, reason }) => {
          const match = swissRounds(tournament)
            .find(({ no }) => no === round)
            ?.tables.find((one) => one.table === table);
          return (
            <li key={`${round} ${table}`}>
              <span>
                {match === undefined ? (
                  textOf('duelDesk:referee.wholeRound')
                ) : (
                  <NameList people={people} ids={match.seats} />
                )}
              </span>
              <span>{textOf('rounds:round', { round })}</span>
              <bdi className="referee-reason">{reason}</bdi>
              <Button
                icon={<Undo2 size={16} aria-hidden />}
                onPress={() => void doOwn({ do: 'restore', what: { round, table } })}
              >
                {textOf('duelDesk:referee.restore')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
