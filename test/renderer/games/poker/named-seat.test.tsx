/** Whom the line of the floor names is who Enter means, whatever happens between [W-9.9]. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { box, openFloor, press } from './floor-desk.ts';

/** Lets the browser go round once: what was put off until then is done. */
const oneTurn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

const line = (): HTMLInputElement => {
  const found = box().element();
  if (!(found instanceof HTMLInputElement)) throw new Error('the line is no field');
  return found;
};

/** Writes the whole line at once, as a fast hand or a scanner does. */
const write = (text: string): void => {
  const field = line();
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

describe('[W-9.9] Shift+Enter after a seat', () => {
  it('opens its menu, however soon it comes', async () => {
    await openFloor();
    for (let turns = 0; turns < 12; turns++) {
      write(`${1 + (turns % 3)}.${1 + (turns % 9)}`);
      for (let turn = 0; turn < turns; turn++) await oneTurn();
      line().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', shiftKey: true, bubbles: true }),
      );
      await expect.element(page.getByRole('menu')).toBeVisible();
      await press('{Escape}');
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    }
  });
});
