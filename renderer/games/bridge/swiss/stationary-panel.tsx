/** Feature 14: who stays at a table. */

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { openHome, stationaryAdvice } from '../../../../core/games/bridge/seating/stationary.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Checkbox, Select } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { doOwn } from '../own-command.ts';
import { ContestantSelect } from './contestant-select.tsx';
import { Advice, type PanelProps, setRules } from './parts.tsx';
import { StationarySuggestions } from './stationary-suggestions.tsx';

/** 14 · Stationary pairs or teams; teams at home tables. */
export const StationaryPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const { homes, prepared } = ownOf(tournament);
  const { kind, teamSeating } = rulesOf(tournament);
  const [added, setAdded] = useState<EntrantId | null>(null);
  const put = (next: typeof homes) => void doOwn({ do: 'setHomes', homes: next.map((home) => ({ ...home })) });
  const change = (entrant: EntrantId, part: Partial<(typeof homes)[number]>) =>
    put(homes.map((home) => (home.entrant === entrant ? { ...home, ...part } : home)));
  return (
    <>
      {kind === 'teams' && (
        <Checkbox
          isSelected={teamSeating === 'homeTables'}
          onChange={(on) => void setRules(tournament, { teamSeating: on ? 'homeTables' : 'tables' })}
        >
          {textOf('bridgeSwiss:stationary.homeTables')}
        </Checkbox>
      )}
      <StationarySuggestions tournament={tournament} />
      <Advice tournament={tournament} advice={stationaryAdvice(homes, prepared !== null)} />
      <ul className="swiss-homes">
        {homes.map((home) => (
          <li key={home.entrant}>
            <PersonName person={people.get(home.entrant)} />
            <NumberField
              label={textOf('rounds:cards.tableNo')}
              value={home.table ?? Number.NaN}
              minValue={1}
              maxValue={1000}
              onChange={(table, isRefused) => {
                if (!isRefused) change(home.entrant, { table: Number.isNaN(table) ? null : table });
              }}
            />
            <Select
              label={textOf('bridgeSwiss:stationary.side')}
              items={(['any', 'ns', 'ew'] as const).map((id) => ({
                id,
                label: id === 'any' ? textOf('bridgeSwiss:stationary.anySide') : textOf(`bridge:seats.${id}.letter`),
              }))}
              value={home.side ?? 'any'}
              onChange={(side) => change(home.entrant, { side: side === 'any' ? null : side })}
            />
            <NumberField
              label={textOf('bridgeSwiss:stationary.priority')}
              value={home.priority ?? Number.NaN}
              minValue={1}
              maxValue={1000}
              onChange={(priority, isRefused) => {
                if (!isRefused) change(home.entrant, { priority: Number.isNaN(priority) ? null : priority });
              }}
            />
            <IconButton
              label={textOf('bridgeSwiss:stationary.remove', { name: people.get(home.entrant)?.name ?? '' })}
              icon={<X size={16} aria-hidden />}
              onPress={() => put(homes.filter(({ entrant }) => entrant !== home.entrant))}
            />
          </li>
        ))}
      </ul>
      <div className="swiss-fields">
        <ContestantSelect
          tournament={tournament}
          label={textOf('bridgeSwiss:dropOut.who')}
          value={added}
          onChange={setAdded}
          among={(id) => !homes.some(({ entrant }) => entrant === id)}
        />
        <Button
          icon={<Plus size={16} aria-hidden />}
          isDisabled={added === null}
          onPress={() => {
            if (added === null) return;
            put([...homes, openHome(added)]);
            setAdded(null);
          }}
        >
          {textOf('bridgeSwiss:stationary.add')}
        </Button>
      </div>
    </>
  );
};
