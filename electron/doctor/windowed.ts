/**
 * Checks that only the desktop program can make [desktop 10.2].
 *
 * | check | where |
 * | --- | --- |
 * | page, sandbox, fonts, pdf | `pageChecks` |
 * | printers, displays | `windowedChecks` |
 * | integrity, association | `integrityFound`, `associationFound` |
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, screen } from 'electron';
import type { DoctorReport } from '../../core/api/doctor.ts';
import { builtFolder } from '../host/where.ts';
import { letGo, loadPage, makeWindow } from '../windows/window.ts';
import { associationFound, isEntered, make, makingOf } from './association.ts';
import { amber, type Check, type Checks, type Found, green, red } from './examine.ts';
import { integrityFound, LETTERS, pdfFound } from './found.ts';

const WORDS = 'Seatwright Проверка 東京 们 한국';

/** What a page is asked, in the page itself. Each gives a text or a number. */
const INLINE = `(() => {
  const script = document.createElement('script');
  script.textContent = 'window.ranInline = true';
  document.head.append(script);
  return window.ranInline === true ? 'ran' : 'blocked';
})()`;
/** A page that is not in the bundle is answered too, with nothing of ours in it. */
const DOOR = `document.querySelector('script[src]') === null ? 'no page' : window.seatwright.call('app.info', {}).then((answer) => (answer.ok ? 'answers' : answer.refusal.code))`;

/** The bundled families: what they lack is not to come from the system. */
const FAMILY = '"Noto Sans", "Noto Sans JP", "Noto Sans SC", "Noto Sans KR"';

/** The rules of the fonts, which pages fetch when something is to be laid out. */
const fontRules = (): readonly string[] => {
  const manifest = readFileSync(join(builtFolder('renderer'), 'manifest.json'), 'utf8');
  const { css } = (JSON.parse(manifest) as Record<string, { readonly css?: string[] }>)['fonts/faces.ts'] ?? {};
  return css ?? [];
};

/** Waits for the letters of a text, in the page. */
const withFonts = (text: string, then: string): string => `(async () => {
  const family = ${JSON.stringify(FAMILY)};
  const arrived = ${JSON.stringify(fontRules())}.map((href) => new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: resolve });
    document.head.append(link);
  }));
  await Promise.all(arrived);
  await document.fonts.load('40px ' + family, ${JSON.stringify(text)});
  ${then}
})()`;

const missingGlyphs = (): string =>
  withFonts(
    LETTERS.join(''),
    `const drawn = (letter) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
    const context = canvas.getContext('2d');
    context.font = '40px ' + family;
    context.fillText(letter, 5, 45);
    return canvas.toDataURL();
  };
  const none = drawn('\\u{10ffff}');
  return ${JSON.stringify(LETTERS)}.filter((letter) => drawn(letter) === none).join(' ');`,
  );

const showWords = (): string =>
  withFonts(WORDS, `document.body.style.fontFamily = family; document.body.textContent = ${JSON.stringify(WORDS)};`);

/** Whether the system keeps a process apart. On Linux the kernel says so of the process itself. */
const isSandboxed = (pid: number): boolean => {
  if (process.platform === 'linux')
    return existsSync(`/proc/${pid}/status`) && /^Seccomp:\s*2$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return app.getAppMetrics().some((one) => one.pid === pid && one.sandboxed === true);
};

const pageChecks = (admit: (window: BrowserWindow) => void): Checks => {
  const onPage =
    (work: (window: BrowserWindow) => Promise<Found>): Check =>
    async () => {
      const window = makeWindow({ width: 800, height: 600 });
      admit(window);
      try {
        const loaded = await loadPage(window, 'print.html');
        return loaded === 'loaded' ? await work(window) : red(loaded === 'gone' ? loaded : loaded.failed);
      } finally {
        letGo(window);
      }
    };
  return {
    page: onPage(async ({ webContents }) => {
      const door = await webContents.executeJavaScript(DOOR);
      const inline = await webContents.executeJavaScript(INLINE);
      return door === 'answers' && inline === 'blocked' ? green('') : red(`${door}, ${inline}`);
    }),
    sandbox: onPage(async ({ webContents }) =>
      isSandboxed(webContents.getOSProcessId()) ? green('') : amber('', 'noSandbox'),
    ),
    fonts: onPage(async ({ webContents }) => {
      const lost = await webContents.executeJavaScript(missingGlyphs());
      return lost === '' ? green('') : red(lost);
    }),
    pdf: onPage(async ({ webContents }) => {
      await webContents.executeJavaScript(showWords());
      return pdfFound(await webContents.printToPDF({ pageSize: 'A4' }));
    }),
    printers: onPage(async ({ webContents }) => {
      const printers = await webContents.getPrintersAsync();
      return printers.length > 0 ? green(printers.length) : amber('', 'noPrinter');
    }),
  };
};

const integrityCheck = (): Found => {
  // Not as a folder, which Electron makes of it.
  const { noAsar } = process;
  process.noAsar = true;
  try {
    const archive = readFileSync(join(process.resourcesPath, 'app.asar'));
    const beside = readdirSync(process.resourcesPath);
    if (process.platform === 'darwin') {
      const contents = join(process.resourcesPath, '..');
      const framework = readFileSync(join(contents, 'Frameworks/Electron Framework.framework/Electron Framework'));
      return integrityFound(framework, archive, readFileSync(join(contents, 'Info.plist'), 'utf8'), beside);
    }
    const program = readFileSync(process.execPath);
    return integrityFound(program, archive, process.platform === 'win32' ? program.toString('latin1') : null, beside);
  } finally {
    process.noAsar = noAsar;
  }
};

const associationCheck: Check = () => associationFound(process.platform, () => app.isInApplicationsFolder());

/** Makes this program the one for tournament files and looks again. Throws where the system does not let it. */
export const associate = async (): Promise<Found> => {
  // The program starts again from there.
  if (process.platform === 'darwin') app.moveToApplicationsFolder();
  else await make(makingOf(process.platform, process.env, process.execPath, isEntered()));
  return associationCheck();
};

/**
 * @param admit gives a window its place at the door
 * @param isOnly whether this is the only start of the program
 */
export const windowedChecks = (
  admit: (window: BrowserWindow) => void,
  display: DoctorReport['display'],
  isOnly: () => boolean,
): Checks => ({
  ...pageChecks(admit),
  displays: () => {
    const said = screen
      .getAllDisplays()
      .map(({ size, scaleFactor }) => `${size.width}×${size.height} @${scaleFactor}`)
      .join(', ');
    return display === 'wayland' ? amber(said, 'cannotPlace') : green(said);
  },
  ...(app.isPackaged ? { integrity: integrityCheck, association: associationCheck } : {}),
  single: () => (isOnly() ? green('') : amber('', 'running')),
});
