/** Downloads that pages begin: put to the application as will-download; one that nobody wants to save is cancelled. */

import { EventEmitter } from 'node:events';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DownloadItem, WebContents } from 'electron';
import { DOWNLOADS } from '../browser/browser.ts';
import type { Protocol, Session } from '../browser/devtools.ts';
import { preventable } from '../preventable.ts';
import { loud, onlyEvents } from '../unimplemented.ts';
import { fromPage } from './addresses.ts';

type Begun = Protocol.Browser.downloadWillBeginPayload;
type State = 'progressing' | 'completed' | 'cancelled';

type Item = {
  readonly item: DownloadItem;
  readonly end: (state: Exclude<State, 'progressing'>) => void;
  readonly path: () => string;
};

const createItem = (begun: Begun): Item => {
  const events = onlyEvents('DownloadItem', new EventEmitter(), { emitted: ['done', 'updated'], never: [] });
  let path = '';
  let state: State = 'progressing';
  const parts = {
    getURL: () => fromPage(begun.url),
    getFilename: () => begun.suggestedFilename,
    getState: () => state,
    getSavePath: () => path,
    setSavePath: (given: string) => {
      path = given;
    },
    cancel: () => {
      state = 'cancelled';
    },
  } satisfies Partial<DownloadItem>;
  const properties = Object.defineProperty(Object.assign(events, parts), 'savePath', {
    get: parts.getSavePath,
    set: parts.setSavePath,
  });
  return {
    item: loud('DownloadItem', properties) as unknown as DownloadItem,
    path: () => path,
    end: (outcome) => {
      state = outcome;
      events.emit('done', preventable(), outcome);
    },
  };
};

export type DownloadAsk = (item: DownloadItem, prevent: () => void, contents: WebContents | undefined) => void;

/** Watches the downloads of all pages. contentsOf: whose frame it is. ask: emits will-download. */
export const watchDownloads = async (
  browser: Session,
  contentsOf: (frameId: string) => WebContents | undefined,
  ask: DownloadAsk,
): Promise<void> => {
  const items = new Map<string, Item>();

  browser.on('Browser.downloadWillBegin', (begun) => {
    const entry = createItem(begun);
    let prevented = false;
    ask(
      entry.item,
      () => {
        prevented = true;
      },
      contentsOf(begun.frameId),
    );
    if (prevented || entry.path() === '' || entry.item.getState() === 'cancelled') {
      browser.send('Browser.cancelDownload', { guid: begun.guid }).catch(() => undefined);
      entry.end('cancelled');
    } else items.set(begun.guid, entry);
  });
  browser.on('Browser.downloadProgress', ({ guid, state }) => {
    const entry = items.get(guid);
    if (!entry || state === 'inProgress') return;
    items.delete(guid);
    if (state === 'canceled') entry.end('cancelled');
    else copyFile(join(DOWNLOADS, guid), entry.path()).then(() => entry.end('completed'));
  });
  await browser.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    downloadPath: DOWNLOADS,
    eventsEnabled: true,
  });
};
