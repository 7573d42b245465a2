import { Minus, Pause, Play, Plus, Square, TimerReset, X } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { extraText, faceOf } from '../../core/sheets/hall/clock.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { Timer } from '../../core/tournament/timer.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { NumberField } from '../parts/field/field.tsx';
import { useApp } from '../store/app.ts';
import styles from './clock.module.css';
import { FaceMark } from './clock-face.tsx';
import { ExtraDialog } from './extra-dialog.tsx';
import { useMute } from './gong.ts';
import { giveMinutes, goOn, minutesOf, pauseClock, startClock, stopClock, takeExtra } from './round-clock.ts';
import { useTicking } from './ticking.ts';

type ClockPanelProps = { readonly tournament: Tournament; readonly round: Round };

/** Minutes by the rules, or others this once, and the start. */
const Start = ({ tournament, round }: ClockPanelProps) => {
  const textOf = useTextOf();
  const [minutes, setMinutes] = useState(() => minutesOf(tournament));
  const canStart = Number.isInteger(minutes);
  return (
    <form
      className={styles.clockRow}
      onSubmit={(event) => {
        event.preventDefault();
        if (canStart) void startClock(round.no, minutes);
      }}
    >
      <NumberField
        label={textOf('clock:minutes')}
        value={minutes}
        minValue={1}
        maxValue={600}
        step={1}
        onChange={setMinutes}
      />
      <Button type="submit" icon={<Play size={16} aria-hidden />} isDisabled={!canStart}>
        {textOf('rounds:stage.startClock')}
      </Button>
    </form>
  );
};

const Running = ({ round, timer }: { readonly round: Round; readonly timer: Timer }) => {
  const textOf = useTextOf();
  const { sound, warnings } = useApp(({ settings }) => settings.clock);
  const mute = useMute();
  const [asking, setAsking] = useState(false);
  const face = faceOf(timer, useTicking(timer), warnings);
  return (
    <div className={styles.clockRow}>
      <FaceMark face={face} words />
      {face.paused ? (
        <Button icon={<Play size={16} aria-hidden />} onPress={() => void goOn(round.no)}>
          {textOf('clock:goOn')}
        </Button>
      ) : (
        <Button icon={<Pause size={16} aria-hidden />} onPress={() => void pauseClock(round.no)}>
          {textOf('clock:pause')}
        </Button>
      )}
      <span className={styles.clockPair}>
        <IconButton
          label={textOf('clock:less')}
          tone="plain"
          icon={<Minus size={16} aria-hidden />}
          onPress={() => void giveMinutes(round.no, -1)}
        />
        <span aria-hidden>{textOf('clock:oneMinute')}</span>
        <IconButton
          label={textOf('clock:more')}
          tone="plain"
          icon={<Plus size={16} aria-hidden />}
          onPress={() => void giveMinutes(round.no, 1)}
        />
      </span>
      <Button icon={<TimerReset size={16} aria-hidden />} onPress={() => setAsking(true)}>
        {textOf('clock:extra.open')}
      </Button>
      <Button icon={<Square size={14} aria-hidden />} onPress={() => void stopClock(round.no)}>
        {textOf('clock:stop')}
      </Button>
      {face.tables.length > 0 && (
        <ul className={styles.clockExtras} aria-label={textOf('clock:extra.title')}>
          {face.tables.map(({ table, extra }) => (
            <li key={table}>
              <AriaButton
                className={styles.clockExtra ?? ''}
                aria-label={textOf('clock:extra.take', { table, time: extraText(extra) })}
                onPress={() => void takeExtra(round.no, table, extra)}
              >
                {textOf('clock:extra.table', { table, time: extraText(extra) })}
                <X size={14} aria-hidden />
              </AriaButton>
            </li>
          ))}
        </ul>
      )}
      {sound === 'desk' && mute && <span className={styles.clockMute}>{textOf('clock:mute')}</span>}
      {asking && <ExtraDialog round={round} onClose={() => setAsking(false)} />}
    </div>
  );
};

/** The clock of a published round: started by the rules' minutes, paused, made longer or shorter, stopped. */
export const ClockPanel = ({ tournament, round }: ClockPanelProps) => {
  const textOf = useTextOf();
  return (
    <section className={styles.clockPanel} aria-label={textOf('sheets:hall.views.timer')}>
      {round.timer === null ? (
        <Start tournament={tournament} round={round} />
      ) : (
        <Running round={round} timer={round.timer} />
      )}
    </section>
  );
};
