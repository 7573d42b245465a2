import type { RefObject } from 'react';
import { awaitedTables } from '../../../core/game/provisional.ts';
import { families } from '../../../core/games/all.ts';
import { isWaiting, missingTables } from '../../../core/tournament/round-in-work.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../../core/tournament/words.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { CommandLine } from '../entry/command-line.tsx';
import { useOfEntry } from '../entry/entry-store.ts';
import { Complaint } from '../entry/in-hand.tsx';
import { LineButtons } from '../entry/line-buttons.tsx';
import { inWork } from '../flow.ts';
import { saysRound } from '../round-band.tsx';
import '../entry/entry.module.css';
import { MissingChips } from './missing-chips.tsx';
import styles from './work.module.css';

type EntryBottomProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly part: EntryPart;
  readonly line: RefObject<HTMLInputElement | null>;
  /** The line names a table and its result, which lie over the card of that table. */
  readonly names: boolean;
  readonly halfTyped: readonly TableNo[];
  readonly onTake: (round: RoundNo, table: TableNo) => void;
};

/** The line, and what is missing or what is wrong with what was typed [W-3.9, W-3.19]. */
export const EntryBottom = (props: EntryBottomProps) => {
  const { tournament, round, part, line, names, halfTyped, onTake } = props;
  const inHand = useOfEntry(round.no, ({ taken }) => taken?.table ?? null);
  const isWrong = useOfEntry(round.no, ({ complaint }) => complaint !== null);
  const family = families[tournament.family];
  // Nothing is typed in a round that waits: the line is that of the round in work [W-3.5, W-3.7].
  const played = inWork(tournament);
  const goesTo = played !== undefined && isWaiting(tournament, family, round) ? played : round;
  return (
    <>
      <CommandLine
        round={round.no}
        goesTo={goesTo.no}
        saysRound={saysRound(tournament, round)}
        part={part}
        isLate={inHand !== null && awaitedTables(round).includes(inHand)}
        isOver={round.no < (inWork(tournament)?.no ?? 0)}
        line={line}
      />
      <div className={`${styles.beside} ${isWrong ? styles.wrong : ''}`}>
        {inHand === null && (
          <span className={isWrong ? styles.buttons : styles.over}>
            <LineButtons round={round.no} names={names} onLine={() => line.current?.focus()} />
          </span>
        )}
        <Complaint round={round.no} />
        {!isWrong && (
          <MissingChips
            tournament={tournament}
            round={goesTo}
            missing={missingTables(tournament, family, goesTo)}
            inHand={inHand}
            halfTyped={goesTo === round ? halfTyped : []}
            onTake={onTake}
          />
        )}
      </div>
    </>
  );
};
