import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shuffle, stream } from '../../../../core/random/stream.ts';
import { slipCode } from '../../../../core/sheets/paper/slip-code.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { goTo } from '../../../../renderer/desk/place.ts';
import { startEntry } from '../../../../renderer/round/entry/entry-state.ts';
import { useEntryStore } from '../../../../renderer/round/entry/entry-store.ts';
import {
  confirmed,
  event,
  inMenu,
  openRounds,
  pressPrimary,
  primarySays,
  seated,
  stepTo,
  storedPoints,
  takeByCard,
  tournamentOf,
  withResults,
} from '../desk.ts';
import { after } from '../event.ts';
import { strike } from '../keys.ts';

const line = () => page.getByRole('textbox', { name: /table number|points of|replace|reason|chombo/i });
const complaint = () => page.getByRole('alert');

/** Counts the keys that go down while something is typed. */
const countingKeys = async (type: () => Promise<void>): Promise<number> => {
  let keys = 0;
  const count = () => {
    keys += 1;
  };
  window.addEventListener('keydown', count, true);
  await type();
  window.removeEventListener('keydown', count, true);
  return keys;
};

const entered = (door: Awaited<ReturnType<typeof openRounds>>, tables: number) =>
  expect.poll(() => Object.keys(storedPoints(door)).length).toBe(tables);

it('a table in hand in the tournament that was open before, of another game, is not in hand here', async () => {
  const blank = startEntry<Json>(1, 'byNumber');
  const taken = { table: 1, hand: { of: 'another game' } };
  useEntryStore.setState({ tournament: 'before', entries: { 1: { ...blank, stage: 'hand', taken } } });
  await openRounds('rounds', seated(event()));
  await expect.element(page.getByRole('textbox', { name: 'Table number' })).toHaveFocus();
});

describe('the line', () => {
  it('says that all results are in as good news, not as a fault', async () => {
    await openRounds('rounds', withResults(seated(event())));
    await expect.element(line()).toHaveFocus();
    await strike('⏎');
    await expect.element(complaint()).toMatchTextContent(/All results are in/);
    await expect.element(complaint()).toHaveAttribute('data-tone', 'good');
    await expect.element(line()).toHaveAttribute('aria-invalid', 'false');
  });

  it('has the focus from the start and takes digits wherever the focus is', async () => {
    const door = await openRounds('rounds', seated(event()));
    await expect.element(line()).toHaveFocus();
    await page.getByRole('button', { name: 'Why?' }).click();
    await strike('2⏎412⏎305⏎198⏎⏎');
    await entered(door, 1);
    await expect.element(line()).toHaveFocus();
    expect(storedPoints(door)).toEqual({ 2: [41_200, 30_500, 19_800, 28_500] });
  });

  it('takes a line with the points of all four seats whole: cut after twenty characters, another result was stored', async () => {
    const door = await openRounds('rounds', seated(event()));
    await expect.element(line()).toHaveFocus();
    await userEvent.keyboard('2 25000 25000 25000 25000');
    await expect.element(line()).toHaveValue('2 25000 25000 25000 25000');
    await userEvent.keyboard('{Enter}');
    await expect.element(complaint()).toMatchTextContent(/100,000/);
    expect(storedPoints(door)).toEqual({});
  });

  it('leaves what is wrong room beside it in a small window: it stood six lines high beside what was done last', async () => {
    const door = await openRounds('rounds', seated(event()));
    await page.viewport(1024, 700);
    await expect.element(line()).toHaveFocus();
    await userEvent.keyboard('1 412 305 198{Enter}');
    await entered(door, 1);
    await userEvent.keyboard('2 105000 5000 5000{Enter}');
    await expect.element(complaint()).toMatchTextContent(/105,000/);
    expect(complaint().element().getBoundingClientRect().height).toBeLessThan(60);
    expect(complaint().element().getBoundingClientRect().right).toBeLessThanOrEqual(1024);
    await page.viewport(1366, 768);
  });

  // All fifty are typed without a screen in entry.test.ts; here the first twelve of them go through the browser.
  it('K-03 tables in random order take d + 1 + 13 keys, one more for every minus sign, and no mouse', async () => {
    const door = await openRounds('rounds', seated(event(200)));
    await expect.element(line()).toHaveFocus();
    const random = stream('k03');
    const wanted: { [table: string]: number[] } = {};
    for (const table of shuffle(
      Array.from({ length: 50 }, (_, i) => i + 1),
      random,
    ).slice(0, 12)) {
      const minus = random.below(5) === 0;
      const third = minus ? -101 - random.below(99) : 101 + random.below(200);
      const scores = [412 + random.below(90), 305 + random.below(90), third];
      wanted[table] = [...scores, 1200 - scores.reduce((sum, score) => sum + score, 0)].map((score) => 100 * score);
      const keys = await countingKeys(() => strike(`${table}⏎${scores.map((score) => `${score}⏎`).join('')}⏎`));
      expect(keys).toBe(String(table).length + 1 + 13 + (minus ? 1 : 0));
    }
    await entered(door, 12);
    expect(storedPoints(door)).toEqual(wanted);
    expect(
      Object.values(wanted)
        .flat()
        .some((points) => points < 0),
    ).toBe(true);
  });

  it('in order takes 13 keys a table, and the mode is remembered', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('+');
    for (let table = 1; table <= 4; table++) {
      await expect.element(page.getByRole('heading', { name: `Table ${table}` })).toBeVisible();
      expect(await countingKeys(() => strike('412⏎305⏎198⏎⏎'))).toBe(13);
      await entered(door, table);
    }
    expect(localStorage.getItem('seatwright.entryMode')).toBe('inOrder');
  });
});

describe('K-09 the numeric keypad alone', () => {
  it('enters a whole round: hundreds, full points, decimals, minus, a step back, an accepted sum, a chombo', async () => {
    const door = await openRounds('rounds', seated(event()));
    await expect.element(line()).toHaveFocus();
    await strike('3⏎412⏎305⏎198⏎⏎', 'numpad');
    await entered(door, 1);
    await strike('1⏎45300⏎28700⏎31000⏎⏎', 'numpad');
    await entered(door, 2);
    await strike('4⏎45.3⏎29.7⏎46.2⏎ -1.2⏎', 'numpadComma');
    await entered(door, 3);
    // A reason in digits: the number of the rule.
    await strike('2⏎41/12⏎3/305⏎198⏎284⏎ +2⏎ *', 'numpad');
    await strike('34⏎', 'numpad');
    await entered(door, 4);
    expect(storedPoints(door)).toEqual({
      1: [45_300, 28_700, 31_000, 15_000],
      2: [41_200, 30_500, 19_800, 28_400],
      3: [41_200, 30_500, 19_800, 28_500],
      4: [45_300, 29_700, 46_200, -1200],
    });
    expect(tournamentOf(door).rounds[0]?.results[2]).toMatchObject({
      accepted: true,
      acceptedFor: '34',
      chombos: [0, 1, 0, 0],
    });
  });
});

describe('K-10 a Russian keyboard', () => {
  it('reads decimals and shortcuts by the place of the key', async () => {
    const door = await openRounds('rounds', seated(event()));
    await expect.element(line()).toHaveFocus();
    await strike('1⏎45.3⏎28,7⏎p3⏎31,0⏎⏎', 'russian');
    await entered(door, 1);
    expect(tournamentOf(door).rounds[0]?.results[1]).toMatchObject({
      points: [45_300, 28_700, 31_000, 15_000],
      chombos: [0, 0, 1, 0],
    });
  });
});

describe('K-05 keys typed while a result is on its way', () => {
  it('wait for it, and none is lost or goes to the wrong table', async () => {
    const door = await openRounds('rounds', seated(event()));
    await expect.element(line()).toHaveFocus();
    door.become('lost');
    await strike('1⏎412⏎305⏎198⏎⏎');
    await strike('2⏎100⏎200⏎300⏎⏎3⏎5');
    expect(storedPoints(door)).toEqual({});
    await expect.element(page.getByText('Saving…').first()).toBeVisible();
    door.become('joined');
    await entered(door, 2);
    await expect.element(line()).toHaveValue('5');
    await expect.element(page.getByRole('heading', { name: 'Table 3' })).toBeVisible();
    expect(storedPoints(door)).toEqual({
      1: [41_200, 30_500, 19_800, 28_500],
      2: [10_000, 20_000, 30_000, 60_000],
    });
  });

  it('a result whose answer was lost is entered once', async () => {
    const door = await openRounds('rounds', seated(event()));
    await expect.element(line()).toHaveFocus();
    const before = door.ledger().last;
    door.loseNextAnswer();
    await strike('1⏎412⏎305⏎198⏎⏎');
    await expect.poll(() => door.link()).toBe('lost');
    door.become('joined');
    await expect.element(page.getByText('Results 1 of 4')).toBeVisible();
    expect(door.ledger().last).toBe(before + 1);
  });
});

describe('K-06 wrong inputs', () => {
  it.each([
    ['99⏎', /no table 99/, '99'],
    ['1⏎412⏎305⏎198⏎284⏎', /sum is 119,900.*120,000.*−100/, '284'],
    ['1⏎4.1.2⏎', /is not a score/, '4.1.2'],
    ['1⏎412⏎⏎', /South is missing/, ''],
    ['1⏎999⏎999⏎500⏎⏎', /−129,800 points for North/, ''],
  ])('%s is not accepted, says why, and stays as typed', async (keys, words, value) => {
    const door = await openRounds('rounds', seated(event()));
    await expect.element(line()).toHaveFocus();
    await strike(keys);
    await expect.element(complaint()).toMatchTextContent(words);
    await expect.element(line()).toHaveValue(value);
    await expect.element(line()).toHaveFocus();
    expect(storedPoints(door)).toEqual({});
  });

  it('Enter held down does not run through a table', async () => {
    const door = await openRounds('rounds', seated(event()));
    await expect.element(line()).toHaveFocus();
    await strike('1⏎412⏎305⏎198⏎');
    const input = document.querySelector('[class*=_commandLine_]');
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', repeat: true, bubbles: true }));
    expect(storedPoints(door)).toEqual({});
  });

  it('Enter that ends a composition is not taken (K-11)', async () => {
    await openRounds('rounds', seated(event()));
    await strike('1');
    const input = document.querySelector('[class*=_commandLine_]');
    input?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true }),
    );
    await expect.element(page.getByRole('heading', { name: 'Table 1' })).not.toBeInTheDocument();
  });
});

describe('results that are there', () => {
  it('W-3.17 stand struck beside what is typed, and one Enter replaces them', async () => {
    const door = await openRounds('rounds', withResults(seated(event()), [1]));
    await strike('1⏎412⏎305⏎198⏎');
    const struck = () => [...document.querySelectorAll('[class*=_inHand_] s')].map(({ textContent }) => textContent);
    await expect.poll(struck).toEqual(['30,100', '41,200', '28,900']);
    await expect.element(page.getByRole('button', { name: /^Replace/ })).toBeVisible();
    expect(storedPoints(door)[1]).toEqual([30_100, 41_200, 19_800, 28_900]);
    await strike('⏎');
    await expect.poll(() => storedPoints(door)[1]).toEqual([41_200, 30_500, 19_800, 28_500]);
  });

  it('are undone from the line with Ctrl+Z', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('1⏎412⏎305⏎198⏎⏎');
    await entered(door, 1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await entered(door, 0);
    await expect.element(page.getByText('Missing 4')).toBeVisible();
  });

  it('W-3.20 are not said to be all in any more when one of them is taken back', async () => {
    const door = await openRounds('rounds', withResults(seated(event()), [1, 2, 3]));
    await strike('4⏎412⏎305⏎198⏎⏎');
    await entered(door, 4);
    await strike('⏎');
    await expect.element(complaint()).toMatchTextContent(/All results are in/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await entered(door, 3);
    await expect.element(page.getByText('All results are in')).not.toBeInTheDocument();
    await expect.element(page.getByText('Missing 1')).toBeVisible();
  });

  it('stand on their cards, in the order of the tables', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('3⏎412⏎305⏎198⏎⏎1⏎412⏎305⏎198⏎⏎');
    await entered(door, 2);
    const tables = page.getByRole('list', { name: 'Tables' }).getByRole('button');
    await expect
      .poll(() => tables.elements().map((button) => button.getAttribute('aria-label')))
      .toEqual(['Table 1: correct the result', 'Table 2', 'Table 3: correct the result', 'Table 4']);
    // F2 takes the last one that was entered.
    await userEvent.keyboard('{F2}');
    await expect.element(page.getByRole('heading', { name: 'Table 1', exact: true })).toBeVisible();
  });

  it('of a confirmed round are corrected with a reason, and what it moves is shown before', async () => {
    const door = await openRounds('rounds', confirmed(seated(event())));
    await strike('1⏎900⏎100⏎100⏎');
    const side = page.getByRole('complementary', { name: 'Standings' });
    await expect.element(side.getByText(/^Places in the standings that change:/)).toBeVisible();
    await side.getByRole('textbox', { name: /^Why is it corrected/ }).fill('wrong slip');
    expect(storedPoints(door)[1]).not.toEqual([90_000, 10_000, 10_000, 10_000]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => storedPoints(door)[1]).toEqual([90_000, 10_000, 10_000, 10_000]);
    expect(door.ledger().done?.step.changes[0]).toMatchObject({ type: 'result.corrected', reason: 'wrong slip' });
  });

  it('of a confirmed round: what unusual points move is shown before anybody is asked about them', async () => {
    await openRounds('rounds', confirmed(seated(event())));
    // Full points beside hundreds are asked about by the last Enter.
    await strike('1⏎90000⏎100⏎100⏎');
    const side = page.getByRole('complementary', { name: 'Standings' });
    await expect.element(side.getByText(/^Places in the standings that change:/)).toBeVisible();
  });

  it('of an old round are left by Escape, once nothing else is there to close (W-3.1)', async () => {
    await openRounds('rounds', seated(confirmed(seated(event()))));
    await stepTo(1);
    const heading = (round: number) => page.getByRole('heading', { name: `Round ${round}`, exact: true });
    await expect.element(heading(1)).toBeVisible();
    await strike('3⏎');
    await expect.element(page.getByRole('heading', { name: 'Table 3' })).toBeVisible();
    goTo('hall');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Table 3' })).toBeVisible();
    await expect.element(line()).toHaveFocus();
    await strike('⎋');
    await expect.element(page.getByRole('heading', { name: 'Table 3' })).not.toBeInTheDocument();
    await expect.element(heading(1)).toBeVisible();
    await strike('⎋');
    await expect.element(heading(2)).toBeVisible();
    await expect.element(line()).toHaveFocus();
    await strike('⎋');
    await expect.element(heading(2)).toBeVisible();
  });

  it('of an old round: F2 takes the table of the number typed, else the last one entered', async () => {
    await openRounds('rounds', confirmed(seated(event())));
    await expect.element(line()).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await expect.element(page.getByRole('heading', { name: 'Table 4' })).toBeVisible();
    await strike('⎋⎋3');
    await userEvent.keyboard('{F2}');
    await expect.element(page.getByRole('heading', { name: 'Table 3' })).toBeVisible();
  });

  it('of an old round chosen by hand stay when the screen is left, and it is said that the round is over (W-3.1, W-3.6)', async () => {
    await openRounds('rounds', seated(confirmed(seated(event()))));
    await stepTo(1);
    await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
    goTo('standings');
    await expect.element(page.getByRole('heading', { name: 'Standings', level: 1 })).toBeVisible();
    goTo('rounds');
    await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
    await expect.element(page.getByText('Round 1 is over. What you type here changes round 1.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Round 1 · Table number' })).toHaveFocus();
    await page.getByRole('button', { name: 'Back to round 2' }).click();
    await expect.element(page.getByRole('heading', { name: 'Round 2', exact: true })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Table number', exact: true })).toHaveFocus();
  });

  it('M-34: the seating of the next round stays, is named before, and is flagged after', async () => {
    const two = seated(confirmed(seated(event())), 'swiss', { order: 'documented' });
    const door = await openRounds('rounds', withResults(two, [1]));
    const next = tournamentOf(door).rounds[1];
    await stepTo(1);
    await strike('1⏎900⏎100⏎100⏎');
    await expect
      .element(page.getByText('What was drawn from the old ranking stays as it is. Rounds: 2.'))
      .toBeInTheDocument();
    await strike('⏎');
    await expect.poll(() => storedPoints(door)[1]).toEqual([90_000, 10_000, 10_000, 10_000]);
    expect(page.getByRole('dialog').elements()).toEqual([]);
    expect(tournamentOf(door).rounds[1]).toEqual(next);
    goTo('rounds', { round: 2 });
    await expect.element(page.getByText(/^Places changed since: \d+$/)).toBeVisible();
    goTo('rounds', { round: 1 });
    await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
    expect(page.getByText(/^Places changed since/).elements()).toEqual([]);
  });
});

describe('what is half typed', () => {
  it('survives another screen and a reload of the window', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('2⏎412⏎30');
    const kept = () => JSON.stringify(door.calls.findLast(({ method }) => method === 'app.keepDraft')?.input ?? null);
    await expect.poll(kept).toContain('["412","30","",""]');
    goTo('standings');
    await expect.element(page.getByRole('heading', { name: 'Standings', level: 1 })).toBeVisible();
    useEntryStore.setState(useEntryStore.getInitialState(), true);
    goTo('rounds');
    await expect.element(page.getByRole('heading', { name: 'Table 2' })).toBeVisible();
    await expect.element(line()).toHaveValue('30');
    await strike('305⏎198⏎⏎');
    await expect.poll(() => storedPoints(door)).toEqual({ 2: [41_200, 30_500, 19_800, 28_500] });
  });
});

describe('what another window takes away', () => {
  it('the result that was to be replaced: nothing is asked any more, and what was typed is stored', async () => {
    const door = await openRounds('rounds', withResults(seated(event()), [2]));
    await userEvent.keyboard('2 400 300 200{Enter}');
    await expect.element(page.getByText('Table 2 has a result. Replace it?')).toBeVisible();
    door.carryOut({ type: 'result.clear', round: 1, table: 2 });
    await expect.poll(() => page.getByText('Table 2 has a result. Replace it?').elements()).toEqual([]);
    await expect.element(page.getByRole('heading', { name: 'Table 2' })).toBeVisible();
    await strike('⏎');
    await expect.poll(() => storedPoints(door)[2]).toEqual([40_000, 30_000, 20_000, 30_000]);
  });

  it('the round: what was half typed for it goes with it, and is named once', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('2⏎412⏎30');
    door.carryOut({ type: 'round.withdraw', no: 1 });
    const said = page.getByText('Round 1 was taken back meanwhile, with your changes. Tables: 2.');
    await expect.element(said).toBeVisible();
    expect(said.elements()).toHaveLength(1);
  });

  it('the people of a table: what was half typed for it is not theirs, and is named; at other tables it stays', async () => {
    const door = await openRounds('rounds', seated(event()));
    await strike('3⏎111⏎');
    await takeByCard(2);
    await strike('412⏎30');
    const swap = { do: 'swap' as const, a: { table: 2, seat: 0 }, b: { table: 1, seat: 0 } };
    door.carryOut({ type: 'round.revise', no: 1, rev: 1, changes: [swap] });
    await expect
      .element(page.getByText('The seating of round 1 changed. What was half typed is gone. Tables: 2.'))
      .toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Table number' })).toHaveValue('');
    const { entries } = useEntryStore.getState();
    expect([entries[1]?.taken, Object.keys(entries[1]?.parked ?? {})]).toEqual([null, ['3']]);
  });
});

describe('[hall-and-print 3.2] a scanner', () => {
  it.each(['english', 'russian'] as const)(
    'types the code of a slip on the %s layout: its table is in hand, also from a button',
    async (layout) => {
      const door = await openRounds('rounds', seated(event()));
      await expect.element(line()).toHaveFocus();
      const [round] = tournamentOf(door).rounds;
      const codeOf = (table: number) => {
        const found = round?.tables.find((candidate) => candidate.table === table);
        if (round === undefined || found === undefined) throw new Error('no such table');
        return slipCode(tournamentOf(door), round, found);
      };
      await strike(`${codeOf(3)}⏎`, layout);
      await expect.element(page.getByRole('heading', { name: 'Table 3' })).toBeVisible();
      await strike('412⏎305⏎198⏎⏎', layout);
      await entered(door, 1);
      page.getByRole('button', { name: 'Why?' }).element().focus();
      await strike(`${codeOf(2)}⏎`, layout);
      await expect.element(page.getByRole('heading', { name: 'Table 2' })).toBeVisible();
      await strike(`S${'7'.repeat(18)}⏎`, layout);
      await expect.element(page.getByText(/not the code of a Seatwright slip/)).toBeVisible();
      expect(Object.keys(storedPoints(door))).toEqual(['3']);
    },
  );
});

describe('[hall-and-print 3.3] the option to type the first letter of the winner', () => {
  const allSato = () =>
    [1, 2, 3, 4, 5, 6, 7, 8].reduce(
      (ledger, id) => after(ledger, { type: 'entrant.edit', id, entrant: { name: `Sato ${id}` } }),
      event(8),
    );

  it('asks after the result; another letter is told, and the result is not marked as wrong', async () => {
    const door = await openRounds('rounds', seated(allSato()), { settings: { winnerLetter: true } });
    await strike('1⏎900⏎100⏎100⏎⏎');
    const letter = page.getByRole('textbox', { name: 'First letter of the winner' });
    await expect.element(letter).toHaveFocus();
    await strike('p');
    await expect.element(complaint()).toMatchTextContent(/No word of the winner’s name begins with “p”/);
    expect(document.querySelectorAll('td[aria-invalid="true"]')).toHaveLength(0);
    expect(storedPoints(door)).toEqual({});
    await strike('S');
    await entered(door, 1);
  });

  it('letters typed while a result is on its way have their turn, also the S that begins a code elsewhere', async () => {
    const door = await openRounds('rounds', seated(allSato()), { settings: { winnerLetter: true } });
    await expect.element(line()).toHaveFocus();
    door.become('lost');
    await strike('1⏎900⏎100⏎100⏎⏎S 2⏎900⏎100⏎100⏎⏎S');
    expect(storedPoints(door)).toEqual({});
    door.become('joined');
    await entered(door, 2);
    await expect.element(page.getByRole('textbox', { name: 'Table number' })).toHaveValue('');
  });
});

describe('[hall-and-print 3.4] two people for the blind pass', () => {
  it('whoever typed first cannot type again where two people are asked for', async () => {
    await openRounds('rounds', withResults(seated(event())));
    await inMenu('Check by typing again…');
    await page.getByText('Two people: whoever typed it first does not type it again').click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Typed first by' }), 'AB');
    await userEvent.fill(page.getByRole('textbox', { name: 'Typed again by' }), 'a. b.');
    await expect.element(page.getByText('The same person')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Check by typing again', exact: true })).toBeDisabled();
    await userEvent.fill(page.getByRole('textbox', { name: 'Typed again by' }), 'CD');
    await page.getByRole('button', { name: 'Check by typing again', exact: true }).click();
    await expect.element(page.getByText(/AB typed it first, CD types it now\./)).toBeVisible();
    // Digits find the line from the button that the dialog gave the keyboard back to.
    await strike('2⏎');
    await expect.element(page.getByRole('heading', { name: 'Table 2' })).toBeVisible();
  });
});

describe('confirming', () => {
  it('is not offered while tables are missing: each is a chip that takes it, the first one is the primary', async () => {
    await openRounds('rounds', withResults(seated(event()), [1, 3]));
    await expect.element(page.getByText('Missing 2')).toBeVisible();
    expect(
      page
        .getByRole('button', { name: /^Confirm/ })
        .and(page.getByText(/round/))
        .elements(),
    ).toEqual([]);
    await page.getByRole('button', { name: 'Take table 4' }).click();
    await expect.element(page.getByRole('heading', { name: 'Table 4' })).toBeVisible();
    await expect.element(line()).toHaveFocus();
    await strike('⎋');
    await primarySays('Enter table 2');
    await pressPrimary();
    await expect.element(page.getByRole('heading', { name: 'Table 2' })).toBeVisible();
    await expect.element(line()).toHaveFocus();
  });

  it('is not done over half a result, nor over a question that stands: Ctrl+Enter is Save and Replace there', async () => {
    const door = await openRounds('rounds', withResults(seated(event())));
    await strike('1⏎412⏎');
    await primarySays(/^Replace/);
    await pressPrimary();
    await expect.poll(() => storedPoints(door)['1']).toEqual([41_200, 41_200, 19_800, 17_800]);
    await userEvent.keyboard('1 412 305 198{Enter}');
    await expect.element(page.getByRole('textbox', { name: /replace/i })).toBeVisible();
    expect(tournamentOf(door).rounds[0]?.confirmed).toBe(false);
    await primarySays(/^Replace/);
    await pressPrimary();
    await expect.poll(() => storedPoints(door)['1']).toEqual([41_200, 30_500, 19_800, 28_500]);
    expect(tournamentOf(door).rounds[0]?.confirmed).toBe(false);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => tournamentOf(door).rounds[0]?.confirmed).toBe(true);
  });

  it('with all results in, Ctrl+Enter confirms; the round can be reopened until the next is published', async () => {
    const door = await openRounds('rounds', withResults(seated(event())));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => tournamentOf(door).rounds[0]?.confirmed).toBe(true);
    await expect.element(page.getByRole('button', { name: 'Seat round 2' })).toBeVisible();
    await inMenu('Open again');
    await expect.poll(() => tournamentOf(door).rounds[0]?.confirmed).toBe(false);
    await expect.element(page.getByRole('textbox', { name: 'Table number' })).toHaveFocus();
  });

  it('D-13 tells that the clock was stopped, and offers no deed of entry for what is confirmed', async () => {
    const started = { type: 'round.clock', no: 1, at: Date.now(), do: { what: 'start', seconds: 4500 } } as const;
    const door = await openRounds('rounds', after(withResults(seated(event()), [1, 2, 3]), started));
    const offered = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect.element(page.getByRole('menu')).toBeVisible();
      const names = [...document.querySelectorAll('[role=menu] [class*=_optionLabel_]')].map(
        (entry) => entry.textContent,
      );
      await userEvent.keyboard('{Escape}');
      return names;
    };
    await strike('4⏎412⏎305⏎198⏎⏎');
    await entered(door, 4);
    expect(await offered()).toEqual(['By number', 'In order', 'Check by typing again…', 'Take the round back']);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .element(page.getByText('Round 1 is confirmed and counts. The clock was stopped.').first())
      .toBeInTheDocument();
    expect(tournamentOf(door).rounds[0]).toMatchObject({ confirmed: true });
    // Beside what was said stands what takes it back [W-6.1].
    expect(document.querySelector('footer [role=status] button')?.textContent).toBe('Undo');
    expect(await offered()).toEqual(['Open again']);
  });

  it('full-width figures are figures at the prompt and in the fields', async () => {
    const door = await openRounds('rounds', seated(event()));
    await line().fill('２');
    await expect.element(line()).toHaveValue('2');
    await strike('⏎');
    for (const points of ['４１２', '３０５', '１９８']) {
      await line().fill(points);
      await strike('⏎');
    }
    await strike('⏎');
    await expect.poll(() => storedPoints(door)).toEqual({ 2: [41_200, 30_500, 19_800, 28_500] });
  });

  it('says where to begin when no round is published', async () => {
    await openRounds('rounds', event());
    await primarySays('Seat round 1');
    await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
    expect(document.querySelector('[class*=_commandLine_]')).toBeNull();
  });
});
