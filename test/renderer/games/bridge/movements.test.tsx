import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import { publishedScales } from '../../../../core/games/bridge/rules/scales.ts';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { undoStep } from '../../../../core/tournament/ledger.ts';
import { roundOf } from '../../../../core/tournament/state.ts';
import { goTo } from '../../../../renderer/desk/place.ts';
import { openBarometer } from '../../../../renderer/games/bridge/add-round/adding.ts';
import { openSheet } from '../../../../renderer/games/bridge/seating-sheet/part.ts';
import { useEntryStore } from '../../../../renderer/round/entry/entry-store.ts';
import { useOpeningWay } from '../../../../renderer/round/first/opening-way.ts';
import { useRoundPlace } from '../../../../renderer/round/round-place.ts';
import { draftOf } from '../../../../renderer/round/seating/draft.ts';
import { openSeating, useSeating } from '../../../../renderer/round/seating/seating-store.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { type GoldenName, type GoldenRound, golden } from '../../../core/games/bridge/golden.ts';
import { closed, enter, opened, playedThrough, run, seatNext, stateOf } from '../../../core/games/bridge/tournament.ts';
import { inMenu, openNext, pressPrimary, primarySays, stepTo } from '../../round/desk.ts';
import { openBridge, openTopic, tournamentOf } from './desk.ts';

type Door = Awaited<ReturnType<typeof openBridge>>;

const oneStart = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });

const open = async (screen: string, ledger: Ledger, rules: BridgeRules): Promise<Door> => {
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  sessionStorage.clear();
  return openBridge(screen, ledger, rules);
};

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const fill = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);
/** Matches of a seated round as `smaller-larger`, by table. */
const matches = (door: Door, no: number): readonly string[] =>
  (roundOf(tournamentOf(door), no)?.tables ?? []).map(({ seats }) => [...seats].sort((a, b) => a - b).join('-'));

/** Seats the round that is offered, and publishes it. */
const seatAndPublish = async (door: Door, no: number, seat = `Seat round ${no}`) => {
  goTo('rounds');
  await button(new RegExp(`^${seat}$`)).click();
  await primarySays(`Publish round ${no}`);
  await pressPrimary();
  await expect.poll(() => roundOf(tournamentOf(door), no)?.no).toBe(no);
};

const enterVp = (door: Door, { no, matches: played }: GoldenRound) => {
  for (const { a, b, x, y } of played) {
    const at = roundOf(tournamentOf(door), no)?.tables.find(({ seats }) => seats.includes(a) && seats.includes(b));
    if (at === undefined) throw new Error(`${a}-${b} do not meet in round ${no}`);
    const ns = 100 * (at.seats[0] === a ? x : y);
    door.carryOut({ type: 'result.enter', round: no, table: at.table, result: { entry: 'vp', ns } });
  }
};

/** A worked event of one start round, with the last result of its last round left out. */
const almost = (name: GoldenName, pairs: number, rules: BridgeRules, leftOut: string): Ledger => {
  const rounds = golden(name);
  const before = playedThrough(rounds.slice(0, -1), rules, pairs);
  const last = rounds.at(-1);
  if (last === undefined) throw new Error('no rounds');
  return enter(seatNext(before), last, [leftOut]);
};

describe('start rounds', () => {
  it('W-9.3 closing preparations and seating both is one press, publishing both another', async () => {
    const rules = vpRules({ arrowMode: 'evenTablesOddRounds' });
    const door = await open('rounds', opened(8, rules), rules);
    await primarySays('Seat rounds 1 and 2');
    await expect.element(page.getByText(/Preparations are still open/)).not.toBeInTheDocument();
    // One method alone can seat them: only seats are asked about, and those of the list are chosen [W-8.2].
    await expect.element(page.getByRole('radio', { name: /^By position/ })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: /one club/ })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Another way…' }).click();
    await expect.element(page.getByRole('radio', { name: /^Swiss/ })).not.toBeChecked();
    await pressPrimary();
    await primarySays('Publish rounds 1 and 2');
    expect(ownOf(tournamentOf(door)).prepared?.tables).toBe(4);
    await stepTo(2);
    await expect.element(page.getByRole('heading', { name: 'Round 2', level: 1 })).toBeInTheDocument();
    await primarySays('Publish rounds 1 and 2');
    await expect.element(page.getByText(/have changed since this proposal/i)).not.toBeInTheDocument();
    const before = door.ledger().last;
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(2);
    expect(matches(door, 1)).toEqual(['1-2', '3-4', '5-6', '7-8']);
    expect(matches(door, 2)).toEqual(['1-8', '2-3', '4-5', '6-7']);
    await expect.element(page.getByRole('heading', { name: 'Round 1', level: 1 })).toBeInTheDocument();
    // One press is one step: one undo takes both back.
    expect(door.ledger().last).toBe(before + 1);
  });

  it('W-8.2 by lot, with people of one club apart, seats both start rounds by the same press', async () => {
    const rules = vpRules({ arrowMode: 'evenTablesOddRounds' });
    const door = await open('rounds', opened(12, rules), rules);
    for (const id of [1, 2, 3, 4])
      door.carryOut({ type: 'entrant.edit', id, entrant: { name: `Pair ${id}`, club: 'Riga' } });
    const apart = page.getByRole('checkbox', { name: 'Keep people of one club apart' });
    await expect.element(apart).not.toBeChecked();
    // Seats as they stand in the list keep nobody apart: the lot does.
    await page.getByText('Keep people of one club apart').click();
    await expect.element(apart).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /^By lot/ })).toBeChecked();
    const before = door.ledger().last;
    await primarySays('Seat rounds 1 and 2');
    await pressPrimary();
    await primarySays('Publish rounds 1 and 2');
    await expect.element(page.getByText(/share a table with club-mates/)).not.toBeInTheDocument();
    // The lot and the numbers are one step.
    expect(door.ledger().last).toBe(before + 1);
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(2);
    const met = [...matches(door, 1), ...matches(door, 2)];
    expect(met).not.toEqual(expect.arrayContaining(['1-2']));
    expect(met.filter((pair) => pair.split('-').every((id) => Number(id) <= 4))).toEqual([]);
  });

  it('W-8.2 the lot that was chosen is chosen after the window was loaded again', async () => {
    const rules = vpRules({});
    const door = await open('rounds', opened(8, rules), rules);
    const { id } = tournamentOf(door);
    const way = () => page.getByRole('radio', { name: /^By lot/ });
    await page.getByText('By lot', { exact: true }).click();
    await expect.poll(() => draftOf(`opening:${id}`)).toMatchObject({ isByLot: true });
    // What a window knows before it is loaded.
    useOpeningWay.setState(useOpeningWay.getInitialState(), true);
    useSeating.setState(useSeating.getInitialState(), true);
    await expect.element(way()).not.toBeChecked();
    await openSeating(tournamentOf(door));
    await expect.element(way()).toBeChecked();
    await primarySays('Seat rounds 1 and 2');
  });

  it('W-9.3 rounds taken back stand as proposals again, and are published by one press again', async () => {
    const rules = vpRules({});
    const door = await open('rounds', seatNext(closed(8, rules), 'start'), rules);
    door.carryOut({ type: 'round.withdraw', no: 1 });
    await primarySays('Publish rounds 1 and 2');
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(2);
  });

  it('W-9.3 one start round is one round', async () => {
    const rules = vpRules({ startRounds: 1 });
    await open('rounds', opened(8, rules), rules);
    await primarySays('Seat round 1');
    await pressPrimary();
    await primarySays('Publish round 1');
  });

  it('two are seated by position; round 3 follows round 1 while round 2 is being played (G6)', async () => {
    const rules = vpRules({ arrowMode: 'evenTablesOddRounds' });
    const door = await open('rounds', opened(8, rules), rules);
    openSheet('start');
    await button('Close preparations').click();
    await expect.element(page.getByText('Preparations are closed')).toBeVisible();
    await button('Done').click();
    await primarySays('Seat rounds 1 and 2');
    await pressPrimary();
    await primarySays('Publish rounds 1 and 2');
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(2);
    expect(matches(door, 2)).toEqual(['1-8', '2-3', '4-5', '6-7']);
    await openNext();
    await expect.element(page.getByText(/Round 3 waits for results of round 1, tables: 1–4/)).toBeVisible();
    const [round1] = golden('G6');
    if (round1 === undefined) throw new Error('no round');
    enterVp(door, round1);
    await seatAndPublish(door, 3);
    expect(roundOf(tournamentOf(door), 3)?.tables.map(({ seats }) => seats.join('/'))).toEqual([
      '5/1',
      '7/4',
      '8/3',
      '6/2',
    ]);
  });
});

describe('barometer', () => {
  it('five rounds go on as Swiss on boards 16–18, the conversion can be taken back (G1)', async () => {
    const rules = vpRules({ arrowMode: 'off', boardsPerRound: 3 });
    const door = await open('rounds', opened(12, rules), rules);
    openBarometer();
    const text = golden('G1')
      .flatMap(({ no, matches: played }) => played.map(({ a, b, x, y }, i) => `${no};${i + 1};${a};${b};${x}-${y}`))
      .join('\n');
    await fill('Rounds', text);
    await button('Take in and go on as Swiss').click();
    await expect.element(page.getByText('Rounds taken in: 5. Round 6 plays boards 16–18.')).toBeVisible();
    await button('Take the conversion back').click();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(0);
    await fill('Rounds', text);
    await button('Take in and go on as Swiss').click();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(5);
    await button('Done').click();
    await seatAndPublish(door, 6);
    expect(matches(door, 6)).toEqual(['6-10', '1-3', '5-7', '2-8', '9-11', '4-12']);
  });

  it('two sections in one list are refused (E-13)', async () => {
    const rules = vpRules({});
    await open('rounds', opened(4, rules), rules);
    openBarometer();
    await fill('Rounds', '1;1;1;2;12-8\n1;1;3;4;12-8');
    await button('Take in and go on as Swiss').click();
    await expect.element(page.getByText(/Only a single section with equal rounds can be taken in/)).toBeVisible();
  });
});

describe('extending a running event by four tables', () => {
  const ebu = publishedScales.find(({ of }) => of === 'mp');
  if (ebu === undefined) throw new Error('no scale');
  const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'off', boardsPerRound: 7, scale: ebu });
  /** 28 pairs after four rounds; the lower number wins 12–8. */
  const afterFour = Array.from({ length: 4 }).reduce<Ledger>(
    (ledger, _, i) => {
      const seated = seatNext(ledger, i === 0 ? 'start' : 'swiss');
      const round = stateOf(seated).rounds.at(-1);
      return run(
        seated,
        ...(round?.tables ?? []).map(({ table, seats: [ns = 0, ew = 0] }) => ({
          type: 'result.enter' as const,
          round: i + 1,
          table,
          result: { entry: 'vp', ns: ns < ew ? 1200 : 800 },
        })),
      );
    },
    closed(28, rules),
  );

  it('eight pairs join: 24 VP for four rounds missed, paired with 40, against each other at the highest tables', async () => {
    const door = await open('rounds', afterFour, rules);
    await openTopic('Extend a running event');
    await fill('Newcomers', Array.from({ length: 8 }, (_, i) => `New${i + 29}, Mate${i + 29}`).join('\n'));
    await button('Add 8 newcomers').click();
    await expect.poll(() => ownOf(tournamentOf(door)).late.length).toBe(8);
    expect(ownOf(tournamentOf(door)).prepared?.tables).toBe(18);
    goTo('standings');
    await page.getByRole('searchbox').fill('New29');
    await expect.element(page.getByRole('row', { name: /New29.*24\.00/ })).toBeVisible();
    goTo('rounds');
    await openNext();
    await page.getByText('Newcomers meet newcomers at the highest tables: 8').click();
    await seatAndPublish(door, 5);
    expect(matches(door, 5).slice(14)).toEqual(['29-30', '31-32', '33-34', '35-36']);
  });
});

describe('drop-outs in a team event', () => {
  const rules = { ...vpRules({ startRounds: 1, delay: false }), kind: 'teams' as const, arrowMode: 'off' as const };
  const fourteen = playedThrough(golden('G4').slice(0, 3), rules, 14);

  it('team 9 withdraws after round 3: six matches and a bye; the next one too: no bye', async () => {
    const door = await open('rounds', fourteen, rules);
    await openTopic('Drop-out', 'P9');
    await button('Withdraw from round 4').click();
    await expect.poll(() => ownOf(tournamentOf(door)).withdrawn.length).toBe(1);
    await seatAndPublish(door, 4);
    expect(matches(door, 4)).toHaveLength(6);
    expect(roundOf(tournamentOf(door), 4)?.byes).toHaveLength(1);
    door.carryOut({ type: 'round.withdraw', no: 4 });
    await openTopic('Drop-out', 'P2');
    await button('Withdraw from round 4').click();
    await expect.poll(() => ownOf(tournamentOf(door)).withdrawn.length).toBe(2);
    // What was taken back stands there again [W-4.4], out of date since pair 2 left.
    await seatAndPublish(door, 4, 'Seat again');
    expect(matches(door, 4)).toHaveLength(6);
    expect(roundOf(tournamentOf(door), 4)?.byes).toHaveLength(0);
  });

  it('one of a seated match leaves: who sits out takes the seat, and nobody has a bye', async () => {
    const thirteen = run(fourteen, {
      type: 'family.do',
      command: { do: 'withdraw', entrant: 9, from: 4, reason: '', seated: null },
    });
    const seated = seatNext(thirteen);
    const round = stateOf(seated).rounds.at(-1);
    const bye = round?.byes[0]?.entrant ?? 0;
    const leaver = round?.tables[0]?.seats[0] ?? 0;
    const opponent = round?.tables[0]?.seats[1] ?? 0;
    const door = await open('rounds', seated, rules);
    await openTopic('Drop-out', `P${leaver}`);
    await fill('From round', '4');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('radio', { name: /Who sits out plays/ })).toBeChecked();
    const published = roundOf(tournamentOf(door), 4);
    await button('Withdraw from round 4').click();
    const asked = page.getByRole('alertdialog', { name: 'Change seats that people have been told? Rounds: 4' });
    await asked.getByRole('button', { name: 'Keep as it is' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(roundOf(tournamentOf(door), 4)).toEqual(published);
    await button('Withdraw from round 4').click();
    await asked.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => roundOf(tournamentOf(door), 4)?.byes.length).toBe(0);
    expect(roundOf(tournamentOf(door), 4)?.tables[0]?.seats).toEqual([bye, opponent]);
  });
});

describe('changing the seats of a published round', () => {
  it('names no key that only a proposal has', async () => {
    await open('rounds', seatNext(closed(8, oneStart), 'start'), oneStart);
    await button('Change seats').click();
    const hint = page.getByText(/^Space: pick, exchange/);
    await expect.element(hint).toBeVisible();
    await expect.element(hint).not.toMatchTextContent(/absent|bye|keep row/);
  });
});

describe('removing and redoing rounds', () => {
  it('a round with results goes only when its number is typed, and undo brings them back', async () => {
    const door = await open('rounds', playedThrough(golden('G1'), oneStart, 12), oneStart);
    await openTopic('Remove or redo a round');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: 'Redo round 5' })).toBeDisabled();
    await dialog.getByRole('textbox').fill('5');
    await dialog.getByRole('button', { name: 'Redo round 5' }).click();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(4);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => Object.keys(roundOf(tournamentOf(door), 5)?.results ?? {}).length).toBe(6);
    expect(undoStep(door.ledger()).ok).toBe(true);
  });

  it('redo seats the round again on the corrected standing, same number and boards [bridge 4.12]', async () => {
    const door = await open('rounds', seatNext(playedThrough(golden('G1'), oneStart, 12)), oneStart);
    const at = roundOf(tournamentOf(door), 5)?.tables.find(({ seats }) => seats.includes(6) && seats.includes(1));
    const ns = at?.seats[0] === 6 ? 400 : 1600;
    door.carryOut({ type: 'result.enter', round: 5, table: at?.table ?? 0, result: { entry: 'vp', ns } });
    await expect.element(page.getByText(/The ranking behind round 6 has changed/)).toBeVisible();
    // One notice for one fact.
    await expect.element(page.getByText(/A result changed after round 6 was seated/)).not.toBeInTheDocument();
    await inMenu('Redo round 6');
    await page.getByRole('dialog').getByRole('button', { name: 'Redo round 6' }).click();
    await button(/^Publish round/).click();
    await expect.poll(() => matches(door, 6)[0]).toBe('1-10');
  });
});

describe('95 % Swiss', () => {
  it('with 4-11 missing tables 1, 2 and 3 are certain; the average gives the seating of G1', async () => {
    const door = await open('rounds', almost('G1', 12, oneStart, '4-11'), oneStart);
    await expect.element(page.getByText('Results 5 of 6')).toBeVisible();
    await button('Seat round 6 now…').click();
    await button('Which tables are safe?').click();
    await expect.element(page.getByText('tables certain already: 3')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Seat round 6' }).click();
    await expect.poll(() => ownOf(tournamentOf(door)).provisional.length).toBe(1);
    // [fault B-6] what was created is there, and one press publishes it.
    await primarySays('Publish round 6');
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(6);
    expect(matches(door, 6)).toEqual(['6-10', '1-3', '5-7', '2-8', '9-11', '4-12']);
  });
});
