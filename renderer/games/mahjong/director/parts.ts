/** What the acts of mahjong share: chombos of a table, and who plays. */

import { resultOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import { asJson, type EntrantId, type Json, type TableNo } from '../../../../core/tournament/words.ts';
import { changeHandOf, openEntry } from '../../../round/entry/entry-store.ts';
import { inWork } from '../../../round/flow.ts';
import { carryOut } from '../../../store/carry-out.ts';
import type { MahjongHand } from '../hand.ts';

/** As many as a result takes. */
const MOST = 20;

export const setPlaying = (id: EntrantId, playing: boolean): Promise<boolean> =>
  carryOut({ type: 'entrants.play', ids: [id], playing });

export type ChomboSeat = { readonly round: Round; readonly table: TableNo; readonly seat: number };

/** Where somebody plays now and can be given a chombo: a confirmed result is corrected on its card. */
export const chomboSeat = (tournament: Tournament, person: EntrantId | null): ChomboSeat | null => {
  const round = inWork(tournament);
  const seated = person === null ? undefined : round?.tables.find(({ seats }) => seats.includes(person));
  if (round === undefined || round.confirmed || seated === undefined || person === null) return null;
  const stored = round.results[seated.table];
  if (stored !== undefined && resultOf(stored).cancelled !== null) return null;
  return { round, table: seated.table, seat: seated.seats.indexOf(person) };
};

/** The line has typed every hand of this game by its own form. */
export const handOf = (hand: Json): MahjongHand => hand as unknown as MahjongHand;

const counted = (chombos: readonly number[], seat: number, by: number): readonly number[] =>
  chombos.map((count, index) => (index === seat ? Math.max(0, Math.min(MOST, count + by)) : count));

/** Adds a chombo, or takes one away: to the result that is in, else to what is typed of it and waits for its points. */
export const addChombo = async (
  tournament: Tournament,
  { round, table, seat }: ChomboSeat,
  by: 1 | -1,
): Promise<boolean> => {
  const was = round.results[table];
  if (was !== undefined) {
    const stored = resultOf(was);
    const result = asJson({ ...stored, chombos: counted(stored.chombos, seat, by) });
    return carryOut({ type: 'result.enter', round: round.no, table, result, was });
  }
  await openEntry(tournament);
  changeHandOf(round.no, table, (typed) => {
    const hand = handOf(typed);
    return asJson({ ...hand, chombos: counted(hand.chombos, seat, by), touched: true });
  });
  return true;
};
