/**
 * The tournament in the words of the engine and of the scores.
 *
 * | rule | function |
 * | --- | --- |
 * | pair numbers follow the seats until preparations are closed, then they stay [bridge 4.2] | `numbersOf` |
 * | who plays in a round: not withdrawn, not absent, not before joining [bridge 3.1] | `fieldOf` |
 * | results count as they come in, stand-ins while they are missing [bridge 3.2, 4.9] | `eventOf` |
 * | meetings and byes come from all seated rounds, finished or not [bridge 3.2] | `seatedRounds` |
 * | boards of a round [bridge 3.10], going on after rounds taken in [bridge 4.17] | `roundBoards` |
 */

import { lastRound, type Round, roundOf, type Tournament } from '../../../tournament/state.ts';
import type { Bye, EntrantId, RoundNo, TableNo } from '../../../tournament/words.ts';
import { type BridgeResult, ownOf, resultOf, rulesOf } from '../rules/state.ts';
import { type Boards, boardGap, boardsOf } from '../seating/boards.ts';
import { moreOf } from '../seating/more.ts';
import type { SatOut, SeatedRound } from '../seating/pairing/meetings.ts';
import { slotsFor } from '../seating/start-rounds.ts';
import type { BridgeEvent, EventContestant, PlayedRound, PlayedTable } from './accounts.ts';
import type { Delay } from './base-round.ts';
import { isRealBye } from './drop-out.ts';
import { scoreStored } from './results.ts';

/** Contestants who play, in the order that was given, then in order of entry. */
export const seatOrder = (tournament: Tournament): EntrantId[] => {
  const playing = new Set(tournament.entrants.filter((entrant) => entrant.playing).map(({ id }) => id));
  const ordered = ownOf(tournament).order.filter((id) => playing.has(id));
  return [...ordered, ...[...playing].filter((id) => !ordered.includes(id))];
};

export const numbersOf = (tournament: Tournament): ReadonlyMap<EntrantId, number> => {
  const { prepared } = ownOf(tournament);
  if (prepared !== null) {
    const known = new Set(tournament.entrants.map(({ id }) => id));
    const given = Object.entries(prepared.numbers).map(([id, number]) => [Number(id), number] as const);
    return new Map(given.filter(([id]) => known.has(id)));
  }
  const order = seatOrder(tournament);
  const { numbers } = slotsFor(order.length, rulesOf(tournament).phantomSeat);
  return new Map(order.map((id, i) => [id, numbers[i] ?? i + 1]));
};

export type RoundField = {
  readonly playing: readonly EntrantId[];
  /** Whoever asked for the round off, or is not playing at the moment. */
  readonly absent: readonly EntrantId[];
};

export const fieldOf = (tournament: Tournament, round: RoundNo): RoundField => {
  const { withdrawn, late, absences } = ownOf(tournament);
  const here = [...numbersOf(tournament)]
    .toSorted(([, a], [, b]) => a - b)
    .map(([id]) => id)
    .filter((id) => !withdrawn.some((left) => left.entrant === id && left.from <= round))
    .filter((id) => !late.some((joined) => joined.entrant === id && round < joined.from));
  const pausing = new Set(tournament.entrants.filter((entrant) => !entrant.playing).map(({ id }) => id));
  const isAbsent = (id: EntrantId): boolean =>
    pausing.has(id) || absences.some(({ entrant, from, to }) => entrant === id && from <= round && round <= to);
  return { playing: here.filter((id) => !isAbsent(id)), absent: here.filter(isAbsent) };
};

export const roundBoards = (tournament: Tournament, round: RoundNo): Boards => {
  const { boardsPerRound, roundBoards: own, firstBoard } = rulesOf(tournament);
  const { imported } = ownOf(tournament);
  const before = imported?.rounds ?? 0;
  const countOf = (no: RoundNo): number =>
    no <= before ? (imported?.boards ?? boardsPerRound) : (own[String(no)] ?? boardsPerRound);
  const counts = Array.from({ length: round }, (_, i) => countOf(i + 1));
  if (imported?.nextBoard == null || round <= before) return boardsOf(round, firstBoard, boardsPerRound, counts);
  return boardsOf(round - before, imported.nextBoard, boardsPerRound, counts.slice(before));
};

/** [W-07] where boards are left out after the rounds taken in, or null. */
export const gapAfterImport = (tournament: Tournament) => {
  const rounds = ownOf(tournament).imported?.rounds ?? 0;
  return rounds === 0 ? null : boardGap(roundBoards(tournament, rounds), roundBoards(tournament, rounds + 1));
};

const outKind = ({ reason }: Bye): PlayedRound['out'][number]['why'] => {
  if (reason.code === 'bridge.byes.absent') return 'absent';
  return reason.code === 'bridge.byes.walkover' ? 'walkover' : 'bye';
};

const provisionalOf = (tournament: Tournament, round: RoundNo, table: TableNo): BridgeResult | null =>
  ownOf(tournament).provisional.find((entry) => entry.round === round && entry.table === table)?.result ?? null;

const playedTable = (
  tournament: Tournament,
  round: Round,
  planned: number,
  at: Round['tables'][number],
): PlayedTable => {
  const { table, seats } = at;
  const stored = round.results[table];
  const result = stored === undefined ? provisionalOf(tournament, round.no, table) : resultOf(stored);
  return {
    table,
    seats: [seats[0] ?? 0, seats[1] ?? 0],
    score: result === null ? null : scoreStored(rulesOf(tournament), result, { table, planned }),
    provisional: stored === undefined && result !== null,
  };
};

const contestantsOf = (tournament: Tournament): EventContestant[] => {
  const { carryOver, late, withdrawn } = ownOf(tournament);
  return [...numbersOf(tournament)].map(([id, number]) => ({
    id,
    number,
    carryOver: carryOver[String(id)] ?? 0,
    late: late.find(({ entrant }) => entrant === id) ?? null,
    withdrawnFrom: withdrawn.find(({ entrant }) => entrant === id)?.from ?? null,
  }));
};

export const eventOf = (tournament: Tournament): BridgeEvent => ({
  rules: rulesOf(tournament),
  contestants: contestantsOf(tournament),
  rounds: tournament.rounds.map((round): PlayedRound => {
    const { from, to } = roundBoards(tournament, round.no);
    const boards = to - from + 1;
    return {
      no: round.no,
      boards,
      tables: round.tables.map((table) => playedTable(tournament, round, boards, table)),
      out: round.byes.map((bye) => ({ entrant: bye.entrant, why: outKind(bye) })),
    };
  }),
  adjustments: ownOf(tournament).adjustments,
});

const seatedRound = (tournament: Tournament, round: Round): SeatedRound => {
  const { walkoverIsBye, walkoverIsMeeting } = rulesOf(tournament);
  const byeRow = moreOf(round)?.rows.find(({ ns, ew }) => ns === null || ew === null);
  const results = round.tables.map(({ table, seats }) => {
    const stored = round.results[table];
    return {
      table,
      seats: [seats[0] ?? 0, seats[1] ?? 0] as const,
      result: stored === undefined ? null : resultOf(stored),
    };
  });
  const byes = round.byes.map((bye): SatOut => {
    const table = byeRow !== undefined && (byeRow.ns ?? byeRow.ew) === bye.entrant ? byeRow.table : null;
    const isWalkover = bye.reason.code === 'bridge.byes.walkover';
    return { entrant: bye.entrant, table, counts: isRealBye(bye) || (isWalkover && walkoverIsBye) };
  });
  const innocent = results.flatMap(({ table, seats, result }): SatOut[] =>
    walkoverIsBye && result?.entry === 'walkover' && result.innocent !== null
      ? [{ entrant: seats[result.innocent === 'ns' ? 0 : 1], table, counts: true }]
      : [],
  );
  return {
    round: round.no,
    tables: results.map(({ table, seats, result }) => ({
      table,
      seats,
      met: result?.entry === 'walkover' ? walkoverIsMeeting : result?.entry !== 'unplayed',
    })),
    byes: [...byes, ...innocent],
  };
};

export const seatedRounds = (tournament: Tournament, before: RoundNo): SeatedRound[] =>
  tournament.rounds.filter(({ no }) => no < before).map((round) => seatedRound(tournament, round));

/** As set now; seated rounds keep the base they were seated on. */
export const delayOf = (tournament: Tournament): Delay => {
  const { breaks, delayOffFrom, imported } = ownOf(tournament);
  return {
    on: rulesOf(tournament).delay,
    offFrom: delayOffFrom,
    // After rounds taken in nothing is being played while the next is seated, as after a break.
    breaksAfter: [...breaks.map(({ after }) => after), ...(imported === null ? [] : [imported.rounds])],
  };
};

export const standsIn = (tournament: Tournament, no: RoundNo, table: TableNo): boolean =>
  provisionalOf(tournament, no, table) !== null;

/** Tables with neither a result nor a stand-in. */
export const missingResults = (tournament: Tournament, no: RoundNo): TableNo[] => {
  const round = roundOf(tournament, no);
  return (round?.tables ?? [])
    .map(({ table }) => table)
    .filter((table) => round?.results[table] === undefined && !standsIn(tournament, no, table));
};

export const completeThrough = (tournament: Tournament): RoundNo => {
  const open = tournament.rounds.find(({ no }) => missingResults(tournament, no).length > 0);
  return open === undefined ? (lastRound(tournament)?.no ?? 0) : open.no - 1;
};

export const nextRoundNo = (tournament: Tournament): RoundNo => tournament.rounds.length + 1;
