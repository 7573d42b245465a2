import { useTranslation } from 'react-i18next';
import { useTextOf } from '../../i18n/text.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { closeDialog } from '../place.ts';
import styles from './commands.module.css';
import { canPerform, type Deed, shortcutOf, useDeedStore } from './commands.ts';
import { shortcutText } from './shortcut.ts';

/** Headings that come first, as in the menu; those of the screen and its parts follow. */
const FIRST = ['shell:groups.file', 'shell:groups.edit', 'shell:groups.go', 'shell:groups.program'];

const placeOf = (rank: number): number => (rank < 0 ? FIRST.length : rank);

type Keyed = { readonly deed: Deed; readonly keys: string };

/** Among deeds that share a key, lists those it does now; where it does none now, those it would do. */
const isNow = ({ deed, keys }: Keyed, _at: number, all: readonly Keyed[]): boolean =>
  canPerform(deed) || !all.some((other) => other.keys === keys && canPerform(other.deed));

/** Every key that does something here and now, under its headings. */
export const ShortcutsDialog = () => {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const deeds = useDeedStore((store) => store.deeds);
  const keyed = deeds.flatMap((deed) => {
    const shortcut = shortcutOf(deed);
    return shortcut === null || deed.belongs?.() === false ? [] : [{ deed, keys: shortcutText(shortcut) }];
  });
  /** What has two keys, as Paper has, stands once with both. */
  const byTitle = (entries: readonly Keyed[]) =>
    [...Map.groupBy(entries, ({ deed }) => textOf(deed.titleKey, deed.params))].map(
      ([title, all]) => [title, all.map(({ keys }) => keys)] as const,
    );
  // One heading a word, however many parts of the program write under it; a key stands once under it, with what it does now.
  const groups = [...Map.groupBy(keyed, ({ deed }) => textOf(deed.groupKey))]
    .map(([heading, entries]) => ({
      heading,
      rank: FIRST.indexOf(entries[0]?.deed.groupKey ?? ''),
      entries: byTitle([...new Map(entries.filter(isNow).map((entry) => [entry.keys, entry])).values()]),
    }))
    .toSorted((a, b) => placeOf(a.rank) - placeOf(b.rank));
  return (
    <Dialog title={t('deeds.shortcuts')} isOpen onClose={closeDialog} size="large">
      <div className={styles.shortcuts}>
        {groups.map(({ heading, entries }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul>
              {entries.map(([title, keys]) => (
                <li key={title}>
                  {title}
                  <span>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
