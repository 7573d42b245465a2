import { CirclePause, Coffee, Minus, Pause, Play, Plus, SkipBack, SkipForward, Timer } from 'lucide-react';
import { useState } from 'react';
import { soldOf } from '../../../../core/games/poker/results/results.ts';
import {
  averageStack,
  type Clock,
  isLastLevel,
  totalChips,
  untilPause,
} from '../../../../core/games/poker/rules/clock.ts';
import { outlookOf } from '../../../../core/games/poker/steps/outlook.ts';
import { hallOf } from '../../../../core/games/poker/steps/state.ts';
import { digitsOf } from '../../../../core/sheets/hall/clock.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import styles from '../../../clock/clock.module.css';
import { useMute } from '../../../clock/gong.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field/field.tsx';
import { useApp } from '../../../store/app.ts';
import { levelAt, startOrPause, workClock } from './clock-deeds.ts';
import clockScreenStyles from './clock-screen.module.css';
import { secondsOf, useClockTime } from './time.ts';
import { anteText, blindsText, levelText } from './words.ts';

type FaceProps = { readonly tournament: Tournament; readonly clock: Clock };

/** "12:30" or "12" as seconds; null where it is no time. */
const secondsFrom = (text: string): number | null => {
  const found = /^\s*(\d{1,3})(?:[:.](\d{1,2}))?\s*$/.exec(text);
  if (found === null) return null;
  const seconds = Number(found[1]) * 60 + Number(found[2] ?? 0);
  return seconds <= 36_000 ? seconds : null;
};

/** The time that is left, typed. */
const SetTime = () => {
  const textOf = useTextOf();
  const [typed, setTyped] = useState('');
  const seconds = secondsFrom(typed);
  const set = async () => {
    if (seconds !== null && (await workClock({ what: 'set', seconds }))) setTyped('');
  };
  return (
    <form
      className={clockScreenStyles.clockSet}
      onSubmit={(event) => {
        event.preventDefault();
        void set();
      }}
    >
      <TextField
        label={textOf('clock:hall.running')}
        placeholder="12:30"
        value={typed}
        onChange={setTyped}
        error={typed !== '' && seconds === null ? textOf('poker:clock.setWrong') : null}
      />
      <Button type="submit" isDisabled={seconds === null}>
        {textOf('words:set')}
      </Button>
    </form>
  );
};

/** Figures beside the clock; those that are nothing are not shown. */
const Figures = ({ tournament, clock, now }: FaceProps & { readonly now: number }) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const hall = hallOf(tournament);
  const sold = soldOf(hall);
  const { left, tables } = outlookOf(hall);
  const { shown, next } = levelAt(clock, now);
  const pause = untilPause(clock, now);
  const chips = totalChips(hall.rules.chips, sold);
  const average = averageStack(chips, left, shown?.bigBlind ?? 0);
  const blinds = average.tenthsOfBigBlinds === null ? null : average.tenthsOfBigBlinds / 10;
  const figures: readonly (readonly [string, string])[] = [
    ...(next === null ? [] : [[textOf('sheets:hall.stage.next'), levelText(next)] as const]),
    ...(pause === null ? [] : [[textOf('sheets:hall.stage.pauseIn'), digitsOf(secondsOf(pause))] as const]),
    [textOf('poker:clock.facts.players'), textOf('poker:clock.figures.of', { value: left, of: sold.entries })],
    [textOf('poker:clock.facts.tables'), number(tables)],
    ...(average.chips === null || chips === 0
      ? []
      : [
          [
            textOf('poker:clock.facts.average'),
            blinds === null
              ? number(average.chips)
              : textOf('poker:clock.figures.inBlinds', { value: average.chips, blinds }),
          ] as const,
        ]),
    ...(chips === 0 ? [] : [[textOf('poker:clock.facts.total'), number(chips)] as const]),
  ];
  return (
    <dl className={clockScreenStyles.clockFigures}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{figure}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What the clock shows now, and everything that can be done with it. */
export const Face = ({ tournament, clock }: FaceProps) => {
  const textOf = useTextOf();
  const now = useClockTime(clock);
  const { sound } = useApp(({ settings }) => settings.clock);
  const mute = useMute();
  const { level, millisecondsLeft, running, lastMinute, shown, no } = levelAt(clock, now);
  if (shown === null) return null;
  const isPause = shown.kind === 'pause';
  const sign = !running ? 'paused' : isPause ? 'soon' : lastMinute ? 'last' : 'running';
  const Icon = !running ? CirclePause : isPause ? Coffee : Timer;
  const title = isPause ? textOf('bridgeSwiss:break.title') : textOf('poker:clock.level', { level: no });
  const ante = anteText(shown);
  const isOver = millisecondsLeft === 0 && isLastLevel(clock, now);
  return (
    <section className={clockScreenStyles.clockStage} aria-label={textOf('sheets:hall.views.timer')}>
      <div className={clockScreenStyles.clockBig} data-sign={sign}>
        <p className={clockScreenStyles.clockTitle}>
          <Icon size={22} aria-hidden />
          <span>
            {title}
            {shown.note !== '' && !isPause && ` · ${shown.note}`}
          </span>
          <strong role="status">
            {!running ? textOf('clock:signs.paused') : isOver ? textOf('poker:clock.over') : ''}
          </strong>
        </p>
        <p className={`${clockScreenStyles.clockTime} figures`} role="timer">
          {digitsOf(secondsOf(millisecondsLeft))}
        </p>
        <p className={`${clockScreenStyles.clockBlinds} figures`}>{isPause ? shown.note : blindsText(shown)}</p>
        {ante !== '' && <p className={`${clockScreenStyles.clockAnte} figures`}>{ante}</p>}
      </div>
      <div className={clockScreenStyles.clockControls}>
        <IconButton
          label={textOf('poker:clock.deeds.previous')}
          shortcut=","
          tone="plain"
          icon={<SkipBack size={18} aria-hidden />}
          isDisabled={level === 0 && clock.ranBefore === 0 && !running}
          onPress={() => void workClock({ what: 'previous' })}
        />
        <IconButton
          label={textOf('clock:less')}
          shortcut="−"
          tone="plain"
          icon={<Minus size={18} aria-hidden />}
          onPress={() => void workClock({ what: 'add', seconds: -60 })}
        />
        <Button
          tone="primary"
          size="large"
          icon={running ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          onPress={startOrPause}
        >
          {textOf(running ? 'clock:pause' : 'rounds:stage.startClock')}
        </Button>
        <IconButton
          label={textOf('clock:more')}
          shortcut="="
          tone="plain"
          icon={<Plus size={18} aria-hidden />}
          onPress={() => void workClock({ what: 'add', seconds: 60 })}
        />
        <IconButton
          label={textOf('poker:clock.deeds.next')}
          shortcut="."
          tone="plain"
          icon={<SkipForward size={18} aria-hidden />}
          isDisabled={level >= clock.levels.length - 1}
          onPress={() => void workClock({ what: 'next' })}
        />
        <SetTime />
      </div>
      <Figures tournament={tournament} clock={clock} now={now} />
      {sound === 'desk' && mute && <p className={styles.clockMute}>{textOf('clock:mute')}</p>}
    </section>
  );
};
