/** The bridge: two functions, no logic. The role of the window is known to the main process, not to the page. */

import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
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
