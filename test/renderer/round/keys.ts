import { cdp } from 'vitest/browser';

type Key = { readonly key: string; readonly code: string; readonly text?: string; readonly keypad?: boolean };

const named: { readonly [sign: string]: Key } = {
  '⏎': { key: 'Enter', code: 'Enter', text: '\r' },
  '⎋': { key: 'Escape', code: 'Escape' },
  '⌫': { key: 'Backspace', code: 'Backspace' },
  '␣': { key: ' ', code: 'Space', text: ' ' },
  '↑': { key: 'ArrowUp', code: 'ArrowUp' },
  '↓': { key: 'ArrowDown', code: 'ArrowDown' },
};

const typed = (key: string, code: string): Key => ({ key, code, text: key });

/** The main block of an English keyboard. */
const english: { readonly [sign: string]: Key } = {
  ...named,
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, typed(digit, `Digit${digit}`)])),
  '-': typed('-', 'Minus'),
  '.': typed('.', 'Period'),
  ',': typed(',', 'Comma'),
  '/': typed('/', 'Slash'),
  '*': typed('*', 'Digit8'),
  '+': typed('+', 'Equal'),
  p: typed('p', 'KeyP'),
  S: typed('S', 'KeyS'),
};

/** The same places on a Russian keyboard: digits are the same, the marks of the English one are letters. */
const russian: { readonly [sign: string]: Key } = {
  ...english,
  '.': typed('ю', 'Period'),
  ',': typed('б', 'Comma'),
  p: typed('з', 'KeyP'),
  S: typed('Ы', 'KeyS'),
};

const keypad = (key: string, code: string): Key => ({ key, code, text: key === 'Enter' ? '\r' : key, keypad: true });

/** The numeric keypad alone, Num Lock on, with a decimal point. */
const numpad: { readonly [sign: string]: Key } = {
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, keypad(digit, `Numpad${digit}`)])),
  '⏎': keypad('Enter', 'NumpadEnter'),
  '-': keypad('-', 'NumpadSubtract'),
  '+': keypad('+', 'NumpadAdd'),
  '*': keypad('*', 'NumpadMultiply'),
  '/': keypad('/', 'NumpadDivide'),
  '.': keypad('.', 'NumpadDecimal'),
};

/** The same keypad where its decimal key writes a comma (German, Russian, French Windows). */
const numpadComma: { readonly [sign: string]: Key } = { ...numpad, '.': keypad(',', 'NumpadDecimal') };

const layouts = { english, russian, numpad, numpadComma };

/** Strikes real keys of the browser one after the other. Spaces in the text are not struck; ␣ is the space bar. */
export const strike = async (text: string, layout: keyof typeof layouts = 'english'): Promise<void> => {
  const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  for (const sign of text.replaceAll(' ', '')) {
    const found = layouts[layout][sign];
    if (found === undefined) throw new Error(`no key ${sign} on ${layout}`);
    const { key, code, text: written, keypad: isKeypad = false } = found;
    const where = { key, code, isKeypad, location: isKeypad ? 3 : 0 };
    await session.send('Input.dispatchKeyEvent', {
      type: written === undefined ? 'rawKeyDown' : 'keyDown',
      ...where,
      ...(written === undefined ? {} : { text: written, unmodifiedText: written }),
      windowsVirtualKeyCode: VIRTUAL[key] ?? 0,
    });
  }
};

/** Virtual key codes for keys whose default action the browser looks up by them. */
const VIRTUAL: { readonly [key: string]: number } = { Backspace: 8, Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 };
