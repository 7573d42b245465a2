import type { BridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { useSeating } from '../../../../renderer/round/seating/seating-store.ts';
import type { FakeDoor, FakeOptions } from '../../door.ts';
import { openDesk } from '../../open-desk.tsx';
import { tournamentOf } from '../../round/desk.ts';

const commandsOf = ({ done }: Ledger): CommandInput[] => {
  const commands: CommandInput[] = [];
  for (let link = done; link !== null; link = link.earlier) commands.unshift(link.step.command as CommandInput);
  return commands.slice(1);
};

/** A desk window over a bridge event, on any screen. */
export const openBridge = (
  screen: string,
  ledger: Ledger,
  rules: BridgeRules,
  options: FakeOptions = {},
): Promise<FakeDoor> => {
  useSeating.setState(useSeating.getInitialState(), true);
  localStorage.clear();
  const event = {
    name: 'Autumn Pairs',
    family: 'bridge' as const,
    plannedRounds: 9,
    rules: rules as unknown as Json,
    commands: commandsOf(ledger),
  };
  return openDesk({ locale: 'en', event, ...options }, screen);
};

export { tournamentOf };
