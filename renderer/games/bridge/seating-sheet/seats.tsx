import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { seatOrder } from '../../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { SearchField } from '../../../parts/field/search-field.tsx';
import { Row } from '../../../parts/layout/layout.tsx';
import { StationarySuggestions } from '../director/stationary-suggestions.tsx';
import { doOwn } from '../own-command.ts';
import styles from '../rules/rules.module.css';
import { SeatGrid } from './seat-grid.tsx';

/** Who sits where at the start: people sit down in this order, table by table [bridge 4.2]. */
export const Seats = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const [search, setSearch] = useState('');
  const isOpen = ownOf(tournament).prepared === null;
  return (
    <div className={styles.part}>
      <Row>
        <SearchField label={textOf('people:deeds.find')} value={search} onChange={setSearch} />
        {isOpen && (
          <Button
            icon={<Shuffle size={16} aria-hidden />}
            isDisabled={seatOrder(tournament).length < 2}
            onPress={() => void doOwn({ do: 'shuffleNames' })}
          >
            {textOf('bridgeSwiss:names.shuffle')}
          </Button>
        )}
      </Row>
      <StationarySuggestions tournament={tournament} />
      <SeatGrid tournament={tournament} search={search} />
    </div>
  );
};
