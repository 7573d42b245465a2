import type { StageRow as Stage } from '../../core/tournament/stage.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { TableNo } from '../../core/tournament/words.ts';
import type { EntryPart } from '../games/game-screens.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { askToClose, putBack, useOfEntry } from './entry/entry-store.ts';
import { EntryDeeds } from './window/entry-deeds.tsx';
import { Primary } from './window/primary.tsx';

type RoundActsProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly stage: Stage;
  /** Null where the game takes no results here. */
  readonly part: EntryPart | null;
  /** The table in hand, or that the line names. */
  readonly inHand: TableNo | null;
  readonly mayClose: boolean;
  readonly onTake: (table: TableNo) => void;
  /** Gives the line the keyboard back. */
  readonly onLine: () => void;
  readonly onVerify: () => void;
  readonly onConfirm: () => void;
};

/** What can be done with a published round: the menu, what may be left out, and the primary last [W-2.1]. */
export const RoundActs = (props: RoundActsProps) => {
  const { tournament, round, stage, part, inHand, mayClose, onTake, onLine, onVerify, onConfirm } = props;
  const textOf = useTextOf();
  const taken = useOfEntry(round.no, (entry) => (entry.stage === 'hand' ? (entry.taken?.table ?? null) : null));
  return (
    <>
      {part !== null && <EntryDeeds {...{ tournament, round, part, onLine, onVerify, onConfirm }} />}
      {mayClose && stage.mayLetCount && inHand === null && (
        <Button onPress={() => askToClose(round.no)}>{textOf('refusals:ways.closeRound')}</Button>
      )}
      {taken !== null && (
        <Button
          onPress={() => {
            putBack(round.no);
            onLine();
          }}
        >
          {textOf('rounds:entry.putBack', { table: taken })} <Kbd>Esc</Kbd>
        </Button>
      )}
      {inHand === null && <Primary {...{ tournament, stage, onTake, onConfirm, onLine }} />}
    </>
  );
};
