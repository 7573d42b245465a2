import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../core/api/app.ts';
import type { HallPage, HallState } from '../../../core/api/hall.ts';
import type { Language } from '../../../core/languages.ts';
import { faceOf, hidingClock, viewNow } from '../../../core/sheets/hall/clock.ts';
import type { Notice } from '../../../core/sheets/hall/hall-show.ts';
import type { Image } from '../../../core/sheets/hall/legibility.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Voice } from '../../../core/sheets/layout/laid.ts';
import { allSpelled } from '../../../core/sheets/paper/printable.ts';
import { useTicking } from '../../clock/ticking.ts';
import { loadedFaces, loadFonts } from '../../fonts/load.ts';
import { canvasMeasure } from '../../fonts/measure.ts';
import { useGlyphs } from '../../fonts/unprintable.ts';
import { useBox } from '../../parts/use-box.ts';
import { paperVoice } from '../../print/voice.ts';
import { writtenIn } from '../../print/written.ts';
import { useApp } from '../../store/app.ts';
import styles from '../hall.module.css';
import { type Stale, staleText } from '../hall-window.tsx';
import { useCurrent, useStageTime } from '../own.ts';
import { useList } from './list.ts';
import { Picture } from './picture.tsx';
import { revisedOf, useClock } from './time.ts';

/** What a projector mostly has; taken while no hall window says otherwise. */
const USUAL: Image = { width: 1920, height: 1080 };

/** Raised when the fonts that the view needs have come in. */
const useFonts = (view: PublishedView | null, message: string, voice: Voice): number => {
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    let wanted = true;
    void loadFonts([...(view === null ? [] : writtenIn(view, voice)), { text: message, lang: null }]).then(() => {
      if (wanted) setLoaded(loadedFaces());
    });
    return () => {
      wanted = false;
    };
  }, [view, message, voice]);
  return loaded;
};

type Hall = Settings['hall'];

/** Pictures that a hall window may still show after a newer one was sent. */
const RECENT = 12;

/** The list as the hall lays it out, for its picture and for the advice: of the view that the window says it shows. */
export const useShown = (
  page: HallPage | null,
  state: HallState,
  { hall, clock: { warnings, hideSeating } }: Settings,
  language: Language,
) => {
  const { screen: wanted, shown } = state;
  const lost = useApp((app) => app.lost);
  const has = useGlyphs();
  const sent = page?.view ?? null;
  const latest = useMemo(() => (sent === null || has === null ? null : allSpelled(sent, has)), [sent, has]);
  const known = useRef(new Map<number, PublishedView>());
  if (latest !== null && page !== null) known.current.set(page.made, latest);
  for (const made of known.current.keys()) if (made <= (page?.made ?? 0) - RECENT) known.current.delete(made);
  const base = shown === null ? latest : (known.current.get(shown.made) ?? latest);
  const image = useMemo(() => (shown === null ? USUAL : { width: shown.width, height: shown.height }), [shown]);
  const { bilingual } = wanted;
  const voice = useMemo(() => paperVoice(language, bilingual), [language, bilingual]);
  const fonts = useFonts(latest, wanted.message, voice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths change when fonts come in
  const measure = useMemo(() => canvasMeasure(), [fonts]);
  const clock = latest?.clock ?? null;
  const now = useTicking(clock);
  const shownView =
    shown?.view ?? viewNow({ ...wanted, hideSeating }, latest?.round ?? 0, hidingClock(latest, clock), now);
  const screen = useMemo(() => ({ ...wanted, view: shownView }), [wanted, shownView]);
  const view = useCurrent(base, latest, screen.view);
  const time = useStageTime(view, screen.view);
  const list = useList(view, screen, { image, room: hall }, { voice, measure });
  const roundClock = clock === null ? null : { face: faceOf(clock, now, warnings), warnings, end: clock.end };
  const asOf = page?.asOf ?? null;
  // The window says that it kept a picture that this program never sent.
  const isUnknown = page !== null && page.event === null && shown?.made === 0;
  const stale: Stale | null =
    lost !== null ? { at: lost, why: 'lost' } : asOf !== null ? { at: asOf, why: 'closed' } : null;
  return { view, isUnknown, time, screen, roundClock, image, list, stale, voice, measure };
};

/** Whether the hall is as it is shown here, or nobody knows: without the program neither side hears of the other. */
export const useLiveWord = (): string => {
  const { t } = useTranslation('sheets');
  const { t: shell } = useTranslation('shell');
  return useApp((app) => app.lost) === null ? t('hall.live') : shell('saved.lost');
};

export const LiveWord = () => <span className={styles.hallLive}>{useLiveWord()}</span>;

type Props = {
  readonly state: HallState;
  readonly laid: ReturnType<typeof useShown>;
  readonly hall: Hall;
  readonly language: Language;
  /** From 0; the page that the hall says it shows where nothing else is said. */
  readonly page?: number;
  /** In place of what the hall says. */
  readonly notice?: Notice | null;
};

/** The hall's picture, smaller, with the same rows. */
export const Thumbnail = ({ state, laid, hall, language, ...asked }: Props) => {
  const { view, isUnknown, time, screen, roundClock, image, list, stale, voice, measure } = laid;
  const { shown } = state;
  const { page = Math.max(0, (shown?.page ?? 1) - 1), notice = shown?.notice ?? null } = asked;
  const clock = useClock(language);
  const { t } = useTranslation('sheets');
  const { ref, box } = useBox<HTMLDivElement>();
  const scale = (box?.width ?? 0) / image.width;
  const aspectRatio = `${image.width} / ${image.height}`;
  if (isUnknown && !screen.black && screen.view !== 'message') {
    return (
      <p className={`${styles.thumbnail} ${styles.thumbnailUnknown}`} style={{ aspectRatio }}>
        {t('hall.otherUnknown')}
      </p>
    );
  }
  return (
    <div ref={ref} className={styles.thumbnail} inert style={{ '--scale': scale, aspectRatio } as CSSProperties}>
      <div className={styles.thumbnailScaled}>
        <Picture
          screen={screen}
          view={view}
          // Without the program a hall goes on to its list.
          notice={stale?.why === 'lost' ? null : notice}
          list={list}
          page={page}
          image={image}
          room={hall}
          logo={hall.logo ?? null}
          theme={hall.theme}
          language={language}
          {...revisedOf(view, Date.now(), language)}
          clock={stale === null ? clock : ''}
          roundClock={roundClock}
          now={time}
          progress={null}
          asOf={staleText(stale, language, voice)}
          voice={voice}
          measure={measure}
        />
      </div>
    </div>
  );
};
