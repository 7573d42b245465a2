import type { HallScreen, HallShown } from '../../../core/api/hall.ts';
import type { HallRounds } from '../../../core/sheets/hall/hall-rounds.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';

export type Hall = {
  readonly hall: number;
  readonly screen: HallScreen;
  readonly shown: HallShown | null;
  /** The page of the browser host that spoke for it last; null on the desktop. */
  readonly by: string | null;
};

export type HallEvent = {
  /** The event whose picture the hall shows; null before the first. */
  readonly event: string | null;
  readonly name: string;
  /** The rounds of the open event. */
  readonly rounds: HallRounds;
  /** The last picture of an event that is not open any more, and since when it stands. Milliseconds since 1970. */
  readonly kept: { readonly view: PublishedView | null; readonly asOf: number } | null;
};
