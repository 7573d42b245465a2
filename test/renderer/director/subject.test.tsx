/** Whom the Director drawer is about, and that it stays so [W-1.4]. */

import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeCard } from '../../../renderer/desk/card.ts';
import { goTo } from '../../../renderer/desk/place.ts';
import { putBack } from '../../../renderer/round/entry/entry-store.ts';
import { duelEvent, openDuel, played, seated as seatedDuel } from '../games/duel/desk.ts';
import {
  cardOf,
  confirmed,
  event,
  openNext,
  openRounds,
  seated,
  seatNow,
  takeByCard,
  tournamentOf,
} from '../round/desk.ts';
import { commandsSince } from '../round/event.ts';
import { actsOffered, callDirector, choose, drawer, openAct, whoField } from './hands.ts';

beforeEach(closeCard);

const there = (table: number) => expect.poll(() => document.getElementById(`card-${table}`)).not.toBeNull();
const isAbout = (words: string) => expect.element(whoField()).toHaveValue(words);

describe('a table in hand', () => {
  it('stays what an act is about when the act is opened', async () => {
    await openDuel('rounds', played(seatedDuel(duelEvent(12))));
    await there(5);
    await takeByCard(5);
    await callDirector();
    await isAbout('Table 5');
    await openAct('Void');
    await isAbout('Table 5');
    await expect.element(drawer().getByRole('button', { name: 'Declare void' })).toBeVisible();
  });

  it('is followed when it was put back and is taken again, and while an act is open no other one is', async () => {
    await openRounds('rounds', seated(event(16)));
    await there(3);
    await callDirector();
    await takeByCard(3);
    await isAbout('Table 3');
    await choose('yer 4');
    await isAbout('Player 4');
    putBack(1);
    await isAbout('Player 4');
    await takeByCard(3);
    await isAbout('Table 3');
    await openAct('Extra time');
    await takeByCard(2);
    await isAbout('Table 3');
    expect(cardOf(2)).toBeTruthy();
  });
});

describe('whoever was chosen', () => {
  it('is at the table of the round in work, also when the next round is published meanwhile', async () => {
    const first = confirmed(seated(event(16)));
    const door = await openRounds('standings', first);
    const second = seated(first, 'random', {}, 'other');
    const tableIn = (round: number) =>
      tournamentOf(door).rounds[round]?.tables.find(({ seats }) => seats.includes(1))?.table;
    await callDirector();
    await choose('yer 1');
    await isAbout('Player 1');
    expect(actsOffered()).not.toContain('Extra time');
    for (const command of commandsSince(first, second)) door.carryOut(command);
    await expect.poll(actsOffered).toContain('Extra time');
    await openAct('Extra time');
    // Refused while the clock is not set: the act stays open.
    const give = drawer().getByRole('button', { name: 'Give 3 min' });
    await give.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(give).toBeVisible();
    door.carryOut({ type: 'round.clock', no: 2, at: 0, do: { what: 'start', seconds: 3600 } });
    await give.click();
    await expect
      .poll(() => Object.keys(tournamentOf(door).rounds[1]?.timer?.extra ?? {}))
      .toEqual([String(tableIn(1))]);
  });
});

it('W-3.1 while a proposal is shown the round in work is ruled on, and it is said which that is', async () => {
  await openRounds('rounds', confirmed(seated(event(16))));
  await openNext();
  await seatNow();
  await callDirector();
  await expect.element(drawer().getByText('Round 1', { exact: true })).toBeVisible();
  await choose('2');
  await isAbout('Table 2');
});

describe('an act that is open', () => {
  it('is over when it is offered no more, and does not open by itself for somebody else', async () => {
    await openRounds('rounds', seated(event(16)));
    await there(3);
    await callDirector();
    await choose('1');
    await openAct('Extra time');
    await expect.element(drawer().getByRole('button', { name: 'Give 3 min' })).toBeVisible();
    await whoField().fill('');
    await expect.poll(actsOffered).not.toContain('Extra time');
    await choose('2');
    await isAbout('Table 2');
    await expect.poll(actsOffered).toContain('Extra time');
    expect(drawer().element().querySelector('[aria-expanded=true]:not([role=combobox])')).toBe(null);
  });

  it('keeps what is typed when the table of its person becomes another', async () => {
    const first = confirmed(seated(event(16)));
    const door = await openRounds('standings', first);
    await callDirector();
    await choose('yer 1');
    await openAct('Penalty or chombo');
    await drawer().getByRole('combobox', { name: 'Reason' }).fill('late again');
    for (const command of commandsSince(first, seated(first, 'random', {}, 'other'))) door.carryOut(command);
    await expect.poll(actsOffered).toContain('Extra time');
    await expect.element(drawer().getByRole('combobox', { name: 'Reason' })).toHaveValue('late again');
  });
});

describe('an act that does not fit', () => {
  it('keeps nothing from following the table in hand, and waits for somebody it fits', async () => {
    await openDuel('rounds', played(seatedDuel(duelEvent(12))));
    await there(5);
    goTo('director', { person: null, act: 'penalty' });
    await expect.element(drawer()).toBeVisible();
    await takeByCard(5);
    await isAbout('Table 5');
    await drawer()
      .getByRole('button')
      .filter({ hasText: /^P\d+$/ })
      .first()
      .click();
    await expect.element(page.getByRole('button', { name: 'Give penalty', exact: true })).toBeVisible();
  });
});
