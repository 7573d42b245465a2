/**
 * A fault that nobody caught [reliability 10.3]: it is written down, nothing is accepted any more, the file is closed, the
 * organiser is told, and the program ends or starts again. It never goes on.
 */

import { app, dialog } from 'electron';
import type { Language } from '../core/languages.ts';
import { attempt } from './start/attempt.ts';
import { startAgain } from './start/start-again.ts';
import { ownTexts } from './windows/own-texts.ts';

type Parting = {
  readonly language: () => Language;
  /** Writes the fault down at once. */
  readonly log: (fault: unknown) => void;
  readonly close: () => unknown;
};

/** The exit code of a program that a fault has ended. */
const FAULT = 1;

const RESTART = 0;
const QUIT = 1;

const asked = (language: () => Language): number => {
  const { fault: said, menu } = ownTexts(language());
  return dialog.showMessageBoxSync({
    type: 'error',
    message: said.about,
    buttons: [said.restart, menu.quit],
    defaultId: RESTART,
    cancelId: QUIT,
  });
};

/** What is done with the first fault that nobody caught; those before the console stands are another's (start/faults.ts). */
export const lastWords = ({ language, log, close }: Parting): ((fault: unknown) => void) => {
  let ending = false;
  return (fault) => {
    if (ending) return;
    ending = true;
    // Each for itself: a log that cannot be written must not keep the file open, nor the organiser in the dark.
    attempt(() => log(fault));
    attempt(close);
    attempt(() => {
      if (asked(language) === RESTART) startAgain(FAULT);
    });
    app.exit(FAULT);
  };
};
