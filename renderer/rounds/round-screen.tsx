import { useEffect } from 'react';
import type { Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { EmptyState } from '../design/marks.tsx';
import { useTextOf } from '../i18n/text.ts';
import { screensOf } from '../screens/families.ts';
import { useKeptFocus } from '../shell/kept-focus.ts';
import { takeAt, usePlace } from '../shell/place.ts';
import { Screen } from '../shell/screen.tsx';
import { useTournament } from '../store/tournament.ts';
import { nextRoundNo } from './flow.ts';
import { NextRound } from './next-round.tsx';
import { PublishedRound } from './published-round.tsx';
import { RoundPicker } from './round-picker.tsx';
import { showRound, useRoundPlace } from './round-place.ts';
import { lookedAt } from './round-shown.ts';
import { openSeating } from './seating-store.ts';
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
  const next = nextRoundNo(tournament);
  const shown = lookedAt(tournament, chosen, next);
  const picker = (
    <RoundPicker
      rounds={tournament.rounds.length}
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
  const textOf = useTextOf();
  const tournament = useTournament();
  if (tournament === null) return null;
  if (screensOf(tournament.family) === null) {
    return (
      <Screen title={textOf('rounds:title')}>
        <EmptyState title={textOf('rounds:notYet')} />
      </Screen>
    );
  }
  return <Rounds tournament={tournament} />;
};
