import { describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { eventOf, publishing, refusalOf, resultsOf, run, stateOf, undo } from './event.ts';

const seated = () => {
  const before = eventOf(8);
  return { before, after: run(before, publishing(before)) };
};

const together = (...parts: CommandInput[][]): CommandInput =>
  ({ type: 'together', from: 'list', parts }) as CommandInput;

describe('several commands as one step', () => {
  test('each is decided on the tournament as the ones before leave it', () => {
    const { before, after } = seated();
    const alone = run(after, ...resultsOf(after, 1), { type: 'round.confirm', no: 1 });
    const at = run(before, together([publishing(before)], resultsOf(after, 1), [{ type: 'round.confirm', no: 1 }]));
    expect(stateOf(at)).toEqual(stateOf(alone));
    expect(at.last).toBe(before.last + 1);
  });
  test('one undo takes all of it back', () => {
    const { before, after } = seated();
    expect(stateOf(undo(run(before, together([publishing(before)], resultsOf(after, 1)))))).toEqual(stateOf(before));
  });
  test('all or nothing: the refusal of one is the refusal of all', () => {
    const { before, after } = seated();
    const missing = together([publishing(before)], resultsOf(after, 1).slice(1), [{ type: 'round.confirm', no: 1 }]);
    expect(refusalOf(before, missing)).toEqual(
      refusalOf(run(after, ...resultsOf(after, 1).slice(1)), { type: 'round.confirm', no: 1 }),
    );
  });
});
