import type { Change } from './changes.ts';
import { type Round, type Tournament, withTrait } from './state.ts';
import type { Json, RoundNo } from './words.ts';

export type EvolveOwn = (tournament: Tournament, change: Json) => Tournament;

const withRound = (tournament: Tournament, no: RoundNo, make: (round: Round) => Round): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.no === no ? make(round) : round)),
});

/** Rounds without rules of their own keep those they were played by. */
const ruled = (tournament: Tournament, rules: Json, before: Json | undefined): Tournament => ({
  ...tournament,
  rules,
  rounds: before === undefined ? tournament.rounds : tournament.rounds.map((round) => ({ rules: before, ...round })),
});

export type ResultPut = Extract<Change, { readonly type: 'result.entered' | 'result.corrected' }>;

export const evolveResults = (tournament: Tournament, puts: readonly ResultPut[]): Tournament => {
  const byRound = Map.groupBy(puts, ({ round }) => round);
  return {
    ...tournament,
    rounds: tournament.rounds.map((round) => {
      const own = byRound.get(round.no);
      if (own === undefined) return round;
      const results = { ...round.results };
      for (const { table, result } of own) results[table] = result;
      return { ...round, results };
    }),
  };
};

/** Never refuses, because a change has happened. The main process, the worker and the windows all run it. */
export const evolve = (tournament: Tournament | null, change: Change, evolveOwn: EvolveOwn): Tournament => {
  if (change.type === 'tournament.created') {
    const { id, name, family, plannedRounds, seed, at, rules, own } = change;
    const asUsual = change.roundsAsUsual === true ? { roundsAsUsual: true as const } : {};
    return {
      id,
      name,
      family,
      plannedRounds,
      ...asUsual,
      seed,
      createdAt: at,
      rules,
      ...(change.namesAs === undefined ? {} : { namesAs: change.namesAs }),
      entrants: [],
      nextEntrant: 1,
      rounds: [],
      standingsShown: { hidden: false, frozenAfter: null },
      own,
    };
  }
  if (tournament === null) throw new Error(`the journal begins with ${change.type}`);
  switch (change.type) {
    case 'tournament.described': {
      const { roundsAsUsual: _was, place: stood, days: held, namesAs: wrote, ...others } = tournament;
      const { name, plannedRounds, roundsAsUsual, place = stood, days = held, namesAs = wrote } = change;
      return {
        ...others,
        name,
        plannedRounds,
        ...(roundsAsUsual === true ? { roundsAsUsual } : {}),
        ...(place === undefined || place === '' ? {} : { place }),
        ...(days === undefined || days === null ? {} : { days }),
        ...(namesAs === undefined ? {} : { namesAs }),
      };
    }
    case 'tournament.ruled':
      return ruled(tournament, change.rules, change.before);
    case 'tournament.timed': {
      const { starts: _were, ...others } = tournament;
      return change.starts.length === 0 ? others : { ...others, starts: change.starts };
    }
    case 'entrants.added':
      return {
        ...tournament,
        entrants: [...tournament.entrants, ...change.entrants],
        nextEntrant: Math.max(tournament.nextEntrant, ...change.entrants.map((entrant) => entrant.id + 1)),
      };
    case 'entrant.edited':
      return {
        ...tournament,
        entrants: tournament.entrants.map((entrant) => (entrant.id === change.entrant.id ? change.entrant : entrant)),
      };
    case 'entrants.removed': {
      const gone = new Set(change.ids);
      return { ...tournament, entrants: tournament.entrants.filter((entrant) => !gone.has(entrant.id)) };
    }
    case 'entrants.playing': {
      const named = new Set(change.ids);
      return {
        ...tournament,
        entrants: tournament.entrants.map((entrant) =>
          named.has(entrant.id) ? { ...entrant, playing: change.playing } : entrant,
        ),
      };
    }
    case 'entrants.marked': {
      const named = new Set(change.ids);
      return {
        ...tournament,
        entrants: tournament.entrants.map((entrant) =>
          named.has(entrant.id)
            ? { ...entrant, traits: withTrait(entrant.traits, change.trait, change.value) }
            : entrant,
        ),
      };
    }
    case 'round.published': {
      const { no, rev, draw, tables, byes, rules } = change;
      const kept = rules === undefined ? {} : { rules };
      const round: Round = {
        no,
        rev,
        draw,
        tables,
        byes,
        revised: [],
        results: {},
        confirmed: false,
        timer: null,
        ...kept,
      };
      return { ...tournament, rounds: [...tournament.rounds, round] };
    }
    case 'round.revised':
      return withRound(tournament, change.no, (round) => ({
        ...round,
        rev: change.rev,
        tables: change.tables,
        revised: change.revised,
        replaced: { rev: round.rev, tables: round.tables },
        draw: { ...round.draw, edited: true, metrics: change.metrics },
      }));
    case 'round.withdrawn':
      return { ...tournament, rounds: tournament.rounds.filter((round) => round.no !== change.no) };
    case 'result.entered':
    case 'result.corrected':
      return withRound(tournament, change.round, (round) => ({
        ...round,
        results: { ...round.results, [change.table]: change.result },
      }));
    case 'result.cleared':
      return withRound(tournament, change.round, (round) => {
        const { [change.table]: _cleared, ...results } = round.results;
        return { ...round, results };
      });
    case 'round.confirmed':
      return withRound(tournament, change.no, (round) => ({ ...round, confirmed: true }));
    case 'round.closed': {
      const { rule, results } = change;
      return withRound(tournament, change.no, (round) => ({
        ...round,
        confirmed: true,
        provisional: { rule, results },
      }));
    }
    case 'round.reopened':
      return withRound(tournament, change.no, ({ provisional: _gone, ...round }) => ({ ...round, confirmed: false }));
    case 'round.timed':
      return withRound(tournament, change.no, (round) => ({ ...round, timer: change.timer }));
    case 'standings.shown':
      return { ...tournament, standingsShown: change.shown };
    case 'family.changed':
      return evolveOwn(tournament, change.change);
  }
};
