/** A player's rounds for the card: whom they met with what result, how they floated, and why. */

import { scoringOf } from '../../../../core/games/duel/results/round-rules.ts';
import { type DuelResult, isVoid, ownOf, storedResult } from '../../../../core/games/duel/rules/state.ts';
import { isCutRound } from '../../../../core/games/duel/seating/bracket.ts';
import type { DuelMore } from '../../../../core/games/duel/seating/proposal.ts';
import { matchPoints } from '../../../../core/games/duel/seating/records/points.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, Phrase, RoundNo, TableNo } from '../../../../core/tournament/words.ts';

export type PlayerRound = {
  readonly round: RoundNo;
  readonly isCut: boolean;
  /** Null: no table, a bye or away. */
  readonly table: TableNo | null;
  readonly opponent: EntrantId | null;
  /** Which side of the result is the player's. */
  readonly side: 'a' | 'b';
  readonly result: DuelResult | null;
  /** In hundredths; null where there is no result, or none that counts for points. */
  readonly points: number | null;
  readonly isVoid: boolean;
  /** Floated down from the tier above, or played somebody who did. */
  readonly float: 'down' | 'up' | null;
  /** Why this opponent, or why the bye; empty where nobody drew it. */
  readonly reasons: readonly Phrase[];
};

/** Points for pairing of everybody who was drawn. */
const tierOf = (round: Round): ReadonlyMap<EntrantId, number> => {
  const more = round.draw.proposal.more as Partial<DuelMore> | undefined;
  return new Map((more?.tiers ?? []).flatMap(({ points, players }) => players.map((id) => [id, points] as const)));
};

const floatOf = (round: Round, own: EntrantId, other: EntrantId): PlayerRound['float'] => {
  const tiers = tierOf(round);
  const gap = (tiers.get(own) ?? 0) - (tiers.get(other) ?? 0);
  return gap > 0 ? 'down' : gap < 0 ? 'up' : null;
};

export const playerRounds = (tournament: Tournament, id: EntrantId): readonly PlayerRound[] => {
  const { granted } = ownOf(tournament);
  return tournament.rounds.flatMap((round): PlayerRound[] => {
    const { pointsSystem: system } = scoringOf(tournament, round);
    const none = { round: round.no, isCut: isCutRound(round), side: 'a' as const, result: null, float: null };
    const table = round.tables.find(({ seats }) => seats.includes(id));
    if (table === undefined) {
      const bye = round.byes.find(({ entrant }) => entrant === id);
      const grant = granted.find((one) => one.player === id && one.round === round.no);
      if (isCutRound(round) && bye === undefined) return [];
      const reasons = bye?.reason ?? {
        code: grant === undefined ? 'words.sitsOut' : `duelDesk.referee.grants.${grant.as}`,
      };
      return [
        {
          ...none,
          table: null,
          opponent: null,
          points: null,
          isVoid: isVoid(tournament, round.no, null),
          reasons: [reasons],
        },
      ];
    }
    const [a = 0, b = 0] = table.seats;
    const side = a === id ? 'a' : 'b';
    const opponent = a === id ? b : a;
    const stored = round.results[table.table];
    const result = stored === undefined ? null : storedResult(stored);
    const counts = result !== null && !isCutRound(round) && !isVoid(tournament, round.no, table.table);
    return [
      {
        ...none,
        table: table.table,
        opponent,
        side,
        result,
        points: counts ? matchPoints({ a, b, ...result, void: false }, side, system) : null,
        isVoid: isVoid(tournament, round.no, table.table),
        float: floatOf(round, id, opponent),
        reasons: round.draw.proposal.tables.find(
          (one) => one.table === table.table && one.seats.join() === table.seats.join(),
        )?.reasons ?? [{ code: 'why.edited' }],
      },
    ];
  });
};
