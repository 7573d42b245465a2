import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Floor } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { goTo } from '../../../../renderer/desk/place.ts';
import { button, floorNow, openFloor, press } from './floor-desk.ts';

const blue = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.modal [data-primary]')].map(({ textContent }) => textContent);

const seated = ({ entries }: Floor): number => itemsOf(entries).filter(({ status }) => status === 'seated').length;

const playing = ({ tables }: Floor): number => itemsOf(tables).filter(({ state }) => state === 'open').length;

const nobodyPaid = () => ({ paid: false });

const dialog = () => page.getByRole('dialog');

describe('a draw that is refused', () => {
  it('[W-2.2] the first way out is the blue button: Ctrl+Enter takes it, and the draw goes on by itself', async () => {
    const door = await openFloor({ tables: 1, people: 3, seated: 0, traits: nobodyPaid });
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(blue).toEqual(['Mark as paid, then seat']);
    await expect.element(dialog().getByRole('button', { name: 'Mark as paid, then seat' })).toHaveFocus();
    await press('{Control>}{Enter}{/Control}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => seated(floorNow(door))).toBe(3);
  });

  it('[W-2.2] one way leads to the next, up to the draw, and each refusal is said once', async () => {
    const door = await openFloor({ tables: 1, people: 45, seated: 0, traits: nobodyPaid });
    await button('Initial draw…').click();
    await expect.element(dialog().getByText(/^Not paid: 45 people\.$/)).toBeVisible();
    await expect.poll(blue).toEqual(['Mark as paid, then seat']);
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(blue).toEqual(['Add tables']);
    await expect.poll(() => document.querySelectorAll('[role=alert]').length).toBe(1);
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(blue).toEqual(['Add 4 tables']);
    await press('{Control>}{Enter}{/Control}');
    await expect.poll(() => seated(floorNow(door))).toBe(45);
    expect(playing(floorNow(door))).toBe(5);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('says how many are meant and names them where that is asked', async () => {
    await openFloor({ tables: 1, people: 45, seated: 0, traits: nobodyPaid });
    await button('Initial draw…').click();
    const name = dialog().getByText(/Player 1\W+Player 2\W.*Player 45/);
    await expect.element(dialog().getByText(/^Not paid: 45 people\.$/)).toBeVisible();
    await expect.element(name).not.toBeVisible();
    await dialog().getByText('Names', { exact: true }).click();
    await expect.element(name).toBeVisible();
  });

  it('what was refused before the dialog is said in it only', async () => {
    await openFloor({ tables: 1, people: 3, seated: 0, traits: nobodyPaid });
    goTo('people');
    await button('Seat everybody').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    goTo('rounds');
    await button('Initial draw…').click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });
});

describe('Seat everybody', () => {
  it.each([
    ['who has paid', true],
    ['who has not paid yet', false],
  ])('of 45 %s at one table adds as many as are needed and goes on to the draw', async (_, paid) => {
    const door = await openFloor({ tables: 1, people: 45, seated: 0, traits: () => ({ paid }) });
    goTo('people');
    await button('Seat everybody').click();
    if (!paid) await button('Mark as paid, then seat').click();
    await button('Add tables').click();
    await expect.poll(blue).toEqual(['Add 4 tables']);
    await press('{Enter}');
    await expect.poll(() => seated(floorNow(door))).toBe(45);
    expect(playing(floorNow(door))).toBe(5);
  });

  it('before the first table and before anybody has paid, the tables are those for everybody', async () => {
    const door = await openFloor({ tables: 0, people: 45, seated: 0, traits: nobodyPaid });
    goTo('people');
    await button('Seat everybody').click();
    await expect.poll(blue).toEqual(['Add 5 tables']);
    await press('{Enter}');
    await button('Mark as paid, then seat').click();
    await expect.poll(() => seated(floorNow(door))).toBe(45);
  });
});

describe('a room that is set up', () => {
  const ready = (tables: number) =>
    openFloor({
      tables,
      people: 45,
      seated: 0,
      more: Array.from({ length: tables }, (_, i) => ({
        type: 'family.do' as const,
        command: { do: 'closeTable', table: i + 1, at: Date.now() },
      })),
    });

  it.each([1, 5])('says how many tables are needed, where there are %i', async (tables) => {
    await ready(tables);
    await expect.element(page.getByText('Players: 45; tables needed in all: 5')).toBeVisible();
    await expect.element(page.getByText(/opens as many tables/)).not.toBeInTheDocument();
  });
});
