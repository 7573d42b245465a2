/** One package as its user has it: installed, started, checked, walked through, ended, taken away; the user's files stay [desktop 11.4]. */

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type DoctorFinding, type DoctorReport, doctorReport } from '../../core/api/doctor.ts';
import { atStart } from '../../test/desktop/pages/desk.ts';
import { type Command, run, runAll } from './commands.ts';
import type { Trial } from './plan.ts';
import { type Program, type Start, startAgain, startProgram } from './program.ts';
import type { Result } from './result.ts';
import { type Step, stepsOf, unseen } from './steps.ts';
import { eventIs, walk } from './walk.ts';

export type Place = {
  /** As in the table: `linux-x64`. */
  readonly system: string;
  /** The home folder of the program. */
  readonly home: string;
  /** The folder of its settings, the trial's own. */
  readonly data: string;
  /** Where pictures and the report of the check are kept. */
  readonly kept: string;
  /** Most that a start may take to its first screen, in milliseconds. */
  readonly startWithin: number;
  readonly signed: Result['signed'];
};

/** The check may take a minute by itself [desktop 10.1]. */
const CHECK_WITHIN = 90_000;

const tournamentsIn = (home: string): readonly string[] => {
  const folder = join(home, 'Seatwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.seatwright'))
    .map((name) => join(folder, name));
};

/** One file, whose header says that no log belongs to it [reliability 2.5]. */
const isAtRest = (file: string): boolean => {
  const [writes, reads] = readFileSync(file).subarray(18, 20);
  return writes === 1 && reads === 1 && !existsSync(`${file}-wal`);
};

const examined = async (trial: Trial, { data, kept }: Place): Promise<DoctorReport> => {
  // In the program's own folder, which a container has too.
  const file = join(data, 'check.json');
  const words: Command = [...trial.program, `--user-data-dir=${data}`, `--doctor=${file}`];
  const { code, said } = await run(words, CHECK_WITHIN);
  if (!existsSync(file)) throw new Error(`no report, ended with ${code}: ${said.slice(-2000)}`);
  copyFileSync(file, join(kept, 'check.json'));
  return doctorReport.parse(JSON.parse(readFileSync(file, 'utf8')));
};

/** What of the findings is a failure; amber is told only. */
const wrongIn = ({ checks, package: found }: DoctorReport, { sandboxed, kind }: Trial): string => {
  const reds = checks.filter(({ state }) => state === 'red').map(({ id, said }) => `${id} ${said}`.trim());
  const isSandboxed = checks.some(({ id, state }) => id === 'sandbox' && state === 'green');
  const isOther = sandboxed !== null && isSandboxed !== sandboxed;
  const kinds = found === kind ? [] : [`taken for ${found}`];
  return [...reds, ...kinds, ...(isOther ? [`sandboxed: ${isSandboxed}`] : [])].join(', ');
};

/** The program of a trial through its starts and ends. */
const programOf = ({ program: words }: Trial, { data, startWithin: within }: Place) => {
  let program: Program | null = null;
  const start = (args: readonly string[]): Start => ({ program: words, data, args, within });
  const running = (): Program => {
    if (program === null) throw new Error('the program does not run');
    return program;
  };
  return {
    running,
    onScreen: () => program?.desk ?? null,
    start: async (args: readonly string[], isThere: (desk: Page) => Promise<void>): Promise<Program> => {
      program = await startProgram(start(args), isThere);
      return program;
    },
    again: (...args: readonly string[]): Promise<void> => startAgain(start(args)),
    end: async (how: (last: Program) => Promise<void>): Promise<void> => {
      await how(running());
      program = null;
    },
    kill: async (): Promise<void> => {
      await program?.kill();
    },
  };
};

/** Names and sizes of what must outlive the program. */
const ofTheUser = ({ home, data }: Place): string =>
  [...tournamentsIn(home).map((path) => `${path}: ${statSync(path).size}`), `settings: ${existsSync(data)}`].join('\n');

/** Tries one package. Never throws: what failed is in the result. */
export const tryPackage = async (trial: Trial, place: Place): Promise<Result> => {
  const { home, data, kept, system, signed } = place;
  for (const folder of [home, data, kept]) mkdirSync(folder, { recursive: true });
  const before = new Set(tournamentsIn(home));
  const made = (family: string): string => {
    const file = tournamentsIn(home).find((path) => !before.has(path) && path.toLowerCase().includes(family));
    if (file === undefined) throw new Error(`no file of ${family} in ${home}`);
    return file;
  };
  const program = programOf(trial, place);
  const steps = stepsOf(`${system}, ${trial.name}`, kept, program.onScreen);
  let checks: readonly DoctorFinding[] = [];
  let seconds: number | null = null;

  await steps.take(
    'installed',
    unseen(() => runAll(trial.install)),
  );
  if (trial.seal.length > 0)
    await steps.take(
      'sealed',
      unseen(() => runAll(trial.seal)),
    );
  await steps.take('first start', async () => {
    const first = await program.start([], atStart);
    seconds = first.seconds;
    return first.desk;
  });
  await steps.take(
    'closed',
    unseen(() => program.end(({ close }) => close())),
  );
  await steps.take(
    'check of this computer',
    unseen(async () => {
      const report = await examined(trial, place);
      checks = report.checks;
      const wrong = wrongIn(report, trial);
      if (wrong !== '') throw new Error(wrong);
    }),
  );
  let walked: readonly Step[] = [];
  await steps.take('started again', async () => {
    const { desk, context } = await program.start([], atStart);
    walked = walk(desk, context);
    return desk;
  });
  for (const step of walked) await steps.take(...step);
  await steps.take(
    'closed with an event open',
    unseen(() => program.end(({ close }) => close())),
  );
  await steps.take('started with a file', async () => {
    const { desk } = await program.start([made('mahjong')], (shown) => eventIs(shown, 'mahjong'));
    return desk;
  });
  await steps.take('a second start hands its file over', async () => {
    await program.again(made('poker'));
    const { desk } = program.running();
    await eventIs(desk, 'poker');
    return desk;
  });
  await steps.take(
    'ended by the system with the file at rest',
    unseen(async () => {
      const { terminate } = trial;
      await program.end((last) => (terminate === null ? last.close() : last.terminate(terminate)));
      if (!isAtRest(made('poker'))) throw new Error('the file is not at rest');
    }),
  );

  await program.kill();
  const files = ofTheUser(place);
  await steps.takeAnyway(
    'taken away',
    unseen(async () => {
      await runAll(trial.uninstall);
      if (existsSync(trial.gone)) throw new Error(`${trial.gone} is still there`);
    }),
  );
  await steps.takeAnyway(
    'files of the user still there',
    unseen(() => {
      if (ofTheUser(place) !== files) throw new Error(`before: ${files}\nnow: ${ofTheUser(place)}`);
    }),
  );
  return { system, name: trial.name, seconds, checks, signed, bytes: statSync(trial.file).size, steps: steps.taken() };
};
