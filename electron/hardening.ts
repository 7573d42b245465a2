/**
 * What holds for every page, whichever window it is in.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 12.4] every permission is denied, full screen of our own windows is set from here | permission handlers |
 * | [reliability 12.6] nothing is fetched but our own scheme | `onBeforeRequest` |
 * | [reliability 12.4] no downloads | `will-download` |
 * | [reliability 12.6] no name is ever looked up | `host-resolver-rules` |
 * | [desktop 5.2] page processes run in the sandbox wherever the system has one | `hardenProcess` |
 */

import { type App, app, type Session } from 'electron';
import { ORIGIN } from './host/scheme.ts';

/**
 * Must run before the app is ready. Where the program was started without the system's sandbox, which an AppImage does on systems that
 * allow none, asking for it would leave windows white: `enableSandbox` takes that switch away when it is too late [desktop 5.2].
 */
export const hardenProcess = (program: Pick<App, 'commandLine' | 'enableSandbox'> = app): void => {
  if (!program.commandLine.hasSwitch('no-sandbox')) program.enableSandbox();
  program.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
};

export const hardenSession = (session: Session): void => {
  session.setPermissionRequestHandler((_page, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((request, decide) => {
    const allowed = request.url.startsWith(`${ORIGIN}/`) || /^(blob|data):/.test(request.url);
    decide({ cancel: !allowed });
  });
  session.on('will-download', (event) => event.preventDefault());
};
