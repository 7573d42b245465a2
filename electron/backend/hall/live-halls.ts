/**
 * What the windows of the hall were told in each event, on this computer [fault H-6], and which of them were live when the
 * program ended without being asked to: those come back with their tournament, at the same view and page [hall-and-print 2.4].
 * A comfort only: a missing or damaged file brings nothing back.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Display, hallScreen, hallShown, reveal } from '../../../core/api/hall.ts';
import { MOST_HALLS } from '../../../core/api/most-halls.ts';
import { keepOwn } from '../write-whole.ts';

/** After so many milliseconds the room is another one: what was told is kept, windows do not open by themselves. */
const LONGEST = 12 * 60 * 60_000;

/** Events whose windows are remembered, the newest first. */
const MOST_EVENTS = 20;

const told = z.strictObject({
  event: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  reveal,
  halls: z
    .array(
      z.strictObject({
        hall: z.int().min(1).max(MOST_HALLS),
        /** Where a live window stands; systems give some displays another id each time. */
        display: z.strictObject({ id: z.string(), label: z.string(), width: z.int(), height: z.int() }).nullable(),
        screen: hallScreen,
        shown: hallShown.nullable(),
      }),
    )
    .max(MOST_HALLS),
});
export type ToldHalls = z.infer<typeof told>;

type LiveHall = ToldHalls['halls'][number] & { readonly display: object };

const file = z.strictObject({ events: z.array(told).max(MOST_EVENTS) });

const pathIn = (folder: string): string => join(folder, 'halls.json');

const allIn = (folder: string): readonly ToldHalls[] => {
  try {
    const read = file.safeParse(JSON.parse(readFileSync(pathIn(folder), 'utf8')));
    return read.success ? read.data.events : [];
  } catch {
    return [];
  }
};

/** What the windows were told in an event; null where nothing is remembered. */
export const toldHalls = (folder: string, event: string): ToldHalls | null =>
  allIn(folder).find((each) => each.event === event) ?? null;

/** The windows that were live in an event a short while before, or none. */
export const liveHalls = (folder: string, event: string, now: number): readonly LiveHall[] => {
  const known = toldHalls(folder, event);
  if (known === null || Math.abs(now - known.at) >= LONGEST) return [];
  return known.halls.flatMap((hall) => (hall.display === null ? [] : [{ ...hall, display: hall.display }]));
};

/** Written beside and renamed; a full disk is no reason to stop. */
const write = (folder: string, events: readonly ToldHalls[]): void => {
  const path = pathIn(folder);
  try {
    keepOwn(path, JSON.stringify({ events: events.slice(0, MOST_EVENTS) }));
  } catch {
    return;
  }
};

const without = (folder: string, gone: string): readonly ToldHalls[] =>
  allIn(folder).filter(({ event }) => event !== gone);

/** Keeps what the windows are told. */
export const keepTold = (folder: string, kept: ToldHalls): void =>
  write(folder, [kept, ...without(folder, kept.event)]);

/** An event that holds an erased name may have told it to the hall. */
export const forgetTold = (folder: string, event: string): void => write(folder, without(folder, event));

/** The display that a window was on: the same device, never the TO's own. */
export const sameDisplay = (
  { id, label, width, height }: NonNullable<ToldHalls['halls'][number]['display']>,
  displays: readonly Display[],
): Display | undefined => {
  const others = displays.filter(({ own }) => !own);
  return (
    others.find((one) => one.id === id && one.label === label) ??
    others.find((one) => one.label !== '' && one.label === label && one.width === width && one.height === height)
  );
};
