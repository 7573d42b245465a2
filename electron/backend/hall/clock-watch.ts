/**
 * A running clock of a round goes on as if nothing had been, when the computer's own clock is set [H-12]. The time
 * that the computer sleeps does pass: that is no setting.
 *
 * | what happened | wall clock against the steady one |
 * | --- | --- |
 * | a second | together |
 * | the clock was set | apart, while the computer was awake |
 * | sleep | apart, with `sleeps` around it; where the machine tells of no sleep, a step forward is taken for one |
 */

/** Milliseconds between two looks. */
export const EVERY = 500;

/** What the clocks may be apart by themselves. */
const APART = 1000;

export type Watched = {
  /** Milliseconds since 1970 by the computer's clock, and by one that nobody can set. */
  readonly wall: () => number;
  readonly steady: () => number;
  /** Whether the machine tells when it goes to sleep. */
  readonly tellsSleep: boolean;
  /** The computer's clock was set by so many milliseconds. */
  readonly set: (by: number) => void;
};

export const watchClock = ({ wall, steady, tellsSleep, set }: Watched) => {
  let before = { wall: wall(), steady: steady() };
  let sleeping = false;
  let woken = false;
  return {
    look: (): void => {
      const now = { wall: wall(), steady: steady() };
      const by = Math.round(now.wall - before.wall - (now.steady - before.steady));
      before = now;
      const isSleep = sleeping || woken || (!tellsSleep && by > 0);
      woken = false;
      if (Math.abs(by) >= APART && !isSleep) set(by);
    },
    /** The machine goes to sleep, or has woken: what the clocks are apart by then is sleep. */
    sleeps: (now: boolean): void => {
      sleeping = now;
      woken = !now;
    },
  };
};
