import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownOf, type Script } from '../../../../../core/games/mahjong/rules/state.ts';
import { LONGEST_SCRIPT } from '../../../../../core/games/mahjong/seating/script/script-read.ts';
import { currentGame } from '../../../../../core/games/mahjong/seating/script/script-state.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useDraftStore } from '../../../../../renderer/games/mahjong/script/draft.ts';
import { useSeating } from '../../../../../renderer/round/seating/seating-store.ts';
import type { FakeDoor } from '../../../door.ts';
import { openDesk } from '../../../open-desk.tsx';
import { after, confirmed, mahjongEvent, seated } from '../../../round/event.ts';
import { commandsOf, twoRounds, withScript } from './event.ts';

beforeEach(() => {
  useDraftStore.setState(useDraftStore.getInitialState(), true);
  useSeating.setState(useSeating.getInitialState(), true);
  localStorage.clear();
});

const open = (ledger: Ledger, screen = 'mahjong.script'): Promise<FakeDoor> =>
  openDesk({ locale: 'en', event: { name: 'Spring Open', plannedRounds: 2, commands: commandsOf(ledger) } }, screen);

const stateOf = (door: FakeDoor): Tournament => {
  const { tournament } = door.ledger();
  if (tournament === null) throw new Error('no tournament');
  return tournament;
};
const scriptOf = (door: FakeDoor): Script | null => ownOf(stateOf(door)).script;

const editor = () => page.getByRole('textbox', { name: 'Text of the script' });
const area = () => document.querySelector<HTMLTextAreaElement>('[class*=_scriptText_]');
const keys = (text: string) => userEvent.keyboard(text);
const focused = () => document.activeElement;
/** Presses Tab until something with this name has the focus. */
const tabTo = async (name: string): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    await keys('{Tab}');
    const at = focused();
    if (at?.textContent === name || at?.getAttribute('aria-label') === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
};

describe('writing a script by keyboard', () => {
  it('from the first key to the saved script', async () => {
    const door = await open(mahjongEvent(8), 'people');
    await keys('{Alt>}8{/Alt}');
    await expect.element(page.getByText('There is no seating script yet')).toBeVisible();
    await tabTo('Write a script');
    await keys('{Enter}');
    await expect.element(page.getByRole('heading', { name: /^Nothing written yet/ })).toBeVisible();
    expect(focused()).toBe(area());
    await keys('1-2-3-4{Enter}5-6-7-7{Enter}{Enter}1 3 5 7{Enter}2,4,6,8');
    await expect.element(page.getByRole('heading', { name: /^Twice in one round/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save script' })).toBeVisible();
    await keys('{Control>}s{/Control}');
    await expect.poll(() => scriptOf(door)?.text).toBe('1-2-3-4\n5-6-7-7\n\n1 3 5 7\n2,4,6,8');
    await expect.element(page.getByText('Current game: 1 of 2')).toBeVisible();
  });

  it('what is pasted beyond the longest script is refused as a file of that length is, and nothing is lost', async () => {
    await open(withScript(mahjongEvent(8), twoRounds));
    await expect.element(editor()).toBeVisible();
    const source = document.body.appendChild(document.createElement('textarea'));
    for (const [length, isTaken] of [
      [LONGEST_SCRIPT - twoRounds.length + 1, false],
      [LONGEST_SCRIPT - twoRounds.length, true],
    ] as const) {
      source.value = '1-2-3-4\n'.repeat(length / 8 + 1).slice(0, length);
      source.select();
      await userEvent.copy();
      area()?.focus();
      area()?.setSelectionRange(0, 0);
      await userEvent.paste();
      const refused = page.getByText('The script is longer than 500,000 characters', { exact: false });
      if (!isTaken) await expect.element(refused).toBeVisible();
      await expect.poll(() => area()?.value.length).toBe(isTaken ? LONGEST_SCRIPT : twoRounds.length);
    }
    source.remove();
  });

  it('a press on a problem puts the cursor on it', async () => {
    await open(withScript(mahjongEvent(8), '1-2-3-4\n5-6-7-99'));
    await page.getByRole('button', { name: /nobody who plays has number 99/ }).click();
    const field = area();
    expect(focused()).toBe(field);
    expect(field?.value.slice(field.selectionStart, field.selectionEnd)).toBe('99');
    await expect.element(page.getByText('Line 2, column 7').first()).toBeVisible();
    await keys('8');
    await expect.element(page.getByText('No errors: rounds can be seated by this script.')).toBeVisible();
  });

  it('a draft outlives another screen and is dropped by its button', async () => {
    const door = await open(withScript(mahjongEvent(8), twoRounds));
    await editor().fill('1-2-3-4');
    await keys('{Alt>}1{/Alt}{Alt>}8{/Alt}');
    await expect.element(editor()).toHaveValue('1-2-3-4');
    await page.getByRole('button', { name: 'Discard' }).first().click();
    await expect.element(editor()).toHaveValue(twoRounds);
    expect(scriptOf(door)?.text).toBe(twoRounds);
  });

  it('Ctrl+Z in the text takes back typing, not steps of the tournament', async () => {
    const door = await open(withScript(mahjongEvent(8), twoRounds));
    area()?.focus();
    await keys('{Control>}{End}{/Control}x');
    await expect.element(editor()).toHaveValue(`${twoRounds}x`);
    await keys('{Control>}z{/Control}');
    await expect.element(editor()).toHaveValue(twoRounds);
    expect(scriptOf(door)?.text).toBe(twoRounds);
  });

  it('cannot be saved while a round waits for results, and says so', async () => {
    const door = await open(seated(withScript(mahjongEvent(8), twoRounds), 'predefined'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await editor().fill('1-2-3-4');
    await keys('{Control>}s{/Control}');
    await expect.element(page.getByRole('button', { name: 'Save script' })).toBeDisabled();
    expect(scriptOf(door)?.text).toBe(twoRounds);
  });
});

describe('M-24 numbers by keyboard', () => {
  const openNumbers = async (ledger: Ledger) => {
    const door = await open(ledger);
    await page.getByRole('tab', { name: 'Who has which number' }).click();
    return door;
  };
  const field = (player: number) => page.getByRole('textbox', { name: `Number of Player ${player}`, exact: true });

  it('a number that is taken is named with both and cannot be saved', async () => {
    await openNumbers(withScript(mahjongEvent(8), twoRounds));
    await field(3).fill('5');
    await expect.element(page.getByText('Number 5 belongs to two players: Player 3 and Player 5.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save numbers' })).toBeDisabled();
  });

  it('Enter and arrows go from field to field', async () => {
    await openNumbers(withScript(mahjongEvent(8), twoRounds));
    await field(1).click();
    await keys('11{Enter}12{ArrowDown}13{ArrowUp}');
    expect(focused()?.getAttribute('aria-label')).toBe('Number of Player 2');
    await expect.element(field(1)).toHaveValue('11');
    await expect.element(field(3)).toHaveValue('13');
  });

  it('drawn by lot with a seed and saved by one press, also when rounds are played: then the blue button leads back', async () => {
    const door = await openNumbers(confirmed(seated(withScript(mahjongEvent(8), twoRounds), 'predefined')));
    await page.getByRole('button', { name: 'At random…' }).click();
    await page.getByRole('textbox', { name: 'Seed' }).fill('spring');
    await keys('{Enter}');
    const blue = () =>
      [...document.querySelectorAll<HTMLButtonElement>('.button[data-tone="primary"]:not(:disabled)')].map(
        ({ textContent }) => textContent,
      );
    await expect.poll(blue).toEqual(['Save numbers']);
    const before = scriptOf(door)?.localIds;
    const seats = stateOf(door).rounds[0]?.tables;
    await page.getByRole('button', { name: 'Save numbers' }).click();
    await expect.poll(() => scriptOf(door)?.localIds).not.toEqual(before);
    expect(stateOf(door).rounds[0]?.tables).toEqual(seats);
    await expect.poll(blue).toEqual(['Back to round 1']);
    const numbers = scriptOf(door)?.localIds.map(({ localId }) => localId);
    expect(numbers?.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('M-25 the current game', () => {
  it('is set by keyboard and refused beyond the end', async () => {
    const door = await open(withScript(mahjongEvent(8), twoRounds));
    await page.getByRole('button', { name: 'Set the current game' }).click();
    await keys('{ArrowUp}{Enter}');
    await expect.element(page.getByText('Current game: 2 of 2')).toBeVisible();
    const script = scriptOf(door);
    expect(script === null ? 0 : currentGame(stateOf(door), script)).toBe(2);
  });
});

describe('M-26 a scripted player is missing', () => {
  const oneOut = () =>
    after(withScript(mahjongEvent(8), twoRounds), { type: 'entrants.play', ids: [6], playing: false });
  const openRound = async () => {
    const door = await open(oneOut(), 'rounds');
    await page.getByText(/^A script written before the event/).click();
    await expect.element(page.getByText(/Table 2, South: number 6 \(Player 6\) does not play/)).toBeVisible();
    return door;
  };

  it('drop the table: the round can be seated without it', async () => {
    const door = await openRound();
    await page.getByRole('button', { name: 'Drop table 2 for this round' }).click();
    await expect.element(page.getByText(/Table 2 of the script is not played in this round/)).toBeVisible();
    await page.getByRole('button', { name: 'Seat round 1' }).click();
    await page.getByRole('button', { name: /^Publish round 1/ }).click();
    await expect.poll(() => stateOf(door).rounds[0]?.tables.length).toBe(1);
    expect(stateOf(door).rounds[0]?.byes.map(({ entrant }) => entrant)).toEqual([5, 7, 8]);
  });

  it('set a substitute: the player is seated again', async () => {
    const door = await openRound();
    await page.getByRole('button', { name: /^Name a substitute for .*Player 6/ }).click();
    await expect
      .element(page.getByText('This player does not play at the moment and will be seated again.'))
      .toBeVisible();
    await keys('Ann{Enter}');
    await expect
      .poll(() => ownOf(stateOf(door)).substitutes)
      .toEqual([{ player: 6, name: 'Ann', from: 1, until: null }]);
    expect(stateOf(door).entrants.find(({ id }) => id === 6)?.playing).toBe(true);
  });

  it('give the number away: the field of that number has the keyboard', async () => {
    await openRound();
    await page.getByRole('button', { name: 'Give number 6 to somebody else' }).click();
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Number of Player 6');
  });
});

describe('M-27 played rounds', () => {
  it('are written in front, and the current game is the next one', async () => {
    const door = await open(confirmed(seated(withScript(mahjongEvent(8), twoRounds))));
    await page.getByRole('button', { name: 'Write played rounds into the script' }).click();
    await expect.element(page.getByText('Current game: 2 of 3')).toBeVisible();
    expect(scriptOf(door)?.text.endsWith(twoRounds)).toBe(true);
  });

  it('begin a script where there was none', async () => {
    await open(confirmed(seated(mahjongEvent(8))));
    await page.getByRole('button', { name: 'Write played rounds into the script' }).click();
    await expect.element(page.getByText('Script finished, rounds: 1')).toBeVisible();
  });
});

describe('M-29 ready-made schedules', () => {
  it('the perfect sixteen goes into the editor, not saved yet', async () => {
    const door = await open(mahjongEvent(16));
    await page.getByRole('button', { name: 'Ready-made…' }).click();
    await page.getByText('The perfect 16', { exact: true }).click();
    await keys('{Enter}');
    await expect.element(page.getByText('Rounds: 2 · Tables: 8')).toBeVisible();
    expect(scriptOf(door)).toBeNull();
    await keys('{Control>}s{/Control}');
    await expect.poll(() => scriptOf(door)?.text.split('\n\n').length).toBe(2);
  });

  it('a search finds one, and says what it has', async () => {
    await open(mahjongEvent(12));
    await page.getByRole('button', { name: 'Ready-made…' }).click();
    await page.getByRole('textbox', { name: 'Rounds' }).fill('4');
    await keys('{Tab}');
    await page.getByText('Make one', { exact: true }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.element(page.getByText(/Any schedule of this size repeats at least/)).toBeVisible();
    const use = page.getByRole('button', { name: 'Use this schedule' });
    await expect.element(use).toBeEnabled();
    await use.click();
    await expect.element(page.getByText('Rounds: 4 · Tables: 12')).toBeVisible();
    await expect.element(page.getByText('No errors: rounds can be seated by this script.')).toBeVisible();
  });

  it('says which number of players does not fill tables', async () => {
    await open(mahjongEvent(16));
    await page.getByRole('button', { name: 'Ready-made…' }).click();
    await page.getByRole('textbox', { name: 'Players' }).fill('18');
    await keys('{Tab}');
    await expect.element(page.getByText(/four to a table; 18 is not such a number/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Use this schedule' })).toBeDisabled();
  });
});
