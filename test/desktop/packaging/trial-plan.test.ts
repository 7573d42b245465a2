/** [desktop 11.1, 11.3, 11.4] What is done with the packages of every system: the plans, which no single machine can carry out. */

import { describe, expect, test } from 'vitest';
import { releaseFiles } from '../../../scripts/packages/release-files.ts';
import { COLD_START_WITHIN, type Machine, type Trial, trialsOn } from '../../../scripts/trial/plan.ts';

/** The packages that a machine builds, in its folder. */
const built = (folder: string, words: RegExp) =>
  releaseFiles('0.1.0')
    .filter((name) => words.test(name))
    .map((name) => `${folder}${name}`);

const UBUNTU: Machine = {
  platform: 'linux',
  files: built('/out/', /-linux-(x64|amd64|x86_64)/),
  work: '/tmp/trial',
  home: '/tmp/trial/home',
  programs: '',
  user: { uid: 1001 },
  restricts: true,
  isSigned: false,
};
const OLDER: Machine = { ...UBUNTU, restricts: false };
const MAC: Machine = { ...UBUNTU, platform: 'darwin', files: built('/out/', /-mac-arm64/), restricts: false };
const WINDOWS: Machine = {
  ...OLDER,
  platform: 'win32',
  files: built('C:\\out\\', /-win-x64/),
  work: 'C:\\Temp\\trial',
  programs: 'C:\\Users\\a\\AppData\\Local\\Programs',
};

const one = (machine: Machine, name: string): Trial => {
  const trial = trialsOn(machine).find((each) => each.name === name);
  if (trial === undefined) throw new Error(`no trial of ${name}`);
  return trial;
};
const lines = (commands: Trial['install']) => commands.map((words) => words.join(' '));
const names = (machine: Machine, ...wanted: readonly string[]) =>
  trialsOn(machine, wanted).map(({ name, sandboxed }) => [name, sandboxed]);
const RESTRICT = 'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=1';
const ALLOW = 'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0';

describe('which packages, and whether their pages must be kept apart', () => {
  test('Ubuntu 24.04: deb under the restriction, AppImage with and without it, rpm and tar.gz without', () => {
    expect(names(UBUNTU)).toEqual([
      ['deb', true],
      ['rpm', true],
      ['AppImage, restricted', false],
      ['AppImage', true],
      ['tar.gz', true],
    ]);
    expect(lines(one(UBUNTU, 'deb').install)[0]).toBe(RESTRICT);
    expect(lines(one(UBUNTU, 'AppImage, restricted').install)[0]).toBe(RESTRICT);
    for (const name of ['AppImage', 'rpm', 'tar.gz']) {
      expect(lines(one(UBUNTU, name).install)[0]).toBe(ALLOW);
      expect(lines(one(UBUNTU, name).uninstall).at(-1)).toBe(RESTRICT);
    }
  });

  test('Ubuntu 22.04: deb and AppImage, nothing to restrict', () => {
    const machine = { ...OLDER, files: built('/out/', /\.(deb|AppImage)$/).filter((name) => !name.includes('arm64')) };
    expect(names(machine, 'deb', 'appimage')).toEqual([
      ['deb', true],
      ['AppImage', true],
    ]);
    expect(JSON.stringify(trialsOn(machine, ['deb', 'appimage']))).not.toContain('sysctl');
  });

  test('macOS and Windows: both kinds of each', () => {
    expect(names(MAC)).toEqual([
      ['dmg', true],
      ['zip', true],
    ]);
    expect(names(WINDOWS)).toEqual([
      ['nsis', true],
      ['zip', true],
    ]);
  });

  test('a package that is not there, or twice, is an error by its kind', () => {
    expect(() => trialsOn({ ...UBUNTU, files: [] })).toThrow('deb: 0 packages, not 1');
    expect(() => trialsOn({ ...UBUNTU, files: [...UBUNTU.files, '/out/b.rpm'] })).toThrow('rpm: 2 packages, not 1');
    expect(() => trialsOn(UBUNTU, ['msi'])).toThrow('nothing to try on linux: msi');
  });
});

test('the first screen is there within 15 s', () => expect(COLD_START_WITHIN).toBe(15_000));

describe('what is done', () => {
  test('the deb by the package manager', () => {
    const { install, program, uninstall, gone, terminate } = one(OLDER, 'deb');
    expect(lines(install)).toEqual(['sudo apt-get install -y /out/Seatwright-0.1.0-linux-amd64.deb']);
    expect(program.join(' ')).toBe('env HOME=/tmp/trial/home LANG=en_US.UTF-8 /opt/Seatwright/seatwright');
    expect(lines(uninstall)).toEqual(['sudo apt-get remove -y seatwright']);
    expect([gone, terminate]).toEqual(['/opt/Seatwright', 'process']);
  });

  test('AppImage and tar.gz out of a folder', () => {
    expect(lines(one(OLDER, 'AppImage').install)).toEqual([
      'cp /out/Seatwright-0.1.0-linux-x86_64.AppImage /tmp/trial/Seatwright.AppImage',
      'chmod +x /tmp/trial/Seatwright.AppImage',
    ]);
    expect(lines(one(OLDER, 'tar.gz').install)).toEqual([
      'mkdir -p /tmp/trial/unpacked',
      'tar -xzf /out/Seatwright-0.1.0-linux-x64.tar.gz -C /tmp/trial/unpacked --strip-components=1',
    ]);
    expect(one(OLDER, 'tar.gz').program.at(-1)).toBe('/tmp/trial/unpacked/seatwright');
  });

  test('the rpm in a container of Fedora, not as root', () => {
    const { install, program, uninstall, terminate } = one(UBUNTU, 'rpm');
    expect(lines(install).slice(1)).toEqual([
      'docker run -d --rm --privileged --network host --name seatwright-trial -v /tmp/trial:/tmp/trial -v /out:/out:ro fedora:42 sleep infinity',
      'docker exec seatwright-trial dnf install -y /out/Seatwright-0.1.0-linux-x86_64.rpm xorg-x11-server-Xvfb xauth procps-ng',
      'docker exec seatwright-trial useradd --no-create-home --home-dir /tmp/trial/home --uid 1001 to',
    ]);
    expect(program.join(' ')).toContain('docker exec -u to -e HOME=/tmp/trial/home ');
    expect(terminate).toEqual(['docker', 'exec', 'seatwright-trial', 'pkill', '-TERM', '-o', '-x', 'seatwright']);
    expect(lines(uninstall)).toContain('docker exec seatwright-trial test ! -e /opt/Seatwright');
  });

  test('3.3, 3.4 both bundles of macOS are verified as they were unpacked; with a certificate the system is asked too', () => {
    expect(lines(one(MAC, 'dmg').install)).toEqual([
      'hdiutil attach /out/Seatwright-0.1.0-mac-arm64.dmg -mountpoint /tmp/trial/image -nobrowse',
      'ditto /tmp/trial/image/Seatwright.app /Applications/Seatwright.app',
      'hdiutil detach /tmp/trial/image',
    ]);
    expect(lines(one(MAC, 'zip').install)).toEqual([
      'ditto -x -k /out/Seatwright-0.1.0-mac-arm64.zip /tmp/trial/unpacked',
    ]);
    for (const [name, app] of [
      ['dmg', '/Applications/Seatwright.app'],
      ['zip', '/tmp/trial/unpacked/Seatwright.app'],
    ] as const) {
      const verified = `codesign --verify --deep --strict ${app}`;
      expect(lines(one(MAC, name).seal)).toEqual([verified]);
      expect(lines(one({ ...MAC, isSigned: true }, name).seal)).toEqual([
        verified,
        `spctl --assess --type execute ${app}`,
      ]);
      expect(one(MAC, name)).toMatchObject({ program: [`${app}/Contents/MacOS/Seatwright`], terminate: 'process' });
    }
  });

  test('Windows: silently, waiting for what goes on as a copy; its log-off is for a person', () => {
    const { install, program, uninstall, gone, terminate, seal } = one(WINDOWS, 'nsis');
    const folder = 'C:\\Users\\a\\AppData\\Local\\Programs\\seatwright';
    expect(lines(install)[0]).toContain(
      "Start-Process -FilePath 'C:\\out\\Seatwright-0.1.0-win-x64-setup.exe' -ArgumentList '/S' -Wait",
    );
    expect(lines(uninstall)[0]).toContain(
      `Start-Process -FilePath '${folder}\\Uninstall Seatwright.exe' -ArgumentList '/S' -Wait`,
    );
    expect([program, gone, terminate, seal]).toEqual([[`${folder}\\Seatwright.exe`], folder, null, []]);
    expect(lines(one({ ...WINDOWS, isSigned: true }, 'zip').seal)[0]).toContain(
      "Get-AuthenticodeSignature 'C:\\Temp\\trial\\unpacked\\Seatwright.exe'",
    );
    expect(lines(one(WINDOWS, 'zip').install)[0]).toContain(
      "Expand-Archive -Path 'C:\\out\\Seatwright-0.1.0-win-x64.zip'",
    );
  });
});
