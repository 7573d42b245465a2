import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCareMark } from '../../copies/care-mark.tsx';
import { useGame } from '../../games/use-game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { MenuButton, type MenuEntry } from '../../parts/menu.tsx';
import { useTournament } from '../../store/tournament.ts';
import { canPerform, deedOf, perform, shortcutOf, useDeedStore } from '../commands/commands.ts';
import { shortcutText } from '../commands/shortcut.ts';
import { screensFor } from '../screens.ts';
import styles from '../shell.module.css';
import { chooseLook, useLanguageEntries, useThemeEntries } from './look-menus.tsx';
import { ProductMark } from './product-mark.tsx';

/** What the menu holds, in order [W-1.10]; what is not registered is not shown. */
const EVENT = ['edit.event', 'edit.rules', 'edit.times'];
const FILE = [
  'file.new',
  'file.open',
  'file.saveCopyAs',
  'file.import',
  'file.importRounds',
  'file.importOwn',
  'file.export',
  'file.verify',
  'file.second',
  'file.close',
];
const HELP = ['app.help', 'app.shortcuts', 'app.doctor', 'app.diagnostics', 'app.about'];
const APART = ['file.erase'];

/** The entries of deeds by their ids. */
const useEntriesOf = (isOnlyHere: boolean): ((ids: readonly string[]) => readonly MenuEntry[]) => {
  const textOf = useTextOf();
  useDeedStore((store) => store.deeds);
  return (ids) =>
    ids.flatMap((id): readonly MenuEntry[] => {
      const deed = deedOf(id);
      if (deed === undefined) return [];
      const shortcut = shortcutOf(deed);
      return [
        {
          id,
          label:
            id === 'file.second' && isOnlyHere ? textOf('file:marks.onlyHere') : textOf(deed.titleKey, deed.params),
          shortcut: shortcut === null ? null : shortcutText(shortcut),
          isDisabled: !canPerform(deed),
        },
      ];
    });
};

/** Lines stand between what is there. */
const parted = (parts: readonly (readonly MenuEntry[])[]): readonly MenuEntry[] =>
  parts.filter((part) => part.length > 0).flatMap((part, i) => (i === 0 ? part : ['line' as const, ...part]));

/** The name of the event, which unfolds what concerns the event, its file and the program [W-1.10]; with none open the product's. */
export const TitleMenu = () => {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const tournament = useTournament();
  const game = useGame();
  const languages = useLanguageEntries();
  const themes = useThemeEntries();
  const isOnlyHere = useCareMark() === 'onlyHere';
  const entriesOf = useEntriesOf(isOnlyHere);
  const name = tournament?.name;
  const ways = screensFor(game).flatMap(({ id, inMenu }) => (inMenu === true ? [`go.${id}`] : []));
  const look: readonly MenuEntry[] = [
    { id: 'language', label: t('language'), items: languages },
    { id: 'theme', label: t('theme'), items: themes },
  ];
  const help: readonly MenuEntry[] = [{ id: 'help', label: t('help'), items: entriesOf(HELP) }];
  const items =
    tournament === null
      ? parted([entriesOf(FILE), entriesOf(['app.palette', 'app.settings']), help])
      : parted([
          entriesOf(EVENT),
          entriesOf(ways),
          entriesOf(FILE),
          [...look, ...entriesOf(['app.settings']), ...help],
          entriesOf(APART),
        ]);
  return (
    <MenuButton
      label={name === undefined ? t('product') : t('event.menu', { name })}
      icon={<ProductMark />}
      shown={
        <span className={styles.topName} title={name}>
          <bdi>{name ?? t('product')}</bdi>
        </span>
      }
      end={
        <>
          {isOnlyHere && <span className={styles.topDot} title={textOf('file:marks.onlyHere')} />}
          <ChevronDown size={16} aria-hidden />
        </>
      }
      tone="quiet"
      items={items}
      onAction={(id) => chooseLook(id) || perform(id)}
    />
  );
};
