import type { Warnings } from '../../core/sheets/hall/clock.ts';
import type { PublishedClock } from '../../core/sheets/hall/published-view.ts';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import { signIcons, signOf } from '../clock/signs.ts';
import { useFace } from '../clock/ticking.ts';
import { extrasText, wordOf } from '../hall/picture/clock-picture.tsx';
import styles from './lists.module.css';

type Props = {
  readonly clock: PublishedClock | null;
  readonly warnings: Warnings;
  readonly voice: Voice;
  readonly isLarge?: boolean;
};

/** The clock of the round, with its state in a word and a shape. */
export const ClockLine = ({ clock, warnings, voice, isLarge = false }: Props) => {
  const face = useFace(clock, warnings);
  if (face === null || clock === null) return null;
  const sign = signOf(face);
  const Icon = signIcons[sign];
  const word = wordOf({ face, warnings, end: clock.end }, voice);
  const extras = extrasText(face, voice);
  return (
    <div className={styles.netClock} data-sign={sign} {...(isLarge ? { 'data-large': '' } : {})}>
      <span className={styles.netClockWord}>
        <Icon size={isLarge ? 28 : 18} aria-hidden />
        {word}
      </span>
      <span className={styles.netClockDigits} role="timer">
        {face.digits}
      </span>
      {face.state === 'over' && clock.end !== null && <span>{voice.say(clock.end)}</span>}
      {extras !== '' && <span className={styles.netClockExtras}>{extras}</span>}
    </div>
  );
};
