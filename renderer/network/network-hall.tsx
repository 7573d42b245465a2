/**
 * The hall on another computer or a phone: on a large screen the picture of the hall itself, on a small one a list to scroll and to
 * look for oneself in. It reads; there is nothing to command.
 */

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../core/languages.ts';
import { type Stale, staleText } from '../hall/hall-window.tsx';
import { speak } from '../i18n/i18n.ts';
import { textOf } from '../i18n/text.ts';
import { voiceOf } from '../print/voice.ts';
import { keepLanguage, ownLanguage } from './kept.ts';
import { useLine } from './line.ts';
import { ListPage } from './list-page.tsx';
import styles from './network.module.css';
import { PicturePage } from './picture-page.tsx';
import './lists.module.css';
import '../hall/find.module.css';
import './texts.ts';

/** From this size on the picture of the hall can be read from where one sits. */
const LARGE = '(min-width: 1000px) and (min-height: 600px)';

const useLarge = (): boolean => {
  const [isLarge, setLarge] = useState(() => window.matchMedia(LARGE).matches);
  useEffect(() => {
    const query = window.matchMedia(LARGE);
    const changed = () => setLarge(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return isLarge;
};

type Props = {
  /** A screen of the hall: its picture in any size of window, without anything of the browser's owner [hall-takes-part 2.5]. */
  readonly isScreen?: boolean;
};

export const NetworkHall = ({ isScreen = false }: Props) => {
  const { t } = useTranslation('network');
  const { page, lost } = useLine();
  const isLarge = useLarge();
  const [chosen, setChosen] = useState<'list' | 'picture' | null>(null);
  const [own, setOwn] = useState(ownLanguage);
  // The picture is the hall's; a list is the phone's own [fault H-11].
  const isPicture = isScreen || (chosen ?? (isLarge ? 'picture' : 'list')) === 'picture';
  const language = isPicture ? (page?.language ?? own) : own;
  speak(language);
  const event = page?.view?.event ?? null;
  const hall = textOf('sheets:hall.title');
  useEffect(() => {
    document.title = event === null ? hall : `${event} · ${hall}`;
  }, [event, hall]);
  if (page === null) {
    return (
      <main className={styles.netJoining}>
        <p role="status">{t(lost === null ? 'page.joining' : 'page.unreachable')}</p>
      </main>
    );
  }
  const stale: Stale | null =
    lost !== null ? { at: lost, why: 'lost' } : page.asOf !== null ? { at: page.asOf, why: 'closed' } : null;
  if (isPicture) {
    return <PicturePage page={page} stale={stale} onList={isScreen ? null : () => setChosen('list')} />;
  }
  const onLanguage = (next: Language): void => {
    keepLanguage(next);
    setOwn(next);
  };
  return (
    <ListPage
      page={page}
      language={language}
      onLanguage={onLanguage}
      stale={staleText(stale, language, voiceOf(language))}
      {...(isLarge ? { onPicture: () => setChosen('picture') } : {})}
    />
  );
};
