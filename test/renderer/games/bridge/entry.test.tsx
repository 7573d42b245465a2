import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type BridgeRules, usualRules } from '../../../../core/games/bridge/rules/rules.ts';
import { shuffle, stream } from '../../../../core/random/stream.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { useEntryStore } from '../../../../renderer/round/entry/entry-store.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, seatNext } from '../../../core/games/bridge/tournament.ts';
import { strike } from '../../round/keys.ts';
import { openBridge, tournamentOf } from './desk.ts';

type Door = Awaited<ReturnType<typeof openBridge>>;

const line = () => page.getByRole('textbox', { name: /table/i });
const complaint = () => page.getByRole('alert');
const teams: BridgeRules = { ...usualRules('teams'), boardsPerRound: 8 };
const imps: BridgeRules = { ...usualRules('teams'), ranking: 'imp', tieBreaks: ['headToHead'] };
const matchpoints: BridgeRules = usualRules('pairs');
const vp = vpRules({ startRounds: 1, delay: false });

const seated = (contestants: number, rules: BridgeRules): Ledger => seatNext(closed(contestants, rules), 'start');

const open = async (contestants: number, rules: BridgeRules): Promise<Door> => {
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  sessionStorage.clear();
  const door = await openBridge('rounds', seated(contestants, rules), rules);
  await expect.element(line()).toHaveFocus();
  return door;
};

const stored = (door: Door): { readonly [table: string]: object } =>
  (tournamentOf(door).rounds[0]?.results ?? {}) as { readonly [table: string]: object };
const arrived = (door: Door, count: number) => expect.poll(() => Object.keys(stored(door)).length).toBe(count);

const counting = async (act: () => Promise<void>): Promise<number> => {
  let keys = 0;
  const key = () => {
    keys += 1;
  };
  window.addEventListener('keydown', key, true);
  await act();
  window.removeEventListener('keydown', key, true);
  return keys;
};

describe('K-04 forty matches in random order', () => {
  it.each([
    ['main', 40],
    ['numpad', 8],
  ] as const)('take at most d + 5 keys each (%s keys, %i matches)', async (layout, matches) => {
    const door = await open(80, imps);
    const order = shuffle(
      Array.from({ length: 40 }, (_, i) => i + 1),
      stream('k04', layout),
    ).slice(0, matches);
    for (const table of order) {
      const keys = `${table}⏎${(table % 2 === 0 ? -1 : 1) * (table + 2)}⏎`;
      const struck = await counting(() => (layout === 'main' ? strike(keys) : strike(keys, 'numpad')));
      expect(struck).toBeLessThanOrEqual(String(table).length + 5);
    }
    await arrived(door, matches);
    for (const table of order) {
      const won = 100 * (table + 2);
      expect(stored(door)[table]).toMatchObject(table % 2 === 0 ? { ns: 0, ew: won } : { ns: won, ew: 0 });
    }
  });
});

describe('what is typed', () => {
  it('a slash behind a figure parts the sides, and deletes nothing; in an empty line it is one step back', async () => {
    const door = await open(12, vp);
    await strike('1⏎6/14⏎');
    await expect.poll(() => stored(door)[1]).toMatchObject({ ns: 600, ew: 1400 });
    await strike('2␣8/12⏎');
    await expect.poll(() => stored(door)[2]).toMatchObject({ ns: 800, ew: 1200 });
    await strike('3⏎');
    const card = page.getByRole('button', { name: /^Leave table 3 for later/ });
    await expect.element(card).toBeVisible();
    await strike('/');
    await expect.element(card).not.toBeInTheDocument();
  });

  it('w ns: the S behind a letter is a letter, and begins no scan', async () => {
    const door = await open(12, vp);
    await userEvent.keyboard('1{Enter}w ns{Enter}');
    await expect.poll(() => stored(door)[1]).toMatchObject({ entry: 'walkover', innocent: 'ns' });
  });

  it('VP of N-S, the other side computed; both sides; digits that only fit with a decimal mark', async () => {
    const door = await open(8, vp);
    await strike('1⏎12⏎ 2⏎12-8⏎ 3⏎1343⏎ 4⏎6,25⏎');
    await arrived(door, 4);
    expect(stored(door)).toMatchObject({
      1: { entry: 'vp', ns: 1200, ew: null },
      2: { entry: 'vp', ns: 1200, ew: 800 },
      3: { entry: 'vp', ns: 1343 },
      4: { entry: 'vp', ns: 625 },
    });
  });

  it('12–9 on a scale of 20 is refused with both numbers (E-10), and what was typed stays', async () => {
    const door = await open(8, vp);
    await strike('1⏎12-9⏎');
    await expect.element(complaint()).toMatchTextContent(/12 and 9 are 21, the scale has 20/);
    await expect.element(line()).toHaveValue('12-9');
    expect(stored(door)).toEqual({});
  });

  it('split scores may add up to anything once they are said to be split', async () => {
    const door = await open(8, vp);
    await strike('1⏎+');
    await page.getByRole('button', { name: /Split score/ }).click();
    await strike('12-11⏎');
    await arrived(door, 1);
    expect(stored(door)[1]).toMatchObject({ entry: 'vp', ns: 1200, ew: 1100, split: true });
  });

  it('IMPs through the continuous scale: a margin of 5 over 8 boards shows 12.05 to 7.95', async () => {
    const door = await open(8, teams);
    await strike('1⏎');
    await expect.element(page.getByText(/Table 1: IMP margin of NS/)).toBeVisible();
    await strike('5');
    await expect.element(page.getByText('12.05')).toBeVisible();
    await expect.element(page.getByText('7.95')).toBeVisible();
    await strike('⏎');
    await arrived(door, 1);
    expect(stored(door)[1]).toMatchObject({ entry: 'imp', ns: 500, ew: 0 });
    // Another unit is one hand's own: the next table is asked for what the rules say.
    await strike('2⏎+1 12⏎ 3⏎-7⏎');
    await arrived(door, 3);
    expect(stored(door)).toMatchObject({ 2: { entry: 'vp', ns: 1200 }, 3: { entry: 'imp', ns: 0, ew: 700 } });
  });

  it('B-5 teams are asked for IMPs: 14-6 are 8 IMPs, and what they are worth is shown before Enter', async () => {
    const door = await open(8, teams);
    await strike('1⏎14-6');
    await expect.element(page.getByText('13.12')).toBeVisible();
    await expect.element(page.getByText('6.88')).toBeVisible();
    await strike('⏎');
    await arrived(door, 1);
    expect(stored(door)[1]).toMatchObject({ entry: 'imp', ns: 1400, ew: 600 });
    expect(Object.keys(sessionStorage).filter((key) => key.includes('bridge'))).toEqual([]);
  });

  it('B-5 where the rules say VP, VP are asked for', async () => {
    const door = await open(8, { ...teams, entryUnit: 'vp' });
    await strike('1⏎14-6⏎');
    await arrived(door, 1);
    expect(stored(door)[1]).toMatchObject({ entry: 'vp', ns: 1400, ew: 600 });
  });

  it('a margin of more than 100 IMPs is asked about once', async () => {
    const door = await open(8, imps);
    await strike('1⏎120⏎');
    await expect.element(complaint()).toMatchTextContent(/120 IMPs is far from what is usual/);
    expect(stored(door)).toEqual({});
    await strike('⏎');
    await arrived(door, 1);
  });

  it('MP %: two decimals, either mark', async () => {
    const door = await open(8, matchpoints);
    await strike('1⏎55.12⏎ 2⏎48,5⏎ 3⏎6250⏎');
    await arrived(door, 3);
    expect(stored(door)).toMatchObject({ 1: { ns: 5512 }, 2: { ns: 4850 }, 3: { ns: 6250 } });
  });

  it('plain matchpoints: both sides once give the top, then N-S alone', async () => {
    const door = await open(8, matchpoints);
    await strike('1⏎+2 30⏎');
    await expect.element(complaint()).toMatchTextContent(/The top is not known yet/);
    await strike('34-14⏎ 2⏎+2 24⏎');
    await arrived(door, 2);
    expect(stored(door)).toMatchObject({
      1: { entry: 'raw', ns: 3400, top: 4800 },
      2: { entry: 'raw', ns: 2400, top: 4800 },
    });
  });

  it('walkover and unplayed with the numeric keypad, and a result taken away again', async () => {
    const door = await open(12, vp);
    await strike('1⏎*1 2⏎*2 3⏎*3 4⏎*4 5⏎*5 12-10⏎', 'numpad');
    await arrived(door, 5);
    expect(stored(door)).toMatchObject({
      1: { entry: 'walkover', innocent: 'ns' },
      2: { entry: 'walkover', innocent: 'ew' },
      3: { entry: 'walkover', innocent: null },
      4: { entry: 'unplayed', ns: null, ew: null },
      5: { entry: 'unplayed', ns: 1200, ew: 1000 },
    });
    await strike('1⏎*0', 'numpad');
    await arrived(door, 4);
  });

  it('fewer boards: the scale of the boards played', async () => {
    const door = await open(8, teams);
    await strike('1⏎+4 7⏎ 12⏎');
    await arrived(door, 1);
    expect(stored(door)[1]).toMatchObject({ entry: 'imp', ns: 1200, boards: 7 });
    await expect.element(page.getByRole('list', { name: 'Tables' }).getByText('14.63')).toBeVisible();
  });

  it('table and result in one line: 5 12-8', async () => {
    const door = await open(12, vp);
    await line().fill('5 12-8');
    await strike('⏎');
    await arrived(door, 1);
    expect(stored(door)[5]).toMatchObject({ entry: 'vp', ns: 1200, ew: 800 });
  });

  it('the letters w and u do the same, on a Russian keyboard too', async () => {
    const door = await open(8, vp);
    for (const [table, text] of [
      [1, 'w ns'],
      [2, 'u'],
      [3, 'ц ew'],
      [4, 'г'],
    ] as const) {
      await strike(`${table}⏎`);
      await line().fill(text);
      await strike('⏎');
      await arrived(door, table);
    }
    expect(stored(door)).toMatchObject({
      1: { entry: 'walkover', innocent: 'ns' },
      2: { entry: 'unplayed' },
      3: { entry: 'walkover', innocent: 'ew' },
      4: { entry: 'unplayed' },
    });
  });

  it('W-3.12 a walkover without a side is asked about, at the prompt and in hand, and stored at its table', async () => {
    const door = await open(8, vp);
    const came = () => page.getByRole('button', { name: /(NS|EW|Neither) came/ });
    await userEvent.keyboard('4 w{Enter}');
    await expect.poll(() => came().elements().length).toBe(3);
    expect(stored(door)).toEqual({});
    await userEvent.keyboard('2');
    await arrived(door, 1);
    await userEvent.keyboard('1{Enter}3 w{Enter}');
    await expect.poll(() => came().elements().length).toBe(3);
    await came().last().click();
    await arrived(door, 2);
    await userEvent.keyboard('w{Enter}1');
    await arrived(door, 3);
    await userEvent.keyboard('2{Enter}w n{Enter}');
    await arrived(door, 4);
    expect(stored(door)).toMatchObject({
      1: { entry: 'walkover', innocent: 'ns' },
      2: { entry: 'walkover', innocent: 'ns' },
      3: { entry: 'walkover', innocent: null },
      4: { entry: 'walkover', innocent: 'ew' },
    });
  });

  it('W-3.17 a result that is there stands struck beside the new one and is replaced by Enter', async () => {
    const door = await open(8, vp);
    await strike('1⏎12⏎');
    await arrived(door, 1);
    await strike('1⏎15');
    await expect
      .poll(() => [...document.querySelectorAll('[class*=_inHand_] s')].map((was) => was.textContent))
      .toEqual(['12', '8']);
    expect(stored(door)[1]).toMatchObject({ ns: 1200 });
    await strike('⏎');
    await expect.poll(() => (stored(door)[1] as { ns: number }).ns).toBe(1500);
  });
});
