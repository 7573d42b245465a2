import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { perform } from '../../../renderer/desk/commands/commands.ts';
import { entriesOf } from '../../../renderer/history/entries.ts';
import { textOfWords } from '../../../renderer/history/step-words.ts';
import { useTournamentStore } from '../../../renderer/store/tournament.ts';
import { confirmed, event, openRounds, seated, tournamentOf } from './desk.ts';

const dialog = () => page.getByRole('dialog', { name: 'Round times' });
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true });
const value = (name: string) => (field(name).element() as HTMLInputElement).value;

describe('[hall-and-print 1.1 G]: the planned times of the rounds', () => {
  it('by keyboard alone: the first round, how far apart, fill in, put one right, save', async () => {
    const door = await openRounds('rounds', event());
    await page.getByRole('button', { name: 'Round times…' }).click();
    // The dialog begins at the first field.
    await expect.element(field('First round at')).toHaveFocus();
    await userEvent.keyboard('9.30{Tab}{Control>}a{/Control}95{Tab}');
    await expect.element(dialog().getByRole('button', { name: 'Fill in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => value('Round 8')).toBe('20:35');
    expect([value('Round 1'), value('Round 2')]).toEqual(['09:30', '11:05']);
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(field('Round 2')).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}11{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(tournamentOf(door).starts?.slice(0, 3)).toEqual(['09:30', '11:00', '12:40']);
    const [last] = entriesOf(useTournamentStore.getState().log);
    expect(last?.words.map(textOfWords).join()).toContain('Planned round times: 09:30, 11:00, 12:40');
  });

  it('what is no time of day is said at its field, is refused when saved, and stays as it was typed', async () => {
    const door = await openRounds('rounds', confirmed(seated(event())));
    perform('edit.times');
    await field('Round 3').fill('25:00');
    await expect.element(dialog().getByText('Write it like 09:30.')).toBeVisible();
    await dialog().getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .element(dialog().getByText('“25:00” at round 3 is not a time of day.', { exact: false }))
      .toBeVisible();
    expect(value('Round 3')).toBe('25:00');
    expect(tournamentOf(door).starts).toBeUndefined();
    await field('Round 3').fill('');
    await field('Round 2').fill('1100');
    await dialog().getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => tournamentOf(door).starts).toEqual([null, '11:00']);
  });
});
