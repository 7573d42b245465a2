import type { ReactNode } from 'react';
import type { RoundStep } from '../../../core/game/round-steps.ts';
import { families } from '../../../core/games/all.ts';
import { lateTables } from '../../../core/tournament/round-in-work.ts';
import type { StageRow as Stage } from '../../../core/tournament/stage.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import { goTo } from '../../desk/place.ts';
import { showSeatingInHall } from '../../hall/state.ts';
import { useTextOf, withoutDots } from '../../i18n/text.ts';
import { useDeskFacts, usePrintedWords } from '../desk-facts.ts';
import { type ShownStep, StageRow } from './stage-row.tsx';

/** What a step is called before it is done. */
const AHEAD: { readonly [step in RoundStep]: string } = {
  names: 'words:names',
  seat: 'exchange:kinds.seating.name',
  publish: 'rounds:steps.ahead.publish',
  print: 'sheets:print.print',
  hall: 'sheets:hall.title',
  play: 'rounds:steps.ahead.play',
  results: 'words:results',
  confirm: 'rounds:steps.ahead.confirm',
};

/** And when it is done; results say how many are in. */
const DONE: { readonly [step in RoundStep]?: string } = {
  seat: 'rounds:steps.seated',
  publish: 'rounds:states.published',
  print: 'rounds:steps.printed',
  hall: 'rounds:standings.hall.menu',
  play: 'rounds:steps.playing',
  confirm: 'rounds:states.confirmed',
};

type StepsProps = {
  readonly tournament: Tournament;
  /** Undefined while it is not published. */
  readonly round?: Round | undefined;
  readonly stage: Stage;
  /** It counts for nothing. */
  readonly isVoid?: boolean;
  /** Opens the clock; null where the round takes none. */
  readonly onClock?: (() => void) | null;
  readonly children: ReactNode;
};

/** The steps of the round shown, with what each opens [W-2.3, W-2.4]. */
export const Steps = ({ tournament, round, stage, isVoid = false, onClock = null, children }: StepsProps) => {
  const textOf = useTextOf();
  const printedWords = usePrintedWords();
  const printed = useDeskFacts().printed[round?.no ?? 0];
  const isPublished = round !== undefined;
  // Done again as often as wanted [W-2.3]: what the hall does not show yet comes there first.
  const isInHall = stage.steps.some(({ id, state }) => id === 'hall' && state === 'done');
  const toHall = () => {
    if (isInHall || round === undefined) goTo('hall');
    else void showSeatingInHall(round.no).then(() => goTo('hall'));
  };
  const opens: { readonly [step in RoundStep]: (() => void) | null } = {
    names: () => goTo('people'),
    seat: null,
    publish: null,
    print: round !== undefined ? () => goTo('print') : null,
    hall: round !== undefined ? toHall : null,
    play: onClock,
    results: null,
    confirm: null,
  };
  const words = (id: RoundStep, state: ShownStep['state']): string => {
    // A round that counts for nothing awaits no result and has none.
    if (id === 'results' && isPublished && !isVoid) {
      const both = round.tables.filter(({ seats }) => seats.length > 1).length;
      const late = lateTables(tournament, families[tournament.family], round).length;
      const params = { in: both - stage.missing.length - late, of: both };
      return textOf(state === 'ahead' ? 'words:results' : 'rounds:steps.resultsIn', params);
    }
    if (id === 'confirm' && isVoid) return textOf('rounds:states.void');
    if (id === 'publish' && state === 'now') return textOf('rounds:states.proposal');
    // Nobody plays any more in a round that counts.
    const isDone = state === 'done' && !(id === 'play' && round?.confirmed === true);
    return withoutDots(textOf((isDone ? DONE[id] : undefined) ?? AHEAD[id]));
  };
  // Names matter before the first round; once people are entered there is nothing to say about them.
  const shown = stage.steps.filter(({ id, state }) => id !== 'names' || state === 'now');
  const steps = shown.map(({ id, state: found }): ShownStep => {
    // A round that counts is over, whatever comes next; of one that is void no result is in, however many there are.
    const whole = id === 'confirm' && round?.confirmed === true ? 'done' : found;
    const state = id === 'results' && isVoid ? 'passed' : whole;
    return {
      id,
      state,
      words: words(id, state),
      ...(id === 'print' && printed !== undefined ? { about: printedWords(printed) } : {}),
      onPress: opens[id],
    };
  });
  return <StageRow steps={steps}>{children}</StageRow>;
};
