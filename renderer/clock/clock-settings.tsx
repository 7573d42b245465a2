import { Volume2 } from 'lucide-react';
import type { Settings } from '../../core/api/app.ts';
import { hallsNow, showInHall, useHallsState } from '../hall/state.ts';
import { useTextOf } from '../i18n/text.ts';
import { IconButton, SegmentedControl } from '../parts/button.tsx';
import { NumberField } from '../parts/field/field.tsx';
import settingsStyles from '../settings/settings.module.css';
import { changeSettings, useApp } from '../store/app.ts';
import styles from './clock.module.css';
import { strike, useMute } from './gong.ts';

type Clock = Settings['clock'];

const sounds = ['off', 'desk', 'hall'] as const;

/** The hall sounds the gong once: it comes from the machine and the loudspeakers that the players will hear. */
const tryInHall = async (): Promise<void> => {
  const now = await hallsNow();
  if (now === null) return;
  await showInHall({ gong: 1 + Math.max(0, ...now.halls.map(({ screen }) => screen.gong)) }, null);
};

/** Why the gong cannot be heard, where that is known. */
const Silence = ({ sound }: Pick<Clock, 'sound'>) => {
  const textOf = useTextOf();
  const now = useHallsState();
  const mute = useMute();
  if (sound === 'desk' && mute) return <p className="field-about">{textOf('clock:mute')}</p>;
  if (sound !== 'hall' || now === null) return null;
  const open = now.halls.filter((hall) => hall.open);
  if (open.length === 0) return <p className="field-about">{textOf('clock:settings.hallClosed')}</p>;
  return open.every(({ shown }) => shown?.mute === true) ? (
    <p className="field-about">{textOf('clock:settings.hallMute')}</p>
  ) : null;
};

/** The gong, the warnings, and when the seating leaves the hall. */
export const ClockSettings = () => {
  const textOf = useTextOf();
  const clock = useApp(({ settings }) => settings.clock);
  const { sound, warnings, hideSeating } = clock;
  const change = (changed: Partial<Clock>) => void changeSettings({ clock: { ...clock, ...changed } });
  const minutes = (name: string, value: number, take: (value: number) => void) => (
    <NumberField
      label={textOf(`clock:settings.${name}`)}
      unit={textOf('words:minutesShort')}
      value={value}
      minValue={0}
      maxValue={600}
      step={1}
      onChange={(typed) => {
        if (Number.isInteger(typed)) take(typed);
      }}
    />
  );
  return (
    <>
      <div className={settingsStyles.settingsRow}>
        <span>{textOf('clock:settings.sound')}</span>
        <span className={styles.clockSound}>
          <SegmentedControl
            label={textOf('clock:settings.sound')}
            items={sounds.map((id) => ({ id, label: textOf(`clock:settings.sounds.${id}`) }))}
            value={sound}
            onChange={(chosen) => change({ sound: chosen })}
          />
          <IconButton
            label={textOf('clock:settings.try')}
            tone="plain"
            icon={<Volume2 size={16} aria-hidden />}
            isDisabled={sound === 'off'}
            onPress={() => (sound === 'hall' ? void tryInHall() : strike('end'))}
          />
        </span>
      </div>
      <Silence sound={sound} />
      <div className={settingsStyles.settingsDistances}>
        {minutes('first', warnings[0], (value) => change({ warnings: [value, warnings[1]] }))}
        {minutes('second', warnings[1], (value) => change({ warnings: [warnings[0], value] }))}
        {minutes('hideSeating', hideSeating, (value) => change({ hideSeating: value }))}
      </div>
      <p className="field-about">{textOf('clock:settings.about')}</p>
    </>
  );
};
