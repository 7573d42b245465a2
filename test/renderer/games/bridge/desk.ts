import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { choosePart } from '../../../../renderer/games/bridge/seating-sheet/part.ts';
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
  choosePart('start');
  const event = {
    name: 'Autumn Pairs',
    family: 'bridge' as const,
    plannedRounds: 9,
    rules: rules as unknown as Json,
    commands: commandsOf(ledger),
  };
  return openDesk({ locale: 'en', event, ...options }, screen);
};

/** A topic by the words of the vendor, found in the box by keyboard alone; with `person` the one it asks for. */
export const openTopic = async (words: string, person?: string): Promise<void> => {
  const take = async (typed: string) => {
    await userEvent.keyboard(typed);
    await expect.poll(() => page.getByRole('option').elements()[0]?.textContent.startsWith(typed)).toBe(true);
    await userEvent.keyboard('{Enter}');
  };
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  await take(words);
  if (person !== undefined) await take(person);
  await expect.element(page.getByRole('dialog', { name: 'Search and commands' })).not.toBeInTheDocument();
};

/** *How rounds are seated*, over the window. */
export const sheet = () => page.getByRole('dialog', { name: 'How rounds are seated' });

export { tournamentOf };
