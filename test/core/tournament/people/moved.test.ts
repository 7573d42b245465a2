import { expect, test } from 'vitest';
import { movedIn } from '../../../../core/tournament/people/moved.ts';

const seated = (ids: readonly number[]) =>
  Array.from({ length: ids.length / 4 }, (_, i) => ({ table: i + 1, seats: ids.slice(4 * i, 4 * i + 4) }));

const everybody = Array.from({ length: 12 }, (_, i) => i + 1);

test.each([
  ['four of twelve, a third', [1, 5, 2, 6], [1, 2, 5, 6], false],
  ['five of twelve', [1, 5, 9, 2, 6], [], true],
])('[L-5.3] %s change places in a ring', (_, ring, marked, all) => {
  const now = everybody.map((id) => (ring.includes(id) ? (ring[(ring.indexOf(id) + 1) % ring.length] ?? 0) : id));
  const replaced = { rev: 1, tables: seated(everybody) };
  const moved = movedIn({ rev: 2, tables: seated(now), byes: [], revised: [1, 2, 3], replaced }, true);
  expect(everybody.filter((id) => moved.has(id))).toEqual(marked);
  expect(moved.all).toBe(all);
});
