import type { Game } from '../../game/game.ts';
import type { Round, Tournament } from '../../tournament/state.ts';
import { knownRounds, numberOf } from '../known-rounds.ts';
import type { Slip, SlipSeat } from '../sheet.ts';
import { slipCode } from './slip-code.ts';
import { namesSitting } from './substitutes.ts';

const seatPhrase = (family: Game, seat: number) => ({
  code: `${family.id}.seats.${family.seats[seat] ?? ''}.letter`,
});

export type SlipWishes = { readonly slipNames: boolean; readonly slipCodes: boolean };

/** [hall-and-print 1.1 S, 1.1 C] [M-33] In table order. Substitutes write in their own name. */
export const slipsOf = (
  tournament: Tournament,
  family: Game,
  round: Round,
  { slipNames: withNames, slipCodes }: SlipWishes,
): readonly Slip[] => {
  const names = namesSitting(tournament, family, round.no);
  const known = knownRounds(tournament, family);
  const revised = new Set(round.revised);
  const numbered = family.paper.slip?.(tournament, round).unnumbered !== true;
  return round.tables
    .toSorted((a, b) => a.table - b.table)
    .map(({ table, seats }) => ({
      table,
      changed: revised.has(table),
      code: slipCodes ? slipCode(tournament, round, { table, seats }) : null,
      seats: seats.map(
        (id, seat): SlipSeat => ({
          seat: seatPhrase(family, seat),
          name: withNames ? (names.get(id)?.plain ?? null) : null,
          number: numbered ? numberOf(known, id) : null,
          note: withNames ? (family.paper.slipNote?.(tournament, round.no, id) ?? null) : null,
        }),
      ),
    }));
};

export const blankSlips = (family: Game, perPage: number): readonly Slip[] =>
  Array.from({ length: perPage }, () => ({
    table: null,
    changed: false,
    code: null,
    seats: family.seats.map((_, seat) => ({ seat: seatPhrase(family, seat), name: null, number: null, note: null })),
  }));
