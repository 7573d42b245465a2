import type { GameDocument, GameListing, GameSheet, Waiting } from '../../../game/paper.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { resultsOf } from '../results/results.ts';
import type { Hall } from '../rules/floor-state.ts';
import { lengthOf } from '../rules/pages.ts';
import { hallOf } from '../steps/state.ts';
import { tableName } from './paper-cells.ts';
import {
  breakOrder,
  breakSheet,
  draws,
  finalTableSheet,
  hasBreak,
  hasFinalTable,
  movements,
  payoutList,
  resultList,
  seated,
  seatingByName,
  seatingByTable,
} from './paper-lists.ts';
import { allSlips, latestSlips, openSlips, seatSlips } from './paper-slips.ts';
import { slipsOf } from './slips.ts';

/** Ten to a page, a slip has the size of a hand [poker 10]. */
const PER_PAGE = [10, 8, 6, 4, 2];

const waitsFor =
  (reason: string, is: (hall: Hall) => boolean) =>
  (tournament: Tournament): Waiting | null => {
    if (tournament.entrants.length === 0) return 'people';
    return is(hallOf(tournament)) ? null : `poker.waiting.${reason}`;
  };

/** A crowd around the floor reads the list of a table break [hall-and-print 1.1 M]. */
const BREAK_POINTS = 14;

const lists =
  (...made: readonly ((hall: Hall) => GameListing)[]) =>
  (tournament: Tournament): readonly GameSheet[] => [
    { kind: 'list', parts: made.map((make) => make(hallOf(tournament))) },
  ];

const slips =
  (make: typeof seatSlips) =>
  (tournament: Tournament): readonly GameSheet[] =>
    make(hallOf(tournament)).map((cards) => ({ kind: 'cards', perPage: PER_PAGE, cards, slips: true }));

const isSeated = (hall: Hall): boolean => seated(hall).length > 0;
const hasTables = ({ floor }: Hall): boolean => lengthOf(floor.tables) > 0;

const document = (id: string, waits: GameDocument['waits'], make: GameDocument['make']): GameDocument => ({
  id: `poker.${id}`,
  of: 'event',
  waits,
  make,
});

export const pokerDocuments: readonly GameDocument[] = [
  document(
    'seatSlips',
    waitsFor('seats', (hall) => seatSlips(hall).length > 0),
    slips(seatSlips),
  ),
  document(
    'latestSlips',
    waitsFor('slips', ({ floor }) => slipsOf(floor).length > 0),
    slips(latestSlips),
  ),
  document(
    'slips',
    waitsFor('slips', ({ floor }) => slipsOf(floor).length > 0),
    slips(allSlips),
  ),
  document(
    'openSlips',
    waitsFor('moves', ({ floor }) => floor.pending.length > 0),
    slips(openSlips),
  ),
  document('byName', waitsFor('seats', isSeated), lists(seatingByName)),
  document('byTable', waitsFor('seats', isSeated), lists(seatingByTable)),
  document(
    'breakSheet',
    waitsFor('break', ({ floor }) => hasBreak(floor)),
    (tournament) => [{ kind: 'list', parts: [breakSheet(hallOf(tournament))], points: BREAK_POINTS }],
  ),
  document('breakOrder', waitsFor('tables', hasTables), lists(breakOrder)),
  document(
    'finalTable',
    waitsFor('final', ({ floor }) => hasFinalTable(floor)),
    lists(finalTableSheet),
  ),
  document(
    'movements',
    waitsFor('slips', ({ floor }) => slipsOf(floor).length > 0),
    lists(movements, draws),
  ),
  document(
    'results',
    waitsFor('bust', ({ floor }) => lengthOf(floor.busts) > 0),
    lists(resultList),
  ),
  document(
    'payouts',
    waitsFor('prizes', (hall) => resultsOf(hall).prizes.length > 0),
    lists(payoutList),
  ),
];

/** Where everybody sits now: a card that stands there is taken along by whoever is moved. */
export const placesOf = (tournament: Tournament) => {
  const hall = hallOf(tournament);
  const chairs = new Map(seated(hall).map(({ player, chair }) => [player, chair]));
  return (id: EntrantId) => {
    const chair = chairs.get(id);
    return chair === undefined ? null : { table: tableName(hall.floor, chair.table), seat: chair.seat };
  };
};

/** The program's own documents are about rounds; only the sign-in list is of use here. */
export const withoutDocuments: readonly string[] = [
  'seatingByTable',
  'seatingByName',
  'slips',
  'tableCards',
  'standings',
  'roundReport',
  'repeatedPairs',
  'drawList',
  'schedule',
  'guides',
  'blankSlips',
];
