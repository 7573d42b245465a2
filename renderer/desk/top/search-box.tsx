import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../parts/kbd.tsx';
import { deedOf, perform, shortcutOf } from '../commands/commands.ts';
import { shortcutText } from '../commands/shortcut.ts';
import styles from '../shell.module.css';

/** Looks like the field that it opens: everything that can be done or found, by its words [W-7.1]. */
export const SearchBox = () => {
  const { t } = useTranslation('shell');
  const deed = deedOf('app.palette');
  const shortcut = deed === undefined ? null : shortcutOf(deed);
  return (
    <button
      type="button"
      className={styles.topSearch}
      title={t('palette.search')}
      onClick={() => perform('app.palette')}
    >
      <Search size={16} aria-hidden />
      <span>{t('palette.search')}</span>
      {shortcut !== null && <Kbd>{shortcutText(shortcut)}</Kbd>}
    </button>
  );
};
