import { Languages, Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageOf, languages } from '../../../core/languages.ts';
import { MenuButton, type MenuEntry } from '../../parts/menu.tsx';
import { changeSettings, useApp, useLanguage } from '../../store/app.ts';

const themes = ['system', 'light', 'dark'] as const;

/** Every language by its own name. */
export const useLanguageEntries = (): readonly MenuEntry[] => {
  const current = useLanguage();
  return languages.map((id) => ({ id, label: languageOf(id).name, isChosen: id === current }));
};

export const useThemeEntries = (): readonly MenuEntry[] => {
  const { t } = useTranslation('shell');
  const theme = useApp(({ settings }) => settings.theme);
  return themes.map((id) => ({ id, label: t(`themes.${id}`), isChosen: id === theme }));
};

/** Takes a language or a theme by its id; any other id is nothing of these. */
export const chooseLook = (id: string): boolean => {
  const language = languages.find((known) => known === id);
  const theme = themes.find((known) => known === id);
  if (language !== undefined) void changeSettings({ language });
  else if (theme !== undefined) void changeSettings({ theme });
  return language !== undefined || theme !== undefined;
};

/** Language of the desk, before an event is open. */
export const LanguageMenu = () => {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <MenuButton
      label={`${t('language')}: ${languageOf(current).name}`}
      icon={<Languages size={18} aria-hidden />}
      shown={current.toUpperCase()}
      tone="quiet"
      items={useLanguageEntries()}
      onAction={chooseLook}
    />
  );
};

export const ThemeMenu = () => {
  const { t } = useTranslation('shell');
  const theme = useApp(({ settings }) => settings.theme);
  const Icon = { system: SunMoon, light: Sun, dark: Moon }[theme];
  return (
    <MenuButton
      label={`${t('theme')}: ${t(`themes.${theme}`)}`}
      icon={<Icon size={18} aria-hidden />}
      iconOnly
      tone="quiet"
      items={useThemeEntries()}
      onAction={chooseLook}
    />
  );
};
