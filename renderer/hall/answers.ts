/**
 * Whether the program still answers a hall window. One that hangs breaks no line: its picture would stand there as if it were kept up.
 * Looks are counted, not the time between them: a tab that was put to sleep has not waited.
 */

/** In milliseconds, and how many looks without an answer are a silence: a TO is to see it within three seconds [hall-and-print 2.7]. */
export const LOOK_EVERY = 500;
export const LOOKS = 4;

type Asking = {
  /** Asks for something small; false when the line itself was gone, which is told elsewhere. */
  readonly ask: () => Promise<boolean>;
  readonly onSilent: () => void;
  /** The first answer after a silence. */
  readonly onBack: () => void;
};

/** Asks again as soon as there was an answer, twice a second at the most. Returns what ends it. */
export const watchAnswers = ({ ask, onSilent, onBack }: Asking): (() => void) => {
  let looks = 0;
  let isAsked = false;
  let isSilent = false;
  const answered = (came: boolean): void => {
    isAsked = false;
    looks = 0;
    if (!came || !isSilent) return;
    isSilent = false;
    onBack();
  };
  const look = (): void => {
    if (!isAsked) {
      isAsked = true;
      void ask().then(answered);
      return;
    }
    looks += 1;
    if (looks !== LOOKS || isSilent) return;
    isSilent = true;
    onSilent();
  };
  const timer = setInterval(look, LOOK_EVERY);
  return () => clearInterval(timer);
};
