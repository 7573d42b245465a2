import { CirclePause, Coffee, Timer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { type Clock, closedFor, soundsBetween } from '../../../../core/games/poker/rules/clock.ts';
import { floorOf } from '../../../../core/games/poker/steps/state.ts';
import { digitsOf } from '../../../../core/sheets/hall/clock.ts';
import { refuse } from '../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import styles from '../../../clock/clock.module.css';
import { strike } from '../../../clock/gong.ts';
import { goTo } from '../../../desk/place.ts';
import { call } from '../../../door/current.ts';
import { useTextOf } from '../../../i18n/text.ts';
import controlsStyles from '../../../parts/controls.module.css';
import { useApp } from '../../../store/app.ts';
import { tell } from '../../../store/notices.ts';
import { levelAt } from './clock-deeds.ts';
import { secondsOf, useClockTime } from './time.ts';

/** Between two signs of life, in milliseconds. */
const BEAT = 3000;

/** Unseen for so long is worth a question. A window in the background is woken once a minute only. */
const UNSEEN = { closed: 10_000, asleep: 90_000 };

const ask = (clock: Clock, seen: number, least: number): void => {
  const unseen = closedFor(clock, seen, Date.now());
  if (unseen < least) return;
  const ways = [{ do: 'poker.clockWithout', params: { from: seen } }, { do: 'poker.clockRunOn' }];
  tell(refuse('poker.clockUnseen', { time: digitsOf(Math.floor(unseen / 1000)) }, ways));
};

/** While a clock runs, tells the back end that somebody sees it, and asks what to do about a time in which nobody did. */
const useSignsOfLife = (event: string, clock: Clock): void => {
  const running = clock.runningSince !== null;
  const known = useRef(clock);
  known.current = clock;
  useEffect(() => {
    if (!running) return undefined;
    let seen = Date.now();
    let first = true;
    const beat = async () => {
      const now = Date.now();
      if (!first && now - seen > UNSEEN.asleep) ask(known.current, seen, UNSEEN.asleep);
      seen = now;
      const answer = await call('app.alive', { event, at: now });
      if (first && answer.ok && answer.value.before !== null) ask(known.current, answer.value.before, UNSEEN.closed);
      first = false;
    };
    void beat();
    const timer = setInterval(() => void beat(), BEAT);
    return () => clearInterval(timer);
  }, [event, running]);
};

/** One minute left, level over: heard at the desk where that is set. */
const useSounds = (clock: Clock, now: number): void => {
  const sound = useApp(({ settings }) => settings.clock.sound);
  const before = useRef<{ readonly clock: Clock; readonly at: number } | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = { clock, at: now };
    if (sound !== 'desk' || last === null || last.clock !== clock) return;
    for (const due of soundsBetween(clock, last.at, now)) strike(due === 'end' ? 'end' : 'warning');
  });
};

type RunningProps = { readonly tournament: Tournament; readonly clock: Clock };

const Running = ({ tournament, clock }: RunningProps) => {
  const textOf = useTextOf();
  const now = useClockTime(clock);
  useSignsOfLife(tournament.id, clock);
  useSounds(clock, now);
  const { millisecondsLeft, running, lastMinute, shown } = levelAt(clock, now);
  if (shown === null) return null;
  const sign = !running ? 'paused' : shown.kind === 'pause' ? 'soon' : lastMinute ? 'last' : 'running';
  const Icon = !running ? CirclePause : shown.kind === 'pause' ? Coffee : Timer;
  return (
    <AriaButton className={styles.topClock ?? ''} onPress={() => goTo('clock')}>
      <span className={styles.clockFace} data-sign={sign}>
        <Icon size={16} aria-hidden />
        <span className={styles.clockDigits}>{digitsOf(secondsOf(millisecondsLeft))}</span>
        {!running && <span className={controlsStyles.hidden}>{textOf('clock:signs.paused')}</span>}
      </span>
    </AriaButton>
  );
};

/** The blinds clock on every screen of the desk; a press leads to it. Nothing while it is off. */
export const PokerTopClock = ({ tournament }: { readonly tournament: Tournament }) => {
  const { clock } = floorOf(tournament);
  return clock === null ? null : <Running tournament={tournament} clock={clock} />;
};
