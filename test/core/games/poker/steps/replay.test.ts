import { describe, expect, test } from 'vitest';
import { families } from '../../../../../core/games/all.ts';
import { replayedDraws } from '../../../../../core/games/poker/steps/replay.ts';
import type { CommandInput } from '../../../../../core/tournament/commands.ts';
import type { Step } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { created, journaled, run, undo } from '../../../tournament/event.ts';

const floorDo = (command: Record<string, Json>): CommandInput => ({
  type: 'family.do',
  command: { at: 1_800_000_000_000, ...command },
});

/** Initial draw, undone, drawn again, a late entry, a break: with its journal. */
const journal = (): readonly Step[] => {
  const { steps, ledger, keep } = journaled();
  const people = Array.from({ length: 20 }, (_, i) => ({
    name: `Player ${i + 1}`,
    traits: { paid: true, expert: i < 2 },
  }));
  keep(run(ledger(), { ...created, family: 'poker', plannedRounds: 1 } as CommandInput));
  keep(run(ledger(), { type: 'entrants.add', entrants: people }));
  keep(run(ledger(), { type: 'family.do', command: { do: 'addTables', count: 3 } }));
  keep(run(ledger(), floorDo({ do: 'initialDraw' })));
  keep(undo(ledger()));
  keep(run(ledger(), floorDo({ do: 'initialDraw' })));
  keep(
    run(ledger(), {
      type: 'entrants.add',
      entrants: [{ name: 'Late', traits: { paid: true } }],
      atOnce: { do: 'seat', at: 1_800_000_000_000 },
    }),
  );
  for (const entry of [1, 2, 3]) keep(run(ledger(), floorDo({ do: 'bust', hands: [[{ entry }]] })));
  keep(run(ledger(), floorDo({ do: 'breakTables', tables: [1] })));
  return JSON.parse(JSON.stringify(steps)) as Step[];
};

describe('every draw can be drawn again', () => {
  test('undone ones, late entries and breaks included, with the same seats', () => {
    expect(replayedDraws(journal(), families)).toEqual([1, 2, 3, 4].map((draw) => ({ draw, isSame: true })));
  });

  test('a seat that somebody chose is found', () => {
    const tampered = journal().map((step) => {
      const text = JSON.stringify(step);
      if (!text.includes('"cause":"late"')) return step;
      const seat = /"seat":(\d+),"rule"/.exec(text)?.[1];
      return JSON.parse(text.replace(`"seat":${seat},"rule"`, `"seat":${seat === '9' ? 8 : 9},"rule"`)) as Step;
    });
    expect(replayedDraws(tampered, families).filter(({ isSame }) => !isSame)[0]?.draw).toBe(3);
  });
});
