/** `--doctor[=file.json]`: the check without the desk, and its end [desktop 10.1]. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { app, type BrowserWindow, session } from 'electron';
import { type DoctorReport, doctorReport } from '../../core/api/doctor.ts';
import { languageFor } from '../../core/languages.ts';
import { startBackend } from '../backend/backend.ts';
import type { Patient } from '../backend/machine.ts';
import { memoryIn } from '../backend/settings.ts';
import { hardenSession } from '../hardening.ts';
import { openIpc } from '../host/ipc.ts';
import { randomHex } from '../host/machine-parts.ts';
import { serveScheme } from '../host/scheme.ts';
import { utilityChecker, utilityNetwork } from '../host/utility-child.ts';
import { builtFolder, checkerEntry, networkEntry, workerEntry } from '../host/where.ts';
import { dataFolder, tournamentsFolder } from '../start/data-folder.ts';
import { ownTexts } from '../windows/own-texts.ts';
import { bareMachine } from './bare-machine.ts';
import { basicChecks } from './basics.ts';
import { examine, exitCode, reportText } from './examine.ts';
import { aboutHere, packageOf } from './here.ts';
import { windowedChecks } from './windowed.ts';

/**
 * The check as the desktop program makes it.
 * @param admit gives a window its place at the door
 * @param isOnly whether this is the only start of the program
 */
export const desktopDoctor =
  (admit: (window: BrowserWindow) => void, isOnly: () => boolean) =>
  (patient: Patient): Promise<DoctorReport> => {
    const about = aboutHere(app.commandLine.getSwitchValue('ozone-platform'));
    const kind = app.isPackaged ? packageOf(process.platform, process.env, process.execPath) : about.package;
    return examine(
      { ...about, package: kind },
      { ...basicChecks(patient), ...windowedChecks(admit, about.display, isOnly) },
    );
  };

/** The longest that a whole check may take, in milliseconds. */
const WHOLE_WITHIN = 60_000;

/**
 * Checks this computer after ready, says what was found and ends the program: 0 all green, 1 something red, 2 not finished.
 * @param file where the report goes as JSON; '': as text to the terminal, on Windows, which has none for windows, to a file
 */
export const doctorAlone = async (file: string): Promise<void> => {
  setTimeout(() => app.exit(2), WHOLE_WITHIN);
  const data = mkdtempSync(join(tmpdir(), 'seatwright-check-'));
  try {
    hardenSession(session.defaultSession);
    serveScheme(builtFolder('renderer'));
    const isOnly = app.requestSingleInstanceLock();
    // Windows of the check come and go: the program ends when the check does.
    app.on('window-all-closed', () => undefined);
    const kept = dataFolder();
    const doctor = desktopDoctor(
      (window) => door.admit(window.webContents, 'print'),
      () => isOnly,
    );
    const machine = bareMachine({
      host: 'desktop',
      locale: languageFor(app.getLocale()),
      randomHex,
      folders: { data, documents: tournamentsFolder(), own: join(kept, 'Tournaments') },
      lastOpened: memoryIn(kept).read().recent[0]?.path ?? null,
      startChecker: () => utilityChecker(checkerEntry()),
      network: { places: () => [], start: () => utilityNetwork(networkEntry()), pages: builtFolder('renderer') },
      doctor,
    });
    const backend = startBackend(machine, workerEntry());
    const door = openIpc(backend, () => undefined);
    const answer = await backend.call({ role: 'desk', actor: 'desk' }, 'app.doctor', {});
    await backend.close();
    if (!answer.ok) throw new Error(answer.refusal.code);
    const report = doctorReport.parse(answer.value);
    const text = reportText(report, ownTexts(machine.locale).doctor);
    if (file !== '') writeFileSync(resolve(file), `${JSON.stringify(report, null, 2)}\n`);
    else if (process.platform === 'win32') writeFileSync(resolve('seatwright-check.txt'), text);
    else process.stdout.write(text);
    rmSync(data, { recursive: true, force: true });
    app.exit(exitCode(report));
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    rmSync(data, { recursive: true, force: true });
    app.exit(2);
  }
};
