/**
 * Rounds that are seated, and how the next ones will be [bridge 4.7, 4.8, 4.10, 4.11, 4.18].
 *
 * | command | rule |
 * | --- | --- |
 * | `editRound` | complete [E-08]; tables with a result stay as they are [E-05] |
 * | `setArrows` | only while the round has no result [E-05] |
 * | `setBreak` | before the round after the break is seated [E-07] |
 * | `turnOffDelay` | from a round that is not seated yet [E-07]; null keeps or restores the delay |
 * | `ignoreMeetings` | rounds earlier than the next one [E-14] |
 */

import { type Revisions, unless } from '../../../game/facts.ts';
import { no, ok, refuse } from '../../../tournament/refusal.ts';
import { type Round, roundOf, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo, Table } from '../../../tournament/words.ts';
import { nextRoundNo, seatedRounds } from '../results/event.ts';
import type { ArrowMode } from '../rules/rules.ts';
import { isSwitched } from '../seating/directions.ts';
import { checkIgnored } from '../seating/field.ts';
import { directionsOf } from '../seating/pairing/meetings.ts';
import { type Row, seatStationary } from '../seating/physical-tables.ts';
import { seatedRefusal } from './decide-people.ts';
import { checkComplete, checkDecided } from './edit-seating.ts';
import type { Decided, Do } from './facts.ts';
import { stationaryOf } from './next-round.ts';
import { decidedTables, reseat } from './reseat.ts';
import { roundRows } from './rows.ts';

const unknownRound = (round: RoundNo) => no(refuse('round.unknown', { round }));

export const editRound = (tournament: Tournament, command: Do<'editRound'>, revisions: Revisions): Decided => {
  const round = roundOf(tournament, command.round);
  if (round === undefined) return unknownRound(command.round);
  const sitting = [...round.tables.flatMap(({ seats }) => seats), ...round.byes.map(({ entrant }) => entrant)];
  const edited = { tables: command.tables, byes: command.byes };
  const refusal = checkComplete(edited, sitting) ?? checkDecided(round, edited, round.no, decidedTables(round));
  return refusal === null ? ok([reseat(round, edited, revisions)]) : no(refusal);
};

export const rearranged = (tournament: Tournament, round: Round, mode: ArrowMode): Table[] => {
  const before = directionsOf(seatedRounds(tournament, round.no));
  const turned = roundRows(round).map((row): Row => {
    if (row.ns === null || row.ew === null) return row;
    const [better, worse] = row.switched ? [row.ew, row.ns] : [row.ns, row.ew];
    const paired = { match: [better, worse] as const, rankingTable: row.rankingTable, round: round.no };
    const switched = isSwitched(mode, paired, before);
    return { ...row, ns: switched ? worse : better, ew: switched ? better : worse, switched };
  });
  const sitting = new Set(turned.flatMap(({ ns, ew }) => [ns, ew]).filter((id): id is EntrantId => id !== null));
  return seatStationary(turned, stationaryOf(tournament, sitting)).rows.flatMap(({ table, ns, ew }) =>
    ns === null || ew === null ? [] : [{ table, seats: [ns, ew] }],
  );
};

export const setArrows = (
  tournament: Tournament,
  { round: number, arrowMode }: Do<'setArrows'>,
  revisions: Revisions,
): Decided => {
  const round = roundOf(tournament, number);
  if (round === undefined) return unknownRound(number);
  const [decided] = decidedTables(round);
  if (decided !== undefined) return no(refuse('bridge.tableHasResult', { table: decided, round: number }));
  const { method } = round.draw.proposal;
  if (method !== 'swiss' && method !== 'danish') return no(refuse('bridge.notSwissRound', { round: number }));
  const tables = rearranged(tournament, round, arrowMode);
  return ok([reseat(round, { tables, byes: round.byes }, revisions)]);
};

export const setBreak = (tournament: Tournament, { after, break: pause }: Do<'setBreak'>): Decided =>
  unless(
    seatedRefusal(tournament, after + 1),
    pause === null ? { type: 'break.takenAway', after } : { type: 'break.set', pause: { after, ...pause } },
  );

export const turnOffDelay = (tournament: Tournament, { from }: Do<'turnOffDelay'>): Decided =>
  unless(from === null ? null : seatedRefusal(tournament, from), { type: 'delay.off', from });

export const ignoreMeetings = (tournament: Tournament, { through, forgetByes }: Do<'ignoreMeetings'>): Decided =>
  unless(checkIgnored(through, nextRoundNo(tournament)), {
    type: 'meetings.ignored',
    ignored: { through, forgetByes },
  });
