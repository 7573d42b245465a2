/**
 * Settings of a bridge event [bridge 2].
 *
 * | default | rule |
 * | --- | --- |
 * | pairs: MP, even tables in odd rounds exchange; teams: VP, WBF continuous, no exchange | [bridge 1, 3.8, 4.1] |
 * | results are typed in the unit of the ranking; teams hand in IMPs | [boards 2.1, 12.1] |
 * | two start rounds and with them one round's delay; 4 boards | [bridge 4.1] |
 * | bye 60 %, walkover and unplayed match as well | [bridge 5.5] |
 * | tie-breaks VP: SOS, net, head-to-head, shared; MP and IMP: head-to-head, last round, shared | [bridge 5.6] |
 */

import { z } from 'zod';
import { roundNo, tableNo } from '../../../tournament/draws/proposal.ts';
import { type Scale, scaleSchema } from './scales.ts';

/** More pairs than any hall holds: "try harder" takes time that grows faster than the square. */
export const MOST_CONTESTANTS = 2000;

/** Which tables exchange directions [bridge 3.8]. */
export const arrowModes = ['off', 'evenTablesOddRounds', 'evenTablesAlways', 'balance'] as const;
export type ArrowMode = (typeof arrowModes)[number];

export const tieBreakCodes = [
  'headToHead',
  'opponents',
  'opponentsMiddle',
  'net',
  'quotient',
  'wins',
  'lastRound',
  'cumulative',
  'lot',
  'shared',
] as const;
export type TieBreak = (typeof tieBreakCodes)[number];

export const rankingUnits = ['vp', 'mp', 'imp'] as const;
/** In whole hundredths. */
export type RankingUnit = (typeof rankingUnits)[number];

const entryUnits = ['vp', 'imp', 'mp', 'raw'] as const;
/** `raw`: plain points; matchpoints where the event counts per cent, else IMPs. */
export type EntryUnit = (typeof entryUnits)[number];

const score = z.int().min(-100_000).max(100_000);
const award = (what: string) =>
  score.nullable().describe(`${what}, in hundredths of the ranking unit; null: as usual.`);

const phantomSeat = z.union([
  z.enum(['ns-high', 'ew-high', 'ns-1']),
  z.strictObject({ slot: z.int().min(1).max(2000).describe('Pair number that stays free.') }),
]);

export const bridgeRules = z
  .strictObject({
    kind: z.enum(['pairs', 'teams']).describe('What a contestant is.'),
    ranking: z.enum(rankingUnits).describe('Ranked by victory points, MP % or IMPs.'),
    entryUnit: z
      .enum(entryUnits)
      .nullable()
      .default(null)
      .describe(
        'What a number typed for a table means: VP, IMPs, MP % or plain points; null: the unit of the ranking.',
      ),
    scale: scaleSchema,
    scaleBoards: z
      .enum(['actual', 'planned'])
      .describe('Which number of boards a shorter match is scaled by: those played, or those planned.'),
    boardsPerRound: z.int().min(1).max(100).describe('Boards of a round.'),
    roundBoards: z
      .record(z.string().regex(/^[1-9]\d?$/), z.int().min(1).max(100))
      .describe('Rounds with another number of boards: round → boards.'),
    firstBoard: z.int().min(1).max(10_000).describe('First board of round 1.'),
    startRounds: z.union([z.literal(1), z.literal(2)]).describe('Rounds seated by position.'),
    delay: z.boolean().describe('One round’s delay: a round is seated while the one before is being played.'),
    addRoundMode: z
      .enum(['ask', 'auto', 'manual'])
      .describe('ask: offered when the last result is in. auto: inserted. manual: 95 % Swiss.'),
    arrowMode: z.enum(arrowModes).describe('Which tables exchange directions.'),
    arrowRound2: z.boolean().describe('Even tables exchange directions in start round 2.'),
    phantomSeat: phantomSeat.describe('Seat that stays empty with an odd number.'),
    rooms: z.array(tableNo).max(100).describe('First table of each room except the first.'),
    normalSwissRounds: z.array(roundNo).max(100).describe('Rounds in which the rooms are paired together.'),
    disabledTables: z.array(tableNo).max(1000).describe('Table numbers that do not exist.'),
    teamSeating: z
      .enum(['tables', 'homeTables'])
      .describe('homeTables: every team has its own table, its E-W pair travels.'),
    tiesByLot: z.boolean().describe('Equal totals are paired by lot instead of by pair number.'),
    pairWithoutCarryOver: z.boolean().describe('Carry-over counts in the ranking but not for pairing.'),
    tieBreaks: z.array(z.enum(tieBreakCodes)).max(10).describe('Tie-breaks in order.'),
    byePercent: z
      .int()
      .min(0)
      .max(100)
      .describe('Share of the maximum for a bye and for the innocent side of a walkover, where no score is set.'),
    awards: z
      .strictObject({
        bye: award('Score of a bye'),
        walkover: award('Score of the innocent side of a walkover'),
        absence: award('Score of an absence that was asked for'),
        unplayed: award('Score of both sides of a match that could not be played'),
      })
      .describe('Scores without a match.'),
    walkoverIsBye: z.boolean().describe('A walkover win counts as a bye.'),
    walkoverIsMeeting: z.boolean().describe('A walkover counts as a meeting.'),
    withdrawn: z
      .enum(['inPlace', 'below', 'excluded'])
      .describe('Where the withdrawn stand in the ranking; never with a place.'),
    particlesSort: z
      .boolean()
      .default(false)
      .describe('Lists by name sort "van der Berg" and "de Vries" by the particle instead of by the name after it.'),
  })
  .describe('Settings of a bridge event.');

export type BridgeRules = z.output<typeof bridgeRules>;

const wbf: Scale = { kind: 'wbf' };

/** [bridge 5.6] */
export const usualTieBreaks = (ranking: RankingUnit): TieBreak[] =>
  ranking === 'vp' ? ['opponents', 'net', 'headToHead', 'shared'] : ['headToHead', 'lastRound', 'shared'];

export const usualRules = (kind: BridgeRules['kind']): BridgeRules => {
  const ranking: RankingUnit = kind === 'pairs' ? 'mp' : 'vp';
  return {
    kind,
    ranking,
    entryUnit: kind === 'teams' ? 'imp' : null,
    scale: wbf,
    scaleBoards: 'actual',
    boardsPerRound: 4,
    roundBoards: {},
    firstBoard: 1,
    startRounds: 2,
    delay: true,
    addRoundMode: 'ask',
    arrowMode: kind === 'pairs' ? 'evenTablesOddRounds' : 'off',
    arrowRound2: true,
    phantomSeat: 'ns-high',
    rooms: [],
    normalSwissRounds: [],
    disabledTables: [],
    teamSeating: 'tables',
    tiesByLot: false,
    pairWithoutCarryOver: false,
    tieBreaks: usualTieBreaks(ranking),
    byePercent: 60,
    awards: { bye: null, walkover: null, absence: null, unplayed: null },
    walkoverIsBye: false,
    walkoverIsMeeting: false,
    withdrawn: 'inPlace',
    particlesSort: false,
  };
};

export const defaultRules: BridgeRules = usualRules('pairs');
