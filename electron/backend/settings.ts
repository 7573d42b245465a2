import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Settings, settings as settingsForm } from '../../core/api/app.ts';
import { keepOwn } from './write-whole.ts';

/** What the program remembers on this computer between starts. Nothing of a tournament, no keys. */
const remembered = z.strictObject({
  settings: settingsForm,
  /** `tournament`: the id of the tournament that was open under this path. */
  recent: z
    .array(z.strictObject({ path: z.string(), openedAt: z.string(), tournament: z.string().optional() }))
    .max(20),
  /** The second folder for copies [reliability 7.5], and whether the TO has said to do without one. */
  second: z.string().nullable().default(null),
  secondDeclined: z.boolean().default(false),
  /** Links at which copies end that know more than a file which the TO went on with all the same [reliability 5.1 i]. */
  declined: z.array(z.string()).max(200).default([]),
  /**
   * Local copies of files in shared folders, and where each shared file ended when it was taken or put back [reliability 3.3]. `owed`: it
   * was closed, and nobody knows yet whether it came back.
   */
  shared: z
    .array(z.strictObject({ shared: z.string(), local: z.string(), link: z.string(), owed: z.boolean().optional() }))
    .max(20)
    .default([]),
  /** Where files end that a sync service has kept beside a shared one, and that were told [desktop 8.8]. */
  twins: z.array(z.string()).max(200).default([]),
  /** Where the hall of each event was opened to the network, the newest first. */
  ports: z
    .array(z.strictObject({ event: z.string(), port: z.int() }))
    .max(50)
    .default([]),
  /** What is open: left behind by a program that ends without being asked to. */
  left: z.strictObject({ path: z.string(), sample: z.boolean() }).nullable().default(null),
});
export type Remembered = z.infer<typeof remembered>;

export const defaultSettings: Settings = {
  language: null,
  theme: 'system',
  paper: 'A4',
  printLanguage: null,
  letterKeys: true,
  hall: { imageWidth: 200, farthest: 1200, readingLine: 600, theme: 'light', language: null },
  clock: { sound: 'desk', warnings: [15, 5], hideSeating: 10 },
};

const fresh: Remembered = {
  settings: defaultSettings,
  recent: [],
  second: null,
  secondDeclined: false,
  declined: [],
  shared: [],
  twins: [],
  ports: [],
  left: null,
};

export type Memory = {
  readonly read: () => Remembered;
  readonly write: (next: Remembered) => void;
};

/**
 * The settings file of a folder. A missing, damaged or older file gives the defaults: settings are a comfort and must
 * never keep the program from starting. Written beside and renamed, so a crash leaves the old or the new one.
 */
export const memoryIn = (folder: string): Memory => {
  const path = join(folder, 'settings.json');
  const load = (): Remembered => {
    try {
      const read = JSON.parse(readFileSync(path, 'utf8'));
      // A setting that is newer than the file has its default.
      const parsed = remembered.safeParse({ ...read, settings: { ...defaultSettings, ...read.settings } });
      return parsed.success ? parsed.data : fresh;
    } catch {
      return fresh;
    }
  };
  let held = load();
  return {
    read: () => held,
    write: (next) => {
      held = next;
      keepOwn(path, JSON.stringify(next, null, 2));
    },
  };
};
