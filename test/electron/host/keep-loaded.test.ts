/** [T-HALL-1] [fault F-9] [desktop 7.1]: a page that fails or dies never throws, and is loaded again until its window goes. */

import { describe, expect, test } from 'vitest';
import { keepLoaded, type Loaded } from '../../../electron/windows/keep-loaded.ts';

const FAILED: Loaded = { failed: "ERR_FAILED (-2) loading 'seatwright://app/hall.html'" };

/** A page by hand: each load waits for its end, and the clock is turned. */
const page = () => {
  const loads: ((loaded: Loaded) => void)[] = [];
  const waits: { readonly ms: number; readonly run: () => void }[] = [];
  const heard: boolean[] = [];
  const kept = keepLoaded(
    () => new Promise<Loaded>((resolve) => loads.push(resolve)),
    (lost) => heard.push(lost),
    (ms, run) => waits.push({ ms, run }),
  );
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return {
    kept,
    heard,
    waits,
    loads,
    ends: async (loaded: Loaded) => {
      loads.at(-1)?.(loaded);
      await settled();
    },
    /** The next wait is over; answers how long it was. */
    waited: async (): Promise<number> => {
      const next = waits.shift();
      next?.run();
      await settled();
      return next?.ms ?? -1;
    },
  };
};

describe('T-HALL-1', () => {
  test('F-9 a page that does not load is tried again after 0.5, 1, 2, 4, 8 s and then every 8 s', async () => {
    const { kept, ends, waited, heard } = page();
    const first = kept.load();
    await ends(FAILED);
    expect(await first).toEqual(FAILED);
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      waits.push(await waited());
      await ends(FAILED);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
    await waited();
    await ends('loaded');
    expect(heard).toEqual([true, false]);
    // It begins anew the next time.
    kept.died();
    expect(await waited()).toBe(500);
  });

  test('F-9 killed 100 times while it loads: each time it is back with the next load, and told once', async () => {
    const { kept, ends, waited, heard, loads, waits } = page();
    void kept.load();
    for (let n = 0; n < 100; n++) {
      kept.died();
      // The load of the page that died may be answered late, wrongly or never.
      if (n % 3 === 0) await ends(FAILED);
      if (n % 3 === 1) await ends('loaded');
      expect(waits).toHaveLength(1);
      expect(await waited()).toBe(500);
      await ends('loaded');
    }
    expect(loads).toHaveLength(101);
    expect(heard).toEqual(Array.from({ length: 200 }, (_, n) => n % 2 === 0));
  });

  test('a window that goes while its page loads is no fault', async () => {
    const { kept, ends, waits, heard } = page();
    void kept.load();
    await ends('gone');
    expect([waits, heard]).toEqual([[], []]);
  });
});
