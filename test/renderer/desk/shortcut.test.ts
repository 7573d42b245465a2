import { describe, expect, it } from 'vitest';
import { isShortcut, shortcutText } from '../../../renderer/desk/commands/shortcut.ts';

const press = (key: string, code: string, held: readonly ('ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey')[] = []) => ({
  key,
  code,
  ctrlKey: held.includes('ctrlKey'),
  altKey: held.includes('altKey'),
  shiftKey: held.includes('shiftKey'),
  metaKey: held.includes('metaKey'),
});

describe('a shortcut', () => {
  it('is the physical key on a Cyrillic layout', () => {
    expect(isShortcut(press('я', 'KeyZ', ['ctrlKey']), 'Mod+KeyZ')).toBe(true);
    expect(isShortcut(press('z', 'KeyZ', ['ctrlKey']), 'Mod+KeyZ')).toBe(true);
  });

  it('is the printed letter where Latin letters are printed elsewhere (AZERTY)', () => {
    expect(isShortcut(press('z', 'KeyW', ['ctrlKey']), 'Mod+KeyZ')).toBe(true);
    expect(isShortcut(press('w', 'KeyZ', ['ctrlKey']), 'Mod+KeyZ')).toBe(false);
  });

  it('is digits by place, also where they need Shift or Alt changes them', () => {
    expect(isShortcut(press('¡', 'Digit1', ['altKey']), 'Alt+Digit1')).toBe(true);
    expect(isShortcut(press('&', 'Digit1', ['altKey']), 'Alt+Digit1')).toBe(true);
  });

  it('Enter is also the Enter of the numeric keypad', () => {
    expect(isShortcut(press('Enter', 'NumpadEnter', ['ctrlKey']), 'Mod+Enter')).toBe(true);
  });

  it('needs exactly its modifiers', () => {
    expect(isShortcut(press('Z', 'KeyZ', ['ctrlKey', 'shiftKey']), 'Mod+KeyZ')).toBe(false);
    expect(isShortcut(press('z', 'KeyZ'), 'Mod+KeyZ')).toBe(false);
    expect(isShortcut(press('z', 'KeyZ', ['ctrlKey', 'metaKey']), 'Mod+KeyZ')).toBe(false);
    expect(isShortcut(press('Z', 'KeyZ', ['ctrlKey', 'shiftKey']), 'Mod+Shift+KeyZ')).toBe(true);
  });

  it('is shown as printed on keys', () => {
    expect(shortcutText('Mod+Shift+KeyZ')).toBe('Ctrl+Shift+Z');
    expect(shortcutText('Alt+Digit1')).toBe('Alt+1');
    expect(shortcutText('F1')).toBe('F1');
  });
});
