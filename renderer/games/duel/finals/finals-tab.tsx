import { useState } from 'react';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Row } from '../../../parts/layout/layout.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Tabs } from '../../../parts/tabs.tsx';
import { useTournament } from '../../../store/tournament.ts';
import { CutTab } from './cut-tab.tsx';
import './finals.module.css';
import { OrderTab } from './order-tab.tsx';
import { ReportTab } from './report-tab.tsx';

type Part = 'cut' | 'order' | 'report';

/** The end of an event: final order, top cut, report file [duel 5, 8, 12]. */
export const FinalsTab = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  const [part, setPart] = useState<Part>('cut');
  if (tournament === null) return null;
  const { final, cut } = ownOf(tournament);
  return (
    <>
      {(final !== null || cut !== null) && (
        <Row gap={3}>
          {final !== null && <Badge tone="accent">{textOf('duelDesk:finals.frozen', { round: final.through })}</Badge>}
          {cut !== null && <Badge tone="accent">{textOf('duelDesk:finals.cutTo', { size: cut.size })}</Badge>}
        </Row>
      )}
      <Tabs<Part>
        label={textOf('duelDesk:finals.title')}
        value={part}
        onChange={setPart}
        items={[
          { id: 'cut', label: textOf('duel:methods.cut.name'), content: <CutTab tournament={tournament} /> },
          { id: 'order', label: textOf('duelDesk:finals.order'), content: <OrderTab tournament={tournament} /> },
          { id: 'report', label: textOf('duelDesk:report.title'), content: <ReportTab tournament={tournament} /> },
        ]}
      />
    </>
  );
};
