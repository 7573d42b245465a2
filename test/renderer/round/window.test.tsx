/** The round is the window [round-window]: what is pressed next, the cards, and where a result is typed. */

import { describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noFacts } from '../../../core/api/desk.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import { goTo } from '../../../renderer/desk/place.ts';
import { useSeating } from '../../../renderer/round/seating/seating-store.ts';
import { commandsOf } from '../games/mahjong/script/event.ts';
import {
  cardOf,
  confirmed,
  event,
  inMenu,
  openNext,
  openRounds,
  pressPrimary,
  primary,
  primarySays,
  seated,
  seatNow,
  stepTo,
  storedPoints,
  takeByCard,
  tournamentOf,
  withResults,
} from './desk.ts';
import { strike } from './keys.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const steps = () => page.getByRole('list', { name: 'Steps of this round' });
const step = (name: string) => steps().getByRole('listitem').filter({ hasText: name });
const cards = () => [...document.querySelectorAll<HTMLElement>('[id^=card-]:is(li)')];
const halfTyped = (table: number) => cardOf(table).querySelector('[aria-label="Half typed"]') !== null;

const events = {
  people: event(),
  odd: event(18),
  published: seated(event()),
  begun: withResults(seated(event()), [1]),
  full: withResults(seated(event())),
  confirmed: confirmed(seated(event())),
} satisfies { readonly [name: string]: Ledger };

const onlyRound = (ledger: Ledger, plannedRounds: number) => ({
  event: { name: 'Spring Open', plannedRounds, commands: commandsOf(ledger) },
});

describe('W-2.1 X-13 exactly one primary', () => {
  test.each([
    ['people that do not fill tables', events.odd, 'Add 2 stand-ins'],
    ['people that do', events.people, 'Seat round 1'],
    ['a published round', events.published, 'Print round 1'],
    ['one result in', events.begun, 'Enter table 2'],
    ['all results in', events.full, 'Confirm round 1'],
    ['a round that counts', events.confirmed, 'Seat round 2'],
  ])('%s', async (_name, ledger, words) => {
    await openRounds('rounds', ledger);
    await primarySays(words);
  });

  test('nobody is entered', async () => {
    await openRounds('rounds', events.people, { event: { name: 'Spring Open', plannedRounds: 8, commands: [] } });
    await primarySays('Add people');
  });

  test('the last round counts', async () => {
    await openRounds('rounds', events.confirmed, onlyRound(events.confirmed, 1));
    await primarySays('Final standings');
  });

  test('after the last round: standings, paper, the hall with them, and back', async () => {
    const jobs: unknown[] = [];
    const paper = { content: 'as it is', at: 0 };
    const door = await openRounds('rounds', events.confirmed, {
      ...onlyRound(events.confirmed, 1),
      answers: {
        'print.paper': (job) => {
          jobs.push(job);
          return ok({ tab: null });
        },
      },
    });
    await primarySays('Final standings');
    await pressPrimary();
    await primarySays('Print…');
    await pressPrimary();
    await expect.poll(() => jobs).toMatchObject([{ documents: ['standings'], round: 1 }]);
    door.push({ type: 'desk.facts', facts: { ...noFacts, papers: { 'standings@1': paper } } });
    await primarySays('Open the hall');
    const hall = await door.call('hall.state', {});
    const showing = (view: 'byName' | 'standings') => {
      if (!hall.ok) return;
      const halls = hall.value.halls.map((one) => ({ ...one, open: true, screen: { ...one.screen, view, views: [] } }));
      door.push({ type: 'hall.state', state: { ...hall.value, halls } });
    };
    // A hall that is open and shows something else is led to the standings, too.
    showing('byName');
    await primarySays('Show in the hall');
    showing('standings');
    await primarySays('Back to round 1');
    await pressPrimary();
    await primarySays('Final standings');
  });

  test('people and standings lead back to the round that the window is about', async () => {
    await openRounds('rounds', seated(events.confirmed));
    await stepTo(1);
    for (const place of ['people', 'standings']) {
      goTo(place);
      await primarySays('Back to round 1');
      await pressPrimary();
      await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
    }
  });

  test('a proposal, one that is out of date, and one that is compared', async () => {
    const door = await openRounds('rounds', events.confirmed);
    await openNext();
    await seatNow();
    await primarySays('Publish round 2');
    await button('Compare with…').click();
    await primarySays('Seat to compare');
    await pressPrimary();
    await primarySays('Go on with this one');
    await pressPrimary();
    await primarySays('Publish round 2');
    door.carryOut({ type: 'entrants.add', entrants: ['A', 'B', 'C', 'D'].map((name) => ({ name })) });
    await primarySays('Seat again');
  });

  test('a proposal is published as it is shown, changes by hand too, by a program that was started again', async () => {
    const door = await openRounds('rounds', events.confirmed);
    await openNext();
    await seatNow();
    const shown = useSeating.getState().drawn?.arrangement.tables;
    door.startAgain();
    await primarySays('Publish round 2');
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds[1]?.tables).toMatchObject(shown ?? []);
  });

  test('seats that are changed, and an earlier round', async () => {
    await openRounds('rounds', seated(events.confirmed));
    await button('Change seats').click();
    await primarySays(/^Review/);
    await button('Keep as it is').click();
    await stepTo(1);
    await primarySays('Back to round 2');
    await pressPrimary();
    await expect.element(page.getByRole('heading', { name: 'Round 2', exact: true })).toBeVisible();
  });

  test('a number in the line, a table in hand, a question about it', async () => {
    const door = await openRounds('rounds', events.begun);
    await primarySays('Enter table 2');
    await strike('1');
    await expect.element(button(/^OK/)).toBeVisible();
    await primarySays('Enter table 2');
    await strike('⏎');
    await primarySays(/^Replace/);
    await strike('412⏎305⏎198⏎');
    await pressPrimary();
    await expect.poll(() => storedPoints(door)[1]).toEqual([41_200, 30_500, 19_800, 28_500]);
    await primarySays('Enter table 2');
  });

  test('a question over the window: Ctrl+Enter keeps what would be taken back, and begins what is asked for', async () => {
    const door = await openRounds('rounds', events.begun);
    await inMenu('Take the round back');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await primarySays('Keep as it is');
    await pressPrimary();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(tournamentOf(door).rounds).toHaveLength(1);
    await inMenu('Check by typing again…');
    await primarySays('Check by typing again');
    await pressPrimary();
    await expect.element(page.getByText(/^0 of 4 typed again/)).toBeVisible();
  });

  test('a result that is on its way', async () => {
    const door = await openRounds('rounds', events.begun);
    door.become('lost');
    await strike('2⏎412⏎305⏎198⏎⏎');
    await expect.element(page.getByText('Saving…').first()).toBeVisible();
    expect(primary().textContent).toMatch(/^Save/);
    door.become('joined');
    await primarySays('Enter table 3');
  });
});

describe('W-2.3 what is not needed', () => {
  it('is passed with a dash, one stage after the other', async () => {
    await openRounds('rounds', events.published);
    for (const [words, passed] of [
      ['Print round 1', 'Print'],
      ['Open the hall', 'Hall'],
      ['Start the clock', 'Play'],
    ] as const) {
      await primarySays(words);
      await button('Not needed').click();
      await expect.element(step(passed)).toHaveAttribute('data-state', 'passed');
      await expect.element(step(passed)).toMatchTextContent(/left out/);
    }
    await primarySays('Enter table 1');
    expect(button('Not needed').elements()).toEqual([]);
    // The stage row still has it.
    await expect.element(steps().getByRole('button', { name: /^Print/ })).toBeEnabled();
  });

  it('the first result passes what was not done', async () => {
    await openRounds('rounds', events.published);
    await primarySays('Print round 1');
    await strike('1⏎412⏎305⏎198⏎⏎');
    await primarySays('Enter table 2');
    for (const passed of ['Print', 'Hall', 'Play'])
      await expect.element(step(passed)).toHaveAttribute('data-state', 'passed');
  });
});

it('W-2.4 steps that are done say so, and on hover what was done', async () => {
  const printed = { 1: { rev: 1, sheets: 6, at: new Date(2026, 4, 1, 14, 6).getTime() } };
  const facts = { ...noFacts, printed, inHall: { 1: 1 } };
  await openRounds('rounds', events.begun, { answers: { 'desk.facts': () => ok(facts) } });
  const done = () =>
    steps()
      .getByRole('listitem')
      .elements()
      .filter((one) => one.matches('[data-state="done"]'));
  await expect
    .poll(() => done().map(({ textContent }) => textContent))
    .toEqual(['Seated', 'Published', 'Printed', 'In the hall']);
  await expect
    .element(steps().getByRole('button', { name: 'Printed' }))
    .toHaveAttribute('title', expect.stringMatching(/^Printed: 6 pages, (14:06|2:06\sPM)$/));
});

it('J6 from the last result to the next published round: Ctrl+Enter three times', async () => {
  const door = await openRounds('rounds', events.full);
  for (const words of ['Confirm round 1', 'Seat round 2', 'Publish round 2']) {
    await primarySays(words);
    await expect.poll(() => primary().hasAttribute('disabled')).toBe(false);
    await pressPrimary();
  }
  await expect
    .poll(() => tournamentOf(door).rounds.map(({ no, confirmed: counts }) => [no, counts]))
    .toEqual([
      [1, true],
      [2, false],
    ]);
  await expect.element(page.getByRole('heading', { name: 'Round 2', exact: true })).toBeVisible();
  await primarySays('Print round 2');
});

describe('J3 a result by number', () => {
  const places: { readonly [place: string]: () => Element | null } = {
    'the line': () => document.querySelector('[class*=_commandLine_]'),
    'a card': () => cardOf(3).querySelector('button'),
    'the primary': primary,
    'a link of the sentence': () => button('Why?').element(),
    'the stepper': () => document.querySelector('nav button[aria-current]'),
    nothing: () => null,
  };
  test.each(Object.entries(places))('16 keys from %s, table 12', async (_name, place) => {
    const door = await openRounds('rounds', withResults(seated(event(64)), [3]));
    await primarySays('Enter table 1');
    (document.activeElement as HTMLElement | null)?.blur();
    (place() as HTMLElement | null)?.focus();
    const keys = '12⏎412⏎305⏎198⏎⏎';
    expect(keys).toHaveLength(16);
    await strike(keys);
    await expect.poll(() => storedPoints(door)[12]).toEqual([41_200, 30_500, 19_800, 28_500]);
  });
});

describe('W-1.4 one drawer at a time', () => {
  test('Why? is seen also while another drawer stands in its place', async () => {
    await openRounds('rounds', events.begun);
    await button('Why?').click();
    await expect.element(page.getByRole('dialog', { name: 'Why', exact: true })).toBeVisible();
    goTo('history');
    await expect.element(page.getByRole('dialog', { name: 'History' })).toBeVisible();
    await button('Why?').click();
    await expect.element(page.getByRole('dialog', { name: 'Why', exact: true })).toBeVisible();
    expect(page.getByRole('dialog', { name: 'History' }).elements()).toEqual([]);
  });

  test('so is Another way…', async () => {
    await openRounds('rounds', events.confirmed);
    await openNext();
    await seatNow();
    goTo('history');
    await expect.element(page.getByRole('dialog', { name: 'History' })).toBeVisible();
    await button('Another way…').click();
    await expect.element(page.getByRole('radiogroup', { name: 'How to seat' })).toBeVisible();
  });
});

describe('W-3.18 by mouse', () => {
  it('a press anywhere on a card takes it, Save stores it', async () => {
    const door = await openRounds('rounds', events.begun);
    await page.elementLocator(cardOf(3).querySelector('.person') ?? cardOf(3)).click();
    await expect.element(page.getByRole('heading', { name: 'Table 3', exact: true })).toBeVisible();
    await userEvent.keyboard('412{Enter}305{Enter}198');
    await button(/^Save/).click();
    await expect.poll(() => storedPoints(door)[3]).toEqual([41_200, 30_500, 19_800, 28_500]);
  });

  it('W-3.20 another card, or *Put back*, leaves it half typed, with a mark, and what was typed is there again', async () => {
    await openRounds('rounds', events.begun);
    await takeByCard(2);
    await strike('412⏎30');
    await takeByCard(3);
    await expect.poll(() => [2, 3].map(halfTyped)).toEqual([true, false]);
    await strike('5');
    await button(/^Leave table 3 for later/).click();
    await expect.poll(() => [2, 3].map(halfTyped)).toEqual([true, true]);
    expect(button('Take table 2').element().querySelector('[aria-label="Half typed"]')).not.toBeNull();
    await takeByCard(2);
    await expect.element(page.getByRole('textbox', { name: /points of/i })).toHaveValue('30');
  });
});

it('X-20 the last of twelve missing tables has its chip: to say one more takes the same room', async () => {
  await openRounds('rounds', seated(event(48)));
  const chips = () => [...document.querySelectorAll('footer button[aria-label^="Take table"]')].length;
  await expect.poll(chips).toBe(12);
  expect(page.getByText('and 1 more').elements()).toEqual([]);
});

it('X-20 40 missing tables: eleven chips and how many more, a press shows all', async () => {
  await openRounds('rounds', seated(event(160)));
  const chips = () => button(/^Take table \d+$/).elements().length;
  await expect.element(page.getByText('Missing 40')).toBeVisible();
  expect(chips()).toBe(11);
  await button('and 29 more').click();
  await expect.poll(chips).toBe(40);
  await button('Take table 40').click();
  await expect.element(page.getByRole('heading', { name: 'Table 40', exact: true })).toBeVisible();
});

test('W-1.3 W-1.5 the cards of a proposal lie where they will lie in the round, and nothing stands above them', async () => {
  await page.viewport(1366, 768);
  await openRounds('rounds', confirmed(seated(event(32))));
  await openNext();
  await seatNow();
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    });
  const proposed = boxes('[class*=_tableCard_]');
  expect(proposed).toHaveLength(8);
  await pressPrimary();
  await primarySays('Print round 2');
  await expect.poll(() => boxes('[id^=card-]:is(li)')).toEqual(proposed);
  await button('Change seats').click();
  await expect.poll(() => boxes('[class*=_tableCard_]')).toEqual(proposed);
});

test('W-3.6 the mark of a round is seen on the blue of the one that is shown', async () => {
  await openRounds('rounds', events.confirmed);
  const shown = document.querySelector('[data-shown="true"]');
  const mark = shown?.querySelector('i');
  if (!shown || !mark) throw new Error('no mark');
  expect(getComputedStyle(mark).backgroundColor).toBe(getComputedStyle(shown).color);
});

test('W-1.8 a table in hand has a field for each that is typed, and lies over all of its card', async () => {
  await page.viewport(1366, 768);
  await openRounds('rounds', withResults(seated(event(32)), [1]));
  await takeByCard(2);
  const hand = document.querySelector('[class*=_handBlock_]');
  const raised = hand?.closest('[class*="_raised"]')?.getBoundingClientRect();
  const card = cardOf(2).getBoundingClientRect();
  expect(raised?.left).toBeLessThanOrEqual(card.left);
  expect(raised?.right).toBeGreaterThanOrEqual(card.right);
  const fields = [
    ...document.querySelectorAll('[class*=_handBlock_] tbody td[data-column="points"] > span:last-child'),
  ];
  expect(fields.map((field) => getComputedStyle(field).borderTopStyle)).toEqual(['solid', 'solid', 'solid', 'solid']);
});

test('W-1.5 W-13.1 16 tables of four at 1366 × 768: all seen at once, four beside each other, standings open', async () => {
  await openRounds('rounds', seated(event(64)));
  await expect.poll(() => new Set(cards().map((card) => card.offsetLeft)).size).toBe(4);
  const room = document.querySelector('[data-density]');
  const box = room?.getBoundingClientRect();
  if (box === undefined) throw new Error('no cards');
  expect(room?.getAttribute('data-density')).toBe('normal');
  const seen = cards().filter((card) => {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    return top >= box.top - 1 && bottom <= box.bottom + 1 && left >= box.left - 1 && right <= box.right + 1;
  });
  expect(seen).toHaveLength(16);
  for (const card of cards()) expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  await expect.element(page.getByRole('complementary', { name: 'Standings' })).toBeVisible();
});

describe('W-8.2 round 1 asks how all are seated', () => {
  test('all rounds at once, where nobody meets twice, is one press; the rounds after it go on by the same schedule', async () => {
    const door = await openRounds('rounds', event(64));
    await expect.element(page.getByRole('radiogroup', { name: 'Seating 64 people' })).toBeVisible();
    await primarySays('Seat all 8 rounds');
    await pressPrimary();
    await primarySays('Publish round 1');
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds[0]?.draw.proposal.method).toBe('predefined');
    expect(
      (tournamentOf(door).own as { script: { text: string } }).script.text.split('\n\n').length,
    ).toBeGreaterThanOrEqual(8);
  });

  test('who came late and is in no schedule has a card, in the proposal and in the round', async () => {
    const door = await openRounds('rounds', event(64));
    await primarySays('Seat all 8 rounds');
    await pressPrimary();
    await primarySays('Publish round 1');
    door.carryOut({ type: 'entrants.add', entrants: [{ name: 'Latecomer' }] });
    await primarySays('Seat again');
    await pressPrimary();
    await primarySays('Publish round 1');
    const sitsOut = () => document.querySelector('[data-state=bye] .person')?.textContent;
    await expect.poll(sitsOut).toBe('Latecomer');
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds[0]?.tables).toHaveLength(16);
    await expect.poll(sitsOut).toBe('Latecomer');
  });

  test('by lot, and another way, are one press away and seat one round', async () => {
    const door = await openRounds('rounds', event(64));
    await primarySays('Seat all 8 rounds');
    await page.getByRole('button', { name: 'Another way…' }).click();
    await expect.element(page.getByRole('radio', { name: /^By lot/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /^Random/ })).toBeChecked();
    await primarySays('Seat round 1');
    await pressPrimary();
    await primarySays('Publish round 1');
    await pressPrimary();
    await expect.poll(() => tournamentOf(door).rounds[0]?.draw.proposal.method).toBe('random');
    expect((tournamentOf(door).own as { script: unknown }).script).toBeNull();
  });
});

test('X-17 by lot people of one club are kept apart where that is ticked, and nothing is to be said', async () => {
  const door = await openRounds('rounds', event(16));
  for (const id of [1, 2, 3, 4])
    door.carryOut({ type: 'entrant.edit', id, entrant: { name: `Player ${id}`, club: 'Riga' } });
  await page.getByText('Keep people of one club apart').click();
  await expect.poll(() => (tournamentOf(door).own as { apart: { clubMates: boolean } }).apart.clubMates).toBe(true);
  await primarySays('Seat round 1');
  await pressPrimary();
  await primarySays('Publish round 1');
  await expect.element(page.getByText(/share a table with club-mates/)).not.toBeInTheDocument();
  await pressPrimary();
  await expect.poll(() => tournamentOf(door).rounds.length).toBe(1);
  for (const { seats } of tournamentOf(door).rounds[0]?.tables ?? [])
    expect(
      seats.filter((id) => id <= 4),
      JSON.stringify(seats),
    ).toHaveLength(1);
});

test('X-17 a schedule cannot keep clubs apart: whoever ticks the box has the lot, and beside the schedule it is not ticked', async () => {
  const door = await openRounds('rounds', event(64));
  door.carryOut({ type: 'entrant.edit', id: 1, entrant: { name: 'Player 1', club: 'Riga' } });
  door.carryOut({ type: 'entrant.edit', id: 2, entrant: { name: 'Player 2', club: 'Riga' } });
  await primarySays('Seat all 8 rounds');
  const apart = page.getByRole('checkbox', { name: 'Keep people of one club apart' });
  await expect.element(apart).not.toBeChecked();
  await page.getByText('Keep people of one club apart').click();
  await expect.element(page.getByRole('radio', { name: /^By lot/ })).toBeChecked();
  await expect.element(apart).toBeChecked();
  await primarySays('Seat round 1');
  await page.getByText('All rounds at once').click();
  await primarySays('Seat all 8 rounds');
  await expect.element(apart).not.toBeChecked();
});

test('X-17 who sits with their own club is said in the sentence of round 1', async () => {
  const clubbed = event(16);
  const door = await openRounds('rounds', clubbed);
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8])
    door.carryOut({ type: 'entrant.edit', id, entrant: { name: `Player ${id}`, club: 'Riga' } });
  await primarySays('Seat round 1');
  await pressPrimary();
  await primarySays('Publish round 1');
  await expect.element(page.getByText(/^\d share a table with club-mates\.$/)).toBeVisible();
});
