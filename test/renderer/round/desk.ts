import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { useEntryStore } from '../../../renderer/round/entry/entry-store.ts';
import { showNext, useRoundPlace } from '../../../renderer/round/round-place.ts';
import { useSeating } from '../../../renderer/round/seating/seating-store.ts';
import type { FakeDoor, FakeOptions } from '../door.ts';
import { openDesk } from '../open-desk.tsx';
import { confirmed, mahjongEvent, seated, withResults } from './event.ts';

/** The commands that make a ledger what it is, its creation left out: the door creates its own tournament. */
const commandsOf = ({ done }: Ledger): CommandInput[] => {
  const commands: CommandInput[] = [];
  for (let link = done; link !== null; link = link.earlier) commands.unshift(link.step.command as CommandInput);
  return commands.slice(1);
};

/** A desk window over an event of so many players, at its rounds or its standings. */
export const openRounds = async (
  screen: 'rounds' | 'standings',
  ledger: Ledger,
  options: FakeOptions = {},
): Promise<FakeDoor> => {
  useSeating.setState(useSeating.getInitialState(), true);
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  localStorage.clear();
  const rules = ledger.tournament?.rules ?? null;
  const event = { name: 'Spring Open', plannedRounds: 8, rules, commands: commandsOf(ledger) };
  return openDesk({ locale: 'en', event, ...options }, screen);
};

export const event = (players = 16): Ledger => mahjongEvent(players);
export { confirmed, seated, withResults };

export const tournamentOf = (door: FakeDoor): Tournament => {
  const { tournament } = door.ledger();
  if (tournament === null) throw new Error('no tournament');
  return tournament;
};

/** Points of a round as the back end has them, by table. */
export const storedPoints = (door: FakeDoor, round = 1): { readonly [table: string]: readonly number[] } =>
  Object.fromEntries(
    Object.entries(tournamentOf(door).rounds[round - 1]?.results ?? {}).map(([table, result]) => [
      table,
      (result as { points: number[] }).points,
    ]),
  );

/** The one button that goes on, in the window or in the question over it [W-2.1]. Fails where there is none, or more than one. */
export const primary = () => {
  const all = document.querySelectorAll<HTMLElement>('[data-primary]');
  const [only] = all;
  if (only === undefined || all.length > 1) throw new Error(`${all.length} primaries`);
  return only;
};

/** What the primary says, as soon as the window stands still. */
export const primarySays = (words: string | RegExp) =>
  expect.poll(() => primary().textContent).toMatch(typeof words === 'string' ? new RegExp(`^${words}$`) : words);

/** Presses the primary from wherever the focus is. */
export const pressPrimary = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

/** Shows another round by the stepper in the top bar. */
export const stepTo = (round: number) =>
  page
    .getByRole('navigation', { name: 'Round' })
    .getByRole('button', { name: new RegExp(`^Round ${round},`) })
    .click();

/** Shows the round that is to be seated, without seating it. */
export const openNext = async (): Promise<void> => {
  showNext();
  const round = useRoundPlace.getState().shown?.round ?? 0;
  await expect
    .element(page.getByRole('heading', { name: `Round ${round}`, exact: true, level: 1 }))
    .toBeInTheDocument();
};

/** Seats the next round, or all rounds where round 1 offers a schedule, as it is chosen, and waits for the proposal. */
export const seatNow = async (): Promise<void> => {
  await page.getByRole('button', { name: /^Seat (round|all)/ }).click();
  await expect.element(page.getByRole('button', { name: /^Publish round/ })).toBeEnabled();
};

/** An entry of the menu that holds what is seldom needed. */
export const inMenu = async (name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name })).click();
};

/** The card of a published table. */
export const cardOf = (table: number): HTMLElement => {
  const card = document.getElementById(`card-${table}`);
  if (card === null) throw new Error(`no card ${table}`);
  return card;
};

/** Takes a table in hand by its card, and waits until it is. */
export const takeByCard = async (table: number): Promise<void> => {
  cardOf(table).click();
  await expect.element(page.getByRole('heading', { name: `Table ${table}`, exact: true })).toBeVisible();
};
