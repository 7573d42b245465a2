/** What the back end sends to a hall window, with the fonts it needs. */

import { create } from 'zustand';
import type { Settings } from '../../core/api/app.ts';
import type { HallPage, HallScreens } from '../../core/api/hall.ts';
import { call, link, onLink, onPush } from '../door/current.ts';
import { loadedFaces, loadFonts } from '../fonts/load.ts';
import type { Language } from '../i18n/language.ts';
import { messagesIn, secondIn, typeset } from './typeset.ts';

type Feed = {
  readonly page: HallPage | null;
  readonly hall: Settings['hall'] | null;
  readonly clock: Settings['clock'] | null;
  readonly language: Language;
  /** Raised when more pieces of the fonts have come in. */
  readonly fonts: number;
};

export const useFeed = create<Feed>()(() => ({ page: null, hall: null, clock: null, language: 'en', fonts: 0 }));

const { getState, setState } = useFeed;

let locale: Language = 'en';
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

const takePage = async (page: HallPage): Promise<void> => {
  newest += 1;
  const mine = newest;
  screens = page.screens;
  const view = unchanged(await typeset(page.view, page.screens, getState().language, countFonts));
  if (mine === newest) setState({ page: { ...page, screens, view } });
};

const refresh = async (): Promise<void> => {
  const info = await call('app.info', {});
  if (!info.ok) return;
  locale = info.value.locale;
  takeSettings(info.value.settings);
  const page = await call('hall.page', {});
  if (page.ok) await takePage(page.value);
};

/** Joins the feed to the door of this page: what there is now, then every change; after a broken line all of it again. */
export const startFeed = (): void => {
  onPush((push) => {
    if (push.type === 'hall.page') void takePage(push.page);
    if (push.type === 'hall.screens') takeScreens(push.screens);
    if (push.type === 'app.settings') takeSettings(push.settings);
  });
  onLink((now) => {
    if (now === 'joined') void refresh();
  });
  if (link() === 'joined') void refresh();
};
