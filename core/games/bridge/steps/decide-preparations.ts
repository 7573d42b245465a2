/**
 * Before the first round [bridge 4.2 to 4.4].
 *
 * | command | rule |
 * | --- | --- |
 * | `setOrder`, `shuffleNames` | seats follow the order; a shuffle is drawn from the seed and stays in the log |
 * | `setHomes` | one home per contestant and table [E-11] |
 * | `closePreparations` | [E-01, E-02, E-04, E-12]; gives numbers, puts stationary contestants N-S |
 * | `closeByLot` | the same after the seats are drawn, people of one club apart where that is wished [W-8.2] |
 * | `reopenPreparations` | only while no result exists [E-03]; rounds that were seated go |
 *
 * `opening`: closing them and seating the start rounds is one press [W-9.3].
 */

import { unless } from '../../../game/facts.ts';
import type { Opening } from '../../../game/groups/seating.ts';
import { no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { entrantOf, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { nextRoundNo, numbersOf, seatOrder } from '../results/event.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { checkHomes, checkStartCount, firstTwice } from '../seating/field.ts';
import { playerTwice, settledAtStart, shuffled } from '../seating/planning.ts';
import { checkRooms, checkStartRooms } from '../seating/rooms.ts';
import { drawnApart } from '../seating/start-lot.ts';
import { slotsFor } from '../seating/start-rounds.ts';
import { type Home, inPriority } from '../seating/stationary.ts';
import type { Decided, Do } from './facts.ts';
import { nextRound, requestOfStart } from './next-round.ts';

export const unknownEntrant = (tournament: Tournament, ids: readonly EntrantId[]): Refusal | null => {
  const id = ids.find((candidate) => entrantOf(tournament, candidate) === undefined);
  return id === undefined ? null : refuse('entrant.unknown', { id });
};

const closedRefusal = (tournament: Tournament): Refusal | null =>
  ownOf(tournament).prepared === null ? null : refuse('bridge.preparationsClosed', {}, [{ do: 'reopenPreparations' }]);

export const hasResults = (tournament: Tournament, after = 0): boolean =>
  tournament.rounds.some(({ no, results }) => no > after && Object.keys(results).length > 0);

/** [E-03] */
export const resultsExist = (tournament: Tournament, after = 0): Refusal | null =>
  hasResults(tournament, after)
    ? refuse('bridge.resultsExist', {}, [
        { do: 'addLate' },
        { do: 'withdrawRound', params: { round: nextRoundNo(tournament) - 1 } },
      ])
    : null;

export const setOrder = (tournament: Tournament, { order }: Do<'setOrder'>): Decided => {
  const twice = firstTwice(order);
  const refusal =
    closedRefusal(tournament) ??
    unknownEntrant(tournament, order) ??
    (twice === undefined ? null : refuse('bridge.contestantTwice', { player: twice }));
  return unless(refusal, { type: 'order.set', order });
};

const plainShuffle = (tournament: Tournament) => {
  const shuffles = ownOf(tournament).shuffles + 1;
  // Each shuffle starts from the order of entry, so that the nth shuffle of a seed is the same whatever came before.
  const entered = tournament.entrants.filter(({ playing }) => playing).map(({ id }) => id);
  return { order: shuffled(entered, tournament.seed, shuffles), shuffles };
};

export const shuffleNames = (tournament: Tournament): Decided => {
  const refusal = closedRefusal(tournament);
  return refusal === null ? ok([{ type: 'names.shuffled', ...plainShuffle(tournament) }]) : no(refusal);
};

const tableOfNumber = (number: number): number => Math.ceil(number / 2);

/** An open home is where the number sits. Of two stationary contestants at one table the first gets it [E-11]. */
const housed = (homes: readonly Home[], numberOf: (entrant: EntrantId) => number | undefined): Home[] => {
  const taken = new Set(homes.map(({ table }) => table));
  return homes.map((home) => {
    const number = numberOf(home.entrant);
    if (home.table !== null || number === undefined || taken.has(tableOfNumber(number))) return home;
    taken.add(tableOfNumber(number));
    return { ...home, table: tableOfNumber(number) };
  });
};

const homesRefusal = (tournament: Tournament, homes: readonly Home[]): Refusal | null => {
  const twice = firstTwice(homes.map(({ entrant }) => entrant));
  const tables = homes.flatMap(({ entrant, table }) => (table === null ? [] : [{ entrant, table }]));
  return (
    unknownEntrant(
      tournament,
      homes.map(({ entrant }) => entrant),
    ) ??
    (twice === undefined ? null : refuse('bridge.contestantTwice', { player: twice })) ??
    checkHomes(tables, rulesOf(tournament).disabledTables)
  );
};

export const setHomes = (tournament: Tournament, { homes }: Do<'setHomes'>): Decided => {
  const numbers = numbersOf(tournament);
  const all = ownOf(tournament).prepared === null ? homes : housed(homes, (entrant) => numbers.get(entrant));
  return unless(homesRefusal(tournament, all), { type: 'homes.set', homes: all });
};

/** The order of seats by lot, as the fact of it. */
const drawnSeats = (tournament: Tournament, clubsApart: boolean) => {
  const { rooms, startRounds, phantomSeat, arrowRound2 } = rulesOf(tournament);
  const { shuffles, order } = plainShuffle(tournament);
  if (!clubsApart) return { type: 'names.shuffled', order, shuffles } as const;
  const { tables, phantom, numbers } = slotsFor(order.length, phantomSeat);
  const clubs = new Map(tournament.entrants.map(({ id, club }) => [id, club.trim()]));
  const apart = drawnApart(
    {
      order,
      numbers,
      movement: { tables, phantom, rooms, arrowRound2, fixed: [] },
      rounds: startRounds === 1 ? [1] : [1, 2],
    },
    (id) => clubs.get(id) ?? '',
    tournament.seed,
    shuffles,
  );
  return { type: 'names.shuffled', order: apart, shuffles } as const;
};

const close = (tournament: Tournament, drawn: ReturnType<typeof drawnSeats> | null): Decided => {
  const { rooms, startRounds, phantomSeat } = rulesOf(tournament);
  const { homes } = ownOf(tournament);
  const order = drawn?.order ?? seatOrder(tournament);
  const slots = slotsFor(order.length, phantomSeat);
  const members = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant.members]));
  const named = order.map((id) => ({ id, members: members.get(id) ?? [] }));
  const refusal =
    closedRefusal(tournament) ??
    checkStartCount(order.length) ??
    playerTwice(named) ??
    checkRooms(rooms, slots.tables) ??
    (startRounds === 2 ? checkStartRooms(rooms, slots.tables) : null);
  if (refusal !== null) return no(refusal);
  const before = new Map(order.map((id, i) => [id, slots.numbers[i] ?? 0]));
  const present = homes.filter(({ entrant }) => before.has(entrant));
  const settled = settledAtStart(
    order,
    slots.numbers,
    inPriority(present, (entrant) => before.get(entrant) ?? 0),
  );
  const numbers = new Map(settled.order.map((id, i) => [id, slots.numbers[i] ?? 0]));
  const all = housed(homes, (entrant) => numbers.get(entrant));
  const wrong = homesRefusal(tournament, all);
  if (wrong !== null) return no(wrong);
  // A stationary contestant who could not be put N-S moves with E-W and has no direction there.
  const fixed = all.flatMap(({ entrant, table, side }) =>
    table === null || side === null || numbers.get(entrant) !== 2 * table - 1 ? [] : [{ table, side }],
  );
  const prepared = {
    numbers: Object.fromEntries(numbers),
    phantom: slots.phantom,
    tables: slots.tables,
    fixed,
    exchanged: [...settled.exchanged],
  };
  return ok([
    ...(drawn === null ? [] : [drawn]),
    { type: 'preparations.closed', order: settled.order, homes: all, prepared },
  ]);
};

export const closePreparations = (tournament: Tournament): Decided => close(tournament, null);

export const closeByLot = (tournament: Tournament, { clubsApart }: Do<'closeByLot'>): Decided =>
  close(tournament, drawnSeats(tournament, clubsApart));

/** Refuses once a result exists [E-03], and after rounds were taken in. */
export const reopenPreparations = (tournament: Tournament): Decided => {
  if (ownOf(tournament).prepared === null) return ok([]);
  if (ownOf(tournament).imported !== null) {
    return no(refuse('bridge.conversionStands', {}, [{ do: 'revertConversion' }]));
  }
  return unless(resultsExist(tournament), { type: 'preparations.reopened' });
};

/** The start rounds while none of them is seated; null after that, and after rounds taken in. */
export const opening = (tournament: Tournament): Opening | null => {
  if (tournament.rounds.length > 0 || ownOf(tournament).imported !== null) return null;
  const rounds = Array.from({ length: rulesOf(tournament).startRounds }, (_, i) => i + 1);
  const request = (round: RoundNo, seed: string) => requestOfStart(tournament, seed, round);
  if (ownOf(tournament).prepared !== null)
    return { rounds, before: null, byLot: null, refusal: nextRound(tournament).refusal, request };
  const closed = closePreparations(tournament);
  return {
    rounds,
    before: { do: 'closePreparations' },
    byLot: (clubsApart) => ({ do: 'closeByLot', clubsApart }),
    refusal: closed.ok ? null : closed.refusal,
    request,
  };
};
