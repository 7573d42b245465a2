/** [reliability 11.5] What is let go over the window, as the preload script hands it on: tournaments and folders with their paths, nothing else. */

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const heard = vi.hoisted(() => ({ sent: [] as unknown[] }));
vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: () => undefined },
  ipcRenderer: { send: (...words: readonly unknown[]) => heard.sent.push(words) },
  webUtils: { getPathForFile: ({ name }: File) => `/stick/${name}` },
}));

const window = new EventTarget();
beforeAll(async () => {
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  await import('../../../electron/preload.ts');
});
beforeEach(() => {
  heard.sent = [];
});

/** A name with a slash behind it is a folder's. */
const letGo = (...names: readonly string[]) => {
  const all = names.map((name) => ({ file: new File([], name.replace('/', '')), isDirectory: name.endsWith('/') }));
  const items = all.map(({ file, isDirectory }) => ({
    kind: 'file',
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isDirectory }),
  }));
  const text = { kind: 'string', getAsFile: () => null, webkitGetAsEntry: () => null };
  const drop = Object.assign(new Event('drop', { cancelable: true }), {
    dataTransfer: { files: all.map(({ file }) => file), items: [text, ...items] },
  });
  window.dispatchEvent(drop);
  return { sent: heard.sent, leads: !drop.defaultPrevented };
};

test.each([
  [['Cup.seatwright'], ['/stick/Cup.seatwright']],
  [['CUP.SEATWRIGHT', 'list.csv'], ['/stick/CUP.SEATWRIGHT']],
  [['Lists/'], ['/stick/Lists']],
  [
    ['Cup.snapshots/', 'Cup.seatwright'],
    ['/stick/Cup.snapshots', '/stick/Cup.seatwright'],
  ],
])('%j is handed on as %j', (names, paths) => {
  expect(letGo(...names)).toEqual({ sent: [['seatwright:dropped', ...paths]], leads: false });
});

test('a list is the business of the page, and leads the window nowhere', () => {
  expect(letGo('list.csv')).toEqual({ sent: [], leads: false });
});
