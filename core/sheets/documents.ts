/** Which documents an event can print now, and what the others wait for. */

import { countedRounds, type Family } from '../tournament/family.ts';
import { lastRound, roundOf, type Tournament } from '../tournament/state.ts';
import type { RoundNo } from '../tournament/words.ts';
import { knownRounds } from './known-rounds.ts';
import { rankedRounds } from './published.ts';
import { type SheetDocument, sheetDocuments } from './sheet.ts';

/**
 * What a document waits for. round: a published seating. result: a round that counts. hidden: standings are hidden now.
 * rounds: fewer than two rounds are known. numbers: nobody has a number of a schedule. form: the family has no such paper.
 * people: nobody is entered.
 */
export type Waiting = 'round' | 'result' | 'hidden' | 'rounds' | 'numbers' | 'form' | 'people';

/**
 * What each document waits for, null where it can be printed.
 *
 * @param no the round that is to be printed; null: the last one
 */
export const waitingFor = (
  tournament: Tournament,
  family: Family,
  no: RoundNo | null,
): ReadonlyMap<SheetDocument, Waiting | null> => {
  const round = no === null ? lastRound(tournament) : roundOf(tournament, no);
  const people: Waiting | null = tournament.entrants.length === 0 ? 'people' : null;
  const seated: Waiting | null = round === undefined ? 'round' : null;
  const slip: Waiting | null = family.slip === undefined ? 'form' : null;
  const schedule = family.schedule === undefined ? null : family.schedule(tournament);
  const ranked = countedRounds(family, { ...tournament, rounds: rankedRounds(tournament, round?.no ?? 0) }) > 0;
  const many: Waiting | null = knownRounds(tournament, family).rounds.length < 2 ? 'rounds' : null;
  const waiting: { readonly [document in SheetDocument]: Waiting | null } = {
    seatingByTable: seated,
    seatingByName: seated,
    slips: slip ?? seated,
    tableCards: seated,
    standings: ranked ? null : tournament.standingsShown.hidden ? 'hidden' : 'result',
    roundReport: seated,
    repeatedPairs: seated,
    signIn: people,
    drawList: schedule === null || schedule.numbers.length === 0 ? 'numbers' : null,
    schedule: people ?? many,
    guides: people ?? many,
    blankSlips: slip,
  };
  return new Map(sheetDocuments.map((document) => [document, waiting[document]]));
};
