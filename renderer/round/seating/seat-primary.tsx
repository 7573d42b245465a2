import { Play, Send } from 'lucide-react';
import { useMemo } from 'react';
import { families } from '../../../core/games/all.ts';
import type { StageRow as Stage } from '../../../core/tournament/stage.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { goTo } from '../../desk/place.ts';
import { canTake, takeWay } from '../../desk/ways.ts';
import { screensOf } from '../../games/game.ts';
import type { AllRounds } from '../../games/game-screens.ts';
import { wayText } from '../../i18n/refusal-text.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { unlessRefused } from '../../parts/field/field.tsx';
import { AddTyped } from '../../people/who-plays.tsx';
import { carryOut } from '../../store/carry-out.ts';
import { beforeOpening } from '../first/opening-way.ts';
import { wordsOf } from '../names/texts.ts';
import { showRound } from '../round-place.ts';
import { seatNext } from '../ways.ts';
import { HallWill } from '../window/hall-words.tsx';
import type { Chosen } from './choice.ts';
import { chooseMethod, publishingDrawn, seat, takeBest, useSeating } from './seating-store.ts';

type SeatPrimaryProps = {
  readonly tournament: Tournament;
  readonly stage: Stage;
  readonly chosen: Chosen | null;
  /** All rounds at once, where they are what is chosen [W-8.2]. */
  readonly all: AllRounds | null;
  readonly onPublish: () => void;
};

const isPublishing = (code: string): boolean => code === 'stage.publish' || code === 'stage.publishStart';

/** What goes before the first round and its seating are one press [W-9.3]. */
const seatOpening = async (tournament: Tournament): Promise<void> => {
  const opening = families[tournament.family].seating.opening?.(tournament) ?? null;
  const before = opening === null ? null : beforeOpening(opening);
  if (before === null || (await carryOut({ type: 'family.do', command: before }))) await seatNext();
};

/** The schedule of all rounds is put into the event, and its first round is seated by it [W-8.2]. */
const seatAll = async (tournament: Tournament, { method, prepare }: AllRounds): Promise<void> => {
  const part = screensOf(tournament.family).methods.find(({ id }) => id === method);
  if (part === undefined || !(await prepare())) return;
  chooseMethod(method);
  await seat(method, part.firstOptions(tournament));
};

/** The one blue button of a round that is not published: add people, the first way out, seat, publish [W-2.2]. */
export const SeatPrimary = ({ tournament, stage, chosen, all, onPublish }: SeatPrimaryProps) => {
  const textOf = useTextOf();
  const { code, params = {} } = stage.primary;
  const seed = useSeating((store) => store.seed);
  const best = useSeating((store) => store.working?.best ?? null);
  const drawn = useSeating((store) => (isPublishing(code) ? store.drawn : null));
  const command = useMemo(() => (drawn === null ? null : publishingDrawn(drawn)), [drawn]);
  const way = stage.refusal?.ways[0];
  const canSeat = chosen !== null && chosen.offer.refusal === null && seed.trim() !== '';
  const seatNow = () =>
    unlessRefused(document.body, () => chosen !== null && void seat(chosen.part.id, chosen.options));
  const acts: { readonly [code: string]: readonly [act: () => void, isOff: boolean] } = {
    'stage.people': [() => goTo('people', { add: true }), false],
    'stage.way': [() => way !== undefined && takeWay(way), way === undefined || !canTake(way)],
    'stage.seatStart': [() => unlessRefused(document.body, () => void seatOpening(tournament)), seed.trim() === ''],
    'stage.seat':
      all === null
        ? [seatNow, !canSeat]
        : [() => unlessRefused(document.body, () => void seatAll(tournament, all)), seed.trim() === ''],
    'stage.seatAgain': [seatNow, !canSeat],
    'stage.takeBest': [takeBest, best === null],
    'stage.publish': [onPublish, false],
    'stage.publishStart': [onPublish, false],
    'stage.backTo': [() => showRound(typeof params.round === 'number' ? params.round : 1), false],
    'stage.finalStandings': [() => goTo('standings'), false],
  };
  if (code === 'stage.addPeople') return <AddTyped tournament={tournament} />;
  const act = acts[code];
  if (act === undefined) return null;
  const [perform, isOff] = act;
  return (
    <>
      <HallWill command={command} tellsSeats />
      <Button
        primary
        tone="primary"
        isDisabled={isOff}
        icon={isPublishing(code) ? <Send size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        onPress={perform}
      >
        {code === 'stage.way' && way !== undefined
          ? wayText(way)
          : code === 'stage.seat' && all !== null
            ? textOf('rounds:first.seatAll', { rounds: all.rounds })
            : wordsOf(stage.primary)}
      </Button>
    </>
  );
};
