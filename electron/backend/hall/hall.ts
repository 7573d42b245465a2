import type { HallScreen, HallShown, Reveal } from '../../../core/api/hall.ts';
import type { HallRounds } from '../../../core/sheets/hall/hall-rounds.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';

/** A hall window as the desk knows it: what it was told, what it says it shows. */
export type KnownWindow = {
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

/** The hall on the desk. Lost without harm at any moment. */
export type Hall = {
  /** Which event it shows, and at which round. */
  shows: HallEvent;
  /** The event that the windows were told their views for. */
  toldOf: string | null;
  /** By their number. */
  readonly windows: Map<number, KnownWindow>;
  /** The view that was made last, by which the next is known to differ. */
  made: { readonly no: number; readonly text: string };
  /** How far the standings are told. */
  reveal: Reveal;
  /** Sends the windows, and the network, what they may show now. */
  readonly publish: () => void;
};
