/** Features 1 and 2: start of the contest, names and seats. */

import { FileUp, ListChecks, Shuffle, Users } from 'lucide-react';
import { useState } from 'react';
import { seatOrder } from '../../../../core/games/bridge/results/event.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { planning } from '../../../../core/games/bridge/seating/planning.ts';
import { goTo } from '../../../desk/place.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { SearchField } from '../../../parts/field/search-field.tsx';
import { RefusalNotice } from '../../../parts/notice.tsx';
import { askForList } from '../../../people/import/import-store.ts';
import { RulesDialog } from '../../../round/rules-dialog.tsx';
import { doOwn } from '../own-command.ts';
import styles from '../round/seating-settings.module.css';
import { Advice, Deeds, type PanelProps } from './parts.tsx';
import { SeatGrid } from './seat-grid.tsx';
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

/** The list of people, with the dialog that takes in a list or what was copied. */
const toImport = (): void => {
  goTo('people');
  askForList();
};

/** 2 · Enter names: seats are given in this order, table by table. */
export const NamesPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const [search, setSearch] = useState('');
  const isOpen = ownOf(tournament).prepared === null;
  return (
    <>
      <Deeds>
        <Button reads icon={<Users size={16} aria-hidden />} onPress={() => goTo('people')}>
          {textOf('bridgeSwiss:start.toNames')}
        </Button>
        <Button icon={<FileUp size={16} aria-hidden />} onPress={toImport}>
          {textOf('people:importList')}
        </Button>
        <Button
          icon={<Shuffle size={16} aria-hidden />}
          isDisabled={!isOpen || seatOrder(tournament).length < 2}
          onPress={() => void doOwn({ do: 'shuffleNames' })}
        >
          {textOf('bridgeSwiss:names.shuffle')}
        </Button>
        <SearchField label={textOf('bridgeSwiss:names.find')} value={search} onChange={setSearch} />
      </Deeds>
      {!isOpen && <p className={styles.bridgeAbout}>{textOf('bridgeSwiss:names.closed')}</p>}
      <StationarySuggestions tournament={tournament} />
      <SeatGrid tournament={tournament} search={search} />
    </>
  );
};
