import { expect, test } from 'vitest';
import type { Asked } from '../../../core/tournament/commands.ts';
import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import { keptSeatings } from '../../../core/tournament/draws/kept-seatings.ts';
import { eventOf, proposalFor } from './event.ts';

const proposal = proposalFor(eventOf(4), 'random', {}, 'k');
const asking = (seating: string, request: number): Asked => ({
  type: 'round.publish',
  seating,
  fingerprint: fingerprint(request),
  changes: [],
});

test('C-1 the newest seatings are kept, and the oldest goes when there are too many', () => {
  const kept = keptSeatings();
  let made = 0;
  const ids = Array.from({ length: 45 }, (_, request) =>
    kept.keep({ tournament: 't', method: 'random', options: {}, request, proposal }, () => `id${made++}`),
  );
  const known = ids.map((id, request) => kept.commandOf(asking(id, request), 't').ok);
  expect(known).toEqual(ids.map((_, n) => n >= 5));
  kept.clear();
  expect(kept.commandOf(asking('id44', 44), 't').ok).toBe(false);
});

test('C-1 what becomes of a seating is the proposal that was kept, and the check number is that of its request', () => {
  const kept = keptSeatings();
  const id = kept.keep({ tournament: 't', method: 'random', options: { a: 1 }, request: 7, proposal }, () => 'x');
  expect(kept.commandOf(asking(id, 7), 't')).toEqual({
    ok: true,
    value: {
      type: 'round.publish',
      method: 'random',
      options: { a: 1 },
      proposal,
      changes: [],
      fingerprint: fingerprint(7),
    },
  });
  expect(kept.commandOf(asking(id, 8), 't')).toMatchObject({ ok: false, refusal: { code: 'seating.stale' } });
  expect(kept.commandOf(asking(id, 7), 'other')).toMatchObject({ ok: false, refusal: { code: 'seating.stale' } });
});
