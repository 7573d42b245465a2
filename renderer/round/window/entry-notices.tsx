import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Notice } from '../../parts/notice.tsx';
import type { Entry } from '../entry/entry-state.ts';
import { HeldResult } from '../entry/held-result.tsx';

type EntryNoticesProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly entry: Entry<Json>;
  readonly part: EntryPart;
  readonly onLine: () => void;
};

/** What is different while it lasts: a pile that is typed again, a result that every number gets. */
export const EntryNotices = ({ tournament, round, entry, part, onLine }: EntryNoticesProps) => {
  const textOf = useTextOf();
  const { verify } = entry;
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
      <HeldResult tournament={tournament} round={round} entry={entry} Result={part.Result} onDone={onLine} />
    </>
  );
};
