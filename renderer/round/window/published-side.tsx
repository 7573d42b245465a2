import type { ReactNode } from 'react';
import type { Metrics } from '../../../core/game/seating.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Table, TableNo } from '../../../core/tournament/words.ts';
import { ClockPanel } from '../../clock/clock-panel.tsx';
import { useTextOf } from '../../i18n/text.ts';
import { Drawer, Side } from '../../parts/side/side.tsx';
import { WhatIfButton } from '../../what-if/what-if-button.tsx';
import { StandingsSide } from './standings-side.tsx';
import { WhyOfRound } from './why-of-round.tsx';

/** The standings, or the drawer that stands in their place [W-1.4]. */
export type SideShown = 'standings' | 'why' | 'clock';

type PublishedSideProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly shown: SideShown;
  readonly onShow: (side: SideShown) => void;
  readonly isFolded: boolean;
  /** Figures of the tables as they stand, changes by hand included. */
  readonly metrics: Metrics;
  /** Seats are being changed by hand. */
  readonly isChanged: boolean;
  readonly tables: readonly Table[];
  /** The table whose reasons are told. */
  readonly looked: TableNo;
  /** What the correction in hand changes, in the place of the standings; null while nothing is corrected. */
  readonly correction: ((standings: ReactNode) => ReactNode) | null;
};

/** What stands beside the cards of a published round: standings, why it is seated so, or its clock. */
export const PublishedSide = (props: PublishedSideProps) => {
  const { tournament, round, shown, onShow, isFolded, metrics, isChanged, tables, looked, correction } = props;
  const textOf = useTextOf();
  const close = () => onShow('standings');
  const { proposal, request } = round.draw;
  const standings = <StandingsSide tournament={tournament} />;
  return (
    <Side
      isFolded={isFolded}
      label={textOf('sheets:documents.standings')}
      drawer={
        shown === 'why' ? (
          <Drawer title={textOf('words:log.why')} onClose={close}>
            <WhyOfRound
              tournament={tournament}
              round={round.no}
              published={round}
              proposal={proposal}
              request={request}
              metrics={metrics}
              before={isChanged ? round.draw.metrics : null}
              tables={tables}
              looked={looked}
            />
            <div>
              <WhatIfButton of={{ round: round.no, table: looked }} isWide />
            </div>
          </Drawer>
        ) : shown === 'clock' ? (
          <Drawer title={textOf('sheets:hall.views.timer')} onClose={close}>
            <ClockPanel tournament={tournament} round={round} />
          </Drawer>
        ) : null
      }
    >
      {correction?.(standings) ?? standings}
    </Side>
  );
};
