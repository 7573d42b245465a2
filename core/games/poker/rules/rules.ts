/**
 * The rules that the TO sets. A number that may be null follows from others.
 *
 * | rule | where |
 * | --- | --- |
 * | ideal = target players a table, default the chairs | `ideal` |
 * | maximum allowed difference, casino preset [poker 7] | `limit`, `limitWith`, `casinoOffered` |
 * | red flag, default on from eight chairs [poker 7] | `redFlag` |
 * | no break while late entries may need the chairs [room 2.1] | `breaksWhileOpen` |
 * | marks older than this name nobody [room 2.4] | `staleMinutes` |
 * | posted break order or fewest players first [poker 6] | `breakOrder` |
 * | `finalTableSize` default the chairs, `combineAt` default `finalTableSize` [poker 6] | consolidate.ts |
 * | which checks run after a bust, and whether they are carried out at once [poker 5 C] | `auto` |
 */

import { z } from 'zod';
import { FEWEST_SEATS, MOST_SEATS, MOST_TABLES } from './room.ts';

const chairs = z.int().min(FEWEST_SEATS).max(MOST_SEATS);
const chips = z.int().min(0).max(1_000_000_000);
const money = z.int().min(0).max(1_000_000_000);

export const MOST_PAID = 2000;

export const pokerRules = z
  .strictObject({
    fair: z
      .literal(2)
      .optional()
      .describe('2: the seed of a draw gives nothing of another away. Laid down when the event is made.'),
    seatCount: chairs.describe('Chairs of a new table.'),
    ideal: chairs.nullable().describe('Players a table should have; null: as many as it has chairs.'),
    limit: z
      .union([z.literal(1), z.literal(2), z.literal('casino')])
      .describe('Allowed difference between tables; casino: 2 while more than four tables play, then 1.'),
    redFlag: z
      .boolean()
      .nullable()
      .describe('Flag a table three or more short of the fullest; null: from eight chairs a table.'),
    breakOrder: z
      .enum(['posted', 'fewest'])
      .describe('Which table breaks: by the posted order, or fewest players first.'),
    reseat: z.enum(['broken', 'everybody']).describe('Who draws a new seat when a table breaks.'),
    finalTableSize: chairs.nullable().describe('Chairs of the final table; null: as its table has.'),
    combineAt: chairs.nullable().describe('Players left when the last tables become one; null: finalTableSize.'),
    redrawAt: z
      .array(z.int().min(1).max(MOST_TABLES))
      .max(20)
      .describe('Numbers of tables at which everybody draws a new seat.'),
    breaksWhileOpen: z
      .enum(['hold', 'normal'])
      .optional()
      .describe('Whether tables break while registration is open; left out: they do.'),
    staleMinutes: z
      .int()
      .min(0)
      .max(60)
      .optional()
      .describe('Age in minutes up to which a mark of the big blind is trusted; left out: 3.'),
    restMinutes: z
      .int()
      .min(0)
      .max(240)
      .describe('Spare a player who was moved less than so many minutes ago; 0: never.'),
    seatRule: z
      .enum(['worst', 'lastOpened'])
      .describe('Seat a moved player gets: the worst position, or (stud) the seat that fell empty last.'),
    dealers: z.boolean().default(true).describe('Tables have a dealer; false: the players deal themselves.'),
    minToStart: z.int().min(1).max(MOST_SEATS).describe('Players with which a newly opened table starts to play.'),
    auto: z
      .strictObject({
        consolidate: z.boolean().describe('Look for tables to break after every bust.'),
        balance: z.boolean().describe('Look for players to move after every bust.'),
        apply: z.boolean().describe('Carry suggestions out at once.'),
      })
      .describe('What happens by itself after a bust.'),
    paymentRequired: z.boolean().describe('Only paid entries are seated.'),
    compareChips: z.boolean().describe('Busts at different tables in one hand-for-hand round are ordered by chips.'),
    chips: z
      .strictObject({
        start: chips.describe('Chips of an entry.'),
        rebuy: chips.describe('Chips of a rebuy.'),
        addOn: chips.describe('Chips of an add-on.'),
      })
      .describe('Chips sold.'),
    money: z
      .strictObject({
        buyIn: money.describe('Price of an entry.'),
        fee: money.describe('Part of it that is not played for.'),
        bounty: money.describe('Part of it paid for knocking the player out.'),
        rebuy: money.describe('Price of a rebuy.'),
        addOn: money.describe('Price of an add-on.'),
        pool: money.nullable().describe('Prize pool as announced; null: from what was sold.'),
      })
      .describe('What is paid in, in whole units of money.'),
    payouts: z
      .strictObject({
        paid: z.boolean().describe('Whether there are prizes.'),
        unit: z.int().min(1).max(1_000_000).describe('Prizes are multiples of this.'),
        parts: z
          .array(z.int().min(1).max(1_000_000))
          .min(1)
          .max(MOST_PAID)
          .nullable()
          .describe('Shares of the places from the first; null: the preset for the number of entries.'),
      })
      .describe('How the prize pool is shared.'),
  })
  .describe('Rules of a poker event.');

export type PokerRules = z.output<typeof pokerRules>;

/** Rules of an event whose creation named none: what the program did before events had rules. */
export const rulesBefore: PokerRules = {
  seatCount: 9,
  ideal: null,
  limit: 1,
  redFlag: null,
  breakOrder: 'posted',
  reseat: 'broken',
  finalTableSize: null,
  combineAt: null,
  redrawAt: [],
  restMinutes: 0,
  seatRule: 'worst',
  dealers: true,
  minToStart: 5,
  auto: { consolidate: true, balance: true, apply: false },
  paymentRequired: true,
  compareChips: false,
  chips: { start: 10_000, rebuy: 10_000, addOn: 10_000 },
  money: { buyIn: 0, fee: 0, bounty: 0, rebuy: 0, addOn: 0, pool: null },
  payouts: { paid: false, unit: 1, parts: null },
};

export const defaultRules: PokerRules = { ...rulesBefore, fair: 2, breaksWhileOpen: 'hold', staleMinutes: 3 };

export const limitWith = (limit: PokerRules['limit'], tables: number): number => {
  if (limit !== 'casino') return limit;
  return tables > 4 ? 2 : 1;
};

/** It halves the moves and more [poker 7]. */
export const casinoOffered = (rules: PokerRules, entries: number, declined = false): boolean =>
  entries >= 100 && rules.limit === 1 && !declined;

export const flagsShortTables = ({ redFlag, seatCount }: Pick<PokerRules, 'redFlag' | 'seatCount'>): boolean =>
  redFlag ?? seatCount >= 8;
