/**
 * The one dialect of change: a command of a game leads to facts ("table 5 is broken", "pair 12 is withdrawn"), and facts are folded.
 * Each game has two tables, decisions by the name of the command and folds by the type of the fact; a name that is missing is a type error.
 *
 * | rule | function |
 * | --- | --- |
 * | a command that leaves everything as it stands leads to no fact | `deciding` |
 * | facts are stored for ever: one that needs another form gets a new type | `folding` |
 * | before there were facts the journal held the parts of the state that were different; they are read as one fact more | `factOf` |
 */

import { type Answer, no, ok, type Refusal } from '../tournament/refusal.ts';
import type { Tournament } from '../tournament/state.ts';
import { unlessSo } from '../tournament/unless-so.ts';

type Named = { readonly do: string };
type Typed = { readonly type: string };

/** The highest revision each round ever had, undone ones too: a number on paper is never used twice. */
export type Revisions = { readonly [round: number]: number };

export type Decisions<Command extends Named, Fact extends Typed> = {
  readonly [Name in Command['do']]: (
    tournament: Tournament,
    command: Extract<Command, { readonly do: Name }>,
    revisions: Revisions,
  ) => Answer<readonly Fact[]>;
};

/** Total: it has happened. */
export type Folds<State, Fact extends Typed> = {
  readonly [Type in Fact['type']]: (state: State, fact: Extract<Fact, { readonly type: Type }>) => State;
};

export const folding =
  <State, Fact extends Typed>(folds: Folds<State, Fact>) =>
  (state: State, fact: Fact): State =>
    // The table is asked under the fact's own type, so that its fold takes this fact.
    (folds[fact.type as Fact['type']] as (state: State, fact: Fact) => State)(state, fact);

export const deciding =
  <Command extends Named, Fact extends Typed>(
    decisions: Decisions<Command, Fact>,
    evolve: (tournament: Tournament, fact: Fact) => Tournament,
  ) =>
  (tournament: Tournament, command: Command, revisions: Revisions): Answer<readonly Fact[]> => {
    // As above: the decision under the command's own name takes this command.
    const decide = decisions[command.do as Command['do']] as Decisions<Named, Fact>[string];
    const facts = decide(tournament, command, revisions);
    return facts.ok ? ok(unlessSo(tournament, facts.value, evolve)) : facts;
  };

export const unless = <Fact>(refusal: Refusal | null, fact: Fact): Answer<readonly Fact[]> =>
  refusal === null ? ok([fact]) : no(refusal);

export type Patched<Patch> = { readonly type: 'patched' } & Omit<Patch, 'type'>;

export const factOf = <Fact extends Typed, Patch extends { readonly type?: never }>(
  stored: Fact | Patch,
): Fact | Patched<Patch> => (stored.type === undefined ? { ...stored, type: 'patched' } : stored);
