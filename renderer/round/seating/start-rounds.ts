/**
 * Rounds that are seated together before anything is played: one press proposes them all, one publishes them [W-9.3]. The first is a
 * proposal like any other. Those after it are made here from what the first was made from, to be looked at, and in `together.ts` when
 * they are published: they hang on no result, so they are the same, and one that is not is left as a proposal.
 */

import { measure } from '../../../core/game/methods.ts';
import { quiet } from '../../../core/game/seating.ts';
import { families } from '../../../core/games/all.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Phrase, RoundNo } from '../../../core/tournament/words.ts';
import { screensOf } from '../../games/game.ts';
import { tournament as stored } from '../../store/tournament.ts';
import { showRound } from '../round-place.ts';
import { arrange, type Drawn } from './arrangement.ts';
import { chooseSeed, publish, seat, useSeating } from './seating-store.ts';

/** The rounds that are seated together now; none where one is seated after the other. */
export const startRounds = (tournament: Tournament): readonly RoundNo[] =>
  families[tournament.family].seating.opening?.(tournament)?.rounds ?? [];

/** Whether their seats can still be drawn by lot. */
export const hasStartWays = (tournament: Tournament): boolean =>
  (families[tournament.family].seating.opening?.(tournament)?.byLot ?? null) !== null;

/** A round behind the first of them, as it will be published; null for any other round. */
export const startProposal = (tournament: Tournament, first: Drawn | null, round: RoundNo): Drawn | null => {
  const { seating } = families[tournament.family];
  const opening = seating.opening?.(tournament) ?? null;
  if (first === null || opening === null || round === first.round || !opening.rounds.includes(round)) return null;
  const { method, options, seated } = first;
  const request = opening.request(round, seated.proposal.seed);
  const found = seating.methods.find(({ id }) => id === method);
  if (!request.ok || found === undefined) return null;
  const made = found.seat(request.value as never, quiet);
  if (!made.ok) return null;
  const proposal = made.value;
  return {
    round,
    method,
    options,
    seated: { id: null, proposal, request: request.value },
    arrangement: arrange(proposal.tables),
  };
};

/** What has to be agreed to before a proposal is published; nothing in most games. */
export const asksOf = ({ family }: Tournament, { seated, arrangement, method }: Drawn): readonly Phrase[] => {
  const asks = screensOf(family).asks;
  const own = families[family];
  if (asks === undefined) return [];
  return asks(seated.proposal, measure(own, method, seated.request, arrangement.tables));
};

/**
 * Publishes what is proposed, with what is seated together with it by the same step, and shows it. A round that could not
 * follow is seated to be looked at.
 */
export const publishNow = async (tournament: Tournament): Promise<void> => {
  const { drawn, publishing: isUnderWay } = useSeating.getState();
  if (drawn === null || isUnderWay) return;
  const others = startRounds(tournament).flatMap((round) => startProposal(tournament, drawn, round) ?? []);
  if (!(await publish()).ok) return;
  showRound(drawn.round);
  const published = stored()?.rounds.map(({ no }) => no) ?? [];
  const left = others.find(({ round }) => !published.includes(round));
  if (left === undefined) return;
  chooseSeed(left.seated.proposal.seed);
  await seat(left.method, left.options);
};
