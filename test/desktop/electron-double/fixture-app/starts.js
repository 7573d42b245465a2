// The same without the wait at top level. Says in which order the application ends.
import { app, BrowserWindow } from 'electron';

const say = (word) => process.stdout.write(`${word}\n`);

say('waiting');
for (const event of ['before-quit', 'window-all-closed', 'will-quit', 'quit']) app.on(event, () => say(event));
app.on('window-all-closed', () => {
  if (!process.argv.includes('close')) return;
  setImmediate(() => {
    say('still here');
    app.quit();
  });
});
app.whenReady().then(() => {
  say('ready');
  const window = new BrowserWindow();
  window.on('close', () => say('close'));
  window.on('closed', () => say('closed'));
  window.loadURL('data:text/html,<h1>one</h1>').then(() => {
    say('loaded');
    if (process.argv.includes('close')) window.close();
    else app.quit();
  });
});
