import { create } from 'zustand';
import type { AppInfo, RecentFile, Settings } from '../../core/api/app.ts';
import type { FileState } from '../../core/api/file.ts';
import { type Language, languageFor } from '../../core/languages.ts';
import type { Answer } from '../../core/tournament/refusal.ts';
import { call } from '../door/current.ts';
import type { Link } from '../door/door.ts';
import { showRefusal } from './notices.ts';

/** What the window knows of the program around the tournament. */
type AppStore = {
  /** Null until the back end has answered for the first time. */
  readonly info: Omit<AppInfo, 'settings' | 'recent'> | null;
  readonly settings: Settings;
  readonly recent: readonly RecentFile[];
  readonly file: FileState | null;
  /** True from the moment a file is being opened until its journal is folded. */
  readonly opening: boolean;
  readonly link: Link;
  /** Since when the program is lost, in milliseconds since 1970; null while it is there. */
  readonly lost: number | null;
};

const firstSettings: Settings = {
  language: null,
  theme: 'system',
  paper: 'A4',
  printLanguage: null,
  letterKeys: true,
  hall: { imageWidth: 300, farthest: 1500, readingLine: 300, theme: 'light', language: null },
  clock: { sound: 'desk', warnings: [15, 5], hideSeating: 10 },
};

export const useApp = create<AppStore>()(() => ({
  info: null,
  settings: firstSettings,
  recent: [],
  file: null,
  opening: false,
  link: 'joining',
  lost: null,
}));

/** Before the back end has answered, the browser's language is the best guess. */
const guess = (): Language => languageFor(navigator.language);

/** The language of the desk: the chosen one, else the system's. */
export const languageOf = ({ info, settings }: AppStore): Language => settings.language ?? info?.locale ?? guess();

export const useLanguage = (): Language => useApp(languageOf);

/** Stores settings in the back end and takes the result; a refusal is shown. */
export const changeSettings = async (change: Partial<Settings>): Promise<Answer<Settings>> => {
  const answer = await call('app.set', change);
  if (answer.ok) useApp.setState({ settings: answer.value });
  else showRefusal(answer.refusal);
  return answer;
};

/** Fetches what the back end knows of itself. False when it did not answer. */
export const refreshInfo = async (): Promise<boolean> => {
  const answer = await call('app.info', {});
  if (!answer.ok) return false;
  const { settings, recent, ...info } = answer.value;
  useApp.setState({ info, settings, recent });
  return true;
};
