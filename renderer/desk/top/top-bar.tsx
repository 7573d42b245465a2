import { Languages, Monitor, Moon, Redo2, Sun, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageOf, languages } from '../../../core/languages.ts';
import { TopClock } from '../../clock/top-clock.tsx';
import { CareMark } from '../../copies/care-mark.tsx';
import { useGame } from '../../games/use-game.ts';
import { HallMark } from '../../hall/hall-mark.tsx';
import { NetworkMark } from '../../hall/network/network-mark.tsx';
import { IconButton } from '../../parts/button.tsx';
import { MenuButton } from '../../parts/menu.tsx';
import { Stepper } from '../../round/window/stepper.tsx';
import { changeSettings, useApp, useLanguage } from '../../store/app.ts';
import { useViewing } from '../../store/care.ts';
import { canRedo, canUndo, useTournament, useTournamentStore } from '../../store/tournament.ts';
import { deedOf, perform, shortcutOf } from '../commands/commands.ts';
import { shortcutText } from '../commands/shortcut.ts';
import { SavedMark } from './saved-mark.tsx';
import { TopLine } from './top-line.tsx';

const keysOf = (id: string): string | null => {
  const deed = deedOf(id);
  const shortcut = deed === undefined ? null : shortcutOf(deed);
  return shortcut === null ? null : shortcutText(shortcut);
};

/** Language of the desk: every language by its own name. */
export const LanguageMenu = () => {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <MenuButton
      label={`${t('language')}: ${languageOf(current).name}`}
      icon={<Languages size={18} aria-hidden />}
      shown={current.toUpperCase()}
      tone="quiet"
      items={languages.map((id) => ({ id, label: languageOf(id).name, isChosen: id === current }))}
      onAction={(id) => {
        const chosen = languages.find((known) => known === id);
        if (chosen !== undefined) void changeSettings({ language: chosen });
      }}
    />
  );
};

const themes = ['system', 'light', 'dark'] as const;

export const ThemeMenu = () => {
  const { t } = useTranslation('shell');
  const theme = useApp(({ settings }) => settings.theme);
  const Icon = { system: Monitor, light: Sun, dark: Moon }[theme];
  return (
    <MenuButton
      label={`${t('theme')}: ${t(`themes.${theme}`)}`}
      icon={<Icon size={18} aria-hidden />}
      iconOnly
      tone="quiet"
      items={themes.map((id) => ({ id, label: t(`themes.${id}`), isChosen: id === theme }))}
      onAction={(id) => {
        const chosen = themes.find((known) => known === id);
        if (chosen !== undefined) void changeSettings({ theme: chosen });
      }}
    />
  );
};

/** What is open, how far it is, whether it is saved; undo, redo, language, theme. */
export const TopBar = () => {
  const { t } = useTranslation('shell');
  const tournament = useTournament();
  const viewing = useViewing();
  const undoable = useTournamentStore(canUndo) && !viewing;
  const redoable = useTournamentStore(canRedo) && !viewing;
  const { Progress, TopClock: OwnClock } = useGame() ?? {};
  return (
    <header className="top">
      <div className="top-event">
        <button
          type="button"
          className="top-name"
          title={tournament?.name}
          aria-label={t('event.open', { name: tournament?.name })}
          disabled={viewing}
          onClick={() => perform('edit.event')}
        >
          <bdi>{tournament?.name}</bdi>
        </button>
        {tournament !== null && Progress !== undefined && <Progress tournament={tournament} />}
        {tournament !== null && Progress === undefined && <Stepper tournament={tournament} />}
      </div>
      <TopLine />
      {tournament !== null && OwnClock !== undefined ? <OwnClock tournament={tournament} /> : <TopClock />}
      <HallMark />
      <NetworkMark />
      <CareMark />
      <SavedMark />
      <IconButton
        label={t('deeds.undo')}
        shortcut={keysOf('edit.undo')}
        icon={<Undo2 size={18} aria-hidden />}
        isDisabled={!undoable}
        onPress={() => perform('edit.undo')}
      />
      <IconButton
        label={t('deeds.redo')}
        shortcut={keysOf('edit.redo')}
        icon={<Redo2 size={18} aria-hidden />}
        isDisabled={!redoable}
        onPress={() => perform('edit.redo')}
      />
      <span className="top-gap" />
      <LanguageMenu />
      <ThemeMenu />
    </header>
  );
};
