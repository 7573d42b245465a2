/** an event of eight, heard: what is told by itself, and what a seat says when it is reached. */

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse } from '../../../core/tournament/refusal.ts';
import { listening } from '../heard.ts';
import { event, openRounds, tournamentOf } from '../round/desk.ts';
import { strike } from '../round/keys.ts';

describe('A-03: an event of eight players, heard', () => {
  it('proposed, published, entered, refused, confirmed, undone and not saved are all told', async () => {
    const door = await openRounds('rounds', event(8));
    const { heard, stop } = listening();
    const told = (words: RegExp) => expect.poll(() => heard.filter((text) => words.test(text))).not.toEqual([]);

    await page.getByRole('button', { name: 'Seat round 1' }).click();
    await told(/^Proposal$/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await told(/^Round 1 published/);

    await expect.element(page.getByRole('textbox', { name: 'Table number' })).toHaveFocus();
    await strike('9⏎');
    await told(/Round 1 has no table 9/);
    await strike('⌫1⏎412⏎305⏎198⏎⏎');
    await told(/^Table 1 is in: 1 of 2\.$/);
    await strike('2⏎412⏎305⏎198⏎⏎');
    await told(/^Table 2 is in: 2 of 2\.$/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await told(/^Round 1 confirmed/);
    await expect.poll(() => tournamentOf(door).rounds[0]?.confirmed).toBe(true);

    await userEvent.keyboard('{Control>}z{/Control}');
    await told(/^Undone:/);
    door.cannotWrite(refuse('file.diskFull', { name: 'Spring Open' }), 'diskFull');
    await told(/Make room/);
    await told(/^Disk full$/);
    door.cannotWrite(null);
    await told(/^Saved$/);
    stop();
  });
});
