/** What the back end sends to a hall window, with the fonts it needs. */

import { create } from 'zustand';
import type { Settings } from '../../core/api/app.ts';
import type { HallPage, HallScreens } from '../../core/api/hall.ts';
import { allSpelled } from '../../core/sheets/printable.ts';
import { call, link, onLink, onPush } from '../door/current.ts';
import { glyphs, loadedFaces, loadFonts } from '../fonts/load.ts';
import type { Language } from '../i18n/language.ts';
import { voiceOf } from '../print/voice.ts';
import { writtenIn } from '../print/written.ts';

/** A page is shown within a second of its publication, also when a font is slow to come. */
const PATIENCE = 600;

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

const messagesIn = (told: HallScreens) => Object.values(told).map(({ message }) => ({ text: message, lang: null }));

/** What headings in the second language are written with, where a window has them. */
const secondIn = (told: HallScreens, view: HallPage['view']) =>
  view === null || !Object.values(told).some(({ bilingual }) => bilingual)
    ? []
    : writtenIn(view, voiceOf(getState().language === 'en' ? 'ru' : 'en'));

const load = (written: Parameters<typeof loadFonts>[0]): Promise<void> =>
  loadFonts(written).then(() => setState({ fonts: loadedFaces() }));

const takeScreens = (told: HallScreens): void => {
  screens = told;
  const { page } = getState();
  void load([...messagesIn(told), ...secondIn(told, page?.view ?? null)]);
  if (page !== null) setState({ page: { ...page, screens } });
};

const takePage = async (page: HallPage): Promise<void> => {
  newest += 1;
  const mine = newest;
  screens = page.screens;
  // A character that no font has is spelled by its code, as on paper: no box is ever projected.
  const view = unchanged(page.view === null ? null : allSpelled(page.view, await glyphs()));
  const written = [
    ...(view === null ? [] : writtenIn(view, voiceOf(getState().language))),
    ...messagesIn(page.screens),
    ...secondIn(page.screens, view),
  ];
  await Promise.race([load(written), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
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
