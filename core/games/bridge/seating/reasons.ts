/** Why a table is as it is [bridge 4.19]: steps of the trace that touched it, earlier meetings, directions, place in the hall. */

import type { ProposedTable } from '../../../game/seating.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import type { Meetings } from './pairing/meetings.ts';
import type { PairedList } from './pairing/paired-lists.ts';
import { stepPhrase, stepsOf } from './pairing/trace-words.ts';
import type { Row, Stationary } from './physical-tables.ts';

type Seated = Row & { readonly ns: EntrantId; readonly ew: EntrantId };

export type ReasonField = {
  readonly rows: readonly Row[];
  readonly rankOf: (entrant: EntrantId) => number;
  readonly lists: readonly PairedList[];
  readonly meetings: Meetings;
  readonly stationary: readonly Stationary[];
};

const say = (code: string, params: Phrase['params'] = {}): Phrase => ({ code: `bridge.reasons.${code}`, params });

const pairing = ({ ns, ew }: Seated, { rankOf, lists }: ReasonField): readonly Phrase[] => {
  const [better, worse] = rankOf(ns) < rankOf(ew) ? [ns, ew] : [ew, ns];
  for (const { faithful, words } of lists) {
    const n = 1 + faithful.matches.findIndex(([a, b]) => a === better && b === worse);
    if (n > 0) return stepsOf(faithful.trace, n).map((step) => stepPhrase(step, words));
  }
  const isPaired = lists.some(({ faithful }) => faithful.matches.some((match) => match.includes(better)));
  return [isPaired ? say('harder', { player: better, other: worse }) : say('byDirector')];
};

const meeting = ({ ns, ew }: Seated, { meetings }: ReasonField): readonly Phrase[] => {
  const met = meetings.rounds(ns, ew);
  const ignored = meetings.ignored(ns, ew);
  const players = [ns, ew];
  return [
    met.length === 0
      ? say('nobodyMet', { players })
      : say('metBefore', { players, rounds: [...met], count: met.length }),
    ...(ignored.length === 0 ? [] : [say('ignored', { players, rounds: [...ignored], count: ignored.length })]),
  ];
};

const place = (row: Seated, { stationary }: ReasonField): readonly Phrase[] => [
  ...(row.switched ? [say('switched', { player: row.ns, other: row.ew })] : []),
  ...stationary
    .filter(({ entrant, table }) => (entrant === row.ns || entrant === row.ew) && table === row.table)
    .map(({ entrant }) => say('atHome', { player: entrant, table: row.table })),
];

const isSeated = (row: Row): row is Seated => row.ns !== null && row.ew !== null;

export const tableReasons = (field: ReasonField): ProposedTable[] =>
  field.rows.filter(isSeated).map((row) => ({
    table: row.table,
    seats: [row.ns, row.ew],
    reasons: [...pairing(row, field), ...meeting(row, field), ...place(row, field)],
  }));
