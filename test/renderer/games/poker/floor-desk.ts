import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../../renderer/desk/shell.module.css';
import type { Floor } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { defaultRules, type PokerRules } from '../../../../core/games/poker/rules/rules.ts';
import { floorOf } from '../../../../core/games/poker/steps/state.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { useFloor } from '../../../../renderer/games/poker/floor/floor-store.ts';
import type { FakeDoor } from '../../door.ts';
import { openDesk } from '../../open-desk.tsx';

/** Ahead of the clock of this machine, so that a mark of the blind stays fresh however long a test takes. */
export const START = Date.now() + 3_600_000;

/** A command of the floor, at a fixed time unless it says another. */
export const floor = (command: { readonly [name: string]: Json }): CommandInput => {
  const timeless = [
    'addTables',
    'editTable',
    'openTables',
    'lockSeat',
    'setRegistration',
    'setHandForHand',
    'waiveFlag',
    'declineCasino',
  ];
  return {
    type: 'family.do',
    command: timeless.includes(String(command.do)) ? command : { at: START, ...command },
  };
};

export type FloorPlan = {
  readonly people?: number;
  readonly tables?: number;
  readonly seats?: number;
  /** How many sit, one after the other round tables 1, 2, 3 …; everybody when left out. */
  readonly seated?: number;
  readonly name?: (no: number) => string;
  readonly traits?: (no: number) => { readonly [trait: string]: boolean };
  readonly rules?: Partial<PokerRules>;
  readonly more?: readonly CommandInput[];
};

/** An event whose first tables are filled in order: player (t - 1) * seats + s sits at table t, seat s. */
export const openFloor = async (plan: FloorPlan = {}): Promise<FakeDoor> => {
  const { tables = 3, seats = 9, name = (no: number) => `Player ${no}`, traits = () => ({}) } = plan;
  const people = plan.people ?? tables * seats;
  const seated = plan.seated ?? Math.min(people, tables * seats);
  useFloor.setState(useFloor.getInitialState(), true);
  await page.viewport(1366, 768);
  const door = await openDesk(
    {
      event: {
        name: 'Friday Deepstack',
        family: 'poker',
        rules: { ...defaultRules, breaksWhileOpen: 'normal', seatCount: seats, ...plan.rules } as unknown as Json,
        commands: [
          {
            type: 'entrants.add',
            entrants: Array.from({ length: people }, (_, i) => ({
              name: name(i + 1),
              traits: { paid: true, ...traits(i + 1) },
            })),
          },
          ...(tables === 0
            ? []
            : [
                floor({ do: 'addTables', count: tables }),
                floor({ do: 'openTables', tables: Array.from({ length: tables }, (_, i) => i + 1) }),
              ]),
          ...(seated === 0
            ? []
            : [
                floor({
                  do: 'place',
                  seats: Array.from({ length: seated }, (_, i) => ({
                    player: i + 1,
                    table: Math.floor(i / seats) + 1,
                    seat: (i % seats) + 1,
                  })),
                }),
              ]),
          ...(plan.more ?? []),
        ],
      },
    },
    'rounds',
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Floor' })).toBeVisible();
  return door;
};

export const floorNow = (door: FakeDoor): Floor => {
  const { tournament } = door.ledger();
  if (tournament === null) throw new Error('no tournament');
  return floorOf(tournament);
};

/** Numbers of entries that are out, in order of their busts. */
export const outs = (door: FakeDoor): readonly number[] =>
  itemsOf(floorNow(door).busts).flatMap(({ busted }) => busted.map(({ entry }) => entry));

/** The last command that was sent. */
export const lastSent = (door: FakeDoor): Json => {
  const sent = door.calls.findLast(({ method }) => method === 'tournament.do');
  return ((sent?.input as { command?: { command?: Json } } | undefined)?.command?.command ?? null) as Json;
};

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

export const box = () => page.getByRole('combobox', { name: 'Seat, player, table or slip' });
export const chair = (table: number | string, seat: number) =>
  page.getByRole('button', { name: new RegExp(`^Table ${table}, seat ${seat}\\b`) });
export const tile = (table: number | string) => page.getByRole('region', { name: new RegExp(`^Table ${table}:`) });

/** A table where it is drawn as a tile. */
export const countTile = (table: number | string) => page.getByRole('button', { name: new RegExp(`^Table ${table}:`) });
export const slipsOut = (count: number) => page.getByRole('radio', { name: `Slips out ${count}`, exact: true });

/** Types a line into the box and enters it. */
export const call = async (line: string): Promise<void> => {
  await box().fill(line);
  await press('{Enter}');
};

export const card = (title: string) => page.getByRole('article', { name: title });
export const button = (name: string | RegExp) => page.getByRole('button', { name });

/** The big blind marked at tables 1, 2, 3 …, each on its seat. */
export const marks = (...seats: readonly number[]) =>
  seats.map((seat, index) => floor({ do: 'markBigBlind', table: index + 1, seat }));

/** Entries that are out in one hand. */
export const bust = (...entries: readonly number[]) =>
  floor({ do: 'bust', hands: [entries.map((entry) => ({ entry }))] });
