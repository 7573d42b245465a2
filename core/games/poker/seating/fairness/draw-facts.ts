/** What the fairness of draws reads of what happened on the floor. */

import type { DrawNo, Phrase } from '../../../../tournament/words.ts';
import type { Wait } from '../../rules/blinds.ts';
import type { DrawCause, SeatDraw } from '../../rules/floor-state.ts';
import type { EntryNo } from '../../rules/room.ts';
import type { DrawInput } from './input.ts';

export type DrawFact =
  /** `issued`: its people have slips and sit down when they come, with what each slip says of the button; null: they sit. */
  | { readonly type: 'drawn'; readonly draw: SeatDraw; readonly issued: readonly Wait[] | null }
  /** Somebody looked at the seats of a draw before it was made: the number belongs to this input from now on. */
  | {
      readonly type: 'draw.looked';
      readonly draw: DrawNo;
      readonly cause: DrawCause;
      readonly input: string;
      readonly request: DrawInput;
      readonly after?: DrawNo;
      /** What is another than when `after` was looked at, in words. */
      readonly differs?: readonly Phrase[];
      readonly at: number;
    }
  /** And left without drawing. */
  | { readonly type: 'draw.left'; readonly draw: DrawNo; readonly at: number };

const types: ReadonlySet<string> = new Set<DrawFact['type']>(['drawn', 'draw.looked', 'draw.left']);

/** No other fact has one of these types, for ever. */
export const isDrawFact = (fact: { readonly type: string }): fact is DrawFact => types.has(fact.type);

/** What a draw was about: whoever draws that again is asked why. */
export type MadeDraw = { readonly no: DrawNo; readonly cause: DrawCause; readonly entries: readonly EntryNo[] };
