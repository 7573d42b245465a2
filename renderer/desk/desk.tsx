import { type ComponentType, useEffect, useLayoutEffect, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { families } from '../../core/games/all.ts';
import { languageOf } from '../../core/languages.ts';
import { ManyCopiesDialog } from '../copies/many-dialog.tsx';
import { SecondDialog } from '../copies/second-dialog.tsx';
import { EraseDialog } from '../erase/erase-dialog.tsx';
import { ExportDialog } from '../exchange/export-dialog.tsx';
import { ImportRoundsDialog } from '../exchange/import-rounds-dialog.tsx';
import { useGame } from '../games/use-game.ts';
import { HallQuestion } from '../hall/hall-question.tsx';
import { NetworkDialog } from '../hall/network/network-dialog.tsx';
import { useUnplugged } from '../hall/unplugged.ts';
import { DiagnosticsDialog } from '../help/diagnostics-dialog.tsx';
import { DoctorDialog } from '../help/doctor-dialog.tsx';
import { HelpDialog } from '../help/help-dialog.tsx';
import { i18n, speak } from '../i18n/i18n.ts';
import { RecoveryDialog } from '../recovery/recovery-dialog.tsx';
import { EventRulesDialog } from '../round/rules-dialog.tsx';
import { StartTimesDialog } from '../round/start-times.tsx';
import { AboutDialog } from '../settings/about-dialog.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { NewDialog } from '../start/new-dialog.tsx';
import { OpenDialog } from '../start/open-dialog.tsx';
import { Start } from '../start/start.tsx';
import { useApp, useLanguage } from '../store/app.ts';
import { useTournamentStore } from '../store/tournament.ts';
import { listenForCopies } from '../text-files/copied-table.ts';
import { ReadingDialog } from '../text-files/reading-dialog.tsx';
import { type Deed, listenForShortcuts, useDeeds } from './commands/commands.ts';
import { NativeMenu } from './commands/native-menu.ts';
import { Palette } from './commands/palette.tsx';
import { ShortcutsDialog } from './commands/shortcuts-dialog.tsx';
import { deskDeeds, programDeeds, roundDeeds, roundlessDeeds, waysTo } from './deeds.ts';
import { EventDialog } from './event-dialog.tsx';
import { Frame } from './frame.tsx';
import { Notices } from './notices.tsx';
import { usePlace } from './place.ts';
import { screensFor } from './screens.ts';
import { TurnedAway } from './turned-away.tsx';
import './shell.module.css';
import './commands/commands.module.css';

const dialogs: { readonly [id: string]: ComponentType } = {
  new: NewDialog,
  open: OpenDialog,
  settings: SettingsDialog,
  shortcuts: ShortcutsDialog,
  about: AboutDialog,
  export: ExportDialog,
  importRounds: ImportRoundsDialog,
  help: HelpDialog,
  diagnostics: DiagnosticsDialog,
  doctor: DoctorDialog,
  palette: Palette,
  recovery: RecoveryDialog,
  second: SecondDialog,
  manyCopies: ManyCopiesDialog,
  erase: EraseDialog,
  network: NetworkDialog,
  startTimes: StartTimesDialog,
  rules: EventRulesDialog,
  event: EventDialog,
};

const noDeeds: readonly Deed[] = [];

const OpenDesk = () => {
  const family = useTournamentStore(({ ledger }) => ledger.tournament?.family);
  useDeeds(deskDeeds);
  const game = useGame();
  useDeeds(useMemo(() => waysTo(screensFor(game)), [game]));
  useDeeds(family === undefined ? noDeeds : families[family].hasRounds === false ? roundlessDeeds : roundDeeds);
  return (
    <>
      <Frame />
      {game?.Question !== undefined && <game.Question />}
    </>
  );
};

/** The name of the event in front, as task bars and tabs cut the end. */
const useWindowTitle = (): void => {
  const name = useTournamentStore(({ ledger }) => ledger.tournament?.name);
  useEffect(() => {
    document.title = name === undefined ? 'Seatwright' : `${name} — Seatwright`;
  }, [name]);
};

/** The whole window: language, theme, keyboard; the start screen or the frame; dialogs and notices over both. */
export const Desk = () => {
  const language = useLanguage();
  const theme = useApp(({ settings }) => settings.theme);
  const ready = useApp(({ info, opening }) => info !== null && !opening);
  const turnedAway = useApp(({ link }) => link === 'turnedAway');
  const open = useTournamentStore(({ ledger }) => ledger.tournament !== null);
  const dialog = usePlace((place) => place.dialog);
  const DialogShown = dialog === null ? undefined : dialogs[dialog];

  // Before the first picture, so that no word is seen in another language.
  useLayoutEffect(() => speak(language), [language]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => listenForShortcuts(), []);
  useEffect(() => listenForCopies(), []);
  useDeeds(programDeeds);
  useUnplugged();
  useWindowTitle();

  return (
    <>
      <NativeMenu />
      {(ready || turnedAway) && (
        <I18nextProvider i18n={i18n}>
          <I18nProvider locale={languageOf(language).tag}>
            {turnedAway ? (
              <TurnedAway />
            ) : (
              <>
                {open ? <OpenDesk /> : <Start />}
                <Notices />
                {DialogShown !== undefined && <DialogShown />}
                <HallQuestion />
                <ReadingDialog />
              </>
            )}
          </I18nProvider>
        </I18nextProvider>
      )}
    </>
  );
};
