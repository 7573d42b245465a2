/**
 * | rule | function |
 * | --- | --- |
 * | [stages 2.1] one function answers; nobody else sorts the people of an event | `finalOrder` |
 * | [stages 2.3] through the last round of the cut: the final result; an earlier round: the standing after it | `finalOrder` |
 * | [stages 2.3] a standing says what it is; the Swiss rounds one by one, then the final result | `titleOf`, `standingChoices` |
 * | [stages 2.4] people of the cut by its places, then the others in the order of the Swiss part | `afterCut` |
 * | [stages 2.4] whoever played the cut is told the stage that gave the place | `stagesOf` |
 * | [stages 2.6, 2.7] shared places stand by the seed of the cut; the number of people above counts | `afterCut` |
 * | [duel 4.1] a champion who is disqualified is none | `withoutPlace` (event-standings.ts) |
 */

import type { StandingChoice, Standings, StandingsRow } from '../../../game/standings.ts';
import type { Tournament } from '../../../tournament/state.ts';
import { asJson, type EntrantId, type Phrase, type RoundNo } from '../../../tournament/words.ts';
import { type Cut, type Final, ownOf } from '../rules/state.ts';
import { stageMark, stageName } from '../rules/top-cut.ts';
import { type Bracket, bracketOf, cutRounds, isOver, matchesOf, swissRounds } from '../seating/bracket.ts';
import { swissStandings, withoutPlace } from './event-standings.ts';
import { isOfOrder } from './finals.ts';

/** The stage that gave everybody of the cut the place: the last one that they played. */
const stagesOf = ({ stages, third }: Bracket): ReadonlyMap<EntrantId, string> =>
  new Map([
    ...stages.flatMap((matches) =>
      matches.flatMap(({ a, b }) =>
        [a, b].flatMap((seed) => (seed === null ? [] : [[seed.entrant, stageName(matches.length)] as const])),
      ),
    ),
    ...[third?.a, third?.b].flatMap((seed) => (seed == null ? [] : [[seed.entrant, 'third'] as const])),
  ]);

const afterCut = (bracket: Bracket, rows: readonly StandingsRow[]): readonly StandingsRow[] => {
  const { places, size, seeds } = bracket;
  const stages = stagesOf(bracket);
  const byId = new Map(rows.map((row) => [row.entrant, row]));
  const inCut = seeds.flatMap(({ entrant }) => byId.get(entrant) ?? []);
  const others = rows.filter(({ entrant }) => !places.has(entrant));
  const placeBehind = ({ place }: StandingsRow): number | null =>
    place === null ? null : size + 1 + others.filter((row) => row.place !== null && row.place < place).length;
  return [
    ...inCut
      .map(({ marks = [], ...row }) => {
        const stage = stages.get(row.entrant);
        const kept = marks.filter((mark) => !isOfOrder(mark));
        const said = stage === undefined ? kept : [stageMark(stage), ...kept];
        return { ...row, marks: said, place: places.get(row.entrant) ?? null };
      })
      .toSorted((x, y) => (x.place ?? 0) - (y.place ?? 0)),
    ...others.map((row) => ({ ...row, place: placeBehind(row) })),
  ];
};

/** `provisional`: also when all results are in and the last are not confirmed. */
const finishedBracket = (tournament: Tournament, provisional: boolean): Bracket | null => {
  const answer = bracketOf(tournament);
  if (!answer.ok) return null;
  const bracket = answer.value;
  const isIn = (stage: number): boolean => matchesOf(bracket, stage).every(({ winner }) => winner !== null);
  const isPlayed = bracket.stages.every((_, stage) => isIn(stage));
  return isPlayed && (provisional || isOver(tournament, bracket)) ? bracket : null;
};

const FINAL: Phrase = { code: 'duel.standing.final' };

/** Tells whether the cut or its next stage is still to come, or a stage goes on. */
const titleOf = (tournament: Tournament, { through: round }: Final, { size }: Cut): Phrase => {
  const params = { round, size };
  const bracket = bracketOf(tournament);
  const rounds = cutRounds(tournament);
  const done = rounds.filter(({ confirmed }) => confirmed).length;
  const stage = bracket.ok && bracket.value.isPublished ? bracket.value.stages[done] : undefined;
  if (stage === undefined) return { code: 'duel.standing.beforeCut', params };
  const when = rounds.length > done ? 'running' : 'before';
  return { code: `duel.standing.${when}`, params: { ...params, stage: stageName(stage.length) } };
};

/** Null without a cut; `finished` where the standing is the final result. */
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

/** `provisional` counts results that are not confirmed; without `through` the latest complete standing is meant. */
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

export const byPoints = (tournament: Tournament): readonly StandingsRow[] =>
  finalOrder({ ...tournament, own: asJson({ ...ownOf(tournament), final: null, cut: null }) }).rows;

export const standingChoices = (tournament: Tournament): readonly StandingChoice[] => {
  const choices = swissRounds(tournament)
    .filter(({ confirmed }) => confirmed)
    .map(({ no }): StandingChoice => ({ through: no, title: stageAfter(tournament, false, no)?.title ?? null }));
  const whole = stageAfter(tournament, false);
  return whole === null || whole.finished === null
    ? choices
    : [...choices, { through: tournament.rounds.length, title: whole.title }];
};
