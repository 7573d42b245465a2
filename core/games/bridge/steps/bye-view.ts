/**
 * Who sits out the next round, and who has sat out so far: what the bye screen shows [bridge 3.5, 4.3].
 *
 * | part | function |
 * | --- | --- |
 * | start rounds: the phantom's seat decides [bridge 4.3] | `startSits` |
 * | byes of seated rounds, what each was worth, and why the director chose | `byesSoFar` |
 * | the bye of a seated round goes to somebody else [bridge 4.11] | `byeGivenTo` |
 *
 * While results are missing, each counts as the average.
 */

import { type Answer, ok } from '../../../tournament/refusal.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { Bye, EntrantId, Phrase, RoundNo, Table, TableNo } from '../../../tournament/words.ts';
import { accountsOf } from '../results/accounts.ts';
import { isRealBye } from '../results/drop-out.ts';
import { eventOf, nextRoundNo, numbersOf, seatedRounds } from '../results/event.ts';
import { ownOf } from '../rules/state.ts';
import { tablesOf } from '../seating/arrange.ts';
import { rankingOf } from '../seating/metrics.ts';
import { moreOf } from '../seating/more.ts';
import type { Side } from '../seating/pairing/meetings.ts';
import { swissRequestOf } from '../seating/request.ts';
import { split } from '../seating/sections.ts';
import { startRows } from '../seating/start-rounds.ts';
import { isStartRound, nextRound, requestFor } from './next-round.ts';
import { averaged } from './safe-now.ts';
import { startMovement } from './start-movement.ts';

type SitsOut = {
  readonly entrant: EntrantId;
  readonly reason: Phrase;
  readonly table: TableNo | null;
  readonly side: Side | null;
};

type ByeCandidate = {
  readonly entrant: EntrantId;
  readonly number: number;
  readonly place: number;
  /** As counted for pairing, in hundredths of the ranking unit. */
  readonly total: number;
  /** The rounds of the byes that count, oldest first. */
  readonly byes: readonly RoundNo[];
  /** Asked to sit out this round, or directs and plays the last one. */
  readonly asks: boolean;
};

export type NextByes = {
  readonly round: RoundNo;
  readonly base: RoundNo;
  /** By position: the list decides nothing. */
  readonly start: boolean;
  /** False: results are missing, so somebody else may sit out in the end. */
  readonly settled: boolean;
  readonly sits: readonly SitsOut[];
  /** Worst ranked first; empty in a start round. */
  readonly candidates: readonly ByeCandidate[];
};

const startSits = (tournament: Tournament, round: RoundNo): readonly SitsOut[] => {
  const movement = startMovement(tournament);
  const byNumber = new Map([...numbersOf(tournament)].map(([entrant, number]) => [number, entrant]));
  return startRows(round, movement).flatMap(({ table, ns, ew }): SitsOut[] => {
    if (ns !== movement.phantom && ew !== movement.phantom) return [];
    const side: Side = ns === movement.phantom ? 'ew' : 'ns';
    const entrant = byNumber.get(side === 'ns' ? ns : ew);
    if (entrant === undefined) return [];
    return [{ entrant, reason: { code: 'bridge.byes.start', params: { player: entrant, round } }, table, side }];
  });
};

const byeRounds = (tournament: Tournament, before: RoundNo, forgetThrough: RoundNo) => {
  const rounds = new Map<EntrantId, RoundNo[]>();
  for (const { round, byes } of seatedRounds(tournament, before)) {
    if (round <= forgetThrough) continue;
    for (const { entrant, counts } of byes) {
      if (counts) rounds.set(entrant, [...(rounds.get(entrant) ?? []), round]);
    }
  }
  return rounds;
};

/** Refuses what `requestFor` refuses, except missing results. @param options as the TO has set them */
export const nextByes = (
  tournament: Tournament,
  options: Parameters<typeof requestFor>[2],
  seed: string,
): Answer<NextByes> => {
  const round = nextRoundNo(tournament);
  if (isStartRound(tournament, round)) {
    const sits = startSits(tournament, round);
    return ok({ round, base: 0, start: true, settled: true, sits, candidates: [] });
  }
  const { missing, base } = nextRound(tournament);
  const answer = requestFor(missing.length === 0 ? tournament : averaged(tournament), 'swiss', options, seed);
  if (!answer.ok) return answer;
  const request = swissRequestOf(answer.value);
  const ranking = rankingOf(request);
  const { byes: wishes, ignoreMeetingsThrough, phantom } = request.options;
  const had = byeRounds(tournament, round, wishes.forget ? Math.min(ignoreMeetingsThrough, round - 1) : 0);
  const { sections } = split(
    request,
    ranking.map(({ id }) => id),
  );
  return ok({
    round,
    base,
    start: false,
    settled: missing.length === 0,
    sits: sections.flatMap((section): SitsOut[] => {
      if (section.bye === null) return [];
      const { entrant, reason } = section.bye;
      const table = tablesOf(request, section).at(-1)?.table ?? null;
      return [{ entrant, reason, table, side: phantom === 'ns' ? 'ew' : 'ns' }];
    }),
    candidates: ranking
      .map(({ id, number, total }, i) => ({
        entrant: id,
        number,
        place: i + 1,
        total,
        byes: had.get(id) ?? [],
        asks: wishes.asked.includes(id),
      }))
      .reverse(),
  });
};

export type PastBye = SitsOut & {
  readonly round: RoundNo;
  /** In hundredths of the ranking unit; null where nothing counts yet. */
  readonly score: number | null;
  /** Empty where the rule chose, or nothing was written. */
  readonly why: string;
};

const seatOf = (round: Round, entrant: EntrantId): Pick<SitsOut, 'table' | 'side'> => {
  const row = moreOf(round)?.rows.find(
    ({ ns, ew }) => (ns === null && ew === entrant) || (ew === null && ns === entrant),
  );
  return row === undefined ? { table: null, side: null } : { table: row.table, side: row.ns === entrant ? 'ns' : 'ew' };
};

export const whyChosen = (
  tournament: Tournament,
  round: RoundNo,
  entrant: EntrantId,
  { code, params }: Phrase,
): string => {
  if (code !== 'bridge.byes.chosen') return '';
  if (typeof params?.why === 'string') return params.why;
  const choice = ownOf(tournament).byeChoices.find((one) => one.round === round && one.entrant === entrant);
  return choice?.reason ?? '';
};

export const byesSoFar = (tournament: Tournament): readonly PastBye[] => {
  const last = tournament.rounds.length;
  const accounts = new Map(accountsOf(eventOf(tournament), last).map((account) => [account.contestant.id, account]));
  return tournament.rounds
    .flatMap((round) =>
      round.byes.map(({ entrant, reason }): PastBye => {
        const account = accounts.get(entrant);
        const at = account?.lines.findIndex((line) => line.round === round.no) ?? -1;
        return {
          round: round.no,
          entrant,
          reason,
          ...seatOf(round, entrant),
          score: account?.scores[at] ?? null,
          why: whyChosen(tournament, round.no, entrant, reason),
        };
      }),
    )
    .reverse();
};

/** Null where nobody sits out who could play, or `to` sits at no table. */
export const byeGivenTo = (
  round: Round,
  to: EntrantId,
  why: string,
): { readonly tables: readonly Table[]; readonly byes: readonly Bye[] } | null => {
  const bye = round.byes.find(isRealBye);
  if (bye === undefined || !round.tables.some(({ seats }) => seats.includes(to))) return null;
  return {
    tables: round.tables.map(({ table, seats }) => ({
      table,
      seats: seats.map((entrant) => (entrant === to ? bye.entrant : entrant)),
    })),
    byes: round.byes.map((one) =>
      one === bye ? { entrant: to, reason: { code: 'bridge.byes.chosen', params: { player: to, why } } } : one,
    ),
  };
};
