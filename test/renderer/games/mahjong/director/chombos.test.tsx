/** A chombo given beside a table that is in hand, put back, or whose result is on its way: it is in the file, or it says that it waits. */

import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resultOf } from '../../../../../core/games/mahjong/rules/state.ts';
import { closeCard } from '../../../../../renderer/desk/card.ts';
import { entryNow } from '../../../../../renderer/round/entry/entry-store.ts';
import { callDirector, choose, drawer, openAct, rulings } from '../../../director/hands.ts';
import type { FakeDoor } from '../../../door.ts';
import { openRounds, takeByCard, tournamentOf } from '../../../round/desk.ts';
import { mahjongEvent, seated } from '../../../round/event.ts';
import { strike } from '../../../round/keys.ts';

beforeEach(closeCard);

const line = () => document.querySelector<HTMLElement>('[class*=_commandLine_]');
const toLine = async (): Promise<void> => {
  await expect.poll(line).not.toBeNull();
  line()?.focus();
};
const opened = async (): Promise<FakeDoor> => {
  const door = await openRounds('rounds', seated(mahjongEvent(16)));
  await toLine();
  return door;
};
const personAt = (door: FakeDoor, table: number, seat: number): string =>
  `Player ${tournamentOf(door).rounds[0]?.tables.find((one) => one.table === table)?.seats[seat]}`;
const chombosAt = (door: FakeDoor, table: number) => {
  const stored = tournamentOf(door).rounds[0]?.results[table];
  return stored === undefined ? null : resultOf(stored).chombos;
};
const giveTo = async (name: string): Promise<void> => {
  await callDirector();
  await choose(name);
  await openAct('Penalty or chombo');
  await drawer()
    .getByRole('button', { name: /^Give chombo/ })
    .click();
};
const waits = (table: number) =>
  expect
    .element(rulings())
    .toMatchTextContent(new RegExp(`Chombo, Player \\d+.*Waits for the points of table ${table}`));
const inHand = (table: number) =>
  expect.element(page.getByRole('heading', { name: `Table ${table}`, exact: true })).toBeVisible();

describe('a chombo while no result is in', () => {
  it('says that it waits, not that it was given', async () => {
    const door = await opened();
    await giveTo(personAt(door, 2, 1));
    const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    await expect.poll(said).toContainEqual(expect.stringMatching(/chombo waits for the result of table 2/));
    await waits(2);
  });

  it('is named by what takes it back, when it is in the file', async () => {
    const door = await opened();
    await strike('2␣400␣300␣300␣200⏎');
    await expect.poll(() => chombosAt(door, 2)).toEqual([0, 0, 0, 0]);
    await giveTo(personAt(door, 2, 1));
    await expect.poll(() => chombosAt(door, 2)).toEqual([0, 1, 0, 0]);
    await expect.element(page.getByText(/Player \d+.*: chombo \(round 1, table 2\)/)).toBeVisible();
  });

  it('outlives Escape out of its table', async () => {
    const door = await opened();
    await takeByCard(2);
    await inHand(2);
    await giveTo(personAt(door, 2, 1));
    await waits(2);
    await toLine();
    await strike('⎋');
    await expect.poll(() => entryNow(1).taken).toBe(null);
    await waits(2);
    await toLine();
    await strike('2⏎400⏎300⏎300⏎⏎');
    await expect.poll(() => chombosAt(door, 2)).toEqual([0, 1, 0, 0]);
  });

  it('goes with a result that is typed whole behind the number of its table', async () => {
    const door = await opened();
    await giveTo(personAt(door, 2, 1));
    await waits(2);
    await toLine();
    await strike('2␣400␣300␣300␣200⏎');
    await expect.poll(() => chombosAt(door, 2)).toEqual([0, 1, 0, 0]);
  });

  it('goes with a result that was asked about when it came', async () => {
    const door = await opened();
    await takeByCard(2);
    await inHand(2);
    await toLine();
    await strike('1400⏎-300⏎-200⏎⏎');
    await giveTo(personAt(door, 2, 1));
    await toLine();
    await strike('⏎⏎');
    await strike('⏎');
    await expect.poll(() => chombosAt(door, 2)).toEqual([0, 1, 0, 0]);
  });

  it('is put into a result that comes from another window', async () => {
    const door = await opened();
    await giveTo(personAt(door, 2, 1));
    await waits(2);
    const result = {
      points: [40000, 30000, 30000, 20000],
      sticksLeft: 0,
      chombos: [0, 0, 0, 0],
      accepted: false,
      cancelled: null,
    };
    door.carryOut({ type: 'result.enter', round: 1, table: 2, result, was: null });
    await expect.poll(() => chombosAt(door, 2)).toEqual([0, 1, 0, 0]);
    await expect.element(rulings()).toMatchTextContent(/Round 1 · Table 2/);
    expect(entryNow(1).parked).toEqual({});
  });

  it('is taken back before the result, and then nothing is half typed there', async () => {
    const door = await opened();
    await giveTo(personAt(door, 2, 1));
    await drawer()
      .getByRole('button', { name: /^Take back: Chombo/ })
      .click();
    await expect.element(drawer().getByText('No rulings yet.')).toBeVisible();
    expect(entryNow(1).parked).toEqual({});
  });
});

describe('a chombo to a table whose result is in', () => {
  it('stays when that table is in hand and saved again', async () => {
    const door = await opened();
    await strike('2␣400␣300␣300␣200⏎');
    await expect.poll(() => chombosAt(door, 2)).toEqual([0, 0, 0, 0]);
    await takeByCard(2);
    await inHand(2);
    await giveTo(personAt(door, 2, 1));
    await expect.poll(() => chombosAt(door, 2)).toEqual([0, 1, 0, 0]);
    await toLine();
    await strike('410⏎290⏎300⏎⏎⏎');
    await expect
      .poll(() => resultOf(tournamentOf(door).rounds[0]?.results[2] ?? null).points)
      .toEqual([41000, 29000, 30000, 20000]);
    expect(chombosAt(door, 2)).toEqual([0, 1, 0, 0]);
  });
});

describe('half a result in hand', () => {
  it('stays while an act of the director is opened and carried out', async () => {
    const door = await opened();
    await takeByCard(3);
    await inHand(3);
    await toLine();
    await strike('412⏎3');
    await callDirector();
    await openAct('Extra time');
    await giveTo(personAt(door, 2, 1));
    await waits(2);
    expect(entryNow(1).taken).toMatchObject({ table: 3, hand: { typed: ['412', '3', '', ''] } });
  });
});
