/**
 * Who plays the next stage of the top cut.
 *
 * | rule | where |
 * | --- | --- |
 * | the request of a stage: seeds, winners so far, meetings before the cut | `cutRequestFor` |
 * | a void match is no meeting | `meetings` |
 * | a stage that was seated elsewhere or by hand has the matches of the bracket | `isNextStage`, `stageRefusal` |
 */

import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { entrantOf, type Round, type Tournament } from '../../../tournament/state.ts';
import { asJson, type EntrantId, type Json, type Table } from '../../../tournament/words.ts';
import { ownOf } from '../rules/state.ts';
import { type Bracket, bracketOf, cutRounds, isCutRound, matchesOf } from '../seating/bracket.ts';
import { cutRequest } from '../seating/cut-round.ts';
import { roundsMet } from '../seating/metrics.ts';
import { recordsOf } from '../seating/records/records.ts';
import { eventSource, pinOf } from './event-records.ts';

/** Meetings before the cut, by the rules of the Swiss rounds. */
const meetings = (tournament: Tournament, among: readonly EntrantId[]) => {
  const records = recordsOf(eventSource(tournament));
  const ids = among.toSorted((x, y) => x - y);
  return ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b) => {
      const rounds = roundsMet(records, a, b);
      return rounds.length === 0 ? [] : [{ pair: [a, b], rounds: [...rounds] }];
    }),
  );
};

const seedsOf = ({ stages }: Bracket) =>
  (stages[0] ?? []).flatMap(({ a, b }) => [a, b]).filter((seed) => seed !== null);

/** Refuses `duel.noCut`, `duel.cutTooLarge`, and `duel.cutOver` after the final. */
export const cutRequestFor = (tournament: Tournament, seed: string): Answer<Json> => {
  const { cut, tables } = ownOf(tournament);
  const bracket = bracketOf(tournament);
  if (!bracket.ok || cut === null) return bracket.ok ? no(refuse('duel.noCut')) : bracket;
  const { stages } = bracket.value;
  const done = cutRounds(tournament).length;
  if (done >= stages.length) return no(refuse('duel.cutOver', {}, [{ do: 'duel.openFinals' }]));
  const entrants = seedsOf(bracket.value)
    .toSorted((x, y) => x.seed - y.seed)
    .map(({ entrant }) => entrant);
  const pinned = entrants.flatMap((player) => {
    const entrant = entrantOf(tournament, player);
    const pin = entrant === undefined ? undefined : pinOf(tournament, entrant);
    return pin === undefined ? [] : [{ player, ...pin }];
  });
  const request = {
    family: 'duel',
    method: 'cut',
    seed,
    size: cut.size,
    entrants,
    winners: stages.slice(0, done).map((stage) => stage.flatMap(({ winner }) => winner?.entrant ?? [])),
    thirdPlace: cut.thirdPlace,
    met: meetings(tournament, entrants),
    repeats: true,
    pinned,
    tables,
  };
  return ok(asJson(cutRequest.parse(request)));
};

const matchKey = (ids: readonly EntrantId[]): string => ids.toSorted((x, y) => x - y).join('-');

/** Wherever they are played, and whoever sits on which side. */
const areMatches = (tables: readonly Table[], matches: readonly (readonly EntrantId[])[]): boolean => {
  const wanted = new Set(matches.map(matchKey));
  return tables.length === matches.length && tables.every(({ seats }) => wanted.delete(matchKey(seats)));
};

export const isNextStage = (tournament: Tournament, tables: readonly Table[]): boolean => {
  const bracket = bracketOf(tournament);
  if (!bracket.ok) return false;
  const matches = matchesOf(bracket.value, cutRounds(tournament).length);
  return areMatches(
    tables,
    matches.map(({ a, b }) => [a?.entrant ?? 0, b?.entrant ?? 0]),
  );
};

/** If the matches were others, nobody would be left to sit in the next stage. */
export const stageRefusal = (round: Round, tables: readonly Table[]): Refusal | null => {
  const matches = round.tables.map(({ seats }) => seats);
  return !isCutRound(round) || areMatches(tables, matches) ? null : refuse('duel.notTheBracket');
};
