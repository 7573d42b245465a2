const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('desk', {
  version: 3,
  list: { words: ['bye', 'table'], born: new Date(0) },
  addName: (name) => ipcRenderer.invoke('names:add', name),
  listNames: () => ipcRenderer.invoke('names:list'),
  saveSheet: () => ipcRenderer.invoke('sheet:save'),
  nobody: () => ipcRenderer.invoke('nobody'),
  addDate: () => ipcRenderer.invoke('names:add', new Date()),
  note: (text, heard) => {
    ipcRenderer.once('note', (_event, answer) => heard(answer));
    ipcRenderer.send('note', text);
  },
  onNames: (listener) => {
    const call = (_event, names) => listener(names);
    ipcRenderer.on('names', call);
    return () => ipcRenderer.removeListener('names', call);
  },
  twice: (call, value) => call(call(value)),
  fail: () => {
    throw new Error('as asked');
  },
  second: () => contextBridge.exposeInMainWorld('desk', {}),
  world: () => ({ hasRequire: typeof require, processType: process.type, node: typeof process.versions.node }),
});
