import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../parts/kbd.tsx';
import { Layer } from '../../parts/layer.tsx';
import dialogStyles from '../../parts/layers.module.css';
import { useTournament } from '../../store/tournament.ts';
import { calledAmong, calledEntries, everything } from '../find/entries.ts';
import type { Entry } from '../find/entry.ts';
import { indexOf, ranked } from '../find/ranking.ts';
import { rememberUse, usedLast } from '../find/used.ts';
import { closeDialog } from '../place.ts';
import styles from './commands.module.css';
import { useDeedStore } from './commands.ts';
import { FoundLine, lineId } from './found-line.tsx';

/** Most lines at a time; whoever looks for the next one types on. With nothing typed every act stands there: it can be had without a key [W-7.1]. */
const MOST = 60;
/** Second lines stand below people while so few are found. */
const FEW = 2;

/** A line, and whether it stands below a person. */
type Shown = { readonly entry: Entry; readonly isUnder: boolean };

/** The act that asks now, and what it can be given; null: everything is found. */
type Asking = { readonly title: string; readonly entries: readonly Entry[] } | null;

const shownOf = (found: readonly Entry[], typed: string): readonly Shown[] => {
  const isFew = typed !== '' && found.filter(({ isPerson }) => isPerson === true).length <= FEW;
  const listed = found.filter(({ isAct }, at) => at < MOST || (typed === '' && isAct));
  return listed.flatMap((entry) => [
    { entry, isUnder: false },
    ...(isFew && entry.isPerson === true ? (entry.asks?.() ?? []) : []).map((line) => ({
      entry: line,
      isUnder: true,
    })),
  ]);
};

const useShown = (typed: string, asking: Asking): readonly Shown[] => {
  const { i18n } = useTranslation('shell');
  const deeds = useDeedStore((store) => store.deeds);
  const tournament = useTournament();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the language.
  const index = useMemo(
    () => indexOf(asking?.entries ?? everything(deeds, tournament)),
    [asking, deeds, tournament, i18n.language],
  );
  return useMemo(() => {
    const found = shownOf(ranked(index, typed, usedLast()), typed);
    if (tournament === null) return found;
    const called = asking === null ? calledEntries(tournament, typed) : calledAmong(asking.entries, tournament, typed);
    const first = called.map((entry, at): Shown => ({ entry, isUnder: at > 0 }));
    return [...first, ...found.filter(({ entry }) => !called.includes(entry))];
  }, [index, typed, asking, tournament]);
};

/** The box that finds everything and does it: type, arrows, Enter; Alt+Enter shows where it is [W-7.1]. */
export const Palette = () => {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState<Asking>(null);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const shown = useShown(typed, asking);
  const at = Math.min(chosen, Math.max(0, shown.length - 1));
  useEffect(() => {
    document.getElementById(lineId(at))?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const begin = (next: Asking) => {
    setAsking(next);
    setTyped('');
    setChosen(0);
  };
  const leaveFor = (entry: Entry, act: () => void) => {
    if (asking === null) rememberUse(entry.id);
    closeDialog();
    // After the dialog has given the focus back, so that the deed finds the screen as it was.
    requestAnimationFrame(act);
  };
  const take = (entry: Entry | undefined) => {
    if (entry?.asks != null) {
      rememberUse(entry.id);
      begin({ title: entry.title, entries: entry.asks() });
    } else if (entry?.perform != null) leaveFor(entry, entry.perform);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition of an input method is not ours [K-11].
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) setChosen(Math.max(0, Math.min(shown.length - 1, at + step)));
    else if (event.key === 'Enter') {
      const entry = shown[at]?.entry;
      if (event.altKey && entry?.show != null) leaveFor(entry, entry.show);
      else take(entry);
    } else if (asking !== null && (event.key === 'Escape' || (event.key === 'Backspace' && typed === ''))) begin(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ModalOverlay
      className={`${dialogStyles.shade} ${styles.paletteShade}`}
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) closeDialog();
      }}
    >
      <Modal className={`modal ${styles.palette}`}>
        <AriaDialog className={dialogStyles.dialog ?? ''} aria-label={t('palette.search')}>
          <Layer>
            <div className={styles.paletteField}>
              <Search size={20} aria-hidden />
              {asking !== null && <span className={styles.paletteAsking}>{asking.title}</span>}
              <input
                className={styles.paletteInput}
                role="combobox"
                aria-label={asking?.title ?? t('palette.search')}
                aria-expanded={shown.length > 0}
                aria-controls="palette-found"
                {...(shown[at] === undefined ? {} : { 'aria-activedescendant': lineId(at) })}
                placeholder={asking === null ? t('palette.search') : ''}
                autoComplete="off"
                spellCheck={false}
                // biome-ignore lint/a11y/noAutofocus: the box is opened to be typed into.
                autoFocus
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setChosen(0);
                  list.current?.scrollTo(0, 0);
                }}
                onKeyDown={onKeyDown}
              />
            </div>
            <div
              className={styles.paletteList}
              id="palette-found"
              role="listbox"
              aria-label={t('palette.search')}
              ref={list}
            >
              {shown.map(({ entry, isUnder }, index) => (
                <FoundLine
                  key={entry.id}
                  entry={entry}
                  isUnder={isUnder}
                  index={index}
                  isChosen={index === at}
                  onChoose={() => setChosen(index)}
                  onTake={() => take(entry)}
                />
              ))}
            </div>
            {shown.length === 0 && (
              <p className={styles.paletteNone} role="status">
                {t('palette.none')}
              </p>
            )}
            <footer className={styles.paletteFoot}>
              <span>
                <Kbd>⏎</Kbd> {t('palette.do')}
              </span>
              <span>
                <Kbd>Alt ⏎</Kbd> {t('palette.show')}
              </span>
              <span className={styles.paletteWhat}>{t('palette.what')}</span>
            </footer>
          </Layer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
