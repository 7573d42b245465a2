import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { firstScreen, type HallsState, type Reveal } from '../../../core/api/hall.ts';
import { families } from '../../../core/games/all.ts';
import { toldAfter } from '../../../core/sheets/hall/reveal.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { goTo } from '../../../renderer/desk/place.ts';
import { confirmed, event, openRounds, seated, tournamentOf, withResults } from '../round/desk.ts';

const SAID = 'Places already told are no longer right. The hall still shows them.';

test('[hall-and-print 2.9] a correction that changes places already told is said on every screen, and they are told again from there', async () => {
  let reveal: Reveal = { top: 0, step: 0 };
  const screen = { ...firstScreen, view: 'reveal' };
  const halls = (): HallsState => ({
    halls: [{ hall: 1, open: true, waiting: false, lost: false, display: 'EPSON', screen, shown: null }],
    reveal,
    other: null,
  });
  const door = await openRounds('standings', confirmed(withResults(seated(event()))), {
    answers: {
      'hall.state': () => ok(halls()),
      'hall.reveal': (step) => {
        reveal = toldAfter(tournamentOf(door), families.mahjong, reveal, step);
        door.push({ type: 'hall.state', state: halls() });
        return ok(halls());
      },
    },
  });
  await door.call('hall.reveal', { top: 0, step: 3 });
  const last = reveal.told?.at(-1);
  const points = [10_000, 20_000, 30_000, 40_000];
  const { tables } = tournamentOf(door).rounds[0] ?? { tables: [] };
  const table = tables.find(({ seats }) => seats.includes(last?.entrant ?? 0));
  const better = table?.seats.map((id, seat) => (id === last?.entrant ? 60_000 : (points[seat] ?? 0)));
  const sum = (better ?? []).reduce((a, b) => a + b, 0);
  const other = table?.seats.findIndex((id) => id !== last?.entrant) ?? 0;
  const result = { points: (better ?? []).map((each, seat) => (seat === other ? each + 120_000 - sum : each)) };
  await expect.element(page.getByText(SAID)).not.toBeInTheDocument();
  door.carryOut({ type: 'result.correct', round: 1, table: table?.table ?? 0, result, reason: 'misread' });
  await expect.element(page.getByText(SAID)).toBeVisible();
  goTo('hall');
  const again = page.getByRole('button', { name: `Tell again from place ${last?.place}` });
  await expect.element(page.getByRole('button', { name: 'Tell the next' })).not.toBeInTheDocument();
  await again.click();
  await expect.element(page.getByText(SAID)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Tell the next' })).toBeEnabled();
  expect(reveal).toEqual({ top: 0, step: 0 });
});
