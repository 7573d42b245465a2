/**
 * Commands about people.
 *
 * | rule | where |
 * | --- | --- |
 * | joining is allowed at any time; who joins during a round plays from the next one [M-07] | `entrants.add` |
 * | nobody who has played is removed [M-07], nor whom the game needs | `entrants.remove` |
 * | people who are entered and given a seat at once are one step | `welcomed` |
 * | rounds planned as usual follow the number of people until the first round is seated | `withUsualRounds` |
 * | "does not play next round" only where the game allows it now [M-05]; whom a ruling put out is let back by taking it back | `entrants.play` |
 */

import type { Game } from '../game/game.ts';
import { mostEntrants } from '../game/most-entrants.ts';
import type { Change } from './changes.ts';
import type { Command, DraftEntrant } from './commands.ts';
import { type Counters, ownCounters } from './decide-rounds.ts';
import { evolve } from './evolve.ts';
import { type NamesAs, statedNames } from './people/name-parts.ts';
import { type Answer, no, ok, type Refusal, refuse } from './refusal.ts';
import { entrantOf, hasPlayed, playingEntrants, type Tournament, withTrait } from './state.ts';
import { isSame } from './unless-so.ts';
import type { Json } from './words.ts';

export type EntrantCommand = Extract<Command, { type: `entrant${string}` }>;

const unknownEntrant = (tournament: Tournament, ids: readonly number[]): Refusal | null => {
  const id = ids.find((candidate) => entrantOf(tournament, candidate) === undefined);
  return id === undefined ? null : refuse('entrant.unknown', { id });
};

/** Refuses with the number there would be and the number allowed [reliability 14.1]. */
const tooMany = ({ entrants }: Tournament, added: number, family: Game): Refusal | null => {
  const [found, allowed] = [entrants.length + added, mostEntrants(family)];
  return found > allowed ? refuse('entrant.tooMany', { found, allowed, entered: entrants.length }) : null;
};

const wrongTraits = (family: Game, drafts: readonly DraftEntrant[]): Refusal | null => {
  for (const draft of drafts) {
    const parsed = family.traits.safeParse(draft.traits);
    if (!parsed.success) {
      return refuse('entrant.trait', { name: draft.name, trait: parsed.error.issues[0]?.path.join('.') ?? '' });
    }
  }
  return null;
};

const welcomed = (
  tournament: Tournament,
  { added, atOnce }: { readonly added: Extract<Change, { type: 'entrants.added' }>; readonly atOnce: Json },
  family: Game,
  counters: Counters,
): Answer<readonly Change[]> => {
  if (family.steps.welcome === undefined) return no(refuse('command.invalid', { field: 'atOnce' }));
  const entered = evolve(tournament, added, family.steps.evolve);
  const ids = added.entrants.map(({ id }) => id);
  const own = family.steps.welcome(entered, ids, atOnce, ownCounters(family, counters));
  return own.ok ? ok([added, ...own.value.map((change) => ({ type: 'family.changed' as const, change }))]) : own;
};

/** What a list says of its names, in the same step as its people [L-9.1]. */
const namedAs = (tournament: Tournament, namesAs: NamesAs | undefined, family: Game): readonly Change[] => {
  const { name, plannedRounds, roundsAsUsual } = tournament;
  const stated = statedNames(family, namesAs);
  if (namesAs === undefined || isSame(stated.namesAs, tournament.namesAs)) return [];
  const rounds = roundsAsUsual === true ? { plannedRounds, roundsAsUsual } : { plannedRounds };
  return [{ type: 'tournament.described', name, ...rounds, ...stated }];
};

const withUsualRounds = (tournament: Tournament, changes: readonly Change[], family: Game): readonly Change[] => {
  const { name, plannedRounds, roundsAsUsual, rounds } = tournament;
  if (roundsAsUsual !== true || rounds.length > 0 || family.seating.usualRounds === undefined) return changes;
  const after = changes.reduce<Tournament>((state, change) => evolve(state, change, family.steps.evolve), tournament);
  const usual = family.seating.usualRounds(playingEntrants(after).length);
  return usual === plannedRounds
    ? changes
    : [...changes, { type: 'tournament.described', name, plannedRounds: usual, roundsAsUsual }];
};

const decideAlone = (
  tournament: Tournament,
  command: EntrantCommand,
  family: Game,
  counters: Counters,
): Answer<readonly Change[]> => {
  switch (command.type) {
    case 'entrants.add': {
      const wrong = wrongTraits(family, command.entrants) ?? tooMany(tournament, command.entrants.length, family);
      if (wrong !== null) return no(wrong);
      const entrants = command.entrants.map((draft, i) => ({ id: tournament.nextEntrant + i, ...draft }));
      const added = { type: 'entrants.added', entrants } as const;
      const { atOnce, namesAs } = command;
      const entered = atOnce === undefined ? ok([added]) : welcomed(tournament, { added, atOnce }, family, counters);
      return entered.ok ? ok([...entered.value, ...namedAs(tournament, namesAs, family)]) : entered;
    }
    case 'entrant.edit': {
      const known = entrantOf(tournament, command.id);
      if (known === undefined) return no(refuse('entrant.unknown', { id: command.id }));
      const wrong = wrongTraits(family, [command.entrant]);
      if (wrong !== null) return no(wrong);
      const entrant = { ...command.entrant, id: known.id, playing: known.playing };
      return ok(isSame(entrant, known) ? [] : [{ type: 'entrant.edited', entrant }]);
    }
    case 'entrants.remove': {
      const unknown = unknownEntrant(tournament, command.ids);
      if (unknown !== null) return no(unknown);
      const leaving = tournament.entrants.filter(({ id }) => command.ids.includes(id));
      for (const { id } of leaving) {
        const kept = family.seating.removalRefusal?.(tournament, id) ?? null;
        if (kept !== null) return no(kept);
      }
      const played = leaving.find(({ id }) => hasPlayed(tournament, id));
      if (played !== undefined) {
        const { id } = played;
        // Leaving would be refused too: what keeps it, with its own ways out, is said at once.
        const locked = family.seating.playingRefusal(tournament, id);
        if (locked !== null) return no(locked);
        const way = { do: family.leaveWay ?? 'stopPlaying', params: { id } };
        return no(refuse('entrant.hasPlayed', { player: id }, [way]));
      }
      return ok([{ type: 'entrants.removed', ids: command.ids }]);
    }
    case 'entrants.mark': {
      const unknown = unknownEntrant(tournament, command.ids);
      if (unknown !== null) return no(unknown);
      const named = new Set(command.ids);
      const { trait, value } = command;
      const changing = tournament.entrants.filter(
        ({ id, traits }) => named.has(id) && (traits[trait] ?? null) !== value,
      );
      for (const { name, traits } of changing) {
        if (!family.traits.safeParse(withTrait(traits, trait, value)).success)
          return no(refuse('entrant.trait', { name, trait }));
      }
      const ids = changing.map(({ id }) => id);
      return ok(ids.length === 0 ? [] : [{ type: 'entrants.marked', ids, trait, value }]);
    }
    case 'entrants.play': {
      const [one = null, ...more] = command.playing ? [] : command.ids;
      const goes = more.length === 0 ? one : null;
      const wrong = unknownEntrant(tournament, command.ids) ?? family.seating.playingRefusal(tournament, goes);
      if (wrong !== null) return no(wrong);
      const { ids, playing } = command;
      const { outRefusal } = family.seating;
      const ruledOut = playing && outRefusal !== undefined ? ids.map((id) => outRefusal(tournament, id)) : [];
      const kept = ruledOut.find((refusal) => refusal !== null);
      if (kept !== undefined) return no(kept);
      const isSo = ids.every((id) => entrantOf(tournament, id)?.playing === playing);
      return ok(isSo ? [] : [{ type: 'entrants.playing', ids, playing }]);
    }
  }
};

export const decideEntrants = (
  tournament: Tournament,
  command: EntrantCommand,
  family: Game,
  counters: Counters,
): Answer<readonly Change[]> => {
  const decided = decideAlone(tournament, command, family, counters);
  return decided.ok ? ok(withUsualRounds(tournament, decided.value, family)) : decided;
};
