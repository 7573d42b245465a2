/**
 * Whether this engine makes this proposal from this request [ME-51, ME-52]: field by field against a replay.
 *
 * | what is known of the draw | what is compared | function |
 * | --- | --- | --- |
 * | the request is the proposal's own, this engine, not stopped | everything; a claim may also be what is measured | `whole` |
 * | the seed, game or method of the request is another | tables and byes: all else follows from them | `places` |
 * | made by another engine | tables, byes, repeats | `places`, `figures` |
 * | the request gives no seating | nothing: the proposal cannot have come from it | `judgeProposal` |
 * | stopped: a replay may differ | people, figures and claims of its own tables | `stoppedDraw` |
 * | called stopped, where no stop leads to its tables | everything | `judgeProposal` |
 */

import type { LeastRepeats, Metrics, Proposal } from '../../game/seating.ts';
import { ENGINE_VERSION } from '../../game/seating.ts';
import type { Json, Phrase, Table, TableNo } from '../words.ts';
import { canonical } from './fingerprint.ts';
import { firstPlaces, peopleOf } from './judge-places.ts';

export type Replay = {
  readonly proposal: Proposal;
  readonly measure: (tables: readonly Table[]) => Metrics;
  /** Every seating that a search of this request may have when it is stopped; empty where none is. Null: more than these are known. */
  readonly cut: readonly (readonly Table[])[] | null;
};

const same = (a: unknown, b: unknown): boolean => canonical(a as Json) === canonical(b as Json);

const unless = (isFine: boolean, code: string, params?: Phrase['params']): readonly Phrase[] =>
  isFine ? [] : [params === undefined ? { code } : { code, params }];

type ByTable = { readonly table: TableNo };

const differing = <T extends ByTable>(a: readonly T[], b: readonly T[], part: (table: T) => unknown): TableNo[] => {
  const texts = (tables: readonly T[]) => new Map(tables.map((table) => [table.table, canonical(part(table) as Json)]));
  const [first, second] = [texts(a), texts(b)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((table) => first.get(table) !== second.get(table))
    .toSorted((x, y) => x - y);
};

export const sameTables = (a: readonly Table[], b: readonly Table[]): boolean =>
  a.length === b.length && differing(a, b, ({ seats }) => seats).length === 0;

const byesDiffer = (a: Proposal, b: Proposal): number[] => {
  const texts = ({ byes }: Proposal) => new Map(byes.map((bye) => [bye.entrant, canonical(bye.reason as Json)]));
  const [first, second] = [texts(a), texts(b)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((entrant) => first.get(entrant) !== second.get(entrant))
    .toSorted((x, y) => x - y);
};

const places = (said: Proposal, again: Proposal): readonly Phrase[] => {
  const tables = differing(said.tables, again.tables, ({ seats }) => seats);
  const ids = byesDiffer(said, again);
  const twice = said.tables.length !== new Set(said.tables.map(({ table }) => table)).size;
  return [
    ...unless(tables.length === 0 && !twice, 'draw.otherTables', { count: tables.length, tables }),
    ...unless(ids.length === 0 && said.byes.length === again.byes.length, 'draw.otherByes', { ids }),
  ];
};

export const otherFigures = (
  said: Metrics,
  counted: Metrics,
  among: readonly (keyof Metrics)[] = ['repeats', 'repeated', 'figures'],
): readonly string[] => among.filter((field) => !same(said[field], counted[field]));

export const otherMetrics = (fields: readonly string[]): readonly Phrase[] =>
  unless(fields.length === 0, 'draw.otherMetrics', { fields: [...new Set(fields)] });

export const otherClaim = (said: LeastRepeats, found: LeastRepeats): Phrase => ({
  code: 'draw.otherClaim',
  params: { said: said as Json, found: found as Json },
});

/** No seating has fewer repeats than the fewest. */
const isPossible = ({ known, atLeast }: LeastRepeats, repeats: number): boolean =>
  known === 'proved' ? atLeast === repeats : atLeast <= repeats;

/** A claim may say less than is known, never more. */
export const isBacked = (said: LeastRepeats, repeats: number, atLeast: number): boolean => {
  if (said.known === 'unknown') return said.atLeast === 0;
  return said.atLeast <= atLeast && (said.known === 'bounded' || said.atLeast === repeats);
};

const whole = (said: Proposal, { proposal: again, measure }: Replay): readonly Phrase[] => {
  const { least } = again.metrics;
  // An event taken in from a file is measured anew and loses its proofs: its draws claim less, but nothing false.
  const isHonest = same(said.metrics.least, least) || same(said.metrics.least, measure(again.tables).least);
  const reasons = differing(said.tables, again.tables, (table) => table.reasons);
  return [
    ...places(said, again),
    ...unless(reasons.length === 0, 'draw.otherReasons', { count: reasons.length, tables: reasons }),
    ...otherMetrics(otherFigures(said.metrics, again.metrics)),
    ...(isHonest ? [] : [otherClaim(said.metrics.least, least)]),
    ...unless(same(said.budget, again.budget), 'draw.otherBudget'),
    ...unless(same(said.trace, again.trace), 'draw.otherTrace'),
    ...unless(same(said.more ?? null, again.more ?? null), 'draw.otherMore'),
  ];
};

const stoppedDraw = (said: Proposal, { proposal: again, measure }: Replay): readonly Phrase[] => {
  const sizes = (tables: readonly Table[]) => tables.map(({ seats }) => seats.length).toSorted((a, b) => a - b);
  const isLegal =
    said.tables.length === new Set(said.tables.map(({ table }) => table)).size &&
    same(peopleOf(firstPlaces(said)), peopleOf(firstPlaces(again))) &&
    same(sizes(said.tables), sizes(again.tables));
  if (!isLegal)
    return unless(false, 'draw.otherTables', {
      count: 0,
      tables: differing(said.tables, again.tables, ({ seats }) => seats),
    });
  const counted = measure(said.tables);
  const { least } = said.metrics;
  const known = Math.max(counted.least.atLeast, again.metrics.least.atLeast);
  return [
    ...otherMetrics(otherFigures(said.metrics, counted)),
    ...unless(isBacked(least, counted.repeats, known), 'draw.unprovenClaim', {
      said: least as Json,
      found: counted.least as Json,
    }),
  ];
};

const ofRequest = (request: Json, field: 'seed' | 'family' | 'method'): string =>
  typeof request === 'object' && request !== null && !Array.isArray(request)
    ? String((request as { readonly [name: string]: Json })[field] ?? '')
    : '';

const otherSeed = (said: Proposal, request: Json): readonly Phrase[] => {
  const fields = (['seed', 'family', 'method'] as const).filter((field) => said[field] !== ofRequest(request, field));
  const shown = (value: (field: 'seed' | 'family' | 'method') => string) => fields.map(value).join(', ');
  return unless(fields.length === 0, 'draw.otherSeed', {
    said: shown((field) => said[field]),
    found: shown((field) => ofRequest(request, field)),
  });
};

export type ProposalJudged = {
  readonly found: readonly Phrase[];
  /** Whether somebody can tell that the tables are the program's. */
  readonly isKnown: boolean;
  /** The replay is what the engine proposed, so that everything else can be held against it. */
  readonly isReplayable: boolean;
};

/** `replay` is null where the request gives no seating. */
export const judgeProposal = (said: Proposal, request: Json, replay: Replay | null): ProposalJudged => {
  const seed = otherSeed(said, request);
  if (replay === null) {
    const tables = said.tables.map(({ table }) => table).toSorted((a, b) => a - b);
    return {
      found: [...seed, ...unless(false, 'draw.otherTables', { count: tables.length, tables })],
      isKnown: true,
      isReplayable: false,
    };
  }
  const again = replay.proposal;
  if (seed.length > 0) return { found: [...seed, ...places(said, again)], isKnown: true, isReplayable: false };
  if (said.engine !== ENGINE_VERSION) {
    const repeats = otherMetrics(otherFigures(said.metrics, again.metrics, ['repeats']));
    const engine = { code: 'draw.otherEngine', params: { draw: said.engine, here: ENGINE_VERSION } };
    const { least } = said.metrics;
    const claim = isPossible(least, again.metrics.repeats) ? [] : [otherClaim(least, again.metrics.least)];
    return { found: [...places(said, again), ...repeats, engine, ...claim], isKnown: true, isReplayable: false };
  }
  const isKnown = replay.cut !== null;
  if (said.budget.ended === 'stopped' && (replay.cut?.some((tables) => sameTables(tables, said.tables)) ?? true)) {
    return { found: [...stoppedDraw(said, replay), { code: 'draw.wasStopped' }], isKnown, isReplayable: false };
  }
  return { found: whole(said, replay), isKnown: true, isReplayable: true };
};
