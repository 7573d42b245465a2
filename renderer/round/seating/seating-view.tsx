import { type ReactNode, useMemo, useState } from 'react';
import { byeWords } from '../../../core/game/rounds.ts';
import type { Metrics, Proposal } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import { roundOf, type Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo, Table, TableNo } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { SegmentedControl } from '../../parts/button.tsx';
import { useUnprintable } from '../../print/unprintable.ts';
import { GlyphsSeen } from '../glyphs-seen.tsx';
import { NameList } from '../names/name-list.tsx';
import { peopleOf } from '../names/people.ts';
import { type Arrangement, changedTables } from './arrangement.ts';
import { ByName } from './by-name.tsx';
import { MetricsStrip } from './metrics-strip.tsx';
import { metOf } from './repeats.ts';
import './seating-view.css';
import { screensOf } from '../../games/game.ts';
import { wordsOf } from '../names/texts.ts';
import { TableGrid } from './table-grid.tsx';
import { WhyPanel } from './why-panel.tsx';

type SeatingViewProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  readonly proposal: Proposal;
  readonly metrics: Metrics;
  /** Metrics before the changes by hand; null where nothing was changed. */
  readonly before: Metrics | null;
  readonly arrangement: Arrangement;
  readonly onArrange: (change: (arrangement: Arrangement) => Arrangement) => void;
  readonly isEditable: boolean;
  /** Nobody has seen these tables yet. */
  readonly isDraft?: boolean;
  /** The key that goes on from here, told after the keys of the tables. */
  readonly keys?: string;
  /** What stands above the tables while nothing is being changed. */
  readonly line?: ReactNode;
  /** Tables that differ from what people have been told; marked on the cards. */
  readonly changed: readonly TableNo[];
  readonly done: readonly TableNo[];
};

type Sort = 'table' | 'name';

const NOBODY: readonly never[] = [];

/** A seating, proposed or published: figures, tables as cards or people by name, and why. */
export const SeatingView = (props: SeatingViewProps) => {
  const { tournament, round, proposal, metrics, before, arrangement, isEditable, changed, done } = props;
  const { Tables = TableGrid, hint, Why } = screensOf(tournament.family);
  const textOf = useTextOf();
  const unprintable = useUnprintable(tournament);
  const people = peopleOf(tournament, round);
  const family = families[tournament.family];
  const bye = family && byeWords(family, tournament, round);
  // A late player may have taken the bye that was drawn.
  const byes = roundOf(tournament, round)?.byes ?? proposal.byes;
  const [sort, setSort] = useState<Sort>('table');
  const [looked, setLooked] = useState(0);
  const met = useMemo(() => metOf(metrics.repeated), [metrics]);
  const edited = useMemo(() => changedTables(proposal.tables, arrangement.tables), [proposal, arrangement.tables]);
  const changedSet = useMemo(() => new Set(changed), [changed]);
  const doneSet = useMemo(() => new Set(done), [done]);
  const table: Table | undefined = arrangement.tables[looked];
  return (
    <div className="seating-view">
      <GlyphsSeen event={tournament.id} found={props.isDraft === true ? unprintable : NOBODY} />
      <MetricsStrip family={tournament.family} metrics={metrics} proposed={proposal.metrics.least} before={before} />
      <div className="seating-tools">
        {isEditable ? (
          <p className="seating-hint">
            {textOf(arrangement.picked === null ? (hint ?? 'rounds:cards.hint') : 'rounds:cards.hintPicked')}
            {arrangement.picked === null && props.keys !== undefined && ` ${props.keys}`}
          </p>
        ) : (
          props.line
        )}
        <SegmentedControl
          label={textOf('rounds:cards.sort')}
          items={[
            { id: 'table', label: textOf('rounds:cards.byTable') },
            { id: 'name', label: textOf('rounds:cards.byName') },
          ]}
          value={sort}
          onChange={setSort}
        />
      </div>
      {sort === 'table' ? (
        <Tables
          tournament={tournament}
          round={round}
          people={people}
          proposal={proposal}
          arrangement={arrangement}
          onArrange={props.onArrange}
          isEditable={isEditable}
          isDraft={props.isDraft ?? false}
          met={met}
          changed={changedSet}
          done={doneSet}
          looked={looked}
          onLook={setLooked}
        />
      ) : (
        <ByName tournament={tournament} people={people} tables={arrangement.tables} />
      )}
      {byes.length > 0 && (
        <p className="seating-byes">
          {bye !== undefined && `${wordsOf(bye.above)}: `}
          <NameList people={people} ids={byes.map(({ entrant }) => entrant)} />
        </p>
      )}
      <WhyPanel
        people={people}
        looked={table}
        proposed={proposal.tables}
        trace={proposal.trace}
        metrics={metrics}
        met={met}
        edited={edited}
        more={Why !== undefined && <Why tournament={tournament} proposal={proposal} looked={table?.table ?? null} />}
      />
    </div>
  );
};
