import { Dices } from 'lucide-react';
import { useMemo } from 'react';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { useSlow } from '../../desk/slow.ts';
import { screensOf } from '../../games/game.ts';
import type { MethodPart } from '../../games/game-screens.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Cards } from '../../parts/field/choice.tsx';
import { unlessRefused } from '../../parts/field/field.tsx';
import { ProgressBar } from '../../parts/marks.tsx';
import { ClubsApart } from '../first/clubs-apart.tsx';
import { type Chosen, choiceOf, offersOf } from './choice.ts';
import styles from './seating.module.css';
import {
  anotherSeed,
  chooseMethod,
  chooseOptions,
  chooseSeed,
  giveUp,
  seat,
  seatAnother,
  useSeating,
} from './seating-store.ts';
import { SeedField } from './seed-field.tsx';

/** A search that takes longer shows itself. Milliseconds. */
const NOTICEABLE = 300;
/** After so long the TO is asked whether to go on [reliability 9.1]. Milliseconds. */
const LONG = 5000;

/** The methods that the game's screen shows. */
export const methodsOf = ({ family }: Tournament): readonly MethodPart[] => screensOf(family).methods;

/** The method chosen as long as it can be used, with its options. */
export const useChosenMethod = (tournament: Tournament): Chosen | null => {
  const method = useSeating((store) => store.method);
  const options = useSeating((store) => store.options);
  return useMemo(() => choiceOf(tournament, methodsOf(tournament), { method, options }), [tournament, method, options]);
};

/** Whether the method is a question: in round 1 only where more than one can seat it [W-8.2]. */
export const isChoice = (tournament: Tournament): boolean =>
  tournament.rounds.length > 0 ||
  offersOf(tournament, methodsOf(tournament)).filter(({ refusal }) => refusal === null).length > 1;

/** Why no method can be used now: it is about the event, not about a method. The first method asks for least. */
const commonRefusal = (tournament: Tournament): Refusal | null => {
  const offers = offersOf(tournament, methodsOf(tournament));
  return offers.every(({ refusal }) => refusal !== null) ? (offers[0]?.refusal ?? null) : null;
};

/** A search that takes long: how far it is, and both ways out of it. */
export const Working = () => {
  const textOf = useTextOf();
  const working = useSeating((store) => store.working);
  const isSlow = useSlow(working !== null, NOTICEABLE);
  const isLong = useSlow(working !== null, LONG);
  if (working === null || !isSlow) return null;
  return (
    <div className={styles.working}>
      <ProgressBar label={textOf('rounds:seat.working')} share={working.share} />
      {isLong && <p role="status">{textOf('rounds:seat.long')}</p>}
      <div className={styles.workingWays}>
        <Button onPress={giveUp}>{textOf('clock:stop')}</Button>
      </div>
    </div>
  );
};

type MethodPanelProps = {
  readonly tournament: Tournament;
  readonly chosen: Chosen | null;
  /** There is a proposal, so there may be another one. */
  readonly proposal: 'none' | 'fresh' | 'stale';
};

/** How the next round is seated: method, its options, seed, and the search. */
export const MethodPanel = ({ tournament, chosen, proposal }: MethodPanelProps) => {
  const textOf = useTextOf();
  const seed = useSeating((store) => store.seed);
  const isWorking = useSeating((store) => store.working !== null);
  const offers = useMemo(() => offersOf(tournament, methodsOf(tournament)), [tournament]);
  const screens = screensOf(tournament.family);
  const common = useMemo(() => commonRefusal(tournament), [tournament]);
  if (chosen === null) return null;
  const { part, options, offer } = chosen;
  const cards = screens.methods.flatMap(({ id, icon: Icon }) => {
    const own = offers.find((candidate) => candidate.id === id);
    if (own === undefined) return [];
    // Why nothing at all can be seated stands beside the cards, with its ways out.
    const isOwn = own.refusal !== null && own.refusal.code !== common?.code;
    const reason = isOwn ? refusalText(own.refusal) : textOf(`${tournament.family}:methods.${id}.about`);
    return [
      {
        id,
        label: textOf(`${tournament.family}:methods.${id}.name`),
        about: reason,
        icon: <Icon size={18} aria-hidden />,
        isDisabled: own.refusal !== null,
      },
    ];
  });
  const canSeat = offer.refusal === null && seed.trim() !== '' && !isWorking;
  return (
    <form
      className={styles.methodPanel}
      onSubmit={(event) => {
        event.preventDefault();
        unlessRefused(event.currentTarget, () => canSeat && void seat(part.id, options));
      }}
    >
      <div className={styles.methodChoices}>
        <Cards label={textOf('rounds:seat.method')} items={cards} value={part.id} onChange={chooseMethod} columns={1} />
        <ClubsApart tournament={tournament} method={part.id} />
        {offer.refusal === null && part.Options !== null && (
          <part.Options tournament={tournament} options={options} onChange={(next) => chooseOptions(part.id, next)} />
        )}
        {part.isExact !== true && <SeedField value={seed} onChange={chooseSeed} onFresh={anotherSeed} />}
        {screens.Seating !== null && <screens.Seating tournament={tournament} method={part.id} />}
      </div>
      <input type="submit" hidden />
      {proposal !== 'none' && part.isExact !== true && (
        <Button
          icon={<Dices size={16} aria-hidden />}
          isDisabled={!canSeat}
          onPress={() => void seatAnother(part.id, options)}
        >
          {textOf('rounds:seat.another')}
        </Button>
      )}
    </form>
  );
};
