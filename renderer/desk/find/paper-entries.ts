import { families } from '../../../core/games/all.ts';
import { languages, languageOf as traitsOf } from '../../../core/languages.ts';
import { documentsOf, waitingFor } from '../../../core/sheets/paper/documents.ts';
import { ownCode } from '../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { keyOf, textOf } from '../../i18n/text.ts';
import { choiceOf, jobOf, tick, usePrintChoice } from '../../print/choice.ts';
import { printPaper } from '../../print/deeds.ts';
import { roundFound } from '../../round/find-acts.ts';
import { changeSettings, languageOf, useApp } from '../../store/app.ts';
import { goTo, openDialog } from '../place.ts';
import { type Entry, inAll, wordsFor } from './entry.ts';

/** Every document by its name: Enter prints it, as size and language were last chosen; what cannot be printed yet says what it waits for. */
export const paperEntries = (tournament: Tournament): readonly Entry[] => {
  const family = families[tournament.family];
  const round = roundFound(tournament)?.no ?? null;
  const waiting = waitingFor(tournament, family, round);
  return documentsOf(family).flatMap(({ id }): readonly Entry[] => {
    const waits = waiting.get(id) ?? null;
    if (waits === 'form') return [];
    const key = keyOf(ownCode(id, 'documents'));
    const print = () => {
      choiceOf(tournament);
      const app = useApp.getState();
      const choice = { ...usePrintChoice.getState(), changedOnly: false };
      void printPaper(jobOf(choice, app.settings, languageOf(app), [id], round));
    };
    const reason = waits === null ? null : waits.includes('.') ? keyOf(waits) : `sheets:print.waiting.${waits}`;
    return [
      {
        id: `paper.${id}`,
        title: textOf(key),
        titles: inAll(key),
        words: wordsFor('paper'),
        isAct: false,
        about: textOf(reason ?? 'sheets:print.title'),
        isPossible: waits === null,
        keys: null,
        perform: waits === null ? print : null,
        asks: null,
        show: () => {
          choiceOf(tournament);
          if (waits === null) tick(id, true);
          goTo('print');
        },
      },
    ];
  });
};

/** Settings that stand in the dialog of settings, by the names they have there. */
const SETTINGS = [
  'paper',
  'printLanguage',
  'imageWidth',
  'farthest',
  'readingLine',
  'hallTheme',
  'hallLanguage',
  'letterKeys',
] as const;

const THEMES = ['light', 'dark', 'system'] as const;

/** Colours and languages, which Enter takes at once, and the settings with a field of their own. */
export const settingEntries = (): readonly Entry[] => {
  const toSettings = () => openDialog('settings');
  const line = (id: string, title: string, words: string, aboutKey: string, perform: () => void): Entry => ({
    id,
    title,
    titles: title,
    words,
    isAct: true,
    about: textOf(aboutKey),
    isPossible: true,
    keys: null,
    perform,
    asks: null,
    show: toSettings,
  });
  return [
    ...THEMES.map((theme) =>
      line(
        `theme.${theme}`,
        textOf(`shell:themes.${theme}`),
        `${inAll(`shell:themes.${theme}`)} ${inAll('shell:theme')} ${wordsFor(`themes.${theme}`)}`,
        'shell:theme',
        () => void changeSettings({ theme }),
      ),
    ),
    ...languages.map((language) =>
      line(
        `language.${language}`,
        traitsOf(language).name,
        `${inAll('shell:language')} ${wordsFor(`languages.${language}`)}`,
        'shell:language',
        () => void changeSettings({ language }),
      ),
    ),
    ...SETTINGS.map((name) =>
      line(
        `setting.${name}`,
        textOf(`shell:settings.${name}`),
        inAll(`shell:settings.${name}`),
        'shell:settings.title',
        toSettings,
      ),
    ),
  ];
};
