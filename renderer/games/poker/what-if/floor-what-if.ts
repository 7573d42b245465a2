/** What is supposed about the floor. It lives in this window and is forgotten with it: nothing here is sent to anybody. */

import { create } from 'zustand';
import { startCounters } from '../../../../core/games/poker/steps/floor-changes.ts';
import { countersOf, hallOf } from '../../../../core/games/poker/steps/state.ts';
import {
  type FloorOutlook,
  type FloorSupposition,
  type SupposedRules,
  supposedFloor,
} from '../../../../core/games/poker/steps/what-if.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';

type FloorWhatIf = {
  /** The tournament that is asked about. */
  readonly tournament: string;
  readonly suppositions: readonly FloorSupposition[];
  /** Only the rules that would be others. */
  readonly rules: SupposedRules;
};

const blank: FloorWhatIf = { tournament: '', suppositions: [], rules: {} };

export const useFloorWhatIf = create<FloorWhatIf>()(() => blank);

const { getState, setState } = useFloorWhatIf;

/** Makes this the tournament that is asked about. */
export const openFloorWhatIf = (id: string): void => {
  if (getState().tournament !== id) setState({ ...blank, tournament: id });
};

export const startFloorOver = (): void => setState({ suppositions: [], rules: {} });

export const supposeOnFloor = (fresh: FloorSupposition): void =>
  setState(({ suppositions }) => ({ suppositions: [...suppositions, fresh] }));

export const dropFromFloor = (index: number): void =>
  setState(({ suppositions }) => ({ suppositions: suppositions.filter((_, i) => i !== index) }));

export const supposeRules = (rules: SupposedRules): void => setState({ rules });

/** The floor after all of it, with the rules as they are or as they are supposed. */
export const lookAtFloor = (
  tournament: Tournament,
  { counters }: Ledger,
  suppositions: readonly FloorSupposition[],
  rules: SupposedRules,
): FloorOutlook =>
  supposedFloor(
    {
      hall: hallOf(tournament),
      id: tournament.id,
      counters: counters.own === null ? startCounters : countersOf(counters.own),
      people: 1 + tournament.entrants.reduce((most, { id }) => Math.max(most, id), 0),
      at: Date.now(),
    },
    suppositions,
    rules,
  );
