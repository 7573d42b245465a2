/**
 * | rule | function |
 * | --- | --- |
 * | [mahjong 11.2] the number of tables is the number of lines, partial rounds are legal (so [M-04] does not apply) | `seatPredefined` |
 * | [M-24] numbers are unique | `checkLocalIds` |
 * | [M-26] a scripted player is missing: blocked with a list and three ways out | `missingRefusal` |
 * | [M-26, I-1] whoever is active and not seated, as at a dropped table, is recorded as sitting out | `byes` |
 * | [M-28] numbers are places in the ranking | `playersByNumber` |
 */

import type { Proposal } from '../../../game/seating.ts';
import { type Answer, no, type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { Bye, EntrantId, Phrase } from '../../../tournament/words.ts';
import { checkField, checkFixedTables } from './field.ts';
import { oneStep, propose } from './proposal.ts';
import { meetingReasons, placeShown } from './reasons.ts';
import type { PredefinedRequest } from './request.ts';
import { checkLocalIds } from './script/script-map.ts';

const winds = ['east', 'south', 'west', 'north'] as const;

/** `player` is null when nobody has the number. */
type Missing = {
  readonly table: number;
  readonly seat: (typeof winds)[number];
  readonly number: number;
  readonly player: EntrantId | null;
};

/** A local id names its player, active or not. */
const playersByNumber = ({ players, options }: PredefinedRequest): Map<number, EntrantId> =>
  options.numbers === 'places'
    ? new Map(players.map(({ id }, index) => [index + 1, id]))
    : new Map(options.localIds.map(({ localId, player }) => [localId, player]));

const missingRefusal = (round: number, missing: readonly Missing[]): Refusal =>
  refuse(
    'mahjong.scriptedPlayerMissing',
    {
      round,
      count: missing.length,
      tables: [...new Set(missing.map(({ table }) => table))],
      numbers: missing.map(({ number }) => number),
      missing: missing.map((seat) => ({ ...seat })),
    },
    missing.flatMap(({ table, number, player }) => [
      ...(player === null ? [] : [{ do: 'mahjong.setSubstitute', params: { player } }]),
      { do: 'mahjong.reassignLocalId', params: { localId: number } },
      { do: 'mahjong.dropTable', params: { table } },
    ]),
  );

const checkLines = (
  lines: readonly { readonly line: number; readonly numbers: readonly number[] }[],
): Refusal | null => {
  const seen = new Map<number, number>();
  for (const { line, numbers } of lines)
    for (const number of numbers) {
      const other = seen.get(number);
      if (other !== undefined) return refuse('mahjong.scriptNumberTwice', { number, tables: [other, line] });
      seen.set(number, line);
    }
  return null;
};

const reasonsOf = (
  request: PredefinedRequest,
  four: readonly EntrantId[],
  line: number,
  numbers: readonly number[],
): Phrase[] => [
  request.options.numbers === 'places'
    ? {
        code: 'mahjong.reasons.scriptPlaces',
        params: { line, numbers: numbers.map((number) => placeShown(request.players, number - 1)) },
      }
    : { code: 'mahjong.reasons.script', params: { line, numbers } },
  ...meetingReasons(four, request.history),
];

/** Refuses `mahjong.noTables`, `mahjong.scriptNumberTwice`, and what field.ts, script-map.ts and `propose` refuse. */
export const seatPredefined = (request: PredefinedRequest): Answer<Proposal> => {
  const { players, options, round } = request;
  const dropped = new Set(options.dropped);
  const lines = options.lines.map((numbers, index) => ({ line: index + 1, numbers }));
  const kept = lines.filter(({ line }) => !dropped.has(line));
  if (kept.length === 0) return no(refuse('mahjong.noTables', { round }));
  const refusal =
    checkField(request) ??
    checkLocalIds(options.localIds) ??
    checkLines(kept) ??
    checkFixedTables(request, options.lines.length);
  if (refusal !== null) return no(refusal);

  const byNumber = playersByNumber(request);
  const active = new Set(players.map(({ id }) => id));
  const missing = kept.flatMap(({ line, numbers }) =>
    numbers.flatMap((number, seat): Missing[] => {
      const player = byNumber.get(number) ?? null;
      return player !== null && active.has(player)
        ? []
        : [{ table: line, seat: winds[seat] ?? 'east', number, player }];
    }),
  );
  if (missing.length > 0) return no(missingRefusal(round, missing));

  const groups = kept.map(({ numbers }) => numbers.map((number) => byNumber.get(number) ?? 0));
  const seated = new Set(groups.flat());
  const tableOf = new Map(
    lines.flatMap(({ line, numbers }) =>
      dropped.has(line) ? numbers.map((number) => [byNumber.get(number) ?? 0, line] as const) : [],
    ),
  );
  const byes = players.flatMap(({ id }): Bye[] => {
    if (seated.has(id)) return [];
    const table = tableOf.get(id);
    return [
      {
        entrant: id,
        reason:
          table === undefined
            ? { code: 'mahjong.byes.notInScript' }
            : { code: 'mahjong.byes.tableDropped', params: { table } },
      },
    ];
  });
  return propose(request, {
    groups,
    reasons: groups.map((four, index) => reasonsOf(request, four, kept[index]?.line ?? 0, kept[index]?.numbers ?? [])),
    byes,
    budget: oneStep,
    trace: [{ code: 'mahjong.trace.script', params: { count: groups.length, dropped: dropped.size } }],
    available: kept.map(({ line }) => line),
  });
};
