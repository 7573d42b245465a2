/**
 * A picture of each state of a round [W-2.2, W-13.8], measured in both languages at both sizes: one blue button, no words on each
 * other or cut in silence, a window that keeps still. How they look people see in the gallery.
 */

import '../../../renderer/parts/look/look.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Care } from '../../../core/api/copies.ts';
import { noFacts } from '../../../core/api/desk.ts';
import type { Language } from '../../../core/languages.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import { ok, refuse } from '../../../core/tournament/refusal.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { useEntryStore } from '../../../renderer/round/entry/entry-store.ts';
import { useRoundPlace } from '../../../renderer/round/round-place.ts';
import { useSeating } from '../../../renderer/round/seating/seating-store.ts';
import { vpRules } from '../../core/games/bridge/events.ts';
import { closed, opened, seatNext } from '../../core/games/bridge/tournament.ts';
import type { FakeDoor, FakeOptions } from '../door.ts';
import { commandsOf } from '../games/mahjong/script/event.ts';
import { openDesk } from '../open-desk.tsx';
import { pressPrimary } from '../round/desk.ts';
import { after, confirmed, mahjongEvent, seated, withResults } from '../round/event.ts';
import { strike } from '../round/keys.ts';
import { frameScrolls, onEachOther, silentlyCut } from './measure.ts';

type State = {
  readonly family?: GameId;
  readonly ledger: Ledger;
  readonly options?: FakeOptions;
  readonly plannedRounds?: number;
  /** What is done until the window is in this state. */
  readonly go?: (door: FakeDoor) => Promise<void>;
};

const people = mahjongEvent(32);
const first = seated(people);
const begun = withResults(first, [1, 2, 3]);
const whole = confirmed(first);
const second = withResults(seated(whole), [1]);
const pairs = seatNext(seatNext(closed(16, vpRules()), 'start'), 'start');

const printed = { 1: { rev: 1, sheets: 6, at: 0 } };
const known = (facts: Partial<typeof noFacts>): FakeOptions => ({
  answers: { 'desk.facts': () => ok({ ...noFacts, ...facts }) },
});
const looked: Care = {
  marks: [],
  viewing: false,
  copiedAt: null,
  tooMuch: null,
  second: { state: 'none', folder: '', lag: 0, declined: true },
};
const sampleOf = (family: GameId): Ledger =>
  sampleSteps({ family, name: 'Sample', id: 'b'.repeat(32), at: '2026-05-01T08:00:00.000Z', now: 1_777_622_400_000 })
    .map(({ command }) => command as CommandInput)
    .reduce(after, emptyLedger);

const proposal = async (): Promise<void> => {
  await expect.poll(() => document.querySelector('[data-primary]')).not.toBeNull();
  await pressPrimary();
  await expect.poll(() => useSeating.getState().drawn).not.toBeNull();
};

const earlier = () => userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
const later = () => userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');

const states: { readonly [name: string]: State } = {
  '1 nobody': { ledger: emptyLedger },
  '2 a number that does not fit': { ledger: mahjongEvent(30) },
  '3 start rounds of bridge': { family: 'bridge', ledger: opened(16, vpRules()) },
  '4 ready': { ledger: people },
  '4 ready, a later round': { ledger: whole },
  '5 searching': {
    ledger: whole,
    options: { answers: { 'seating.seat': () => new Promise(() => undefined) } },
    go: async () => {
      await expect.poll(() => document.querySelector('[data-primary]')).not.toBeNull();
      await pressPrimary();
      await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
    },
  },
  '6 a proposal out of date': {
    ledger: whole,
    go: async (door) => {
      await proposal();
      door.carryOut({ type: 'entrants.add', entrants: ['A', 'B', 'C', 'D'].map((name) => ({ name })) });
      await expect.poll(() => document.querySelector('[data-stale="true"]')).not.toBeNull();
    },
  },
  '7 a proposal': { ledger: whole, go: proposal },
  '8 published': { ledger: first },
  '9 printed': { ledger: first, options: known({ printed }) },
  '10 the hall shows another thing': {
    ledger: first,
    options: { ...known({ printed }), hallOpen: true },
    go: async (door) => {
      await door.call('hall.show', { hall: 1, view: 'standings' });
      await expect.poll(() => document.querySelector('[data-primary]')?.textContent).toMatch(/in the hall|в зале/);
    },
  },
  '11 in the hall': { ledger: first, options: { ...known({ printed, inHall: { 1: 1 } }), hallOpen: true } },
  '12 results missing': { ledger: begun },
  '12 a table in hand': { ledger: begun, go: () => strike('4⏎300') },
  '12 bridge': { family: 'bridge', ledger: sampleOf('bridge') },
  '12 bridge, a table in hand': { family: 'bridge', ledger: sampleOf('bridge'), go: () => strike('5⏎') },
  '12 1-v-1': { family: 'duel', ledger: sampleOf('duel') },
  '12 1-v-1, a match in hand': { family: 'duel', ledger: sampleOf('duel'), go: () => strike('6⏎') },
  '13 all in': { ledger: withResults(first) },
  '14 confirmed': { ledger: whole, go: earlier },
  '15 a waiting round': { family: 'bridge', ledger: pairs, go: later },
  '16 the last round confirmed': { ledger: whole, plannedRounds: 1 },
  '17 an earlier round': { ledger: second, go: earlier },
  '18 a file that is only viewed': {
    ledger: begun,
    options: { answers: { 'copies.care': () => ok({ ...looked, marks: ['viewing'], viewing: true }) } },
  },
  '19 the disk is full': {
    ledger: begun,
    go: async (door) => {
      door.cannotWrite(refuse('file.diskFull', { name: 'Spring Open' }), 'diskFull');
      await expect.element(page.getByRole('alert')).toBeVisible();
    },
  },
  '18 poker': {
    family: 'poker',
    ledger: sampleOf('poker'),
    options: { answers: { 'copies.care': () => ok({ ...looked, marks: ['viewing'], viewing: true }) } },
  },
  'poker, the floor': { family: 'poker', ledger: sampleOf('poker') },
};

const open = async (locale: Language, { family = 'mahjong', ledger, options, plannedRounds, go }: State) => {
  for (const store of [useSeating, useEntryStore, useRoundPlace]) {
    (store as typeof useSeating).setState(store.getInitialState() as never, true);
  }
  localStorage.clear();
  const event = {
    name: 'Spring Open',
    family,
    plannedRounds: plannedRounds ?? ledger.tournament?.plannedRounds ?? 8,
    rules: ledger.tournament?.rules ?? null,
    commands: commandsOf(ledger),
  };
  const door = await openDesk({ locale, event, ...options }, 'rounds');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await go?.(door);
};

const still = async (): Promise<void> => {
  await document.fonts.ready;
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

const SIZES = [
  [1366, 768],
  [1920, 1080],
] as const;

for (const [name, state] of Object.entries(states)) {
  test.each(['en', 'ru'] as const)(`W-13.8 row ${name}, %s`, async (locale) => {
    await page.viewport(1366, 768);
    await open(locale, state);
    await userEvent.hover(document.body, { position: { x: 2, y: 2 } });
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      await still();
      const at = `${width} × ${height}`;
      await expect.poll(() => document.querySelectorAll('[data-primary]').length, { message: at }).toBe(1);
      await expect.poll(onEachOther, { message: at }).toEqual([]);
      await expect.poll(silentlyCut, { message: at }).toEqual([]);
      await expect.poll(frameScrolls, { message: at }).toBe(false);
    }
  });
}
