import type { CommandInput } from '../../../core/tournament/commands.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { useEntryStore } from '../../../renderer/round/entry/entry-store.ts';
import { useRoundPlace } from '../../../renderer/round/round-place.ts';
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

/** A desk window over an event of so many players, on a screen of rounds. */
export const openRounds = async (
  screen: 'rounds' | 'results' | 'standings',
  ledger: Ledger,
  options: FakeOptions = {},
): Promise<FakeDoor> => {
  useSeating.setState(useSeating.getInitialState(), true);
  useEntryStore.setState(useEntryStore.getInitialState(), true);
  useRoundPlace.setState(useRoundPlace.getInitialState(), true);
  localStorage.clear();
  const event = { name: 'Spring Open', plannedRounds: 8, commands: commandsOf(ledger) };
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
