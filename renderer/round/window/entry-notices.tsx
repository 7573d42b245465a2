import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Notice } from '../../parts/notice.tsx';
import { useOfEntry } from '../entry/entry-store.ts';
import { HeldResult } from '../entry/held-result.tsx';

type EntryNoticesProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly part: EntryPart;
  readonly onLine: () => void;
};

/** What is different while it lasts: a pile that is typed again, a result that every number gets. */
export const EntryNotices = ({ tournament, round, part, onLine }: EntryNoticesProps) => {
  const textOf = useTextOf();
  const verify = useOfEntry(round.no, (entry) => entry.verify);
  const held = useOfEntry(round.no, (entry) => entry.held);
  return (
    <>
      {verify !== null && (
        <Notice tone="info">
          <span role="status">
            {textOf('rounds:entry.verified', {
              checked: verify.checked.length,
              of: round.tables.length,
              differed: verify.differed.length,
            })}
            {verify.by !== null && ` ${textOf('rounds:entry.verifiedBy', verify.by)}`}
          </span>
        </Notice>
      )}
      <HeldResult tournament={tournament} round={round} held={held} Result={part.Result} onDone={onLine} />
    </>
  );
};
