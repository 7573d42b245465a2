import type { KeyboardEvent } from 'react';

/** Rows that PageUp and PageDown go over. */
const PAGE = 10;

const STRIDES: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Keys of a list with one button in each row. Tab knows one of them alone, or what comes after a list of hundreds of
 * rows could not be reached; the arrows, PageUp, PageDown, Home and End go from button to button.
 *
 * Goes on the `<tbody>`; the row whose button was focused last keeps its place among the stops of Tab.
 */
export const rowKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const stride = STRIDES[event.key];
  if (stride === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const from = buttons.findIndex((button) => button.matches(':focus'));
  if (from === -1) return;
  event.preventDefault();
  buttons[Math.min(Math.max(from + stride, 0), buttons.length - 1)]?.focus();
};
