/**
 * The window in the hall.
 *
 * | rule [hall-and-print 2.8, A-03] | where |
 * | --- | --- |
 * | no focus, no selection, no menu, no drag, no keys | `inert`, `useDeafness` |
 * | the kiosk alone answers: letters and presses, nothing that commands the program | `useDeafness` |
 * | only the published view ever gets here | `hall.page` |
 * | says what it shows, so that the desk need not guess | `hall.shown` |
 * | in the network it is only looked at | `isRemote` |
 */

import { type CSSProperties, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Settings } from '../../core/api/app.ts';
import type { HallPlace, HallScreen } from '../../core/api/hall.ts';
import type { Language } from '../../core/languages.ts';
import { hidingClock, viewNow } from '../../core/sheets/hall/clock.ts';
import { wholeCycle } from '../../core/sheets/hall/dwell.ts';
import {
  courseOf,
  type HallViewId,
  ownViewOf,
  viewAt,
  viewsInTurn,
  withoutLeft,
} from '../../core/sheets/hall/hall-views.ts';
import type { Image } from '../../core/sheets/hall/legibility.ts';
import type { PublishedView } from '../../core/sheets/hall/published-view.ts';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import { strike, useGong, useMute } from '../clock/gong.ts';
import { useFace } from '../clock/ticking.ts';
import { call } from '../door/current.ts';
import { canvasMeasure } from '../fonts/measure.ts';
import { paperVoice } from '../print/voice.ts';
import { useCurrent, useStageGong, useStageTime } from './own.ts';
import { useList } from './picture/list.ts';
import { Picture } from './picture/picture.tsx';
import { clockText, revisedOf, steadyNow, useClock } from './picture/time.ts';
import { shareOf, useShow, useTurning } from './show.ts';

const HEARD = [
  'keydown',
  'keypress',
  'mousedown',
  'contextmenu',
  'wheel',
  'touchstart',
  'dragstart',
  'dragover',
  'drop',
];

/** What a kiosk hears besides: presses, and keys that type. */
const isForKiosk = (event: Event): boolean => {
  if (!(event instanceof KeyboardEvent)) return event.type === 'mousedown' || event.type === 'touchstart';
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  return [...event.key].length === 1 || event.key === 'Backspace' || event.key === 'Escape';
};

/** Swallows keys and clicks. F11 is left to the browser: in the browser host it fills the projector's picture. */
const useDeafness = (isKiosk: boolean, isRemote: boolean): void => {
  useEffect(() => {
    if (isRemote) return undefined;
    const swallow = (event: Event) => {
      if (event instanceof KeyboardEvent && event.code === 'F11') return;
      if (isKiosk && isForKiosk(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of HEARD) window.addEventListener(type, swallow, { capture: true, passive: false });
    return () => {
      for (const type of HEARD) window.removeEventListener(type, swallow, { capture: true });
    };
  }, [isKiosk, isRemote]);
};

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

const useImage = () => {
  const [image, setImage] = useState(windowSize);
  useEffect(() => {
    const resized = () => setImage(windowSize());
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
  return image;
};

/** Draws again every second while pages turn, for the bar. */
const useSeconds = (running: boolean): void => {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(again, 1000);
    return () => clearInterval(timer);
  }, [running]);
};

/** How a picture of its own width and height comes to stand turned in the window. */
const turned = (rotation: HallScreen['rotation'], { width, height }: Image): CSSProperties => {
  if (rotation === 0) return {};
  const move = { 90: `${height}px, 0`, 180: `${width}px, ${height}px`, 270: `0, ${width}px` }[rotation];
  return { width, height, transform: `translate(${move}) rotate(${rotation}deg)`, transformOrigin: '0 0' };
};

/** Whether the system asks for less motion: lists then turn pages [hall-and-print 2.6]. */
const lessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The settings of one window, and what it may show. */
export type WindowPage = {
  readonly screen: HallScreen;
  readonly event: string | null;
  readonly view: PublishedView | null;
  /** Number of the view, where the window tells the desk which one it shows. */
  readonly made?: number;
};

/** A picture that is not kept up: since when, and whether the program was lost or the event closed. */
export type Stale = { readonly at: number; readonly why: 'lost' | 'closed' };

/** The number of the view that is shown, which may be an earlier one than was sent last. */
const useMade = (view: PublishedView | null, sent: number, shown: PublishedView | null): number => {
  const numbers = useRef(new Map<PublishedView, number>());
  if (view !== null) numbers.current.set(view, sent);
  const made = shown === null ? sent : (numbers.current.get(shown) ?? 0);
  for (const known of numbers.current.keys()) if (known !== view && known !== shown) numbers.current.delete(known);
  return made;
};

const NO_COURSE = { before: null, after: null };

/** "as of 14:02" */
export const staleText = (stale: Stale | null, language: Language, { say }: Voice): string | null =>
  stale === null
    ? null
    : say({
        code: stale.why === 'lost' ? 'sheets.hall.lost' : 'sheets.hall.asOf',
        params: { at: clockText(stale.at, language) },
      });

const NOWHERE: HallPlace = { view: null, page: 0 };

type Props = {
  readonly page: WindowPage;
  /** The number of the window. */
  readonly no?: number;
  /** Where it was before it was closed. */
  readonly resume?: HallPlace;
  readonly hall: Omit<Settings['hall'], 'language'>;
  readonly clock: Settings['clock'];
  readonly language: Language;
  /** Raised when more pieces of the fonts have come in. */
  readonly fonts: number;
  /** On another computer, over the network: it tells the desk nothing, and the keys are its owner's. */
  readonly isRemote?: boolean;
  readonly stale?: Stale | null;
  /** Rises when the window joins the program again and says anew what it shows. */
  readonly joined?: number;
};

/** Sounds the gong when the TO tries it, once for each time. */
const useTriedGong = (asked: number): void => {
  const heard = useRef(asked);
  useEffect(() => {
    if (heard.current !== asked) strike('end');
    heard.current = asked;
  }, [asked]);
};

export const HallWindow = ({
  page,
  no = 1,
  resume = NOWHERE,
  hall,
  clock: clockSettings,
  language,
  fonts,
  isRemote = false,
  stale = null,
  joined = 0,
}: Props) => {
  const { screen: wanted, view, made: sent = 0 } = page;
  const { rotation } = wanted;
  const size = useImage();
  const onSide = rotation === 90 || rotation === 270;
  const image = useMemo(() => (onSide ? { width: size.height, height: size.width } : size), [onSide, size]);
  const clock = useClock(language);
  const voice = useMemo(() => paperVoice(language, wanted.bilingual), [language, wanted.bilingual]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths change when fonts come in
  const measure = useMemo(() => canvasMeasure(), [fonts]);
  const [show, tell] = useShow(page, wanted, resume);
  const made = useMade(view, sent, show.shown);
  // A view with new results waits for the end of its page; the clock in it does not.
  const { warnings, hideSeating, sound } = clockSettings;
  const published = view !== null && view.round === show.shown?.round ? view.clock : null;
  const face = useFace(published, warnings);
  useGong(face, `${view?.event} ${view?.round}`, sound === 'hall');
  useTriedGong(wanted.gong);
  const mute = useMute() && sound === 'hall';
  const standIn = (id: HallViewId) =>
    viewNow({ ...wanted, hideSeating, view: id }, view?.round ?? 0, hidingClock(view, published), Date.now());
  const logo = hall.logo ?? null;
  const turning = viewsInTurn(
    wanted,
    show.shown === null ? null : withoutLeft(show.shown, Date.now()),
    standIn,
    logo !== null,
  );
  const shownView = viewAt(show.at, turning, standIn(wanted.view));
  const scroll = wanted.scroll && !lessMotion();
  const screen = useMemo(() => ({ ...wanted, scroll, view: shownView }), [wanted, scroll, shownView]);
  const current = useCurrent(show.shown, view, shownView);
  const sounding = [shownView, ...turning].find((id) => ownViewOf(view, id)?.kind === 'clock') ?? shownView;
  const time = useStageTime(view, sounding);
  useStageGong(view, sounding, time, sound === 'hall' && no === 1);
  const isKiosk = !screen.black && ownViewOf(current, shownView)?.kind === 'kiosk';
  useDeafness(isKiosk, isRemote);
  const list = useList(current, screen, { image, room: hall }, { voice, measure });
  const stay = Math.max(wanted.viewSeconds, list === null ? 0 : wholeCycle(list));
  const { before, after } = courseOf(turning, shownView, stay) ?? NO_COURSE;
  const course = useMemo(
    () => (before === null || after === null ? null : { before, after, stay }),
    [before, after, stay],
  );
  const isLost = stale?.why === 'lost';
  useTurning(show, tell, wanted, { view: shownView, list, course, stands: isLost });
  const now = steadyNow();
  // That the round was started shows at once, also on a page that waits for its end.
  const ofShown = view?.stamp === show.shown?.stamp ? view : show.shown;
  const progress = isLost ? null : shareOf(show, list, now);
  useSeconds(progress !== null);

  const pages = list?.pages.length ?? 0;
  const at = Math.min(show.page, Math.max(0, pages - 1));
  const stamp = list === null ? null : (show.shown?.stamp ?? null);
  const { notice } = show;
  const { width, height } = image;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a program that was started again has to be told
  useEffect(() => {
    if (width === 0 || height === 0 || isRemote) return;
    void call('hall.shown', {
      hall: no,
      width,
      height,
      view: shownView,
      page: pages === 0 ? 0 : at + 1,
      pages,
      stamp,
      notice,
      made,
      mute,
    });
  }, [no, width, height, shownView, at, pages, stamp, notice, made, mute, isRemote, joined]);

  return (
    <div inert={!isKiosk} style={turned(rotation, image)}>
      <Picture
        screen={screen}
        view={current}
        notice={show.notice}
        list={list}
        page={at}
        image={image}
        room={hall}
        logo={logo}
        theme={hall.theme}
        language={language}
        {...revisedOf(ofShown, Date.now(), language)}
        clock={stale === null ? clock : ''}
        roundClock={face === null || published === null ? null : { face, warnings, end: published.end }}
        now={time}
        progress={progress}
        asOf={staleText(stale, language, voice)}
        voice={voice}
        measure={measure}
      />
    </div>
  );
};
