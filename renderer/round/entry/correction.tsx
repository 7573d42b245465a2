import { Lock, Wrench } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { isAwaited } from '../../../core/game/provisional.ts';
import { families } from '../../../core/games/all.ts';
import type { Command } from '../../../core/tournament/commands.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Json, TableNo } from '../../../core/tournament/words.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { TextField } from '../../parts/field/field.tsx';
import { useTournamentStore } from '../../store/tournament.ts';
import { differingTables, impactOf } from '../impact.ts';
import { MovedLines, MovesSaid } from '../seating/moved-lines.tsx';
import styles from './entry.module.css';
import { saveHand, setReason, useEntry } from './entry-store.ts';
import { wouldStore } from './replacing.ts';

type ImpactProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly table: TableNo;
  readonly result: Json;
};

/** What a result changes that takes the place of another [hall-and-print 3.4]: places, and what was drawn from them. */
export const Impact = ({ tournament, round, table, result }: ImpactProps) => {
  const textOf = useTextOf();
  const ledger = useTournamentStore((store) => store.ledger);
  const { impact, ahead } = useMemo(() => {
    const where = { round: round.no, table, result };
    const command: Command = isAwaited(round, table)
      ? { type: 'result.enter', ...where }
      : { type: 'result.correct', ...where, reason: '?' };
    return {
      impact: impactOf(tournament, round.no, command, families),
      ahead: differingTables(ledger, command, families),
    };
  }, [tournament, ledger, round, table, result]);
  const seatedSince = impact.seatedSince.filter((no) => no !== ahead?.round);
  return (
    <section className={styles.impact} aria-label={textOf('rounds:correct.title')}>
      {impact.isSoFar && impact.isHeld && (
        <p className={styles.stays}>{textOf('rounds:standings.during', { round: round.no })}</p>
      )}
      <MovesSaid impact={impact} />
      {seatedSince.length > 0 && (
        <p className={styles.stays}>
          <Lock size={14} aria-hidden />{' '}
          {textOf('rounds:correct.stays', { count: seatedSince.length, rounds: seatedSince })}
        </p>
      )}
      {ahead !== null && (
        <p className={styles.stays}>
          <Wrench size={14} aria-hidden /> {textOf('rounds:correct.ahead', { ...ahead, count: ahead.tables.length })}
        </p>
      )}
      <MovedLines tournament={tournament} round={round.no} impact={impact} />
    </section>
  );
};

type CorrectionProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly part: EntryPart;
  /** Gives the line the keyboard back from the reason. */
  readonly onLine: () => void;
  /** It stands in the place of this, under a heading of its own, while it says anything; else on the card. */
  readonly instead?: ReactNode;
};

/** The table in hand has a result: what changes with what is typed, and why it is corrected where that goes into the log [W-3.17]. */
export const Correction = ({ tournament, round, part, onLine, instead }: CorrectionProps) => {
  const textOf = useTextOf();
  const entry = useEntry(round.no);
  // The line answers first; what it changes may come a moment later.
  const typed = useDeferredValue(entry);
  const table = typed.taken?.table;
  const result = useMemo(
    () => wouldStore(typed, { tournament, round }, part.form),
    [typed, tournament, round, part.form],
  );
  const isBeside = instead !== undefined;
  if (isBeside && result === null && !round.confirmed) return instead;
  return (
    <div className={styles.correction} data-beside={isBeside}>
      {isBeside && <h2>{textOf('rounds:correct.title')}</h2>}
      {table !== undefined && result !== null && (
        <Impact tournament={tournament} round={round} table={table} result={result} />
      )}
      {round.confirmed && (
        <TextField
          label={textOf('rounds:correct.reason')}
          value={entry.reason}
          maxLength={500}
          onChange={(reason) => setReason(round.no, reason)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            if (event.key === 'Enter') saveHand(round.no);
            onLine();
          }}
        />
      )}
    </div>
  );
};
