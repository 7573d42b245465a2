import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSteps } from '../../../core/samples/samples.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { GameId, Json } from '../../../core/tournament/words.ts';
import { goTo } from '../../../renderer/desk/place.ts';
import { useWhatIf } from '../../../renderer/what-if/what-if-store.ts';
import { openDesk } from '../open-desk.tsx';

/** The desk on the screen, over the sample of a game. */
const openSample = async (family: GameId, beside = '') => {
  useWhatIf.setState(useWhatIf.getInitialState(), true);
  const wish = { family, name: 'Sample', id: 'a'.repeat(32), at: '2026-05-01T08:00:00.000Z', now: 1_777_622_400_000 };
  const [created, ...steps] = sampleSteps(wish);
  const made = created?.command as { plannedRounds: number; rules?: Json };
  const door = await openDesk(
    {
      locale: 'en',
      event: {
        name: 'Sample',
        family,
        plannedRounds: made.plannedRounds,
        ...(made.rules === undefined ? {} : { rules: made.rules }),
        commands: steps.map(({ command }) => command as CommandInput),
      },
    },
    beside,
  );
  goTo('whatIf');
  await expect.element(page.getByRole('dialog', { name: 'What if…', exact: true })).toBeVisible();
  return door;
};

type Typing = {
  readonly family: GameId;
  readonly missing: number;
  readonly keys: string;
  /** What is said of the round as things are: pairs are seated a round ahead, the others wait for all results. */
  readonly real: RegExp;
};

const NOT_YET = /^As things are, this round cannot be seated yet:$/;
const BESIDE = /^People who would sit at another table|as things are\.$/;

const typings: readonly Typing[] = [
  { family: 'mahjong', missing: 4, keys: '500{Enter}300{Enter}250{Enter}{Enter}', real: NOT_YET },
  { family: 'bridge', missing: 3, keys: '65{Enter}', real: BESIDE },
  { family: 'duel', missing: 5, keys: '7', real: NOT_YET },
];

/** Types a result for the first table that misses one. */
const supposeOne = async (keys: string, before: number) => {
  await page.getByRole('button', { name: 'Another result…' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Another result' })).toBeVisible();
  await expect.poll(() => document.activeElement?.matches('[class*=_commandLine_]')).toBe(true);
  await userEvent.keyboard(keys);
  await expect.poll(() => useWhatIf.getState().suppositions.length).toBe(before + 1);
  await expect.poll(() => document.querySelector('.modal')).toBeNull();
};

describe.each(typings)('what if, in $family', ({ family, missing, keys, real }) => {
  it('shows the next round and the standings on a copy and writes nothing', async () => {
    const door = await openSample(family);
    const before = door.ledger();
    for (let i = 0; i < missing; i++) await supposeOne(keys, i);
    await expect.element(page.getByText(/^Lines that would change/)).toBeVisible();
    await page.getByRole('button', { name: 'Show round 4' }).click();
    await expect.poll(() => useWhatIf.getState().outlook?.copy.proposal.tables.length).toBeGreaterThan(0);
    const sheet = page.getByRole('dialog', { name: 'Round 4 as it is and as it would be' });
    await expect.element(sheet.getByText(real)).toBeVisible();
    // One blue button, and it is the way back [W-2.1].
    await expect
      .poll(() => [...document.querySelectorAll('.modal [data-primary]')].map(({ textContent }) => textContent))
      .toEqual(['Done']);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect.element(page.getByRole('dialog', { name: 'What if…' })).toBeVisible();
    expect(door.ledger()).toBe(before);
    expect(door.calls.some(({ method }) => method === 'tournament.do')).toBe(false);
  });
});

describe('what if', () => {
  it('lays the round of the copy beside the real one when both can be seated', async () => {
    const door = await openSample('duel');
    const { tournament } = door.ledger();
    for (const { table } of tournament?.rounds[2]?.tables ?? []) {
      if (tournament?.rounds[2]?.results[table] !== undefined) continue;
      const result = { outcome: 'a', games: { a: 2, b: 0, draws: 0 }, reason: 'played' };
      door.carryOut({ type: 'result.enter', round: 3, table, result });
    }
    await supposeOne('9', 0);
    await page.getByRole('button', { name: 'Show round 4' }).click();
    const both = page.getByRole('region', { name: 'Round 4 as it is and as it would be' });
    await expect.element(both).toBeVisible();
    await expect.element(both.getByRole('columnheader', { name: 'As things are' })).toBeVisible();
    await expect.element(page.getByText(/^People who would sit at another table/)).toBeVisible();
  });

  it('D-1 a seating by another method or another seed than the one chosen now is not shown as the answer', async () => {
    await openSample('mahjong');
    for (let i = 0; i < 4; i++) await supposeOne('500{Enter}300{Enter}250{Enter}{Enter}', i);
    await page.getByRole('button', { name: 'Show round 4' }).click();
    const tables = page.getByRole('dialog', { name: /^Round 4 as/ }).getByRole('list', { name: 'Tables' });
    const back = async () => {
      await expect.element(tables).toBeVisible();
      await page.getByRole('button', { name: 'Done' }).click();
      await expect.poll(() => document.querySelector('.modal')).toBeNull();
    };
    const shown = () => useWhatIf.getState().outlook;
    await back();
    await page.getByRole('button', { name: /Seat the next round by/ }).click();
    await page.getByRole('option', { name: 'Interval' }).click();
    expect(tables.elements()).toEqual([]);
    await page.getByRole('button', { name: 'Show round 4' }).click();
    await back();
    expect(shown()?.method).toBe('interval');
    await page.getByLabelText('Seed', { exact: true }).fill('another');
    await page.getByRole('button', { name: 'Show round 4' }).click();
    await back();
    expect(shown()?.copy.proposal.seed).toBe('another');
    // What is still what is asked for is not sought again.
    const before = shown();
    await page.getByRole('button', { name: 'Show round 4' }).click();
    await back();
    expect(shown()).toBe(before);
  });

  it('says why something cannot be supposed, and drops it', async () => {
    const door = await openSample('duel');
    useWhatIf.setState({ suppositions: [{ what: 'result', round: 3, table: 99, result: {} }] });
    await expect.element(page.getByRole('listitem').getByText(/no table 99/i)).toBeVisible();
    await page.getByRole('button', { name: 'Drop: Round 3, table 99' }).click();
    expect(useWhatIf.getState().suppositions).toEqual([]);
    expect(door.ledger().tournament?.rounds).toHaveLength(3);
  });

  it('W-1.1 Ctrl+Z in it takes back what is supposed, and nothing of the event; beside it the event is meant', async () => {
    const door = await openSample('duel', 'rounds');
    const before = door.ledger();
    await supposeOne('7', 0);
    await page.getByRole('button', { name: 'Another result…' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('.modal')).toBeNull();
    // A browser that is busy gives the focus back a frame after the sheet has gone.
    await expect.poll(() => document.activeElement?.closest('[role=dialog]') ?? null).not.toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => useWhatIf.getState().suppositions).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
    expect(door.ledger()).toBe(before);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect.poll(() => door.ledger().last).toBe(before.last + 1);
  });

  it('W-1.4 is a drawer: no card moves, and Esc closes it', async () => {
    await page.viewport(1366, 768);
    await openSample('mahjong', 'rounds');
    const left = () => [...document.querySelectorAll('[id^=card-]')].map((card) => card.getBoundingClientRect().left);
    await expect.poll(() => left().length).toBeGreaterThan(4);
    await expect.element(page.getByRole('dialog', { name: 'What if…' })).toBeVisible();
    const open = left();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'What if…' })).not.toBeInTheDocument();
    expect(left()).toEqual(open);
  });

  it('W-1.1 is asked of a card: its table is the one that is supposed', async () => {
    await openSample('mahjong', 'rounds');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Table 5', exact: true }).click();
    await page.getByRole('button', { name: 'What if…' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Another result' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Table 5 · / })).toBeVisible();
  });

  it('W-1.1 is asked of a person: who is meant stands there, and leaves on the copy alone', async () => {
    const door = await openSample('duel', 'rounds');
    const { entrants } = door.ledger().tournament ?? { entrants: [] };
    goTo('director', { person: entrants[0]?.id ?? 0 });
    await page.getByRole('dialog', { name: 'Director' }).getByRole('button', { name: 'What if…' }).click();
    await page.getByRole('button', { name: 'Suppose that they leave' }).click();
    expect(useWhatIf.getState().suppositions).toEqual([{ what: 'plays', entrant: entrants[0]?.id, playing: false }]);
    expect(door.ledger().tournament?.entrants).toBe(entrants);
  });
});
