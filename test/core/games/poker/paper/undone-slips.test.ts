/** Slips that an undo made void [room 2.6]: their players have them in hand, though the floor knows nothing of them any more. */

import { describe, expect, test } from 'vitest';
import { slipOf } from '../../../../../core/games/poker/paper/slips.ts';
import { undoneSlips } from '../../../../../core/games/poker/paper/undone-slips.ts';
import { entryOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { stream } from '../../../../../core/random/stream.ts';
import { laidOut } from '../laid-out.ts';
import type { Venue } from '../venue.ts';

const undone = (hall: Venue) => undoneSlips(hall.steps, hall.floor);
const numbers = (hall: Venue) => undone(hall).map(({ slip }) => slip);

describe('a table break that is undone', () => {
  const broken = () => {
    const hall = laidOut([5, 5, 4]);
    hall.do({ do: 'breakTables', tables: [3] });
    return hall;
  };

  test('lists the slips that are void, with whose they are and where they lead', () => {
    const hall = broken();
    const out = hall.floor.pending.map(({ slip, entry, to }) => ({
      slip,
      player: entryOf(hall.floor, entry ?? 0)?.player,
      to,
    }));
    expect(undone(hall)).toEqual([]);
    hall.undo();
    expect(out).toHaveLength(4);
    expect(undone(hall)).toEqual(out);
  });

  test('lists none once it is done again, and the old ones beside the new where it is drawn again', () => {
    const hall = broken();
    hall.undo();
    hall.redo();
    expect(numbers(hall)).toEqual([]);
    hall.undo();
    hall.do({ do: 'breakTables', tables: [3], reason: 'wrong table' });
    expect(numbers(hall)).toEqual([1, 2, 3, 4]);
    expect(hall.floor.pending.map(({ slip }) => slip)).toEqual([5, 6, 7, 8]);
  });

  test('lists what was fetched back no more, until that is undone too; what nobody has cannot be fetched', () => {
    const hall = broken();
    hall.undo();
    hall.do({ do: 'fetchSlips', slips: [2, 3] });
    expect(numbers(hall)).toEqual([1, 4]);
    expect(hall.refused({ do: 'fetchSlips', slips: [2] }).code).toBe('poker.slipUnknown');
    hall.undo();
    expect(numbers(hall)).toEqual([1, 2, 3, 4]);
    expect(hall.refused({ do: 'fetchSlips', slips: [5] }).code).toBe('poker.slipUnknown');
    hall.do({ do: 'breakTables', tables: [3], reason: 'wrong table' });
    expect(hall.refused({ do: 'fetchSlips', slips: [5] }).code).toBe('poker.slipUnknown');
  });
});

test('a slip is that of the player who got it, though another one has the number of the entry since', () => {
  const hall = laidOut([5], { people: 7 });
  hall.do({ do: 'late', player: 6 });
  hall.undo();
  hall.do({ do: 'late', player: 7, reason: 'somebody else' });
  expect(undone(hall)).toMatchObject([{ slip: 1, player: 6 }]);
  expect(entryOf(hall.floor, 6)?.player).toBe(7);
});

test('100 evenings with undo and redo: a number that was given out is on the floor, or void in a hand, or fetched', () => {
  let met = 0;
  for (let evening = 0; evening < 100; evening++) {
    const random = stream(`undone slips ${evening}`, 'presses');
    const hall = laidOut([6, 6, 5, 4], { people: 24 }, false);
    const start = hall.stepsDone();
    for (let press = 0; press < 25; press++) {
      const roll = random.below(8);
      const at = { table: 1 + random.below(4), seat: 1 + random.below(9) };
      if (roll === 0 && hall.stepsDone() > start) hall.undo();
      else if (roll === 1) hall.tried({ do: 'breakTables', tables: [at.table], reason: 'again' });
      else if (roll === 2) hall.tried({ do: 'move', entry: 1 + random.below(21), ...at });
      else if (roll === 3) hall.tried({ do: 'late', player: 22 + random.below(3), reason: 'again' });
      else if (roll === 4) hall.arriveAll();
      else if (roll === 5)
        hall.tried({ do: 'cancelMoves', slips: [hall.floor.pending[0]?.slip ?? 1], confirmed: true });
      else if (roll === 6) {
        const [slip] = numbers(hall);
        if (slip !== undefined) hall.do({ do: 'fetchSlips', slips: [slip] });
      } else if (hall.stepsDone() > start) {
        hall.undo();
        hall.redo();
      }
      const known = (slip: number) => slipOf(hall.floor, slip) !== undefined;
      const back = new Set(hall.floor.fetched ?? []);
      const wanted = Array.from({ length: hall.counters.nextSlip - 1 }, (_, index) => index + 1).filter(
        (slip) => !known(slip) && !back.has(slip),
      );
      expect(numbers(hall)).toEqual(wanted);
    }
    met += numbers(hall).length;
  }
  expect(met).toBeGreaterThan(100);
});
