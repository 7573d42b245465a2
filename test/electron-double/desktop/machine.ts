/** The machine around the application: shell, theme, power, clipboard. What they are asked is recorded; events come from tests. */

import { EventEmitter } from 'node:events';
import type { Clipboard, NativeTheme, PowerMonitor, PowerSaveBlocker, Shell } from 'electron';
import { afterReady } from '../app/lifecycle.ts';
import { controls, type ShellCall } from '../record.ts';
import { loud, onlyEvents } from '../unimplemented.ts';

const called = (call: ShellCall['call'], target = ''): void => {
  controls.record.shell.push({ call, target });
};

export const shell = loud('shell', {
  openExternal: async (url: string) => called('openExternal', url),
  openPath: async (path: string) => {
    called('openPath', path);
    return '';
  },
  showItemInFolder: (path: string) => called('showItemInFolder', path),
  beep: () => called('beep'),
} satisfies Partial<Shell>) as unknown as Shell;

let themeSource: NativeTheme['themeSource'] = 'system';

const theme = onlyEvents('nativeTheme', new EventEmitter(), { emitted: ['updated'], never: [] });

/** The machine of the double is light; only the application's own choice makes it dark. Pages keep their own colour scheme. */
export const nativeTheme = loud(
  'nativeTheme',
  Object.defineProperties(theme, {
    themeSource: {
      get: () => themeSource,
      set: (source: NativeTheme['themeSource']) => {
        themeSource = source;
        theme.emit('updated');
      },
    },
    shouldUseDarkColors: { get: () => themeSource === 'dark' },
    shouldUseHighContrastColors: { value: false, writable: true },
    shouldUseInvertedColorScheme: { value: false, writable: true },
    shouldDifferentiateWithoutColor: { value: false, writable: true },
    prefersReducedTransparency: { value: false, writable: true },
    inForcedColorsMode: { value: false, writable: true },
  }),
) as unknown as NativeTheme;

/** Tests emit: `powerMonitor.emit('suspend')`. */
export const powerMonitor = afterReady(
  'powerMonitor',
  loud(
    'powerMonitor',
    Object.assign(
      onlyEvents('powerMonitor', new EventEmitter(), {
        emitted: ['suspend', 'resume', 'shutdown', 'lock-screen', 'unlock-screen', 'on-ac', 'on-battery'],
        never: ['speed-limit-change', 'thermal-state-change', 'user-did-become-active', 'user-did-resign-active'],
      }),
      {
        isOnBatteryPower: () => false,
        onBatteryPower: false,
        getSystemIdleTime: () => 0,
        getSystemIdleState: () => 'active' as const,
        getCurrentThermalState: () => 'nominal' as const,
      } satisfies Partial<PowerMonitor>,
    ),
  ),
) as unknown as PowerMonitor;

const blockers = new Set<number>();
let lastBlocker = 0;

export const powerSaveBlocker = loud('powerSaveBlocker', {
  start: () => {
    blockers.add(++lastBlocker);
    return lastBlocker;
  },
  stop: (id) => blockers.delete(id),
  isStarted: (id) => blockers.has(id),
} satisfies Partial<PowerSaveBlocker>) as unknown as PowerSaveBlocker;

let clipboardText = '';

/** A clipboard of its own: tests must not touch that of the person at the machine. */
export const clipboard = loud('clipboard', {
  readText: async () => clipboardText,
  writeText: async (text: string) => {
    clipboardText = text;
  },
  clear: () => {
    clipboardText = '';
  },
} satisfies Partial<Clipboard>) as unknown as Clipboard;
