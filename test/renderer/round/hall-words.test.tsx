/** What the primary will do to the hall, said beside it before it is pressed [W-4.2]. */

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { firstScreen, type HallScreen } from '../../../core/api/hall.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import type { FakeDoor } from '../door.ts';
import {
  confirmed,
  event,
  openRounds,
  pressPrimary,
  primary,
  primarySays,
  seated,
  tournamentOf,
  withResults,
} from './desk.ts';
import { strike } from './keys.ts';

const events = {
  published: seated(event()),
  confirmed: confirmed(withResults(seated(event()))),
};

/** The words at the left of the primary; empty where there are none. */
const beside = (): string => {
  const before = primary().previousElementSibling;
  return before?.getAttribute('role') === 'status' ? (before.textContent ?? '') : '';
};
const besideSays = (words: string) => expect.poll(beside).toBe(words);
const asked = ({ calls }: FakeDoor) => calls.filter(({ method }) => method === 'hall.effect').length;
/** The first seat of a table that can be changed by hand, from 0. */
const seat = (table: number) => page.elementLocator(document.getElementById(`seat-${table}-0`) as HTMLElement);
const tell = (door: FakeDoor, change: Partial<HallScreen>) =>
  door.call('hall.show', { hall: 1, ...change } as never) as Promise<unknown>;

describe('W-4.2 what the primary will do to the hall', () => {
  it('is said before publishing, in the words of what the hall shows now', async () => {
    const door = await openRounds('rounds', events.confirmed, { hallOpen: true });
    await pressPrimary();
    await primarySays('Publish round 2');
    await besideSays('the hall will show it');
    expect(primary().previousElementSibling?.querySelector('svg')).not.toBeNull();
    for (const [change, words] of [
      [{ view: 'standings' }, 'the hall does not change'],
      [{ view: 'timer' }, 'the hall will show it'],
      [{ black: true }, 'the hall does not change'],
      [{ view: 'byTable', black: false, hold: true }, 'the hall will show it'],
    ] as const) {
      await tell(door, change);
      await besideSays(words);
    }
  });

  it('is asked again when the seats of the proposal change, and not when one is looked at', async () => {
    const door = await openRounds('rounds', events.confirmed, { hallOpen: true });
    await pressPrimary();
    await besideSays('the hall will show it');
    const before = asked(door);
    const [first, second] = [seat(0), seat(1)];
    await first.click();
    await second.click();
    await expect.poll(() => asked(door)).toBe(before + 1);
    await besideSays('the hall will show it');
    expect(asked(door)).toBe(before + 1);
  });

  it('costs no call and says nothing while nobody looks', async () => {
    const door = await openRounds('rounds', events.confirmed);
    await pressPrimary();
    await primarySays('Publish round 2');
    expect([beside(), asked(door)]).toEqual(['', 0]);
  });

  it('holds no button up: without an answer the round is published', async () => {
    const never = { 'hall.effect': () => new Promise<never>(() => {}) };
    const door = await openRounds('rounds', events.confirmed, { hallOpen: true, answers: never });
    await pressPrimary();
    await primarySays('Publish round 2');
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(2);
  });

  it('where the standings stay on the wall, a later press shows the round, and says what is there now', async () => {
    const door = await openRounds('rounds', events.confirmed, { hallOpen: true });
    await tell(door, { view: 'standings' });
    await pressPrimary();
    await besideSays('the hall does not change');
    await pressPrimary();
    await primarySays('Print round 2');
    await page.getByRole('button', { name: 'Not needed' }).click();
    await primarySays('Show round 2 in the hall');
    await besideSays('the hall shows “Standings”');
    await tell(door, { black: true });
    await besideSays('the hall is black now');
    await pressPrimary();
    await primarySays('Start the clock');
    const { screens } = (await door.call('hall.page', {}).then((answer) => (answer.ok ? answer.value : null))) ?? {};
    expect(screens?.[1]).toMatchObject({ view: 'byName', black: false, keepSeating: 2 });
    await besideSays('the hall will show the clock');
    await tell(door, { view: 'message', message: 'Lunch' });
    await primarySays('Show round 2 in the hall');
  });

  it('is said beside the answer that publishes the change of a seating', async () => {
    const door = await openRounds('rounds', events.published, { hallOpen: true });
    await page.getByRole('button', { name: 'Change seats' }).click();
    await expect.element(page.getByRole('button', { name: 'Review changed tables (0)…' })).toBeDisabled();
    await seat(0).click();
    await seat(1).click();
    const review = page.getByRole('button', { name: 'Review changed tables (2)…' });
    for (const [view, words] of [
      ['byTable', 'the hall will show it'],
      ['timer', 'the hall does not change'],
    ] as const) {
      await tell(door, { view });
      await review.click();
      await besideSays(words);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    }
  });

  it('is said beside the choice that lets a round count without tables', async () => {
    const door = await openRounds('rounds', events.published, { hallOpen: true });
    await tell(door, { view: 'standings' });
    await strike('1⏎412⏎305⏎198⏎⏎2⏎412⏎305⏎198⏎⏎3⏎412⏎305⏎198⏎⏎');
    await page.getByRole('button', { name: 'Go on without them…' }).click();
    await page.getByText('By the previous ranking', { exact: true }).click();
    await besideSays('the standings in the hall change');
  });

  it('a hall in the network alone that shows no seats is put right by one press too', async () => {
    const screen: HallScreen = { ...firstScreen, view: 'standings' };
    const hall = { hall: 1, open: false, waiting: false, lost: false, display: '', screen, shown: null };
    const network = { status: 'on' as const, url: 'http://192.168.1.7:8080/', connected: 3, port: 4300, hall: 1 };
    await openRounds('rounds', events.published, {
      answers: {
        'hall.state': () => ok({ halls: [hall], reveal: { top: 0, step: 0 }, other: null }),
        'network.state': () => ok(network),
      },
    });
    await page.getByRole('button', { name: 'Not needed' }).click();
    await primarySays('Show round 1 in the hall');
    await besideSays('the hall shows “Standings”');
  });
});
