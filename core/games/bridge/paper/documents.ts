/**
 * The paper of bridge and what each document waits for [bridge 6, R1 to R11].
 *
 * | report | document |
 * | --- | --- |
 * | [bridge R1] start list | `bridgePaper.startList` |
 * | R2, R3 round sheets | `seatingByTable`, `seatingByName`, `bridgePaper.byNumber` |
 * | [bridge R4] round result with next seating | `bridgePaper.roundResult` |
 * | [bridge R5] ranking | `bridgePaper.ranking` |
 * | [bridge R6] personal scores | `bridgePaper.personal` |
 * | [bridge R7] result slips | `slips`, `blankSlips` |
 * | [bridge R8] guide cards | `guides` |
 * | [bridge R9, R10] cross table, VP scale | `bridgePaper.crossTable`, `bridgePaper.scale` |
 * | [bridge R11] director log, explanation | `bridgePaper.log`, `bridgePaper.explain` |
 * | teams: open and closed room, home tables [bridge 4.14] | `bridgePaper.rooms` |
 */

import type { GameDocument, Waiting } from '../../../game/paper.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { crossTable } from './cross-table.ts';
import { logSheet } from './director-log.ts';
import { explainSheet, scaleSheet, startList } from './event-sheets.ts';
import { rankingSheet, resultRound, roundResult, shownThrough } from './result-sheets.ts';
import { blankResultSlips, resultSlips } from './result-slips.ts';
import { byNumber, byPlayer, byTable, teamRooms } from './round-sheets.ts';
import { guideCards, personalScores } from './score-cards.ts';

type Make = GameDocument['make'];

const ofRound =
  (make: (tournament: Tournament, round: Round) => ReturnType<Make>): Make =>
  (tournament, round) =>
    round === null ? [] : make(tournament, round);

const seated = (_: Tournament, round: Round | null): Waiting | null => (round === null ? 'round' : null);

const ranked = (tournament: Tournament): Waiting | null => {
  if (tournament.standingsShown.hidden) return 'hidden';
  return shownThrough(tournament) === 0 ? 'result' : null;
};

const resulted = (tournament: Tournament, round: Round | null): Waiting | null => {
  if (round === null) return 'round';
  return ranked(tournament) ?? (resultRound(tournament, round) === null ? 'bridgePaper.waiting.results' : null);
};

const paired = (_: Tournament, round: Round | null): Waiting | null => {
  if (round === null) return 'round';
  return ['swiss', 'danish'].includes(round.draw.proposal.method) ? null : 'form';
};

const numbered = (tournament: Tournament): Waiting | null => {
  if (tournament.entrants.length === 0) return 'people';
  return ownOf(tournament).prepared === null ? 'bridgePaper.waiting.preparations' : null;
};

const teams = (tournament: Tournament, round: Round | null): Waiting | null =>
  rulesOf(tournament).kind === 'teams' ? seated(tournament, round) : 'form';

const logged = ({ rounds }: Tournament): Waiting | null => (rounds.length === 0 ? 'round' : null);

const scaled = (tournament: Tournament): Waiting | null => (rulesOf(tournament).ranking === 'vp' ? null : 'form');

export const bridgeDocuments: readonly GameDocument[] = [
  { id: 'seatingByTable', of: 'round', waits: seated, make: ofRound(byTable) },
  { id: 'seatingByName', of: 'round', waits: seated, make: ofRound(byPlayer) },
  { id: 'slips', of: 'round', waits: seated, make: ofRound(resultSlips) },
  { id: 'bridgePaper.byNumber', of: 'round', waits: seated, make: ofRound(byNumber) },
  { id: 'bridgePaper.rooms', of: 'round', waits: teams, make: ofRound(teamRooms) },
  { id: 'bridgePaper.roundResult', of: 'round', waits: resulted, make: ofRound(roundResult) },
  { id: 'bridgePaper.explain', of: 'round', waits: paired, make: ofRound(explainSheet) },
  { id: 'bridgePaper.ranking', of: 'event', waits: ranked, make: rankingSheet },
  { id: 'bridgePaper.personal', of: 'event', waits: ranked, make: personalScores },
  { id: 'bridgePaper.startList', of: 'event', waits: numbered, make: startList },
  { id: 'guides', of: 'event', waits: numbered, make: guideCards },
  { id: 'blankSlips', of: 'event', waits: () => null, make: blankResultSlips },
  { id: 'bridgePaper.crossTable', of: 'event', waits: ranked, make: crossTable },
  { id: 'bridgePaper.scale', of: 'event', waits: scaled, make: scaleSheet },
  { id: 'bridgePaper.log', of: 'event', waits: logged, make: logSheet },
];

/** R5 says more than the program's ranking, R1 more than its list of numbers. */
export const withoutDocuments: readonly string[] = ['standings', 'drawList'];

export const afterPackage: readonly string[] = ['bridgePaper.ranking'];

/** The round package [bridge 4.6]: the result the round was seated on tells everybody where to go. */
export const roundPackage: readonly string[] = ['bridgePaper.roundResult', 'seatingByTable', 'seatingByName', 'slips'];
