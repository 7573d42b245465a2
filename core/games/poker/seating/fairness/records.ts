/**
 * What became of the numbers of draws, as records and as a chain of hashes [room 1.7]. Slips show its digits, so rewriting the
 * evening would mean collecting them all.
 *
 * | rule | function |
 * | --- | --- |
 * | records come from the journal, undone steps too; nothing is stored a second time | `recordsOf` |
 * | undo of a look is `left`, its redo `looked`; of a draw `undone` and `redone` | `recordsOf` |
 * | `seats`: SHA-256 of `entry:table.seat:rule` joined by blanks, in order of drawing | `seatsHash` |
 * | h(0) = fingerprint; h(k) = SHA-256 of h(k-1), a line feed, canonical JSON of record k | `chainOf` |
 * | the first 8 digits beside a draw: "ED62 7099" | `chainMarks` |
 */

import type { DrawNo } from '../../../../tournament/words.ts';
import type { DrawCause, SeatDraw } from '../../rules/floor-state.ts';
import { type DrawFact, isDrawFact } from './draw-facts.ts';
import { canonical } from './input.ts';
import { sha256Of } from './seeds.ts';

export type DrawRecord = {
  readonly draw: DrawNo;
  readonly did: 'looked' | 'left' | 'drawn' | 'undone' | 'redone';
  readonly cause?: DrawCause;
  /** Check number of the input; draws made before inputs were kept have none. */
  readonly input?: string;
  /** The number that was looked at and not drawn when this one was given out. */
  readonly after?: DrawNo;
  /** The undone numbers that this one draws again, and why. */
  readonly again?: readonly DrawNo[];
  readonly reason?: string;
  readonly seats?: string;
  readonly at: number;
};

export type RecordedStep = {
  readonly no: number;
  readonly kind: 'do' | 'undo' | 'redo';
  readonly cancels: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly changes: readonly { readonly type: string }[];
};

const seatsHash = (seats: SeatDraw['seats']): string =>
  sha256Of(seats.map(({ entry, table, seat, rule }) => `${entry}:${table}.${seat}:${rule}`).join(' '));

const ofFact = (fact: DrawFact): readonly DrawRecord[] => {
  switch (fact.type) {
    case 'draw.looked': {
      const { draw, cause, input, after, at } = fact;
      return [{ draw, did: 'looked', cause, input, ...(after === undefined ? {} : { after }), at }];
    }
    case 'draw.left':
      return [{ draw: fact.draw, did: 'left', at: fact.at }];
    case 'drawn': {
      const { no, cause, input, after, again, reason, seats, at } = fact.draw;
      return [
        {
          draw: no,
          did: 'drawn',
          cause,
          ...(input === undefined ? {} : { input }),
          ...(after === undefined ? {} : { after }),
          ...(again === undefined ? {} : { again }),
          ...(reason === undefined ? {} : { reason }),
          seats: seatsHash(seats),
          at,
        },
      ];
    }
  }
};

const opposite = { looked: 'left', drawn: 'undone' } as const;

export const recordsOf = (steps: readonly RecordedStep[]): readonly DrawRecord[] => {
  const ofStep = new Map<number, readonly DrawRecord[]>();
  return steps.flatMap(({ no, kind, cancels, at, changes }): readonly DrawRecord[] => {
    if (kind === 'do') {
      const records = changes.filter(isDrawFact).flatMap(ofFact);
      if (records.length > 0) ofStep.set(no, records);
      return records;
    }
    return (ofStep.get(cancels ?? 0) ?? []).flatMap(({ draw, did, cause, input, after }): DrawRecord[] => {
      if (did !== 'looked' && did !== 'drawn') return [];
      if (kind === 'undo') return [{ draw, did: opposite[did], at }];
      if (did === 'drawn') return [{ draw, did: 'redone', at }];
      return [
        {
          draw,
          did,
          ...(cause === undefined ? {} : { cause }),
          ...(input === undefined ? {} : { input }),
          ...(after === undefined ? {} : { after }),
          at,
        },
      ];
    });
  });
};

export const chainOf = (fingerprint: string, records: readonly DrawRecord[]): readonly string[] => {
  let last = fingerprint;
  return records.map((record) => {
    last = sha256Of(`${last}\n${canonical(record)}`);
    return last;
  });
};

/** The digits beside a draw are those of its last record that gave seats. */
export const chainMarks = (fingerprint: string, records: readonly DrawRecord[]): ReadonlyMap<DrawNo, string> => {
  const marks = new Map<DrawNo, string>();
  for (const [index, hash] of chainOf(fingerprint, records).entries()) {
    const record = records[index];
    if (record !== undefined && (record.did === 'drawn' || record.did === 'looked'))
      marks.set(record.draw, `${hash.slice(0, 4)} ${hash.slice(4, 8)}`.toUpperCase());
  }
  return marks;
};
