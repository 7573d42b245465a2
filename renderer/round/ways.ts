/** Ways out of refusals that are about rounds, results and seating. */

import type { Json } from '../../core/tournament/words.ts';
import { goTo } from '../desk/place.ts';
import { offerWay } from '../desk/ways.ts';
import { carryOut } from '../store/carry-out.ts';
import { tournament } from '../store/tournament.ts';
import { showNext } from './round-place.ts';
import { changedTables } from './seating/arrangement.ts';
import { type Chosen, choiceOf } from './seating/choice.ts';
import { methodsOf } from './seating/method-panel.tsx';
import { chooseMethod, chooseOptions, openSeating, rearrange, seat, useSeating } from './seating/seating-store.ts';
import { reopenRound, withdrawFrom } from './withdraw.ts';

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const clearResults = async (round: number, tables: readonly number[]): Promise<void> => {
  for (const table of tables) if (!(await carryOut({ type: 'result.clear', round, table }))) return;
};

/** Takes a trait away from a person and leaves all else. */
const withoutTrait = async (id: number, trait: string): Promise<void> => {
  await carryOut({ type: 'entrants.mark', ids: [id], trait, value: null });
};

/** Seats again. The same tables as before keep what was changed by hand: only the program behind was another one. */
const againWith = async ({ part, options }: Chosen): Promise<void> => {
  const { drawn: before } = useSeating.getState();
  await seat(part.id, options);
  const { drawn } = useSeating.getState();
  if (before === null || drawn === null || drawn === before) return;
  if (changedTables(before.seated.proposal.tables, drawn.seated.proposal.tables).length > 0) return;
  rearrange(() => before.arrangement);
};

/** Makes the proposal of the next round as it is chosen, and shows it. */
export const seatNext = async (): Promise<void> => {
  const state = tournament();
  if (state === null) return;
  await openSeating(state);
  const chosen = choiceOf(state, methodsOf(state), useSeating.getState());
  if (chosen === null) return;
  showNext();
  goTo('rounds');
  await againWith(chosen);
};

const seatWith = (method: string): void => {
  chooseMethod(method);
  showNext();
  goTo('rounds');
};

offerWay('enterResults', ({ round, table }) => goTo('rounds', { round: numberOf(round), table: numberOf(table) }));
offerWay('closeRound', ({ round }) => goTo('rounds', { round: numberOf(round), close: true }));
offerWay('correctResult', ({ round, table }) => goTo('rounds', { round: numberOf(round), table: numberOf(table) }));
offerWay('confirmRound', ({ round }) => void carryOut({ type: 'round.confirm', no: numberOf(round) }));
offerWay('withdrawRound', ({ round }) => void withdrawFrom(numberOf(round)));
offerWay('reopenRound', ({ round }) => void reopenRound(numberOf(round)));
offerWay('clearResults', ({ round, tables }) => {
  void clearResults(numberOf(round), Array.isArray(tables) ? tables.map(numberOf) : []);
});
offerWay('addRound', () => {
  const state = tournament();
  if (state === null) return;
  void carryOut({ type: 'tournament.describe', name: state.name, plannedRounds: state.plannedRounds + 1 });
});
offerWay('seatAgain', () => void seatNext());
offerWay('lookAtChanges', () => goTo('history'));
offerWay('mahjong.useMethod', ({ method }) => seatWith(textIn(method)));
offerWay('mahjong.useInterval', ({ k }) => {
  chooseOptions('interval', { k: numberOf(k) });
  seatWith('interval');
});
offerWay('mahjong.clearFixedTable', ({ player }) => void withoutTrait(numberOf(player), 'fixedTable'));
