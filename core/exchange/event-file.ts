/**
 * A whole event as one JSON text, which other programs can read and this one can take over again.
 *
 * | rule | where |
 * | --- | --- |
 * | for readers: people, rounds, seats, results, standings, as in the views of the tournament file | `eventFileOf` |
 * | for this program: the commands in order, with undo and redo, and when each was done | `steps` |
 *
 * Reading one is in event-steps.ts, which only the checker's process loads [reliability 14.1].
 */

import { z } from 'zod';
import type { Game } from '../game/game.ts';
import { json } from '../tournament/json.ts';
import type { Step } from '../tournament/ledger.ts';
import { outside } from '../tournament/outside.ts';
import type { Tournament } from '../tournament/state.ts';
import { familyIds } from '../tournament/words.ts';

export const EVENT_VERSION = 1;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rows = z.array(z.record(z.string(), cell));

/** A file of an earlier program names no times. */
const at = z.iso.datetime().optional().describe('When it was done, UTC.');

const eventStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('do'), at, command: json }),
  z.strictObject({ kind: z.literal('undo'), at }),
  z.strictObject({ kind: z.literal('redo'), at }),
]);

/** Only `steps` is read; the other lists are for readers and written anew each time. */
export const eventFile = z.strictObject({
  format: z.literal('seatwright-event'),
  version: z.literal(EVENT_VERSION),
  name: z.string(),
  family: z.enum(familyIds),
  plannedRounds: z.int(),
  players: rows.describe('People, pairs or teams by registration number.'),
  rounds: rows.describe('Rounds with their method and seed.'),
  seats: rows.describe('Who sat where; `player` is the registration number.'),
  results: rows.describe('Results, one row a seat: points as written on the slip, score as it counts.'),
  standings: rows.describe('The final result, or the ranking after the last round that is complete.'),
  steps: z.array(eventStep).min(1).describe('Everything that was done, in order: what an import carries out again.'),
});
export type EventFile = z.infer<typeof eventFile>;

export const eventFileOf = (tournament: Tournament, family: Game, steps: readonly Step[]): EventFile => ({
  format: 'seatwright-event',
  version: EVENT_VERSION,
  name: tournament.name,
  family: tournament.family,
  plannedRounds: tournament.plannedRounds,
  ...outside(tournament, family),
  steps: steps.map(({ kind, command: asked, at: done }) => ({
    ...(kind === 'do' ? { kind, command: asked } : { kind }),
    ...(done === undefined ? {} : { at: done }),
  })),
});
