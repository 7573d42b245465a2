import type { DirectorAct, DirectorPart } from '../../../director/part.ts';
import { seatingAct } from '../seating-sheet/seating-act.tsx';
import { lateAct } from './late-act.tsx';
import { leaveAct } from './leave-act.tsx';
import { pointsActs } from './points-acts.tsx';
import { useRulings } from './rulings.tsx';
import { staysActs } from './stays-act.tsx';

const acts: readonly DirectorAct[] = [...pointsActs, leaveAct, ...staysActs, lateAct, seatingAct];

/** What a director of bridge rules; found by the topics that directors know (find.ts). */
export const bridgeDirector: DirectorPart = {
  acts: acts.map((act) => ({ ...act, isFoundApart: true })),
  useRulings,
};
