/**
 * Electron itself has no controls: a test that needs one is skipped there, by the control's name [desktop 9.2]. One that is wanted
 * before the tests of a file skips all of them.
 */

type Skip = (note: string) => void;

const isElectron = (): boolean => (process.env.SEATWRIGHT_REAL_ELECTRON ?? '') !== '';

let skip: Skip | null = null;
let wantedBefore: string | null = null;

const note = (control: string): string => `Electron has no ${control}`;

/** A test begins, or is over with null. */
export const inTest = (now: Skip | null): void => {
  skip = now;
  if (now !== null && wantedBefore !== null) now(note(wantedBefore));
};

/** Whether a control is not there; the test that runs ends here. */
export const lacks = (control: string): boolean => {
  if (!isElectron()) return false;
  if (skip === null) wantedBefore ??= control;
  else skip(note(control));
  return true;
};
