import type { Tournament } from '../../core/tournament/state.ts';
import { goTo } from '../desk/place.ts';
import { Button } from '../parts/button.tsx';
import { wordsOf } from './names/texts.ts';
import { roundShown, useRoundPlace } from './round-place.ts';

/** What goes on from a place that has nothing to do itself: to the round that the window is about [W-2.1]. */
export const BackToRound = ({ tournament }: { readonly tournament: Tournament }) => {
  const round = useRoundPlace((place) => roundShown(tournament, place, false));
  return (
    <Button reads primary tone="primary" onPress={() => goTo('rounds')}>
      {wordsOf({ code: 'stage.backTo', params: { round } })}
    </Button>
  );
};
