import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';

/**
 * Something that can be done at a place that need not be shown [W-7.1]. What else it is found by are texts of the namespace `find`,
 * `acts.<id>`. A deed that is registered under the same id says for itself whether it can be done.
 */
export type Act = {
  readonly id: string;
  /** Text key with namespace; with `asks` it takes the `name` of whom it is done to. */
  readonly titleKey: string;
  /** The screen that has it. */
  readonly place: string;
  /** What that screen is opened for. `subject` is the person or table, or null where only the place is shown. */
  readonly at?: (tournament: Tournament, subject: number | null) => Json;
  /** What it still needs; each can be found by itself, too. */
  readonly asks?: 'person' | 'table';
  /** Those it can be done to; everybody if missing. */
  readonly takes?: (tournament: Tournament, subject: number) => boolean;
  /** What is in its way now, as a text key; null: nothing. */
  readonly bar?: (tournament: Tournament) => string | null;
  /** Done wherever the TO is. Without it its place is shown, and the deed of the same id is done there. */
  readonly perform?: (tournament: Tournament, subject: number) => void;
};

/** A table as the box names it. */
export type FoundTable = { readonly no: number; readonly name: string; readonly about: string };

/** What a line calls by a form of its own, as `5.7` calls a seat, with whoever is there. */
type Called = {
  readonly title: string;
  readonly about: string;
  readonly person: number | null;
  readonly perform: () => void;
};

/** What a game gives to the box [W-7.1]. */
export type FindPart = {
  /** One with the id of a general act takes its place. */
  readonly acts: readonly Act[];
  /** Its tables, where they are not those of a round. */
  readonly tables?: (tournament: Tournament) => readonly FoundTable[];
  readonly called?: (tournament: Tournament, typed: string) => Called | null;
  /** Takes such a table in hand. */
  readonly takeTable?: (table: number) => void;
};
