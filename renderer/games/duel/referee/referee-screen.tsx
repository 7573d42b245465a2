import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { Screen } from '../../../desk/screen.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { Tabs } from '../../../parts/tabs.tsx';
import { NobodyYet } from '../../../people/nobody-yet.tsx';
import { useTournament } from '../../../store/tournament.ts';
import { MissedTab } from './missed-tab.tsx';
import { OutTab } from './out-tab.tsx';
import { PointsTab } from './points-tab.tsx';
import '../../../parts/look/parts.css';
import './referee.css';
import { VoidTab } from './void-tab.tsx';

type Part = 'out' | 'missed' | 'points' | 'void';

/** What a referee writes down beside the results: drops, missed rounds, penalties, void matches [duel 1, 4, 4.1]. */
export const RefereeScreen = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  const [part, setPart] = useState<Part>('out');
  if (tournament === null) return null;
  if (tournament.entrants.length === 0) {
    return (
      <Screen title={textOf('duelDesk:referee.title')}>
        <NobodyYet icon={<Gavel size={40} aria-hidden />}>{textOf('duelDesk:referee.nobodyAbout')}</NobodyYet>
      </Screen>
    );
  }
  return (
    <Screen title={textOf('duelDesk:referee.title')}>
      <Tabs<Part>
        label={textOf('duelDesk:referee.title')}
        value={part}
        onChange={setPart}
        items={[
          { id: 'out', label: textOf('duelDesk:referee.out'), content: <OutTab tournament={tournament} /> },
          { id: 'missed', label: textOf('duelDesk:referee.missed'), content: <MissedTab tournament={tournament} /> },
          { id: 'points', label: textOf('duelDesk:referee.adjust'), content: <PointsTab tournament={tournament} /> },
          { id: 'void', label: textOf('duelDesk:referee.void'), content: <VoidTab tournament={tournament} /> },
        ]}
      />
    </Screen>
  );
};
