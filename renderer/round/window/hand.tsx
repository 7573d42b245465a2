import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { WhatIfButton } from '../../what-if/what-if-button.tsx';
import { useEntry } from '../entry/entry-store.ts';
import { InHand, KeyHints } from '../entry/in-hand.tsx';
import { Keypad, LineButtons, pressNamed } from '../entry/line-buttons.tsx';
import { oldOf } from '../entry/replacing.ts';
import styles from './work.module.css';

type HandProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly part: EntryPart;
  /** What a correction changes is told beside the cards. */
  readonly tellsBeside: boolean;
  /** Gives the line the keyboard back. */
  readonly onLine: () => void;
};

/** The table in hand on its own card: fields or keys, *Save*, and whatever is asked about it [W-3.18]. */
export const Hand = ({ tournament, round, part, tellsBeside, onLine }: HandProps) => {
  const entry = useEntry(round.no);
  return (
    <section className={styles.hand} data-stage={entry.stage}>
      <InHand
        tournament={tournament}
        round={round}
        entry={entry}
        part={part}
        tellsBeside={tellsBeside}
        onLine={onLine}
      />
      <div className={styles.foot}>
        <KeyHints
          part={part}
          entry={entry}
          onKey={(key) => {
            pressNamed(round.no, key);
            onLine();
          }}
        />
        <span className={styles.acts}>
          {entry.taken !== null && <WhatIfButton of={{ round: round.no, table: entry.taken.table }} />}
          <Keypad round={round.no} onLine={onLine} />
          {entry.taken !== null && (
            <LineButtons round={round.no} replaces={oldOf(entry, round) !== null} onLine={onLine} />
          )}
        </span>
      </div>
    </section>
  );
};
