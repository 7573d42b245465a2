/**
 * Results and rankings on paper: the result of a round with the next seating [bridge R4] – with delay, that of the round seated
 * on this standing [bridge 4.6] – and the ranking [bridge R5].
 */

import type { GameCell, GameListing, GameRow, GameSheet } from '../../../game/paper.ts';
import { missingNotes } from '../../../game/provisional.ts';
import { marksOfRow } from '../../../game/rounds.ts';
import { FINAL_STANDINGS } from '../../../game/standings.ts';
import { type Round, roundOf, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase, RoundNo } from '../../../tournament/words.ts';
import type { Account, Line } from '../results/accounts.ts';
import { completeThrough, eventOf, numbersOf, standsIn } from '../results/event.ts';
import { type Ranked, rankingAfter, usedTieBreaks } from '../results/ranking.ts';
import { marksOf, tieUnit } from '../results/standings.ts';
import type { BridgeRules } from '../rules/rules.ts';
import { rulesOf } from '../rules/state.ts';
import { moreOf } from '../seating/more.ts';
import { roundRows } from '../steps/rows.ts';
import {
  column,
  decimalsOf,
  direction,
  empty,
  lines,
  named,
  roomNo,
  say,
  scored,
  sentences,
  sided,
  whole,
  words,
} from './sheet-cells.ts';

/** Its results are all in and not frozen. */
export const shownThrough = (tournament: Tournament): RoundNo => {
  const { frozenAfter } = tournament.standingsShown;
  const through = completeThrough(tournament);
  return frozenAfter === null ? through : Math.min(through, frozenAfter);
};

const placeCell = ({ place, shared }: Ranked): GameCell => {
  if (place === null) return words('none');
  return shared ? words('sharedPlace', { place }) : whole(place);
};

const lineIn = (
  { lines: all, scores }: Account,
  round: number,
): { readonly line: Line; readonly score: number | null } | null => {
  const at = all.findIndex((line) => line.round === round);
  const line = all[at];
  return line === undefined ? null : { line, score: scores[at] ?? null };
};

/** A stand-in is never printed as a result [bridge 4.9]. */
export const scoreCell = (
  { provisional }: Line,
  score: number | null,
  { ranking }: BridgeRules,
  decimals: 0 | 2 = 2,
): GameCell => (provisional ? words('open') : scored(score, ranking, decimals));

export const standInNotes = (tournament: Tournament, through: RoundNo): readonly Phrase[] =>
  missingNotes(
    { id: 'bridge', results: { standsIn } },
    tournament,
    tournament.rounds.filter(({ no }) => no <= through),
  );

const withoutMatch = (line: Line): GameCell => words(`lines.${line.kind}`);

/** The round that was seated on the standing after this one; null while there is none. */
const seatedOn = (tournament: Tournament, base: Round): Round | null =>
  tournament.rounds.find((round) => round.no > base.no && moreOf(round)?.baseRound === base.no) ?? null;

/** After the last round nobody waits for a seating. */
const isLast = (round: Round, { plannedRounds }: Tournament): boolean => round.no >= plannedRounds;

const nextCells = (tournament: Tournament, next: Round, entrant: EntrantId, rooms: boolean): readonly GameCell[] => {
  const row = roundRows(next).find(({ ns, ew }) => ns === entrant || ew === entrant);
  const opponent = row === undefined ? null : row.ns === entrant ? row.ew : row.ns;
  if (row === undefined || opponent === null) return [empty, ...(rooms ? [empty] : []), empty, words('sitsOut')];
  const room = rooms ? [whole(roomNo(tournament, row.table))] : [];
  return [whole(row.table), ...room, sided(row.ns === entrant ? 'ns' : 'ew'), named(opponent)];
};

/** The round whose result a sheet for `round` tells: its own if complete, else the one it was seated on; null if neither is. */
export const resultRound = (tournament: Tournament, round: Round): Round | null => {
  const through = shownThrough(tournament);
  if (round.no <= through) return round;
  const base = moreOf(round)?.baseRound ?? 0;
  return base > 0 && base <= through ? (roundOf(tournament, base) ?? null) : null;
};

export const roundResult = (tournament: Tournament, chosen: Round): readonly GameSheet[] => {
  const round = resultRound(tournament, chosen);
  if (round === null) return [];
  const rules = rulesOf(tournament);
  const event = eventOf(tournament);
  const numbers = numbersOf(tournament);
  const before = new Map(
    round.no === 1 ? [] : rankingAfter(event, round.no - 1, tournament.seed).map((row) => [row.entrant, row.place]),
  );
  const next = seatedOn(tournament, round);
  const waits = next === null && !isLast(round, tournament);
  const rooms = rules.rooms.length > 0;
  const hasNet =
    rules.ranking === 'vp' && event.rounds.some(({ tables }) => tables.some(({ score }) => (score?.ns.net ?? 0) !== 0));
  const ranked = rankingAfter(event, round.no, tournament.seed);
  const decimals = decimalsOf(ranked.map(({ account }) => lineIn(account, round.no)?.line.net ?? null));
  const rows = ranked.map((row): GameRow => {
    const { account, entrant } = row;
    const played = lineIn(account, round.no);
    const opponent = played?.line.opponent ?? null;
    return {
      cells: [
        placeCell(row),
        whole(before.get(entrant) ?? null),
        whole(numbers.get(entrant) ?? null),
        named(entrant),
        opponent === null
          ? played === null
            ? empty
            : withoutMatch(played.line)
          : whole(numbers.get(opponent) ?? null),
        ...(hasNet
          ? [played === null || played.line.provisional ? empty : scored(played.line.net, 'signed', decimals)]
          : []),
        played === null ? empty : scoreCell(played.line, played.score, rules),
        scored(account.total, rules.ranking),
        ...(next !== null ? nextCells(tournament, next, entrant, rooms) : waits ? [words('wait')] : []),
      ],
    };
  });
  const unit: Phrase = { code: `bridge.units.${rules.ranking}` };
  const columns: Phrase[] = [
    column('rank'),
    column('before'),
    column('number'),
    column('name'),
    column('against'),
    ...(hasNet ? [{ code: 'bridge.units.imp' }] : []),
    unit,
    column('total'),
    ...(waits ? [column('next')] : []),
    ...(next === null
      ? []
      : [
          say('columns.roundTable', { round: next.no }),
          ...(rooms ? [column('room')] : []),
          direction,
          column('opponents'),
        ]),
  ];
  return [
    {
      kind: 'list',
      // After the last round no seating follows.
      title: next === null && !waits ? say('hall.result', { round: round.no }) : say('documents.roundResult'),
      parts: [
        sentences(
          ...(waits ? [say('headline.wait', { round: round.no })] : []),
          ...(next === null ? [] : [say('headline.next', { round: round.no, next: next.no })]),
          ...standInNotes(tournament, round.no),
        ),
        lines(columns, rows),
      ],
    },
  ];
};

type RankingColumn = { readonly is: boolean; readonly head: Phrase; readonly cell: (row: Ranked) => GameCell };

/** Rounds that fit beside nothing but names, by decimals. */
const BESIDE_NAMES = { 0: 12, 2: 8 } as const;

const WHOLE_BESIDE = 8;

const DECIMALS_BESIDE = 7;

const tieColumns = (rules: BridgeRules, ranked: readonly Ranked[]): readonly RankingColumn[] =>
  usedTieBreaks(rules.tieBreaks).map((code, i) => {
    const tieOf = ({ ties }: Ranked): number | null => {
      const value = ties[i] ?? null;
      return value === Number.MAX_SAFE_INTEGER ? null : value;
    };
    const usual = tieUnit(code, rules.ranking);
    // Net IMPs that are all whole are written so.
    const unit = code === 'net' && usual.signed ? { ...usual, decimals: decimalsOf(ranked.map(tieOf)) } : usual;
    return {
      // The last round has its own column; a tie-break that nobody has parts nobody.
      is: code !== 'lastRound' && code !== 'lot' && ranked.some((row) => (tieOf(row) ?? 0) !== 0),
      head: { code: `bridge.columns.${code}` },
      cell: (row): GameCell => {
        const value = tieOf(row);
        return value === null ? empty : { kind: 'number', value, unit };
      },
    };
  });

const roundColumns = (rules: BridgeRules, through: RoundNo, decimals: 0 | 2): readonly RankingColumn[] =>
  Array.from({ length: through }, (_, i) => ({
    is: true,
    head: { code: 'sheets.columns.round', params: { round: i + 1 } },
    cell: ({ account }: Ranked): GameCell => {
      const played = lineIn(account, i + 1);
      return played === null ? empty : scoreCell(played.line, played.score, rules, decimals);
    },
  }));

export const rankingSheet = (tournament: Tournament): readonly GameSheet[] => {
  const rules = rulesOf(tournament);
  const through = shownThrough(tournament);
  const ranked = rankingAfter(eventOf(tournament), through, tournament.seed);
  const decimals = decimalsOf(ranked.flatMap(({ account: { scores } }) => scores));
  const clubs = new Map(tournament.entrants.map(({ id, club }) => [id, club]));
  const has = (amount: (account: Account) => number): boolean => ranked.some(({ account }) => amount(account) !== 0);
  const who: readonly RankingColumn[] = [
    { is: true, head: column('rank'), cell: placeCell },
    { is: true, head: column('number'), cell: ({ account }) => whole(account.contestant.number) },
    { is: true, head: column('name'), cell: ({ entrant }) => named(entrant) },
  ];
  const rounds = roundColumns(rules, through, decimals);
  const wanted: readonly RankingColumn[] = [
    {
      is: has(({ carryOver }) => carryOver),
      head: column('carryOver'),
      cell: ({ account }) => scored(account.carryOver, 'signed'),
    },
    {
      is: has(({ adjustments }) => adjustments),
      head: column('adjustments'),
      cell: ({ account }) => (account.adjustments === 0 ? empty : scored(account.adjustments, 'signed')),
    },
    ...tieColumns(rules, ranked),
    {
      is: ranked.some((row) => marksOf(row).length > 0),
      head: column('remark'),
      cell: (row) => {
        const phrases = marksOfRow({ id: 'bridge' }, { marks: marksOf(row) });
        return phrases.length === 0 ? empty : { kind: 'marks', phrases };
      },
    },
  ];
  const told = wanted.filter(({ is }) => is);
  const room = decimals === 0 ? WHOLE_BESIDE : DECIMALS_BESIDE - 1 - told.length;
  const beside = rounds.length <= room ? rounds : [];
  const total: RankingColumn = {
    is: true,
    head: column('total'),
    // A mean of whole scores is seldom whole.
    cell: ({ account }) => scored(account.total, rules.ranking, decimalsOf(ranked.map((row) => row.account.total))),
  };
  const main: readonly RankingColumn[] = [
    ...who,
    {
      is: beside.length === 0 && [...clubs.values()].some((club) => club !== ''),
      head: column('club'),
      cell: ({ entrant }) => ({ kind: 'text', text: clubs.get(entrant) ?? '' }),
    },
    total,
    ...beside,
    ...told,
  ];
  const table = (columns: readonly RankingColumn[]): GameListing => {
    const used = columns.filter(({ is }) => is);
    const score = used.indexOf(total);
    return {
      ...lines(
        used.map(({ head }) => head),
        ranked.map((row) => ({ cells: used.map(({ cell }) => cell(row)) })),
      ),
      ...(score < 0 ? {} : { score }),
    };
  };
  const each = BESIDE_NAMES[decimals];
  const apart = beside.length > 0 ? [] : Array.from({ length: Math.ceil(through / each) }, (_, i) => i * each);
  const notes = standInNotes(tournament, through);
  const params = { round: through, of: tournament.plannedRounds };
  const isFinal = notes.length === 0 && through >= tournament.plannedRounds;
  const title = isFinal ? FINAL_STANDINGS : { code: 'sheets.titles.standings', params };
  return [
    {
      kind: 'list',
      title,
      parts: [...(notes.length === 0 ? [] : [sentences(...notes)]), table(main)],
    },
    ...apart.map(
      (from): GameSheet => ({
        kind: 'list',
        title,
        parts: [sentences(say('headline.rounds')), table([...who, ...rounds.slice(from, from + each)])],
      }),
    ),
  ];
};
