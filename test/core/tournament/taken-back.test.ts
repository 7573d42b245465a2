import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import type { Round } from '../../../core/tournament/state.ts';
import { takenBack } from '../../../core/tournament/taken-back.ts';
import { attempt, eventOf, plain, publishing, redo, resultsOf, run, stateOf, undo } from './event.ts';

const back = (ledger: Ledger, no: number): Round | null => takenBack(ledger, no, families)?.round ?? null;
const roundIn = (ledger: Ledger, no: number): Round => {
  const round = stateOf(ledger).rounds[no - 1];
  if (round === undefined) throw new Error(`no round ${no}`);
  return round;
};
const turned = (ledger: Ledger, no: number) =>
  plain(roundIn(ledger, no).tables).map(({ table, seats }) => ({
    table,
    seats: table === 1 ? seats.toReversed() : seats,
  }));

describe('D-3 a seating that was taken back', () => {
  const event = eventOf(8);
  const seated = run(event, publishing(event));
  const revised = run(seated, { type: 'round.revise', no: 1, tables: turned(seated, 1) });

  test('comes back from a withdrawal as it stood, changes by hand included', () => {
    expect(back(run(revised, { type: 'round.withdraw', no: 1 }), 1)).toEqual(roundIn(revised, 1));
  });
  test('comes back from an undo as it was published', () => {
    expect(back(undo(seated), 1)).toEqual(roundIn(seated, 1));
    expect(back(undo(undo(revised)), 1)).toEqual(roundIn(seated, 1));
  });
  test('a withdrawal that is undone leaves nothing to come back, one that is redone does', () => {
    const undone = undo(run(revised, { type: 'round.withdraw', no: 1 }));
    expect(back(undone, 1)).toBeNull();
    expect(back(redo(undone), 1)).toEqual(roundIn(revised, 1));
  });
  test('of two that went one after the other the later comes back, also when its withdrawal is redone', () => {
    const withdrawn = run(seated, { type: 'round.withdraw', no: 1 });
    const other = undo(run(withdrawn, publishing(withdrawn, 'random', {}, 'other')));
    expect(back(other, 1)?.draw.proposal.seed).toBe('other');
    expect(back(redo(undo(other)), 1)).toEqual(roundIn(seated, 1));
  });
  test('does not come back where the event would be seated otherwise now', () => {
    const gone = run(
      seated,
      { type: 'round.withdraw', no: 1 },
      { type: 'entrants.play', ids: [1, 2, 3, 4], playing: false },
    );
    expect(back(gone, 1)).toBeNull();
    const again = run(gone, { type: 'entrants.play', ids: [1, 2, 3, 4], playing: true });
    expect(back(again, 1)?.tables).toEqual(roundIn(seated, 1).tables);
  });
  test('a round that was seated elsewhere has no draw to come back', () => {
    const tables = [1, 2].map((table) => ({ table, seats: [1, 2, 3, 4].map((seat) => 4 * (table - 1) + seat) }));
    const taken = run(event, { type: 'round.takeIn', method: 'random', tables, byes: [] });
    expect(back(run(taken, { type: 'round.withdraw', no: 1 }), 1)).toBeNull();
  });

  test('whatever was done and undone: it is the round as it was last seen, or nothing', () => {
    const acts = fc.array(fc.constantFrom('publish', 'revise', 'withdraw', 'results', 'confirm', 'undo', 'redo'), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(acts, (list) => {
        let ledger = event;
        const seen = new Map<number, Round>();
        for (const [at, act] of list.entries()) {
          const no = stateOf(ledger).rounds.length;
          const before = ledger;
          try {
            if (act === 'undo') ledger = no === 0 && ledger.done?.earlier?.earlier === null ? ledger : undo(ledger);
            else if (act === 'redo') ledger = redo(ledger);
            else if (act === 'publish') ledger = run(ledger, publishing(ledger, 'random', {}, `s${at}`));
            else if (act === 'results') ledger = run(ledger, ...resultsOf(ledger, no));
            else {
              const command =
                act === 'revise'
                  ? { type: 'round.revise' as const, no, tables: turned(ledger, no) }
                  : { type: act === 'withdraw' ? ('round.withdraw' as const) : ('round.confirm' as const), no };
              const answer = attempt(ledger, command);
              if (answer.ok) ledger = answer.value;
            }
          } catch {
            ledger = before;
          }
          // The plain model: what stood last before it went. The clock and the results of that time go with it.
          for (const round of stateOf(before).rounds) seen.set(round.no, round);
          const next = stateOf(ledger).rounds.length + 1;
          for (const round of stateOf(ledger).rounds) expect(back(ledger, round.no)).toBeNull();
          const found = back(ledger, next);
          if (found !== null) expect(found).toEqual(seen.get(next));
          if (stateOf(before).rounds.length === next && act !== 'results') expect(found).toEqual(seen.get(next));
        }
      }),
      { numRuns: 200 },
    );
  });
});
