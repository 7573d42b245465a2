import { families } from '../../core/families.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { Badge } from '../design/marks.tsx';
import { wordsOf } from './texts.ts';

type StageNameProps = { readonly tournament: Tournament; readonly round: RoundNo };

/** What a round is called where its number does not say it (semi-finals); nothing for any other. */
export const StageName = ({ tournament, round }: StageNameProps) => {
  const title = families[tournament.family].roundTitle?.(tournament, round) ?? null;
  return title === null ? null : <Badge>{wordsOf(title)}</Badge>;
};
