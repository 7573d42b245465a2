import { describe, expect, test } from 'vitest';
import { MEMORY_LIMIT, megabytes, THREAD_BYTES } from '../../core/game/memory.ts';
import { quiet } from '../../core/game/seating.ts';
import { families, familyIds } from '../../core/games/all.ts';
import { MOST_HELD } from '../../core/matching/pairing.ts';
import { runMethod } from '../../electron/workers/run-method.ts';
import { largeBy } from '../gates/large.ts';

const boundOf = (family: (typeof familyIds)[number], method: string, share: number): number => {
  const found = families[family].seating.methods.find(({ id }) => id === method);
  const request = largeBy[family][method]?.(share).request;
  if (found === undefined || request === undefined) throw new Error(`no ${family} ${method}`);
  return THREAD_BYTES + found.memory(found.request.parse(request) as never);
};

describe('what a search takes is computed before it starts [reliability 9.1]', () => {
  test('every method of every family says it', () => {
    for (const family of familyIds)
      for (const method of families[family].seating.methods)
        expect([family, method.id, typeof method.memory]).toEqual([family, method.id, 'function']);
  });

  test.each(familyIds)('%s: more people take more, and a search of medium size far less than the limit', (family) => {
    for (const method of Object.keys(largeBy[family])) {
      const [few, many] = [boundOf(family, method, 0.02), boundOf(family, method, 0.1)];
      expect(many).toBeGreaterThan(few);
      expect(many).toBeLessThan(0.6 * MEMORY_LIMIT);
    }
  });

  test('a search that would take more than is allowed is refused with both numbers before it starts', async () => {
    const { request } = largeBy.mahjong.random?.(0.02) ?? { request: null };
    const needed = boundOf('mahjong', 'random', 0.02);
    const control = { ...quiet, stopped: () => expect.unreachable('the search has started') };
    const refused = await runMethod(request, control, families, needed - 1);
    expect(refused).toMatchObject({
      refusal: { code: 'seating.tooMuchMemory', params: { needed: megabytes(needed), allowed: megabytes(needed - 1) } },
    });
    expect((await runMethod(request, quiet, families, needed)).ok).toBe(true);
  });

  test('the pairs that a search may hold are more than a complete graph of bridge has, and fit into the limit', () => {
    expect(MOST_HELD).toBeGreaterThan((2000 * 1999) / 2);
    expect(MOST_HELD * (8 + 8 + 8 * 3)).toBeLessThan(MEMORY_LIMIT);
  });
});
