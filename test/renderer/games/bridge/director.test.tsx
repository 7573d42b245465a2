/** The Director drawer of bridge: person first, rulings taken back where they stand, and what Magic Contest's directors look for [W-1.4, W-9.3]. */

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import { useDeedStore } from '../../../../renderer/desk/commands/commands.ts';
import { everything } from '../../../../renderer/desk/find/entries.ts';
import { indexOf, ranked } from '../../../../renderer/desk/find/ranking.ts';
import { usePlace } from '../../../../renderer/desk/place.ts';
import { topics } from '../../../../renderer/games/bridge/topics/topics.ts';
import { openHelp } from '../../../../renderer/help/open-help.ts';
import { i18n } from '../../../../renderer/i18n/i18n.ts';
import { tournament } from '../../../../renderer/store/tournament.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { golden } from '../../../core/games/bridge/golden.ts';
import { closed, own, playedThrough, run, seatNext } from '../../../core/games/bridge/tournament.ts';
import { actsOffered, callDirector, choose, drawer, openAct, rulings, whoField } from '../../director/hands.ts';
import { cardOf } from '../../round/desk.ts';
import { openBridge, sheet, tournamentOf } from './desk.ts';

const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'off' });
const played = playedThrough(golden('G1'), rules, 12);
const seated = seatNext(played);

const boxes = () => [1, 2, 3, 4, 5, 6].map((table) => JSON.stringify(cardOf(table).getBoundingClientRect()));

describe('the drawer', () => {
  it('W-1.4 Alt+4 opens it beside the round, Esc closes it, no card moves, and the rail has six entries', async () => {
    await openBridge('rounds', seated, rules);
    await expect.poll(() => document.getElementById('card-6')).not.toBeNull();
    const before = boxes();
    await callDirector();
    expect(usePlace.getState().screen).toBe('rounds');
    expect(boxes()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
    expect(boxes()).toEqual(before);
    const names = [...document.querySelectorAll('[class*=_railItem_]')].map(({ textContent }) => textContent);
    expect(names).toEqual(['People', 'Round', 'Standings', 'Director', 'Paper', 'Hall']);
  });

  it('has acts for a pair, others for nobody', async () => {
    await openBridge('rounds', seated, rules);
    await callDirector();
    expect(actsOffered()).toEqual(['Late entry', 'How rounds are seated']);
    await choose('P7');
    expect(actsOffered().slice(0, 4)).toEqual([
      'Penalty or points',
      'Carry-over',
      'Leaves or pauses',
      'Stays at a table',
    ]);
  });

  it('a number is a table and a pair: both are shown, Enter marks the table first, and the pair is one key further', async () => {
    await openBridge('rounds', seated, rules);
    await callDirector();
    await choose('3');
    const found = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
    await expect.poll(() => found().length).toBe(2);
    expect(found()[0]).toMatch(/^Table 3/);
    expect(found()[1]).toMatch(/^P33 · Table/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(whoField()).toHaveValue('P3');
    expect(actsOffered()).toContain('Penalty or points');
    await choose('3');
    await userEvent.keyboard('{Enter}');
    await expect.element(whoField()).toHaveValue('Table 3');
    // Enter in the same breath as the figure, before the list could open: the two that were found, not the whole list.
    const field = whoField().element() as HTMLInputElement;
    await whoField().fill('');
    await userEvent.keyboard('{Escape}');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '4');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await expect.poll(() => found().length).toBe(2);
    await userEvent.keyboard('{Enter}');
    await expect.element(whoField()).toHaveValue('Table 4');
    // There is no table 12: only the pair is meant.
    await choose('12');
    await expect.element(whoField()).toHaveValue('P12');
  });

  it('gives a penalty, carry-over, an absence and a home table, each taken back where it stands', async () => {
    const door = await openBridge('rounds', seated, rules);
    const now = () => ownOf(tournamentOf(door));
    const fill = (name: string, text: string) => drawer().getByRole('textbox', { name, exact: true }).fill(text);
    const press = (name: string) => drawer().getByRole('button', { name, exact: true }).click();
    await callDirector();
    await choose('P7');
    await openAct('Penalty or points');
    await fill('Points', '1.5');
    await fill('Reason', 'slow');
    await press('Give penalty');
    await expect.poll(() => now().adjustments.map(({ amount }) => amount)).toEqual([-150]);
    await openAct('Carry-over');
    await fill('Carry-over', '12');
    await press('Set the carry-over');
    await expect.poll(() => now().carryOver).toEqual({ 7: 1200 });
    await openAct('Leaves or pauses');
    await press('Absent in round 7');
    await expect.poll(() => now().absences.map(({ entrant, from }) => [entrant, from])).toEqual([[7, 7]]);
    await openAct('Stays at a table');
    await fill('Table', '3');
    await drawer().getByRole('button', { name: 'Stays at a table', exact: true }).last().click();
    await expect.poll(() => now().homes.map(({ entrant, table }) => [entrant, table])).toEqual([[7, 3]]);
    await expect.poll(() => rulings().getByRole('listitem').elements().length).toBe(4);
    for (const left of [3, 2, 1, 0]) {
      await rulings().getByRole('button').first().click();
      await expect.poll(() => document.querySelectorAll('[aria-label="Rulings"] li').length).toBe(left);
    }
    expect([now().adjustments, now().absences, now().homes]).toEqual([[], [], []]);
    expect(Object.values(now().carryOver).filter((score) => score !== 0)).toEqual([]);
  });

  it('withdraws a pair and takes it back in', async () => {
    const gone = run(seated, own({ do: 'withdraw', entrant: 12, from: 7, reason: 'ill', seated: null }));
    const door = await openBridge('rounds', gone, rules);
    await callDirector();
    await expect.poll(() => rulings().element().textContent).toContain('Withdrawn from round 7, P12');
    await rulings()
      .getByRole('button', { name: /^Comes back/ })
      .click();
    await expect.poll(() => ownOf(tournamentOf(door)).withdrawn).toEqual([]);
  });

  it('W-2.1 How rounds are seated lies over the window and has one blue button, Done', async () => {
    await openBridge('rounds', seated, rules);
    await callDirector();
    await openAct('How rounds are seated');
    await expect.element(sheet()).toBeVisible();
    expect(sheet().element().closest('.modal')?.querySelectorAll('[data-primary]')).toHaveLength(1);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(drawer()).toBeVisible();
  });
});

describe('[W-9.3] the topics of Magic Contest', () => {
  const first = (typed: string): string | undefined =>
    ranked(indexOf(everything(useDeedStore.getState().deeds, tournament())), typed, [])[0]?.id;
  /** What is shown then: place, drawer with its act, dialog. */
  const shown = async (id: string): Promise<string> => {
    const topic = topics.find((one) => one.id === id);
    const now = tournament();
    if (topic === undefined || now === null) throw new Error(`no topic ${id}`);
    topic.go(now);
    const { screen, drawer: called, drawerAt, dialog } = usePlace.getState();
    return [screen, called, JSON.stringify(drawerAt), dialog].join(' ');
  };

  it.each(['en', 'ru'] as const)('each of the 21 is the first thing found by its name, %s', async (locale) => {
    await openBridge('rounds', played, rules, { locale } as never);
    await expect.poll(() => useDeedStore.getState().deeds.length).toBeGreaterThan(20);
    expect(topics).toHaveLength(21);
    for (const language of ['en', 'ru']) {
      const missed = topics
        .map(({ id }) => [id, i18n.getFixedT(language)(`help:topics.${id}` as never) as string] as const)
        .filter(([id, name]) => first(name) !== `swiss.${id}`);
      expect(missed).toEqual([]);
    }
  });

  it.each([
    ['start', /rules$/],
    ['names', /^people/],
    ['phantom', /^bridge\.byes/],
    ['arrows', /^bridge\.arrows/],
    ['print', / print /],
    ['dropOut', /director \{"person":null,"act":"leave"\}/],
    ['stationary', /director \{"person":null,"act":"stays"\}/],
    ['scores', /director \{"person":null,"act":"points"\}/],
    ['extend', /director \{"person":null,"act":"late"\}/],
    ['rooms', /director \{"person":null,"act":"seating"\}/],
  ])('%s opens its place', async (id, place) => {
    await openBridge('standings', played, rules);
    expect(await shown(id)).toMatch(place);
  });

  it('the page in the help has them all, says where each is, and does it', async () => {
    await openBridge('standings', played, rules);
    openHelp('coming');
    const page21 = page.getByRole('list', { name: 'Coming from Magic Contest' });
    await expect.poll(() => page21.getByRole('listitem').elements().length).toBe(21);
    await expect.element(page21.getByText('Director › How rounds are seated').first()).toBeVisible();
    await page21.getByRole('button', { name: 'Do it: Swiss room' }).click();
    await expect.element(sheet().getByRole('tab', { name: 'Tables and rooms', selected: true })).toBeVisible();
  });

  it('Danish and the break open Another way… beside a proposal', async () => {
    await openBridge('rounds', played, rules);
    await page.getByRole('button', { name: 'Seat round 6', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Publish round 6' })).toBeVisible();
    await shown('break');
    await expect.element(page.getByRole('dialog', { name: 'Another way…' })).toBeVisible();
    const now = tournament();
    expect(now === null ? 0 : nextRound(now).round).toBe(6);
  });

  it('before the first round they open what there is', async () => {
    await openBridge('rounds', closed(8, rules), rules);
    expect(await shown('preparations')).toMatch(/"act":"seating"/);
  });
});
