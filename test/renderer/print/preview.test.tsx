import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import { fontFamily } from '../../../renderer/fonts/families.ts';
import { laidOut } from '../../../renderer/print/pages.ts';
import { Preview } from '../../../renderer/print/preview.tsx';
import { latinPeople, mahjong, seated } from '../../core/sheets/hall-of-names.ts';
import '../../../renderer/hall/hall.module.css';

const job = { documents: ['seatingByName'], round: null, language: 'en' };

test('P-12: of a long list only the pages near sight are drawn, and every page when it is there', async () => {
  await page.viewport(1000, 700);
  const set = sheets(seated(latinPeople(800)), mahjong, job, { printedAt: '2026-11-20T11:05:00.000Z' });
  if (!set.ok) throw new Error(set.refusal.code);
  const made = await laidOut(set.value, { paper: 'A4', preset: 'wall', language: 'en' }, 'Seatwright');
  const { container } = await render(
    <div style={{ display: 'flex', height: 600 }}>
      <Preview sheets={made} paper="A4" zoom="actual" />
    </div>,
  );
  const drawn = () =>
    [...container.querySelectorAll('[class*=_previewPage_]')].map((place) => place.textContent !== '');
  await expect.poll(() => drawn().length).toBe(made[0]?.pages.length);
  const { length } = drawn();
  expect(length).toBeGreaterThan(9);
  await expect.poll(() => [drawn()[0], drawn().at(-1)]).toEqual([true, false]);
  expect(drawn().filter((isDrawn) => isDrawn).length).toBeLessThan(5);
  container.querySelectorAll('[class*=_previewPage_]')[length - 1]?.scrollIntoView();
  await expect.poll(() => [drawn()[0], drawn().at(-1)]).toEqual([false, true]);
  expect(container.textContent).toContain(`Page ${length} / ${length}`);
});

test('texts without a language have the families that they are measured in', async () => {
  const set = sheets(seated(latinPeople(4)), mahjong, job, { printedAt: '2026-11-20T11:05:00.000Z' });
  if (!set.ok) throw new Error(set.refusal.code);
  const made = await laidOut(set.value, { paper: 'A4', preset: 'wall', language: 'en' }, 'Seatwright');
  const { container } = await render(<Preview sheets={made} paper="A4" zoom="whole" />);
  await expect.poll(() => container.querySelector('[class*=_laidText_]')).not.toBeNull();
  const text = container.querySelector('[class*=_laidText_]');
  // A browser quotes the name of a family only where it has a blank.
  const named = (families: string) => families.replaceAll('"', '');
  expect(named(text === null ? '' : getComputedStyle(text).fontFamily)).toBe(named(fontFamily(null)));
});
