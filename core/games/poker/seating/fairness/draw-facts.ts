/** What the fairness of draws reads of what happened on the floor. */

import type { DrawNo, Phrase } from '../../../../tournament/words.ts';
import type { Wait } from '../../rules/blinds.ts';
import type { DrawCause, SeatDraw } from '../../rules/floor-state.ts';
import type { EntryNo } from '../../rules/room.ts';
import type { DrawInput } from './input.ts';

export type DrawFact =
  /** `issued`: its people have slips and sit down when they come, with what each slip says of the button; null: they sit. */
  | { readonly type: 'drawn'; readonly draw: SeatDraw; readonly issued: readonly Wait[] | null }
  /** The draw number belongs to this input from now on. */
  | {
      readonly type: 'draw.looked';
      readonly draw: DrawNo;
      readonly cause: DrawCause;
      readonly input: string;
      readonly request: DrawInput;
      readonly after?: DrawNo;
      /** What differs from the input that was looked at under `after`, in words. */
      readonly differs?: readonly Phrase[];
      readonly at: number;
    }
  | { readonly type: 'draw.left'; readonly draw: DrawNo; readonly at: number };

const types: ReadonlySet<string> = new Set<DrawFact['type']>(['drawn', 'draw.looked', 'draw.left']);

/** No other fact ever has one of these types. */
export const isDrawFact = (fact: { readonly type: string }): fact is DrawFact => types.has(fact.type);

/** Whoever draws this again is asked why. */
export type MadeDraw = { readonly no: DrawNo; readonly cause: DrawCause; readonly entries: readonly EntryNo[] };
