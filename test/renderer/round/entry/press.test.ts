import { describe, expect, test } from 'vitest';
import { type KeyEvent, meaningOf } from '../../../../renderer/round/entry/press.ts';

const key = (key: string, code: string, more: Partial<KeyEvent> = {}): KeyEvent => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe('keys of result entry', () => {
  test.each([
    ['7', 'Digit7', '7'],
    ['7', 'Numpad7', '7'],
    ['.', 'Period', '.'],
    [',', 'NumpadDecimal', ','],
    ['-', 'Minus', '-'],
    ['-', 'NumpadSubtract', '-'],
  ])('%s from %s is a character', (name, code, character) => {
    expect(meaningOf(key(name, code), false)).toEqual({ character });
  });

  test.each([
    ['Enter', 'NumpadEnter', 'enter'],
    ['Enter', 'Enter', 'enter'],
    ['/', 'NumpadDivide', 'back'],
    ['*', 'NumpadMultiply', 'accept'],
    ['+', 'NumpadAdd', 'more'],
    ['*', 'Digit8', 'accept'],
    ['Escape', 'Escape', 'escape'],
  ])('%s from %s is a press', (name, code, press) => {
    expect(meaningOf(key(name, code), false)).toEqual({ press });
  });

  test.each([
    ['ю', 'Period', { character: '.' }],
    ['б', 'Comma', { character: ',' }],
    ['з', 'KeyP', { press: 'more' }],
    ['.', 'Slash', { character: '.' }],
    [',', 'Slash', { character: ',' }],
    ['/', 'Backslash', { press: 'back' }],
  ])('K-10 ЙЦУКЕН: %s from %s', (name, code, meaning) => {
    expect(meaningOf(key(name, code), false)).toEqual(meaning);
  });

  test.each([
    ['p', 'KeyP'],
    ['з', 'KeyP'],
    ['s', 'KeyS'],
    ['ы', 'KeyS'],
  ])('WCAG 2.1.4: switched off, letters mean nothing: %s', (name, code) => {
    expect(meaningOf(key(name, code), false)).not.toBeNull();
    expect(meaningOf(key(name, code), false, false, false)).toBeNull();
    expect(meaningOf(key('+', 'NumpadAdd'), false, false, false)).toEqual({ press: 'more' });
    expect(meaningOf(key('7', 'Digit7'), false, false, false)).toEqual({ character: '7' });
  });

  test('digits count by their place where they need Shift (AZERTY)', () => {
    expect(meaningOf(key('à', 'Digit0'), false)).toEqual({ character: '0' });
  });

  test('Backspace deletes in a line and steps back from an empty one', () => {
    expect(meaningOf(key('Backspace', 'Backspace'), false)).toBeNull();
    expect(meaningOf(key('Backspace', 'Backspace'), true)).toEqual({ press: 'back' });
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('with %s it is somebody else’s key', (modifier) => {
    expect(meaningOf(key('z', 'KeyZ', { [modifier]: true }), false)).toBeNull();
    expect(meaningOf(key('Enter', 'Enter', { [modifier]: true }), false)).toBeNull();
  });

  test('letters mean nothing to a line of numbers', () => {
    expect(meaningOf(key('q', 'KeyQ'), false)).toBeNull();
  });

  test('a line of words keeps its characters', () => {
    expect(meaningOf(key('p', 'KeyP'), false, true)).toBeNull();
    expect(meaningOf(key('/', 'Slash'), false, true)).toBeNull();
    expect(meaningOf(key('Enter', 'Enter'), false, true)).toEqual({ press: 'enter' });
    expect(meaningOf(key('Escape', 'Escape'), false, true)).toEqual({ press: 'escape' });
  });
});
