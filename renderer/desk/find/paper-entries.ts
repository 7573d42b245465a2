import { families } from '../../../core/games/all.ts';
import { languages, languageOf as traitsOf } from '../../../core/languages.ts';
import { documentsOf, waitingFor } from '../../../core/sheets/paper/documents.ts';
import { ownCode } from '../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { keyOf, textOf, withoutDots } from '../../i18n/text.ts';
import { choiceOf, tick } from '../../print/choice.ts';
import { printDocuments } from '../../print/deeds.ts';
import { onPaper, shownNow } from '../../print/on-paper.ts';
import { roundFound } from '../../round/find-acts.ts';
import { changeSettings } from '../../store/app.ts';
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
    const print = () => void printDocuments([id], { round });
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
          if (waits === null) tick(id, true, onPaper(tournament, shownNow(tournament)).isAfter);
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
  const line = (entry: Pick<Entry, 'id' | 'title' | 'words' | 'about' | 'perform'>): Entry => ({
    ...entry,
    titles: entry.title,
    isAct: true,
    isPossible: true,
    keys: null,
    asks: null,
    show: toSettings,
  });
  return [
    ...THEMES.map((theme) =>
      line({
        id: `theme.${theme}`,
        title: textOf(`shell:themes.${theme}`),
        words: `${inAll(`shell:themes.${theme}`)} ${inAll('shell:theme')} ${wordsFor(`themes.${theme}`)}`,
        about: textOf('shell:theme'),
        perform: () => void changeSettings({ theme }),
      }),
    ),
    ...languages.map((language) =>
      line({
        id: `language.${language}`,
        title: traitsOf(language).name,
        words: `${inAll('shell:language')} ${wordsFor(`languages.${language}`)}`,
        about: textOf('shell:language'),
        perform: () => void changeSettings({ language }),
      }),
    ),
    ...SETTINGS.map((name) =>
      line({
        id: `setting.${name}`,
        title: textOf(`shell:settings.${name}`),
        words: inAll(`shell:settings.${name}`),
        about: withoutDots(textOf('shell:deeds.settings')),
        perform: toSettings,
      }),
    ),
  ];
};
