import { Hourglass } from 'lucide-react';
import { awaitedTables, provisionalNotes } from '../../core/tournament/provisional.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../core/tournament/words.ts';
import { Button } from '../design/button.tsx';
import { Badge } from '../design/marks.tsx';
import { Notice } from '../design/notice.tsx';
import { keyOf, useTextOf } from '../i18n/text.ts';

/** Most tables that have a button of their own. */
const BUTTONS = 6;

/** How many results of a round that counts are missing; nothing where all are in. */
export const AwaitedBadge = ({ round }: { readonly round: Round }) => {
  const textOf = useTextOf();
  const count = awaitedTables(round).length;
  if (count === 0) return null;
  return (
    <Badge tone="warn" icon={<Hourglass size={12} strokeWidth={2.5} aria-hidden />}>
      {textOf('rounds:close.badge', { count })}
    </Badge>
  );
};

/** What counts by which rule in a round whose results are missing, in the words of its game as on paper; null where all are in. */
const useAwaitedWords = ({ family }: Tournament) => {
  const textOf = useTextOf();
  return (round: Round): string | null => {
    const [note] = provisionalNotes(family, [round]);
    return note === undefined ? null : textOf(keyOf(note.code), note.params);
  };
};

/** Said where the standings rest on what is not in yet. */
export const AwaitedNote = ({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }) => {
  const words = useAwaitedWords(tournament)(round);
  return words === null ? null : <Badge tone="warn">{words}</Badge>;
};

type Props = {
  readonly tournament: Tournament;
  /** The round whose tables are in sight anyway. */
  readonly shown: RoundNo;
  readonly onTake: (round: RoundNo, table: TableNo) => void;
};

/** Rounds that count although results are missing: what counts instead, and a way to each table. */
export const LateResults = ({ tournament, shown, onTake }: Props) => {
  const textOf = useTextOf();
  const wordsOf = useAwaitedWords(tournament);
  const open = tournament.rounds.filter((round) => awaitedTables(round).length > 0);
  return open.map((round) => (
    <Notice
      key={round.no}
      tone="warn"
      {...(round.no === shown
        ? {}
        : {
            actions: awaitedTables(round)
              .slice(0, BUTTONS)
              .map((table) => (
                <Button key={table} onPress={() => onTake(round.no, table)}>
                  {textOf('rounds:close.take', { round: round.no, table })}
                </Button>
              )),
          })}
    >
      {wordsOf(round)}
    </Notice>
  ));
};
