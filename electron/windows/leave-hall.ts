import { type BrowserWindow, dialog } from 'electron';
import type { Language } from '../../core/api/app.ts';
import en from '../../resources/locales/en/shell.json' with { type: 'json' };
import ru from '../../resources/locales/ru/shell.json' with { type: 'json' };

const STAY = 0;
const LEAVE = 1;

/** Asks whether the console may close while a hall view is live [hall-and-print 2.8]. */
export const mayLeaveHall = (window: BrowserWindow, language: Language): boolean => {
  const { hallLive: said } = language === 'ru' ? ru : en;
  const answer = dialog.showMessageBoxSync(window, {
    type: 'question',
    message: said.message,
    detail: said.about,
    buttons: [said.stay, said.leave],
    defaultId: STAY,
    cancelId: STAY,
  });
  return answer === LEAVE;
};
