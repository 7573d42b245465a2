import { type Folds, factOf, folding, type Patched } from '../../../game/facts.ts';
import type { Revision } from '../../../game/groups/steps.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { type BridgeOwn, ownOf } from '../rules/state.ts';
import type { BridgeFact, BridgePatch, BridgeStored } from './facts.ts';

type Rows = NonNullable<BridgePatch['reseated']>[number];

const withOwn = (tournament: Tournament, own: Partial<BridgeOwn>): Tournament => ({
  ...tournament,
  own: { ...ownOf(tournament), ...own },
});

const withPlaying = (tournament: Tournament, id: EntrantId, playing: boolean): Tournament => ({
  ...tournament,
  entrants: tournament.entrants.map((entrant) => (entrant.id === id ? { ...entrant, playing } : entrant)),
});

/** Results of tables that are gone go with them; `revised` names the tables that are different. */
const withRows = (round: Round, { tables, byes, metrics, rev = round.rev + 1, replaces }: Rows): Round => {
  const before = new Map(round.tables.map(({ table, seats }) => [table, seats.join()]));
  const revised = tables.filter(({ table, seats }) => before.get(table) !== seats.join()).map(({ table }) => table);
  const kept = new Set(tables.map(({ table }) => String(table)));
  return {
    ...round,
    rev,
    tables,
    byes,
    revised,
    ...(replaces === undefined ? {} : { replaced: { rev: round.rev, tables: round.tables } }),
    results: Object.fromEntries(Object.entries(round.results).filter(([table]) => kept.has(table))),
    draw: { ...round.draw, edited: true, metrics },
  };
};

const reseated = (tournament: Tournament, rows: Rows): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.no === rows.no ? withRows(round, rows) : round)),
});

const patched = (
  tournament: Tournament,
  { own, playing = [], reseated: rows = [], keepRounds, taken = [] }: Patched<BridgePatch>,
): Tournament => {
  const changed = playing.reduce((now, entry) => withPlaying(now, entry.id, entry.playing), withOwn(tournament, own));
  const next = rows.reduce(reseated, changed);
  const kept = next.rounds.filter(({ no }) => keepRounds === undefined || no <= keepRounds);
  return { ...next, rounds: [...kept, ...taken] };
};

const folds: Folds<Tournament, BridgeFact | Patched<BridgePatch>> = {
  'order.set': (tournament, { order }) => withOwn(tournament, { order }),
  'names.shuffled': (tournament, { order, shuffles }) => withOwn(tournament, { order, shuffles }),
  'preparations.closed': (tournament, { order, homes, prepared }) => withOwn(tournament, { order, homes, prepared }),
  'preparations.reopened': (tournament) => ({ ...withOwn(tournament, { prepared: null }), rounds: [] }),
  'homes.set': (tournament, { homes }) => withOwn(tournament, { homes }),
  'directors.set': (tournament, { directors }) => withOwn(tournament, { directors }),
  'bye.wished': (tournament, { wish }) => {
    const others = ownOf(tournament).byeWishes.filter(({ entrant }) => entrant !== wish.entrant);
    return withOwn(tournament, { byeWishes: [...others, wish] });
  },
  'wish.takenBack': (tournament, { entrant }) =>
    withOwn(tournament, { byeWishes: ownOf(tournament).byeWishes.filter((wish) => wish.entrant !== entrant) }),
  'bye.chosen': (tournament, { choice }) => {
    const others = ownOf(tournament).byeChoices.filter(({ round }) => round !== choice.round);
    return withOwn(tournament, { byeChoices: [...others, choice] });
  },
  'bye.byRule': (tournament, { round }) =>
    withOwn(tournament, { byeChoices: ownOf(tournament).byeChoices.filter((choice) => choice.round !== round) }),
  'absences.set': (tournament, { entrant, absences }) => {
    const others = ownOf(tournament).absences.filter((one) => one.entrant !== entrant);
    return withOwn(tournament, { absences: [...others, ...absences] });
  },
  'entrant.withdrawn': (tournament, { withdrawn }) => {
    const all = [...ownOf(tournament).withdrawn, withdrawn];
    return withPlaying(withOwn(tournament, { withdrawn: all }), withdrawn.entrant, false);
  },
  'entrant.reinstated': (tournament, { late }) => {
    const own = ownOf(tournament);
    const withdrawn = own.withdrawn.filter(({ entrant }) => entrant !== late.entrant);
    const others = own.late.filter(({ entrant }) => entrant !== late.entrant);
    return withPlaying(withOwn(tournament, { withdrawn, late: [...others, late] }), late.entrant, true);
  },
  'entrants.joined': (tournament, { late, numbers, tables }) => {
    const { prepared, late: before } = ownOf(tournament);
    const joined =
      prepared === null ? null : { ...prepared, numbers: { ...prepared.numbers, ...numbers }, phantom: null, tables };
    return withOwn(tournament, { prepared: joined, late: [...before, ...late] });
  },
  'carryOver.set': (tournament, { carryOver }) =>
    withOwn(tournament, { carryOver: { ...ownOf(tournament).carryOver, ...carryOver } }),
  'score.adjusted': (tournament, { adjustment }) =>
    withOwn(tournament, { adjustments: [...ownOf(tournament).adjustments, adjustment] }),
  'adjustment.cancelled': (tournament, { no }) =>
    withOwn(tournament, { adjustments: ownOf(tournament).adjustments.filter((given) => given.no !== no) }),
  'standIns.set': (tournament, { round, results }) => {
    const others = ownOf(tournament).provisional.filter((entry) => entry.round !== round);
    return withOwn(tournament, { provisional: [...others, ...results.map((entry) => ({ round, ...entry }))] });
  },
  'break.set': (tournament, { pause }) => {
    const others = ownOf(tournament).breaks.filter(({ after }) => after !== pause.after);
    return withOwn(tournament, { breaks: [...others, pause] });
  },
  'break.takenAway': (tournament, { after }) =>
    withOwn(tournament, { breaks: ownOf(tournament).breaks.filter((pause) => pause.after !== after) }),
  'delay.off': (tournament, { from }) => withOwn(tournament, { delayOffFrom: from }),
  'meetings.ignored': (tournament, { ignored }) => withOwn(tournament, { ignored }),
  'round.reseated': reseated,
  'rounds.takenIn': (tournament, { prepared, imported, rounds }) => ({
    ...withOwn(tournament, { prepared, imported }),
    rounds: [...tournament.rounds, ...rounds],
  }),
  'totals.takenIn': (tournament, { prepared, imported, carryOver }) =>
    withOwn(tournament, { prepared, carryOver, imported }),
  'conversion.reverted': (tournament) => {
    const hadTotals = ownOf(tournament).imported?.rounds === 0;
    const own = { prepared: null, imported: null, ...(hadTotals ? { carryOver: {} } : {}) };
    return { ...withOwn(tournament, own), rounds: [] };
  },
  patched,
};

const evolve = folding(folds);

export const evolveOwn = (tournament: Tournament, stored: BridgeStored): Tournament =>
  evolve(tournament, factOf<BridgeFact, BridgePatch>(stored));

export const revisionsOf = (stored: BridgeStored): readonly Revision[] => {
  const fact = factOf<BridgeFact, BridgePatch>(stored);
  const given: readonly Pick<Rows, 'no' | 'rev'>[] =
    fact.type === 'round.reseated'
      ? [fact]
      : fact.type === 'rounds.takenIn'
        ? fact.rounds
        : fact.type === 'patched'
          ? [...(fact.reseated ?? []), ...(fact.taken ?? [])]
          : [];
  return given.flatMap(({ no, rev }) => (rev === undefined ? [] : [{ round: no, rev }]));
};
