import { useEffect, useRef } from 'react';
import { roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../core/tournament/words.ts';
import type { DeskScreen } from '../desk/desk-screen.ts';
import { useKeptFocus } from '../desk/kept-focus.ts';
import { takeAt, usePlace } from '../desk/place.ts';
import { useTournament } from '../store/tournament.ts';
import { askToClose, dropGone, followUndo, openEntry, reconsider, takeInHand } from './entry/entry-store.ts';
import { useRoundShown, useStayingAt } from './entry/round-shown-typing.ts';
import { PublishedRound } from './published-round.tsx';
import { askForClock, leaveRound, showRound } from './round-place.ts';
import { NextRound } from './seating/next-round.tsx';
import { openSeating } from './seating/seating-store.ts';
import './other-window.ts';
import './ways.ts';

type Asked = { readonly round?: RoundNo; readonly table?: TableNo; readonly close?: true; readonly clock?: true };

type RoundWindowProps = {
  readonly tournament: Tournament;
  /** The tab of the game's own that is shown in place of the tables. */
  readonly own: DeskScreen | null;
};

/** The round and table somebody came here for, read once. */
const useAsked = (): void => {
  const at = usePlace((place) => place.at);
  useEffect(() => {
    if (at === null) return;
    const asked = takeAt() as Asked | null;
    if (typeof asked?.round !== 'number') return;
    showRound(asked.round);
    if (asked.close === true) askToClose(asked.round);
    if (asked.clock === true) askForClock(asked.round);
    if (typeof asked.table === 'number' && asked.table > 0) takeInHand(asked.round, asked.table);
  }, [at]);
};

const RoundWindow = ({ tournament, own }: RoundWindowProps) => {
  const before = useRef(tournament);
  const no = useRoundShown(tournament);
  useAsked();
  useKeptFocus(tournament);
  useEffect(() => {
    void openSeating(tournament);
    void openEntry(tournament);
    dropGone(tournament);
    reconsider();
    followUndo(before.current, tournament);
    before.current = tournament;
  }, [tournament]);
  useStayingAt(tournament);
  useEffect(() => leaveRound, []);
  const round = roundOf(tournament, no);
  return round === undefined ? (
    <NextRound tournament={tournament} round={no} own={own} />
  ) : (
    <PublishedRound key={no} tournament={tournament} round={round} own={own} />
  );
};

/** The round that the window is about: to be seated, proposed, or published with its results. */
export const RoundScreen = ({ own = null }: { readonly own?: DeskScreen | null }) => {
  const tournament = useTournament();
  return tournament === null ? null : <RoundWindow tournament={tournament} own={own} />;
};
