/**
 * Which event the hall shows, at which round, and what it keeps when that event is closed.
 *
 * | rule | function |
 * | --- | --- |
 * | [W-4.5] closing leaves the last picture with the time; another event only by "Show this event in the hall" | `leaveHall`, `enterHall`, `takeHall` |
 * | an event that goes on in a file without an erased name has the hall on, and no picture of before is kept | `handHallOn` |
 * | samples never by themselves; a copy that is only looked at is not the event that is played | `enterHall` |
 * | [W-4.6] the round goes on by itself and never back; the TO may choose another published one | `followRound`, `sendHallTo` |
 * | the round is kept in the file | `roundsInFile` |
 * | nobody else decides on the round of the hall | `putRounds` |
 */

import { z } from 'zod';
import type { Game } from '../../../core/game/game.ts';
import { families } from '../../../core/games/all.ts';
import { type HallRounds, hallAfter, hallSentTo, nowhere } from '../../../core/sheets/hall/hall-rounds.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import type { DeskWith } from '../desk.ts';
import type { HallEvent } from './hall.ts';

type Shown = DeskWith<'open' | 'hall'>;

export const emptyHall: HallEvent = { event: null, name: '', rounds: nowhere, kept: null };

/** What the hall knows the open file by. One that is only looked at is none that the hall could be at. */
export const openEvent = ({ open: { session } }: DeskWith<'open'>): string | null => {
  const id = session?.ledger().tournament?.id;
  return session === null || id === undefined ? null : session.file === null ? `viewed ${id}` : id;
};

/** Whether the hall shows the event that is open. */
export const isInHall = (desk: Shown): boolean =>
  desk.hall.shows.event !== null && desk.hall.shows.event === openEvent(desk);

const playedHere = ({ open: { session } }: DeskWith<'open'>): readonly [Tournament, Game] | null => {
  const tournament = session?.ledger().tournament ?? null;
  const family = tournament === null ? undefined : families[tournament.family];
  return tournament === null || family === undefined ? null : [tournament, family];
};

/** The fact of the file that says where the hall is: no step, so that undo leaves it. */
const FACT = 'hall.rounds';

const stored = z.strictObject({ at: z.int().min(1).nullable(), back: z.int().min(1).nullable() });

/** Where the hall was when the event was open the last time. */
const roundsInFile = ({ open: { session } }: DeskWith<'open'>): HallRounds => {
  const fact = session?.fact(FACT);
  const read = stored.safeParse(fact?.ok === true ? fact.value : null);
  return read.success ? read.data : nowhere;
};

const putRounds = (desk: Shown, rounds: HallRounds): void => {
  const { at, back } = desk.hall.shows.rounds;
  if (rounds.at === at && rounds.back === back) return;
  desk.hall.shows = { ...desk.hall.shows, rounds };
  // A convenience only: the next step reports a full disk.
  if (isInHall(desk) && desk.open.session?.file != null) desk.open.session.keepFact(FACT, { ...rounds });
};

/** The round goes on with the event: called after each step. */
export const followRound = (desk: Shown): void => {
  const here = playedHere(desk);
  if (here !== null) putRounds(desk, hallAfter(...here, desk.hall.shows.rounds));
};

/** The TO shows a published round; false where there is no such round. */
export const sendHallTo = (desk: Shown, no: RoundNo): boolean => {
  const here = playedHere(desk);
  if (here === null || !here[0].rounds.some((round) => round.no === no)) return false;
  putRounds(desk, hallSentTo(...here, no));
  return true;
};

const nameOf = ({ open: { session } }: DeskWith<'open'>): string => session?.ledger().tournament?.name ?? '';

/** The TO shows the open event in the hall. */
export const takeHall = (desk: Shown): void => {
  const event = openEvent(desk);
  if (event === null) return;
  desk.hall.shows = { ...desk.hall.shows, event, name: nameOf(desk), kept: null };
};

/** An event was opened: it goes on where the hall is at it, and comes into a hall that nobody looks at. */
export const enterHall = (desk: Shown, isLookedAt: boolean): void => {
  const isFree = !isLookedAt || (desk.hall.shows.event === null && !desk.open.sample);
  if (desk.hall.shows.event === openEvent(desk) || isFree) takeHall(desk);
  desk.hall.shows = { ...desk.hall.shows, rounds: roundsInFile(desk) };
  followRound(desk);
};

/** The open event goes on in another file, as another one: the hall goes with it, and keeps no picture of before. */
export const handHallOn = (desk: Shown, event: string): void => {
  if (!isInHall(desk)) return;
  desk.hall.shows = { ...desk.hall.shows, event };
  desk.hall.toldOf = event;
};

/** The event is about to be closed: what the hall shows stays. */
export const leaveHall = (desk: Shown & DeskWith<'machine'>, view: PublishedView | null): void => {
  if (!isInHall(desk)) return;
  desk.hall.shows = {
    ...desk.hall.shows,
    name: nameOf(desk),
    rounds: nowhere,
    kept: { view, asOf: desk.machine.now().getTime() },
  };
};
