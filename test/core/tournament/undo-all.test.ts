import { expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { type Stream, stream } from '../../../core/random/stream.ts';
import type { CommandInput } from '../../../core/tournament/commands.ts';
import { canonical } from '../../../core/tournament/draws/fingerprint.ts';
import { advance, emptyLedger, type Ledger, redoStep, type Step, undoStep } from '../../../core/tournament/ledger.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { attempt, eventOf, publishing, redo, stateOf, undo } from './event.ts';

const EDITS = 500;

/** An edit of a TO in the middle of an event; not all of them are possible at every moment. */
const editOf = (ledger: Ledger, random: Stream): CommandInput => {
  const { rounds, entrants } = stateOf(ledger);
  const round = rounds.at(-1);
  const someone = entrants[random.below(entrants.length)]?.id ?? 1;
  const table = round?.tables[random.below(round.tables.length)];
  const kind = random.below(20);
  if (round === undefined || kind === 0)
    return { type: 'tournament.describe', name: `T${random.below(1000)}`, plannedRounds: 40 };
  if (kind === 1) return { type: 'entrant.edit', id: someone, entrant: { name: `N${random.below(9999)} Ёж 髙` } };
  if (kind === 2) return { type: 'round.confirm', no: round.no };
  if (kind === 3) return { type: 'round.reopen', no: round.no };
  if (kind === 4) return { type: 'result.clear', round: round.no, table: table?.table ?? 1 };
  const points = [300 + random.below(100), 300, 300].map((score) => 100 * score);
  const last = 120_000 - points.reduce((sum, score) => sum + score, 0);
  return { type: 'result.enter', round: round.no, table: table?.table ?? 1, result: { points: [...points, last] } };
};

/** The journal as it is read again after a restart. */
const restarted = (steps: readonly Step[]): Ledger =>
  (JSON.parse(JSON.stringify(steps)) as Step[]).reduce((ledger, step) => advance(ledger, step, families), emptyLedger);

const text = ({ tournament }: Ledger): string => canonical(tournament as unknown as Json);

test('K-07: 500 edits, all undone, all redone: byte-equal at both ends, also after a restart in the middle', () => {
  const random = stream('k07');
  const steps: Step[] = [];
  let ledger = emptyLedger;
  const keep = (next: Ledger, kind: 'do' | 'undo' | 'redo'): void => {
    if (next.last === ledger.last) return;
    const made =
      kind === 'do' ? next.done?.step : { cancels: kind === 'undo' ? ledger.done?.step.no : ledger.undone?.step.no };
    steps.push({ command: null, changes: [], ...made, no: next.last, kind } as Step);
    ledger = next;
  };
  // The event and its first round, as one start: these steps are not undone below.
  const started = eventOf(32);
  for (let link = started.done; link !== null; link = link.earlier) steps.unshift(link.step);
  ledger = restarted(steps);
  expect(text(ledger)).toBe(text(started));
  const first = attempt(ledger, publishing(ledger));
  if (!first.ok) throw new Error('not seated');
  keep(first.value, 'do');
  const begun = text(ledger);
  const depth = steps.length;

  let edits = 0;
  while (edits < EDITS) {
    const before = ledger.last;
    const answer = attempt(ledger, editOf(ledger, random));
    if (answer.ok) keep(answer.value, 'do');
    edits += ledger.last - before;
  }
  const done = text(ledger);
  expect(done).not.toBe(begun);
  expect(steps).toHaveLength(depth + EDITS);

  for (let i = 0; i < EDITS; i++) {
    if (i === EDITS / 2) {
      const again = restarted(steps);
      expect(text(again)).toBe(text(ledger));
      ledger = again;
    }
    keep(undo(ledger), 'undo');
  }
  expect(text(ledger)).toBe(begun);

  for (let i = 0; i < EDITS; i++) {
    if (i === EDITS / 2) ledger = restarted(steps);
    keep(redo(ledger), 'redo');
  }
  expect(redoStep(ledger).ok).toBe(false);
  expect(undoStep(ledger).ok).toBe(true);
  expect(text(ledger)).toBe(done);
  expect(text(restarted(steps))).toBe(done);
});
