/**
 * A page that is kept loaded [desktop 7.1]: one that does not load, or dies, is loaded again after 0.5, 1, 2, 4, 8 s, then every 8 s,
 * until its window goes. A load that a later one has overtaken says nothing any more.
 */

/** What became of a load: `gone` is a window that went meanwhile, and no fault. */
export type Loaded = 'loaded' | 'gone' | { readonly failed: string };

export type KeptPage = {
  /** Loads it now; answers what became of it, and has it loaded again where it failed. */
  readonly load: () => Promise<Loaded>;
  /** The page has died, also while it was loading. */
  readonly died: () => void;
};

type Later = (milliseconds: number, run: () => void) => void;

/** Milliseconds until it is loaded again, from the first failure on; the last one for ever. */
const AGAIN = [500, 1000, 2000, 4000, 8000];

const unhurried: Later = (milliseconds, run) => {
  setTimeout(run, milliseconds).unref();
};

/**
 * @param load loads the page; must not reject
 * @param isLost hears when the page is lost and when it is back
 */
export const keepLoaded = (
  load: () => Promise<Loaded>,
  isLost: (lost: boolean) => void,
  later: Later = unhurried,
): KeptPage => {
  let turn = 0;
  let failures = 0;
  let waits = false;
  let lost = false;

  const say = (now: boolean): void => {
    if (lost === now) return;
    lost = now;
    isLost(now);
  };

  const again = (): void => {
    say(true);
    if (waits) return;
    waits = true;
    const wait = AGAIN[Math.min(failures, AGAIN.length - 1)] ?? 0;
    failures += 1;
    later(wait, () => {
      waits = false;
      void run().catch(again);
    });
  };

  const run = async (): Promise<Loaded> => {
    turn += 1;
    const mine = turn;
    const loaded = await load();
    if (mine !== turn) return loaded;
    if (loaded === 'loaded') {
      failures = 0;
      say(false);
    } else if (loaded !== 'gone') again();
    return loaded;
  };

  return {
    load: run,
    died: () => {
      turn += 1;
      again();
    },
  };
};
