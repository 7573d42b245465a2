/**
 * Chombos that a director gives to somebody at a table [mahjong 4].
 *
 * | rule | where |
 * | --- | --- |
 * | a result that is in gets it at once; else it waits with the table, and goes with the result | `addChombo` |
 * | a result on its way is awaited: it would not have it | `whenSent` |
 * | a table in hand has it too, so that saving it takes nothing back | `addChombo` |
 * | a result that came from another window gets what waits here | `followResults` |
 */

import { resultOf } from '../../../core/games/mahjong/rules/state.ts';
import { type Round, roundOf, type Tournament } from '../../../core/tournament/state.ts';
import { asJson, type EntrantId, type Json, type RoundNo, type TableNo } from '../../../core/tournament/words.ts';
import type { Entry } from '../../round/entry/entry-state.ts';
import { changeHandOf, hasHand, openEntry, useEntryStore, whenSent } from '../../round/entry/entry-store.ts';
import { carryOut } from '../../store/carry-out.ts';
import { tournament, useTournamentStore } from '../../store/tournament.ts';
import { chombosWith, withGiven } from './entry.ts';
import type { MahjongHand } from './hand.ts';

export type ChomboSeat = { readonly round: RoundNo; readonly table: TableNo; readonly seat: number };

/** Where somebody plays in a round and can be given a chombo: a confirmed result is corrected on its card. */
export const chomboSeat = (state: Tournament, no: RoundNo | null, person: EntrantId | null): ChomboSeat | null => {
  const round = no === null ? undefined : roundOf(state, no);
  const seated = person === null ? undefined : round?.tables.find(({ seats }) => seats.includes(person));
  if (round === undefined || round.confirmed || seated === undefined || person === null) return null;
  const stored = round.results[seated.table];
  if (stored !== undefined && resultOf(stored).cancelled !== null) return null;
  return { round: round.no, table: seated.table, seat: seated.seats.indexOf(person) };
};

/** A hand of this game comes from the line, which has read it by the game's own form. */
const handOf = (hand: Json): MahjongHand => hand as unknown as MahjongHand;

const inSeat = (seat: number, by: number): readonly number[] =>
  Array.from({ length: seat + 1 }, (_, i) => (i === seat ? by : 0));

/** `stored`: it is in the file; `waits`: it goes with the result of its table; null: refused. */
export type Given = 'stored' | 'waits' | null;

const store = async (round: Round, table: TableNo, by: readonly number[]): Promise<boolean> => {
  const was = round.results[table] ?? null;
  if (was === null) return false;
  const known = resultOf(was);
  const result = asJson({ ...known, chombos: chombosWith(known.chombos, by) });
  return carryOut({ type: 'result.enter', round: round.no, table, result, was });
};

/** Adds a chombo, or takes one away. */
export const addChombo = async ({ round: no, table, seat }: ChomboSeat, by: 1 | -1): Promise<Given> => {
  const opened = tournament();
  if (opened === null) return null;
  await openEntry(opened);
  await whenSent(no);
  const state = tournament();
  const round = state === null ? undefined : roundOf(state, no);
  if (round === undefined) return null;
  const added = inSeat(seat, by);
  if (round.results[table] === undefined) {
    changeHandOf(no, table, (hand) => asJson(withGiven(handOf(hand), added)));
    return 'waits';
  }
  if (!(await store(round, table, added))) return null;
  if (hasHand(no, table))
    changeHandOf(no, table, (typed) => {
      const hand = handOf(typed);
      return asJson({ ...hand, chombos: chombosWith(hand.chombos, added) });
    });
  return 'stored';
};

export type Waiting = ChomboSeat & { readonly count: number };

const waitingIn = (entry: Entry<Json> | undefined): readonly Waiting[] => {
  if (entry === undefined) return [];
  const { taken, parked, round } = entry;
  const hands = [
    ...Object.entries(parked).map(([table, hand]) => [Number(table), hand] as const),
    ...(taken === null ? [] : [[taken.table, taken.hand] as const]),
  ];
  return hands.flatMap(([table, hand]) =>
    (handOf(hand).given ?? []).flatMap((count, seat) => (count > 0 ? [{ round, table, seat, count }] : [])),
  );
};

/** Those that wait for the result of their table; the same until one comes or goes, whatever else is typed [W-13.5]. */
export const useWaiting = ({ id }: Tournament): readonly Waiting[] => {
  const told = useEntryStore((held) =>
    JSON.stringify(held.tournament === id ? Object.values(held.entries).flatMap(waitingIn) : []),
  );
  return JSON.parse(told) as readonly Waiting[];
};

const onTheirWay = new Set<string>();

/** Puts what waits at a table into the result that it got meanwhile from elsewhere. */
const putInto = async (round: Round, table: TableNo, waiting: readonly Waiting[]): Promise<void> => {
  const key = `${round.no} ${table}`;
  if (onTheirWay.has(key)) return;
  onTheirWay.add(key);
  const counts = [0, 1, 2, 3].map((seat) => waiting.find((one) => one.seat === seat)?.count ?? 0);
  if (await store(round, table, counts))
    changeHandOf(round.no, table, (hand) => asJson({ ...handOf(hand), given: [] }));
  onTheirWay.delete(key);
};

const followResults = (state: Tournament): void => {
  const { tournament: of, entries } = useEntryStore.getState();
  if (of !== state.id) return;
  for (const entry of Object.values(entries)) {
    const round = roundOf(state, entry.round);
    if (round === undefined || round.confirmed || entry.stage === 'sending') continue;
    for (const [table, waiting] of Map.groupBy(waitingIn(entry), (one) => one.table))
      if (round.results[table] !== undefined) void putInto(round, table, waiting);
  }
};

useTournamentStore.subscribe(({ ledger: { tournament: now } }, { ledger: { tournament: before } }) => {
  if (now !== null && now !== before && now.family === 'mahjong') followResults(now);
});
