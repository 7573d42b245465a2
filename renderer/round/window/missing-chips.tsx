import { useState } from 'react';
import { families } from '../../../core/games/all.ts';
import { lateTables } from '../../../core/tournament/round-in-work.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import styles from './work.module.css';

/** Most tables that have a chip of their own at once. */
const CHIPS = 11;

type ChipsProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly missing: readonly TableNo[];
  readonly inHand: TableNo | null;
  readonly halfTyped: readonly TableNo[];
  readonly onTake: (round: RoundNo, table: TableNo) => void;
};

/** Tables that are missing, each a press away; late ones of all rounds stand before them [W-3.8, X-20]. */
export const MissingChips = ({ tournament, round, missing, inHand, halfTyped, onTake }: ChipsProps) => {
  const textOf = useTextOf();
  const [all, setAll] = useState(false);
  const family = families[tournament.family];
  const late = tournament.rounds.flatMap((known) => {
    const tables = lateTables(tournament, family, known);
    return tables.length === 0 ? [] : [{ no: known.no, tables }];
  });
  // One more takes no more room than saying so.
  const rest = all || missing.length === CHIPS + 1 ? 0 : missing.length - CHIPS;
  const shown = rest > 0 ? missing.slice(0, CHIPS) : missing;
  return (
    <div className={styles.chips}>
      {late.map(({ no, tables }) => (
        <button key={no} type="button" className={styles.chip} data-late="" onClick={() => onTake(no, tables[0] ?? 0)}>
          {textOf('rounds:missing.late', { round: no, count: tables.length })}
        </button>
      ))}
      {missing.length > 0 && <span>{textOf('rounds:missing.count', { count: missing.length })}</span>}
      {shown.map((table) => (
        <button
          key={table}
          type="button"
          className={styles.chip}
          aria-current={inHand === table}
          aria-label={textOf('rounds:missing.take', { table })}
          onClick={() => onTake(round.no, table)}
        >
          {table}
          {halfTyped.includes(table) && (
            <span className={styles.half} role="img" aria-label={textOf('rounds:entry.halfTyped')} />
          )}
        </button>
      ))}
      {rest > 0 && (
        <button type="button" className={styles.chip} onClick={() => setAll(true)}>
          {textOf('words:more', { count: rest })}
        </button>
      )}
    </div>
  );
};
