// Fails in ways that nobody listens to, and goes on.
import { app, dialog } from 'electron';

const say = (word) => process.stdout.write(`${word}\n`);

app.whenReady().then(() => {
  setImmediate(() => {
    throw new Error('nobody listens');
  });
  Promise.reject(new Error('nobody waits'));
  setTimeout(() => {
    say(`went on: ${globalThis.electronDouble.record.unhandledRejections.join()}`);
    if (process.argv.includes('listens')) {
      process.on('uncaughtException', (error) => {
        say(`listened: ${error.message}`);
        app.quit();
      });
      setImmediate(() => {
        throw new Error('somebody listens');
      });
    } else app.quit();
  }, 100);
  dialog.showErrorBox('One box', 'by itself');
});
