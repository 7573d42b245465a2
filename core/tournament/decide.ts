import type { Game } from '../game/game.ts';
import { decideStarts } from '../game/round-starts.ts';
import { numberedRounds } from '../game/rounds.ts';
import type { Change } from './changes.ts';
import type { SingleCommand } from './commands.ts';
import { decideEntrants } from './decide-entrants.ts';
import { type Counters, decideRounds, ownCounters } from './decide-rounds.ts';
import { evolve } from './evolve.ts';
import { tooManyRounds } from './most-rounds.ts';
import { statedNames } from './people/name-parts.ts';
import { type Answer, no, ok, refuse } from './refusal.ts';
import { playingEntrants, type Tournament } from './state.ts';
import { isSame, unlessSo } from './unless-so.ts';
import type { Json } from './words.ts';

/** Handed in, so that this folder knows no game. */
export type Games = { readonly [id in Tournament['family']]: Game };

const rulesOf = (family: Game, rules: unknown) => {
  const parsed = family.rules.schema.safeParse(rules);
  return parsed.success
    ? ok(parsed.data)
    : no(refuse('tournament.rules', { field: parsed.error.issues[0]?.path.join('.') ?? '' }));
};

const playedBy = (family: Game, tournament: Tournament): { readonly before?: Json } =>
  family.rules.ofRound !== undefined && tournament.rounds.some((round) => round.rules === undefined)
    ? { before: family.rules.ofRound(tournament) }
    : {};

type Planned = { readonly plannedRounds: number; readonly roundsAsUsual?: true };

/** Null: as many as are usual. Refuses where the game has no usual number, or draws fewer rounds. */
const plannedFor = (family: Game, rounds: number | null, people: number): Answer<Planned> => {
  const tooMany = tooManyRounds(family, rounds ?? 0);
  if (tooMany !== null) return no(tooMany);
  if (rounds !== null) return ok({ plannedRounds: rounds });
  return family.seating.usualRounds === undefined
    ? no(refuse('command.invalid', { field: 'plannedRounds' }))
    : ok({ plannedRounds: family.seating.usualRounds(people), roundsAsUsual: true });
};

/** Changes in order, none where all is as asked already, or the refusal with its ways out. @param command checked by its schema */
export const decide = (
  tournament: Tournament | null,
  command: SingleCommand,
  families: Games,
  counters: Counters,
): Answer<readonly Change[]> => {
  if (command.type === 'tournament.create') {
    if (tournament !== null) return no(refuse('tournament.exists', { name: tournament.name }));
    const family = families[command.family];
    const rules = rulesOf(family, command.rules ?? family.rules.before ?? family.rules.usual);
    if (!rules.ok) return rules;
    const { type: _, plannedRounds, namesAs, ...described } = command;
    const rounds = plannedFor(family, plannedRounds, 0);
    if (!rounds.ok) return rounds;
    return ok([
      {
        type: 'tournament.created',
        ...described,
        ...rounds.value,
        ...statedNames(family, namesAs),
        rules: rules.value,
        own: family.steps.start(),
      },
    ]);
  }
  if (tournament === null) return no(refuse('tournament.none'));
  const family = families[tournament.family];
  const said = (change: Change) =>
    ok(unlessSo(tournament, [change], (state, each) => evolve(state, each, family.steps.evolve)));
  switch (command.type) {
    case 'tournament.describe': {
      // A new name for the event decides nothing about its rounds.
      const { name, plannedRounds, place, days, namesAs } = command;
      const published = numberedRounds(family, tournament);
      if (plannedRounds !== null && plannedRounds < published && plannedRounds !== tournament.plannedRounds) {
        return no(refuse('tournament.fewerRounds', { planned: plannedRounds, published }));
      }
      const follows = tournament.roundsAsUsual === true && plannedRounds === tournament.plannedRounds;
      // Files from before the limit may plan more rounds, and keep them when the event is renamed.
      const rounds =
        !follows && plannedRounds === tournament.plannedRounds
          ? ok({ plannedRounds })
          : plannedFor(family, follows ? null : plannedRounds, playingEntrants(tournament).length);
      if (!rounds.ok) return rounds;
      const where = { ...(place === undefined ? {} : { place }), ...(days === undefined ? {} : { days }) };
      return said({ type: 'tournament.described', name, ...rounds.value, ...where, ...statedNames(family, namesAs) });
    }
    case 'tournament.rule': {
      const rules = rulesOf(family, command.rules);
      if (!rules.ok) return rules;
      const before = family.rules.schema.safeParse(tournament.rules);
      if (before.success && isSame(before.data, rules.value)) return ok([]);
      const refusal = family.rules.refusal?.(tournament, rules.value) ?? null;
      return refusal === null
        ? ok([{ type: 'tournament.ruled', rules: rules.value, ...playedBy(family, tournament) }])
        : no(refusal);
    }
    case 'tournament.time':
      return decideStarts(tournament, command.starts);
    case 'entrants.add':
    case 'entrant.edit':
    case 'entrants.remove':
    case 'entrants.play':
    case 'entrants.mark':
      return decideEntrants(tournament, command, family, counters);
    case 'standings.show': {
      const { hidden, frozenAfter } = command;
      return said({ type: 'standings.shown', shown: { hidden, frozenAfter } });
    }
    case 'family.do': {
      const own = family.steps.command.safeParse(command.command);
      if (!own.success) {
        return no(refuse('command.invalid', { field: own.error.issues[0]?.path.join('.') ?? '' }));
      }
      const decided = family.steps.decide(tournament, own.data, ownCounters(family, counters), counters.revisions);
      return decided.ok ? ok(decided.value.map((change) => ({ type: 'family.changed' as const, change }))) : decided;
    }
    default:
      return decideRounds(tournament, command, family, counters);
  }
};
