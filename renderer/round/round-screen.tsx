import { useEffect, useRef } from 'react';
import { roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../core/tournament/words.ts';
import { useKeptFocus } from '../desk/kept-focus.ts';
import { takeAt, usePlace } from '../desk/place.ts';
import { useTournament } from '../store/tournament.ts';
import {
  askToClose,
  dropGone,
  followUndo,
  isTypingIn,
  openEntry,
  reconsider,
  takeInHand,
  useEntryStore,
} from './entry/entry-store.ts';
import { PublishedRound } from './published-round.tsx';
import { askForClock, leaveRound, roundShown, showRound, stayAt, useRoundPlace } from './round-place.ts';
import { NextRound } from './seating/next-round.tsx';
import { openSeating } from './seating/seating-store.ts';
import './other-window.ts';
import './ways.ts';

type Asked = { readonly round?: RoundNo; readonly table?: TableNo; readonly close?: true; readonly clock?: true };

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

/** Whether something is typed in the round that is shown. */
const useIsTyping = (tournament: Tournament): boolean => {
  const shown = useRoundPlace((place) => place.shown?.round ?? null);
  return useEntryStore((store) => isTypingIn(store, tournament, shown));
};

const RoundWindow = ({ tournament }: { readonly tournament: Tournament }) => {
  const before = useRef(tournament);
  const isTyping = useIsTyping(tournament);
  const no = useRoundPlace((place) => roundShown(tournament, place, isTyping));
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
  useEffect(() => stayAt(tournament, isTyping), [tournament, isTyping]);
  useEffect(() => leaveRound, []);
  const round = roundOf(tournament, no);
  return round === undefined ? (
    <NextRound tournament={tournament} round={no} />
  ) : (
    <PublishedRound key={no} tournament={tournament} round={round} />
  );
};

/** The round that the window is about: to be seated, proposed, or published with its results. */
export const RoundScreen = () => {
  const tournament = useTournament();
  return tournament === null ? null : <RoundWindow tournament={tournament} />;
};
