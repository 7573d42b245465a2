import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../../renderer/desk/shell.module.css';
import { slipsOf } from '../../../../core/games/poker/paper/slips.ts';
import { entryOf } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { outlookOf } from '../../../../core/games/poker/steps/outlook.ts';
import { floorOf, hallOf } from '../../../../core/games/poker/steps/state.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { useLate } from '../../../../renderer/games/poker/roster/late.ts';
import { setAtOnce, useSlipPrinting } from '../../../../renderer/games/poker/slip-printing.ts';
import { send } from '../../../../renderer/store/tournament.ts';
import { openDesk } from '../../open-desk.tsx';
import { sampleFile } from '../../people/samples.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const AT = 1_800_000_000_000;
const floor = (command: Json): CommandInput => ({ type: 'family.do', command });

/** Two tables of four; everybody has paid but the last. */
const event = (count: number, ...more: readonly CommandInput[]) => ({
  name: 'Thursday',
  family: 'poker' as const,
  commands: [
    ...(count === 0
      ? []
      : [
          {
            type: 'entrants.add' as const,
            entrants: Array.from({ length: count }, (_, i) => ({
              name: `Player ${i + 1}`,
              traits: i < count - 1 ? { paid: true } : {},
            })),
          },
        ]),
    floor({ do: 'addTables', count: 2, seatCount: 4 }),
    ...more,
  ],
});

const open = async (count: number, ...more: readonly CommandInput[]) => {
  useLate.setState({ on: false });
  setAtOnce(true);
  return openDesk({ event: event(count, ...more) }, 'people');
};
type Desk = Awaited<ReturnType<typeof openDesk>>;
const tournament = (door: Desk) => {
  const open = door.ledger().tournament;
  if (open === null) throw new Error('no tournament');
  return open;
};
const seated = (door: Desk) =>
  itemsOf(floorOf(tournament(door)).entries).flatMap(({ status, player }) => (status === 'seated' ? [player] : []));
const slips = (door: Desk) =>
  itemsOf(floorOf(tournament(door)).draws).flatMap(({ seats }) => seats.map(({ slip }) => slip));

const grid = () => page.getByRole('grid', { name: 'People' });
const atGrid = async () => {
  await expect.element(grid()).toBeVisible();
  (grid().element() as HTMLElement).focus();
};

it('is headed Roster before anybody is in it', async () => {
  const names = () => [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
  await open(0);
  await expect.poll(names).toEqual(['People']);
});
/** The last act, in the bottom bar, with what takes it back. */
const said = () => document.querySelector('main footer [role=status]')?.textContent ?? '';
/** The cells of somebody's row. */
const rowOf = (name: string): readonly (string | null)[] => {
  const row = [...document.querySelectorAll('tr[data-id]')].find(
    (each) => each.querySelector('th')?.textContent === name,
  );
  return [...(row?.children ?? [])].map(({ textContent }) => textContent);
};

describe('the roster', () => {
  it('has the columns of 5 A', async () => {
    await open(3);
    await expect.element(grid()).toBeVisible();
    const heads = [...grid().element().querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['No.', 'Name', 'Paid', 'Clock', 'Expert', 'Status', 'Table', 'Seat', 'Place', 'Moves']);
  });

  it('seats everybody who has paid with one key, and not who has not', async () => {
    const door = await open(6);
    await atGrid();
    await press('{Alt>}s{/Alt}');
    await expect.poll(() => seated(door)).toEqual([1, 2, 3, 4, 5]);
    await expect.poll(() => rowOf('Player 1')[5]).toBe('seated');
    expect(rowOf('Player 6')[5]).toBe('not entered');
    await expect.element(page.getByText('unpaid: 1')).toBeVisible();
  });

  it('W-2.1 W-13.8 the blue button stands last where everybody sits; a status stands on the line of its row', async () => {
    await open(6);
    await atGrid();
    await press('{Alt>}s{/Alt}');
    await expect.poll(() => rowOf('Player 1')[5]).toBe('seated');
    await page.getByText('Player 6', { exact: true }).click();
    await press('{Delete}');
    const acts = () => [...document.querySelectorAll('[class*=_screenActions_] button')];
    await expect.poll(() => acts().at(-1)?.hasAttribute('data-primary')).toBe(true);
    const [name, status] = ['Player 1', 'seated'].map((words) => {
      const element = page
        .getByRole('row', { name: /^1 Player 1/ })
        .getByText(words, { exact: true })
        .element();
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
    expect(Math.abs((name?.bottom ?? 0) - (status?.bottom ?? 9))).toBeLessThanOrEqual(1);
  });

  it('marks the chosen as paid with Space in one step, and seats them', async () => {
    const door = await open(6, floor({ do: 'initialDraw', at: AT }));
    await atGrid();
    await press('{End} ');
    await expect.poll(() => tournament(door).entrants.at(-1)?.traits.paid).toBe(true);
    const last = door.ledger().last;
    await press('{Alt>}s{/Alt}');
    await expect.poll(() => seated(door)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(door.ledger().last).toBe(last + 1);
    await expect.poll(said).toMatch(/^Player 6: table \d, seat \dUndo/);
  });

  it('offers a seat to whoever has none: people who sit already are not counted, and are no reason for a refusal', async () => {
    const door = await open(6, floor({ do: 'openTables', tables: [1, 2] }));
    await atGrid();
    await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await page.getByRole('button', { name: 'Seat 3' }).click();
    await expect.poll(() => seated(door)).toHaveLength(3);
    await page.getByRole('button', { name: 'Seat everybody' }).click();
    await expect.poll(() => seated(door)).toHaveLength(5);
  });

  it('takes nobody for paid, and draws no seat, because somebody is entered late', async () => {
    const door = await open(4, floor({ do: 'initialDraw', at: AT }));
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await press('Zoë Late{Enter}');
    await expect.poll(() => tournament(door).entrants.length).toBe(5);
    expect(tournament(door).entrants.at(-1)?.traits.paid).not.toBe(true);
    expect(seated(door)).toHaveLength(3);
    await expect.element(page.getByText('unpaid: 2')).toBeVisible();
  });

  it('registers, draws and numbers the slip of a late entry with one key, in one step, once the TO said paid', async () => {
    const door = await open(4, floor({ do: 'initialDraw', at: AT }));
    await page.getByText('Paid, draw a seat at once').click();
    await page.getByRole('textbox', { name: 'Next name' }).click();
    const last = door.ledger().last;
    await press('Zoë Late{Enter}');
    await expect.poll(() => seated(door).length).toBe(4);
    expect(door.ledger().last).toBe(last + 1);
    const entrant = tournament(door).entrants.at(-1);
    expect(entrant).toMatchObject({ name: 'Zoë Late', traits: { paid: true } });
    expect(slips(door)).toEqual([1, 2, 3, 4]);
    await expect.poll(said).toMatch(/^Zoë Late: table \d, seat \dUndo/);
    await expect.poll(() => rowOf('Zoë Late')[5]).toBe('seated');
  });

  it('only registers before the first draw', async () => {
    const door = await open(4);
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await press('Early{Enter}');
    await expect.poll(() => tournament(door).entrants.length).toBe(5);
    expect(seated(door)).toEqual([]);
  });

  it('puts a late entry at the end of the alternates when no seat is free', async () => {
    const door = await open(9, floor({ do: 'initialDraw', at: AT }));
    await page.getByText('Paid, draw a seat at once').click();
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await press('Ann{Enter}Bob{Enter}');
    await expect.poll(() => floorOf(tournament(door)).queue.length).toBe(2);
    await expect.poll(() => rowOf('Bob')[5]).toBe('waiting, no. 2');
    await expect.element(page.getByText('waiting: 2')).toBeVisible();
  });

  it('R31 counts as waiting whom the floor counts, somebody taken from a table among them', async () => {
    const door = await open(9, floor({ do: 'initialDraw', at: AT }));
    await page.getByText('Paid, draw a seat at once').click();
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await press('Ann{Enter}');
    await expect.element(page.getByText('waiting: 1')).toBeVisible();
    await send({ type: 'family.do', command: { do: 'unseat', entries: [1], at: AT } });
    await expect.element(page.getByText('seated: 7')).toBeVisible();
    expect(outlookOf(hallOf(tournament(door))).waiting).toBe(2);
    expect(page.getByText('waiting: 2').elements()).toHaveLength(1);
  });

  it('says who is out, with chips that order a hand, and who enters again', async () => {
    const door = await open(7, floor({ do: 'initialDraw', at: AT }));
    await atGrid();
    await press('{Home}{Shift>}{ArrowDown}{/Shift}');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Bust…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bust' });
    await expect.element(dialog).toBeVisible();
    const chips = dialog.getByRole('textbox', { name: 'Chips before the hand' });
    await chips.nth(0).fill('4000');
    await chips.nth(1).fill('9000');
    await dialog.getByRole('button', { name: 'Bust', exact: true }).click();
    await expect.poll(() => rowOf('Player 1')[5]).toBe('out');
    expect([rowOf('Player 1')[8], rowOf('Player 2')[8]]).toEqual(['~6', '~5']);
    await atGrid();
    await press('{Home}');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Enter again' }).click();
    await expect.poll(() => seated(door)).toContain(1);
    await expect.poll(() => rowOf('Player 1').at(-1)).toBe('2');
    expect(entryOf(floorOf(tournament(door)), 7)?.player).toBe(1);
  });

  it('prints slips as they are given out, single ones again, and nothing when that is switched off', async () => {
    const door = await open(6, floor({ do: 'initialDraw', at: AT }));
    const printed = () =>
      door.calls
        .filter(({ method }) => method === 'print.paper')
        .map(({ input }) => (input as { documents: string[]; only?: number[] }).only);
    await page.getByText('Paid, draw a seat at once').click();
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await press('Ann{Enter}');
    await expect.poll(printed).toEqual([[6]]);
    await atGrid();
    await press('{Home}');
    const slip = Number(slipsOf(floorOf(tournament(door))).find(({ entry }) => entry === 1)?.no);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Print the slip' }).click();
    await expect.poll(printed).toEqual([[6], [slip]]);
    await page.getByText('Print slips at once').click();
    await expect.poll(() => useSlipPrinting.getState().atOnce).toBe(false);
    await page.getByRole('textbox', { name: 'Next name' }).click();
    await press('Bob{Enter}');
    await expect.poll(() => seated(door).length).toBe(7);
    expect(printed()).toHaveLength(2);
  });

  it('sells a rebuy, which keeps the seat', async () => {
    const door = await open(5, floor({ do: 'initialDraw', at: AT }));
    await atGrid();
    await press('{Home}');
    await expect.poll(() => rowOf('Player 1')[5]).toBe('seated');
    const before = rowOf('Player 1').slice(6, 8);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Rebuy', exact: true }).click();
    await expect.poll(() => rowOf('Player 1').at(-1)).toBe('1');
    expect(rowOf('Player 1').slice(6, 8)).toEqual(before);
    expect(entryOf(floorOf(tournament(door)), 1)?.rebuys).toBe(1);
  });
});

describe('a list of a poker event', () => {
  it.each([
    ['poker-45.csv', 45, 44],
    ['poker-1000.csv', 1000, 1000],
  ])('%s: clock operators, experts and the one who has not paid', async (name, people, paid) => {
    const door = await open(0);
    await expect.element(page.getByRole('textbox', { name: 'Who plays?' })).toBeVisible();
    const file = await sampleFile(name);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const target = document.querySelector('[class*=_peoplePage_]') ?? document.body;
    target.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await page.getByRole('button', { name: /^Import \d/ }).click();
    await expect.poll(() => tournament(door).entrants.length).toBe(people);
    const { entrants } = tournament(door);
    expect(entrants.filter(({ traits }) => traits.paid === true)).toHaveLength(paid);
    expect(entrants.some(({ traits }) => traits.clockOperator === true)).toBe(true);
    expect(entrants.some(({ traits }) => traits.expert === true)).toBe(true);
  });
});
