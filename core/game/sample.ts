import type { Stream } from '../random/stream.ts';
import type { CommandInput } from '../tournament/commands.ts';
import type { Round, Tournament } from '../tournament/state.ts';
import type { Json, Table } from '../tournament/words.ts';

export type Play = {
  readonly tournament: () => Tournament;
  readonly act: (input: CommandInput) => void;
  readonly seat: (method: string, options?: Json) => Round;
  readonly enter: (round: Round, resultOf: (table: Table) => Json, only?: number) => void;
};

export type Sample = {
  readonly plannedRounds: number;
  /** Plays the event up to its middle. `now` is the moment of the last deed, in milliseconds since 1970. */
  readonly play: (play: Play, random: Stream, now: number) => void;
};

export const addAll = (play: Play, names: readonly string[], more: (index: number) => object = () => ({})): void =>
  play.act({ type: 'entrants.add', entrants: names.map((name, index) => ({ name, ...more(index) })) });
