import { expect, test } from 'vitest';
import { families } from '../../../../../core/games/all.ts';
import { bridge } from '../../../../../core/games/bridge/bridge.ts';
import { type Command, type CommandInput, command } from '../../../../../core/tournament/commands.ts';
import type { Games } from '../../../../../core/tournament/decide.ts';
import { fingerprint } from '../../../../../core/tournament/draws/fingerprint.ts';
import { doStep } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { closed, proposalFor, run, stateOf, undo } from '../tournament.ts';

const before = () => closed(8, bridge.rules.usual as never);

const publishing = (): CommandInput => {
  const ledger = before();
  const request = bridge.seating.request(stateOf(ledger), 'start', {}, 'seed');
  if (!request.ok) throw new Error(request.refusal.code);
  const said = fingerprint(request.value);
  const proposal = proposalFor(ledger, 'start');
  return { type: 'round.publish', method: 'start', options: {}, proposal, fingerprint: said, opening: true } as never;
};

const stepOf = (asked: Command, games: Games = families) => {
  const step = doStep(before(), asked, games);
  if (!step.ok || step.value === null) throw new Error('no step');
  return step.value;
};

const places = ({ changes }: ReturnType<typeof stepOf>) =>
  changes.map((change) => (change.type === 'round.published' ? [change.no, change.tables] : change.type));

/** An engine that will once seat the start otherwise. */
const later: Games = {
  ...families,
  bridge: {
    ...families.bridge,
    seating: {
      ...families.bridge.seating,
      methods: families.bridge.seating.methods.map((method) => ({
        ...method,
        seat: (...asked: Parameters<typeof method.seat>) => {
          const made = method.seat(...asked);
          if (!made.ok) return made;
          const tables = made.value.tables.map((table) => ({ ...table, seats: table.seats.toReversed() }));
          return { ...made, value: { ...made.value, tables } };
        },
      })),
    },
  },
};

test('W-9.3 the start rounds are one step, and one undo takes both back', () => {
  const published = run(before(), publishing());
  expect(stateOf(published).rounds.map(({ no }) => no)).toEqual([1, 2]);
  expect(published.last).toBe(before().last + 1);
  expect(stateOf(undo(published))).toEqual(stateOf(before()));
});

test('the log keeps what was seated: carried out again by another engine, nobody sits elsewhere', () => {
  const made = stepOf(command.parse(publishing()));
  expect(places(stepOf(command.parse(publishing()), later))).not.toEqual(places(made));
  const { fingerprint: _said, ...stored } = made.command as { readonly [name: string]: Json };
  expect(places(stepOf(command.parse(stored), later))).toEqual(places(made));
});
