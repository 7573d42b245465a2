import { Gavel } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { takeAt, usePlace } from '../../../desk/place.ts';
import { Screen } from '../../../desk/screen.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { Tabs } from '../../../parts/tabs.tsx';
import { NobodyYet } from '../../../people/nobody-yet.tsx';
import { useTournament } from '../../../store/tournament.ts';
import { ApartTab } from './apart-tab.tsx';
import { FieldTab } from './field-tab.tsx';
import '../../../parts/look/parts.css';
import './officials.css';
import { PenaltiesTab } from './penalties-tab.tsx';
import { SubstitutesTab } from './substitutes-tab.tsx';

type Part = 'penalties' | 'substitutes' | 'field' | 'apart';

const Officials = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const [part, setPart] = useState<Part>('penalties');
  const [player, setPlayer] = useState<EntrantId | null>(null);
  const at = usePlace((place) => place.at);
  useEffect(() => {
    if (at === null || typeof at !== 'object' || !('substitute' in at)) return;
    takeAt();
    setPart('substitutes');
    setPlayer(typeof at.substitute === 'number' ? at.substitute : null);
  }, [at]);
  if (tournament.entrants.length === 0)
    return (
      <Screen title={textOf('mahjongDesk:officials')}>
        <NobodyYet icon={<Gavel size={40} aria-hidden />}>{textOf('mahjongDesk:officialsAbout')}</NobodyYet>
      </Screen>
    );
  return (
    <Screen title={textOf('mahjongDesk:officials')}>
      <Tabs<Part>
        label={textOf('mahjongDesk:officials')}
        value={part}
        onChange={setPart}
        items={[
          {
            id: 'penalties',
            label: textOf('mahjongDesk:penalties.title'),
            content: <PenaltiesTab tournament={tournament} />,
          },
          {
            id: 'substitutes',
            label: textOf('mahjongDesk:substitutes.title'),
            content: <SubstitutesTab tournament={tournament} player={player} />,
          },
          { id: 'field', label: textOf('mahjongDesk:field'), content: <FieldTab tournament={tournament} /> },
          { id: 'apart', label: textOf('mahjongDesk:apartTab'), content: <ApartTab tournament={tournament} /> },
        ]}
      />
    </Screen>
  );
};

/** What referees and organisers write down beside the results: [mahjong 4, 15]. */
export const OfficialsScreen = () => {
  const tournament = useTournament();
  return tournament === null ? null : <Officials tournament={tournament} />;
};
