import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { i18n, speak } from '../i18n/i18n.ts';
import { tags } from '../i18n/language.ts';
import { useApp, useLanguage } from '../store/app.ts';
import { useTournament } from '../store/tournament.ts';
import { listenForShortcuts, useDeeds } from './commands.ts';
import { deskDeeds, programDeeds } from './deeds.ts';
import { Frame } from './frame.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import './shell.css';

const OpenDesk = () => {
  useDeeds(deskDeeds);
  return <Frame />;
};

/** The whole window: language, theme, keyboard; the start screen or the frame; the dialogs over both. */
export const Desk = () => {
  const language = useLanguage();
  const theme = useApp(({ settings }) => settings.theme);
  const ready = useApp(({ info, opening }) => info !== null && !opening);
  const open = useTournament() !== null;

  speak(language);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => listenForShortcuts(), []);
  useDeeds(programDeeds);

  if (!ready) return null;
  return (
    <I18nextProvider i18n={i18n}>
      <I18nProvider locale={tags[language]}>
        {open && <OpenDesk />}
        <ShortcutsDialog />
      </I18nProvider>
    </I18nextProvider>
  );
};
