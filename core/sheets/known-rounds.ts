/**
 * Known rounds: those that are published, and those that a schedule lays down.
 *
 * | document [M-33] [hall-and-print 1.1] | function |
 * | --- | --- |
 * | (5) personal schedule: round, time where one is planned, table, seat, opponents of each round | `guidesOf` |
 * | (6) full schedule: a grid of table numbers, players by rounds | `scheduleListings` |
 * | (8) list of the numbers for the draw | `drawList` |
 */

import type { Game } from '../game/game.ts';
import type { ComingRound } from '../game/paper-forms.ts';
import { startOf } from '../game/round-starts.ts';
import type { Tournament } from '../tournament/state.ts';
import type { EntrantId, Phrase } from '../tournament/words.ts';
import { compareKeys } from './letters.ts';
import { type Named, shownNames } from './names.ts';
import { namesSitting } from './paper/substitutes.ts';
import { type Cell, type Guide, type GuideLine, type Listing, type Row, WHOLE } from './sheet.ts';

const MOST_ROUNDS = 10;

type Spot = { readonly table: number; readonly seat: number | null; readonly others: readonly EntrantId[] };

export type KnownRounds = {
  readonly rounds: readonly number[];
  readonly spots: ReadonlyMap<number, ReadonlyMap<EntrantId, Spot>>;
  readonly numbers: GivenNumbers;
};

/** Null: the number is still to be given. Nobody in it: people go by their registration numbers. */
export type GivenNumbers = ReadonlyMap<EntrantId, number | null>;

const spotsOf = ({ tables, seatsKnown }: ComingRound): ReadonlyMap<EntrantId, Spot> =>
  new Map(
    tables.flatMap(({ table, seats }) =>
      seats.flatMap((id, seat): [EntrantId, Spot][] => {
        if (id === null) return [];
        const others = seats.flatMap((other) => (other === null || other === id ? [] : [other]));
        return [[id, { table, seat: seatsKnown ? seat : null, others }]];
      }),
    ),
  );

/** Numbers on cards and sheets; empty where the event has none. */
export const givenNumbers = (tournament: Tournament, family: Game): GivenNumbers => {
  const schedule = family.paper.schedule?.(tournament) ?? null;
  return schedule === null && family.paper.givesNumbers === true
    ? new Map(tournament.entrants.map(({ id }) => [id, null]))
    : new Map(schedule?.numbers.map(({ entrant, number }) => [entrant, number]));
};

export const knownRounds = (tournament: Tournament, family: Game): KnownRounds => {
  const schedule = family.paper.schedule?.(tournament) ?? null;
  const rounds: readonly ComingRound[] = [
    ...tournament.rounds.map(({ no, tables }) => ({ no, tables, seatsKnown: true })),
    ...(schedule?.coming ?? []),
  ];
  return {
    rounds: rounds.map(({ no }) => no),
    spots: new Map(rounds.map((round) => [round.no, spotsOf(round)])),
    numbers: givenNumbers(tournament, family),
  };
};

/** The number given for the tables, where the event has them, else the registration number. */
export const numberOf = ({ numbers }: Pick<KnownRounds, 'numbers'>, id: EntrantId): number | null =>
  numbers.size === 0 ? id : (numbers.get(id) ?? null);

/** Two sides of a game whose lists by name are the program's own have no seat: their letters are not at the table. */
const hasSeats = ({ seats, paper: { documents = [] } }: Game): boolean =>
  seats.length > 2 || documents.some(({ id }) => id === 'seatingByName');

export const seatLetter = (family: Game, seat: number | null): Phrase | null => {
  const code = seat === null || !hasSeats(family) ? undefined : family.seats[seat];
  return code === undefined ? null : { code: `${family.id}.seats.${code}.letter` };
};

type Person = { readonly id: EntrantId; readonly named: Named };

export const peopleByName = (tournament: Tournament, language: string): readonly Person[] => {
  const names = shownNames(tournament);
  return tournament.entrants
    .flatMap(({ id }) => {
      const named = names.get(id);
      return named === undefined ? [] : [{ id, named }];
    })
    .toSorted((a, b) => compareKeys(a.named.key, b.named.key, language));
};

const concerned = (tournament: Tournament, known: KnownRounds, language: string): readonly Person[] => {
  const playing = new Set(tournament.entrants.flatMap(({ id, playing: plays }) => (plays ? [id] : [])));
  return peopleByName(tournament, language).filter(
    ({ id }) => playing.has(id) || [...known.spots.values()].some((spots) => spots.has(id)),
  );
};

const numberCell = (value: number | null): Cell =>
  value === null ? { kind: 'empty' } : { kind: 'number', value, unit: WHOLE };

const partsOf = (rounds: readonly number[]): readonly (readonly number[])[] => {
  const parts = Math.max(1, Math.ceil(rounds.length / MOST_ROUNDS));
  const each = Math.ceil(rounds.length / parts);
  return Array.from({ length: parts }, (_, part) => rounds.slice(part * each, (part + 1) * each));
};

export const scheduleListings = (tournament: Tournament, family: Game, language: string): readonly Listing[] => {
  const known = knownRounds(tournament, family);
  const people = concerned(tournament, known, language);
  return partsOf(known.rounds).map((rounds) => ({
    form: 'lines',
    columns: [
      { code: 'words.columns.number' },
      { code: 'words.columns.name' },
      ...rounds.map((round) => ({ code: 'sheets.columns.round', params: { round } })),
    ],
    blocks: [
      {
        heading: { kind: 'empty' },
        together: false,
        rows: people.map(
          ({ id, named }): Row => ({
            cells: [
              numberCell(numberOf(known, id)),
              { kind: 'name', name: named.listed },
              ...rounds.map((round): Cell => {
                const spot = known.spots.get(round)?.get(id);
                if (spot === undefined) return { kind: 'phrase', phrase: { code: 'words.none' } };
                return { kind: 'spot', table: spot.table, seat: seatLetter(family, spot.seat) };
              }),
            ],
            changed: false,
            head: named.head,
          }),
        ),
      },
    ],
  }));
};

export const guidesOf = (
  tournament: Tournament,
  family: Game,
  language: string,
  codeOf: (id: EntrantId) => string | null,
): readonly Guide[] => {
  const known = knownRounds(tournament, family);
  const sitting = new Map(known.rounds.map((round) => [round, namesSitting(tournament, family, round)]));
  const large = new Set(tournament.entrants.flatMap(({ id, traits }) => (traits.largePrint === true ? [id] : [])));
  return concerned(tournament, known, language).map(({ id, named }) => ({
    name: named.plain,
    code: codeOf(id),
    large: large.has(id),
    number: numberOf(known, id),
    lines: known.rounds.map((round): GuideLine => {
      const spot = known.spots.get(round)?.get(id);
      const time = startOf(tournament, round);
      if (spot === undefined) return { round, time, table: null, seat: null, opponents: [] };
      const opponents = spot.others.flatMap((other) => sitting.get(round)?.get(other)?.plain ?? []);
      return { round, time, table: spot.table, seat: seatLetter(family, spot.seat), opponents };
    }),
  }));
};

export const drawList = (tournament: Tournament, family: Game): Listing => {
  const names = shownNames(tournament);
  const numbers = (family.paper.schedule?.(tournament)?.numbers ?? []).toSorted((a, b) => a.number - b.number);
  const clubs = new Map(tournament.entrants.map(({ id, club }) => [id, club]));
  const rows = numbers.flatMap(({ entrant, number }): Row[] => {
    const named = names.get(entrant);
    if (named === undefined) return [];
    const club = clubs.get(entrant) ?? '';
    const cells: Cell[] = [
      numberCell(number),
      { kind: 'name', name: named.plain },
      club === '' ? { kind: 'empty' } : { kind: 'name', name: { text: club, short: null, lang: null } },
    ];
    return [{ cells, changed: false, head: String(number) }];
  });
  return {
    form: 'lines',
    columns: [{ code: 'words.columns.number' }, { code: 'words.columns.name' }, { code: 'words.columns.club' }],
    blocks: rows.length === 0 ? [] : [{ heading: { kind: 'empty' }, rows, together: false }],
  };
};
