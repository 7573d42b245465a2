/** What is typed where no line is: beside a round that is to be seated, and while it is being published [W-3.5, W-3.9]. */

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Seated } from '../../../../core/api/seating.ts';
import { families } from '../../../../core/games/all.ts';
import { type Answer, ok } from '../../../../core/tournament/refusal.ts';
import { useSeating } from '../../../../renderer/round/seating/seating-store.ts';
import {
  confirmed,
  event,
  openNext,
  openRounds,
  pressPrimary,
  primarySays,
  seated,
  seatNow,
  storedPoints,
} from '../desk.ts';
import { proposed } from '../event.ts';
import { strike } from '../keys.ts';

const line = () => document.querySelector<HTMLInputElement>('[class*=_commandLine_]')?.value ?? null;

const played = confirmed(seated(event()));

it('typed while the next round is searched begins a line in the round in work, and the proposal waits', async () => {
  let finish = (): void => undefined;
  const answer = new Promise<Answer<Seated>>((resolve) => {
    const { tournament } = played;
    if (tournament === null) throw new Error('no tournament');
    const request = families.mahjong.seating.request(tournament, 'random', {}, 's1');
    const proposal = proposed(played);
    finish = () => resolve(request.ok ? ok({ id: null, proposal, request: request.value }) : request);
  });
  await openRounds('rounds', played, { answers: { 'seating.seat': () => answer } });
  await openNext();
  await pressPrimary();
  await expect.poll(() => useSeating.getState().working).not.toBeNull();
  await strike('3');
  await expect.poll(line).toBe('3');
  await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true, level: 1 })).toBeInTheDocument();
  finish();
  await expect.poll(() => useSeating.getState().drawn?.round).toBe(2);
  expect(line()).toBe('3');
});

it('typed while a round is being published is entered there as soon as it stands', async () => {
  const door = await openRounds('rounds', played);
  await openNext();
  await seatNow();
  door.become('lost');
  await pressPrimary();
  await expect.poll(() => useSeating.getState().publishing).toBe(true);
  await strike('2⏎412⏎305⏎198⏎⏎');
  door.become('joined');
  await expect.poll(() => storedPoints(door, 2)[2]).toEqual([41_200, 30_500, 19_800, 28_500]);
  await primarySays('Enter table 1');
});
