/** What a game gives to the Director drawer: its acts and its rulings. */

import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, RoundNo, TableNo } from '../../core/tournament/words.ts';

/** Whom or what it is about; both null: the event. */
export type Subject = {
  readonly person: EntrantId | null;
  /** The table, of a person that of the round. */
  readonly table: TableNo | null;
  /** The published round that is ruled on: the one that the window shows [W-3.1]; null before the first. */
  readonly round: RoundNo | null;
};

export type ActProps = {
  readonly tournament: Tournament;
  readonly subject: Subject;
  readonly onDone: () => void;
};

/** An act for a person, a table, or nobody: a row that opens in place. */
export type DirectorAct = {
  readonly id: string;
  readonly icon: LucideIcon;
  /** Text key with namespace. */
  readonly titleKey: string;
  /** One soft line. */
  readonly about?: (tournament: Tournament, subject: Subject) => string | null;
  readonly takes: (tournament: Tournament, subject: Subject) => boolean;
  readonly Form: ComponentType<ActProps>;
  /** What it does is found as acts of their own, which do it at once [W-7.2]. */
  readonly isFoundApart?: true;
};

/** How something is taken back: at once, or after what it asks. */
type Back =
  | { readonly words: string; readonly perform: () => void }
  | { readonly words: string; readonly ask: (close: () => void) => ReactNode };

export type Ruling = {
  readonly key: string;
  /** When it was given, ISO; null where nobody wrote it down, or where it is not in the file yet. */
  readonly at: string | null;
  /** It is not in the file yet. */
  readonly isWaiting?: boolean;
  readonly what: string;
  readonly people: readonly EntrantId[];
  /** Reason, round, table. */
  readonly about?: string;
  readonly points?: string;
  /** It counts no more. */
  readonly isOver?: boolean;
  /** Takes it back; null where that cannot be done, or is. */
  readonly back: Back | null;
};

export type DirectorPart = {
  readonly acts: readonly DirectorAct[];
  readonly useRulings: (tournament: Tournament) => readonly Ruling[];
  /** A button with lists to be looked at whole and copied. */
  readonly Lists?: ComponentType<{ readonly tournament: Tournament }>;
};

/** Acts of a person, of a table, of nobody. */
export const ofPerson = (_: Tournament, { person }: Subject): boolean => person !== null;
export const ofNobody = (_: Tournament, { person, table }: Subject): boolean => person === null && table === null;
