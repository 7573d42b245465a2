import { headingOf } from '../../core/game/rounds.ts';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { Badge } from '../parts/marks.tsx';
import { wordsOf } from './names/texts.ts';

type StageNameProps = { readonly tournament: Tournament; readonly round: RoundNo };

/** What has to be known of a round beside its number: what it is called (semi-finals), that it is void; nothing of any other. */
export const StageName = ({ tournament, round }: StageNameProps) => {
  const family = families[tournament.family];
  const title = headingOf(family, tournament, round);
  return (
    <>
      {title !== null && <Badge>{wordsOf(title)}</Badge>}
      {family.results.marks?.(tournament, round, null).map((mark) => (
        <Badge key={mark.code} tone="warn">
          {wordsOf(mark)}
        </Badge>
      ))}
    </>
  );
};
