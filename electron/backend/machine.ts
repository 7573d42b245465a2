import type { AppInfo, TextEnding } from '../../core/api/app.ts';
import type { DoctorFinding, DoctorReport } from '../../core/api/doctor.ts';
import type { Display } from '../../core/api/hall.ts';
import type { MenuBar } from '../../core/api/menu.ts';
import type { NetworkPlace } from '../../core/api/network.ts';
import type { Language } from '../../core/languages.ts';
import type { PrintRun } from '../../core/sheets/layout/runs.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { CheckerChild } from './checker.ts';
import type { Lies } from './file/check/lies.ts';
import type { NetworkChild } from './hall/network.ts';

/**
 * What the back end needs of the machine it runs on. The desktop app and the browser host each fill it in; tests give
 * their own clock, randomness and folders.
 */
export type Machine = {
  readonly host: 'desktop' | 'browser';
  readonly version: string;
  readonly platform: string;
  /** The day and the project that a package was built from; left out: the program runs from source. */
  readonly built?: NonNullable<AppInfo['built']>;
  readonly unsandboxed?: boolean;
  /** The language of the system, for as long as the TO has chosen none. */
  readonly locale: Language;
  readonly now: () => Date;
  /** Milliseconds by a clock that nobody can set, and whether the machine tells when it sleeps; left out: clocks are not watched. */
  readonly steady?: { readonly now: () => number; readonly tellsSleep: boolean };
  /** The store of the system for secrets; left out, or null: there is none, and the rights of the file have to do. */
  readonly sealing?: () => Sealing | null;
  /** Gives that many bytes from a secure source, in hex. */
  readonly randomHex: (bytes: number) => string;
  readonly folders: {
    /** Settings, recovered files: the program's own. */
    readonly data: string;
    /** Where tournament files go unless the TO says otherwise, or it is a shared place (local-folder.ts). */
    readonly documents: string;
    /** Where they go where that cannot be used; left out: in `data`. */
    readonly own?: string;
    /** Folders in which earlier versions kept them: listed, nothing new is made there. */
    readonly earlier?: readonly string[];
  };
  /** The system's dialogs; a path, or null when cancelled. The browser host has none for opening. A new file is suggested in `folder`. */
  readonly chooseNew: (suggested: string, folder: string) => Promise<string | null>;
  readonly chooseOpen: () => Promise<string | null>;
  /** Where a file for others goes; null when cancelled. Not asked in the browser host, where pages save by themselves. */
  readonly chooseSave: (suggested: string, ending: TextEnding | 'pdf') => Promise<string | null>;
  /** The system's dialog for a folder; null where there is none. */
  readonly chooseFolder: (() => Promise<string | null>) | null;
  /** Shows a folder as the system shows folders; false: it could not. Null where there is no such thing. */
  readonly showFolder: ((folder: string) => Promise<boolean>) | null;
  /** Folders of sticks and other disks that are there now. */
  readonly sticks: () => readonly string[];
  /** Where a file lies [reliability 3.3]; left out: the system is asked. */
  readonly lies?: (path: string) => Lies;
  readonly liesKnown?: () => Promise<void>;
  /** Free bytes where a folder lies; left out: the system is asked. */
  readonly freeBytes?: (folder: string) => number | null;
  /** Starts a process for the checker [reliability 1.3]. */
  readonly startChecker: () => CheckerChild;
  readonly network: {
    /** Addresses of this computer that the hall may be opened on [reliability 13.2]. */
    readonly places: () => readonly NetworkPlace[];
    /** Starts the process that serves it [reliability 1.4]. */
    readonly start: () => NetworkChild;
    /** Folder of the built pages. */
    readonly pages: string;
  };
  readonly opened: (path: string) => void;
  /** The file that was opened last, where `data` does not tell: the check alone has folders in passing. */
  readonly lastOpened?: string | null;
  /** Checks this computer [desktop 10]; left out: only what needs no window is checked. */
  readonly doctor?: (patient: Patient) => Promise<DoctorReport>;
  /** Makes the program the one for tournament files and says whether it is; left out where it is not installed. */
  readonly associate?: () => Promise<Omit<DoctorFinding, 'id'>>;
  /** Shows a native menu, where there is one. */
  readonly menu?: (bar: MenuBar) => void;
  readonly hall: HallWindows;
  readonly print: PrintWindows;
  /** Writes a fault of the program down: where it was, and a text without names. */
  readonly fault: (where: string, text: string) => void;
};

type Sealing = { readonly seal: (plain: string) => Buffer; readonly open: (sealed: Buffer) => string };

/** A hall window of our own. `waiting`: its display was unplugged, and it comes back with it. */
export type HallWindow = {
  readonly hall: number;
  readonly display: string;
  readonly displayId: string;
  readonly waiting: boolean;
  /** Its page does not load; it is tried again. */
  readonly lost: boolean;
};

export type HallWindows = {
  /** False where the system puts windows where it likes [desktop 5.6]: no display is offered then. */
  readonly canPlace: boolean;
  readonly displays: () => readonly Display[];
  /** A number on every display for some seconds. */
  readonly identify: () => void;
  /**
   * Opens a hall window; answers the address of a tab to open where there are no windows of our own. `present`: over the whole
   * picture also on the TO's own display, until Escape is held.
   */
  readonly open: (hall: number, display: string | null, present?: boolean) => Promise<string | null>;
  /** Null: all of them. */
  readonly close: (hall: number | null) => void;
  readonly windows: () => readonly HallWindow[];
};

/** A job whose pages are laid out: what its window is called, and its pages by paper, in their order. */
export type Laid = { readonly title: string; readonly runs: readonly PrintRun[] };

/** Resolves when the page of a job has laid out its pages, with null when it never did. */
export type LaidOut = (job: string) => Promise<Laid | null>;

/**
 * The address of the tab that prints where there are no windows of our own, else null; or why nothing was printed. `cancelled`: the
 * system's dialog was closed without printing. `asPdf`: the TO wants a PDF instead.
 */
export type Printed =
  | { readonly tab: string | null; readonly cancelled?: boolean }
  | 'noLayout'
  | 'noPrinter'
  | 'failed'
  | 'asPdf';

export type PrintWindows = {
  /** Opens the page of a job for the printer; answers when the system's dialog is answered. A cancelled one is no failure. */
  readonly paper: (job: string, laidOut: LaidOut) => Promise<Printed>;
  /** The job as a PDF, or why there is none. Null as a whole where the host cannot make PDFs. */
  readonly pdf: ((job: string, laidOut: LaidOut) => Promise<Uint8Array | 'noLayout' | 'failed'>) | null;
};

/** What the check of this computer is told of it [desktop 10]. */
export type Patient = {
  readonly machine: Pick<Machine, 'startChecker' | 'network' | 'freeBytes'>;
  /** Where new tournaments go. */
  readonly folder: Answer<string>;
  /** The file that was open last; null: none was. */
  readonly last: string | null;
  readonly lies: (path: string) => Lies;
  /** How long its processes may take, in milliseconds; left out: as long as they do on a sound computer. */
  readonly patience?: number;
};

const LAST = Date.parse('9999-12-31T23:59:59.000Z');

/**
 * The time of a clock that may have been set to a year of five digits, or before all computers: such dates have another form, which no
 * step, no name of a copy and no other program takes. They are told as the last or the first one that has the form.
 */
export const saneTime = (now: Date): Date => {
  const time = now.getTime();
  return Number.isNaN(time) ? new Date(0) : new Date(Math.min(LAST, Math.max(0, time)));
};
