import { useEffect } from 'react';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { useKeptFocus } from '../desk/kept-focus.ts';
import { takeAt, usePlace } from '../desk/place.ts';
import { useTournament } from '../store/tournament.ts';
import { nextRoundNo } from './flow.ts';
import { PublishedRound } from './published-round.tsx';
import { RoundPicker } from './round-picker.tsx';
import { showRound, useRoundPlace } from './round-place.ts';
import { lookedAt } from './round-shown.ts';
import { NextRound } from './seating/next-round.tsx';
import { openSeating } from './seating/seating-store.ts';
import './other-window.ts';
import './ways.ts';

/** The round somebody came here for, read once. */
const useAskedRound = (): void => {
  const at = usePlace((place) => place.at);
  useEffect(() => {
    if (at === null) return;
    const asked = takeAt() as { readonly round?: RoundNo } | null;
    if (typeof asked?.round === 'number') showRound(asked.round);
  }, [at]);
};

const Rounds = ({ tournament }: { readonly tournament: Tournament }) => {
  const chosen = useRoundPlace(({ round }) => round);
  useAskedRound();
  useKeptFocus(tournament);
  useEffect(() => {
    void openSeating(tournament);
  }, [tournament]);
  const isOver = families[tournament.family].seating.isOver?.(tournament) === true;
  const next = isOver ? null : nextRoundNo(tournament);
  const shown = lookedAt(tournament, chosen, next);
  const picker = (
    <RoundPicker
      tournament={tournament}
      next={next}
      value={shown?.no ?? next ?? 1}
      onChange={(round) => showRound(round === next ? 'next' : round)}
    />
  );
  return shown === undefined ? (
    <NextRound tournament={tournament} round={next ?? 1} picker={picker} />
  ) : (
    <PublishedRound key={shown.no} tournament={tournament} round={shown} picker={picker} />
  );
};

/** Seating: the next round as a proposal, and every round that was published. */
export const RoundScreen = () => {
  const tournament = useTournament();
  if (tournament === null) return null;
  return <Rounds tournament={tournament} />;
};
