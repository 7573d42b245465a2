/** What the desk draws beside what the hall is sent, act after act. */

import { expect } from 'vitest';
import type { Display, HallPage } from '../../../../core/api/hall.ts';
import type { Machine } from '../../../../electron/backend/machine.ts';
import { type Bench, drawnRound } from '../machine.ts';

const projector: Display = {
  id: '2',
  label: 'EPSON',
  width: 1920,
  height: 1080,
  x: 1366,
  y: 0,
  own: false,
  mirrored: false,
};

/** A projector beside the desk's display, with windows that open at once. */
export const wall = (): Machine['hall'] => {
  const open = new Map<number, string>();
  return {
    canPlace: true,
    displays: () => [projector],
    identify: () => undefined,
    open: async (hall, display) => {
      open.set(hall, display ?? '');
      return null;
    },
    close: (hall) => (hall === null ? open.clear() : open.delete(hall)),
    windows: () =>
      [...open].map(([hall, displayId]) => ({ hall, display: 'EPSON', displayId, waiting: false, lost: false })),
  };
};

export const hallPageOf = async (
  bench: Bench,
  shows: { event: string; name: string } | null = null,
): Promise<HallPage> => {
  const answer = await bench.backend.call({ role: 'hall', actor: 'desk' }, 'hall.page', { shows });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value as unknown as HallPage;
};

/** Random acts on an event of sixteen whose hall is open: after each the desk's view is the hall's, round number included. */
export const expectSameAfterActs = async (bench: Bench, count: number): Promise<void> => {
  let state = 7;
  const chance = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const id = (): string => String(chance(1_000_000)).padStart(32, '0');
  const views = ['byName', 'byTable', 'timer', 'standings', 'message'];
  const acts: readonly (() => Promise<unknown>)[] = [
    async () => {
      const { command } = await drawnRound(bench, `s${chance(100)}`);
      return bench.send(command);
    },
    () => bench.call('tournament.undo', { id: id() }),
    () => bench.call('tournament.redo', { id: id() }),
    () => bench.send({ type: 'round.withdraw', no: 1 }),
    () => bench.call('hall.round', { round: 1 + chance(3) }),
    () => bench.value('hall.show', { hall: 1, view: views[chance(views.length)] ?? 'byName' }),
    () => bench.send({ type: 'standings.show', hidden: chance(2) === 0, frozenAfter: null }),
    () => bench.send({ type: 'round.clock', no: 1, at: 1000, do: { what: 'start', seconds: 600 } }),
  ];
  for (let act = 0; act < count; act++) {
    await acts[chance(acts.length)]?.().catch(() => undefined);
    const [hall, desk] = [await hallPageOf(bench), await bench.value('hall.page', {})];
    expect(desk).toEqual(hall);
    expect(hall.view === null || hall.view.round > 0).toBe(true);
  }
};
