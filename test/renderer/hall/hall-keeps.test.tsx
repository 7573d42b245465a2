import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { firstScreen, type HallScreen, type HallsState } from '../../../core/api/hall.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { confirmed, event, openRounds, seated, tournamentOf, withResults } from '../round/desk.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const SAID = 'The hall still shows “Standings”.';

test('a hall that is in the network alone is told of like one with a window', async () => {
  const screen: HallScreen = { ...firstScreen, view: 'standings' };
  const hall = { hall: 1, open: false, waiting: false, lost: false, display: '', screen, shown: null };
  const network = { status: 'on' as const, url: 'http://192.168.1.7:8080/', connected: 3, hall: 1 };
  await openRounds('rounds', confirmed(withResults(seated(event()))), {
    answers: {
      'hall.state': () => ok({ halls: [hall], reveal: { top: 0, step: 0 }, other: null }),
      'network.state': () => ok(network),
    },
  });
  await button(/^Seat round 2/).click();
  await button(/^Publish round 2/).click();
  await expect.element(page.getByText(SAID)).toBeVisible();
});

test('a round that is published while the hall shows the standings says so, and is shown by one press', async () => {
  let screen: HallScreen = { ...firstScreen, view: 'standings' };
  const halls = (): HallsState => ({
    halls: [{ hall: 1, open: true, waiting: false, lost: false, display: 'EPSON', screen, shown: null }],
    reveal: { top: 0, step: 0 },
    other: null,
  });
  const door = await openRounds('rounds', confirmed(withResults(seated(event()))), {
    answers: {
      'hall.state': () => ok(halls()),
      'hall.round': () => ok(halls()),
      'hall.show': ({ hall: _, ...change }) => {
        screen = { ...screen, ...(change as Partial<HallScreen>) };
        return ok(halls());
      },
    },
  });
  await button(/^Seat round 2/).click();
  await button(/^Publish round 2/).click();
  await expect.element(page.getByText(SAID)).toBeVisible();
  expect(tournamentOf(door).rounds).toHaveLength(2);
  await button('Show round 2 in hall').click();
  await expect.poll(() => [screen.view, screen.keepSeating]).toEqual(['byName', 2]);
  await expect.element(page.getByText(SAID)).not.toBeInTheDocument();
});
