/** Table numbers, metrics, and what the organiser has to confirm [duel 3.6, 3.7, 9]. */

import {
  type BudgetUsed,
  ENGINE_VERSION,
  type Metrics,
  type Proposal,
  type ProposedTable,
} from '../../../game/seating.ts';
import { shuffle, stream } from '../../../random/stream.ts';
import type { Bye, EntrantId, Json, Phrase, RoundNo } from '../../../tournament/words.ts';
import { measure } from './metrics.ts';
import type { Preparation } from './preparation.ts';
import type { DuelRequest } from './request.ts';
import { type Couple, inTableOrder, numberTables } from './tables.ts';

/** The player higher in group order first; `group` from 1, 0 for a locked pair. */
export type ReasonedPair = {
  readonly a: EntrantId;
  readonly b: EntrantId;
  readonly group: number;
  readonly reasons: readonly Phrase[];
};

/** `gaps` in hundredths squared. */
type LoggedGroup = {
  readonly players: readonly EntrantId[];
  readonly bye: boolean;
  readonly cost: {
    readonly rematches: number;
    readonly clubs: number;
    readonly gaps: number;
    readonly halves: number;
    readonly fold: number;
  };
  readonly merges: readonly LoggedMerge[];
};

export type LoggedMerge = {
  readonly event: 'mergeDown' | 'mergeUp';
  readonly failed: readonly EntrantId[];
  readonly with: readonly EntrantId[];
};

export type DuelMore = {
  readonly tiers: readonly { readonly points: number; readonly players: readonly EntrantId[] }[];
  readonly floats: readonly EntrantId[];
  readonly groups: readonly LoggedGroup[];
  readonly merges: readonly LoggedMerge[];
  readonly pairs: readonly { readonly table: number; readonly group: number }[];
  readonly bye: EntrantId | null;
  readonly fallback: boolean;
  /** What the organiser must agree to before this is published. */
  readonly confirm: readonly Phrase[];
};

export type DuelProposal = Proposal & { readonly more: DuelMore & Json };

export type Drawn = {
  readonly pairs: readonly ReasonedPair[];
  readonly bye: Bye | null;
  readonly log: Pick<DuelMore, 'tiers' | 'floats' | 'groups' | 'merges' | 'fallback'>;
  readonly trace: readonly Phrase[];
  readonly steps: number;
};

const confirmations = (request: DuelRequest, prepared: Preparation, drawn: Drawn, metrics: Metrics): Phrase[] => {
  const { repeated } = metrics;
  const phrases: Phrase[] = repeated.map(({ pair: [player, other], rounds }) => ({
    code: 'duel.confirm.rematch',
    params: { player, other, rounds, count: rounds.length },
  }));
  const byes = [...(drawn.bye === null ? [] : [drawn.bye]), ...prepared.byes];
  for (const { entrant } of byes) {
    const rounds: RoundNo[] = (prepared.records.get(entrant)?.lines ?? []).flatMap((line) =>
      line.fullBye ? [line.round] : [],
    );
    if (rounds.length > 0) phrases.push({ code: 'duel.confirm.secondBye', params: { player: entrant, rounds } });
  }
  const count = request.players.filter(({ active }) => active).length;
  if (request.round > 1 && count <= 3) phrases.push({ code: 'duel.confirm.fewPlayers', params: { count } });
  return phrases;
};

export const propose = (request: DuelRequest, prepared: Preparation, drawn: Drawn): DuelProposal => {
  const { records } = prepared;
  const locked = request.locked.map(
    ([a, b]): ReasonedPair => ({ a, b, group: 0, reasons: [{ code: 'duel.reasons.locked' }] }),
  );
  const couples = [...drawn.pairs, ...locked].flatMap((pair): (Couple & { readonly pair: ReasonedPair })[] => {
    const [a, b] = [records.get(pair.a), records.get(pair.b)];
    if (a === undefined || b === undefined) return [];
    return [{ pair, players: [a.player, b.player], points: [a.points, b.points] }];
  });
  const ordered = inTableOrder(couples);
  const shuffled = request.tables.shuffled === true;
  const inOrder = shuffled ? shuffle(ordered, stream(request.seed, request.round, 'tables')) : ordered;
  const numbered = numberTables(inOrder, request.tables);
  const tables: ProposedTable[] = numbered.map(({ table, couple, pinned }) => ({
    table,
    seats: [couple.pair.a, couple.pair.b],
    reasons: pinned
      ? [...couple.pair.reasons, { code: 'duel.reasons.pinned', params: { table } }]
      : couple.pair.reasons,
  }));
  const metrics = measure(request, tables, records);
  const budget: BudgetUsed = { steps: drawn.steps, used: drawn.steps, ended: 'complete' };
  const more: DuelMore = {
    ...drawn.log,
    pairs: numbered.map(({ table, couple }) => ({ table, group: couple.pair.group })),
    bye: drawn.bye?.entrant ?? null,
    confirm: confirmations(request, prepared, drawn, metrics),
  };
  return {
    family: 'duel',
    method: request.method,
    engine: ENGINE_VERSION,
    seed: request.seed,
    tables,
    byes: [...(drawn.bye === null ? [] : [drawn.bye]), ...prepared.byes],
    metrics,
    budget,
    trace: drawn.trace,
    more: more as DuelMore & Json,
  };
};
