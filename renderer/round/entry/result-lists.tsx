import { PencilLine } from 'lucide-react';
import { memo } from 'react';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Json, Table, TableNo } from '../../../core/tournament/words.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { NameList } from '../names/name-list.tsx';
import type { People } from '../names/people.ts';

type OutstandingRowProps = {
  readonly table: Table;
  readonly people: People;
  readonly isInHand: boolean;
  readonly isParked: boolean;
  readonly onTake: (table: TableNo) => void;
};

const OutstandingRow = memo(({ table: { table, seats }, people, isInHand, isParked, onTake }: OutstandingRowProps) => {
  const textOf = useTextOf();
  return (
    <li>
      <button type="button" className="list-item" aria-current={isInHand} onClick={() => onTake(table)} tabIndex={-1}>
        <span className="list-no">{table}</span>
        <span className="list-names">
          <NameList people={people} ids={seats} />
        </span>
        {isParked && (
          <span className="list-mark" title={textOf('rounds:entry.halfTyped')}>
            <PencilLine size={14} aria-label={textOf('rounds:entry.halfTyped')} />
          </span>
        )}
      </button>
    </li>
  );
});

type OutstandingProps = {
  readonly tables: readonly Table[];
  readonly people: People;
  /** The table in hand. */
  readonly inHand: TableNo | null;
  /** Tables that are half typed. */
  readonly parked: readonly TableNo[];
  readonly onTake: (table: TableNo) => void;
};

/** Tables without a result, in table order; a press takes one in hand. */
export const Outstanding = memo(({ tables, people, inHand, parked, onTake }: OutstandingProps) => {
  const textOf = useTextOf();
  return (
    <section className="outstanding" aria-label={textOf('rounds:entry.outstanding')}>
      <h2 className="list-head">
        {textOf('rounds:entry.outstanding')}
        <span className="list-count">{tables.length}</span>
      </h2>
      {tables.length === 0 && <p className="list-empty">{textOf('rounds:entry.allIn')}</p>}
      <ul className="list">
        {tables.map((table) => (
          <OutstandingRow
            key={table.table}
            table={table}
            people={people}
            isInHand={inHand === table.table}
            isParked={parked.includes(table.table)}
            onTake={onTake}
          />
        ))}
      </ul>
    </section>
  );
});

type EnteredRowProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly table: Table;
  readonly result: Json;
  readonly isInHand: boolean;
  readonly Result: EntryPart['Result'];
  readonly onTake: (table: TableNo) => void;
};

/** A row shows its own result only: another table's result does not draw it again. */
const sameRow = (a: EnteredRowProps, b: EnteredRowProps): boolean =>
  a.result === b.result &&
  a.table === b.table &&
  a.isInHand === b.isInHand &&
  a.onTake === b.onTake &&
  a.Result === b.Result &&
  a.tournament.rules === b.tournament.rules &&
  a.tournament.own === b.tournament.own &&
  a.tournament.entrants === b.tournament.entrants;

const EnteredRow = memo(({ tournament, round, table, result, isInHand, Result, onTake }: EnteredRowProps) => {
  const textOf = useTextOf();
  return (
    <li>
      <button
        type="button"
        className="list-item"
        data-entered
        aria-current={isInHand}
        aria-label={textOf('rounds:entry.correct', { table: table.table })}
        aria-describedby={`entered-${table.table}`}
        onClick={() => onTake(table.table)}
        tabIndex={-1}
      >
        <span className="list-no">{table.table}</span>
        <span id={`entered-${table.table}`} className="list-result">
          <Result tournament={tournament} round={round} table={table} result={result} />
        </span>
      </button>
    </li>
  );
}, sameRow);

type EnteredProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  /** Newest first. */
  readonly tables: readonly TableNo[];
  readonly inHand: TableNo | null;
  readonly Result: EntryPart['Result'];
  readonly onTake: (table: TableNo) => void;
};

/** Tables with a result, newest first; a press takes one in hand to be corrected. */
export const Entered = memo(({ tournament, round, tables, inHand, Result, onTake }: EnteredProps) => {
  const textOf = useTextOf();
  return (
    <section className="entered" aria-label={textOf('rounds:entry.entered')}>
      <h2 className="list-head">
        {textOf('rounds:entry.entered')}
        <span className="list-count">
          {textOf('rounds:entry.count', { in: tables.length, of: round.tables.length })}
        </span>
      </h2>
      {tables.length === 0 && <p className="list-empty">{textOf('rounds:entry.noneIn')}</p>}
      <ul className="list">
        {tables.map((no) => {
          const table = round.tables.find((candidate) => candidate.table === no);
          const result = round.results[no];
          if (table === undefined || result === undefined) return null;
          return (
            <EnteredRow
              key={no}
              tournament={tournament}
              round={round}
              table={table}
              result={result}
              isInHand={inHand === no}
              Result={Result}
              onTake={onTake}
            />
          );
        })}
      </ul>
    </section>
  );
});
