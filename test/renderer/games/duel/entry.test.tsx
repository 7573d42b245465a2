import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultRules } from '../../../../core/games/duel/rules/rules.ts';
import { shuffle, stream } from '../../../../core/random/stream.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { undo } from '../../../../renderer/store/tournament.ts';
import { own } from '../../../core/games/duel/played-event.ts';
import { run } from '../../../core/tournament/event.ts';
import { inMenu, stepTo } from '../../round/desk.ts';
import { strike } from '../../round/keys.ts';
import { duelEvent, openDuel, played, seated, storedOutcomes, tournamentOf } from './desk.ts';

const line = () => page.getByRole('textbox', { name: /table number|outcome|not played|games|replace|reason/i });
const complaint = () => page.getByRole('alert');

/** Counts keys that go down and mouse buttons while something is done. */
const counting = async (act: () => Promise<void>): Promise<{ keys: number; clicks: number }> => {
  let [keys, clicks] = [0, 0];
  const key = () => {
    keys += 1;
  };
  const click = () => {
    clicks += 1;
  };
  window.addEventListener('keydown', key, true);
  window.addEventListener('mousedown', click, true);
  await act();
  window.removeEventListener('keydown', key, true);
  window.removeEventListener('mousedown', click, true);
  return { keys, clicks };
};

const entered = (door: Awaited<ReturnType<typeof openDuel>>, tables: number, round = 1) =>
  expect.poll(() => Object.keys(storedOutcomes(door, round)).length).toBe(tables);

/** The keys of best of three that are games, with what they store. */
const keysOfThree: readonly (readonly [string, string])[] = [
  ['7', 'a 2-0-0 played'],
  ['4', 'a 2-1-0 played'],
  ['9', 'b 0-2-0 played'],
  ['6', 'b 1-2-0 played'],
  ['5', 'draw 1-1-0 played'],
  ['8', 'draw 0-0-0 intentionalDraw'],
];

const keyFor = (table: number) => keysOfThree[table % keysOfThree.length] ?? ['7', ''];

describe('K-01 a hundred tables in order', () => {
  it('take exactly a hundred keys and no mouse', async () => {
    localStorage.clear();
    const door = await openDuel('rounds', seated(duelEvent(200)));
    await expect.element(line()).toHaveFocus();
    await strike('+');
    const { keys, clicks } = await counting(async () => {
      for (let table = 1; table <= 100; table++) await strike(keyFor(table)[0]);
      await entered(door, 100);
    });
    expect({ keys, clicks }).toEqual({ keys: 100, clicks: 0 });
    const stored = storedOutcomes(door);
    for (let table = 1; table <= 100; table++) expect(stored[table]).toBe(keyFor(table)[1]);
  });
});

describe('K-02 a hundred tables in random order', () => {
  it('take d + 2 keys each', async () => {
    const door = await openDuel('rounds', seated(duelEvent(200)));
    await expect.element(line()).toHaveFocus();
    const order = shuffle(
      Array.from({ length: 100 }, (_, i) => i + 1),
      stream('k02'),
    );
    for (const table of order) {
      const { keys } = await counting(() => strike(`${table}⏎${keyFor(table)[0]}`));
      expect(keys).toBe(String(table).length + 2);
    }
    await entered(door, 100);
    const stored = storedOutcomes(door);
    for (const table of order) expect(stored[table]).toBe(keyFor(table)[1]);
  });
});

describe('K-09 and K-10', () => {
  it.each(['numpad', 'russian'] as const)('%s keys alone enter a round', async (layout) => {
    const door = await openDuel('rounds', seated(duelEvent(8)));
    await expect.element(line()).toHaveFocus();
    const exact = layout === 'numpad' ? '+1-1-1⏎' : 'p1-1-1⏎';
    await strike(`1⏎7 2⏎${exact} 3⏎*4`, layout);
    await entered(door, 3);
    await strike('4⏎/ 4⏎9', layout);
    await entered(door, 4);
    expect(storedOutcomes(door)).toEqual({
      1: 'a 2-0-0 played',
      2: 'draw 1-1-1 played',
      3: 'a 0-0-0 awarded',
      4: 'b 0-2-0 played',
    });
  });
});

describe('the keys', () => {
  const rules = (part: object): Json => ({ ...defaultRules, ...part }) as Json;

  it('best of one: the winner is 4 or 6, the draw 5; 7 and 9 mean nothing and say so', async () => {
    const door = await openDuel('rounds', seated(duelEvent(6, rules({ bestOf: 1 }))), rules({ bestOf: 1 }));
    await expect.element(line()).toHaveFocus();
    await strike('1⏎7');
    await expect.element(complaint()).toMatchTextContent(/Key 7 means nothing/);
    await strike('4 2⏎5 3⏎6');
    await entered(door, 3);
    expect(storedOutcomes(door)).toEqual({ 1: 'a 1-0-0 played', 2: 'draw 0-0-1 played', 3: 'b 0-1-0 played' });
  });

  it('best of five: 3–2 is the figure of a score too, so it waits for Enter, and no-shows are on * and 1 to 3', async () => {
    const door = await openDuel('rounds', seated(duelEvent(8, rules({ bestOf: 5 }))), rules({ bestOf: 5 }));
    await expect.element(line()).toHaveFocus();
    await strike('1⏎1⏎ 2⏎6 3⏎*1 4⏎*5');
    await entered(door, 4);
    expect(storedOutcomes(door)).toEqual({
      1: 'a 3-2-0 played',
      2: 'b 1-3-0 played',
      3: 'a 0-0-0 noShow',
      4: 'doubleLoss 0-0-0 awarded',
    });
  });

  it('By number asks for a number, also where the order had taken a table by itself', async () => {
    localStorage.clear();
    const door = await openDuel('rounds', seated(duelEvent(8)));
    await expect.element(line()).toHaveFocus();
    await strike('+');
    await expect.element(page.getByText('Outcome: one key')).toBeVisible();
    await inMenu('By number');
    await strike('3⏎6');
    await entered(door, 1);
    expect(storedOutcomes(door)).toEqual({ 3: 'b 1-2-0 played' });
  });

  it('a score typed as it stands on the slip is that score, unasked, and writes to no second table', async () => {
    localStorage.clear();
    const door = await openDuel('rounds', seated(duelEvent(8)));
    await expect.element(line()).toHaveFocus();
    await strike('+2-');
    expect(storedOutcomes(door)).toEqual({});
    await strike('1⏎');
    await expect.poll(() => storedOutcomes(door)).toEqual({ 1: 'a 2-1-0 played' });
    await strike('7');
    await entered(door, 2);
    expect(storedOutcomes(door)).toEqual({ 1: 'a 2-1-0 played', 2: 'a 2-0-0 played' });
    localStorage.clear();
  });

  it('a key of the screen is taken at once, though its figure could begin a score', async () => {
    const five = rules({ bestOf: 5 });
    const door = await openDuel('rounds', seated(duelEvent(4, five)), five);
    await strike('2⏎');
    await page.getByRole('button', { name: 'Key 3: 2–3' }).click();
    await entered(door, 1);
    expect(storedOutcomes(door)).toEqual({ 2: 'b 2-3-0 played' });
  });

  it('four who did not come are dropped together, or each alone', async () => {
    const door = await openDuel('rounds', seated(duelEvent(8)));
    await expect.element(line()).toHaveFocus();
    await strike('1⏎*2 2⏎*2');
    await entered(door, 2);
    const drops = () => page.getByRole('button', { name: /^Drop / }).elements();
    await expect.poll(() => drops().length).toBe(5);
    await page.getByRole('button', { name: 'Drop P2' }).click();
    await expect.poll(() => drops().length).toBe(4);
    const { entrants } = tournamentOf(door);
    expect(entrants.filter(({ playing }) => !playing).map(({ name }) => name)).toEqual(['P2']);
  });

  it('whoever is no longer a no-show, because the result is corrected or taken back, is no longer asked about', async () => {
    const door = await openDuel('rounds', seated(duelEvent(8)));
    await expect.element(line()).toHaveFocus();
    await strike('1⏎*2 2⏎*1');
    await entered(door, 2);
    const asked = () =>
      page
        .getByRole('button', { name: /^Drop (?!all)/ })
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(asked).toHaveLength(3);
    await undo();
    await expect.poll(asked).toHaveLength(2);
    await strike('1⏎7⏎');
    await expect.poll(() => storedOutcomes(door)[1]).toBe('a 2-0-0 played');
    await expect.poll(asked).toHaveLength(0);
  });

  it('where draws are off, no key draws', async () => {
    const off = rules({ points: { ...defaultRules.points, draw: null } });
    const door = await openDuel('rounds', seated(duelEvent(4, off)), off);
    await expect.element(line()).toHaveFocus();
    await strike('1⏎5');
    await expect.element(complaint()).toMatchTextContent(/Key 5 means nothing/);
    await strike('+11⏎');
    await expect.element(complaint()).toMatchTextContent(/draws are switched off/);
    await expect.element(line()).toHaveValue('11');
    expect(storedOutcomes(door)).toEqual({});
  });

  it('0 takes the result of the table away; a confirmed one is only corrected', async () => {
    const door = await openDuel('rounds', seated(duelEvent(4)));
    await expect.element(line()).toHaveFocus();
    await strike('1⏎7');
    await entered(door, 1);
    await strike('1⏎0⏎');
    await entered(door, 0);
    await strike('1⏎7 2⏎7');
    await entered(door, 2);
    door.carryOut({ type: 'round.confirm', no: 1 });
    await expect.element(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await strike('1⏎0⏎');
    await expect.element(complaint()).toMatchTextContent(/can be corrected, not taken away/);
    await entered(door, 2);
  });

  it('a result that is there is shown beside the new one, and Enter replaces it', async () => {
    const door = await openDuel('rounds', seated(duelEvent(4)));
    await expect.element(line()).toHaveFocus();
    await strike('1⏎7 1⏎');
    await expect.element(page.getByRole('button', { name: 'Key 7: 2–0' })).toHaveAttribute('data-old', 'true');
    await strike('9');
    await expect.element(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible();
    expect(storedOutcomes(door)[1]).toBe('a 2-0-0 played');
    await strike('⏎');
    await expect.poll(() => storedOutcomes(door)[1]).toBe('b 0-2-0 played');
  });

  it('a score that does not fit is refused with the reason, and stays as typed', async () => {
    const door = await openDuel('rounds', seated(duelEvent(4)));
    await expect.element(line()).toHaveFocus();
    await strike('1⏎+3-0⏎');
    await expect.element(complaint()).toMatchTextContent(/3–0 does not fit.*best of 3/);
    await expect.element(line()).toHaveValue('3-0');
    await strike('2⏎');
    await expect.element(complaint()).toMatchTextContent(/is not a score of games/);
    expect(storedOutcomes(door)).toEqual({});
  });

  it('the keys on the screen can be pressed with the mouse too', async () => {
    const door = await openDuel('rounds', seated(duelEvent(4)));
    await strike('2⏎');
    await page.getByRole('button', { name: 'Key 4: 2–1' }).click();
    await entered(door, 1);
    expect(storedOutcomes(door)).toEqual({ 2: 'a 2-1-0 played' });
    await expect.element(line()).toHaveFocus();
  });
});

describe('the round', () => {
  it('shows tiers and floats on the cards, why, and who has the bye', async () => {
    await openDuel('rounds', played(seated(duelEvent(5))));
    await page.getByRole('button', { name: /^Seat round 2/ }).click();
    await expect.element(page.getByText('1 meets 0').first()).toBeVisible();
    // Two with the same points are no float, and their card says nothing of it.
    expect(page.getByText(/\d meets \d/).elements()).toHaveLength(1);
    await expect.element(page.getByText(/^Bye \(\+1\):/)).toMatchTextContent(/P4/);
    await expect.element(page.getByText(/Equal points at the draw: 1/).first()).toBeVisible();
  });

  /** Round 2 is published; then the other one turns out to have won table 1 of round 1. */
  const corrected = () =>
    run(seated(played(seated(duelEvent(4)))), {
      type: 'result.correct',
      round: 1,
      table: 1,
      result: { outcome: 'b' },
      reason: '',
    });

  it('4 row 12: cards say the points that people have, not those of the draw', async () => {
    await openDuel('rounds', corrected());
    await expect.poll(() => page.getByText('1 meets 0').elements().length).toBe(2);
  });

  it('4 row 12: the match in hand says the points that people have, not those of the draw', async () => {
    await openDuel('rounds', corrected());
    await strike('1⏎');
    await expect.element(page.getByText('1 p.')).toBeVisible();
    await expect.element(page.getByText('0 p.')).toBeVisible();
  });

  it('[duel 4] a void round says so in the list of rounds, above its tables and beside its results', async () => {
    const second = seated(played(seated(duelEvent(4))));
    const nothing = run(second, own({ do: 'void', what: { round: 1, table: null }, reason: 'wrong list' }));
    await openDuel('rounds', nothing);
    await expect.element(page.getByRole('button', { name: 'Round 1, Void' })).toBeVisible();
    await stepTo(1);
    await expect
      .poll(() => [...document.querySelectorAll('.result-mark')].map((mark) => mark.textContent))
      .toEqual(['Void', 'Void']);
    await expect.element(page.getByText(/^Round 1 is void: it gives no points/)).toBeVisible();
    // Its results are there and count for nothing: the row does not say that they are in.
    await expect.element(page.getByText(/^Results 2 of 2/)).not.toBeInTheDocument();
  });

  it('V-7 gives whoever has the bye a card, with what it is worth', async () => {
    await openDuel('rounds', seated(duelEvent(5)));
    await expect
      .poll(() => [...document.querySelectorAll('li[data-state="bye"]')].map((card) => card.textContent))
      .toEqual([expect.stringMatching(/^Bye \(\+1\)P\d$/)]);
  });

  it('V-7 gives whoever has the bye a card in the proposal too', async () => {
    await openDuel('rounds', played(seated(duelEvent(5))));
    await page.getByRole('button', { name: /^Seat round 2/ }).click();
    await expect
      .poll(() => [...document.querySelectorAll('li[data-state="bye"]')].map((card) => card.textContent))
      .toEqual(['Bye (+1)P4']);
  });

  it('names nobody with a bye any more when who came late has taken it', async () => {
    const open = run(seated(duelEvent(5)), { type: 'entrants.add', entrants: [{ name: 'Late' }] });
    await openDuel('rounds', run(open, own({ do: 'lateArrival', player: 6 })));
    await expect.element(page.getByText('Late').first()).toBeVisible();
    await expect.element(page.getByText(/^Bye \(\+1\):/)).not.toBeInTheDocument();
  });

  it('a bracket in which two meet again says so once, and not that nobody has met', async () => {
    await openDuel(
      'rounds',
      run(played(seated(duelEvent(2))), own({ do: 'startCut', cut: { size: 2, thirdPlace: false } })),
    );
    await page.getByRole('button', { name: /^Seat round 2/ }).click();
    await expect
      .element(page.getByText(/They met before, which does not matter in a bracket\. Rounds: 1/))
      .toBeVisible();
    await expect.element(page.getByText('Nobody meets again.')).not.toBeInTheDocument();
  });

  it('hundreds of missing tables are told by the first of them and a count, so that the line stays in sight', async () => {
    await openDuel('rounds', seated(duelEvent(60)));
    const chip = (table: number) => page.getByRole('button', { name: `Take table ${table}`, exact: true });
    await expect.element(chip(11)).toBeVisible();
    await expect.element(chip(12)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'and 19 more' }).click();
    await expect.element(chip(30)).toBeVisible();
  });

  it('that is void is not called confirmed, and is not said to count', async () => {
    const fire = own({ do: 'void', what: { round: 1, table: null }, reason: 'fire' });
    await openDuel('rounds', run(seated(duelEvent(8)), fire));
    await expect.element(page.getByRole('button', { name: 'Void', exact: true })).toBeVisible();
    await expect.element(page.getByText(/Round 1 is void/)).toBeVisible();
    await expect.element(page.getByText('Confirmed', { exact: true })).not.toBeInTheDocument();
    // No result of it counts, so none is said to be in [W-2.4].
    await expect.element(page.getByText(/^Results \d/)).not.toBeInTheDocument();
  });

  it('asks before rematches are published', async () => {
    const door = await openDuel('rounds', played(seated(duelEvent(2))));
    await page.getByRole('button', { name: /^Seat round 2/ }).click();
    await page.getByRole('button', { name: /^Publish round 2/ }).click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent(/P1.*and.*P2.*have met before, rounds: 1/);
    expect(tournamentOf(door).rounds).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Publish the round' }).click();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(2);
  });

  it('takes the bye by hand, and an awarded bye', async () => {
    const door = await openDuel('rounds', duelEvent(5));
    await page.getByRole('button', { name: 'Another way…' }).click();
    await page.getByRole('combobox', { name: 'Bye by hand' }).fill('P2');
    await page.getByRole('option', { name: 'P2' }).click();
    await page.getByRole('button', { name: /^Seat round 1/ }).click();
    await expect.element(page.getByText(/^Bye \(\+1\):/)).toMatchTextContent(/P2/);
    await page.getByRole('button', { name: 'Another way…' }).click();
    await page.getByRole('button', { name: 'Awarded byes' }).click();
    // On a busy machine the press before comes to its end after the name was typed, and takes the list away once.
    const award = page.getByRole('combobox', { name: 'Award a bye in round 1' });
    await expect
      .poll(async () => {
        await award.fill('');
        await award.fill('P4');
        return page.getByRole('option', { name: 'P4' }).elements().length;
      })
      .toBe(1);
    await page.getByRole('option', { name: 'P4' }).click();
    await expect.poll(() => (tournamentOf(door).own as { byes: unknown[] }).byes).toHaveLength(1);
    await expect.element(page.getByText(/have changed since\. Seat again/i).first()).toBeVisible();
  });
});

describe('a question at the line', () => {
  it('is not answered by the next slip typed without looking up', async () => {
    localStorage.clear();
    const door = await openDuel('rounds', seated(duelEvent(16)));
    await strike('2⏎7');
    await entered(door, 1);
    await strike('2⏎9');
    await expect.element(page.getByRole('textbox', { name: /replace/i })).toBeVisible();
    await strike('4⏎');
    await expect.element(complaint()).toMatchTextContent(/Answer the question first/);
    expect(storedOutcomes(door)[2]).toBe('a 2-0-0 played');
  });
});

describe('in order', () => {
  it('a result that was undone is typed again: its table is in hand, not the next one', async () => {
    localStorage.clear();
    const door = await openDuel('rounds', seated(duelEvent(16)));
    await strike('+75');
    await entered(door, 2);
    await expect.element(page.getByRole('heading', { name: 'Table 3' })).toBeVisible();
    await undo();
    await entered(door, 1);
    await expect.element(page.getByRole('heading', { name: 'Table 2' })).toBeVisible();
    await strike('9');
    await entered(door, 2);
    expect(storedOutcomes(door)[2]).toBe('b 0-2-0 played');
    expect(storedOutcomes(door)[3]).toBeUndefined();
  });
});

describe('X-2 a line that is refused', () => {
  it('stays whole and selected, and the next slip goes to its own table', async () => {
    const door = await openDuel('rounds', seated(duelEvent(20)));
    await expect.element(line()).toHaveFocus();
    await strike('8␣1⏎');
    await expect.element(complaint()).toMatchTextContent(/“1” is not a score of games\. Like this: 2-1/);
    await expect.element(line()).toHaveValue('8 1');
    await strike('9␣2-0⏎');
    await entered(door, 1);
    expect(storedOutcomes(door)).toEqual({ 9: 'a 2-0-0 played' });
  });

  it('is put right by the keys of the field', async () => {
    const door = await openDuel('rounds', seated(duelEvent(20)));
    await expect.element(line()).toHaveFocus();
    await strike('8␣3-0⏎');
    await expect.element(complaint()).not.toHaveTextContent('');
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}');
    await strike('2-1⏎');
    await entered(door, 1);
    expect(storedOutcomes(door)).toEqual({ 8: 'a 2-1-0 played' });
  });

  it('says what is missing behind *, and that there is no such table while it is typed', async () => {
    const door = await openDuel('rounds', seated(duelEvent(20)));
    await expect.element(line()).toHaveFocus();
    await strike('9␣*');
    await expect.element(line()).toHaveValue('9 *');
    await strike('⏎');
    await expect.element(complaint()).toMatchTextContent(/key is missing after \*/);
    await strike('9␣*1⏎');
    await entered(door, 1);
    expect(storedOutcomes(door)).toEqual({ 9: 'a 0-0-0 noShow' });
    await strike('12␣2-0');
    await expect.element(complaint()).toMatchTextContent(/has no table 12\. Its tables are 1–10/);
  });
});

it('V-7 sorted by name, whoever has the bye is there with what it is worth, proposed and published', async () => {
  await openDuel('rounds', duelEvent(5));
  await page.getByRole('button', { name: 'Seat round 1' }).click();
  const publish = page.getByRole('button', { name: /^Publish round 1/ });
  await expect.element(publish).toBeEnabled();
  const rows = () => [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent ?? '');
  const byes = () => rows().filter((row) => row.endsWith('Bye (+1)'));
  await page.getByRole('radio', { name: 'Names' }).click();
  await expect.poll(() => rows().length).toBe(5);
  expect(byes()).toHaveLength(1);
  const [bye] = byes();
  await publish.click();
  await expect.poll(() => document.querySelector('[class*=_commandLine_]')).not.toBeNull();
  await page.getByRole('radio', { name: 'Names' }).click();
  await expect.poll(() => rows().length).toBe(5);
  expect(byes()).toEqual([bye]);
});

it('W-3.17 the standings stay beside a result that is looked at, until a key says what changes', async () => {
  localStorage.clear();
  await page.viewport(1366, 768);
  const door = await openDuel('rounds', seated(duelEvent(8)));
  await strike('1⏎7');
  await entered(door, 1);
  await strike('1⏎');
  await expect.element(page.getByRole('heading', { name: 'Table 1' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What this changes' })).not.toBeInTheDocument();
  await strike('9');
  await expect.element(page.getByRole('heading', { name: 'What this changes' })).toBeVisible();
});

it('W-1.8 a match that is late says so once', async () => {
  localStorage.clear();
  const door = await openDuel('rounds', seated(duelEvent(8)));
  await strike('1⏎7');
  await entered(door, 1);
  door.carryOut({ type: 'round.close', no: 1, rule: 'nothing' });
  await expect.element(page.getByText('late', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Still playing')).not.toBeInTheDocument();
});
