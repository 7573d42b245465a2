import { Play, Send } from 'lucide-react';
import type { StageRow as Stage } from '../../../core/tournament/stage.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { goTo } from '../../desk/place.ts';
import { canTake, takeWay } from '../../desk/ways.ts';
import { wayText } from '../../i18n/refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { unlessRefused } from '../../parts/field/field.tsx';
import { wordsOf } from '../names/texts.ts';
import { showRound } from '../round-place.ts';
import type { Chosen } from './choice.ts';
import { seat, takeBest, useSeating } from './seating-store.ts';

type SeatPrimaryProps = {
  readonly tournament: Tournament;
  readonly stage: Stage;
  readonly chosen: Chosen | null;
  readonly onPublish: () => void;
};

/** The one blue button of a round that is not published: add people, the first way out, seat, publish [W-2.2]. */
export const SeatPrimary = ({ stage, chosen, onPublish }: SeatPrimaryProps) => {
  const seed = useSeating((store) => store.seed);
  const best = useSeating((store) => store.working?.best ?? null);
  const { code, params = {} } = stage.primary;
  const way = stage.refusal?.ways[0];
  const canSeat = chosen !== null && chosen.offer.refusal === null && seed.trim() !== '';
  const seatNow = () =>
    unlessRefused(document.body, () => chosen !== null && void seat(chosen.part.id, chosen.options));
  const acts: { readonly [code: string]: readonly [act: () => void, isOff: boolean] } = {
    'stage.addPeople': [() => goTo('people'), false],
    'stage.people': [() => goTo('people'), false],
    'stage.way': [() => way !== undefined && takeWay(way), way === undefined || !canTake(way)],
    'stage.seatStart': [seatNow, !canSeat],
    'stage.seat': [seatNow, !canSeat],
    'stage.seatAgain': [seatNow, !canSeat],
    'stage.takeBest': [takeBest, best === null],
    'stage.publish': [onPublish, false],
    'stage.backTo': [() => showRound(typeof params.round === 'number' ? params.round : 1), false],
    'stage.finalStandings': [() => goTo('standings'), false],
  };
  const act = acts[code];
  if (act === undefined) return null;
  const [perform, isOff] = act;
  return (
    <Button
      primary
      tone="primary"
      isDisabled={isOff}
      icon={code === 'stage.publish' ? <Send size={16} aria-hidden /> : <Play size={16} aria-hidden />}
      onPress={perform}
    >
      {code === 'stage.way' && way !== undefined ? wayText(way) : wordsOf(stage.primary)}
    </Button>
  );
};
