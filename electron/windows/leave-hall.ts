import { type BrowserWindow, dialog } from 'electron';
import type { Language } from '../../core/languages.ts';
import { ownTexts } from './own-texts.ts';

const STAY = 0;
const LEAVE = 1;

/** Asks whether the console may close while a hall view is live [hall-and-print 2.8]. */
export const mayLeaveHall = (window: BrowserWindow, language: Language): boolean => {
  const { hallLive: said } = ownTexts(language);
  const answer = dialog.showMessageBoxSync(window, {
    type: 'question',
    message: said.about,
    buttons: [said.stay, said.leave],
    defaultId: STAY,
    cancelId: STAY,
  });
  return answer === LEAVE;
};
