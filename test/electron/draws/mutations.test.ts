// @module-tag long
/** [ME-53]: whatever one field of a draw is changed to, it is not confirmed; what has content is found without the signature. */

import { describe, expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { bases, falsified, honest, judged } from './honest.ts';

type Path = readonly (string | number)[];

/** Every field that holds a value. */
const leaves = (value: Json, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) =>
    leaves(member as Json, [...path, Array.isArray(value) ? Number(name) : name]),
  );
};

const other = (value: Json): Json => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  return typeof value === 'boolean' ? !value : 1;
};

const mutate = (draw: object, path: Path): void => {
  let at = draw as Record<string | number, Json>;
  for (const name of path.slice(0, -1)) at = at[name] as unknown as Record<string | number, Json>;
  const last = path.at(-1) ?? '';
  at[last] = other(at[last] as Json);
};

/** Fields without content: nobody but the signature can say that they were others. */
const SIGNED_ALONE = /^(event|round|rev|signature|changes\.\d+\.(rev|at|by|reason))/;

describe.each(bases)('%s', (name, request) => {
  test('200 changes of one field each are found', async () => {
    const draw = await honest(request);
    const places = draw.published.tables;
    const stated = await honest(request, [
      {
        do: 'swap',
        a: { table: places[0]?.table ?? 0, seat: 0 },
        b: { table: places.at(-1)?.table ?? 0, seat: 1 },
        rev: 2,
        at: '2026-05-02T14:02:00.000Z',
        by: 'TO',
      },
    ]);
    const random = stream(`mutations of ${name}`);
    const confirmed: string[] = [];
    for (let run = 0; run < 200; run++) {
      const of = run % 4 === 0 ? stated : draw;
      const paths = leaves(of as unknown as Json);
      const path = paths[random.below(paths.length)] ?? [];
      const { exit, codes } = await judged(falsified(of, (copy) => mutate(copy, path), false));
      const isSeen = exit === 2 || codes.some((code) => code !== 'draw.badSignature' && code !== 'draw.wasStopped');
      if (exit === 0 || (!isSeen && !SIGNED_ALONE.test(path.join('.')))) confirmed.push(path.join('.'));
    }
    expect(confirmed).toEqual([]);
  });
});
