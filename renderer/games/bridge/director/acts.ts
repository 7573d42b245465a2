import type { DirectorPart } from '../../../director/part.ts';
import { seatingAct } from '../seating-sheet/seating-act.tsx';
import { lateAct } from './late-act.tsx';
import { leaveAct } from './leave-act.tsx';
import { pointsActs } from './points-acts.tsx';
import { useRulings } from './rulings.tsx';
import { staysActs } from './stays-act.tsx';

/** What a director of bridge rules. */
export const bridgeDirector: DirectorPart = {
  acts: [...pointsActs, leaveAct, ...staysActs, lateAct, seatingAct],
  useRulings,
};
