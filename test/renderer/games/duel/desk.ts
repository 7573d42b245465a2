import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { duelEvent, played, seated } from '../../../core/games/duel/played-event.ts';
import type { FakeDoor, FakeOptions } from '../../door.ts';
import { openRounds, tournamentOf } from '../../round/desk.ts';

/** A desk window over a 1-v-1 event, on a screen of rounds. */
export const openDuel = async (
  screen: Parameters<typeof openRounds>[0],
  ledger: Ledger,
  rules?: Json,
  options: FakeOptions = {},
): Promise<FakeDoor> => {
  const commands: CommandInput[] = [];
  for (let link = ledger.done; link !== null; link = link.earlier) {
    commands.unshift(link.step.command as CommandInput);
  }
  const event = {
    name: 'Autumn Clash',
    family: 'duel' as const,
    plannedRounds: 6,
    commands: commands.slice(1),
    ...(rules === undefined ? {} : { rules }),
  };
  return openRounds(screen, ledger, { ...options, event });
};

export { duelEvent, played, seated, tournamentOf };

/** Outcomes of a round as the back end has them, by table: who won, and the games. */
export const storedOutcomes = (door: FakeDoor, round = 1): { readonly [table: string]: string } =>
  Object.fromEntries(
    Object.entries(tournamentOf(door).rounds[round - 1]?.results ?? {}).map(([table, result]) => {
      const { outcome, games, reason } = result as {
        outcome: string;
        games: { a: number; b: number; draws: number };
        reason: string;
      };
      return [table, `${outcome} ${games.a}-${games.b}-${games.draws} ${reason}`];
    }),
  );
