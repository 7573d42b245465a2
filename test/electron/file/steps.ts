/** Contents for trials of the file, without the test runner: child processes use them too. */

import type { Answer } from '../../../core/tournament/refusal.ts';
import type { Json } from '../../../core/tournament/words.ts';
import type { NewFile, NewStep, SnapshotContent, StoredStep } from '../../../electron/backend/file/tournament-file.ts';

export const ID = '0123456789abcdef0123456789abcdef';
export const OTHER_ID = 'fedcba9876543210fedcba9876543210';
export const ABOUT: NewFile = {
  tournamentId: ID,
  createdBy: 'Seatwright 0.1.0',
  createdAt: '2026-11-20T14:03:22.000Z',
};

export const must = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
};

/** The n-th step of the sample: a result at a table, with a name that needs more than ASCII. */
export const sampleStep = (n: number, more: Partial<NewStep> = {}): NewStep => ({
  commandId: `command-${n}`,
  at: new Date(Date.UTC(2026, 10, 20, 14, 0, n)).toISOString(),
  actor: n % 5 === 0 ? 'tablet-3' : 'desk',
  kind: 'do',
  cancels: null,
  command: { do: 'enterResult', round: 1 + (n % 4), table: n, points: [32000 - n, 23000 + n, 25000, 20000] },
  changes: [{ what: 'resultEntered', table: n, by: 'Ольга Żółć 東' }],
  answer: { done: n },
  ...more,
});

/** What the sample's fold looks at. */
export type Answered = Pick<StoredStep, 'answer'>;

/** What the sample folds to: how many steps, and their tables. */
export const sampleReplay = (steps: readonly Answered[]): SnapshotContent => ({
  state: { steps: steps.length, tables: steps.map(({ answer }) => (answer as { done: Json }).done) },
  export: sampleExport(steps.length),
});

export const sampleExport = (n: number): SnapshotContent['export'] => ({
  players: [
    { id: 1, name: 'Ольга', club: null, country: 'LV', playing: true },
    { id: 2, name: "O'Neil", club: 'Hof', country: null, playing: false },
  ],
  rounds: [{ no: 1, stage: 'main', method: 'swiss', seed: 'k3' }],
  seats: [{ round: 1, table_no: 1, seat: 'E', player: 1 }],
  results: [{ round: 1, table_no: 1, seat: 'E', player: 1, points: 32000, score: 170 }],
  standings: [{ place: 1, player: 1, score: n, games: 1 }],
});
