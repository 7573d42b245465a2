/**
 * Paper and hall views that only 1-v-1 events have (section 8).
 *
 * | rule | function |
 * | --- | --- |
 * | pairing log, printed when a player asks "why am I playing her?": tiers, floats, merges, costs, every pair's reasons | `logDocument` |
 * | the bracket of a top cut, on paper and in the hall (12) | `bracketDocument`, `bracketHallView` |
 */

import type {
  Bracket as DrawnBracket,
  BracketMatch as DrawnMatch,
  FamilyCell,
  FamilyDocument,
  FamilyHallView,
  FamilyListing,
  FamilyRow,
} from '../tournament/family-paper.ts';
import { entrantOf, type Round, roundOf, type Tournament } from '../tournament/state.ts';
import type { EntrantId, Json, Phrase, RoundNo } from '../tournament/words.ts';
import { type Bracket, type BracketMatch, bracketOf, isCutRound, stageWords } from './bracket.ts';
import type { CutRequest } from './cut-round.ts';
import { recordsOf } from './records.ts';
import type { DuelRequest } from './request.ts';
import type { CutSeed } from './top-cut.ts';

const whole = { scale: 1, decimals: 0, signed: false };
const numberCell = (value: number): FamilyCell => ({ kind: 'number', value, unit: whole });
const note = (phrase: Phrase): FamilyCell => ({ kind: 'note', phrase });
const lines = (columns: readonly string[], rows: readonly FamilyRow[]): FamilyListing => ({
  form: 'lines',
  columns: columns.map((code) => ({ code })),
  blocks: [{ heading: null, rows }],
});

/** Games of a side; empty where the match was not played game by game. */
const scoreOf = ({ result, winner }: BracketMatch, side: CutSeed | null): string => {
  if (result === null || side === null || result.games.a + result.games.b === 0) return '';
  const { a, b } = result.games;
  return String(winner?.entrant === side.entrant ? Math.max(a, b) : Math.min(a, b));
};

const drawnMatch = (match: BracketMatch): DrawnMatch => {
  const side = (seed: CutSeed | null) => ({
    who: seed === null ? ({ kind: 'empty' } as const) : ({ kind: 'entrant', entrant: seed.entrant } as const),
    score: scoreOf(match, seed),
  });
  const { a, b, winner, table } = match;
  return {
    label: table === null ? null : { code: 'duel.bracketTable', params: { table } },
    sides: [side(a), side(b)],
    won: winner === null ? null : winner.entrant === a?.entrant ? 0 : 1,
  };
};

const drawnBracket = ({ stages }: Bracket): DrawnBracket => ({
  rounds: stages.map((stage) => ({ title: stageWords(stage.length), matches: stage.map(drawnMatch) })),
});

const thirdPlace = (match: BracketMatch): DrawnBracket => ({
  rounds: [{ title: { code: 'duel.stages.third' }, matches: [drawnMatch(match)] }],
});

const bracketDocument: FamilyDocument = {
  id: 'duel.bracket',
  of: 'event',
  waits: (tournament) => (bracketOf(tournament).ok ? null : 'duel.waiting.cut'),
  make: (tournament) => {
    const bracket = bracketOf(tournament);
    if (!bracket.ok) return [];
    const { third } = bracket.value;
    return [
      { kind: 'bracket', bracket: drawnBracket(bracket.value) },
      ...(third === null ? [] : [{ kind: 'bracket' as const, bracket: thirdPlace(third) }]),
    ];
  },
};

const bracketHallView: FamilyHallView = {
  id: 'duel.bracket',
  make: (tournament: Tournament) => {
    // A bracket is told when its first round is published, not while the organiser thinks about it.
    const bracket = bracketOf(tournament);
    if (!bracket.ok || !bracket.value.isPublished) return null;
    return { kind: 'bracket', title: { code: 'duel.views.bracket' }, bracket: drawnBracket(bracket.value) };
  },
};

/** Parameters of phrases that are registration numbers. */
const PEOPLE = new Set(['player', 'players', 'other']);

/** A sentence with names for the numbers in it, and lists written out. */
const named = (tournament: Tournament, { code, params = {} }: Phrase): Phrase => {
  const nameOf = (value: Json): Json => entrantOf(tournament, Number(value))?.name ?? value;
  const written = Object.entries(params).map(([key, value]) => {
    if (Array.isArray(value)) return [key, (PEOPLE.has(key) ? value.map(nameOf) : value).join(', ')];
    return [key, PEOPLE.has(key) ? nameOf(value) : value];
  });
  return { code, params: Object.fromEntries(written) };
};

const pairRows = (tournament: Tournament, round: Round): readonly FamilyRow[] => {
  const reasonsOf = new Map(round.draw.proposal.tables.map((table) => [table.seats.join(), table.reasons]));
  return round.tables.flatMap(({ table, seats }): FamilyRow[] => {
    const reasons = reasonsOf.get(seats.join()) ?? [{ code: 'duel.reasons.byHand' }];
    const [a = 0, b = 0] = seats;
    const names: FamilyCell[] = [numberCell(table), { kind: 'entrant', entrant: a }, { kind: 'entrant', entrant: b }];
    const blank: FamilyCell[] = [{ kind: 'empty' }, { kind: 'empty' }, { kind: 'empty' }];
    return reasons.map((reason, i) => ({ cells: [...(i === 0 ? names : blank), note(named(tournament, reason))] }));
  });
};

const logDocument: FamilyDocument = {
  id: 'duel.log',
  of: 'round',
  waits: (_tournament, round) => (round === null ? 'round' : null),
  make: (tournament, round) => {
    if (round === null) return [];
    const { trace } = round.draw.proposal;
    return [
      {
        kind: 'list',
        parts: [
          lines(
            ['duel.log.steps'],
            trace.map((phrase) => ({ cells: [note(named(tournament, phrase))] })),
          ),
          lines(
            ['sheets.columns.table', 'duel.seats.a.name', 'duel.seats.b.name', 'duel.log.why'],
            pairRows(tournament, round),
          ),
        ],
      },
    ];
  },
};

const known = new WeakMap<DuelRequest, ReadonlyMap<EntrantId, number>>();

/** Points of everybody before the round of a request, in hundredths; made once for all slips of the round. */
const pointsBefore = (request: DuelRequest): ReadonlyMap<EntrantId, number> => {
  const made = known.get(request) ?? new Map([...recordsOf(request)].map(([id, { points }]) => [id, points]));
  known.set(request, made);
  return made;
};

/** What a slip says beside a name: seed and points before the round; in a cut the seed of the bracket (12). */
export const seedAndPoints = (tournament: Tournament, no: RoundNo, id: EntrantId): Phrase | null => {
  const round = roundOf(tournament, no);
  if (round === undefined) return null;
  if (isCutRound(round)) {
    const { entrants } = round.draw.request as unknown as CutRequest;
    const seed = entrants.indexOf(id) + 1;
    return seed === 0 ? null : { code: 'duel.slipSeed', params: { seed } };
  }
  const request = round.draw.request as unknown as DuelRequest;
  const player = request.players.find((one) => one.id === id);
  // Whoever took a bye came after the draw.
  if (player === undefined) return null;
  const points = pointsBefore(request).get(id) ?? 0;
  return { code: 'duel.slipPoints', params: { seed: player.seed, points: points / 100 } };
};

export const duelDocuments: readonly FamilyDocument[] = [logDocument, bracketDocument];
export const duelHallViews: readonly FamilyHallView[] = [bracketHallView];
