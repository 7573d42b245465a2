/** [W-1.4] A drawer takes the place of the side, exactly as wide; Escape closes it, one is open at a time, focus goes in and returns. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FULL_INK } from '../../../renderer/parts/side/toast.tsx';
import { listening } from '../heard.ts';
import { draw } from './draw.tsx';
import { Window } from './specimens/side.tsx';

const widthOfCards = () => page.getByTestId('cards').element().getBoundingClientRect().width;
const director = () => page.getByRole('button', { name: 'Director…' });
const drawer = (name: string | RegExp = 'Director') => page.getByRole('dialog', { name });

describe('W-1.4: a drawer', () => {
  it.each([
    [1366, 300],
    [1920, 380],
  ])('in a window of %i px is as wide as the side, %i px, and moves no card', async (width, wide) => {
    await page.viewport(width, 800);
    await draw(<Window />);
    const before = widthOfCards();
    expect(page.getByRole('complementary', { name: 'Standings' }).element().getBoundingClientRect().width).toBe(wide);
    await director().click();
    await expect.element(drawer()).toBeVisible();
    await expect.poll(() => drawer().element().getBoundingClientRect().width).toBe(wide);
    expect(widthOfCards()).toBe(before);
    await expect.element(page.getByText('1. Anna Lindqvist')).not.toBeInTheDocument();
  });

  it.each([
    [1100, false],
    [1366, true],
  ])('lies over the cards where the side has no room (%i px, folded: %s)', async (width, isFolded) => {
    await page.viewport(width, 800);
    await draw(<Window isFolded={isFolded} />);
    const before = widthOfCards();
    expect(before).toBe(width);
    await director().click();
    await expect.element(drawer()).toBeVisible();
    expect(widthOfCards()).toBe(before);
    await expect.element(page.getByRole('button', { name: 'Print 6 sheets' })).toBeInViewport();
  });

  it('takes the focus in, and Escape gives it back to where it was', async () => {
    await page.viewport(1366, 768);
    await draw(<Window />);
    (director().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer()).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'Person or table' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(director()).toHaveFocus();
  });

  it('gives it back to where it was last, when the TO has been elsewhere meanwhile', async () => {
    await draw(<Window starts="director" />);
    const line = page.getByRole('textbox', { name: 'Line' });
    await line.click();
    const close = page.getByRole('button', { name: 'Close' });
    await close.click();
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(line).toHaveFocus();
  });

  it('takes the place of the one that was open', async () => {
    await draw(<Window starts="director" />);
    await page.getByRole('button', { name: 'Paper…' }).click();
    await expect.element(drawer(/Бумага/)).toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText('1. Anna Lindqvist')).toBeVisible();
  });
});

describe('W-6.1: the last act', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is at full ink for 8 seconds, and stays', async () => {
    await draw(<Window />);
    const line = () => document.querySelector('footer [role=status]');
    expect(line()?.textContent).toContain('Round 3 published');
    vi.advanceTimersByTime(FULL_INK - 1);
    expect(line()?.getAttribute('data-quiet')).toBe('false');
    vi.advanceTimersByTime(1);
    await vi.waitUntil(() => line()?.getAttribute('data-quiet') === 'true');
    expect(line()?.textContent).toContain('Round 3 published');
    expect(line()?.querySelector('button')?.textContent).toBe('Undo');
  });
});

describe('W-6.1: a failure', () => {
  it('is announced, stands in red until it is dismissed, and gives the focus back', async () => {
    await draw(<Window />);
    const { heard, stop } = listening();
    const fail = page.getByRole('button', { name: 'Fail' });
    await fail.click();
    await expect.poll(() => heard.join()).toContain('it is full');
    stop();
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    (dismiss.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dismiss).not.toBeInTheDocument();
    await expect.element(fail).toHaveFocus();
  });
});
