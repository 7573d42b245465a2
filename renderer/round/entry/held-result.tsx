import { Lock, LockOpen } from 'lucide-react';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { Held } from './entry-state.ts';
import { setHeld } from './entry-store.ts';

/** The key that holds the last result, and lets it go. */
export const HOLD = 'F4';

type Props = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly held: Held | null;
  readonly Result: EntryPart['Result'];
  /** Gives the line the keyboard back. */
  readonly onDone: () => void;
};

/** Says that typed numbers get a result by themselves ([hall-and-print 3.2]: the same result for many tables). */
export const HeldResult = ({ tournament, round, held, Result, onDone }: Props) => {
  const textOf = useTextOf();
  const table = round.tables.find((candidate) => candidate.table === held?.table);
  if (held === null || table === undefined) return null;
  return (
    <Notice
      tone="warn"
      title={textOf('rounds:entry.held', { table: held.table })}
      actions={
        <Button
          icon={<LockOpen size={16} aria-hidden />}
          onPress={() => {
            setHeld(round.no, false);
            onDone();
          }}
        >
          {textOf('rounds:entry.letGo')}
        </Button>
      }
    >
      <span role="status">
        <Lock size={16} aria-hidden />
        <Result tournament={tournament} round={round} table={table} result={held.result} />
      </span>
    </Notice>
  );
};
