/**
 * Seats a Swiss or Danish round.
 *
 * | rule | where |
 * | --- | --- |
 * | [bridge 3.1] standing, list, bye, pairing, directions, tables: in this order | `prepare`, `pairLists`, `arrange` |
 * | [bridge 3.6] "try harder" is offered beside the faithful seating, and never replaces it unasked | `seatSwiss`, `harderOf` |
 * | what the director is warned about | `byeWarnings`, `repeatWarnings`, `noFreshSeating` |
 * | how it came about, step by step | `traceOf` |
 */

import { type Control, ENGINE_VERSION, type Proposal } from '../../../game/seating.ts';
import { type Answer, no, ok } from '../../../tournament/refusal.ts';
import type { EntrantId, Phrase, Table, TableNo } from '../../../tournament/words.ts';
import { arrange } from './arrange.ts';
import { checkField } from './field.ts';
import { measureSwiss, meetingsIn, rankingOf, STOPPED } from './metrics.ts';
import type { BridgeMore } from './more.ts';
import type { Match } from './pairing/match.ts';
import { harderOf, type PairedList, pairLists, wantedMatches } from './pairing/paired-lists.ts';
import { stepPhrase } from './pairing/trace-words.ts';
import type { Row } from './physical-tables.ts';
import { tableReasons } from './reasons.ts';
import type { SwissRequest } from './request.ts';
import { type Section, split } from './sections.ts';
import { byeWarnings, noFreshSeating, repeatWarnings } from './warnings.ts';

const seatsOf = (rows: readonly Row[]): Table[] =>
  rows.flatMap(({ table, ns, ew }) => (ns === null || ew === null ? [] : [{ table, seats: [ns, ew] }]));

const changedTables = (before: readonly Row[], after: readonly Row[]): TableNo[] => {
  const seated = new Map(before.map(({ table, ns, ew }) => [table, `${ns} ${ew}`]));
  return after.flatMap(({ table, ns, ew }) => (seated.get(table) === `${ns} ${ew}` ? [] : [table]));
};

const harderPhrase = (list: PairedList): Phrase[] => {
  const harder = harderOf(list);
  if (harder === null) return [];
  const tables = harder.changed.map(list.words.tableOf);
  return [{ code: 'bridge.trace.harder', params: { kept: harder.kept, tables, count: tables.length } }];
};

const traceOf = (
  sections: readonly Section[],
  moved: readonly { readonly entrant: EntrantId; readonly room: number }[],
  lists: readonly PairedList[],
  harderChosen: boolean,
): Phrase[] => [
  ...moved.map(({ entrant, room }) => ({ code: 'bridge.trace.changesRoom', params: { player: entrant, room } })),
  ...sections.flatMap(({ bye }) => (bye === null ? [] : [bye.reason])),
  ...lists.flatMap((list) => [
    ...(list.section.room === null ? [] : [{ code: 'bridge.trace.room', params: { room: list.section.room } }]),
    ...list.faithful.trace.map((step) => stepPhrase(step, list.words)),
    ...(harderChosen ? harderPhrase(list) : []),
  ]),
];

const prepare = (request: SwissRequest) => {
  const ranking = rankingOf(request);
  const rank = new Map(ranking.map(({ id }, place) => [id, place]));
  const rankOf = (entrant: EntrantId): number => rank.get(entrant) ?? ranking.length;
  const { sections, moved } = split(
    request,
    ranking.map(({ id }) => id),
  );
  const arranged = (lists: readonly PairedList[], matchesOf: (list: PairedList) => readonly Match[]) =>
    arrange(
      request,
      sections,
      sections.map((section) => lists.filter((list) => list.section === section).flatMap(matchesOf)),
      rankOf,
    );
  return { ranking, rankOf, meetings: meetingsIn(request), sections, moved, arranged };
};

/** Seats without checks and without "try harder", for trying many standings. */
export const faithfulTables = (request: SwissRequest): readonly Table[] => {
  const { sections, meetings, arranged } = prepare(request);
  return seatsOf(arranged(pairLists(request, sections, meetings, null), ({ faithful }) => faithful.matches).rows);
};

/** Refuses what `checkField` refuses. A harder seating, where there is one, is beside the faithful one in `more.other`. */
export const seatSwiss = (request: SwissRequest, control: Control): Answer<Proposal> => {
  const refusal = checkField(request);
  if (refusal !== null) return no(refusal);
  const { method, options, round, seed } = request;
  const { ranking, rankOf, meetings, sections, moved, arranged } = prepare(request);
  const lists = pairLists(request, sections, meetings, control.stopped);
  const faithful = arranged(lists, ({ faithful: { matches } }) => matches);
  const offers = lists.some((list) => harderOf(list) !== null);
  const harder = offers ? arranged(lists, (list) => (harderOf(list) ?? list.faithful).matches) : null;
  const harderChosen = options.seating === 'tryHarder' && harder !== null;
  const [chosen, other] = harderChosen ? [harder, faithful] : [faithful, harder];

  const tables = seatsOf(chosen.rows);
  const byes = sections.flatMap(({ bye }) => (bye === null ? [] : [bye]));
  const metrics = measureSwiss(request, tables, control.stopped);
  // Also where only the count of the fewest repeats was stopped: a replay counts on and says more.
  const isStopped = lists.some((list) => list.harder?.kind === 'stopped') || metrics.least.how.code === STOPPED;
  const more: BridgeMore = {
    baseRound: request.baseRound ?? round - 1,
    boards: request.boards ?? null,
    ranking: ranking.map(({ id, number, total }, place) => ({ entrant: id, number, place: place + 1, total })),
    rows: chosen.rows,
    seating: harderChosen ? 'tryHarder' : 'faithful',
    other:
      other === null
        ? null
        : {
            seating: harderChosen ? 'faithful' : 'tryHarder',
            rows: other.rows,
            changed: changedTables(chosen.rows, other.rows),
            metrics: measureSwiss(request, seatsOf(other.rows), control.stopped),
          },
    warnings: [
      ...byeWarnings(byes),
      ...chosen.warnings,
      ...noFreshSeating(
        round,
        lists.map((list) => list.harder),
      ),
      ...repeatWarnings(chosen.rows, meetings, wantedMatches(lists)),
    ],
  };
  return ok({
    family: 'bridge',
    method,
    engine: ENGINE_VERSION,
    seed,
    tables: tableReasons({ rows: chosen.rows, rankOf, lists, meetings, stationary: options.hall.stationary }),
    byes: [
      ...byes.map(({ entrant, reason }) => ({ entrant, reason })),
      ...options.absent.map((entrant) => ({
        entrant,
        reason: { code: 'bridge.byes.absent', params: { player: entrant } },
      })),
    ],
    metrics,
    budget: { steps: 1, used: 1, ended: isStopped ? 'stopped' : 'complete' },
    trace: traceOf(sections, moved, lists, harderChosen),
    more: more,
  });
};
