import { Pin } from 'lucide-react';
import { useState } from 'react';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import {
  type Home,
  openHome,
  stationaryAdvice,
  suggestedHomes,
} from '../../../../core/games/bridge/seating/stationary.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { type ActProps, type DirectorAct, ofNobody } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { NumberField, unlessRefused } from '../../../parts/field/field.tsx';
import { Advice } from '../advice.tsx';
import { doOwn } from '../own-command.ts';
import styles from '../rules/rules.module.css';
import { ofContestant } from './part.ts';
import { StationarySuggestions } from './stationary-suggestions.tsx';

const setHomes = (homes: readonly Home[]): Promise<boolean> =>
  doOwn({ do: 'setHomes', homes: homes.map((home) => ({ ...home })) });

/** Moves again like everybody. */
export const releaseHome = (tournament: Tournament, id: EntrantId): Promise<boolean> =>
  setHomes(ownOf(tournament).homes.filter(({ entrant }) => entrant !== id));

const whole = (value: number): number | null => (Number.isNaN(value) ? null : value);

const StaysForm = ({ tournament, subject: { person }, onDone }: ActProps) => {
  const textOf = useTextOf();
  const { homes } = ownOf(tournament);
  const known = homes.find(({ entrant }) => entrant === person);
  const [home, setHome] = useState<Home>(known ?? openHome(person ?? 0));
  const stay = async () => {
    if (person === null) return;
    if (await setHomes(known === undefined ? [...homes, home] : homes.map((one) => (one === known ? home : one))))
      onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        unlessRefused(event.currentTarget, () => void stay());
      }}
    >
      <div className={styles.two}>
        <NumberField
          label={textOf('words:columns.table')}
          value={home.table ?? Number.NaN}
          minValue={1}
          maxValue={1000}
          onChange={(table) => setHome({ ...home, table: whole(table) })}
        />
        <NumberField
          label={textOf('bridgeSwiss:stationary.priority')}
          value={home.priority ?? Number.NaN}
          minValue={1}
          maxValue={1000}
          onChange={(priority) => setHome({ ...home, priority: whole(priority) })}
        />
      </div>
      <Select
        label={textOf('bridge:columns.seat')}
        items={(['any', 'ns', 'ew'] as const).map((id) => ({
          id,
          label: id === 'any' ? textOf('bridgeSwiss:stationary.anySide') : textOf(`bridge:seats.${id}.name`),
        }))}
        value={home.side ?? 'any'}
        onChange={(side) => setHome({ ...home, side: side === 'any' ? null : side })}
      />
      <Button type="submit">{textOf('bridgeSwiss:stationary.add')}</Button>
    </form>
  );
};

const adviceOf = (tournament: Tournament) => {
  const { homes, prepared } = ownOf(tournament);
  return stationaryAdvice(homes, prepared !== null);
};

const SuggestedForm = ({ tournament }: ActProps) => (
  <>
    <StationarySuggestions tournament={tournament} />
    <Advice tournament={tournament} advice={adviceOf(tournament)} />
  </>
);

/** Who stays at a table all day; with nobody chosen, who should by the list of people, and what to mind [bridge 4.2, 4.14]. */
export const staysActs: readonly DirectorAct[] = [
  { id: 'stays', icon: Pin, titleKey: 'bridgeSwiss:stationary.add', takes: ofContestant, Form: StaysForm },
  {
    id: 'suggested',
    icon: Pin,
    titleKey: 'bridgeSwiss:stationary.add',
    takes: (tournament, subject) =>
      ofNobody(tournament, subject) && suggestedHomes(tournament).length + adviceOf(tournament).length > 0,
    Form: SuggestedForm,
  },
];
