import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../core/tournament/words.ts';
import { engineFrom } from '../../../electron/workers/engine.ts';
import { workerEntry } from '../children.ts';

const folder = mkdtempSync(join(tmpdir(), 'seatwright-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker of its own kind, for what the real one never does. */
const badWorker = (name: string, body: string): URL => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', (order) => { ${body} });\n`,
  );
  return pathToFileURL(path);
};

const request = {
  family: 'mahjong',
  method: 'random',
  seed: 's',
  round: 1,
  players: [1, 2, 3, 4].map((id) => ({ id })),
};

describe('the engine thread', () => {
  test('seats a request and answers with a proposal', async () => {
    const engine = engineFrom(workerEntry());
    const answer = await engine.seat('mahjong', 'random', request, () => undefined);
    expect(answer).toMatchObject({ ok: true, value: { method: 'random', tables: [{ table: 1 }] } });
    await engine.close();
  });

  test('one search at a time: a second order is refused, the first goes on', async () => {
    const engine = engineFrom(workerEntry());
    const first = engine.seat('mahjong', 'random', request, () => undefined);
    expect(await engine.seat('mahjong', 'random', request, () => undefined)).toMatchObject({
      ok: false,
      refusal: { code: 'seating.busy' },
    });
    expect((await first).ok).toBe(true);
    await engine.close();
  });

  test('F-8 a draw nested deeper than a message can be is refused, and the next search runs', async () => {
    const engine = engineFrom(workerEntry());
    const deep: Json = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    expect(await engine.check(deep)).toMatchObject({ ok: false, refusal: { code: 'seating.engineFault' } });
    expect((await engine.seat('mahjong', 'random', request, () => undefined)).ok).toBe(true);
    await engine.close();
  });

  test('a thread that rests is ended between two searches and never in the middle of one', async () => {
    const engine = engineFrom(workerEntry());
    engine.rest();
    const running = engine.seat('mahjong', 'random', request, () => undefined);
    engine.rest();
    expect((await running).ok).toBe(true);
    engine.rest();
    expect((await engine.seat('mahjong', 'random', request, () => undefined)).ok).toBe(true);
    await engine.close();
  });

  const runaways = [
    ['an endless loop that ignores the stop flag', 'for (;;) {}'],
    ['a thrown error', "throw new Error('broken')"],
    [
      'a flood of messages',
      'for (;;) parentPort.postMessage({ id: order.id, type: "progress", share: 0.5, best: null })',
    ],
    ['an exit', 'process.exit(3)'],
    ['a rejected promise', "Promise.reject(new Error('broken'))"],
  ] as const;
  test.each(runaways)('T-ENG-1: after %s the cause is told and the engine is usable again', async (name, body) => {
    const entry = badWorker(
      name.replaceAll(/\W/g, '-'),
      `if (order.method === 'bad') { ${body} } else parentPort.postMessage({ id: order.id, type: 'done', answer: { ok: true, value: { fine: true } } });`,
    );
    const engine = engineFrom(entry, 50);
    const dying = engine.seat('mahjong', 'bad', request, () => undefined);
    engine.stop();
    expect(await dying).toMatchObject({ ok: false, refusal: { code: 'seating.engineDied' } });
    expect(await engine.seat('mahjong', 'good', request, () => undefined)).toEqual({ ok: true, value: { fine: true } });
    await engine.close();
  });

  test('[reliability 9.1] a search over its time is asked for its best, and ended with its thread when it does not answer', async () => {
    const entry = badWorker(
      'slow',
      `if (order.method === 'never') for (;;); const flag = new Int32Array(order.stop); while (Atomics.load(flag, 0) === 0); parentPort.postMessage({ id: order.id, type: 'done', answer: { ok: true, value: 'best so far' } });`,
    );
    const engine = engineFrom(entry, 60_000, 20);
    expect(await engine.seat('mahjong', 'obeys', request, () => undefined)).toEqual({ ok: true, value: 'best so far' });
    await engine.close();
    const strict = engineFrom(entry, 50, 20, 50);
    expect(await strict.seat('mahjong', 'never', request, () => undefined)).toMatchObject({
      ok: false,
      refusal: { code: 'seating.engineDied' },
    });
    expect(await strict.seat('mahjong', 'never', request, () => undefined)).toMatchObject({ ok: false });
    await strict.close();
  });

  test('news of an earlier search is not taken for the running one', async () => {
    const entry = badWorker(
      'late',
      `parentPort.postMessage({ id: order.id - 1, type: 'done', answer: { ok: true, value: 'stale' } }); parentPort.postMessage({ id: order.id, type: 'done', answer: { ok: true, value: 'own' } });`,
    );
    const engine = engineFrom(entry);
    expect(await engine.seat('mahjong', 'x', request, () => undefined)).toEqual({ ok: true, value: 'own' });
    await engine.close();
  });
});

describe('progress', () => {
  let shares: number[];
  beforeAll(() => {
    shares = [];
  });
  test('is handed on as it comes', async () => {
    const entry = badWorker(
      'progress',
      `parentPort.postMessage({ id: order.id, type: 'progress', share: 0.5, best: null }); parentPort.postMessage({ id: order.id, type: 'done', answer: { ok: true, value: null } });`,
    );
    const engine = engineFrom(entry);
    await engine.seat('mahjong', 'x', request, (share) => shares.push(share));
    expect(shares).toEqual([0.5]);
    await engine.close();
  });
});
