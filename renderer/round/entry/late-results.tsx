import { provisionalNotes } from '../../../core/game/provisional.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import { keyOf, useTextOf } from '../../i18n/text.ts';
import { Badge } from '../../parts/marks.tsx';

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
