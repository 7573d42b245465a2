/** The whole room [poker 2], and nothing else is read. A table lists only what differs from an empty one. */

import { z } from 'zod';
import { entrantId, MOST_ENTRANTS, tableNo } from '../../../tournament/draws/proposal.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import {
  type EntryNo,
  emptySeat,
  MOST_SEATS,
  MOST_TABLES,
  type Room,
  type RoomTable,
  SOMEBODY,
} from '../rules/room.ts';
import { pokerRules } from '../rules/rules.ts';

export const entryNo = entrantId;
export const seatNo = z.int().min(1).max(MOST_SEATS);

const placed = (what: string) =>
  z
    .array(z.strictObject({ seat: seatNo.describe('Seat number.'), entry: entryNo.describe('Number of the entry.') }))
    .max(MOST_SEATS)
    .default([])
    .describe(what);

const table = z
  .strictObject({
    table: tableNo.describe('Number of the table.'),
    position: z.int().min(1).max(1_000_000).optional().describe('Order on the floor plan. Default: the table number.'),
    seatCount: z.int().min(2).max(MOST_SEATS).default(9).describe('Chairs.'),
    state: z
      .enum(['open', 'filling', 'breaking', 'closed'])
      .default('open')
      .describe('Seats are given out at open and filling tables; only open ones are broken and balanced.'),
    clock: z.boolean().default(false).describe('Whether the tournament clock is worked from here.'),
    hold: z.boolean().default(false).describe('Never suggested for breaking.'),
    breakRank: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe('1 breaks first. Default: the highest table number breaks first.'),
    bbSeat: seatNo.nullable().default(null).describe('Seat that pays the big blind in this hand.'),
    buttonSeat: seatNo.nullable().default(null).describe('Seat of the dealer button.'),
    locked: z.array(seatNo).max(MOST_SEATS).default([]).describe('Locked seats.'),
    seated: placed('Who sits where.'),
    reserved: z
      .array(
        z.strictObject({
          seat: seatNo.describe('Seat number.'),
          entry: z.union([z.literal(SOMEBODY), entryNo]).describe('Number of the entry; 0: the slip names nobody.'),
        }),
      )
      .max(MOST_SEATS)
      .default([])
      .describe('Seats held for entries that have a slip to them.'),
    walkers: z
      .int()
      .min(0)
      .max(MOST_SEATS)
      .default(0)
      .describe('Players who are about to leave with a slip that names nobody.'),
  })
  .describe('A table.');

const entry = z
  .strictObject({
    entry: entryNo.describe('Number of the entry, in order of registration.'),
    clockOperator: z.boolean().default(false).describe('Works the tournament clock.'),
    expert: z.boolean().default(false).describe('Knows the game well enough to help a table.'),
    status: z
      .enum(['registered', 'seated', 'eliminated', 'withdrawn'])
      .default('registered')
      .describe('Eliminated and withdrawn entries are not seated.'),
  })
  .describe('An entry: one paid participation.');

const common = {
  family: z.literal('poker').describe('The family of the request.'),
  seed: z.string().min(1).max(100).describe('Seed of the draw. The same seed gives the same seats.'),
  tables: z.array(table).min(1).max(MOST_TABLES).describe('The floor.'),
  entries: z.array(entry).max(MOST_ENTRANTS).default([]).describe('Entries with a role or to be seated.'),
};

export const wizardRequest = z
  .strictObject({
    ...common,
    method: z.literal('wizard').describe('Fills empty seats by lot.'),
    seat: z
      .array(entryNo)
      .max(MOST_ENTRANTS)
      .optional()
      .describe('Whom to seat. Default: every registered entry that sits nowhere.'),
  })
  .describe('A draw of seats.');

const {
  breaksWhileOpen,
  ideal,
  breakOrder,
  reseat,
  finalTableSize,
  combineAt,
  redrawAt,
  limit,
  redFlag,
  seatRule,
  seatCount,
} = pokerRules.shape;

export const consolidateRequest = z
  .strictObject({
    ...common,
    method: z.literal('consolidate').describe('Says which tables break, and draws new seats for their players.'),
    waiting: z.int().min(0).max(MOST_ENTRANTS).default(0).describe('Alternates in the queue.'),
    options: z
      .strictObject({
        ideal: ideal.default(null),
        breakOrder: breakOrder.default('posted'),
        reseat: reseat.default('broken'),
        finalTableSize: finalTableSize.default(null),
        combineAt: combineAt.default(null),
        redrawAt: redrawAt.default([]),
        registration: z
          .strictObject({
            open: z.boolean().default(false).describe('Whether late entries may still come.'),
            policy: breaksWhileOpen.unwrap().default('hold').describe('Whether tables break while it is open.'),
          })
          .prefault({})
          .describe('Registration.'),
      })
      .prefault({})
      .describe('Rules of consolidation.'),
  })
  .describe('A consolidation check.');

export const balanceRequest = z
  .strictObject({
    ...common,
    method: z.literal('balance').describe('Says who moves where until the tables are nearly equal.'),
    options: z
      .strictObject({
        limit: limit.default(1),
        redFlag: redFlag.default(null),
        seatRule: seatRule.default('worst'),
        seatCount: seatCount.default(9),
      })
      .prefault({})
      .describe('Rules of balance.'),
  })
  .describe('A balance check.');

export type WizardRequest = z.output<typeof wizardRequest>;
export type ConsolidateRequest = z.output<typeof consolidateRequest>;
export type BalanceRequest = z.output<typeof balanceRequest>;
export type PokerRequest = WizardRequest | ConsolidateRequest | BalanceRequest;

type TableForm = z.output<typeof table>;

const twice = <T>(values: readonly T[]): T | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const checkTable = ({ table: id, seatCount: chairs, seated, reserved, ...marks }: TableForm): Refusal | null => {
  const named = [...seated, ...reserved].map(({ seat }) => seat);
  const all = [...named, ...marks.locked, marks.bbSeat ?? 1, marks.buttonSeat ?? 1];
  const outside = all.find((seat) => seat > chairs);
  if (outside !== undefined) return refuse('poker.seatOutside', { table: id, seat: outside, seats: chairs });
  const both = twice(seated.map(({ seat }) => seat)) ?? twice(reserved.map(({ seat }) => seat));
  return both === undefined ? null : refuse('poker.seatTwice', { table: id, seat: both });
};

const checkRoom = (request: PokerRequest): Refusal | null => {
  const numbers = new Set<number>();
  const sitting = new Set<EntryNo>();
  const coming = new Set<EntryNo>();
  for (const form of request.tables) {
    if (numbers.has(form.table)) return refuse('poker.tableTwice', { table: form.table });
    numbers.add(form.table);
    const wrong = checkTable(form);
    if (wrong !== null) return wrong;
    for (const [list, seen] of [[form.seated, sitting] as const, [form.reserved, coming] as const])
      for (const { entry: who } of list) {
        if (seen.has(who)) return refuse('poker.entryTwice', { entry: who });
        if (who !== SOMEBODY) seen.add(who);
      }
  }
  const positions = new Set(request.tables.map((form) => form.position ?? form.table));
  if (positions.size < request.tables.length) return refuse('poker.positionTwice');
  const known = new Set<EntryNo>();
  for (const { entry: who } of request.entries) {
    if (known.has(who)) return refuse('poker.entryTwice', { entry: who });
    known.add(who);
  }
  const unknown = (request.method === 'wizard' ? (request.seat ?? []) : []).find(
    (who) => !known.has(who) && !sitting.has(who),
  );
  return unknown === undefined ? null : refuse('poker.entryUnknown', { entry: unknown });
};

const roomTable = (form: TableForm, rank: number): RoomTable => ({
  id: form.table,
  position: form.position ?? form.table,
  state: form.state,
  clock: form.clock,
  hold: form.hold,
  breakRank: form.breakRank ?? rank,
  bbSeat: form.bbSeat,
  buttonSeat: form.buttonSeat,
  walkers: form.walkers,
  opened: [],
  seats: Array.from({ length: form.seatCount }, (_, index) => ({
    ...emptySeat,
    locked: form.locked.includes(index + 1),
    entry: form.seated.find(({ seat }) => seat === index + 1)?.entry ?? null,
    reservedFor: form.reserved.find(({ seat }) => seat === index + 1)?.entry ?? null,
  })),
});

/** Refuses tables, positions, seats and entries that are there twice or not at all. */
export const roomOf = (request: PokerRequest): Answer<Room> => {
  const wrong = checkRoom(request);
  if (wrong !== null) return no(wrong);
  const highestFirst = request.tables.map((form) => form.table).toSorted((a, b) => b - a);
  const ranks = new Map(highestFirst.map((id, index) => [id, index + 1]));
  const tables = request.tables.map((form) => roomTable(form, ranks.get(form.table) ?? 0));
  const sitting = new Set(
    tables.flatMap(({ seats }) => seats.flatMap(({ entry: who }) => (who === null ? [] : [who]))),
  );
  const entries = new Map(
    request.entries.map(({ entry: who, status, ...roles }) => [
      who,
      { no: who, ...roles, status: sitting.has(who) ? ('seated' as const) : status },
    ]),
  );
  // Whoever sits without being listed has no role.
  const plain = (no: EntryNo) => ({ no, clockOperator: false, expert: false, status: 'seated' as const });
  return ok({ tables, entry: (who) => entries.get(who) ?? (sitting.has(who) ? plain(who) : undefined) });
};
