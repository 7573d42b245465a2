// Asks for the sandbox as the program does with "careful", or always; [desktop 9.4].
import { app, BrowserWindow } from 'electron';

const isCareful = process.argv.includes('careful');
try {
  if (!isCareful || !app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
} catch (error) {
  process.stdout.write(`${error.message}\n`);
  app.exit(1);
}
app.whenReady().then(() => {
  new BrowserWindow({ show: false }).destroy();
  process.stdout.write('windows come\n');
  app.exit(0);
});
