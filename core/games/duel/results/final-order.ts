/**
 * Who is where in an event: the one order that the desk, the hall, paper, the web page, every export and the report file show.
 *
 * | rule | function |
 * | --- | --- |
 * | one function answers; nobody else sorts the people of an event [stages 2.1] | `finalOrder` |
 * | "through" at or behind the last round of the cut is the final result; a round before it is the standing after that round [stages 2.3] | `finalOrder` |
 * | a standing says what it is [stages 2.3] | `titleOf` |
 * | the Swiss rounds one by one, then the final result [stages 2.3] | `standingChoices` |
 * | people of the cut by its places, then the others in the order of the Swiss part [stages 2.4] | `afterCut` |
 * | who shares a place stands by the seed of the cut [stages 2.6] | `afterCut` |
 * | the number of people above counts [stages 2.7] | `afterCut` |
 * | while the bracket is played nobody is told a place | `finalOrder`: `inPlay` |
 * | a champion who is disqualified is none [duel 4.1] | `withoutPlace` (event-standings.ts) |
 */

import type { StandingChoice, Standings, StandingsRow } from '../../../game/game.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { Json, Phrase, RoundNo } from '../../../tournament/words.ts';
import { type Cut, type Final, ownOf } from '../rules/state.ts';
import { type Bracket, bracketOf, cutRounds, isOver, matchesOf, stageName, swissRounds } from '../seating/bracket.ts';
import { swissStandings, withoutPlace } from './event-standings.ts';

/** The places of the cut, and behind them everybody else, with as many places between as people stand above. */
const afterCut = ({ places, size, seeds }: Bracket, rows: readonly StandingsRow[]): readonly StandingsRow[] => {
  const byId = new Map(rows.map((row) => [row.entrant, row]));
  const inCut = seeds.flatMap(({ entrant }) => byId.get(entrant) ?? []);
  const others = rows.filter(({ entrant }) => !places.has(entrant));
  const placeBehind = ({ place }: StandingsRow): number | null =>
    place === null ? null : size + 1 + others.filter((row) => row.place !== null && row.place < place).length;
  return [
    ...inCut
      .map(({ marks = [], ...row }) => {
        const kept = marks.filter((mark) => mark !== 'headToHead' && mark !== 'seedOrder');
        return { ...row, ...(kept.length === 0 ? {} : { marks: kept }), place: places.get(row.entrant) ?? null };
      })
      .toSorted((x, y) => (x.place ?? 0) - (y.place ?? 0)),
    ...others.map((row) => ({ ...row, place: placeBehind(row) })),
  ];
};

/** The bracket when it is over; with `provisional` also when all its results are in and the last are not confirmed. */
const finishedBracket = (tournament: Tournament, provisional: boolean): Bracket | null => {
  const answer = bracketOf(tournament);
  if (!answer.ok) return null;
  const bracket = answer.value;
  const isIn = (stage: number): boolean => matchesOf(bracket, stage).every(({ winner }) => winner !== null);
  const isPlayed = bracket.stages.every((_, stage) => isIn(stage));
  return isPlayed && (provisional || isOver(tournament, bracket)) ? bracket : null;
};

const FINAL: Phrase = { code: 'duel.standing.final' };

/** What a standing of the Swiss part with a cut behind it is called: the cut or its next stage is still to come, or a stage goes on. */
const titleOf = (tournament: Tournament, { through: round }: Final, { size }: Cut): Phrase => {
  const params = { round, of: round, size };
  const bracket = bracketOf(tournament);
  const rounds = cutRounds(tournament);
  const done = rounds.filter(({ confirmed }) => confirmed).length;
  const stage = bracket.ok && bracket.value.isPublished ? bracket.value.stages[done] : undefined;
  if (stage === undefined) return { code: 'duel.standing.beforeCut', params };
  const when = rounds.length > done ? 'running' : 'before';
  return { code: `duel.standing.${when}.${stageName(stage.length)}`, params };
};

/** What a standing with a cut behind it is: its title, and the bracket where it is the final result; null without a cut. */
const stageAfter = (
  tournament: Tournament,
  provisional: boolean,
  through = Number.POSITIVE_INFINITY,
): { readonly title: Phrase; readonly finished: Bracket | null } | null => {
  const { cut, final } = ownOf(tournament);
  const last = tournament.rounds.at(-1)?.no ?? 0;
  if (cut === null || final === null || Math.min(through, last) < final.through) return null;
  const finished = through >= last ? finishedBracket(tournament, provisional) : null;
  return { title: finished === null ? titleOf(tournament, final, cut) : FINAL, finished };
};

/**
 * @param provisional count results that are in but not confirmed
 * @param through count no round after it; without it the latest that is complete
 */
export const finalOrder = (tournament: Tournament, provisional = false, through?: RoundNo): Standings => {
  const swiss = swissStandings(tournament, provisional, through);
  const after = stageAfter(tournament, provisional, through);
  if (after === null) return swiss;
  const { title, finished } = after;
  if (finished === null) {
    const inPlay = through === undefined && cutRounds(tournament).length > 0;
    return { ...swiss, title, ...(inPlay ? { inPlay } : {}) };
  }
  return {
    ...swiss,
    title,
    through: tournament.rounds.length,
    rows: withoutPlace(tournament, afterCut(finished, swiss.rows)),
  };
};

/** The rows by points and tie-breaks, whatever was frozen. */
export const byPoints = (tournament: Tournament): readonly StandingsRow[] =>
  finalOrder({ ...tournament, own: { ...ownOf(tournament), final: null, cut: null } as unknown as Json }).rows;

/** What can be asked for: each Swiss round that counts, and the final result of a cut that is over. */
export const standingChoices = (tournament: Tournament): readonly StandingChoice[] => {
  const choices = swissRounds(tournament)
    .filter(({ confirmed }) => confirmed)
    .map(({ no }): StandingChoice => ({ through: no, title: stageAfter(tournament, false, no)?.title ?? null }));
  const whole = stageAfter(tournament, false);
  return whole === null || whole.finished === null
    ? choices
    : [...choices, { through: tournament.rounds.length, title: whole.title }];
};
