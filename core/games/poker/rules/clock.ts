/**
 * The clock: levels with their blinds, and pauses [poker 11]. Stored as points in time (milliseconds since 1970), so that it is
 * right after sleep, crash and restart: then it ran on, and the TO may subtract the time. A level that ends begins the next; the
 * last one stays at 0, and before that more are offered.
 */

import { z } from 'zod';
import type { PokerRules } from './rules.ts';

const chips = z.int().min(0).max(1_000_000_000);

export const level = z.strictObject({
  kind: z.enum(['play', 'pause']),
  minutes: z.int().min(1).max(600),
  smallBlind: chips.default(0),
  bigBlind: chips.default(0),
  ante: chips.default(0),
  anteKind: z.enum(['none', 'each', 'bigBlind']).default('none'),
  note: z.string().max(120).default(''),
});
export type Level = z.output<typeof level>;

export const levels = z.array(level).min(1).max(200);

export type Clock = {
  readonly levels: readonly Level[];
  readonly level: number;
  readonly runningSince: number | null;
  /** Milliseconds of the level that had run at the anchor; below 0 where time was added. */
  readonly ranBefore: number;
};

const MINUTE = 60_000;

const lengthOf = (clock: Clock, index: number): number => (clock.levels[index]?.minutes ?? 0) * MINUTE;

export type Moment = {
  readonly level: number;
  readonly millisecondsLeft: number;
  readonly running: boolean;
  readonly lastMinute: boolean;
};

/** A clock that was set back takes nothing away. */
const positionAt = (clock: Clock, now: number): { readonly level: number; readonly ran: number } => {
  let index = clock.level;
  let ran = clock.ranBefore + (clock.runningSince === null ? 0 : Math.max(0, now - clock.runningSince));
  while (ran >= lengthOf(clock, index) && index < clock.levels.length - 1) {
    ran -= lengthOf(clock, index);
    index++;
  }
  return { level: index, ran: Math.min(ran, lengthOf(clock, index)) };
};

export const momentOf = (clock: Clock, now: number): Moment => {
  const { level: index, ran } = positionAt(clock, now);
  const millisecondsLeft = lengthOf(clock, index) - ran;
  return {
    level: index,
    millisecondsLeft,
    running: clock.runningSince !== null,
    lastMinute: millisecondsLeft <= MINUTE,
  };
};

export const isLastLevel = (clock: Clock, now: number): boolean =>
  clock.runningSince !== null && momentOf(clock, now).level === clock.levels.length - 1;

/** The last step of the blinds is repeated. */
export const moreLevels = (levels: readonly Level[], count: number): readonly Level[] => {
  const played = levels.filter(({ kind }) => kind === 'play');
  const last = played.at(-1);
  if (last === undefined) return [];
  const before = played.at(-2);
  const step = (what: 'smallBlind' | 'bigBlind' | 'ante'): number => {
    const rise = last[what] - (before?.[what] ?? 0);
    return rise > 0 ? rise : last[what];
  };
  return Array.from({ length: count }, (_, index): Level => {
    const bigBlind = last.bigBlind + (index + 1) * step('bigBlind');
    const isBigBlindAnte = last.anteKind === 'bigBlind' && last.ante === last.bigBlind;
    return {
      ...last,
      smallBlind: last.smallBlind + (index + 1) * step('smallBlind'),
      bigBlind,
      ante: isBigBlindAnte ? bigBlind : last.ante,
      note: '',
    };
  });
};

export const newClock = (made: readonly Level[]): Clock => ({
  levels: made,
  level: 0,
  runningSince: null,
  ranBefore: 0,
});

export const clockDeed = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('start') }),
  z.strictObject({ what: z.literal('pause') }),
  z.strictObject({ what: z.literal('add'), seconds: z.int().min(-36_000).max(36_000) }),
  z.strictObject({ what: z.literal('set'), seconds: z.int().min(0).max(36_000) }),
  z.strictObject({ what: z.literal('next') }),
  z.strictObject({ what: z.literal('previous') }),
  /** Gives back the time from `from` on, when the program was closed. */
  z.strictObject({ what: z.literal('without'), from: z.int().min(0) }),
]);
export type ClockDeed = z.output<typeof clockDeed>;

const anchored = (clock: Clock, at: number, place: { readonly level: number; readonly ran: number }): Clock => ({
  ...clock,
  level: place.level,
  ranBefore: place.ran,
  runningSince: clock.runningSince === null ? null : at,
});

/** The clock goes on where it stood at `from`. */
const without = (clock: Clock, from: number, at: number): Clock => anchored(clock, at, positionAt(clock, from));

/** The same clock where nothing changes. */
export const clockAfter = (clock: Clock, deed: ClockDeed, at: number): Clock => {
  const place = positionAt(clock, at);
  const length = lengthOf(clock, place.level);
  switch (deed.what) {
    case 'start':
      return clock.runningSince === null ? { ...clock, runningSince: at } : clock;
    case 'pause':
      return clock.runningSince === null ? clock : { ...anchored(clock, at, place), runningSince: null };
    case 'add':
      return anchored(clock, at, { ...place, ran: Math.min(length, place.ran - deed.seconds * 1000) });
    case 'set':
      return anchored(clock, at, { ...place, ran: length - deed.seconds * 1000 });
    case 'next':
      return place.level < clock.levels.length - 1 ? anchored(clock, at, { level: place.level + 1, ran: 0 }) : clock;
    case 'previous':
      return anchored(clock, at, { level: Math.max(0, place.level - 1), ran: 0 });
    case 'without':
      return without(clock, Math.min(deed.from, at), at);
  }
};

/** The time of the present level goes on, if there is such a level. */
export const withLevels = (clock: Clock | null, made: readonly Level[], at: number): Clock => {
  if (clock === null) return newClock(made);
  const place = positionAt(clock, at);
  return { ...anchored(clock, at, place), levels: made, level: Math.min(place.level, made.length - 1) };
};

/** From the last sign of life to `now`, in milliseconds; 0 for a stopped clock. */
export const closedFor = (clock: Clock, lastSeen: number, now: number): number =>
  clock.runningSince === null ? 0 : Math.max(0, now - Math.max(lastSeen, clock.runningSince));

export const soundsBetween = (clock: Clock, before: number, now: number): readonly ('minute' | 'end')[] => {
  if (clock.runningSince === null) return [];
  const [then, next] = [momentOf(clock, before), momentOf(clock, now)];
  if (then.level !== next.level) return ['end'];
  const passed = (left: number) => then.millisecondsLeft > left && next.millisecondsLeft <= left;
  return [...(passed(0) ? ['end' as const] : passed(MINUTE) ? ['minute' as const] : [])];
};

export const untilPause = (clock: Clock, now: number): number | null => {
  const { level: index, millisecondsLeft } = momentOf(clock, now);
  const pause = clock.levels.findIndex(({ kind }, later) => later > index && kind === 'pause');
  if (pause < 0) return null;
  const between = clock.levels.slice(index + 1, pause).reduce((sum, { minutes }) => sum + minutes * MINUTE, 0);
  return millisecondsLeft + between;
};

export const totalChips = (
  chipsSold: PokerRules['chips'],
  sold: { readonly entries: number; readonly rebuys: number; readonly addOns: number },
): number => chipsSold.start * sold.entries + chipsSold.rebuy * sold.rebuys + chipsSold.addOn * sold.addOns;

/** In whole chips and in tenths of big blinds; null for both when nobody is left. */
export const averageStack = (
  total: number,
  left: number,
  bigBlind: number,
): { readonly chips: number | null; readonly tenthsOfBigBlinds: number | null } => {
  if (left === 0) return { chips: null, tenthsOfBigBlinds: null };
  return {
    chips: Math.floor(total / left),
    tenthsOfBigBlinds: bigBlind === 0 ? null : Math.floor((10 * total) / left / bigBlind),
  };
};

const blinds: readonly (readonly [number, number])[] = [
  [25, 50],
  [50, 100],
  [75, 150],
  [100, 200],
  [150, 300],
  [200, 400],
  [300, 600],
  [400, 800],
  [500, 1000],
  [700, 1400],
  [1000, 2000],
  [1500, 3000],
  [2000, 4000],
  [3000, 6000],
  [5000, 10_000],
];

/** Big-blind ante from the fourth level on, a pause after every fourth. */
export const suggestedLevels = (minutes: number): readonly Level[] =>
  blinds.flatMap(([smallBlind, bigBlind], index): Level[] => {
    const ante = index >= 3 ? bigBlind : 0;
    const play: Level = {
      kind: 'play',
      minutes,
      smallBlind,
      bigBlind,
      ante,
      anteKind: ante > 0 ? 'bigBlind' : 'none',
      note: '',
    };
    const pause: Level = { ...play, kind: 'pause', minutes: 10, smallBlind: 0, bigBlind: 0, ante: 0, anteKind: 'none' };
    return (index + 1) % 4 === 0 && index < blinds.length - 1 ? [play, pause] : [play];
  });
