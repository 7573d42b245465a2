/**
 * [desktop 9.3, 11.4] The trial of a package from its installation to its end, with a package whose program is the shipping one on the
 * electron double: driven from outside through the debugging port, as the real ones are.
 */

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { doctorChecks } from '../../../core/api/doctor.ts';
import type { Trial } from '../../../scripts/trial/plan.ts';
import { hasPassed } from '../../../scripts/trial/result.ts';
import { tryPackage } from '../../../scripts/trial/trial.ts';
import { doubleExecutable } from '../../electron-double/launch.ts';
import { PATIENCE, root } from '../hosts.ts';
import { passing, sweep } from './packed.ts';

afterAll(sweep);

const HOME_OF = (work: string) => join(work, 'home');

/** An archive with a program in it that starts as the packaged one does. */
const archiveOf = (work: string, script: string): string => {
  const inside = join(work, 'made/Seatwright');
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(inside, 'seatwright'), script);
  chmodSync(join(inside, 'seatwright'), 0o755);
  const file = join(work, 'Seatwright-0.1.0-linux-x64.tar.gz');
  spawnSync('tar', ['-czf', file, '-C', join(work, 'made'), 'Seatwright']);
  return file;
};

const trialOf = (work: string, script: string, over: Partial<Trial> = {}): Trial => {
  const file = archiveOf(work, script);
  const folder = join(work, 'unpacked');
  return {
    name: 'tar.gz',
    // Not packed, so that the check of the computer takes it for the source.
    kind: 'source',
    file,
    install: [
      ['mkdir', folder],
      ['tar', '-xzf', file, '-C', folder, '--strip-components=1'],
    ],
    seal: [['test', '-x', join(folder, 'seatwright')]],
    program: ['env', `HOME=${HOME_OF(work)}`, 'LANG=en_US.UTF-8', 'WAYLAND_DISPLAY=', join(folder, 'seatwright')],
    terminate: 'process',
    uninstall: [['rm', '-r', folder]],
    gone: folder,
    sandboxed: false,
    ...over,
  };
};

const tried = (work: string, trial: Trial) =>
  tryPackage(trial, {
    system: 'linux-x64',
    home: HOME_OF(work),
    data: join(work, 'data'),
    kept: join(work, 'kept'),
    // Beside other tests a start takes what it takes.
    startWithin: PATIENCE,
    signed: 'no',
  });

const PROGRAM = `#!/bin/sh\nexec ${doubleExecutable} ${root} "$@"\n`;

/** Steps of the walk, then of the end; those with a page have a picture. */
const STEPS = [
  'installed',
  'sealed',
  'first start',
  'closed',
  'check of this computer',
  'started again',
  'sample of mahjong',
  'results of the round',
  'next round seated',
  'next round published',
  'its results',
  'standings',
  'sheets counted',
  'hall window',
  'hall window closed',
  'sample of bridge',
  'sample of duel',
  'sample of poker',
  'closed with an event open',
  'started with a file',
  'a second start hands its file over',
  'ended by the system with the file at rest',
  'taken away',
  'files of the user still there',
];
const UNSEEN = [
  'installed',
  'sealed',
  'closed',
  'check of this computer',
  'closed with an event open',
  ...STEPS.slice(-3),
];

test('a sound package passes every step, each with its picture, and takes nothing of the user away', async () => {
  const work = passing('trial');
  const result = await tried(work, trialOf(work, PROGRAM));
  expect(result.steps).toEqual(STEPS.map((name) => ({ name })));
  expect(hasPassed(result)).toBe(true);
  expect(result.checks.map(({ id }) => id)).toEqual([...doctorChecks]);
  expect(result.seconds).toBeGreaterThan(0);

  const kept = join(work, 'kept');
  const pictures = STEPS.flatMap((name, no) =>
    UNSEEN.includes(name) ? [] : [`${String(no + 1).padStart(2, '0')} ${name}.png`],
  );
  expect(readdirSync(kept).toSorted()).toEqual([...pictures, 'check.json'].toSorted());
  for (const name of pictures) {
    const png = readFileSync(join(kept, name));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1366, 768]);
  }

  expect(existsSync(join(work, 'unpacked'))).toBe(false);
  expect(readdirSync(join(HOME_OF(work), 'Seatwright')).filter((name) => name.endsWith('.seatwright'))).toEqual([
    'Sample Bridge.seatwright',
    'Sample Mahjong.seatwright',
    'Sample One on one.seatwright',
    'Sample Poker.seatwright',
  ]);
});

/** The step that failed, why, and what was still done. */
const failing = async (script: string, over: (work: string) => Partial<Trial> = () => ({})) => {
  const work = passing('trial');
  const { steps } = await tried(work, trialOf(work, script, over(work)));
  const at = steps.findIndex(({ failed }) => failed !== undefined);
  return { failed: steps[at], after: steps.slice(at + 1).map(({ name }) => name) };
};

describe('a package that is not sound fails at its step and is taken away all the same', () => {
  const END = ['taken away', 'files of the user still there'];

  test('it does not start', async () => {
    const { failed, after } = await failing('#!/bin/sh\nexit 3\n');
    expect(failed).toEqual({ name: 'first start', failed: 'the program ended with 3' });
    expect(after).toEqual(END);
  });

  test('it cannot be installed: the command and what it said', async () => {
    const { failed, after } = await failing('', () => ({ install: [['sh', '-c', 'echo no space; exit 4']] }));
    expect(failed).toEqual({ name: 'installed', failed: 'sh -c echo no space; exit 4 ended with 4: no space' });
    expect(after).toEqual(END);
  });

  test('its seal is broken', async () => {
    const { failed } = await failing(PROGRAM, () => ({ seal: [['false']] }));
    expect(failed?.name).toBe('sealed');
  });

  test('the check of the computer is not as it must be there: the sandbox, the kind of package', async () => {
    const { failed } = await failing(PROGRAM, () => ({ sandboxed: true, kind: 'tar' }));
    expect(failed).toEqual({ name: 'check of this computer', failed: 'taken for source, sandboxed: false' });
  });

  test('it leaves itself behind', async () => {
    const work = passing('trial');
    const { steps } = await tried(work, trialOf(work, '', { install: [['false']], uninstall: [], gone: work }));
    expect(steps.slice(1)).toEqual([
      { name: 'taken away', failed: `${work} is still there` },
      { name: 'files of the user still there' },
    ]);
  });

  test('it takes files of the user along', async () => {
    const work = passing('trial');
    const mine = join(HOME_OF(work), 'Seatwright');
    mkdirSync(mine, { recursive: true });
    writeFileSync(join(mine, 'Cup.seatwright'), 'mine');
    const { steps } = await tried(work, trialOf(work, '', { install: [['false']], uninstall: [['rm', '-r', mine]] }));
    expect(steps.at(-1)?.failed).toContain('Cup.seatwright: 4');
  });
});
