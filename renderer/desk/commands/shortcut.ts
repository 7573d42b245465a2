/**
 * Shortcuts as `Mod+Shift+KeyZ`: modifiers and the code of a physical key (`KeyboardEvent.code`), so that they work on
 * ЙЦУКЕН as on QWERTY. `Mod` is Ctrl, on a Mac Command. Where the layout prints Latin letters (AZERTY, Dvorak) the printed
 * letter counts, as everywhere else on that computer.
 */

export type Shortcut = string;

const MODIFIERS = ['Mod', 'Alt', 'Shift'];

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const parts = (shortcut: Shortcut): { readonly modifiers: ReadonlySet<string>; readonly code: string } => {
  const all = shortcut.split('+');
  return { modifiers: new Set(all.slice(0, -1)), code: all.at(-1) ?? '' };
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const codeOf = ({ key, code }: KeyPress): string => {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return code === 'NumpadEnter' ? 'Enter' : code;
};

/** Whether a key press is this shortcut, with exactly its modifiers. */
export const isShortcut = (press: KeyPress, shortcut: Shortcut): boolean => {
  const { modifiers, code } = parts(shortcut);
  const [mod, other] = isMac() ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return (
    codeOf(press) === code &&
    !other &&
    mod === modifiers.has('Mod') &&
    press.altKey === modifiers.has('Alt') &&
    press.shiftKey === modifiers.has('Shift')
  );
};

const SIGNS: { readonly [code: string]: string } = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Minus: '−',
  Equal: '=',
  Delete: 'Del',
  Escape: 'Esc',
  Space: '␣',
};

/** The shortcut as people read it: "Ctrl+Z", on a Mac "⌘Z". */
export const shortcutText = (shortcut: Shortcut): string => {
  const { modifiers, code } = parts(shortcut);
  const key = SIGNS[code] ?? code.replace(/^(Key|Digit|Numpad)/, '');
  const signs = isMac() ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' } : { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' };
  const held = MODIFIERS.filter((modifier) => modifiers.has(modifier)).map(
    (modifier) => signs[modifier as keyof typeof signs],
  );
  return [...held, key].join(isMac() ? '' : '+');
};

const ACCELERATORS: { readonly [code: string]: string } = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Minus: '-',
  Equal: '=',
};

/** The shortcut as Electron's menus write it: `Mod+Shift+KeyZ` is "CommandOrControl+Shift+Z". */
export const acceleratorOf = (shortcut: Shortcut): string => {
  const { modifiers, code } = parts(shortcut);
  const key = ACCELERATORS[code] ?? code.replace(/^(Key|Digit|Numpad)/, '');
  const held = MODIFIERS.filter((modifier) => modifiers.has(modifier));
  return [...held.map((modifier) => (modifier === 'Mod' ? 'CommandOrControl' : modifier)), key].join('+');
};

/** What browsers keep for themselves in a tab; there such a command has no shortcut. */
const KEPT_BY_BROWSERS = ['Mod+KeyN', 'Mod+KeyT', 'Mod+KeyW', 'Mod+Shift+KeyN'];

export const browserKeeps = (shortcut: Shortcut): boolean => KEPT_BY_BROWSERS.includes(shortcut);

/** Whether a physical key is a letter's. */
export const isLetterKey = (code: string): boolean => /^Key[A-Z]$/.test(code);
