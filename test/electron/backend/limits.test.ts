import { describe, expect, test } from 'vitest';
import { overLimit, rateLimit } from '../../../electron/backend/limits.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('limits of a call [reliability 11.4]', () => {
  test('depth: just at and just over', () => {
    expect(overLimit(nested(24))).toBeNull();
    expect(overLimit(nested(25))).toEqual({ what: 'depth', found: 25, allowed: 24 });
    expect(overLimit({ a: nested(24) })).toEqual({ what: 'depth', found: 25, allowed: 24 });
  });
  test('lists: just at and just over', () => {
    expect(overLimit({ list: Array.from({ length: 10_000 }, () => 1) })).toBeNull();
    expect(overLimit({ list: Array.from({ length: 10_001 }, () => 1) })).toEqual({
      what: 'list',
      found: 10_001,
      allowed: 10_000,
    });
  });
  test('a hundred thousand levels are refused and do not overflow', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(overLimit(deep)).toMatchObject({ what: 'depth' });
  });
  test('200 calls a second, and what was saved up in five', () => {
    let now = 0;
    const mayCall = rateLimit(() => now);
    const calls = (count: number) => Array.from({ length: count }, () => mayCall()).filter((may) => may).length;
    expect(calls(2000)).toBe(1000);
    now += 1000;
    expect(calls(2000)).toBe(200);
    now += 3_600_000;
    expect(calls(2000)).toBe(1000);
  });
});
