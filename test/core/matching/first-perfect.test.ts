import { describe, expect, test } from 'vitest';
import { packedLevels } from '../../../core/matching/levels.ts';
import { firstPerfectMatching } from './first-perfect.ts';
import { dice, exhaustive, nameOf, randomTable } from './oracles.ts';

describe('pairing without costs', () => {
  test('the first in the order gets the smallest partner that leaves the others pairable, then the next', () => {
    const random = dice('first perfect');
    let blocked = 0;
    for (let run = 0; run < 2_000; run++) {
      const size = 2 + 2 * random.below(6);
      const table = randomTable(random, size, 0.15 + 0.6 * random.next(), () => [0]);
      const best = exhaustive(size, 1, table);
      const answer = firstPerfectMatching(size, (u, v) => table.has(nameOf(size, u, v)));
      if (answer.kind === 'perfect') expect([...answer.mate]).toEqual(best?.mate);
      else blocked += 1;
      expect(answer.kind === 'blocked').toBe(best === null);
    }
    expect(blocked).toBeGreaterThan(200);
  });

  test('the blocked set it names cannot be paired whatever the others do', () => {
    const random = dice('blocked set');
    for (let run = 0; run < 500; run++) {
      const size = 4 + 2 * random.below(5);
      const table = randomTable(random, size, 0.1 + 0.3 * random.next(), () => [0]);
      const answer = firstPerfectMatching(size, (u, v) => table.has(nameOf(size, u, v)));
      if (answer.kind === 'perfect') continue;
      const { members, partners } = answer;
      for (const u of members) {
        for (let v = 0; v < size; v++) {
          if (!members.includes(v) && !partners.includes(v)) expect(table.has(nameOf(size, u, v))).toBe(false);
        }
      }
      // Even with every partner free to choose, members and partners cannot all be paired and no member is left over.
      const inside = new Map(
        [...table].filter(([name]) => members.includes(Math.floor(name / size)) || members.includes(name % size)),
      );
      const outside = Array.from({ length: size }, (_, v) => v).filter((v) => !members.includes(v));
      for (const u of outside) for (const v of outside) if (u < v) inside.set(nameOf(size, u, v), [0]);
      expect(exhaustive(size, 1, inside)).toBeNull();
    }
  });

  test('a family of three with two strangers is named alone, not with the whole field', () => {
    // 0, 1, 2 are a family who may only meet 3 and 4; all others may meet.
    const family = [0, 1, 2];
    const answer = firstPerfectMatching(12, (u, v) => {
      const [low, high] = [Math.min(u, v), Math.max(u, v)];
      return family.includes(low) ? high === 3 || high === 4 : true;
    });
    expect(answer).toEqual({ kind: 'blocked', members: [0, 1, 2], partners: [3, 4] });
  });

  test('a single player who may meet nobody is named', () => {
    const answer = firstPerfectMatching(6, (u, v) => u !== 4 && v !== 4);
    expect(answer).toEqual({ kind: 'blocked', members: [4], partners: [] });
  });
});

describe('levels in few numbers', () => {
  test('totals come out by level, and the more important level decides', () => {
    const random = dice('levels');
    for (let run = 0; run < 500; run++) {
      const largest = Array.from({ length: 1 + random.below(5) }, () => 1 + random.below(10 ** random.below(9)));
      const pairs = 1 + random.below(5_000);
      const levels = packedLevels(largest, pairs);
      const draw = (): number[][] => Array.from({ length: 4 }, () => largest.map((most) => random.below(most + 1)));
      const total = (list: number[][]): number[] =>
        largest.map((_, l) => list.reduce((sum, values) => sum + (values[l] as number), 0));
      const packed = (list: number[][]): number[] => {
        const sum = new Array<number>(levels.count).fill(0);
        const cell = new Float64Array(levels.count);
        for (const values of list) {
          levels.pack(values, cell, 0);
          for (const [i, part] of cell.entries()) sum[i] = (sum[i] as number) + part;
        }
        return sum;
      };
      const few = Math.min(pairs, 4);
      const [a, b] = [draw().slice(0, few), draw().slice(0, few)];
      expect(levels.unpack(packed(a))).toEqual(total(a));
      const order = (x: number[], y: number[]): number =>
        Math.sign(x.map((part, i) => part - (y[i] as number)).find((d) => d !== 0) ?? 0);
      expect(order(packed(a), packed(b))).toBe(order(total(a), total(b)));
    }
  });

  test('levels that fit are one number, others get their own', () => {
    expect(packedLevels([1, 100], 10).count).toBe(1);
    expect(packedLevels([2 ** 30, 2 ** 30], 10).count).toBe(2);
  });
});
