/** What was done last stands in one line with what takes it back [W-6.1, W-6.2]. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { familyIds } from '../../../core/games/all.ts';
import { goTo, isDrawer } from '../../../renderer/desk/place.ts';
import { screensFor } from '../../../renderer/desk/screens.ts';
import { screensOf } from '../../../renderer/games/game.ts';
import { say, useNotices } from '../../../renderer/store/notices.ts';
import { event16, openDesk } from '../open-desk.tsx';
import { event, openRounds, pressPrimary, seated, seatNow, storedPoints, tournamentOf } from '../round/desk.ts';

/** The bottom bar of the window. */
const bar = () => {
  const found = [...document.querySelectorAll('main footer')].at(-1);
  if (!(found instanceof HTMLElement)) throw new Error('no bottom bar');
  return page.elementLocator(found);
};
const line = () => bar().getByRole('status');
const said = () => line().element().textContent;
const act = (name: string) => bar().getByRole('button', { name, exact: true });

test('W-6.1 a result is named with Undo, which takes it back; W-6.2 what was undone is named with Redo', async () => {
  const door = await openRounds('rounds', seated(event()));
  await userEvent.keyboard('3{Enter}412{Enter}305{Enter}198{Enter}{Enter}');
  await expect.poll(said).toContain('Round 1, table 3');
  await expect.poll(() => storedPoints(door)[3]).toBeDefined();
  await act('Undo').click();
  await expect.poll(said).toContain('Undone: Round 1, table 3');
  expect(storedPoints(door)[3]).toBeUndefined();
  await act('Redo').click();
  await expect.poll(() => storedPoints(door)[3]).toBeDefined();
  await expect.poll(said).toContain('Round 1, table 3');
});

test('W-6.1 a published round is named, not twice, and nothing of it stands in the top bar', async () => {
  const door = await openRounds('rounds', event());
  await seatNow();
  await pressPrimary();
  await expect.poll(() => tournamentOf(door).rounds).toHaveLength(1);
  await expect.poll(said).toContain('Round 1');
  expect(
    page
      .getByRole('banner')
      .getByText(/published/i)
      .elements(),
  ).toEqual([]);
});

test('W-6.2 what stored nothing says where it is, and has no Undo', async () => {
  await openRounds('rounds', seated(event()));
  await expect.poll(said).toContain('Round 1 published');
  say('good', 'shell:textSaved', { name: 'USB/Spring.txt' });
  await expect.poll(said).toContain('Spring.txt');
  expect(act('Undo').elements()).toEqual([]);
});

test.each(familyIds)('W-6.1 %s: every place has the line at its foot, and the top bar has none', async (family) => {
  await openDesk({ locale: 'en', event: { ...event16, family } });
  for (const { id, titleKey } of screensFor(screensOf(family)).filter((screen) => !isDrawer(screen.id))) {
    goTo(id);
    await expect.poll(() => [id, said()], { message: titleKey }).toEqual([id, expect.stringMatching(/added.*Undo/)]);
    expect(page.getByRole('banner').getByText(/added/).elements()).toEqual([]);
    say('good', 'shell:textSaved', { name: `${id}.txt` });
    await expect.poll(said).toContain(`${id}.txt`);
    const saying = [...document.querySelectorAll('body *')].filter(
      (each) => each.children.length === 0 && each.textContent.includes(`${id}.txt`) && each.checkVisibility(),
    );
    expect(saying).toHaveLength(1);
    useNotices.setState({ notices: [] });
  }
});
