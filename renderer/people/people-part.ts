import type { ComponentType, ReactNode } from 'react';
import type { TraitCode } from '../../core/exchange/fields.ts';
import type { DraftEntrant } from '../../core/tournament/commands.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import type { Entrant, Tournament } from '../../core/tournament/state.ts';

/** A column that only this game has; what it shows follows from the tournament and is not typed. */
export type OwnColumn = {
  readonly id: `own.${string}`;
  /** Text key with namespace. */
  readonly titleKey: string;
  /** Least width in rem. */
  readonly width: number;
  readonly isNumber: boolean;
  /** What the list is sorted by; '' is empty and stands last. */
  readonly value: (entrant: Entrant) => string | number;
  readonly show: (entrant: Entrant) => ReactNode;
};

export type TraitColumn = { readonly code: TraitCode; readonly titleKey: string; readonly width: number };

export type PeopleActionsProps = { readonly tournament: Tournament; readonly chosen: readonly Entrant[] };

/** A key of the list, pressed while it has the keyboard. */
export type PeopleKey = {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** As it is written on the keyboard. */
  readonly sign: string;
  /** What it does, as a text key with namespace. */
  readonly textKey: string;
  readonly perform: (chosen: readonly Entrant[]) => void;
};

/**
 * What a game adds to the list of people. With it nobody "plays next round": who takes part follows from the game's
 * own state.
 */
export type PeoplePart = {
  /** Name of the screen, a text key with namespace. */
  readonly titleKey: string;
  /** A hook: columns of this tournament. The same list as long as nothing in it has changed. */
  readonly useColumns: (tournament: Tournament) => readonly OwnColumn[];
  /** Properties that always have a column, under a short heading (a text key with namespace), least width in rem. */
  readonly traits: readonly TraitColumn[];
  readonly keys: readonly PeopleKey[];
  /** Buttons for the chosen people, before those that all games have. */
  readonly Actions: ComponentType<PeopleActionsProps>;
  /** The primary where the list has nothing to do itself; it stands last [W-2.1]. */
  readonly Onward: ComponentType<{ readonly tournament: Tournament }>;
  /** How many there are of what, in the foot. */
  readonly Counts: ComponentType<{ readonly tournament: Tournament }>;
  /** Tells in the foot, beside the last deed, how the next person is entered. */
  readonly Aside: ComponentType<{ readonly tournament: Tournament }>;
  /** Enters the next person in the game's own way; null: as everywhere. */
  readonly useAdd: (tournament: Tournament) => ((draft: DraftEntrant) => Promise<Answer<unknown>>) | null;
};
