import { useMemo } from 'react';
import { byeWords } from '../../../core/game/rounds.ts';
import type { Metrics, Proposal } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Json, RoundNo, Table, TableNo } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { NameList } from '../names/name-list.tsx';
import { peopleOf } from '../names/people.ts';
import { wordsOf } from '../names/texts.ts';
import { changedTables } from '../seating/arrangement.ts';
import { CheckDraw } from '../seating/check-draw.tsx';
import { ExportDraw } from '../seating/export-draw.tsx';
import { MetricsStrip } from '../seating/metrics-strip.tsx';
import { metOf } from '../seating/repeats.ts';
import { WhyPanel } from '../seating/why-panel.tsx';
import styles from './window.module.css';

type WhyProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  /** Undefined while it is a proposal. */
  readonly published?: Round;
  readonly proposal: Proposal;
  /** What the engine was asked, as far as it is known. */
  readonly request?: Json;
  readonly metrics: Metrics;
  readonly before: Metrics | null;
  /** The proposal was published before, and taken back [W-4.4]. */
  readonly isTakenBack?: boolean;
  readonly tables: readonly Table[];
  readonly looked: TableNo;
};

/** Why a table is as it is, how all were drawn with all figures, who meets again, what was changed by hand [W-2.6, W-2.7]. */
export const WhyOfRound = (props: WhyProps) => {
  const { tournament, round, published, proposal, request = null, metrics, before, tables, looked } = props;
  const textOf = useTextOf();
  const screens = screensOf(tournament.family);
  const family = families[tournament.family];
  const people = peopleOf(tournament, round);
  const met = useMemo(() => metOf(metrics.repeated), [metrics]);
  const edited = useMemo(() => changedTables(proposal.tables, tables), [proposal, tables]);
  const { Why } = screens;
  const Facts = screens.round?.Facts;
  const isExact = screens.methods.find(({ id }) => id === proposal.method)?.isExact === true;
  const method = textOf(`${tournament.family}:methods.${proposal.method}.name`);
  const bye = byeWords(family, tournament, round);
  const byes = published?.byes ?? proposal.byes;
  return (
    <WhyPanel
      people={people}
      looked={tables.find(({ table }) => table === looked)}
      proposed={family.seating.toldTables?.(proposal) ?? proposal.tables}
      trace={proposal.trace}
      metrics={metrics}
      met={met}
      edited={edited}
      drawn={
        <div className={styles.drawn}>
          <p>
            {isExact ? method : textOf('rounds:line.method', { method, seed: proposal.seed })}
            {props.isTakenBack === true && ` · ${textOf('rounds:line.takenBack')}`}
            {published?.draw.edited === true && ` · ${textOf('rounds:line.edited')}`}
            {proposal.budget.ended === 'stopped' && ` · ${textOf('rounds:line.stopped')}`}
          </p>
          {Facts !== undefined && (
            <Facts tournament={tournament} proposal={proposal} request={request} published={published} />
          )}
          {byes.length > 0 && (
            <p>
              {wordsOf(bye.above)}: <NameList people={people} ids={byes.map(({ entrant }) => entrant)} />
            </p>
          )}
          <MetricsStrip
            family={tournament.family}
            metrics={metrics}
            proposed={proposal.metrics.least}
            before={before}
          />
          <div className={styles.whyOfRoundActs}>
            {published !== undefined && published.draw.proposal.tables.length > 0 && <ExportDraw round={round} />}
            {published !== undefined && <CheckDraw />}
          </div>
        </div>
      }
      more={Why !== undefined && <Why tournament={tournament} proposal={proposal} looked={looked} />}
    />
  );
};
