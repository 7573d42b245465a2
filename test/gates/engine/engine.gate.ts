/**
 * [T-ENG-1, T-ENG-2, T-ENG-3, T-ENG-5] at their full figures: runaways, cancelling the largest searches at any moment, the same seating on a slow machine,
 * and what the largest searches take.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { MEMORY_LIMIT, megabytes } from '../../../core/game/memory.ts';
import { familyIds } from '../../../core/games/all.ts';
import { stream } from '../../../core/random/stream.ts';
import { workerEntry } from '../../../electron/host/where.ts';
import { engineFrom } from '../../../electron/workers/engine.ts';
import { figure, trials } from '../figures.ts';
import { largeBy, largest } from '../large.ts';

const folder = mkdtempSync(join(tmpdir(), 'seatwright-engine-gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value: number): string => `${Math.round(value)} ms`;

describe('T-ENG-1 runaways', () => {
  const kinds = {
    'an endless loop': 'for (;;) {}',
    'a flood of messages':
      'for (;;) parentPort.postMessage({ id: order.id, type: "progress", share: 0.5, best: null });',
    'an exit': 'process.exit(3)',
    'a thrown error': "throw new Error('broken')",
    'a rejected promise': "Promise.reject(new Error('broken'))",
  };
  const EACH = trials('RUNAWAYS', 20);

  test(`${Object.keys(kinds).length} kinds, ${EACH} times each: the cause is told, the engine works again, the desk is not held up`, async () => {
    const stops: number[] = [];
    const again: number[] = [];
    const held: string[] = [];
    for (const [name, body] of Object.entries(kinds)) {
      const path = join(folder, `${name.replaceAll(' ', '-')}.mjs`);
      const good = "parentPort.postMessage({ id: order.id, type: 'done', answer: { ok: true, value: 'fine' } })";
      writeFileSync(
        path,
        `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (order) => { if (order.method === 'bad') { ${body} } else ${good}; });`,
      );
      const engine = engineFrom(pathToFileURL(path));
      // The first start of a thread is not what is measured.
      await engine.seat('mahjong', 'good', {}, () => undefined);
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      for (let no = 0; no < EACH; no++) {
        const dying = engine.seat('mahjong', 'bad', {}, () => undefined);
        await new Promise((resolve) => setTimeout(resolve, 20));
        const ordered = performance.now();
        engine.stop();
        expect(await dying, name).toMatchObject({ ok: false, refusal: { code: 'seating.engineDied' } });
        const stopped = performance.now();
        stops.push(stopped - ordered);
        expect(await engine.seat('mahjong', 'good', {}, () => undefined)).toEqual({ ok: true, value: 'fine' });
        again.push(performance.now() - stopped);
      }
      delay.disable();
      held.push(`${name} ${ms(delay.max / 1e6)}`);
      await engine.close();
    }
    figure(
      'T-ENG-1',
      `${stops.length} runaways: stopped after at most ${ms(Math.max(...stops))}, working again after at most ${ms(Math.max(...again))}, event loop held at most: ${held.join(', ')}`,
    );
    expect(stops.length).toBe(5 * EACH);
  });
});

describe('T-ENG-2 cancelling the largest searches', () => {
  const EACH = trials('CANCELS', 100);
  test.each(familyIds)(`%s at ${EACH} random moments: the best so far or none yet`, async (family) => {
    const { method, request, people } = largest[family]();
    const random = stream('T-ENG-2', familyIds.indexOf(family));
    const engine = engineFrom(workerEntry());
    const whole = performance.now();
    await engine.seat(family, method, request, () => undefined);
    const longest = performance.now() - whole;
    const times: number[] = [];
    const outcomes = { done: 0, best: 0, none: 0 };
    for (let no = 0; no < EACH; no++) {
      let ended = false;
      const seating = engine
        .seat(family, method, request, () => undefined)
        .then((answer) => {
          ended = true;
          return answer;
        });
      await new Promise((resolve) => setTimeout(resolve, random.below(Math.ceil(longest))));
      if (ended) outcomes.done += 1;
      const ordered = performance.now();
      engine.stop();
      const answer = await seating;
      if (!ended || performance.now() - ordered > 1) times.push(performance.now() - ordered);
      if (answer.ok) outcomes.best += 1;
      else {
        expect(['seating.engineDied', 'seating.stopped', 'seating.noneYet']).toContain(answer.refusal.code);
        outcomes.none += 1;
      }
    }
    await engine.close();
    figure(
      'T-ENG-2',
      `${family}, ${people} people: ${EACH} cancelled (${outcomes.best} with a seating, ${outcomes.none} none yet), 95 % answered within ${ms(quantile(times, 0.95))}, the last after ${ms(Math.max(0, ...times))}; a whole search takes ${ms(longest)}`,
    );
    expect(outcomes.best + outcomes.none).toBe(EACH);
  });
});

describe('T-ENG-3 the same seating on a slow machine', () => {
  const INPUTS = trials('SAME', 200);
  test(`${INPUTS} inputs: with all optimisations and with none, the same tables`, () => {
    const child = join(import.meta.dirname, '../children/seats.ts');
    const run = (flags: readonly string[]) => {
      const start = performance.now();
      const text = execFileSync(process.execPath, [...flags, child, String(INPUTS)], { encoding: 'utf8' });
      return { lines: text.trimEnd().split('\n'), took: performance.now() - start };
    };
    const fast = run([]);
    const slow = run(['--no-opt', '--no-sparkplug', '--max-lazy']);
    expect(slow.lines).toEqual(fast.lines);
    expect(fast.lines).toHaveLength(INPUTS);
    // Control: another seed is another seating.
    expect(new Set(fast.lines).size).toBeGreaterThan(INPUTS / 2);
    figure(
      'T-ENG-3',
      `${INPUTS} inputs, the same tables in ${ms(fast.took)} and, without optimisation, in ${ms(slow.took)}`,
    );
  });
});

describe('T-ENG-5 what the largest searches take', () => {
  const methods = familyIds.flatMap((family) =>
    Object.keys(largeBy[family]).map((method) => [family, method] as const),
  );
  test.each(methods)(
    '%s %s: under three fifths of the limit, and within a fifth of what was computed before',
    (family, method) => {
      const child = join(import.meta.dirname, '../children/weighs.ts');
      // Every collection of garbage is a whole one, so that the heap shows what is in use.
      const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
      const text = execFileSync(process.execPath, ['--gc-global', child, family, method], { encoding: 'utf8', env });
      const { peak, bound, people } = JSON.parse(text) as { peak: number; bound: number; people: number };
      const share = peak / bound;
      figure(
        'T-ENG-5',
        `${family} ${method}, ${people} people: at most ${megabytes(peak)} MB, computed ${megabytes(bound)} MB (${Math.round(100 * share)} %), limit ${megabytes(MEMORY_LIMIT)} MB`,
      );
      expect(peak).toBeLessThanOrEqual(0.6 * MEMORY_LIMIT);
      expect(share).toBeGreaterThan(0.8);
      expect(share).toBeLessThan(1.2);
    },
  );
});
