/** Features 1 and 2: start of the contest, names and seats. */

import { ArrowDown, ArrowUp, ListChecks, Shuffle, Users } from 'lucide-react';
import { useState } from 'react';
import { numbersOf, seatOrder } from '../../../../core/bridge/event.ts';
import { planning } from '../../../../core/bridge/planning.ts';
import { ownOf, rulesOf } from '../../../../core/bridge/state.ts';
import { openHome } from '../../../../core/bridge/stationary.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { Button, IconButton } from '../../../design/button.tsx';
import { Checkbox } from '../../../design/choice.tsx';
import { RefusalNotice } from '../../../design/notice.tsx';
import { Table } from '../../../design/table.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { peopleOf } from '../../../rounds/people.ts';
import { PersonName } from '../../../rounds/person-name.tsx';
import { RulesDialog } from '../../../rounds/rules-dialog.tsx';
import { goTo } from '../../../shell/place.ts';
import { doOwn } from '../own-command.ts';
import { Advice, Deeds, type PanelProps } from './parts.tsx';
import { StationarySuggestions } from './stationary-suggestions.tsx';

/** 1 · Start contest: what the event comes to. */
export const StartPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const [rulesOpen, setRulesOpen] = useState(false);
  const { kind, ranking, boardsPerRound, firstBoard } = rulesOf(tournament);
  const contestants = tournament.entrants.filter(({ playing }) => playing).length;
  const plan = planning({ contestants, rounds: tournament.plannedRounds, boardsPerRound, firstBoard });
  return (
    <>
      <p>
        {textOf(`bridgeSwiss:start.${kind}`, { count: contestants })} ·{' '}
        {textOf('bridgeSwiss:start.rounds', { count: tournament.plannedRounds })} ·{' '}
        {textOf('bridgeSwiss:start.ranking', { unit: textOf(`bridge:units.${ranking}`) })}
      </p>
      {plan.ok ? (
        <>
          <p>{textOf('bridgeSwiss:start.boards', { ...plan.value.boards, count: plan.value.count })}</p>
          <Advice tournament={tournament} advice={plan.value.advice} />
        </>
      ) : (
        <RefusalNotice refusal={plan.refusal} />
      )}
      <Deeds>
        <Button icon={<ListChecks size={16} aria-hidden />} onPress={() => setRulesOpen(true)}>
          {textOf('rounds:rules.open')}
        </Button>
        <Button reads icon={<Users size={16} aria-hidden />} onPress={() => goTo('people')}>
          {textOf('bridgeSwiss:start.toNames')}
        </Button>
      </Deeds>
      {rulesOpen && <RulesDialog tournament={tournament} onClose={() => setRulesOpen(false)} />}
    </>
  );
};

/** 2 · Enter names: seats are given in this order, table by table. */
export const NamesPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const { prepared, homes, directors } = ownOf(tournament);
  const order = seatOrder(tournament);
  const numbers = numbersOf(tournament);
  const isOpen = prepared === null;
  const put = (index: number, by: number) => {
    const moved = [...order];
    const [id] = moved.splice(index, 1);
    if (id === undefined) return;
    moved.splice(index + by, 0, id);
    void doOwn({ do: 'setOrder', order: moved });
  };
  const mark = (id: EntrantId, on: boolean) =>
    void doOwn({
      do: 'setHomes',
      homes: on ? [...homes, openHome(id)] : homes.filter(({ entrant }) => entrant !== id),
    });
  const direct = (id: EntrantId, on: boolean) =>
    void doOwn({ do: 'setDirectors', entrants: on ? [...directors, id] : directors.filter((one) => one !== id) });
  const sorted = isOpen ? order : [...numbers].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
  return (
    <>
      <Deeds>
        <Button reads icon={<Users size={16} aria-hidden />} onPress={() => goTo('people')}>
          {textOf('bridgeSwiss:start.toNames')}
        </Button>
        <Button
          icon={<Shuffle size={16} aria-hidden />}
          isDisabled={!isOpen || order.length < 2}
          onPress={() => void doOwn({ do: 'shuffleNames' })}
        >
          {textOf('bridgeSwiss:names.shuffle')}
        </Button>
      </Deeds>
      {!isOpen && <p className="bridge-about">{textOf('bridgeSwiss:names.closed')}</p>}
      <StationarySuggestions tournament={tournament} />
      <Table
        label={textOf('bridgeSwiss:features.names')}
        head={
          <>
            <th scope="col" className="numeric">
              {textOf('bridge:columns.number')}
            </th>
            <th scope="col">{textOf('bridgeSwiss:names.seat')}</th>
            <th scope="col">{textOf('rounds:standings.name')}</th>
            <th scope="col">{textOf('bridgeSwiss:names.stationary')}</th>
            <th scope="col">{textOf('bridgeSwiss:names.director')}</th>
            <th scope="col">
              <span className="hidden">{textOf('bridgeSwiss:names.move')}</span>
            </th>
          </>
        }
      >
        {sorted.map((id, index) => {
          const number = numbers.get(id) ?? 0;
          const name = people.get(id)?.name ?? '';
          return (
            <tr key={id}>
              <td className="numeric">{number}</td>
              <td>
                {textOf('rounds:cards.table', { table: Math.ceil(number / 2) })}{' '}
                {textOf(`bridge:seats.${number % 2 === 1 ? 'ns' : 'ew'}.letter`)}
              </td>
              <th scope="row">
                <PersonName person={people.get(id)} />
              </th>
              <td>
                <Checkbox
                  aria-label={textOf('bridgeSwiss:names.stationaryOf', { name })}
                  isSelected={homes.some(({ entrant }) => entrant === id)}
                  onChange={(on) => mark(id, on)}
                />
              </td>
              <td>
                <Checkbox
                  aria-label={textOf('bridgeSwiss:names.directorOf', { name })}
                  isSelected={directors.includes(id)}
                  onChange={(on) => direct(id, on)}
                />
              </td>
              <td>
                {isOpen && (
                  <span className="swiss-move">
                    <IconButton
                      label={textOf('bridgeSwiss:names.up', { name })}
                      icon={<ArrowUp size={16} aria-hidden />}
                      isDisabled={index === 0}
                      onPress={() => put(index, -1)}
                    />
                    <IconButton
                      label={textOf('bridgeSwiss:names.down', { name })}
                      icon={<ArrowDown size={16} aria-hidden />}
                      isDisabled={index === sorted.length - 1}
                      onPress={() => put(index, 1)}
                    />
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
    </>
  );
};
