/** The director's log on paper [bridge R11]: every decision with its reason. Times and undone steps are in the history. */

import type { GameCell, GameRow, GameSheet } from '../../../game/paper.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { seatedOnOldStanding } from '../results/revisions.ts';
import { ownOf } from '../rules/state.ts';
import { moreOf } from '../seating/more.ts';
import { roundRows } from '../steps/rows.ts';
import { column, empty, lines, named, note, say, sentences, whole } from './sheet-cells.ts';

/** A decision about a round or, with null, about the whole event. */
type Entry = { readonly round: RoundNo | null; readonly who: EntrantId | null; readonly what: GameCell };

const told = (
  round: RoundNo | null,
  who: EntrantId | null,
  code: string,
  params: { readonly [name: string]: string | number } = {},
): Entry => ({ round, who, what: note(say(`log.${code}`, params)) });

const withReason = (code: string, reason: string): string => (reason === '' ? code : `${code}Because`);

const seating = (round: Round): readonly Entry[] => {
  const { draw, rev, revised, no } = round;
  const base = moreOf(round)?.baseRound ?? 0;
  const { method } = draw.proposal;
  const way = ['swiss', 'danish', 'start', 'imported'].includes(method) ? method : 'start';
  const switched = roundRows(round).flatMap((row) => (row.switched && row.ew !== null ? [row.table] : []));
  return [
    told(no, null, `seated.${way}`, { draw: draw.no, base }),
    ...(moreOf(round)?.seating === 'tryHarder' ? [told(no, null, 'harder')] : []),
    ...(draw.edited ? [told(no, null, 'edited')] : []),
    ...(rev > 1 ? [told(no, null, 'revised', { rev, tables: revised.join(', ') })] : []),
    ...(switched.length > 0 ? [told(no, null, 'switched', { tables: switched.join(', ') })] : []),
  ];
};

const sittingOut = ({ no, byes }: Round, tournament: Tournament): readonly Entry[] => {
  const choice = ownOf(tournament).byeChoices.find(({ round }) => round === no);
  return byes.map(({ entrant, reason }) => {
    if (choice?.entrant === entrant) {
      return told(no, entrant, withReason('byeChosen', choice.reason), { reason: choice.reason });
    }
    return told(no, entrant, reason.code === 'bridge.byes.absent' ? 'absent' : 'bye');
  });
};

const aroundRound = ({ no, results }: Round, tournament: Tournament, old: ReadonlySet<RoundNo>): readonly Entry[] => {
  const { provisional, breaks, delayOffFrom } = ownOf(tournament);
  return [
    ...provisional.flatMap(({ round, table }) =>
      round === no ? [told(no, null, results[table] === undefined ? 'standIn' : 'stoodIn', { table })] : [],
    ),
    ...(old.has(no) ? [told(no, null, 'resultChanged')] : []),
    ...(delayOffFrom === no ? [told(no, null, 'delayOff')] : []),
    ...breaks.flatMap(({ after, minutes, text }) =>
      after === no ? [told(no, null, minutes > 0 ? 'breakFor' : 'break', { minutes, text })] : [],
    ),
  ];
};

const people = (tournament: Tournament): readonly Entry[] => {
  const { withdrawn, late, absences, adjustments, carryOver, ignored, imported } = ownOf(tournament);
  return [
    ...(imported === null ? [] : [told(null, null, 'imported', { rounds: imported.rounds })]),
    ...(ignored.through > 0 ? [told(null, null, 'ignored', { through: ignored.through })] : []),
    ...Object.entries(carryOver).flatMap(([id, score]) =>
      score === 0 ? [] : [told(null, Number(id), 'carryOver', { amount: score / 100 })],
    ),
    ...late.map(({ entrant, from }) => told(from, entrant, 'late', { round: from })),
    ...absences.map(({ entrant, from, to }) => told(from, entrant, 'absence', { from, to })),
    ...withdrawn.map(({ entrant, from, reason }) =>
      told(from, entrant, withReason('withdrawn', reason), { round: from, reason }),
    ),
    ...adjustments.map(({ entrant, round, amount, kind, reason }) => ({
      round,
      who: entrant,
      what: note(say(`adjusted.${kind}`, { amount: amount / 100, reason })),
    })),
  ];
};

export const logSheet = (tournament: Tournament): readonly GameSheet[] => {
  const old = new Set(seatedOnOldStanding(tournament));
  const others = people(tournament);
  const of = (round: RoundNo | null) => others.filter((entry) => entry.round === round);
  const last = tournament.rounds.length;
  const entries = [
    ...of(null),
    ...tournament.rounds.flatMap((round) => [
      ...seating(round),
      ...sittingOut(round, tournament),
      ...of(round.no),
      ...aroundRound(round, tournament, old),
    ]),
    ...others.filter(({ round }) => round !== null && round > last),
  ];
  const hasPeople = entries.some(({ who }) => who !== null);
  const rows = entries.map(({ round, who, what }, i): GameRow => {
    const again = entries[i - 1]?.round === round;
    return { cells: [again ? empty : whole(round), what, ...(hasPeople ? [who === null ? empty : named(who)] : [])] };
  });
  return [
    {
      kind: 'list',
      parts: [
        sentences(say('log.about')),
        lines(['round', 'decision', ...(hasPeople ? ['about'] : [])].map(column), rows),
      ],
    },
  ];
};
