import { LayoutGrid } from 'lucide-react';
import { itemsOf } from '../../../../core/poker/pages.ts';
import { hallOf } from '../../../../core/poker/state.ts';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/marks.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { Screen } from '../../../shell/screen.tsx';
import { useTournament } from '../../../store/tournament.ts';
import { doFloor } from '../own-command.ts';

/** The live floor: tables, who sits where, and what is to be done next. */
export const FloorScreen = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  if (tournament === null) return null;
  const { floor } = hallOf(tournament);
  const tables = itemsOf(floor.tables);
  return (
    <Screen title={textOf('floor:title')}>
      {tables.length === 0 ? (
        <EmptyState
          icon={<LayoutGrid size={40} aria-hidden />}
          title={textOf('floor:empty.title')}
          actions={
            <Button tone="primary" onPress={() => void doFloor({ do: 'addTables', count: 1 })}>
              {textOf('floor:empty.add')}
            </Button>
          }
        >
          {textOf('floor:empty.about')}
        </EmptyState>
      ) : (
        <ul>
          {tables.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </Screen>
  );
};
