/** The desktop program. Thin on purpose: what must happen before ready, then `boot`. */

import { app, dialog } from 'electron';
import { type Booted, boot, fileArgument } from './boot.ts';
import { hardenProcess } from './hardening.ts';
import { declareScheme } from './host/scheme.ts';

app.setName('Seatwright');
hardenProcess();
declareScheme();

if (app.commandLine.hasSwitch('doctor')) {
  // The check of this computer takes no place of the program's [desktop 10.1].
  void app
    .whenReady()
    .then(() => import('./doctor/desktop.ts'))
    .then(({ doctorAlone }) => doctorAlone(app.commandLine.getSwitchValue('doctor')))
    .catch(() => app.exit(2));
} else if (app.requestSingleInstanceLock()) {
  let booted: Booted | null = null;
  app.on('second-instance', (_event, args, cwd) => booted?.show(fileArgument(args, cwd)));
  // macOS hands files over by event, also before ready.
  let handed: string | null = null;
  app.on('open-file', (event, path) => {
    event.preventDefault();
    if (booted === null) handed = path;
    else booted.show(path);
  });
  // Never awaited at top level: ready comes only after this module has ended.
  void app
    .whenReady()
    .then(() => boot(handed ?? fileArgument(process.argv.slice(1), process.cwd())))
    .then((ready) => {
      booted = ready;
    })
    // A start that failed must not leave a process without a window, whose lock keeps the next start away.
    .catch((fault: unknown) => {
      dialog.showErrorBox('Seatwright', fault instanceof Error ? fault.message : String(fault));
      app.exit(1);
    });
} else {
  // The first start has the file now and comes to the front.
  app.quit();
}
