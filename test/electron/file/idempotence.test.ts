import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../core/tournament/words.ts';
import { create, type OpenOptions, open, type TournamentFile } from '../../../electron/backend/file/tournament-file.ts';
import { figure, trials } from '../../gates/figures.ts';
import { allSteps, trialPlace } from './sample.ts';
import { ABOUT, must, sampleStep } from './steps.ts';

/** Room for the small commands, not for the large one. */
const TIGHT = 24;

const command = (n: number, large: boolean) =>
  sampleStep(n, large ? { changes: [{ text: 'x'.repeat(120_000) }] } : { answer: { done: n, by: 'first' } });

type Sent = { readonly large: number; readonly order: readonly number[]; readonly reopenAt: number };

/** Commands 1 to 5, each twice, in any order; one of them does not fit until the disk has room again. */
const sending: fc.Arbitrary<Sent> = fc.record({
  large: fc.integer({ min: 1, max: 5 }),
  order: fc.shuffledSubarray([1, 2, 3, 4, 5, 1, 2, 3, 4, 5], { minLength: 10, maxLength: 10 }),
  reopenAt: fc.integer({ min: 1, max: 9 }),
});

/** Commands that are sent twice: 300 at each commit, 10,000 nightly. Five of them go into one file. */
const PAIRS = trials('PAIRS', 300);

describe('T-FILE-4', () => {
  test('each command sent twice, in all orders around a full disk, is applied once and answered alike', () => {
    let pairs = 0;
    let forced = 0;
    const sendAll = (path: string, options: OpenOptions, { large, order, reopenAt }: Sent): TournamentFile => {
      let file = must(create(path, ABOUT, { ...options, pageLimit: TIGHT }));
      const answers = new Map<number, Json>();
      const send = (n: number) => {
        const answer = file.append(command(n, n === large));
        if (!answer.ok) {
          expect([answer.refusal.code, n]).toEqual(['file.diskFull', large]);
          forced++;
          return;
        }
        expect(answer.value.repeated).toBe(answers.has(n));
        if (answers.has(n)) expect(answer.value.answer).toEqual(answers.get(n));
        answers.set(n, answer.value.answer);
      };
      for (const n of order.slice(0, reopenAt)) send(n);
      must(file.close());
      file = must(open(path, options));
      // Whoever had no answer sends again; whoever had one may, too.
      for (const n of [...order.slice(reopenAt), ...order]) send(n);
      return file;
    };
    fc.assert(
      fc.property(sending, (sent) => {
        const { path, options } = trialPlace();
        const file = sendAll(path, options, sent);
        const ids = allSteps(file).map((step) => step.commandId);
        expect([...ids].sort()).toEqual([1, 2, 3, 4, 5].map((n) => `command-${n}`));
        pairs += 5;
        must(file.close());
      }),
      { numRuns: PAIRS / 5 },
    );
    expect(pairs).toBe(PAIRS);
    expect(forced).toBeGreaterThan(10);
    figure(
      'T-FILE-4',
      `${pairs} commands sent twice, ${forced} times a full disk between them: each applied once, answered alike`,
    );
  });
});
