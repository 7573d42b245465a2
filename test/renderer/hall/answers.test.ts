import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOK_EVERY, LOOKS, watchAnswers } from '../../../renderer/hall/answers.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A program whose answers are given by hand. */
const program = () => {
  const said: string[] = [];
  let waiting: ((came: boolean) => void) | null = null;
  const end = watchAnswers({
    ask: () =>
      new Promise((resolve) => {
        said.push('asked');
        waiting = resolve;
      }),
    onSilent: () => said.push('silent'),
    onBack: () => said.push('back'),
  });
  const answer = async (came: boolean): Promise<void> => {
    waiting?.(came);
    await Promise.resolve();
  };
  const looks = (count: number) => vi.advanceTimersByTime(count * LOOK_EVERY);
  return { said, end, answer, looks };
};

test('[hall-and-print 2.7] a program that hangs is told once, within three seconds, and its first answer brings it back', async () => {
  const { said, end, answer, looks } = program();
  looks(1);
  await answer(true);
  expect((1 + 1 + LOOKS) * LOOK_EVERY).toBeLessThanOrEqual(3000);
  looks(1 + LOOKS);
  expect(said).toEqual(['asked', 'asked', 'silent']);
  looks(20);
  await answer(true);
  expect(said).toEqual(['asked', 'asked', 'silent', 'back']);
  looks(1);
  await answer(true);
  expect(said.at(-1)).toBe('asked');
  end();
  looks(20);
  expect(said).toHaveLength(5);
});

test('an answer that takes its time is no silence, and a line that broke meanwhile brings nobody back', async () => {
  const { said, end, answer, looks } = program();
  looks(LOOKS);
  await answer(true);
  expect(said).toEqual(['asked']);
  looks(1 + LOOKS);
  await answer(false);
  expect(said).toEqual(['asked', 'asked', 'silent']);
  looks(1);
  await answer(true);
  expect(said.slice(3)).toEqual(['asked', 'back']);
  end();
});
