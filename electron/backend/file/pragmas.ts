/**
 * The settings that make "saved" mean "on disk".
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 3.1] set in this order on every connection for writing, each read back; a mismatch is a refusal | `SETTINGS`, `applySettings` |
 * | [reliability 3.3] journal by place: local disk WAL + FULL, removable disk DELETE + EXTRA | `journalOf` |
 * | [reliability 3.4] [desktop 8.6] the database makes no checkpoints by itself: the program does, and knows what the file is like after it | `SETTINGS` |
 *
 * `fullfsync` is asked for on every system, not on macOS only: elsewhere it changes nothing, and one list is tested
 * everywhere.
 */

import type Database from 'better-sqlite3';

type Connection = Database.Database;

/** Where the file lies: a fixed disk of this computer, or something that can be pulled out (also FAT and exFAT). */
export type Place = 'local' | 'removable';

export type Setting = { readonly name: string; readonly set: string; readonly readBack: string | number };

const journalOf = (place: Place): readonly Setting[] =>
  place === 'local'
    ? [
        { name: 'journal_mode', set: 'WAL', readBack: 'wal' },
        { name: 'synchronous', set: 'FULL', readBack: 2 },
      ]
    : [
        { name: 'journal_mode', set: 'DELETE', readBack: 'delete' },
        { name: 'synchronous', set: 'EXTRA', readBack: 3 },
      ];

/** The settings of a connection for writing, in the order in which they are made. */
export const settingsFor = (place: Place): readonly Setting[] => [
  { name: 'locking_mode', set: 'EXCLUSIVE', readBack: 'exclusive' },
  ...journalOf(place),
  { name: 'fullfsync', set: 'ON', readBack: 1 },
  { name: 'foreign_keys', set: 'ON', readBack: 1 },
  { name: 'trusted_schema', set: 'OFF', readBack: 0 },
  { name: 'cell_size_check', set: 'ON', readBack: 1 },
  { name: 'mmap_size', set: '0', readBack: 0 },
  { name: 'wal_autocheckpoint', set: '0', readBack: 0 },
];

/** What the database says about one setting now. */
const settingNow = (db: Connection, name: string): string | number => {
  const value: unknown = db.pragma(name, { simple: true });
  // A library built without memory mapping answers nothing to mmap_size: then nothing is mapped, as it should be.
  return typeof value === 'string' || typeof value === 'number' ? value : 0;
};

export type WrongSetting = { readonly setting: string; readonly wanted: string; readonly found: string };

/** The first setting that is not as wanted, or null. */
export const wrongSetting = (db: Connection, place: Place): WrongSetting | null => {
  for (const { name, readBack } of settingsFor(place)) {
    const found = settingNow(db, name);
    if (found !== readBack) return { setting: name, wanted: String(readBack), found: String(found) };
  }
  return null;
};

/** Makes all settings and reads them all back. Answers the first one that did not take, or null. */
export const applySettings = (db: Connection, place: Place): WrongSetting | null => {
  for (const { name, set } of settingsFor(place)) db.pragma(`${name} = ${set}`);
  return wrongSetting(db, place);
};

/** All settings by name as the database reports them now. */
export const settingsNow = (db: Connection, place: Place): Readonly<Record<string, string | number>> =>
  Object.fromEntries(settingsFor(place).map(({ name }) => [name, settingNow(db, name)]));

/** For connections that only look at a file of unknown origin: nothing in it may run, and nothing is written. */
export const readWithCare = (db: Connection): void => {
  db.pragma('trusted_schema = OFF');
  db.pragma('cell_size_check = ON');
  db.pragma('mmap_size = 0');
  db.pragma('query_only = ON');
};
