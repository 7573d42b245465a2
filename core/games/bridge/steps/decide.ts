import { type Decisions, deciding } from '../../../game/facts.ts';
import type { BridgeCommand } from '../rules/state.ts';
import { convertBarometer, convertTotals, revertConversion } from './decide-conversion.ts';
import { addLate, chooseBye, reinstate, setAbsences, setDirectors, wishBye, withdraw } from './decide-people.ts';
import {
  closeByLot,
  closePreparations,
  reopenPreparations,
  setHomes,
  setOrder,
  shuffleNames,
} from './decide-preparations.ts';
import { adjust, cancelAdjustment, setCarryOver, setProvisional } from './decide-scores.ts';
import { editRound, ignoreMeetings, setArrows, setBreak, turnOffDelay } from './decide-seated.ts';
import { evolveOwn } from './evolve.ts';
import type { BridgeFact } from './facts.ts';

const decisions: Decisions<BridgeCommand, BridgeFact> = {
  setOrder,
  shuffleNames,
  closePreparations,
  closeByLot,
  reopenPreparations,
  setHomes,
  setDirectors,
  wishBye,
  chooseBye,
  setAbsences,
  withdraw,
  reinstate,
  addLate,
  setCarryOver,
  adjust,
  cancelAdjustment,
  setProvisional,
  setBreak,
  turnOffDelay,
  ignoreMeetings,
  setArrows,
  editRound,
  convertBarometer,
  convertTotals,
  revertConversion,
};

export const decideOwn = deciding(decisions, evolveOwn);
