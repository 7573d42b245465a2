/**
 * | rule [duel 12]: nothing is drawn | where |
 * | --- | --- |
 * | 1 v k, 2 v k−1; winners of neighbouring matches meet | `stageOf`, from top-cut.ts |
 * | [duel 3.7] tables from the top of the bracket; pinned tables as in every round | `seatCut` |
 * | the match for third place stands after the final | `stageOf` |
 */

import { z } from 'zod';
import { ENGINE_VERSION, type Metrics, type Proposal, type Repeat } from '../../../game/seating.ts';
import { entrantId } from '../../../tournament/draws/proposal.ts';
import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import type { EntrantId, Phrase, RoundNo, Table } from '../../../tournament/words.ts';
import { bracketOrder, CUTS, couples, stageWords } from '../rules/top-cut.ts';
import { drawForm, pinned as pinnedForm } from './request.ts';
import { numberTables } from './tables.ts';

const LARGEST = 32;

export const cutRequest = z
  .strictObject({
    family: z.literal('duel').describe('The family of the request.'),
    method: z.literal('cut').describe('A stage of a single-elimination bracket.'),
    seed: z.string().min(1).max(100).describe('Stored with the draw. There is no chance in a bracket.'),
    size: z.literal(CUTS).describe('Players of the whole bracket.'),
    entrants: z.array(entrantId).min(2).max(LARGEST).describe('Everybody of the bracket, best first.'),
    winners: z
      .array(z.array(entrantId).max(LARGEST))
      .max(5)
      .default([])
      .describe('The winners of each stage that is over, in bracket order.'),
    thirdPlace: z.boolean().default(false).describe('Whether the losers of the semi-finals play for third place.'),
    met: z
      .array(z.strictObject({ pair: z.tuple([entrantId, entrantId]), rounds: z.array(z.int().min(1)).max(100) }))
      .max(1000)
      .default([])
      .describe('Who met whom before the cut, and in which rounds. For the explanation, and for `repeats`.'),
    repeats: z
      .literal(true)
      .optional()
      .describe(
        'Meetings before the cut are counted as repeats. Draws of earlier versions do not say it, and counted none.',
      ),
    pinned: z
      .array(z.strictObject({ player: entrantId, ...pinnedForm.shape }))
      .max(LARGEST)
      .default([])
      .describe('Tables at which players always sit.'),
    ...drawForm,
  })
  .describe('A stage of a top cut.');

export type CutRequest = z.output<typeof cutRequest>;

type Pairing = readonly [EntrantId, EntrantId];

const stageOf = ({ entrants, winners, size, thirdPlace }: CutRequest): Answer<readonly Pairing[]> => {
  if (entrants.length !== size || new Set(entrants).size !== size) {
    return no({ ...refuse('duel.cutEntrants', { size, players: new Set(entrants).size }), path: 'entrants' });
  }
  let matches = couples(bracketOrder(size).flatMap((seed) => entrants[seed - 1] ?? []));
  let losers: readonly EntrantId[] = [];
  for (const [stage, won] of winners.entries()) {
    const wrong = matches.findIndex((pair, i) => !pair.includes(won[i] ?? 0));
    if (wrong >= 0 || won.length !== matches.length || matches.length === 1) {
      const player = won[wrong] ?? won.at(-1) ?? 0;
      return no({ ...refuse('duel.cutWinner', { stage: stage + 1, player }), path: `winners.${stage}` });
    }
    losers = matches.flatMap((pair, i) => pair.filter((id) => id !== won[i]));
    matches = couples(won);
  }
  return ok(thirdPlace && matches.length === 1 && losers.length === 2 ? [...matches, ...couples(losers)] : matches);
};

const roundsMet = ({ met }: CutRequest, [a = 0, b = 0]: readonly EntrantId[]): readonly RoundNo[] =>
  met.find(({ pair }) => pair.includes(a) && pair.includes(b))?.rounds ?? [];

/** None of the repeats could be avoided: the bracket lays down who meets whom. */
export const measureCut = (request: CutRequest, tables: readonly Pick<Table, 'seats'>[]): Metrics => {
  const again = tables.flatMap(({ seats }): Repeat[] => {
    const [a = 0, b = 0] = seats;
    const rounds = request.repeats === true ? roundsMet(request, seats) : [];
    return rounds.length === 0 ? [] : [{ pair: [a, b], rounds }];
  });
  const repeats = again.reduce((sum, { rounds }) => sum + rounds.length, 0);
  return {
    repeats,
    repeated: again,
    least: { known: 'proved', atLeast: repeats, how: { code: 'duel.how.bracket' } },
    figures: {},
  };
};

/** Refuses `duel.cutEntrants`, and `duel.cutWinner` for winners that the stage before does not have. */
export const seatCut = (request: CutRequest): Answer<Proposal> => {
  const stage = stageOf(request);
  if (!stage.ok) return stage;
  const { entrants, pinned, tables, winners } = request;
  const seedOf = new Map(entrants.map((id, i) => [id, i + 1]));
  const seed = (id: EntrantId): number => seedOf.get(id) ?? 0;
  const pinOf = new Map(pinned.map(({ player, table, accessible }) => [player, { table, accessible }]));
  const isFinal = stage.value.length <= 2 && winners.length === Math.log2(request.size) - 1;
  const asCouple = (pair: Pairing, i: number) => {
    // The better seed of the cut is written first.
    const ids = seed(pair[0]) < seed(pair[1]) ? pair : ([pair[1], pair[0]] as const);
    const player = (id: EntrantId) => {
      const pin = pinOf.get(id);
      const common = { id, seed: seed(id), active: true, club: '', adjustment: 0 };
      return pin === undefined ? common : { ...common, pinned: pin };
    };
    const isThird = isFinal && i === 1;
    return { ids, isThird, players: [player(ids[0]), player(ids[1])] as const, points: [0, 0] as const };
  };
  const numbered = numberTables(stage.value.map(asCouple), tables);
  const steps = stage.value.length;
  return ok({
    family: 'duel',
    method: 'cut',
    engine: ENGINE_VERSION,
    seed: request.seed,
    tables: numbered.map(({ table, couple: { ids, isThird }, pinned: isPinned }) => {
      const [player, other] = ids;
      const rounds = roundsMet(request, ids);
      const reasons: Phrase[] = [
        {
          code: isThird ? 'duel.reasons.cutThird' : 'duel.reasons.cut',
          params: { player, other, place: seed(player), otherPlace: seed(other) },
        },
        ...(rounds.length > 0 ? [{ code: 'duel.reasons.cutMet', params: { rounds, count: rounds.length } }] : []),
        ...(isPinned ? [{ code: 'duel.reasons.pinned', params: { table } }] : []),
      ];
      return { table, seats: ids, reasons };
    }),
    byes: [],
    metrics: measureCut(
      request,
      numbered.map(({ couple: { ids } }) => ({ seats: ids })),
    ),
    budget: { steps, used: steps, ended: 'complete' },
    trace: [{ code: 'duel.trace.cut', params: { size: request.size } }, stageWords(isFinal ? 1 : steps)],
  });
};
