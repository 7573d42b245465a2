import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { awaitedTables, provisionalNotes } from '../../../core/game/provisional.ts';
import { families } from '../../../core/games/all.ts';
import { lateTables } from '../../../core/tournament/round-in-work.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { keyOf, useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Badge } from '../../parts/marks.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Most tables that have a button of their own at once. */
const BUTTONS = 11;

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

type ChipsProps = { readonly round: RoundNo; readonly tables: readonly TableNo[]; readonly onTake: Props['onTake'] };

/** A way to each late table: the first ones, and the rest behind a button that says how many there are. */
const Chips = ({ round, tables, onTake }: ChipsProps) => {
  const textOf = useTextOf();
  const [all, setAll] = useState(false);
  const rest = all ? 0 : tables.length - BUTTONS;
  return (
    <>
      {(rest > 0 ? tables.slice(0, BUTTONS) : tables).map((table) => (
        <Button key={table} onPress={() => onTake(round, table)}>
          {textOf('rounds:close.take', { round, table })}
        </Button>
      ))}
      {rest > 0 && (
        <Button reads onPress={() => setAll(true)}>
          {textOf('rounds:close.more', { count: rest })}
        </Button>
      )}
    </>
  );
};

type Props = {
  readonly tournament: Tournament;
  /** The round whose tables are in sight anyway. */
  readonly shown: RoundNo;
  readonly onTake: (round: RoundNo, table: TableNo) => void;
};

/** Rounds that count although results are late: what counts instead, and a way to each table [W-3.8]. */
export const LateResults = ({ tournament, shown, onTake }: Props) => {
  const textOf = useTextOf();
  const wordsOf = useAwaitedWords(tournament);
  const family = families[tournament.family];
  return tournament.rounds.map((round) => {
    const tables = lateTables(tournament, family, round);
    if (tables.length === 0) return null;
    const { no } = round;
    return (
      <Notice
        key={no}
        tone="warn"
        {...(no === shown ? {} : { actions: <Chips round={no} tables={tables} onTake={onTake} /> })}
      >
        {wordsOf(round) ?? textOf('rounds:close.late', { round: no, tables, count: tables.length })}
      </Notice>
    );
  });
};
