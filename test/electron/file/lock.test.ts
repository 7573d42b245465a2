import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { check } from '../../../electron/backend/file/check/check.ts';
import { open } from '../../../electron/backend/file/tournament-file.ts';
import { figure, trials } from '../../gates/figures.ts';
import type { OpenerAnswer, OpenerTask } from './children/opener.ts';
import { allSteps, codeOf, filled, trialPlace } from './sample.ts';
import { ID, must } from './steps.ts';

type Opener = { readonly process: ChildProcess; readonly ask: (task: OpenerTask) => Promise<OpenerAnswer> };

const processes: ChildProcess[] = [];
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
});

const heard = async (child: ChildProcess): Promise<OpenerAnswer> => {
  const [answer] = await once(child, 'message');
  return answer as OpenerAnswer;
};

const newOpener = async (): Promise<Opener> => {
  const child = fork(join(import.meta.dirname, 'children', 'opener.ts'), {
    execPath: process.execPath,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  processes.push(child);
  await heard(child);
  const ask = (task: OpenerTask) => {
    const answer = heard(child);
    child.send(task);
    return answer;
  };
  return { process: child, ask };
};

type Holder = 'idle' | 'writing' | 'stopped' | 'killed';
const HOLDERS: readonly Holder[] = ['idle', 'stopped', 'killed', 'writing'];

/** Steps that a holder stores while the other one asks. */
const STEPS_MEANWHILE = 20;

/** A file, two openers, and what both answer when they open it at the same moment. */
const race = async (openers: readonly [Opener, Opener], number: number) => {
  const { path, options } = trialPlace();
  must(filled(path, options, 3).close());
  const at = Date.now() + 10;
  const task = (commandId: string): OpenerTask => {
    const { recoveryFolder } = options;
    return {
      do: 'open',
      path,
      recoveryFolder,
      tournamentId: ID,
      commandId: `${commandId}-${number}`,
      at,
      carelessly: false,
    };
  };
  const answers = await Promise.all([openers[0].ask(task('first')), openers[1].ask(task('second'))]);
  const writers = openers.filter((_opener, seat) => answers[seat]?.code === 'ok');
  const others = openers.filter((opener) => !writers.includes(opener));
  return { path, options, task, answers, writers, others };
};

const RACES = trials('RACES', 50);

describe('T-LOCK-1', () => {
  test(`${RACES} races to open a file: exactly one writer, the other is refused; a killed holder frees it`, {
    tags: ['long'],
    timeout: 60_000 + RACES * 3000,
  }, async () => {
    let openers: readonly [Opener, Opener] = [await newOpener(), await newOpener()];
    let refusedAfter = 0;
    let freeAfter = 0;
    for (let number = 0; number < RACES; number++) {
      const { path, options, task, answers, writers, others } = await race(openers, number);
      expect(answers.map(({ code }) => code).sort()).toEqual(['file.locked', 'ok']);
      const [writer, other] = [writers[0], others[0]];
      if (writer === undefined || other === undefined) throw new Error('no winner');
      const holder = HOLDERS[number % HOLDERS.length] ?? 'idle';
      if (holder === 'stopped') writer.process.kill('SIGSTOP');
      const wrote =
        holder === 'writing' ? writer.ask({ do: 'write', steps: STEPS_MEANWHILE, commandId: 'more' }) : null;
      const again = await other.ask(task('again'));
      refusedAfter = Math.max(refusedAfter, again.milliseconds);
      // From this process, too.
      expect([again.code, codeOf(open(path, options)), codeOf(check(path, options))]).toEqual(
        Array.from({ length: 3 }, () => 'file.locked'),
      );
      if (holder === 'stopped') writer.process.kill('SIGCONT');
      if (wrote !== null) expect((await wrote).code).toBe('ok');
      if (holder === 'killed') {
        const gone = once(writer.process, 'exit');
        writer.process.kill('SIGKILL');
        await gone;
        openers = [other, await newOpener()];
      } else await writer.ask({ do: 'close' });
      const next = await other.ask(task('next'));
      expect(next.code).toBe('ok');
      if (holder === 'killed') freeAfter = Math.max(freeAfter, next.milliseconds);
      await other.ask({ do: 'close' });
      const file = must(open(path, options));
      // Three steps from before, those of the winner, one of the other after it: none of a second writer.
      expect(allSteps(file)).toHaveLength(wrote === null ? 5 : 5 + STEPS_MEANWHILE);
      must(file.close());
    }
    figure(
      'T-LOCK-1',
      `${RACES} races, one writer in each; the other was answered after at most ${refusedAfter.toFixed(0)} ms, and after a kill it opened after at most ${freeAfter.toFixed(0)} ms`,
    );
  });

  test('control: without exclusive locking the second writer gets in', async () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 3).close());
    const { recoveryFolder } = options;
    const codes: string[] = [];
    for (const commandId of ['first', 'second']) {
      const task = { do: 'open', path, recoveryFolder, tournamentId: ID, commandId, at: 0, carelessly: true } as const;
      codes.push((await (await newOpener()).ask(task)).code);
    }
    expect(codes).toEqual(['ok', 'ok']);
  });

  test.each(['local', 'removable'] as const)(
    'a file held by this process is refused and its lock stays (%s disk)',
    async (place) => {
      const { path, options } = trialPlace();
      const file = filled(path, { ...options, place }, 2);
      expect([codeOf(open(path, options)), codeOf(check(path, options))]).toEqual(['file.locked', 'file.locked']);
      const other = await newOpener();
      const { recoveryFolder } = options;
      const task: OpenerTask = {
        do: 'open',
        path,
        recoveryFolder,
        tournamentId: ID,
        commandId: 'x',
        at: 0,
        carelessly: false,
      };
      expect((await other.ask(task)).code).toBe('file.locked');
      must(file.close());
      expect((await other.ask(task)).code).toBe('ok');
      await other.ask({ do: 'close' });
    },
  );

  test('the refusal names the file', () => {
    const { path, options } = trialPlace();
    const file = filled(path, options, 1);
    expect(open(path, options)).toMatchObject({
      refusal: {
        code: 'file.locked',
        params: { name: 'Riga Open.seatwright' },
        ways: [{ do: 'tryAgain' }, { do: 'viewCopy' }],
      },
    });
    must(file.close());
  });
});
