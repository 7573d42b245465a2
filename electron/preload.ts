/**
 * The bridge: two functions, no logic. The role of the window is known to the main process, not to the page. Tournament
 * files let go over the window go from here to the main process, so that no page ever learns a path [reliability 11.5].
 */

import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import type { DesktopDoor } from '../core/api/door.ts';

const door: DesktopDoor = {
  call: (method, input) => ipcRenderer.invoke('seatwright:call', method, input),
  onPush: (listener) => {
    const hear = (_event: IpcRendererEvent, push: Parameters<typeof listener>[0]) => listener(push);
    ipcRenderer.on('seatwright:push', hear);
    return () => {
      ipcRenderer.removeListener('seatwright:push', hear);
    };
  },
};

contextBridge.exposeInMainWorld('seatwright', door);

/** The page's window and what is let go over it: the main process is checked without the types of pages. */
const page = globalThis as unknown as EventTarget;
type Item = {
  readonly getAsFile: () => File | null;
  readonly webkitGetAsEntry: () => { readonly isDirectory: boolean } | null;
};
type Drop = Event & { readonly dataTransfer?: { readonly items: Iterable<Item> } | null };

/** Lists of names are the page's business; a tournament is opened, wherever it was let go, and of a folder it is said that it is none. */
const givenBy = ({ dataTransfer }: Drop): readonly File[] =>
  [...(dataTransfer?.items ?? [])].flatMap((item) => {
    const file = item.getAsFile();
    if (file === null) return [];
    return /\.seatwright$/i.test(file.name) || item.webkitGetAsEntry()?.isDirectory === true ? [file] : [];
  });

page.addEventListener('dragover', (event) => event.preventDefault());
page.addEventListener(
  'drop',
  (event) => {
    const files = givenBy(event);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    ipcRenderer.send('seatwright:dropped', ...files.map((file) => webUtils.getPathForFile(file as never)));
  },
  { capture: true },
);
// The page comes first and takes a list only while nobody else has. What it leaves leads the window nowhere.
page.addEventListener('drop', (event) => event.preventDefault());
