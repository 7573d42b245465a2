import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mahjong } from '../../../../core/games/mahjong/mahjong.ts';
import { defaultRules } from '../../../../core/games/mahjong/rules/rules.ts';
import { resultOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { FakeDoor } from '../../door.ts';
import { cardOf, confirmed, event, openRounds, seated, tournamentOf } from '../../round/desk.ts';
import { mahjongEvent } from '../../round/event.ts';
import { strike } from '../../round/keys.ts';

const stored = (door: FakeDoor, table: number) => {
  const result = tournamentOf(door).rounds[0]?.results[table];
  return result === undefined ? null : resultOf(result);
};
const dialog = (table: number) => page.getByRole('dialog', { name: `Cancel the game at table ${table} of round 1?` });
const line = () => page.getByRole('textbox', { name: /table number|points of|replace|reason|chombo/i });

describe('equal points at a table [mahjong 3.1] [hall-and-print 3.3]', () => {
  it.each([
    [true, 'East = West'],
    [false, 'East › West'],
  ])(
    'tied players share the uma (%s): how the places are parted is said before they are taken, and on the card',
    async (shared, words) => {
      const door = await openRounds(
        'rounds',
        seated(mahjongEvent(16, { ...defaultRules, preset: 'own', splitUmaOnTies: shared })),
      );
      const said = () => page.getByText(`equal points: ${words}`);
      await strike('2⏎305⏎295⏎');
      await expect.element(said()).not.toBeInTheDocument();
      await strike('305⏎');
      await expect.element(said()).toBeVisible();
      await strike('⏎');
      await expect.poll(() => stored(door, 2)?.cancelled).toBe(null);
      const onCard = page.getByRole('list', { name: 'Tables' }).getByText(new RegExp(words));
      await expect.element(onCard).toBeVisible();
      const [note, card] = [onCard.element(), cardOf(2)].map((part) => part.getBoundingClientRect());
      expect(note?.bottom).toBeLessThan(card?.bottom ?? 0);
      expect(onCard.element().getAttribute('title')).toContain(words);
    },
  );
});

describe('M-10: cancelling a game', () => {
  it('F4 at a table without points: with a reason the table is done and does not count', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('2⏎');
    await userEvent.keyboard('{F4}');
    await expect.element(dialog(2)).toBeVisible();
    const confirm = page.getByRole('button', { name: 'Cancel the game', exact: true });
    await expect.element(confirm).toBeDisabled();
    await userEvent.keyboard('Tiles fell over{Enter}');
    await expect.poll(() => stored(door, 2)).toMatchObject({ points: [0, 0, 0, 0], cancelled: 'Tiles fell over' });
    expect(stored(door, 2)?.accepted).toBe(false);
    await expect.element(line()).toHaveFocus();
    const round = tournamentOf(door).rounds[0];
    const table = round?.tables.find((candidate) => candidate.table === 2);
    if (round === undefined || table === undefined) throw new Error('no table 2');
    const lines = mahjong.results.lines(tournamentOf(door), 1, table, round.results[2] ?? null);
    expect(lines.map(({ score }) => score)).toEqual([null, null, null, null]);
  });

  it('counted again, its points are typed as for any other', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('2⏎');
    await userEvent.keyboard('{F4}');
    await expect.element(dialog(2)).toBeVisible();
    await userEvent.keyboard('Tiles fell over{Enter}');
    await expect.poll(() => stored(door, 2)?.cancelled).toBe('Tiles fell over');
    await expect.element(line()).toHaveFocus();
    await strike('2⏎');
    await userEvent.keyboard('{F4}');
    await strike('412⏎305⏎198⏎⏎⏎');
    await expect
      .poll(() => stored(door, 2))
      .toMatchObject({ points: [41_200, 30_500, 19_800, 28_500], cancelled: null });
  });

  it('of a table that has a result: the dialog was the question, nothing more is asked', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('2⏎412⏎305⏎198⏎⏎');
    await expect.poll(() => stored(door, 2)?.cancelled).toBe(null);
    await strike('2⏎');
    await userEvent.keyboard('{F4}');
    await expect.element(dialog(2)).toBeVisible();
    await userEvent.keyboard('Tiles fell over{Enter}');
    await expect.poll(() => stored(door, 2)?.cancelled).toBe('Tiles fell over');
  });

  it('of a confirmed round: what it moves is shown before, and nothing more is asked', async () => {
    const door = await openRounds('rounds', confirmed(seated(event())));
    await strike('1⏎');
    await userEvent.keyboard('{F4}');
    await expect.element(dialog(1)).toBeVisible();
    await expect.element(dialog(1).getByText(/^Places in the standings that change:/)).toBeVisible();
    await userEvent.keyboard('Wrong players{Enter}');
    await expect.poll(() => stored(door, 1)?.cancelled).toBe('Wrong players');
    expect(door.ledger().done?.step.changes[0]).toMatchObject({ type: 'result.corrected', reason: 'Wrong players' });
    expect(mahjong.results.standings(tournamentOf(door)).rows.filter(({ cells }) => cells.at(-1) === 0)).toHaveLength(
      4,
    );
  });
});
