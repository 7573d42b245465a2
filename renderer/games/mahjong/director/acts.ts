import type { DirectorPart } from '../../../director/part.ts';
import { apartActs } from './apart-act.tsx';
import { fixedAct } from './fixed-act.tsx';
import { leaveAct } from './leave-act.tsx';
import { penaltyAct } from './penalty-act.tsx';
import { PenaltyLists } from './penalty-lists.tsx';
import { useRulings } from './rulings.tsx';
import { standInsAct } from './stand-ins-act.tsx';
import { substituteAct } from './substitute-act.tsx';

export const mahjongDirector: DirectorPart = {
  acts: [penaltyAct, leaveAct, substituteAct, ...apartActs, fixedAct, standInsAct],
  useRulings,
  Lists: PenaltyLists,
};
