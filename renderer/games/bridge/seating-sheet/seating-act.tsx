import { Armchair } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { type ActProps, type DirectorAct, ofNobody } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Sheet } from '../../../parts/dialog.tsx';
import { LooksOnlyPart, useLooksOnly } from '../../../parts/look/looks-only.tsx';
import { Tabs } from '../../../parts/tabs.tsx';
import { choosePart, parts, type SheetPart, useSheet } from './part.ts';
import { Preparations } from './preparations.tsx';
import { RoundWays } from './round-ways.tsx';
import { Seats } from './seats.tsx';
import { TablesAndRooms } from './tables-and-rooms.tsx';

const contents: { readonly [part in SheetPart]: ComponentType<{ readonly tournament: Tournament }> } = {
  seats: Seats,
  start: Preparations,
  rounds: RoundWays,
  tables: TablesAndRooms,
};

const titles: { readonly [part in SheetPart]: string } = {
  seats: 'words:seats',
  start: 'bridgeSwiss:seating.start',
  rounds: 'bridgeOffice:rules.parts.rounds',
  tables: 'bridgeOffice:rules.parts.tables',
};

/** What holds for all rounds to come. */
const SeatingSheet = ({ tournament, onDone }: ActProps) => {
  const textOf = useTextOf();
  const part = useSheet((sheet) => sheet.part);
  const looksOnly = useLooksOnly();
  return (
    <Sheet title={textOf('bridgeSwiss:seating.title')} onDone={onDone}>
      <LooksOnlyPart on={looksOnly}>
        <Tabs<SheetPart>
          label={textOf('bridgeSwiss:seating.title')}
          value={part}
          onChange={choosePart}
          items={parts.map((id) => {
            const Content = contents[id];
            return { id, label: textOf(titles[id]), content: <Content tournament={tournament} /> };
          })}
        />
      </LooksOnlyPart>
    </Sheet>
  );
};

/** How rounds are seated, of nobody: seats and preparations, rounds, tables and rooms [bridge 4.2 to 4.4, 4.15, 4.16, 4.18]. */
export const seatingAct: DirectorAct = {
  id: 'seating',
  icon: Armchair,
  titleKey: 'bridgeSwiss:seating.title',
  takes: ofNobody,
  Form: SeatingSheet,
};
