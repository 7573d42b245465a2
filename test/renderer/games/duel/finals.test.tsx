import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { emptyLedger, type Ledger } from '../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { closeCard } from '../../../../renderer/desk/card.ts';
import { own, publishingOf } from '../../../core/games/duel/played-event.ts';
import { created, run } from '../../../core/tournament/event.ts';
import type { FakeDoor, FakeOptions } from '../../door.ts';
import { inMenu } from '../../round/desk.ts';
import { duelEvent, openDuel, played, seated, tournamentOf } from './desk.ts';

beforeEach(closeCard);

/** A desk on a screen that only 1-v-1 events have. */
const openAt = async (digit: 8, ledger: Ledger, options: FakeOptions = {}): Promise<FakeDoor> => {
  const door = await openDuel('standings', ledger, undefined, options);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Standings' })).toBeVisible();
  await userEvent.keyboard(`{Alt>}${digit}{/Alt}`);
  return door;
};
const ofDoor = (door: FakeDoor) => ownOf(tournamentOf(door));
const swiss = (players: number, rounds = 2): Ledger => {
  let event = duelEvent(players);
  for (let round = 1; round <= rounds; round++) event = played(seated(event));
  return event;
};
const stage = (event: Ledger): Ledger => run(event, publishingOf(event, {}, 'cut'));
/** Semi-finals of four that are played. */
const semi = (thirdPlace = false): Ledger =>
  played(stage(run(swiss(4), own({ do: 'startCut', cut: { size: 4, thirdPlace } }))));
const over = (): Ledger => played(stage(semi()));
const nobody = (): Ledger => run(emptyLedger, { ...created, family: 'duel', plannedRounds: 6 } as CommandInput);
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

it('W-8.2 the box that keeps clubs apart has a line of its own below the way of seating', async () => {
  const door = await openDuel('rounds', duelEvent(8));
  for (const id of [1, 2]) door.carryOut({ type: 'entrant.edit', id, entrant: { name: `P${id}`, club: 'Riga' } });
  await expect.element(page.getByText('Keep people of one club apart')).toBeVisible();
  const words = page
    .getByText(/^Among players with equal points/)
    .element()
    .getBoundingClientRect();
  const box = page.getByText('Keep people of one club apart').element().getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(words.bottom);
});

describe('top cut', () => {
  it.each([
    ['nobody', nobody],
    ['before the cut', () => swiss(8)],
    ['the final is played', () => stage(semi())],
    ['the final is to be seated', semi],
    ['over', over],
  ] as const)('X-13 has one blue button in the window, whatever is open in it: %s', async (_, event) => {
    await openAt(8, event());
    for (const name of ['Top cut', 'Final order', 'Report file']) {
      await tab(name).click();
      expect(document.querySelectorAll('button[data-tone="primary"]').length, name).toBe(1);
    }
  });

  it('says who is level with somebody on the other side of its line', async () => {
    await openAt(8, swiss(8, 1));
    const level = page.getByText(/are level on points and every tie-break: /);
    await page.getByRole('radio', { name: 'Top 4', exact: true }).click();
    await expect.element(page.getByRole('region', { name: 'Bracket' })).toMatchTextContent(/Semi-finals/);
    await expect.element(level).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Top 2', exact: true }).click();
    await expect.element(level).toMatchTextContent(/P1.*P2.*P3.*P4/);
  });

  it('is shown before it begins, and begins with its bracket', async () => {
    const door = await openAt(8, swiss(8));
    const bracket = page.getByRole('region', { name: 'Bracket' });
    await page.getByRole('radio', { name: 'Top 4', exact: true }).click();
    await expect.element(bracket).toMatchTextContent(/Semi-finals.*P1.*P4.*P2.*P3.*Final.*Champion/);
    expect(ofDoor(door).cut).toBeNull();
    await page.getByText('Match for third place', { exact: true }).click();
    await page.getByRole('button', { name: 'Start the top 4' }).click();
    await expect.poll(() => ofDoor(door).cut).toEqual({ size: 4, thirdPlace: true });
    // The final is still to come after the next round.
    await expect.element(page.getByText('Round 2 of 4', { exact: true })).toBeVisible();
    // One button seats, the blue one; every sentence about the round has its title.
    expect(page.getByRole('button', { name: /^Seat[: ]/ }).elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Seat round 3 (Semi-finals)' }).click();
    await expect.element(page.getByText('Seed 1 of the cut plays seed 4.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish round 3 (Semi-finals)' }).click();
    await inMenu('Take the round back');
    await expect.element(page.getByRole('alertdialog', { name: 'Take round 3 (Semi-finals) back' })).toBeVisible();
  });

  it('has a champion when the final counts, and none while it is open again', async () => {
    const door = await openAt(8, over());
    const bracket = page.getByRole('region', { name: 'Bracket' });
    await expect.element(bracket).toMatchTextContent(/Champion\s*P1/);
    door.carryOut({ type: 'round.reopen', no: 4 });
    await expect.element(bracket).toMatchTextContent(/Champion\s*open/);
  });

  it('is over after the final: no round is offered, and the places are said to be those of the bracket', async () => {
    await openDuel('rounds', over());
    await expect.element(page.getByText('The final is played: the bracket is over.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Round 4' })).toBeVisible();
    await page.getByRole('button', { name: 'Open “Finals”' }).click();
    await expect.element(page.getByText('The final is played: the bracket is over.')).not.toBeInTheDocument();
    await tab('Final order').click();
    await expect.element(page.getByText(/^Places in the cut are by the bracket/)).toBeVisible();
  });

  it('says after the final that a penalty has changed the standings it was begun with', async () => {
    const penalty = own({ do: 'adjust', adjustment: { player: 1, points: -500, reason: 'unsporting' } });
    await openAt(8, run(over(), penalty));
    await expect.element(page.getByText(/^The standings have changed since they were frozen/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Take the freeze/ })).not.toBeInTheDocument();
  });

  it('says above the tables of the final at which one third place is played for', async () => {
    await openDuel('rounds', stage(semi(true)));
    await expect.element(page.getByText('Final · table 2 for third place')).toBeVisible();
  });

  it('W-3.1 the side says that the final is still to come when its round is taken back', async () => {
    const door = await openDuel('rounds', stage(semi()));
    await page.getByRole('button', { name: /^Semi-finals,/ }).click();
    const side = page.getByRole('region', { name: 'Standings' });
    await expect.element(side).toMatchTextContent(/After round \d · on now: Final/);
    door.carryOut({ type: 'round.withdraw', no: 4 });
    await expect.element(side).toMatchTextContent(/After round \d · next: Final/);
  });

  it('a correction that would change who plays the final is refused at once, and asked about when the final is withdrawn', async () => {
    await openDuel('rounds', stage(semi()));
    await page.getByRole('button', { name: /^Semi-finals,/ }).click();
    await page.getByRole('textbox', { name: /table number/i }).click();
    await userEvent.keyboard('1{Enter}9');
    const refusal = page.getByText(/went on: round 4 \(Final\) is seated with that/);
    await expect.element(refusal).toBeVisible();
    await expect.element(page.getByText('Nothing in the standings changes.')).not.toBeInTheDocument();
    // One Enter too many takes the way out not away.
    await userEvent.keyboard('{Enter}');
    await expect.element(refusal).toBeVisible();
    await page.getByRole('button', { name: 'Take round 4 (Final) back' }).click();
    await page
      .getByRole('alertdialog', { name: 'Take round 4 (Final) back' })
      .getByRole('button', { name: 'Take the round back' })
      .click();
    await expect.element(page.getByRole('region', { name: 'What this changes' })).toBeVisible();
    await expect.element(refusal).not.toBeInTheDocument();
    // Another plays the final: that nothing changes would be no truth about it.
    await expect.element(page.getByText('The standings have nothing of this round yet.')).toBeVisible();
    await expect.element(page.getByText('Nothing in the standings changes.')).not.toBeInTheDocument();
  });

  it('a semi-final is corrected after the final with one question, and a no to it leaves the final counted', async () => {
    const door = await openDuel('rounds', over());
    await page.getByRole('button', { name: /^Semi-finals,/ }).click();
    await page.getByRole('textbox', { name: /table number/i }).click();
    await userEvent.keyboard('1{Enter}9');
    const takeBack = page.getByRole('button', { name: 'Take round 4 (Final) back' });
    const question = page.getByRole('alertdialog', { name: 'Take round 4 (Final) back' });
    await takeBack.click();
    await question.getByRole('button', { name: 'Keep as it is' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.poll(() => tournamentOf(door).rounds.at(-1)).toMatchObject({ no: 4, confirmed: true });
    await takeBack.click();
    await question.getByRole('button', { name: 'Take the round back' }).click();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(3);
    await expect.element(page.getByRole('button', { name: /^Replace/ })).toBeVisible();
  });

  it('says when a correction has moved the order that it was begun with, and gives the way to the new one', async () => {
    const begun = run(swiss(8), own({ do: 'startCut', cut: { size: 4, thirdPlace: false } }));
    const corrected = (outcome: 'a' | 'b') =>
      ({ type: 'result.correct', round: 2, table: 1, result: { outcome }, reason: '' }) as const;
    await openAt(8, run(begun, corrected('b')));
    await expect.element(page.getByText(/still goes by the order before that/)).toBeVisible();
    // The cut that is not published goes with the freeze.
    await page.getByRole('button', { name: 'Take the freeze and the top 4 back' }).click();
    await expect.element(page.getByRole('button', { name: 'Start the top 8' })).toBeVisible();
    await expect.element(page.getByText(/still goes by the order before that/)).not.toBeInTheDocument();
  });

  it('waits for the open round, and offers no cut larger than the field', async () => {
    await openAt(8, seated(swiss(6, 1)));
    await expect.element(page.getByText('Round 2 is still open: confirm it first.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Start the top 4' })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: 'Top 8', exact: true })).toBeDisabled();
  });
});

describe('final order', () => {
  it('is changed by keyboard, needs a reason, and is frozen with a mark', async () => {
    const door = await openAt(8, swiss(4));
    await tab('Final order').click();
    const second = page.getByRole('row', { name: /^Place 2:/ });
    (second.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    const freeze = page.getByRole('button', { name: 'Freeze the standings' });
    await expect.element(freeze).toBeDisabled();
    await page.getByRole('textbox', { name: 'Why are players moved? (2)' }).fill('by lot');
    await freeze.click();
    await expect.poll(() => ofDoor(door).final?.reason).toBe('by lot');
    expect(ofDoor(door).final?.moved).toHaveLength(2);
    await userEvent.keyboard('{Alt>}3{/Alt}');
    await expect.element(page.getByText('moved by hand').first()).toBeVisible();
  });
});

describe('report file', () => {
  const choose = async (text: string): Promise<void> => {
    await tab('Report file').click();
    await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toBeEnabled();
    const input = document.querySelector<HTMLInputElement>('[class*=_finalsReport_] input[type=file]');
    if (input === null) throw new Error('no field for a file');
    await userEvent.upload(input, new File([text], 'cup.trf', { type: 'text/plain' }));
  };

  it('is saved where the TO says', async () => {
    const { calls } = await openAt(8, swiss(4), { host: 'desktop' });
    await tab('Report file').click();
    await page.getByRole('button', { name: 'Save…' }).click();
    await expect
      .poll(() => calls.filter(({ method }) => method === 'app.saveText').map(({ input }) => input))
      .toMatchObject([{ name: 'Autumn Clash', ending: 'trf', text: expect.stringMatching(/^012 Autumn Clash/m) }]);
  });

  it('errors are listed by line and column, and nothing is taken over', async () => {
    const door = await openAt(8, nobody());
    await choose('012 Cup\r\n142 many\r\n001    x q');
    await expect.element(page.getByText(/cup\.trf was not read\. Errors: \d+/)).toBeVisible();
    await expect.element(page.getByText('Line 2, column 5', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Line 3, column 10', { exact: true })).toBeVisible();
    expect(tournamentOf(door).entrants).toEqual([]);
  });
});

describe('why am I playing her?', () => {
  it('the card of a player tells every opponent with the reason', async () => {
    await openDuel('standings', seated(swiss(5)));
    await page.getByRole('button', { name: 'P1', exact: true }).click();
    const card = page.getByRole('dialog');
    await expect.element(card.getByRole('row', { name: /^1 / })).toMatchTextContent(/won.*Equal points at the draw: 0/);
    await expect.element(card.getByRole('row', { name: /^3 / })).toMatchTextContent(/P\d/);
  });

  it('how the round was drawn: tiers, floats, groups', async () => {
    await openDuel('rounds', played(seated(duelEvent(6))));
    await page.getByRole('button', { name: /^Seat round 2/ }).click();
    const why = page.getByRole('region', { name: 'Why', exact: true });
    await expect
      .element(why)
      .toMatchTextContent(/Points at the draw: 1 · players: 3.*floats from 1 to 0 points.*Group 1/);
  });

  it('every column of the standings is explained', async () => {
    await openDuel('standings', swiss(4));
    await page.getByRole('button', { name: 'What the columns mean' }).click();
    const legend = page.getByRole('dialog');
    for (const column of ['Points', 'Head-to-head', 'Strength of schedule', 'Wins', 'Losses']) {
      await expect.element(legend.getByText(column, { exact: true })).toBeVisible();
    }
    await expect.element(legend).toMatchTextContent(/The points that all opponents met have now, added up/);
  });
});

describe('locked pairs and pinned tables', () => {
  it('pairs of tables stay while the rest is drawn again', async () => {
    await openDuel('rounds', duelEvent(8));
    await page.getByRole('button', { name: /^Seat round 1/ }).click();
    await page.getByRole('button', { name: 'Another way…' }).click();
    await page.getByRole('textbox', { name: 'Keep the pairs of tables' }).fill('2, 4');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect
      .element(page.getByRole('list', { name: 'Keep the pairs of tables' }))
      .toMatchTextContent(/P2.*P6.*P4.*P8/);
  });

  it('a player is pinned to a table with a reason', async () => {
    const door = await openDuel('rounds', duelEvent(8));
    await page.getByRole('button', { name: 'Pinned tables' }).click();
    // Into sight first: a list that is unfolded closes when what is under it moves.
    const field = page.getByRole('combobox', { name: 'Always at one table' });
    await field.click();
    await field.fill('P7');
    await page.getByRole('option', { name: 'P7', exact: true }).click();
    await page.getByRole('textbox', { name: 'Table', exact: true }).fill('9');
    await page.getByRole('textbox', { name: 'Why', exact: true }).fill('wheelchair');
    await page.getByText('Needed for accessibility', { exact: true }).click();
    await page.getByRole('button', { name: 'Pin', exact: true }).click();
    await expect
      .poll(() => ofDoor(door).pins as Json)
      .toEqual([{ player: 7, table: 9, reason: 'wheelchair', accessible: true }]);
  });
});

describe('after a no-show', () => {
  it('the drop is offered and can be taken', async () => {
    const door = await openDuel('rounds', seated(duelEvent(4)));
    await expect.element(page.getByRole('textbox', { name: /table number/i })).toHaveFocus();
    await userEvent.keyboard('1{Enter}*1');
    await page.getByRole('button', { name: 'Drop P3' }).click();
    await expect.poll(() => tournamentOf(door).entrants[2]?.playing).toBe(false);
  });

  it('is not asked any more when the next round is published with them', async () => {
    const door = await openDuel('rounds', seated(duelEvent(4)));
    await expect.element(page.getByRole('textbox', { name: /table number/i })).toHaveFocus();
    await userEvent.keyboard('1{Enter}*12{Enter}7');
    await expect.poll(() => Object.keys(tournamentOf(door).rounds[0]?.results ?? {})).toHaveLength(2);
    door.carryOut({ type: 'round.confirm', no: 1 });
    await expect.element(page.getByRole('button', { name: 'Drop P3' })).toBeVisible();
    door.carryOut(publishingOf(door.ledger()));
    await expect.element(page.getByRole('button', { name: 'Drop P3' })).not.toBeInTheDocument();
  });

  it('is not asked in a bracket, which goes on by its winners', async () => {
    const door = await openDuel(
      'rounds',
      stage(run(swiss(4), own({ do: 'startCut', cut: { size: 4, thirdPlace: true } }))),
    );
    await expect.element(page.getByRole('textbox', { name: /table number/i })).toHaveFocus();
    await userEvent.keyboard('1{Enter}*1');
    await expect.poll(() => Object.keys(tournamentOf(door).rounds[2]?.results ?? {})).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: /^Drop / })).not.toBeInTheDocument();
  });
});
