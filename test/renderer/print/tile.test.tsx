import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { sheets } from '../../../core/sheets/paper/sheets.ts';
import { laidOut } from '../../../renderer/print/pages.ts';
import { PrintPage } from '../../../renderer/print/print-page.tsx';
import { bridgeWall, gameOf, latin, mahjongWall } from '../../core/sheets/wall-events.ts';

const printed = async (language: 'en' | 'ru', family: 'mahjong' | 'bridge') => {
  const tournament = family === 'mahjong' ? mahjongWall(latin(24)) : bridgeWall(latin(24));
  const job = { documents: ['seatingByName'], round: null, language };
  const set = sheets(tournament, gameOf(family), job, { printedAt: '2026-11-20T11:05:00.000Z' });
  if (!set.ok) throw new Error(JSON.stringify(set.refusal));
  const pages = await laidOut(set.value, { paper: 'A4', preset: 'wall', language }, 'Seatwright 0.1.0');
  const { container } = await render(<PrintPage sheets={pages} />);
  return [...container.querySelectorAll<HTMLElement>('[class*=_paperRows_] [data-tile]')];
};

test.each([
  ['en', 'mahjong', ['E', 'N', 'S', 'W'], ['East', 'North', 'South', 'West']],
  ['ru', 'mahjong', ['В', 'З', 'С', 'Ю'], ['Восток', 'Запад', 'Север', 'Юг']],
  ['en', 'bridge', ['EW', 'NS'], ['East–West', 'North–South']],
  ['ru', 'bridge', ['ВЗ', 'СЮ'], ['Восток–Запад', 'Север–Юг']],
] as const)(
  '[L-1.2, L-1.3] [fault H-17] %s, %s: an outline without a filling, all equally wide, read aloud in full',
  async (language, family, letters, names) => {
    const tiles = await printed(language, family);
    expect(tiles).toHaveLength(24);
    expect([...new Set(tiles.map((tile) => tile.textContent ?? ''))].toSorted()).toEqual(letters);
    expect([...new Set(tiles.map((tile) => tile.getAttribute('aria-label') ?? ''))].toSorted()).toEqual(names);
    expect(new Set(tiles.map((tile) => Math.round(100 * tile.getBoundingClientRect().width))).size).toBe(1);
    for (const tile of tiles) {
      const style = getComputedStyle(tile);
      const size = Number.parseFloat(style.fontSize);
      expect(style.backgroundColor).toBe('rgba(0, 0, 0, 0)');
      expect(Number.parseFloat(style.borderTopWidth)).toBeGreaterThanOrEqual(1);
      expect(tile.getBoundingClientRect().height).toBeCloseTo(1.16 * size, 0);
      expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth + 1);
    }
  },
);
