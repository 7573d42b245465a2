import { useMemo } from 'react';
import type { Metrics, Proposal } from '../../../core/game/seating.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Bye, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { peopleOf } from '../names/people.ts';
import type { Arrangement } from './arrangement.ts';
import { metOf } from './repeats.ts';
import styles from './seating.module.css';
import { TableGrid } from './table-grid.tsx';

type TablesByHandProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  readonly proposal: Proposal;
  readonly metrics: Metrics;
  readonly arrangement: Arrangement;
  /** Who has no table; left out: as proposed. */
  readonly byes?: readonly Bye[];
  readonly onArrange: (change: (arrangement: Arrangement) => Arrangement) => void;
  readonly isEditable: boolean;
  /** Nobody has seen these tables yet. */
  readonly isDraft: boolean;
  /** Tables that differ from what people have been told, or from the proposal. */
  readonly changed: readonly TableNo[];
  readonly looked: TableNo;
  readonly onLook: (table: TableNo) => void;
};

type HandHintProps = Pick<TablesByHandProps, 'tournament' | 'arrangement' | 'isDraft'>;

/** How seats are changed, in the bottom bar: the cards keep their room, and lie as they will when the round is played [W-1.3, W-1.5]. */
export const HandHint = ({ tournament, arrangement, isDraft }: HandHintProps) => {
  const textOf = useTextOf();
  const { hint } = screensOf(tournament.family);
  const words = hint?.[isDraft ? 'draft' : 'published'] ?? 'rounds:cards.hint';
  return (
    <p className={styles.seatingHint}>{textOf(arrangement.picked === null ? words : 'rounds:cards.hintPicked')}</p>
  );
};

const nothingIn: ReadonlySet<TableNo> = new Set();

/** Tables whose seats can be changed: a proposal, or a published round that is being changed [W-2.7]. */
export const TablesByHand = (props: TablesByHandProps) => {
  const { tournament, round, proposal, metrics, arrangement, onArrange, isEditable, isDraft, onLook } = props;
  const { Tables = TableGrid, round: part } = screensOf(tournament.family);
  const people = peopleOf(tournament, round);
  const met = useMemo(() => metOf(metrics.repeated), [metrics]);
  const changed = useMemo(() => new Set(props.changed), [props.changed]);
  const { tables } = arrangement;
  const without = props.byes ?? proposal.byes;
  const byes = useMemo(
    () => part?.byes?.({ draw: { proposal, request: null }, tables, byes: without }) ?? [],
    [part, proposal, tables, without],
  );
  const index = tables.findIndex(({ table }) => table === props.looked);
  return (
    <div className="seating-view">
      <Tables
        tournament={tournament}
        round={round}
        people={people}
        proposal={proposal}
        arrangement={arrangement}
        byes={byes}
        onArrange={onArrange}
        isEditable={isEditable}
        isDraft={isDraft}
        met={met}
        changed={changed}
        done={nothingIn}
        looked={index}
        onLook={(at) => onLook(tables[at]?.table ?? 0)}
      />
    </div>
  );
};
