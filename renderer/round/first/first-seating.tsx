import { CalendarRange, Shuffle } from 'lucide-react';
import { playingEntrants, type Tournament } from '../../../core/tournament/state.ts';
import { screensOf } from '../../games/game.ts';
import type { AllRounds } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Cards } from '../../parts/field/choice.tsx';
import { EmptyState } from '../../parts/marks.tsx';
import { peopleOf } from '../names/people.ts';
import { wordsOf } from '../names/texts.ts';
import type { Chosen } from '../seating/choice.ts';
import { chooseMethod } from '../seating/seating-store.ts';
import styles from '../window/work.module.css';
import { ClubsApart, ClubsBox } from './clubs-apart.tsx';
import { chooseOpening, useOpeningWay } from './opening-way.ts';

/**
 * All rounds at once, where they are what is chosen: by the TO, and before that where nobody meets twice in them [W-8.2].
 *
 * @param method what the TO has chosen; null: nothing yet
 */
export const allAtOnce = (all: AllRounds | null, method: string | null): AllRounds | null => {
  if (all === null || all.repeats === null) return null;
  return method === all.method || (method === null && all.repeats === 0) ? all : null;
};

type FirstSeatingProps = {
  readonly tournament: Tournament;
  readonly all: AllRounds;
  readonly isAll: boolean;
};

/** Round 1 asks one thing: all rounds now, or one after the other [W-8.2]. */
export const FirstSeating = ({ tournament, all, isAll }: FirstSeatingProps) => {
  const textOf = useTextOf();
  const first = screensOf(tournament.family).first;
  const count = playingEntrants(tournament).length;
  const said = all.said.map((phrase) => wordsOf(phrase, peopleOf(tournament))).join(' ');
  if (first === undefined) return null;
  return (
    <div className={styles.first}>
      <Cards<'all' | 'lot'>
        label={textOf('rounds:first.title', { people: count })}
        value={isAll ? 'all' : 'lot'}
        onChange={(way) => chooseMethod(way === 'all' ? all.method : first.byLot)}
        items={[
          {
            id: 'all',
            label: textOf('rounds:first.all'),
            about: said,
            icon: <CalendarRange size={18} aria-hidden />,
            isDisabled: all.repeats === null,
          },
          {
            id: 'lot',
            label: textOf('rounds:first.lot'),
            icon: <Shuffle size={18} aria-hidden />,
          },
        ]}
      />
      <div className={styles.below}>
        <ClubsApart
          tournament={tournament}
          method={isAll ? all.method : first.byLot}
          onAble={() => chooseMethod(first.byLot)}
        />
        <Button tone="quiet" onPress={first.schedule}>
          {textOf('rounds:first.schedule')}
        </Button>
      </div>
    </div>
  );
};

type OneWayProps = { readonly tournament: Tournament; readonly chosen: Chosen };

/** A round that one method alone can seat: the method is named, what holds for all rounds stands below it, and nothing is asked [W-8.2]. */
export const OneWay = ({ tournament, chosen }: OneWayProps) => {
  const textOf = useTextOf();
  const { Seating } = screensOf(tournament.family);
  const { id, icon: Icon } = chosen.part;
  return (
    <EmptyState
      icon={<Icon size={40} aria-hidden />}
      title={textOf(`${tournament.family}:methods.${id}.name`)}
      actions={
        <div className={styles.oneWay}>
          <ClubsApart tournament={tournament} method={id} />
          {Seating !== null && <Seating tournament={tournament} method={id} />}
        </div>
      }
    >
      {textOf(`${tournament.family}:methods.${id}.about`)}
    </EmptyState>
  );
};

/** Rounds that are seated together ask one thing: seats as they stand in the list, or by lot [W-8.2]. */
export const StartWays = ({ tournament, chosen }: OneWayProps) => {
  const textOf = useTextOf();
  const { isByLot, clubsApart } = useOpeningWay();
  const { Seating } = screensOf(tournament.family);
  const { id, icon: Icon } = chosen.part;
  return (
    <div className={styles.first}>
      <Cards<'position' | 'lot'>
        label={textOf('rounds:seat.method')}
        value={isByLot ? 'lot' : 'position'}
        onChange={(way) => chooseOpening({ isByLot: way === 'lot' })}
        items={[
          {
            id: 'position',
            label: textOf('rounds:first.position'),
            about: textOf(`${tournament.family}:methods.${id}.about`),
            icon: <Icon size={18} aria-hidden />,
          },
          { id: 'lot', label: textOf('rounds:first.seatsByLot'), icon: <Shuffle size={18} aria-hidden /> },
        ]}
      />
      <div className={styles.below}>
        <ClubsBox
          tournament={tournament}
          isOn={clubsApart}
          acts={isByLot}
          onTurn={(on) => chooseOpening({ clubsApart: on, isByLot: on || isByLot })}
        />
        {Seating !== null && <Seating tournament={tournament} method={id} />}
      </div>
    </div>
  );
};
