import type { FileState } from '../../core/api/file.ts';
import type { Reveal } from '../../core/api/hall.ts';
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
import type { Hall, HallEvent } from './hall/hall.ts';
import type { Network } from './hall/network.ts';
import type { Machine } from './machine.ts';
import type { Session } from './session.ts';
import type { Memory } from './settings.ts';

/**
 * What the handlers share: one per program, in the process that owns the file. Everything here except the session may be
 * lost at any moment without losing work.
 */
export type Desk = {
  readonly machine: Machine;
  readonly memory: Memory;
  readonly engine: Engine;
  /** Everything that reads files of unknown origin [reliability 1.3]. */
  readonly checker: Checker;
  /** The same for the second folder, started when there is one. */
  readonly carrier: () => Checker;
  readonly later: Later;
  /** Where a file lies [reliability 3.3]. */
  readonly lies: (path: string) => Lies;
  /** What no window has been told yet. */
  readonly told: Refusal[];
  /** Last steps of the copies that were offered in place of a file, by its path [reliability 5.1 i]. */
  readonly offered: Map<string, readonly string[]>;
  readonly fileOptions: OpenOptions;
  readonly push: (push: Push) => void;
  /** After every step on disk: tells the windows, the hall, and the clock of the checkpoint. */
  readonly stepped: (step: LoggedStep) => void;
  /** A file that was entered into is closed and in rest form. */
  readonly closed: (path: string) => void;
  /** Sends the hall what it may show now. */
  readonly publish: () => void;
  /** Sends those who look over the network what they may see now; `publish` does so too. */
  readonly toNetwork: () => void;
  /** The open tournament, if any. */
  session: Session | null;
  /** What looks after the open file; null when none is open for writing. */
  care: { readonly copies: Copies; second: SecondFolder | null; readonly removable: boolean } | null;
  /** What keeps the last entry from being confirmed; null while all is saved. */
  trouble: Exclude<FileState['status'], 'saved'> | null;
  /** Which event the hall shows, and at which round. */
  hall: HallEvent;
  /** The event that the hall windows were told their views for. */
  toldOf: string | null;
  /** The open event is a sample: it never comes into the hall by itself. */
  sample: boolean;
  /** The view that was made last, by which the next is known to differ. */
  made: { readonly no: number; readonly text: string };
  /** The hall windows by their number. */
  readonly halls: Map<number, Hall>;
  /** The hall as a page for the local network [reliability 13]. */
  readonly network: Network;
  /** The hall window whose screen the network shows. */
  networkHall: number;
  /** How far the standings are told in the hall. */
  reveal: Reveal;
  /** Handles given to windows instead of paths [reliability 11.5]. */
  readonly places: Map<string, string>;
  /** What may be deleted because it still holds an erased name, by handle [reliability 4.7]. */
  readonly discardable: Map<string, LeftBehind>;
  /** Half-typed entries of windows [reliability 10.1]. */
  readonly drafts: Map<string, Json>;
  /** What the engine has made for windows and is not published yet. */
  readonly seatings: KeptSeatings;
};
