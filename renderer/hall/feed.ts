/** What the back end sends to a hall window, with the fonts it needs. */

import { create } from 'zustand';
import type { Settings } from '../../core/api/app.ts';
import type { Input } from '../../core/api/contract.ts';
import type { HallPage, HallScreens } from '../../core/api/hall.ts';
import { type Language, languages } from '../../core/languages.ts';
import { call, link, onLink, onPush } from '../door/current.ts';
import { loadedFaces, loadFonts } from '../fonts/load.ts';
import { watchAnswers } from './answers.ts';
import type { Stale } from './hall-window.tsx';
import { messagesIn, secondIn, typeset } from './picture/typeset.ts';

type Feed = {
  readonly page: HallPage | null;
  readonly hall: Settings['hall'] | null;
  readonly clock: Settings['clock'] | null;
  readonly language: Language;
  /** Raised when more pieces of the fonts have come in. */
  readonly fonts: number;
  /** Since when the picture is not kept up; null while it is. */
  readonly stale: Stale | null;
  /** How often the program was joined: one that was started again knows no window. */
  readonly joined: number;
};

export const useFeed = create<Feed>()(() => ({
  page: null,
  hall: null,
  clock: null,
  language: languages[0],
  fonts: 0,
  stale: null,
  joined: 0,
}));

const { getState, setState } = useFeed;

let locale: Language = languages[0];
let newest = 0;

/** The view that is known already where nothing in it has changed: every step of the journal sends one. */
const unchanged = (view: HallPage['view']): HallPage['view'] => {
  const known = getState().page?.view ?? null;
  return JSON.stringify(known) === JSON.stringify(view) ? known : view;
};

const takeSettings = ({ hall, clock, language }: Settings): void =>
  setState({ hall, clock, language: hall.language ?? language ?? locale });

/** The newest that was told: a page whose fonts come slowly does not bring older wishes with it. */
let screens: HallScreens = {};

const countFonts = (): void => setState({ fonts: loadedFaces() });

const takeScreens = (told: HallScreens): void => {
  screens = told;
  const { page } = getState();
  void loadFonts([...messagesIn(told), ...secondIn(told, page?.view ?? null, getState().language)]).then(countFonts);
  if (page !== null) setState({ page: { ...page, screens } });
};

/** While no event is shown, whoever has a picture keeps it, and says since when. */
const staleOf = ({ event, asOf }: HallPage): Stale | null => {
  const { page, stale } = getState();
  if (asOf !== null) return { at: asOf, why: 'closed' };
  if (event !== null || page === null || page.event === null) return null;
  return stale ?? { at: Date.now(), why: 'closed' };
};

const takePage = async (page: HallPage): Promise<void> => {
  newest += 1;
  const mine = newest;
  screens = page.screens;
  const view = unchanged(await typeset(page.view, page.screens, getState().language, countFonts));
  if (mine !== newest) return;
  const known = getState().page;
  const stale = staleOf(page);
  // The restarted program did not send this picture: the page tells it so, and draws none in its place.
  if (page.event === null && known !== null) {
    const made = known.event === null ? page.made : 0;
    setState({ page: { ...known, screens, made }, stale });
  } else setState({ page: { ...page, screens, view }, stale });
};

const showing = (): Input<'hall.page'> => {
  const { page } = getState();
  return { shows: page === null || page.event === null ? null : { event: page.event, name: page.view?.event ?? '' } };
};

const refresh = async (): Promise<void> => {
  const info = await call('app.info', {});
  if (!info.ok) return;
  locale = info.value.locale;
  takeSettings(info.value.settings);
  const page = await call('hall.page', showing());
  if (!page.ok) return;
  await takePage(page.value);
  setState(({ joined }) => ({ joined: joined + 1 }));
};

const lost = (): void => {
  if (getState().stale === null) setState({ stale: { at: Date.now(), why: 'lost' } });
};

/** Joins the feed to the door of this page: what there is now, then every change; after a broken line or a silence all of it again. */
export const startFeed = (): void => {
  onPush((push) => {
    if (push.type === 'hall.page') void takePage(push.page);
    if (push.type === 'hall.screens') takeScreens(push.screens);
    if (push.type === 'app.settings') takeSettings(push.settings);
  });
  onLink((now) => {
    if (now === 'joined') void refresh();
    else lost();
  });
  watchAnswers({
    ask: async () => (await call('app.info', {})).ok,
    onSilent: lost,
    onBack: () => void refresh(),
  });
  if (link() === 'joined') void refresh();
};
