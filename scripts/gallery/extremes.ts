/** The desk with names that are too long, with one person and with 2,000, and on displays larger than a laptop. */

import { familyIds } from '../../core/tournament/words.ts';
import { allScreens, closeFile, type Desk, enterPeople, goTo, LAPTOP, newEvent, seatFirst } from './desk-page.ts';

const LONG = `${'Maximiliana-Alexandrovna von und zu Hohenstein-Wittgenstein '.repeat(2).trim().slice(0, 117)} `;

/** Names of 120 characters in an event whose name is as long, one person, and 2,000 people. */
export const extremes = async (desk: Desk, prefix: string): Promise<void> => {
  const { page } = desk;
  for (const [name, count] of [
    ['long', 16],
    ['one', 1],
    ['many', 2000],
  ] as const) {
    const title = name === 'long' ? `${LONG}Cup` : name === 'one' ? 'One person' : 'Two thousand';
    await newEvent(page, 0, title);
    await enterPeople(
      page,
      Array.from({ length: count }, (_, i) => (name === 'long' ? `${LONG}${i + 1}` : `Guest ${i + 1}`)),
    );
    if (count > 1) await seatFirst(page);
    await allScreens(desk, `${prefix}-${name}`);
    await closeFile(page);
  }
};

/** Displays larger than a laptop. */
const displays = [
  { name: 'fhd', width: 1920, height: 1080 },
  { name: '4k', width: 3840, height: 2160 },
];

/** The screens that are looked at most, of a game with tables and of the floor, on larger displays. */
export const larger = async (desk: Desk, prefix: string): Promise<void> => {
  const { page, shot } = desk;
  for (const { name, ...size } of displays) {
    await page.setViewportSize(size);
    await shot(`${prefix}-${name}-start`);
    for (const [i, screens] of [
      [0, [1, 2, 3, 4, 5, 6]],
      [3, [1, 2, 3]],
    ] as const) {
      await page.locator('[class*=_sample_]').nth(i).click();
      await page.locator('[class*=_railItem_]').first().waitFor();
      for (const screen of screens) {
        await goTo(page, screen);
        await shot(`${prefix}-${name}-${familyIds[i]}-${String(screen).padStart(2, '0')}`);
      }
      await closeFile(page);
    }
  }
  await page.setViewportSize(LAPTOP);
};
