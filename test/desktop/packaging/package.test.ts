/**
 * The package inspector [desktop 12]: what `npm run dist` makes on any Linux machine, without the runtime. Files, filters, fuses,
 * digests, plists, scripts and entries are those of the product; the executable and the tools are not. x64 of each system in
 * every run, all six at night (SEATWRIGHT_PACKAGES=2).
 */

import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { extractFile, getRawHeader, listPackage } from '@electron/asar';
import { FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';
import plist from 'plist';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventNow, openEvent, publishRound, startDesktop } from '../events.ts';
import { root } from '../hosts.ts';
import { type System, UNKNOWN_FUSES, unpackedApp } from './imitation-runtime.ts';
import { type Arch, BUILT_ON, HOMEPAGE, type Packed, packed, passing, sweep } from './packed.ts';

const archs: readonly Arch[] = process.env.SEATWRIGHT_PACKAGES === '2' ? ['x64', 'arm64'] : ['x64'];
const systems: readonly System[] = ['linux', 'win32', 'darwin'];
const targets = archs.flatMap((arch) => systems.map((system) => ({ system, arch })));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

const archive = ({ resources }: Packed): string => join(resources, 'app.asar');
const listed = (of: Packed): readonly string[] => listPackage(archive(of), { isPack: false });

/** Every file of a folder, from there, with its size. */
const sizes = (folder: string): ReadonlyMap<string, number> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [relative(folder, join(parentPath, name)), statSync(join(parentPath, name)).size]),
  );

/** The processor that a native module says it is for. */
const MAGIC: Readonly<Record<System, (head: Buffer) => number>> = {
  // ELF: e_machine.
  linux: (head) => (head.toString('latin1', 0, 4) === '\x7fELF' ? head.readUInt16LE(18) : -1),
  // PE: Machine, behind the head that the old one names.
  win32: (head) => (head.toString('latin1', 0, 2) === 'MZ' ? head.readUInt16LE(head.readUInt32LE(60) + 4) : -1),
  // Mach-O: cputype.
  darwin: (head) => (head.readUInt32LE(0) === 0xfeedfacf ? head.readUInt32LE(4) : -1),
};
const PROCESSOR = {
  linux: { x64: 62, arm64: 183 },
  win32: { x64: 0x8664, arm64: 0xaa64 },
  darwin: { x64: 0x01000007, arm64: 0x0100000c },
} as const;

const all = new Map<string, Packed>();
const given = ({ system, arch }: { system: System; arch: Arch }): Packed => {
  const found = all.get(`${system}-${arch}`);
  if (found === undefined) throw new Error('not packed');
  return found;
};

beforeAll(async () => {
  for (const one of targets) all.set(`${one.system}-${one.arch}`, await packed(one.system, one.arch));
}, 600_000);
afterAll(sweep);

describe.each(targets)('$system $arch', (target) => {
  test('T-PK-1: the archive holds the built program, and nothing else', () => {
    const files = listed(given(target));
    const listedIn = (name: string) =>
      JSON.parse(readFileSync(join(root, 'dist/renderer', name), 'utf8')) as Record<string, { readonly file: string }>;
    const built = [listedIn('manifest.json'), listedIn('network.json')].flatMap((list) => Object.values(list));
    const pages = ['index', 'hall', 'network', 'print'].map((page) => `/dist/renderer/${page}.html`);
    const programs = [
      'main.js',
      'boot.js',
      'doctor.js',
      'preload.cjs',
      'seating-worker.js',
      'checker-process.js',
      'network-process.js',
    ];
    expect(files).toEqual(
      expect.arrayContaining([
        '/package.json',
        ...pages,
        ...built.map(({ file }) => `/dist/renderer/${file}`),
        ...[...programs, 'highs.wasm'].map((name) => `/dist/electron/${name}`),
      ]),
    );
    const left = /^\/(core|electron|renderer|test|scripts|docs|resources)(\/|$)|\.tsx?$|\.map$|\.test\./;
    expect(files.filter((name) => left.test(name))).toEqual([]);
    expect(files.filter((name) => /better-sqlite3\/(deps|src|build)(\/|$)|node-addon-api/.test(name))).toEqual([]);
  });

  test('[desktop 2.8] the program knows its day and the address of its project', () => {
    const text = extractFile(archive(given(target)), 'package.json').toString('utf8');
    expect(JSON.parse(text)).toMatchObject({ builtOn: BUILT_ON, homepage: HOMEPAGE });
  });

  test('T-PK-1: the archives of the systems differ in nothing but the native module', () => {
    const same = (of: Packed) =>
      listed(of)
        .filter((name) => !name.endsWith('.node'))
        .toSorted();
    expect(same(given(target))).toEqual(same(given({ system: 'linux', arch: 'x64' })));
  });

  test('T-PK-2: one native module lies beside the archive, for this system and processor', () => {
    const { system, arch, resources } = given(target);
    const found = [...sizes(resources).keys()].filter((name) => name.endsWith('.node'));
    expect(found).toEqual([`app.asar.unpacked/node_modules/better-sqlite3/prebuilds/${system}-${arch}.node`]);
    expect(MAGIC[system](readFileSync(join(resources, found[0] ?? '')))).toBe(PROCESSOR[system][arch]);
  });

  test('T-PK-4: has its fuses as configured, and those that it does not know as delivered', async () => {
    const wire = await getCurrentFuseWire(given(target).fused);
    expect(wire.version).toBe(FuseVersion.V1);
    const state = (fuse: FuseV1Options) => String.fromCharCode(wire[fuse] ?? 0);
    expect({
      runAsNode: state(FuseV1Options.RunAsNode),
      cookies: state(FuseV1Options.EnableCookieEncryption),
      nodeOptions: state(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspect: state(FuseV1Options.EnableNodeCliInspectArguments),
      integrity: state(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      archiveOnly: state(FuseV1Options.OnlyLoadAppFromAsar),
      file: state(FuseV1Options.GrantFileProtocolExtraPrivileges),
    }).toEqual({
      runAsNode: '0',
      cookies: '0',
      nodeOptions: '0',
      inspect: '0',
      integrity: '1',
      archiveOnly: '1',
      file: '0',
    });
    const known = Object.values(FuseV1Options).filter((fuse) => typeof fuse === 'number').length;
    const further = Object.entries(wire).filter(([fuse]) => Number(fuse) >= known);
    expect(further.map(([, byte]) => String.fromCharCode(Number(byte)))).toEqual(
      Array.from({ length: UNKNOWN_FUSES }, () => '1'),
    );
  });

  test('T-PK-13: licences.txt names every package that the build took in, and those of the runtime', () => {
    const { resources, system, folder } = given(target);
    const text = readFileSync(join(resources, 'licences.txt'), 'utf8');
    const heads = new Set([...text.matchAll(/^(\S+) (\d+\.\d+\.\d+\S*)$/gm)].map(([line]) => line));
    const sources = globSync('{core,electron,renderer}/**/*.{ts,tsx}', { cwd: root });
    const bundled = sources.flatMap((path) =>
      [
        ...readFileSync(join(root, path), 'utf8').matchAll(
          /^(?:import|export) (?!type ).*?from '((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?';$/gm,
        ),
      ].map(([, name = '']) => name),
    );
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly version: string }>>;
    };
    const named = ['better-sqlite3', 'highs', 'react', 'electron', ...bundled];
    expect(bundled.length).toBeGreaterThan(20);
    expect(
      [...new Set(named)].filter((name) => !heads.has(`${name} ${lock.packages[`node_modules/${name}`]?.version}`)),
    ).toEqual([]);
    expect(text).toContain('Chromium');
    if (system !== 'darwin') expect(readdirSync(folder)).toEqual(expect.arrayContaining(['LICENSES.chromium.html']));
  });

  test('T-PK-16: the archive stays under 40 MB, all beside the runtime under 45 MB', () => {
    const { resources } = given(target);
    expect(statSync(archive(given(target))).size).toBeLessThan(40_000_000);
    const beside = [...sizes(resources)].filter(([name]) => !name.endsWith('.pak'));
    expect(beside.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(45_000_000);
  });

  test('2.8: no updater, and nothing that one would read', () => {
    const { folder, packages } = given(target);
    const names = [...sizes(folder).keys(), ...packages];
    expect(names.filter((name) => /app-update\.yml|latest.*\.yml|\.blockmap$|elevate\.exe/.test(name))).toEqual([]);
  });
});

describe.each(targets.filter(({ system }) => system === 'darwin'))('macOS $arch', (target) => {
  const contents = () => join(given(target).folder, 'Seatwright.app/Contents');
  const about = (file: string) => plist.parse(readFileSync(join(contents(), file), 'utf8'));

  test('T-PK-5: the digest of the archive’s head is that of the plist', () => {
    const { headerString } = getRawHeader(archive(given(target)));
    expect(about('Info.plist').ElectronAsarIntegrity).toEqual({
      'Resources/app.asar': { algorithm: 'SHA256', hash: createHash('sha256').update(headerString).digest('hex') },
    });
  });

  test('T-PK-6: the plist names program, documents, languages and why folders are asked for', () => {
    const files = 'Seatwright opens and saves the tournament files you choose.';
    expect(about('Info.plist')).toMatchObject({
      CFBundleIdentifier: 'app.seatwright',
      CFBundleShortVersionString: version,
      CFBundleLocalizations: ['en', 'ru'],
      LSMinimumSystemVersion: '13.0',
      CFBundleDocumentTypes: [
        {
          CFBundleTypeExtensions: ['seatwright'],
          CFBundleTypeName: 'Seatwright tournament',
          CFBundleTypeRole: 'Editor',
          LSHandlerRank: 'Owner',
        },
      ],
      NSDocumentsFolderUsageDescription: files,
      NSDesktopFolderUsageDescription: files,
      NSDownloadsFolderUsageDescription: files,
      NSRemovableVolumesUsageDescription: files,
      NSNetworkVolumesUsageDescription: files,
      NSLocalNetworkUsageDescription: 'Phones in the hall read the seating from this computer.',
    });
    const helpers = readdirSync(join(contents(), 'Frameworks')).filter((name) => name.endsWith('.app'));
    expect(helpers).toHaveLength(4);
    for (const helper of helpers)
      expect(about(`Frameworks/${helper}/Contents/Info.plist`).CFBundleIdentifier).toMatch(/^app\.seatwright\.helper/);
  });

  test('T-PK-6: the same six reasons are there in Russian, and the languages of the program only', () => {
    const russian = readFileSync(join(contents(), 'Resources/ru.lproj/InfoPlist.strings'), 'utf8');
    const said = [...russian.matchAll(/^"(\w+)" = "(.+)";$/gm)].map(([, key = '']) => key);
    const asked = Object.keys(about('Info.plist')).filter((key) =>
      /^NS(Documents|Desktop|Downloads|Removable|NetworkVolumes|Local)\w*UsageDescription$/.test(key),
    );
    expect(said.toSorted()).toEqual(asked.toSorted());
    expect(said).toHaveLength(6);
    const languages = readdirSync(join(contents(), 'Resources')).filter((name) => name.endsWith('.lproj'));
    expect(languages.toSorted()).toEqual(['en.lproj', 'ru.lproj']);
  });
});

describe.each(targets.filter(({ system }) => system === 'win32'))('Windows $arch', (target) => {
  const resource = () =>
    NtExecutableResource.from(NtExecutable.from(readFileSync(given(target).fused), { ignoreCert: true }));

  test('T-PK-5: the digest of the archive’s head is that of the program', () => {
    const { headerString } = getRawHeader(archive(given(target)));
    const entry = resource().entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
    expect(JSON.parse(Buffer.from(entry?.bin ?? new ArrayBuffer(0)).toString())).toEqual([
      {
        file: 'resources\\app.asar',
        alg: 'SHA256',
        value: createHash('sha256').update(headerString).digest('hex'),
      },
    ]);
  });

  test('T-PK-7: the program has version, icons from 16 to 256, and asks for no administrator', () => {
    const { entries } = resource();
    const info = Resource.VersionInfo.fromEntries(entries)[0];
    const language = info?.getAllLanguagesForStringValues()[0];
    if (info === undefined || language === undefined) throw new Error('no version');
    expect(info.getStringValues(language)).toMatchObject({ ProductName: 'Seatwright', FileVersion: version });
    const group = Resource.IconGroupEntry.fromEntries(entries)[0];
    expect(group?.icons.map(({ width }) => (width === 0 ? 256 : width)).toSorted((a, b) => a - b)).toEqual([
      16, 24, 32, 48, 64, 128, 256,
    ]);
    const manifest = entries.find(({ type }) => type === 24);
    expect(Buffer.from(manifest?.bin ?? new ArrayBuffer(0)).toString()).toContain('level="asInvoker"');
  });

  test('T-PK-8: the installer is for one user, asks nothing, and never changes its identity', () => {
    const { defines, script } = given(target).tools.recorded('nsis');
    expect(script).toContain('!insertmacro APP_ASSOCIATE "seatwright" "Seatwright.Tournament"');
    expect(defines).toMatchObject({
      ONE_CLICK: null,
      RUN_AFTER_FINISH: null,
      APP_GUID: '48fb00c1-ddeb-5a72-8309-98e0206e8dd7',
      APP_ID: 'app.seatwright',
      // Where the trial of the package looks for it.
      APP_FILENAME: 'seatwright',
    });
    for (const name of [
      'INSTALL_MODE_PER_ALL_USERS',
      'MULTIUSER_INSTALLMODE_ALLOW_ELEVATION',
      'DELETE_APP_DATA_ON_UNINSTALL',
    ])
      expect(defines).not.toHaveProperty(name);
    expect(given(target).packages).toEqual(
      expect.arrayContaining([
        `Seatwright-${version}-win-${target.arch}-setup.exe`,
        `Seatwright-${version}-win-${target.arch}.zip`,
      ]),
    );
  });
});

describe.each(targets.filter(({ system }) => system === 'linux'))('Linux $arch', (target) => {
  const entry = (text: string) => text.split('\n');
  const processors = { x64: { deb: 'amd64', rpm: 'amd64' }, arm64: { deb: 'arm64', rpm: 'aarch64' } };

  test('keeps the languages of the program only', () => {
    expect(readdirSync(join(given(target).folder, 'locales')).toSorted()).toEqual(['en-US.pak', 'ru.pak']);
  });

  test.each(['deb', 'rpm'] as const)('T-PK-9: the menu entry of %s starts the program with its sandbox', (kind) => {
    const { files } = given(target).tools.recorded(kind);
    const said = files['/usr/share/applications/seatwright.desktop'] ?? '';
    expect(entry(said)).toEqual(
      expect.arrayContaining([
        'Exec=/opt/Seatwright/seatwright %U',
        'StartupWMClass=seatwright',
        'MimeType=application/x-seatwright;',
      ]),
    );
    expect(said).not.toContain('--no-sandbox');
  });

  test.each(['deb', 'rpm'] as const)(
    'T-PK-10: %s names itself, its processor, its home page and what it needs',
    (kind) => {
      const { words, files } = given(target).tools.recorded(kind);
      const of = (name: string) => words[words.indexOf(name) + 1];
      expect([of('--name'), of('--url'), of('--version'), of('--architecture')]).toEqual([
        'seatwright',
        HOMEPAGE,
        version,
        processors[target.arch][kind],
      ]);
      const needs = words.filter((_word, at) => words[at - 1] === '-d');
      expect(needs).toEqual(
        expect.arrayContaining(kind === 'deb' ? ['libgtk-3-0', 'libnss3', 'xdg-utils'] : ['gtk3', 'nss', 'xdg-utils']),
      );
      expect(files.afterInstall).toContain('apparmor');
      expect(readFileSync(join(given(target).resources, 'apparmor-profile'), 'utf8')).toContain('userns');
      const icons = words.map((word) => /hicolor\/(\d+)x\1\/apps\/seatwright\.png$/.exec(word)?.[1]);
      expect(
        icons
          .filter((size) => size !== undefined)
          .map(Number)
          .toSorted((a, b) => a - b),
      ).toEqual([16, 32, 48, 64, 128, 256, 512]);
    },
  );

  test('T-PK-11: the AppImage has the static runtime, and its entry no switch against the sandbox', () => {
    const { words, names, files } = given(target).tools.recorded('appimage');
    const said = files['seatwright.desktop'] ?? '';
    expect(entry(said)).toEqual(expect.arrayContaining(['Exec=AppRun %U', 'StartupWMClass=seatwright']));
    expect(said).not.toContain('--no-sandbox');
    expect(files.AppRun).toContain('unshare');
    expect(Object.keys(files).filter((name) => name.endsWith('.xml'))).toHaveLength(1);
    expect(names).toContain('usr/share/icons/hicolor/512x512/apps/seatwright.png');
    // The static runtime of this processor comes before the files.
    expect(words[words.indexOf('-offset') + 1]).toBe(String(`static runtime ${target.arch}`.length));
  });

  test('5.3: the archive says first what a missing sandbox means, in both languages', () => {
    const text = readFileSync(join(given(target).folder, 'README.txt'), 'utf8');
    for (const word of ['No usable sandbox', '.deb', '.rpm', 'AppImage', 'песочниц']) expect(text).toContain(word);
  });
});

test('T-PK-3: the packed files boot: first screen, tournament, engine, checker, network, PDF', async () => {
  const app = await unpackedApp(given({ system: 'linux', arch: 'x64' }).resources);
  // As packaged: nothing is written where the program lies, and no application is named.
  vi.stubEnv('SEATWRIGHT_DOUBLE_PACKAGED', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const home = passing('home');
  const desktop = await startDesktop(home, app, ['--network-address=127.0.0.1']);
  try {
    const people = Array.from({ length: 16 }, (_, no) => ({ name: `Player ${no + 1}` }));
    await openEvent(desktop, people);
    await publishRound(desktop);
    expect((await eventNow(desktop)).rounds.map(({ tables }) => tables.length)).toEqual([4]);
    // Read back by the checker, in a process of its own.
    const text = await desktop.value('event.text', {});
    await desktop.saveAs(join(home, 'again.seatwright'));
    const place = await desktop.value('file.chooseNew', { suggested: 'Again' });
    await desktop.value('event.import', { handle: place?.handle ?? '', text });
    await desktop.value('network.open', { address: '127.0.0.1', port: null });
    const on = () => desktop.value('network.state', {});
    await expect.poll(async () => (await on()).status).toBe('on');
    expect((await fetch((await on()).url)).status).toBe(200);
    await desktop.saveAs(join(home, 'list.pdf'));
    const printed = await desktop.value('print.pdf', {
      documents: ['seatingByTable'],
      round: 1,
      paper: 'A4',
      language: 'en',
    });
    expect(printed).toEqual({ name: 'list.pdf' });
    expect(readFileSync(join(home, 'list.pdf')).toString('latin1', 0, 5)).toBe('%PDF-');
  } finally {
    await desktop.app.close();
  }
});

test('12.2: the icons have the sizes that each system asks for', () => {
  const icns = readFileSync(join(root, 'resources/icons/app.icns'));
  const kinds: string[] = [];
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) kinds.push(icns.toString('ascii', at, at + 4));
  expect(kinds).toEqual(['icp4', 'icp5', 'icp6', 'ic07', 'ic08', 'ic09', 'ic10', 'ic11', 'ic12', 'ic13', 'ic14']);
  expect(readdirSync(join(root, 'resources/icons/linux')).length).toBe(7);
});
