import type { DirectorPart } from '../../../director/part.ts';
import { missedActs } from './missed-acts.tsx';
import { outActs } from './out-acts.tsx';
import { pointsAct } from './points-act.tsx';
import { useRulings } from './rulings.tsx';
import { voidAct } from './void-act.tsx';

/** What a director of 1-v-1 rules. */
export const duelDirector: DirectorPart = { acts: [pointsAct, ...outActs, ...missedActs, voidAct], useRulings };
