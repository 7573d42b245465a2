import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { averageResult } from '../../../../core/games/bridge/steps/decide-scores.ts';
import { openSheet } from '../../../../renderer/games/bridge/seating-sheet/part.ts';
import { useRoundPlace } from '../../../../renderer/round/round-place.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { golden } from '../../../core/games/bridge/golden.ts';
import { closed, enter, opened, own, playedThrough, run, seatNext } from '../../../core/games/bridge/tournament.ts';
import { cardOf, inMenu, pressPrimary, primarySays, stepTo } from '../../round/desk.ts';
import { openBridge, tournamentOf } from './desk.ts';

const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('6 Round', () => {
  const rounds = golden('G1');
  const [, second] = rounds;
  if (second === undefined) throw new Error('no round 2');
  const open = async () => {
    useRoundPlace.setState(useRoundPlace.getInitialState(), true);
    const event = enter(seatNext(playedThrough(rounds.slice(0, 1), rules, 12)), second, ['6-7']);
    return openBridge('rounds', event, rules);
  };
  const scores = () =>
    [...document.querySelectorAll('li[id^="card-"]')].map((card) =>
      [...card.querySelectorAll('[class*=_resultScore_]')].map(({ textContent }) => textContent).join(' : '),
    );
  const standing = () => texts('[aria-label="Standings"] li');
  /** Who stands there with a mark, in no order. */
  const marked = (mark: string) =>
    [...document.querySelectorAll('[aria-label="Standings"] li')]
      .filter(({ textContent }) => textContent.includes(mark))
      .map((row) => row.querySelector('.person')?.textContent)
      .toSorted();

  it('cards with numbers and results, the standing beside them, what is missing below, the next round when all is in', async () => {
    const door = await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Round 2' })).toBeInTheDocument();
    await expect.element(page.getByText('Missing 1')).toBeVisible();
    await expect.element(page.getByText('Round 2 so far')).toBeVisible();
    // 10-2 16:4, 6-7 is out, 11-3 3:17, 4-5 12:8, 8-12 7:13, 1-9 9:11
    await expect.poll(scores).toEqual(['16 : 4', '', '3 : 17', '12 : 8', '7 : 13', '9 : 11']);
    expect(standing()[0]).toBe('1P1032.00');
    await expect.poll(() => cardOf(1).innerText.split(/\s+/)).toEqual(expect.arrayContaining(['10', 'P10', '2', 'P2']));
    const at = tournamentOf(door).rounds[1]?.tables.find(({ seats }) => seats.includes(6));
    door.carryOut({ type: 'result.enter', round: 2, table: at?.table ?? 0, result: { entry: 'vp', ns: 2000 } });
    await expect.poll(() => scores()[1]).toBe('20 : 0');
    await expect.poll(() => standing()[0]).toBe('1P634.00');
    await primarySays('Seat round 3');
  });

  it('W-2.2 too few people: the blue button says in words what is to be done, and why is said once', async () => {
    useRoundPlace.setState(useRoundPlace.getInitialState(), true);
    await openBridge('rounds', opened(3, rules), rules);
    await primarySays('Add people');
    await expect.element(page.getByText(/At least 4 contestants are needed/)).toBeVisible();
    await expect.element(page.getByText(/Preparations are still open/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('textbox', { name: 'Next name' })).toHaveFocus();
  });

  it('W-2.2 somebody late without a number: one sentence, one button for it', async () => {
    useRoundPlace.setState(useRoundPlace.getInitialState(), true);
    const late = { type: 'entrants.add' as const, entrants: [{ name: 'Late' }] };
    await openBridge('rounds', run(playedThrough(rounds.slice(0, 1), rules, 12), late), rules);
    await pressPrimary();
    await primarySays('Add late contestants');
    await expect.element(page.getByText(/without a number yet/).first()).toBeVisible();
    expect(page.getByText(/without a number yet/).elements()).toHaveLength(1);
    expect(page.getByRole('button', { name: 'Add late contestants' }).elements()).toHaveLength(1);
  });

  it('W-1.3 boards, standing and control sum are told under Why, and nothing stands above the cards', async () => {
    await open();
    await expect.element(page.getByText(/Boards/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Why?' }).click();
    const why = page.getByRole('region', { name: 'Why' });
    await expect.element(why.getByText('On the standing after round 1.')).toBeVisible();
    await expect.element(why.getByText(/^Boards/)).toBeVisible();
  });

  it('J11 the 95 % route takes three presses: the stand-ins, the seating, publishing', async () => {
    const door = await open();
    await page.getByRole('button', { name: 'Seat round 3 now…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Round 3 before the last results' });
    await expect.element(dialog.getByText('Round 2 · Table 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Seat round 3' }).click();
    await primarySays('Publish round 3');
    // It says so before anybody has seen it, and as long as the result is late [W-3.8].
    await expect
      .element(page.getByText('Drawn with stand-ins that still count: 1 (round 2, tables: 2).'))
      .toBeVisible();
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds.length).toBe(3);
    expect(ownOf(tournamentOf(door)).provisional).toHaveLength(1);
    await stepTo(3);
    await expect
      .element(page.getByText('Drawn with stand-ins that still count: 1 (round 2, tables: 2).'))
      .toBeVisible();
  });

  it('the last round is seated anew from the menu', async () => {
    await open();
    await inMenu('Redo round 2');
    await expect.element(page.getByRole('dialog', { name: 'Redo round 2' })).toBeVisible();
  });

  it('the standing says whose total rests on a stand-in, as the standings do', async () => {
    const door = await open();
    const at = tournamentOf(door).rounds[1]?.tables.find(({ seats }) => seats.includes(6))?.table ?? 0;
    door.carryOut(own({ do: 'setProvisional', round: 2, results: [{ table: at, result: averageResult(rules) }] }));
    await expect.poll(() => marked('stand-in counts')).toEqual(['P6', 'P7']);
  });
});

it('who sits out has a card of their own at the end', async () => {
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  await openBridge('rounds', seatNext(closed(7, rules), 'start'), rules);
  await expect.poll(() => texts('[data-state="bye"]')).toEqual([expect.stringMatching(/^sits out\dP\d/)]);
  const last = document.querySelector('[aria-label="Tables"] > li:last-child');
  expect(last?.getAttribute('data-state')).toBe('bye');
});

it('says when a round is offered only while the round waits for results', async () => {
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  const offered = page.getByText('The next round is offered when the last result it needs is in.');
  await openBridge('rounds', playedThrough(golden('G1'), { ...rules, addRoundMode: 'ask' }, 12), rules);
  await expect.element(page.getByRole('button', { name: 'Seat round 6', exact: true })).toBeVisible();
  await expect.element(offered).not.toBeInTheDocument();
});

it('[bridge 4.11] in a draft: A marks who sits there absent, B gives the bye; the draft says that it is to be seated again', async () => {
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  const door = await openBridge('rounds', playedThrough(golden('G1'), rules, 12), rules);
  await page.getByRole('button', { name: 'Seat round 6', exact: true }).click();
  await page.getByRole('button', { name: /^Table 2, North–South/ }).click();
  await userEvent.keyboard('b');
  await expect.poll(() => ownOf(tournamentOf(door)).byeChoices.map(({ round }) => round)).toEqual([6]);
  const stale = page.getByText(/Seat again|seated again/).first();
  await expect.element(stale).toBeVisible();
  await userEvent.keyboard('{ArrowRight}a');
  await expect.poll(() => ownOf(tournamentOf(door)).absences.map(({ from, to }) => [from, to])).toEqual([[6, 6]]);
});

describe('6 Names and preparations', () => {
  it('the seat grid: two columns by table with the phantom’s seat, a name is found, one goes a seat up', async () => {
    const door = await openBridge('rounds', opened(7, rules), rules);
    openSheet('seats');
    const rows = () => texts('[aria-label="Seats"] tbody tr');
    await expect.poll(rows).toEqual(['11P12P2', '23P34P4', '35P56P6', '47phantom8P7']);
    await page.getByRole('searchbox', { name: 'Find people', exact: true }).fill('p5');
    await expect.poll(rows).toEqual(['35P56P6']);
    await page.getByRole('searchbox', { name: 'Find people', exact: true }).clear();
    await page.getByRole('button', { name: 'Move P5 up' }).click();
    await expect.poll(() => ownOf(tournamentOf(door)).order).toEqual([1, 2, 3, 5, 4, 6, 7]);
    await expect.poll(rows).toEqual(['11P12P2', '23P34P5', '35P46P6', '47phantom8P7']);
  });

  it('preparations: tables, boards, phantom and rooms are seen and set before they are closed', async () => {
    await openBridge('rounds', opened(13, rules), rules);
    openSheet('start');
    await expect.element(page.getByText(/7.* · boards in all: \d+/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Phantom’s seat/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Tables and rooms' }).click();
    await expect.element(page.getByRole('textbox', { name: /Rooms start at tables/ })).toBeVisible();
  });

  it('once they are closed the numbers stay, and who is added late stands behind them', async () => {
    const event = run(
      closed(8, rules),
      { type: 'entrants.add', entrants: [{ name: 'Late' }] },
      own({
        do: 'addLate',
        entrants: [9],
        from: 2,
        missed: { kind: 'own' },
        pairingScore: 0,
        pairingRounds: 0,
      }),
    );
    await openBridge('rounds', event, rules);
    openSheet('seats');
    const rows = () => texts('[aria-label="Seats"] tbody tr');
    await expect.poll(() => rows().at(-1)).toMatch(/^59Late/);
    await expect.element(page.getByRole('button', { name: /^Move .* up$/ })).not.toBeInTheDocument();
  });
});

it('sets of boards are for the tables where somebody plays; a list of pairs is imported as pairs', async () => {
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  const pairs = { ...rules, kind: 'pairs' as const };
  await openBridge('rounds', closed(27, pairs), pairs);
  await expect.element(page.getByText(/13 sets of boards, 7 if two tables share one/)).toBeVisible();
  await userEvent.keyboard('{Alt>}1{/Alt}');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Name\tPlayer 1\tPlayer 2\nNew 1\tAda\tBea\nNew 2\tCleo\tDora');
  document
    .querySelector('[class*=_peoplePage_]')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('button', { name: 'Import 2 pairs' })).toBeVisible();
});
