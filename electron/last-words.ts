/**
 * A fault that nobody caught (reliability 10.3): it is written down, nothing is accepted any more, the file is closed, the
 * organiser is told, and the program ends or starts again. It never goes on.
 */

import { app, dialog } from 'electron';
import type { Language } from '../core/api/app.ts';
import en from '../resources/locales/en/shell.json' with { type: 'json' };
import ru from '../resources/locales/ru/shell.json' with { type: 'json' };

type Parting = {
  readonly language: () => Language;
  readonly log: (fault: unknown) => void;
  readonly close: () => void;
};

const RESTART = 0;
const QUIT = 1;

export const endOnFaults = ({ language, log, close }: Parting): void => {
  let ending = false;
  const end = (fault: unknown): void => {
    if (ending) return;
    ending = true;
    try {
      log(fault);
      close();
    } finally {
      const { fault: said } = language() === 'ru' ? ru : en;
      const answer = dialog.showMessageBoxSync({
        type: 'error',
        message: said.fault,
        detail: said.faultAbout,
        buttons: [said.restart, said.quit],
        defaultId: RESTART,
        cancelId: QUIT,
      });
      if (answer === RESTART) app.relaunch();
      app.exit(1);
    }
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
};
