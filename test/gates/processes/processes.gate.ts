/**
 * [T-PROC-1]: the checker's process, the network's and the engine's thread are killed at random moments while results are entered. The
 * pages of desk and hall: [T-UI-1].
 */

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import { type CheckerChild, checkerFrom } from '../../../electron/backend/checker.ts';
import { type NetworkChild, networkFrom } from '../../../electron/backend/hall/network.ts';
import { forkChecker, forkNetwork } from '../../../electron/host/node-child.ts';
import { builtFolder, checkerEntry, networkEntry, workerEntry } from '../../../electron/host/where.ts';
import { engineFrom } from '../../../electron/workers/engine.ts';
import { allSteps, filled, trialPlace } from '../../electron/file/sample.ts';
import { must, sampleStep } from '../../electron/file/steps.ts';
import { look, pageOfPeople } from '../../electron/network/look.ts';
import { figure, trials } from '../figures.ts';
import { largest } from '../large.ts';

const KILLS = trials('PROCESS_KILLS', 100);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

describe('T-PROC-1', () => {
  test(`the checker is killed ${KILLS} times while it reads and results are entered`, async () => {
    const random = stream('T-PROC-1', 1);
    const { path, options, folder } = trialPlace();
    const file = filled(path, options, 20);
    const copy = join(folder, 'copy.seatwright');
    must(file.copyTo(copy));
    let child: CheckerChild | null = null;
    // A minute passes between two kills, as far as the limit of restarts goes.
    let clock = 0;
    const checker = checkerFrom(
      () => {
        child = forkChecker(checkerEntry());
        return child;
      },
      () => clock,
    );
    const ask = () =>
      checker.ask(copy, {
        kind: 'check',
        path: copy,
        recoveryFolder: options.recoveryFolder,
        copies: null,
        declined: [],
        notes: null,
      });
    expect((await ask()).ok).toBe(true);
    let worst = 0;
    let hit = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      clock += 61_000;
      const asked = ask();
      await pause(random.below(12));
      (child as CheckerChild | null)?.kill();
      const killed = performance.now();
      must(file.append(sampleStep(21 + kill)));
      if (!(await asked).ok) hit += 1;
      // A kill after the answer hits the next question: "try again" is offered, and helps.
      if (!(await ask()).ok) expect((await ask()).ok).toBe(true);
      worst = Math.max(worst, performance.now() - killed);
    }
    checker.close();
    expect(allSteps(file)).toHaveLength(20 + KILLS);
    must(file.close());
    figure(
      'T-PROC-1',
      `checker: ${KILLS} kills, ${hit} in the middle of a question; nothing lost, back after at most ${seconds(worst)}`,
    );
    expect(hit).toBeGreaterThan(0);
  });

  test(`the engine's thread is ended ${KILLS} times in the middle of a search while results are entered`, async () => {
    const random = stream('T-PROC-1', 2);
    const { path, options } = trialPlace();
    const file = filled(path, options, 20);
    const { family, method, request } = largest.mahjong();
    const small = largest.poker();
    // No grace: the thread is ended at once, as if it had died.
    const engine = engineFrom(workerEntry(), 0);
    let worst = 0;
    let hit = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const seating = engine.seat(family, method, request, () => undefined);
      await pause(random.below(60));
      engine.stop();
      const killed = performance.now();
      must(file.append(sampleStep(21 + kill)));
      if (!(await seating).ok) hit += 1;
      expect((await engine.seat(small.family, small.method, small.request, () => undefined)).ok).toBe(true);
      worst = Math.max(worst, performance.now() - killed);
    }
    await engine.close();
    expect(allSteps(file)).toHaveLength(20 + KILLS);
    must(file.close());
    figure(
      'T-PROC-1',
      `engine: ${KILLS} ended, ${hit} in the middle of a search; nothing lost, a seating of 10,000 made by a fresh thread after at most ${seconds(worst)}`,
    );
    expect(hit).toBeGreaterThan(0);
  });

  test(`the process of the hall in the network is killed ${KILLS} times while results are entered`, async () => {
    const random = stream('T-PROC-1', 3);
    const { path, options } = trialPlace();
    const file = filled(path, options, 20);
    const children: NetworkChild[] = [];
    // A minute passes between two kills, as far as the limit of restarts goes.
    let clock = 0;
    let gaveUp = 0;
    const network = networkFrom({
      start: () => {
        const child = forkNetwork(networkEntry());
        children.push(child);
        return child;
      },
      folder: builtFolder('renderer'),
      full: () => undefined,
      changed: () => undefined,
      gaveUp: () => {
        gaveUp += 1;
      },
      clock: () => clock,
    });
    const { port } = must(
      await network.open({ address: '127.0.0.1', port: 0 }, { page: pageOfPeople(40, 'first'), screens: {} }),
    );
    const host = `127.0.0.1:${port}`;
    let worst = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      clock += 61_000;
      const before = children.length;
      network.show({ page: pageOfPeople(40, `word ${kill}`), screens: {} });
      await pause(random.below(12));
      children.at(-1)?.kill();
      const killed = performance.now();
      must(file.append(sampleStep(21 + kill)));
      while (children.length === before || network.now().status !== 'on') await pause(5);
      const { socket, until } = await look(host);
      await until(({ screen }) => screen.message === `word ${kill}`);
      worst = Math.max(worst, performance.now() - killed);
      socket.terminate();
    }
    network.close();
    expect([children.length, gaveUp]).toEqual([1 + KILLS, 0]);
    expect(allSteps(file)).toHaveLength(20 + KILLS);
    must(file.close());
    figure(
      'T-PROC-1',
      `the hall in the network: ${KILLS} kills; nothing lost, its pages served again at the same address after at most ${seconds(worst)}`,
    );
  });
});
