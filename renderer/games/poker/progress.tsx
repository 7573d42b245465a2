import type { Clock } from '../../../core/games/poker/rules/clock.ts';
import { floorOf } from '../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { goTo } from '../../desk/place.ts';
import { useTextOf } from '../../i18n/text.ts';
import { levelAt } from './clock/clock-deeds.ts';
import styles from './clock/clock-screen.module.css';
import { useClockTime } from './clock/time.ts';
import { blindsText } from './clock/words.ts';

const Level = ({ clock }: { readonly clock: Clock }) => {
  const textOf = useTextOf();
  const { shown, no, next } = levelAt(clock, useClockTime(clock));
  if (shown === null) return null;
  const level = shown.kind === 'pause' ? null : textOf('poker:clock.level', { level: no });
  return (
    <>
      <button type="button" className={styles.level} onClick={() => goTo('clock')}>
        {[level, blindsText(shown)].filter(Boolean).join(' · ')}
      </button>
      {next !== null && (
        <span className={styles.next}>
          {textOf('sheets:hall.stage.next')} {blindsText(next)}
        </span>
      )}
    </>
  );
};

/** Level and blinds, and the next ones: what the stepper is to games with rounds [W-9.2]. */
export const Progress = ({ tournament }: { readonly tournament: Tournament }) => {
  const { clock } = floorOf(tournament);
  return clock === null ? null : <Level clock={clock} />;
};
