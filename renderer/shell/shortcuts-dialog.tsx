import { useTranslation } from 'react-i18next';
import { Dialog } from '../design/dialog.tsx';
import { Kbd } from '../design/kbd.tsx';
import { useTextOf } from '../i18n/text.ts';
import { shortcutOf, useDeedStore } from './commands.ts';
import { closeDialog } from './place.ts';
import { shortcutText } from './shortcut.ts';

/** Every key that does something here and now, under its headings. */
export const ShortcutsDialog = () => {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const deeds = useDeedStore((store) => store.deeds);
  const keyed = deeds.flatMap((deed) => {
    const shortcut = shortcutOf(deed);
    return shortcut === null ? [] : [{ deed, keys: shortcutText(shortcut) }];
  });
  const groups = Object.entries(Object.groupBy(keyed, ({ deed }) => deed.groupKey));
  return (
    <Dialog title={t('shortcuts')} isOpen onClose={closeDialog} size="large">
      <div className="shortcuts">
        {groups.map(([groupKey, entries = []]) => (
          <section key={groupKey}>
            <h3>{textOf(groupKey)}</h3>
            <ul>
              {entries.map(({ deed, keys }) => (
                <li key={deed.id}>
                  {textOf(deed.titleKey, deed.params)}
                  <Kbd>{keys}</Kbd>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
