/**
 * The check of this computer [desktop 10.1, 10.2]: one list, no question, nothing left behind. What needs the desktop program comes in
 * with `own`; without it those lines say so.
 */

import { homedir } from 'node:os';
import { type DoctorFinding, type DoctorReport, doctorChecks } from '../../core/api/doctor.ts';

type Id = DoctorFinding['id'];
export type Found = Omit<DoctorFinding, 'id'>;
export type Check = () => Promise<Found> | Found;
export type Checks = Partial<Readonly<Record<Id, Check>>>;

export const green = (said: string | number): Found => ({ state: 'green', said: String(said), way: '' });
export const amber = (said: string | number, way: Found['way']): Found => ({ state: 'amber', said: String(said), way });
export const red = (said: string | number, way: Found['way'] = 'installAgain'): Found => ({
  state: 'red',
  said: String(said),
  way,
});

/** Most that one line may take, in milliseconds. */
const WITHIN = 10_000;
/** Most that all lines may take together: the start and the end of the program stay within the minute of [desktop 10.1]. */
const ALL_WITHIN = 45_000;

/** No names of folders that hold the name of the computer's user. */
const withoutHome = (text: string): string => text.replaceAll(homedir(), '~');

/** Answers in time or throws. */
export const inTime = async <T>(work: Promise<T>, within: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${within} ms`)), within);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** What a check that throws means, where it is not a part of the program that is missing. */
const THROWN: Partial<Readonly<Record<Id, Found['way']>>> = {
  commit: 'slowDisk',
  watch: 'notWatched',
  network: 'noNetwork',
  sandbox: 'noSandbox',
  printers: 'noPrinter',
  displays: 'cannotPlace',
  association: 'openWith',
  synced: 'movePlace',
  single: 'running',
};

/** One line: what the check found, or that it could not be made. */
export const told = async (id: Id, check: Check | undefined, within = WITHIN): Promise<DoctorFinding> => {
  if (check === undefined) return { id, ...amber('', 'inProgram') };
  try {
    const { state, said, way } = await inTime(Promise.resolve().then(check), within);
    return { id, state, said: withoutHome(said), way };
  } catch (fault) {
    // A fault of a module tells its whole way there: the first line says what is wrong.
    const [first = ''] = (fault instanceof Error ? fault.message : String(fault)).split('\n');
    const said = withoutHome(first);
    const way = THROWN[id];
    if (way !== undefined) return { id, ...amber(said, way) };
    return { id, ...red(said, id === 'folder' ? 'chooseFolder' : 'installAgain') };
  }
};

type About = Omit<DoctorReport, 'checks'>;

/** Runs the checks one after the other, as long as there is time. Never throws. */
export const examine = async (about: About, checks: Checks, within = WITHIN): Promise<DoctorReport> => {
  const end = performance.now() + Math.max(ALL_WITHIN, within);
  const found: DoctorFinding[] = [];
  for (const id of doctorChecks)
    found.push(await told(id, checks[id], Math.max(0, Math.min(within, end - performance.now()))));
  return { ...about, checks: found };
};

type Texts = {
  readonly checks: Readonly<Record<Id, string>>;
  readonly ways: Readonly<Record<Exclude<DoctorFinding['way'], ''>, string>>;
};

const MARKS = { green: '+', amber: '!', red: 'X' } as const;

/** The report as a text, for a terminal and for passing on. */
export const reportText = ({ checks, ...about }: DoctorReport, texts: Texts): string =>
  [
    Object.values(about)
      .filter((part) => part !== '')
      .join(' '),
    ...checks.map(({ id, state, said, way }) =>
      [`${MARKS[state]} ${texts.checks[id]}`, said, way === '' ? '' : texts.ways[way]]
        .filter((part) => part !== '')
        .join(': '),
    ),
    '',
  ].join('\n');

/** 0: all is green; 1: something is red; else 2 stands for a check that did not come to its end. */
export const exitCode = ({ checks }: DoctorReport): 0 | 1 => (checks.some(({ state }) => state === 'red') ? 1 : 0);
