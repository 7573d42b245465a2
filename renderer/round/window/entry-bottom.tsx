import type { RefObject } from 'react';
import { awaitedTables } from '../../../core/game/provisional.ts';
import { families } from '../../../core/games/all.ts';
import { missingTables } from '../../../core/tournament/round-in-work.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { Json, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { CommandLine } from '../entry/command-line.tsx';
import type { Entry } from '../entry/entry-state.ts';
import { Complaint } from '../entry/in-hand.tsx';
import { LineButtons } from '../entry/line-buttons.tsx';
import { inWork } from '../flow.ts';
import { saysRound } from '../round-band.tsx';
import '../entry/results.css';
import { MissingChips } from './missing-chips.tsx';

type EntryBottomProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly entry: Entry<Json>;
  readonly part: EntryPart;
  readonly line: RefObject<HTMLInputElement | null>;
  /** The line names a table and its result, which lie over the card of that table. */
  readonly names: boolean;
  readonly halfTyped: readonly TableNo[];
  readonly onTake: (round: RoundNo, table: TableNo) => void;
};

/** The line, and what is missing or what is wrong with what was typed [W-3.9, W-3.19]. */
export const EntryBottom = (props: EntryBottomProps) => {
  const { tournament, round, entry, part, line, names, halfTyped, onTake } = props;
  const inHand = entry.taken?.table ?? null;
  const family = families[tournament.family];
  return (
    <>
      <CommandLine
        round={round.no}
        saysRound={saysRound(tournament, round)}
        entry={entry}
        part={part}
        isLate={inHand !== null && awaitedTables(round).includes(inHand)}
        isOver={round.no < (inWork(tournament)?.no ?? 0)}
        line={line}
      />
      {inHand === null && (
        <LineButtons round={round.no} entry={entry} names={names} onLine={() => line.current?.focus()} />
      )}
      <Complaint entry={entry} />
      {entry.complaint === null && (
        <MissingChips
          tournament={tournament}
          round={round}
          missing={missingTables(tournament, family, round)}
          inHand={inHand}
          halfTyped={halfTyped}
          onTake={onTake}
        />
      )}
    </>
  );
};
