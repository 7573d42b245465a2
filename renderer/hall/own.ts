/** Views that a game brings, over time: what changes at once, what leaves by itself, clocks that go on. */

import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { StageClock } from '../../core/game/paper.ts';
import { nextLeaving, ownViewOf, withoutLeft } from '../../core/sheets/hall/hall-views.ts';
import type { PublishedView } from '../../core/sheets/hall/published-view.ts';
import { nextStageSecondIn, type StageFace, stageFace } from '../../core/sheets/hall/stage-clock.ts';
import { strike } from '../clock/gong.ts';

/** A little after the moment, so that it has surely come. Milliseconds. */
const AFTER = 5;

/** Longest wait that a timer takes. */
const LONGEST = 2 ** 31 - 1;

/** A view that was not there before is not there for the rounds that come next either [L-10.6]. */
const nextWith = (shown: PublishedView['next'], latest: PublishedView['next'], id: string): PublishedView['next'] =>
  shown.map((seating) => {
    const own = latest.find(({ stamp }) => stamp === seating.stamp)?.own[id];
    return own === undefined || seating.own[id] !== undefined
      ? seating
      : { ...seating, own: { ...seating.own, [id]: own } };
  });

/** The shown view with what does not wait for the end of a page: clocks, urgent lists, a view that was not there before. */
const withLatest = (shown: PublishedView | null, latest: PublishedView | null, id: string): PublishedView | null => {
  if (shown === null || latest === null || shown === latest || shown.round !== latest.round) return shown;
  if (id === 'reveal') return { ...shown, reveal: latest.reveal };
  const [own, known] = [ownViewOf(latest, id), ownViewOf(shown, id)];
  if (own === null) return shown;
  const atOnce =
    known === null ||
    own.kind === 'clock' ||
    own.kind === 'map' ||
    own.kind === 'kiosk' ||
    (own.kind === 'list' && own.urgent);
  return atOnce ? { ...shown, own: { ...shown.own, [id]: own }, next: nextWith(shown.next, latest.next, id) } : shown;
};

/** The view as it is drawn now. `latest`: what may be seen now; `shown`: what the page shows until it ends. */
export const useCurrent = (
  shown: PublishedView | null,
  latest: PublishedView | null,
  id: string,
): PublishedView | null => {
  const view = useMemo(() => withLatest(shown, latest, id), [shown, latest, id]);
  const [left, rowLeft] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (view === null) return undefined;
    let due: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const at = nextLeaving(view, Date.now());
      if (at === null) return;
      due = setTimeout(
        () => {
          rowLeft();
          wait();
        },
        Math.min(LONGEST, at - Date.now() + AFTER),
      );
    };
    wait();
    return () => clearTimeout(due);
  }, [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made again when a row has left
  return useMemo(() => (view === null ? null : withoutLeft(view, Date.now())), [view, left]);
};

const ticks = (clock: StageClock, tick: () => void): (() => void) => {
  let due: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const next = nextStageSecondIn(clock, Date.now());
    if (next === null) return;
    due = setTimeout(() => {
      tick();
      wait();
    }, next + AFTER);
  };
  wait();
  return () => clearTimeout(due);
};

/** The time by the computer's clock; drawn again with every second while a clock of stages is shown and runs. */
export const useStageTime = (view: PublishedView | null, id: string): number => {
  const own = ownViewOf(view, id);
  const clock = own?.kind === 'clock' ? own.clock : null;
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (clock === null ? undefined : ticks(clock, again)), [clock]);
  return Date.now();
};

type Heard = { readonly clock: StageClock; readonly face: StageFace };

/** What a clock of stages makes heard from one moment to the next: a minute left, a stage over; nothing when it was set. */
export const stageSound = (before: Heard | null, now: Heard): 'warning' | 'end' | null => {
  if (before === null || before.clock !== now.clock || now.face.paused) return null;
  if (before.face.stage !== now.face.stage) return 'end';
  if (before.face.left > 0 && now.face.left === 0) return 'end';
  return before.face.left > 60 && now.face.left <= 60 ? 'warning' : null;
};

/** Sounds the gong of the clock of stages that is shown, where the hall is to sound. */
export const useStageGong = (view: PublishedView | null, id: string, now: number, isOn: boolean): void => {
  const own = ownViewOf(view, id);
  const clock = own?.kind === 'clock' ? own.clock : null;
  const before = useRef<Heard | null>(null);
  useEffect(() => {
    const heard = clock === null ? null : { clock, face: stageFace(clock, now) };
    const sound = heard === null ? null : stageSound(before.current, heard);
    before.current = heard;
    if (isOn && sound !== null) strike(sound);
  });
};
