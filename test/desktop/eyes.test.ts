/** The look for other eyes itself: it must see what stays, and only that. */

import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../browser/chromium.ts';
import { lookedAt } from './eyes.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumFlags] });
  page = await browser.newPage();
});
afterAll(() => browser.close());

const notice = (ink: string) =>
  `<p class="notice" data-tone="warn" style="position: absolute; inset: 0 auto auto 0; margin: 0; font: 24px sans-serif; color: ${ink}">Closed</p>`;

test('A-05 a notice that goes elsewhere while it is looked at is looked at there', async () => {
  await page.setContent(notice('black'));
  await page.evaluate(() => {
    const mark = document.querySelector<HTMLElement>('.notice');
    const box = mark?.getBoundingClientRect.bind(mark);
    if (!mark || !box) return;
    mark.getBoundingClientRect = () => {
      requestAnimationFrame(() => {
        mark.style.translate = '0 300px';
      });
      return box();
    };
  });
  const { marks, unseen } = await lookedAt(page);
  expect(unseen).toEqual([]);
  expect(marks.map(({ box }) => box.y)).toEqual([300]);
});

test('A-05 a notice that stays and can hardly be read is found, by each of the eyes', async () => {
  await page.setContent(notice('#ccc'));
  const { unseen } = await lookedAt(page);
  expect(unseen.map((line) => line.split(',')[0])).toEqual([
    'protanopia',
    'deuteranopia',
    'tritanopia',
    'achromatopsia',
  ]);
});
