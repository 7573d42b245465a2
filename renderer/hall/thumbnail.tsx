import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { Settings } from '../../core/api/app.ts';
import type { HallState, Reveal } from '../../core/api/hall.ts';
import { families } from '../../core/families.ts';
import { faceOf, viewNow } from '../../core/sheets/clock.ts';
import { withSecondScript } from '../../core/sheets/dressed.ts';
import type { Image } from '../../core/sheets/legibility.ts';
import type { Voice } from '../../core/sheets/placed.ts';
import { allSpelled } from '../../core/sheets/printable.ts';
import { type PublishedView, published } from '../../core/sheets/published.ts';
import { withReveal } from '../../core/sheets/reveal.ts';
import { withRevision } from '../../core/sheets/revision.ts';
import { withSubstitutes } from '../../core/sheets/substitutes.ts';
import type { Ledger } from '../../core/tournament/ledger.ts';
import { useTicking } from '../clock/ticking.ts';
import { useBox } from '../design/use-box.ts';
import { loadedFaces, loadFonts } from '../fonts/load.ts';
import { canvasMeasure } from '../fonts/measure.ts';
import type { Language } from '../i18n/language.ts';
import { useGlyphs } from '../print/unprintable.ts';
import { paperVoice } from '../print/voice.ts';
import { writtenIn } from '../print/written.ts';
import { useList } from './list.ts';
import { useCurrent, useStageTime } from './own.ts';
import { Picture } from './picture.tsx';
import { revisedOf, useClock } from './time.ts';
import './thumbnail.css';

/** What a projector mostly has; taken while no hall window says otherwise. */
const USUAL: Image = { width: 1920, height: 1080 };

const viewOf = (ledger: Ledger, language: Language, reveal: Reveal | null): PublishedView | null => {
  const { tournament } = ledger;
  const family = tournament === null ? undefined : families[tournament.family];
  if (tournament === null || family === undefined) return null;
  const view = published(tournament, family, language);
  if (view === null) return null;
  const seen = withSubstitutes(withRevision(view, ledger), tournament, family, language);
  return reveal === null ? seen : withReveal(seen, tournament, family, reveal);
};

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

/** The value that is known already where nothing in it has changed: most steps change nothing that the hall shows. */
const useUnchanged = <T,>(value: T): T => {
  const known = useRef({ value, text: '' });
  if (known.current.value !== value) {
    const text = JSON.stringify(value);
    if (known.current.text !== text) known.current = { value, text };
  }
  return known.current.value;
};

type Hall = Settings['hall'];

/** The list as the hall lays it out, for its picture and for the advice. */
export const useShown = (
  ledger: Ledger,
  state: HallState,
  reveal: Reveal,
  { hall, clock: { warnings, hideSeating } }: Settings,
  language: Language,
) => {
  const { screen: wanted, shown } = state;
  const { secondScript } = wanted;
  const told = wanted.view === 'reveal' ? reveal : null;
  const has = useGlyphs();
  const newest = useMemo(() => {
    const view = viewOf(ledger, language, told);
    if (view === null || ledger.tournament === null || has === null) return null;
    return allSpelled(secondScript ? withSecondScript(view, ledger.tournament) : view, has);
  }, [ledger, language, told, secondScript, has]);
  const latest = useUnchanged(newest);
  // While the hall still shows the revision before, so does the thumbnail.
  const known = useRef(new Map<string, PublishedView>());
  if (latest !== null) known.current.set(latest.stamp, latest);
  const base = shown?.stamp === null || shown === null ? latest : (known.current.get(shown.stamp) ?? latest);
  const image = useMemo(() => (shown === null ? USUAL : { width: shown.width, height: shown.height }), [shown]);
  const { bilingual } = wanted;
  const voice = useMemo(() => paperVoice(language, bilingual), [language, bilingual]);
  const fonts = useFonts(latest, wanted.message, voice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths change when fonts come in
  const measure = useMemo(() => canvasMeasure(), [fonts]);
  const clock = latest?.clock ?? null;
  const now = useTicking(clock);
  const shownView = shown?.view ?? viewNow(wanted, latest?.round ?? 0, clock, now, hideSeating);
  const screen = useMemo(() => ({ ...wanted, view: shownView }), [wanted, shownView]);
  const view = useCurrent(base, latest, screen.view);
  const time = useStageTime(view, screen.view);
  const list = useList(view, screen, image, hall, voice, measure);
  const roundClock = clock === null ? null : { face: faceOf(clock, now, warnings), warnings, end: clock.end };
  return { view, time, screen, roundClock, image, list, voice, measure };
};

type Props = {
  readonly state: HallState;
  readonly laid: ReturnType<typeof useShown>;
  readonly hall: Hall;
  readonly language: Language;
};

/** The hall's picture, smaller: the same rows, the page that the hall says it shows. */
export const Thumbnail = ({ state, laid, hall, language }: Props) => {
  const { view, time, screen, roundClock, image, list, voice, measure } = laid;
  const { shown } = state;
  const clock = useClock(language);
  const { ref, box } = useBox<HTMLDivElement>();
  const scale = (box?.width ?? 0) / image.width;
  const notice = shown?.notice ?? null;
  return (
    <div
      ref={ref}
      className="thumbnail"
      inert
      style={{ '--scale': scale, aspectRatio: `${image.width} / ${image.height}` } as CSSProperties}
    >
      <div className="thumbnail-scaled">
        <Picture
          screen={screen}
          view={view}
          notice={notice === null ? null : { kind: notice, round: view?.round ?? 0 }}
          list={list}
          page={Math.max(0, (shown?.page ?? 1) - 1)}
          image={image}
          room={hall}
          logo={hall.logo ?? null}
          theme={hall.theme}
          language={language}
          {...revisedOf(view, Date.now(), language)}
          clock={clock}
          roundClock={roundClock}
          now={time}
          progress={null}
          voice={voice}
          measure={measure}
        />
      </div>
    </div>
  );
};
