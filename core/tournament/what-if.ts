/** Commands carried out on a copy: nothing is stored and nobody is told. */

import type { Standings, StandingsRow } from '../game/standings.ts';
import type { Command } from './commands.ts';
import type { Games } from './decide.ts';
import { startCounters } from './decide-rounds.ts';
import { folded } from './fold.ts';
import { type Answer, ok, type Refusal } from './refusal.ts';
import { lastRound, type Tournament, tablesWithoutResult } from './state.ts';
import { decideCommand } from './together.ts';
import type { EntrantId } from './words.ts';

export const carriedOut = (tournament: Tournament, command: Command, families: Games): Answer<Tournament> => {
  const decided = decideCommand(tournament, command, families, startCounters);
  return decided.ok ? ok(folded(tournament, decided.value, families)) : decided;
};

export type Supposed = {
  readonly tournament: Tournament;
  readonly refusals: readonly (Refusal | null)[];
};

/** Confirms a round that has all its results, so that what follows can be seen; a game with a pace needs none. */
const lookingAhead = (tournament: Tournament, families: Games): Tournament => {
  const round = lastRound(tournament);
  const isOpen = round !== undefined && !round.confirmed && tablesWithoutResult(round).length === 0;
  if (!isOpen || families[tournament.family].seating.pace !== undefined) return tournament;
  const confirmed = carriedOut(tournament, { type: 'round.confirm', no: round.no }, families);
  return confirmed.ok ? confirmed.value : tournament;
};

const isResult = ({ type }: Command): boolean => type.startsWith('result.');

/** Results come first, because some games let nobody leave while a round is open. A refused command is left out. */
export const supposed = (tournament: Tournament, commands: readonly Command[], families: Games): Supposed => {
  const refusals: (Refusal | null)[] = commands.map(() => null);
  let state = tournament;
  const suppose = (wanted: (command: Command) => boolean): void => {
    for (const [i, command] of commands.entries()) {
      if (!wanted(command)) continue;
      const next = carriedOut(state, command, families);
      if (next.ok) state = next.value;
      else refusals[i] = next.refusal;
    }
    state = lookingAhead(state, families);
  };
  suppose(isResult);
  suppose((command) => !isResult(command));
  return { tournament: state, refusals };
};

export type StandingsMove = {
  readonly entrant: EntrantId;
  readonly before: number | null;
  readonly after: number | null;
  readonly scoreBefore: number | null;
  readonly scoreAfter: number | null;
};

export const isMove = ({ before, after, scoreBefore, scoreAfter }: StandingsMove): boolean =>
  before !== after || scoreBefore !== scoreAfter;

export const standingsMoves = (now: Standings, then: Standings): readonly StandingsMove[] => {
  const { rankedBy = 0 } = now;
  const scoreOf = (row: StandingsRow | undefined): number | null => row?.cells[rankedBy] ?? null;
  const before = new Map(now.rows.map((row) => [row.entrant, row]));
  return then.rows.map((row) => {
    const old = before.get(row.entrant);
    return {
      entrant: row.entrant,
      before: old?.place ?? null,
      after: row.place,
      scoreBefore: scoreOf(old),
      scoreAfter: scoreOf(row),
    };
  });
};
