import { AlarmClock, ListOrdered, MonitorPlay, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Clock, suggestedLevels } from '../../../../core/games/poker/rules/clock.ts';
import { floorOf } from '../../../../core/games/poker/steps/state.ts';
import { useDeeds } from '../../../desk/commands/commands.ts';
import { goTo } from '../../../desk/place.ts';
import { Screen } from '../../../desk/screen.tsx';
import { showViewInHall } from '../../../hall/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { EmptyState } from '../../../parts/marks.tsx';
import { useTournament } from '../../../store/tournament.ts';
import { doFloor } from '../own-command.ts';
import { clockDeeds, setLevels } from './clock-deeds.ts';
import styles from './clock-screen.module.css';
import { Face } from './face.tsx';
import { LevelsEditor } from './levels-editor.tsx';

/** Minutes of a level to begin with: a club evening. */
const USUAL = 20;

/** Without a clock: everything else works, and one button makes one. */
const NoClock = () => {
  const textOf = useTextOf();
  const [minutes, setMinutes] = useState(USUAL);
  const wanted = Number.isNaN(minutes) ? USUAL : Math.round(minutes);
  return (
    <EmptyState
      icon={<AlarmClock size={40} aria-hidden />}
      title={textOf('poker:clock.off.title')}
      actions={
        <form
          className={styles.clockNew}
          onSubmit={(event) => {
            event.preventDefault();
            void setLevels(suggestedLevels(wanted));
          }}
        >
          <NumberField
            label={textOf('poker:clock.off.minutes')}
            value={minutes}
            minValue={1}
            maxValue={600}
            onChange={setMinutes}
          />
          <Button tone="primary" type="submit" icon={<ListOrdered size={16} aria-hidden />}>
            {textOf('poker:clock.off.make')}
          </Button>
        </form>
      }
    />
  );
};

const Working = ({ clock }: { readonly clock: Clock }) => {
  const textOf = useTextOf();
  const tournament = useTournament();
  useDeeds(clockDeeds);
  return (
    <div className={styles.clockRoom}>
      <div className={styles.clockDesk}>
        {tournament !== null && <Face tournament={tournament} clock={clock} />}
        <LevelsEditor clock={clock} label={textOf('floor:cards.titles.levels')} />
      </div>
    </div>
  );
};

/** The blinds clock: levels and pauses, time left, and the plan of the evening. */
export const ClockScreen = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  if (tournament === null) return null;
  const { clock } = floorOf(tournament);
  const actions = clock !== null && (
    <>
      <Button icon={<Trash2 size={16} aria-hidden />} onPress={() => void doFloor({ do: 'removeClock' })}>
        {textOf('poker:clock.remove')}
      </Button>
      <Button
        icon={<MonitorPlay size={16} aria-hidden />}
        onPress={() => void showViewInHall('timer').then(() => goTo('hall'))}
      >
        {textOf('words:showInHall')}
      </Button>
    </>
  );
  return (
    <Screen title={textOf('sheets:hall.views.timer')} actions={actions}>
      {clock === null ? <NoClock /> : <Working clock={clock} />}
    </Screen>
  );
};
