import type { FileState } from '../../core/api/file.ts';
import type { Push } from '../../core/api/push.ts';
import type { LoggedStep } from '../../core/api/tournament.ts';
import type { KeptSeatings } from '../../core/tournament/draws/kept-seatings.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Json } from '../../core/tournament/words.ts';
import type { Engine } from '../workers/engine.ts';
import type { Checker } from './checker.ts';
import type { Copies } from './copies/copies.ts';
import type { SecondFolder } from './copies/second.ts';
import type { LeftBehind } from './erasing.ts';
import type { Lies } from './file/check/lies.ts';
import type { Later, OpenOptions } from './file/tournament-file.ts';
import type { Hall } from './hall/hall.ts';
import type { Network } from './hall/network.ts';
import type { Machine } from './machine.ts';
import type { Session } from './session.ts';
import type { Memory } from './settings.ts';

/** Everything that works away from the desk. */
type Workers = {
  readonly engine: Engine;
  /** Everything that reads files of unknown origin [reliability 1.3]. */
  readonly checker: Checker;
  /** The same for the second folder, started when there is one. */
  readonly carrier: () => Checker;
};

/** What is known before a file is opened. */
type Opening = {
  readonly options: OpenOptions;
  /** Where a file lies [reliability 3.3]. */
  readonly lies: (path: string) => Lies;
  /** Answers as soon as that can be told: Windows is asked for its drives when the program starts. */
  readonly liesKnown: () => Promise<void>;
  /** Last steps of the copies that were offered in place of a file, by its path [reliability 5.1 i]. */
  readonly offered: Map<string, readonly string[]>;
};

/** The open file. */
type Open = {
  /** Its tournament; null: none is open. */
  session: Session | null;
  /** What looks after it; null when none is open for writing. */
  care: { readonly copies: Copies; second: SecondFolder | null; readonly removable: boolean } | null;
  /** What keeps the last entry from being confirmed; null while all is saved. */
  trouble: Exclude<FileState['status'], 'saved'> | null;
  /** It is a sample: it never comes into the hall by itself. */
  sample: boolean;
  /** The program goes: nothing is accepted and nothing opened any more [desktop 7.8]. */
  ends: boolean;
  /** After every step on disk: tells the windows, the hall, and the clock of the checkpoint. */
  readonly stepped: (step: LoggedStep) => void;
  /** A file that was entered into is closed and in rest form. */
  readonly closed: (path: string) => void;
  /** A file that was open when the program crashed is open again, and a copy of it was read back. */
  readonly copied: (path: string, copy: string) => void;
};

/** The hall as a page for the local network [reliability 13]. */
type InNetwork = Network & {
  /** The hall window whose screen it shows. */
  hall: number;
  /** Sends those who look what they may see now; publishing the hall does so too. */
  readonly refresh: () => void;
};

/** What windows are given instead of paths [reliability 11.5]. */
type Handles = {
  readonly places: Map<string, string>;
  /** What may be deleted because it still holds an erased name [reliability 4.7]. */
  readonly discardable: Map<string, LeftBehind>;
};

/**
 * What the handlers share: one per program, in the process that owns the file. Everything here except the session may be
 * lost at any moment without losing work. Whoever needs a part of it asks for that part.
 */
export type Desk = {
  readonly machine: Machine;
  readonly memory: Memory;
  readonly later: Later;
  readonly push: (push: Push) => void;
  /** What no window has been told yet. */
  readonly told: Refusal[];
  readonly workers: Workers;
  readonly opening: Opening;
  readonly open: Open;
  readonly hall: Hall;
  readonly network: InNetwork;
  readonly handles: Handles;
  /** Half-typed entries of windows [reliability 10.1]. */
  readonly drafts: Map<string, Json>;
  /** What the engine has made for windows and is not published yet. */
  readonly seatings: KeptSeatings;
};

/** As much of the desk as somebody needs. */
export type DeskWith<Part extends keyof Desk> = Pick<Desk, Part>;

/** What the pictures of the hall are made from. */
export type HallDesk = DeskWith<'machine' | 'memory' | 'open' | 'hall' | 'network'>;
