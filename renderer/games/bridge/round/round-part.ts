/**
 * What bridge adds to the window of a round [W-9.1, W-9.3].
 *
 * | what | where |
 * | --- | --- |
 * | the standing it is drawn on, where that is not the last one; stand-ins it was drawn from [W-3.8] | the sentence |
 * | the next round before the last results, the 95 % route; or at once, when all it waits for is in | links of the sentence |
 * | the last round seated anew | the menu beside the primary |
 */

import { drawnFrom } from '../../../../core/games/bridge/results/revisions.ts';
import { drawnWith } from '../../../../core/games/bridge/steps/decide-scores.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import { roundRows } from '../../../../core/games/bridge/steps/rows.ts';
import { lastRound, type Round, roundOf, type Seating, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, Phrase } from '../../../../core/tournament/words.ts';
import { seatNext } from '../../../round/ways.ts';
import type { RoundDeed, RoundPart } from '../../game-screens.ts';
import { openLate, openRedo } from '../add-round/adding.ts';
import { ByeScore } from './bye-score.tsx';
import { RoundFacts } from './round-facts.tsx';

const said = (tournament: Tournament, round: Seating): readonly Phrase[] => {
  const base = drawnFrom(tournament, round) ?? 0;
  return [
    ...(base > 0 && base < round.no - 1 ? [{ code: 'bridgeSwiss.draft.on', params: { round: base } }] : []),
    ...drawnWith(tournament, round),
  ];
};

/** Where another round is to be shown first, or the file is only looked at, nothing is seated. */
const ELSEWHERE = ['stage.backTo', 'stage.ownCopy', 'stage.wayOut'];

const links = (tournament: Tournament, _round: Round, primary: string): readonly RoundDeed[] => {
  const { round, missing, refusal } = nextRound(tournament);
  if (round > tournament.plannedRounds || ELSEWHERE.includes(primary)) return [];
  const waits = missing.some(({ round: no, tables }) => tables.length < (roundOf(tournament, no)?.tables.length ?? 0));
  if (waits) return [{ id: 'late', words: { code: 'bridgeSwiss.late.open', params: { round } }, perform: openLate }];
  if (refusal !== null || primary === 'stage.seat') return [];
  return [{ id: 'seat', words: { code: 'stage.seat', params: { round } }, perform: () => void seatNext() }];
};

const more = (tournament: Tournament, { no, draw }: Round): readonly RoundDeed[] =>
  lastRound(tournament)?.no === no && draw.request !== null
    ? [{ id: 'redo', words: { code: 'bridgeSwiss.redo.button', params: { round: no } }, perform: openRedo }]
    : [];

/** Who sits out for want of an opponent; who is absent has no place in the round. */
const byes: NonNullable<RoundPart['byes']> = (round): readonly EntrantId[] =>
  roundRows(round).flatMap(({ ns, ew }) => {
    const alone = ns === null ? ew : ew === null ? ns : null;
    return alone === null ? [] : [alone];
  });

export const bridgeRound: RoundPart = { said, links, more, Facts: RoundFacts, byes, Bye: ByeScore };
