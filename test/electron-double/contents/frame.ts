/** Electron's WebFrameMain for the top frame of a page. Frames inside it have no preload and are not represented. */

import { EventEmitter } from 'node:events';
import type { WebFrameMain } from 'electron';
import { originOf } from '../session/addresses.ts';
import { loud, onlyEvents } from '../unimplemented.ts';
import type { Page } from './page.ts';

type Speaker = Pick<WebFrameMain, 'send' | 'executeJavaScript' | 'reload'>;

const documents = new WeakMap<WebFrameMain, () => number | null>();

/** Which of its documents a frame shows, counted; null when it is gone. A message belongs to the document that sent it. */
export const documentIn = (frame: WebFrameMain): number | null => documents.get(frame)?.() ?? null;

/** The top frame. speaker: what the webContents does for its frame. */
export const topFrame = (page: Page, speaker: Speaker): WebFrameMain => {
  let shown = 0;
  page.signals.on('document', () => {
    shown += 1;
  });
  const events = onlyEvents('WebFrameMain', new EventEmitter(), { emitted: ['dom-ready'], never: [] });
  page.signals.on('dom-ready', () => events.emit('dom-ready'));
  const parts = {
    ...speaker,
    isDestroyed: () => page.destroyed,
    get url() {
      return page.url;
    },
    get origin() {
      return originOf(page.url);
    },
    get detached() {
      return page.destroyed;
    },
    parent: null,
    name: '',
    // One frame per page: its ids are the page's.
    processId: page.id,
    routingId: page.id,
    frameTreeNodeId: page.id,
  } satisfies Partial<WebFrameMain>;
  const frame = Object.defineProperties(events, Object.getOwnPropertyDescriptors(parts));
  const guarded = loud('WebFrameMain', frame) as unknown as WebFrameMain;
  Object.defineProperty(frame, 'top', { value: guarded });
  documents.set(guarded, () => (page.destroyed ? null : shown));
  return guarded;
};
