import { useTranslation } from 'react-i18next';
import { useTextOf } from '../../i18n/text.ts';
import { MenuButton, type MenuEntry } from '../../parts/menu.tsx';
import { canPerform, deedOf, perform, shortcutOf, useDeedStore } from '../commands/commands.ts';
import { shortcutText } from '../commands/shortcut.ts';
import { ProductMark } from './product-mark.tsx';

/** What the menu of the program offers, in order; what is not registered is not shown. */
const ITEMS = [
  'edit.event',
  'line',
  'file.new',
  'file.open',
  'file.saveCopyAs',
  'file.import',
  'file.importRounds',
  'file.export',
  'file.verify',
  'file.erase',
  'file.close',
  'line',
  'app.palette',
  'app.settings',
  'app.help',
  'app.shortcuts',
  'app.about',
];

/** The product's name, which unfolds what concerns the file and the program. */
export const FileMenu = () => {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  useDeedStore((store) => store.deeds);
  const items = ITEMS.flatMap((id): readonly MenuEntry[] => {
    if (id === 'line') return ['line'];
    const deed = deedOf(id);
    if (deed === undefined) return [];
    const shortcut = shortcutOf(deed);
    return [
      {
        id,
        label: textOf(deed.titleKey),
        shortcut: shortcut === null ? null : shortcutText(shortcut),
        isDisabled: !canPerform(deed),
      },
    ];
  });
  return <MenuButton label={t('product')} icon={<ProductMark />} tone="quiet" items={items} onAction={perform} />;
};
