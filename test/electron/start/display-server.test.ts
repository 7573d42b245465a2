/** [T-START-1] [desktop 5.4, 5.5, 5.7]: the table of display servers, and how the program is started on another one. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onX11, sameProgram, startBeside } from '../../../electron/start/again.ts';
import { displayServer } from '../../../electron/start/display-server.ts';

describe('[T-START-1] the display server', () => {
  test.each([
    ['darwin', {}, { WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' }, 'asIs'],
    ['win32', { 'ozone-platform': 'wayland' }, { XDG_SESSION_TYPE: 'wayland' }, 'asIs'],
    ['linux', { 'ozone-platform': 'x11' }, { XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' }, 'asIs'],
    ['linux', { 'ozone-platform': 'headless' }, { XDG_SESSION_TYPE: 'wayland' }, 'asIs'],
    ['linux', { 'ozone-platform': 'wayland' }, { XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' }, 'waylandOnly'],
    ['linux', { 'ozone-platform': 'wayland' }, { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' }, 'waylandOnly'],
    ['linux', {}, { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' }, 'asIs'],
    ['linux', {}, { XDG_SESSION_TYPE: 'x11', WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' }, 'asIs'],
    ['linux', {}, {}, 'asIs'],
    ['linux', {}, { XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' }, 'startAgainOnX11'],
    ['linux', {}, { WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' }, 'startAgainOnX11'],
    // A compositor that was started from a bare terminal.
    ['linux', {}, { XDG_SESSION_TYPE: 'tty', WAYLAND_DISPLAY: 'wayland-1', DISPLAY: ':1' }, 'startAgainOnX11'],
    ['linux', { 'ozone-platform': '' }, { XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' }, 'startAgainOnX11'],
    ['linux', {}, { XDG_SESSION_TYPE: 'wayland' }, 'waylandOnly'],
    ['linux', {}, { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0', DISPLAY: '' }, 'waylandOnly'],
    ['linux', {}, { WAYLAND_DISPLAY: 'wayland-0' }, 'waylandOnly'],
  ] as const)('on %s with %j and %j: %s', (platform, switches, env, server) => {
    expect(displayServer(env, switches, platform)).toBe(server);
  });
});

const MOUNT = {
  APPDIR: '/tmp/.mount_Seat',
  ARGV0: './Seatwright',
  OWD: '/home/a',
  LD_LIBRARY_PATH: '/tmp/.mount_Seat/usr/lib',
};

describe('[T-START-1] the start on the X server', () => {
  test('the switch comes to the words of this start, and a file among them is handed on as it is', () => {
    expect(onX11(['--lang=ru', 'Open Cup.seatwright'])).toEqual([
      '--lang=ru',
      'Open Cup.seatwright',
      '--ozone-platform=x11',
    ]);
    expect(sameProgram({ HOME: '/home/a' }, '/opt/seatwright', ['a'])).toEqual({
      command: '/opt/seatwright',
      args: ['a'],
      env: { HOME: '/home/a' },
    });
  });

  test('never twice: with the switch it is as it is, also behind a bare --', () => {
    const words = onX11(['--', 'Cup.seatwright']);
    expect(words).toEqual(['--ozone-platform=x11', '--', 'Cup.seatwright']);
    const switches = Object.fromEntries(
      words.slice(0, words.indexOf('--')).map((word) => word.slice(2).split('=') as [string, string]),
    );
    expect(displayServer({ XDG_SESSION_TYPE: 'wayland', DISPLAY: ':0' }, switches, 'linux')).toBe('asIs');
  });

  test('an AppImage is started as a whole, without what it had set for its inside', () => {
    const env = { ...MOUNT, APPIMAGE: '/home/a/Seatwright.AppImage', DISPLAY: ':0' };
    expect(sameProgram(env, '/tmp/.mount_Seat/seatwright', ['a.seatwright'])).toEqual({
      command: '/home/a/Seatwright.AppImage',
      args: ['a.seatwright'],
      env: { APPIMAGE: '/home/a/Seatwright.AppImage', DISPLAY: ':0' },
    });
  });

  test('another AppImage, from whose terminal the program was started, is not', () => {
    const env = { APPDIR: '/tmp/.mount_Editor', APPIMAGE: '/home/a/Editor.AppImage' };
    expect(sameProgram(env, '/opt/Seatwright/seatwright', []).command).toBe('/opt/Seatwright/seatwright');
  });

  test('what is started gets words and environment; what cannot be started is told, and nothing is thrown', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seatwright-again-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const script = join(folder, 'program');
    const fifo = join(folder, 'said');
    writeFileSync(script, `#!/bin/sh\nprintf '%s|' "$@" "$MARK" > '${fifo}.new' && mv '${fifo}.new' '${fifo}'\n`, {
      mode: 0o755,
    });
    const env = { PATH: process.env.PATH, MARK: 'marked' };
    expect(await startBeside({ command: script, args: ['Open Cup.seatwright', '--x'], env })).toBe(true);
    await expect
      .poll(() => {
        try {
          return readFileSync(fifo, 'utf8');
        } catch {
          return '';
        }
      })
      .toBe('Open Cup.seatwright|--x|marked|');
    expect(await startBeside({ command: join(folder, 'none'), args: [], env })).toBe(false);
    writeFileSync(join(folder, 'barred'), '', { mode: 0o600 });
    expect(await startBeside({ command: join(folder, 'barred'), args: [], env })).toBe(false);
  });
});
