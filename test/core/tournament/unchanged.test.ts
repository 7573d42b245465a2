import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { suggestedLevels } from '../../../core/games/poker/rules/clock.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { advance, emptyLedger, type Ledger } from '../../../core/tournament/ledger.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { run, stateOf } from './event.ts';

const AT = 1_800_000_000_000;

const sample = (family: keyof typeof families): Ledger =>
  sampleSteps({ family, name: 'Sample', id: '0'.repeat(32), at: '2027-01-15T08:00:00Z', now: AT }).reduce(
    (ledger, step) => advance(ledger, step, families),
    emptyLedger,
  );

/** The same value with its members in another order: forms do not keep it. */
const turned = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, turned(member as Json)]),
  );
};

/** What the dialogs of every game send when nothing was changed in them. */
const saved = (ledger: Ledger): readonly CommandInput[] => {
  const { name, plannedRounds, place, days, rules, entrants, standingsShown, starts } = stateOf(ledger);
  const [one] = entrants;
  if (one === undefined) throw new Error('nobody plays');
  const { id, playing: _, ...entrant } = one;
  return [
    { type: 'tournament.describe', name, plannedRounds, place: place ?? '', days: days ?? null },
    { type: 'tournament.rule', rules: turned(rules) as never },
    { type: 'tournament.time', starts: [...(starts ?? [])] },
    { type: 'standings.show', ...standingsShown },
    { type: 'entrant.edit', id, entrant: turned(entrant) as never },
    { type: 'entrants.mark', ids: [id], trait: 'nobody', value: null },
  ];
};

describe('what is saved as it stands is no step of the history', () => {
  for (const family of ['mahjong', 'bridge', 'duel', 'poker'] as const) {
    test(family, () => {
      const ledger = sample(family);
      for (const command of saved(ledger)) {
        const after = run(ledger, command);
        expect([command.type, after.last]).toEqual([command.type, ledger.last]);
      }
    });
  }

  const own = (command: { readonly [name: string]: Json }): CommandInput => ({ type: 'family.do', command });

  const whole: readonly (readonly [keyof typeof families, CommandInput])[] = [
    ['mahjong', own({ do: 'setApart', apart: { pairs: [[1, 2]], teamMates: true, clubMates: false } })],
    ['duel', own({ do: 'setTables', tables: { first: 3, skipped: [5] } })],
    ['bridge', own({ do: 'setDirectors', entrants: [1] })],
    ['duel', { type: 'entrants.play', ids: [1], playing: false }],
    ['poker', own({ do: 'setLevels', at: AT, levels: suggestedLevels(20) as unknown as Json })],
  ];

  test.each(whole)('settings of %s that a dialog sends as a whole', (family, command) => {
    const { last } = sample(family);
    const once = run(sample(family), command);
    expect(once.last).toBe(last + 1);
    expect(run(once, command).last).toBe(last + 1);
  });
});
