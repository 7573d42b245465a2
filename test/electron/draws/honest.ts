/** Honest draws of every game and method, as the program exports them, and ways to falsify one. */

import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Proposal, quiet } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import { shuffle, stream } from '../../../core/random/stream.ts';
import type { ExportedDraw, UnsignedDraw } from '../../../core/tournament/draws/draw-file.ts';
import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import { carryOut, type HandChange } from '../../../core/tournament/draws/hand-change.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { signatureOf } from '../../../electron/workers/draw-signature.ts';
import { replayDraw } from '../../../electron/workers/replay-draw.ts';
import { runMethod } from '../../../electron/workers/run-method.ts';

const folder = join(import.meta.dirname, '../../../docs/examples');

const example = (name: string): Record<string, Json> =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Record<string, Json>;

const duelPlayed = {
  ...example('duel-swiss'),
  round: 2,
  history: [
    {
      round: 1,
      matches: [
        { a: 1, b: 4, outcome: 'a' },
        { a: 2, b: 5, outcome: 'a' },
        { a: 3, b: 6, outcome: 'b' },
      ],
      byes: [{ player: 7, reason: 'pairing' }],
    },
  ],
};

/** Sixteen in rows, columns and the lines of the cyclic square: a search proves what cannot be seen at once, that repeats are left. */
const squared = (lineOf: (row: number, column: number) => number) =>
  [0, 1, 2, 3].map((line) => ({
    table: line + 1,
    seats: Array.from({ length: 16 }, (_, index) => index)
      .filter((index) => lineOf(Math.floor(index / 4), index % 4) === line)
      .map((index) => index + 1),
  }));

export const provedRepeats: Record<string, Json> = {
  family: 'mahjong',
  method: 'swiss',
  seed: 'k3',
  round: 4,
  players: Array.from({ length: 16 }, (_, index) => ({ id: index + 1 })),
  history: [
    { round: 1, tables: squared((row) => row) },
    { round: 2, tables: squared((_, column) => column) },
    { round: 3, tables: squared((row, column) => (row + column) % 4) },
  ],
};

/** Twenty-four who have met so often that repeats are left, whatever is tried. */
const crowded: Record<string, Json> = {
  ...provedRepeats,
  round: 13,
  players: Array.from({ length: 24 }, (_, index) => ({ id: index + 1 })),
  history: Array.from({ length: 12 }, (_, before) => {
    const order = shuffle(
      Array.from({ length: 24 }, (_one, index) => index + 1),
      stream('crowded', before),
    );
    return {
      round: before + 1,
      tables: [0, 1, 2, 3, 4, 5].map((table) => ({ table: table + 1, seats: order.slice(4 * table, 4 * table + 4) })),
    };
  }),
};

/** Searches that have other tables when they are stopped, and whether the moment says which. */
export const searched: readonly (readonly [string, Record<string, Json>, boolean])[] = [
  ['swiss', { ...crowded, budget: { steps: 20_000 } }, false],
  ['random', { ...crowded, method: 'random', options: { avoidRepeats: true } }, true],
];

/** Every example request, and one of each way of seating that has no example. */
export const bases: readonly (readonly [string, Record<string, Json>])[] = [
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .map((name) => [name, example(name)] as const),
  ['duel-swiss round 2', duelPlayed],
  ['duel-power', { ...duelPlayed, method: 'power' }],
  [
    'bridge-start',
    {
      family: 'bridge',
      method: 'start',
      seed: 'k3',
      round: 1,
      contestants: Array.from({ length: 8 }, (_, index) => ({ id: index + 1, number: index + 1 })),
    },
  ],
];

/** The draw as an event that was taken in from a file has it: its claims are measured anew and nothing is proved. */
export const takenIn = (draw: ExportedDraw): ExportedDraw => {
  const { proposal, request } = draw;
  const method = families[proposal.family].seating.methods.find(({ id }) => id === proposal.method);
  if (method === undefined) throw new Error('no such method');
  const metrics = method.measure(method.request.parse(request) as never, proposal.tables);
  return signed({ ...draw, proposal: { ...proposal, metrics }, metrics });
};

const { privateKey } = generateKeyPairSync('ed25519');

const signed = (draw: UnsignedDraw): ExportedDraw => ({ ...draw, signature: signatureOf(draw, privateKey) });

/** The draw of a request as it is published, with these changes made by hand. */
export const honest = async (request: Json, changes: readonly HandChange[] = []): Promise<ExportedDraw> => {
  const answer = await runMethod(request, quiet);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return drawOf(request, answer.value, changes);
};

/** The draw of a search that was told to stop when it had asked so often; null where none is stopped then. */
export const cutShort = async (request: Json, asks: number): Promise<ExportedDraw | null> => {
  let asked = 0;
  const answer = await runMethod(request, { ...quiet, stopped: () => asked++ >= asks });
  return answer.ok && answer.value.budget.ended === 'stopped' ? drawOf(request, answer.value, []) : null;
};

const drawOf = (request: Json, proposal: Proposal, changes: readonly HandChange[]): ExportedDraw => {
  const method = families[proposal.family].seating.methods.find(({ id }) => id === proposal.method);
  const first = { tables: proposal.tables.map(({ table, seats }) => ({ table, seats })), byes: proposal.byes };
  const carried = carryOut(first, changes);
  if (!carried.ok || method === undefined) throw new Error('these changes cannot be made');
  const edited = changes.length > 0;
  return signed({
    format: 'seatwright-draw',
    version: 2,
    event: { name: 'Autumn “Cup” <script>', id: 'event-1' },
    round: 2,
    rev: 1 + changes.length,
    request,
    fingerprint: fingerprint(request),
    engine: proposal.engine,
    proposal,
    published: edited ? carried.value : first,
    changes,
    metrics: edited ? method.measure(method.request.parse(request) as never, carried.value.tables) : proposal.metrics,
    edited,
  });
};

// biome-ignore lint/suspicious/noExplicitAny: a falsifier changes whatever it likes.
export type Loose = Record<string, any>;

/** A falsified copy; `sign` false: as somebody without the key would hand it on. */
export const falsified = (draw: ExportedDraw, change: (draw: Loose) => void, sign = true): ExportedDraw => {
  // Through text, so that nothing of the copy is one thing in two places.
  const copy = JSON.parse(JSON.stringify(draw)) as Loose;
  change(copy);
  return sign ? signed(copy as unknown as UnsignedDraw) : (copy as unknown as ExportedDraw);
};

export type Judged = {
  readonly exit: 0 | 1 | 2;
  readonly codes: readonly string[];
  readonly tables: readonly number[];
  readonly found: readonly { readonly code: string; readonly params?: Record<string, unknown> }[];
  readonly sentence: string;
};

/** What *verify* says of a draw, as its exit tells it. */
export const judged = async (draw: unknown): Promise<Judged> => {
  const verdict = await replayDraw(JSON.parse(JSON.stringify(draw)), quiet);
  if (!verdict.ok) return { exit: 2, codes: [verdict.refusal.code], tables: [], found: [], sentence: '' };
  const { same, differences, tables, sentence } = verdict.value;
  const found = differences as Judged['found'];
  return { exit: same ? 0 : 1, codes: found.map(({ code }) => code), tables, found, sentence: sentence.code };
};
