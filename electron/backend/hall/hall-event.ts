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
 * | nobody else decides on the round of the hall | `roundsInHall` |
 */

import { z } from 'zod';
import type { Game } from '../../../core/game/game.ts';
import { families } from '../../../core/games/all.ts';
import { type HallRounds, hallAfter, hallSentTo, nowhere } from '../../../core/sheets/hall/hall-rounds.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import type { Desk } from '../desk.ts';
import type { HallEvent } from './hall.ts';

export const emptyHall: HallEvent = { event: null, name: '', rounds: nowhere, kept: null };

/** What the hall knows the open file by. One that is only looked at is none that the hall could be at. */
export const openEvent = ({ session }: Desk): string | null => {
  const id = session?.ledger().tournament?.id;
  return session === null || id === undefined ? null : session.file === null ? `viewed ${id}` : id;
};

/** Whether the hall shows the event that is open. */
export const isInHall = (desk: Desk): boolean => desk.hall.event !== null && desk.hall.event === openEvent(desk);

const playedHere = ({ session }: Desk): readonly [Tournament, Game] | null => {
  const tournament = session?.ledger().tournament ?? null;
  const family = tournament === null ? undefined : families[tournament.family];
  return tournament === null || family === undefined ? null : [tournament, family];
};

/** The fact of the file that says where the hall is: no step, so that undo leaves it. */
const FACT = 'hall.rounds';

const stored = z.strictObject({ at: z.int().min(1).nullable(), back: z.int().min(1).nullable() });

/** Where the hall was when the event was open the last time. */
const roundsInFile = ({ session }: Desk): HallRounds => {
  const fact = session?.fact(FACT);
  const read = stored.safeParse(fact?.ok === true ? fact.value : null);
  return read.success ? read.data : nowhere;
};

const putRounds = (desk: Desk, rounds: HallRounds): void => {
  const { at, back } = desk.hall.rounds;
  if (rounds.at === at && rounds.back === back) return;
  desk.hall = { ...desk.hall, rounds };
  // A convenience only: the next step reports a full disk.
  if (isInHall(desk) && desk.session?.file != null) desk.session.keepFact(FACT, { ...rounds });
};

/** The round goes on with the event: called after each step. */
export const followRound = (desk: Desk): void => {
  const here = playedHere(desk);
  if (here !== null) putRounds(desk, hallAfter(...here, desk.hall.rounds));
};

/** The TO shows a published round; false where there is no such round. */
export const sendHallTo = (desk: Desk, no: RoundNo): boolean => {
  const here = playedHere(desk);
  if (here === null || !here[0].rounds.some((round) => round.no === no)) return false;
  putRounds(desk, hallSentTo(...here, no));
  return true;
};

const nameOf = ({ session }: Desk): string => session?.ledger().tournament?.name ?? '';

/** The TO shows the open event in the hall. */
export const takeHall = (desk: Desk): void => {
  const event = openEvent(desk);
  if (event === null) return;
  desk.hall = { ...desk.hall, event, name: nameOf(desk), kept: null };
};

/** An event was opened: it goes on where the hall is at it, and comes into a hall that nobody looks at. */
export const enterHall = (desk: Desk, isLookedAt: boolean): void => {
  const isFree = !isLookedAt || (desk.hall.event === null && !desk.sample);
  if (desk.hall.event === openEvent(desk) || isFree) takeHall(desk);
  desk.hall = { ...desk.hall, rounds: roundsInFile(desk) };
  followRound(desk);
};

/** The open event goes on in another file, as another one: the hall goes with it, and keeps no picture of before. */
export const handHallOn = (desk: Desk, event: string): void => {
  if (!isInHall(desk)) return;
  desk.hall = { ...desk.hall, event };
  desk.toldOf = event;
};

/** The event is about to be closed: what the hall shows stays. */
export const leaveHall = (desk: Desk, view: PublishedView | null): void => {
  if (!isInHall(desk)) return;
  desk.hall = { ...desk.hall, name: nameOf(desk), rounds: nowhere, kept: { view, asOf: desk.machine.now().getTime() } };
};
