// What must not be written: `ready` waits for this module, and this module waits for `ready`.
import { app } from 'electron';

process.stdout.write('waiting\n');
await app.whenReady();
process.stdout.write('ready\n');
app.quit();
