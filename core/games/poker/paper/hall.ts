/**
 * What the hall may see of the floor, view by view [poker 11]. Nothing else reaches a hall window: no money paid in, no locks, no
 * suggestion, nothing of a draw that is not given out. Moves are shown for 5 minutes.
 *
 * Different on purpose: above 600 names nobody wants an hour of turning pages, so only changed seats are listed by name. Printed
 * lists hang on the wall then, and phones and the kiosk know all seats.
 */

import type { ClockFact, GameHallPage, GameHallView, GameListing, GameRow, StageClock } from '../../../game/paper.ts';
import type { Phrase } from '../../../tournament/words.ts';
import { resultsOf, soldOf } from '../results/results.ts';
import { averageStack, type Clock, type Level, totalChips } from '../rules/clock.ts';
import { entryOf, type Floor, type Hall, isStillIn, stillIn, tableOf } from '../rules/floor-state.ts';
import { itemsOf, lengthOf } from '../rules/pages.ts';
import { inPlay } from '../rules/room.ts';
import { hallOf } from '../steps/state.ts';
import { floorMap } from './hall-map.ts';
import {
  block,
  chairCells,
  columns,
  empty,
  lines,
  nextBigBlind,
  phrase,
  placeText,
  seatTile,
  shortLines,
  tableCell,
  text,
  who,
  whole,
} from './paper-cells.ts';
import { breakOrder, payoutRows, publicSeatRows, seated, seatingByName, seatingByTable } from './paper-lists.ts';
import { type Slip, slipsOf } from './slips.ts';

const MOVES_SHOWN = 5 * 60_000;

export const MOST_BY_NAME = 600;

const page = (title: string, listing: GameListing, urgent = false): GameHallPage | null =>
  listing.blocks.some(({ rows }) => rows.length > 0)
    ? { kind: 'list', title: { code: `poker.${title}` }, listing, urgent }
    : null;

/** Table and tile of the new seat stand beside each other; of the old one the table is enough [L-1.1]. */
const moveRow = (floor: Floor, { entry, from, to, at }: Slip): GameRow => ({
  cells: [
    entry === null ? nextBigBlind : who(entryOf(floor, entry)?.player ?? 0, true),
    from === null ? empty : tableCell(floor, from.table),
    tableCell(floor, to.table),
    to.seat === null ? empty : seatTile(to.seat),
  ],
  until: at + MOVES_SHOWN,
});

const MOVE_COLUMNS = [...columns('name', 'from', 'to'), { code: '' }];

/** A slip still says where somebody is, unless its player moved again, is out or was taken from the table. */
const stands = (floor: Floor, { no, entry: of, state, to }: Slip): boolean => {
  if (of === null) return state === 'open';
  const entry = entryOf(floor, of);
  if (state === 'open') return entry?.slip === no;
  return entry?.slip === null && entry.at?.table === to.table && entry.at.seat === to.seat;
};

const movesOf = (floor: Floor, which: (slip: Slip) => boolean): readonly GameRow[] => {
  const slips = slipsOf(floor);
  // Only the newest slips are shown: what left the hall before them is not.
  const since = slips.reduce((last, { at }) => Math.max(last, at), 0) - MOVES_SHOWN;
  return [
    ...new Map(
      slips
        .filter((slip) => slip.at >= since && slip.state !== 'cancelled' && stands(floor, slip))
        .map((slip) => [slip.entry ?? `slip ${slip.no}`, slip]),
    ).values(),
  ]
    .filter(which)
    .map((slip) => moveRow(floor, slip));
};

const moves = ({ floor }: Hall): GameHallPage | null =>
  page(
    'hall.moves',
    {
      ...lines(MOVE_COLUMNS, block(movesOf(floor, ({ from }) => from !== null))),
      sorted: true,
    },
    true,
  );

/** At the first draw every seat is new, and in a redraw some draw the one they have. */
const isChange = ({ from, cause }: Slip): boolean => from !== null || (cause !== 'initial' && cause !== 'redraw');

const byName = (hall: Hall): GameHallPage | null => {
  if (seated(hall).length <= MOST_BY_NAME) return page('documents.byName', seatingByName(hall));
  const others: GameRow = { cells: [{ kind: 'note', phrase: { code: 'poker.hall.allSeats' } }] };
  const changed = movesOf(hall.floor, isChange);
  // Nothing has changed: no heads of columns, and no heading that promises changes.
  if (changed.length === 0) return page('documents.byName', lines([{ code: '' }], block([others])), true);
  return page('hall.changes', { ...lines(MOVE_COLUMNS, block([others]), block(changed)), sorted: true }, true);
};

const byTable = (hall: Hall): GameHallPage | null =>
  seated(hall).length === 0 ? null : page('documents.byTable', seatingByTable(hall, publicSeatRows));

const kiosk = (hall: Hall): GameHallPage => {
  const { floor } = hall;
  const nameOfTable = (id: number) => tableOf(floor, id)?.name ?? String(id);
  const sitting = seated(hall).map(({ entry, player, chair }): GameRow => {
    const slip = entryOf(floor, entry)?.slip ?? null;
    const params = { name: nameOfTable(chair.table), seat: chair.seat };
    const said = phrase(slip === null ? 'poker.kiosk.seat' : 'poker.kiosk.newSeat', params);
    // Said in words where one stands before it; a telephone has table and tile [L-11].
    return { cells: [who(player, true), said, ...chairCells(floor, chair)], changed: slip !== null };
  });
  const waiting = floor.queue.map(
    (no, index): GameRow => ({
      cells: [who(entryOf(floor, no)?.player ?? 0, true), phrase('poker.kiosk.waiting', { place: index + 1 })],
    }),
  );
  const playing = new Set(itemsOf(floor.entries).flatMap((entry) => (isStillIn(entry) ? entry.player : [])));
  const gone = new Set(
    itemsOf(floor.entries).flatMap(({ status, player }) =>
      status === 'eliminated' && !playing.has(player) ? player : [],
    ),
  );
  const out = [...gone].map((player): GameRow => ({ cells: [who(player, true), phrase('poker.kiosk.out')] }));
  const rows = [...sitting, ...waiting, ...out];
  const listing: GameListing = { form: 'byName', columns: [], blocks: [{ heading: null, rows }] };
  return { kind: 'kiosk', title: { code: 'poker.views.kiosk' }, listing };
};

const order = (hall: Hall): GameHallPage | null => page('documents.breakOrder', breakOrder(hall));

const standings = (hall: Hall): GameHallPage | null => {
  const { rows, provisional } = resultsOf(hall);
  const paid = rows.some(({ prize }) => prize > 0);
  return page(
    'documents.results',
    lines(
      columns('place', 'name', ...(paid ? ['prize'] : [])),
      block(
        rows
          .filter(({ counts }) => counts)
          .map(({ player, from, to, prize }) => ({
            cells: [
              text(placeText({ from, to }, provisional)),
              who(player),
              ...(paid ? [prize > 0 ? whole(prize) : empty] : []),
            ],
          })),
      ),
    ),
  );
};

/** The list has no names while nobody has won anything. */
const payouts = (hall: Hall): GameHallPage | null => {
  const rows = payoutRows(hall);
  if (rows.some(({ cells }) => cells[2] !== empty))
    return page('documents.payouts', shortLines(columns('place', 'prize', 'name'), block(rows)));
  return page(
    'documents.payouts',
    shortLines(columns('place', 'prize'), block(rows.map(({ cells }) => ({ cells: cells.slice(0, 2) })))),
  );
};

const blinds = ({ smallBlind, bigBlind }: Level): Phrase => ({
  code: 'poker.clock.figures.of',
  params: { value: smallBlind, of: bigBlind },
});

const ante = ({ anteKind, ante: chips }: Level): Phrase | null =>
  anteKind === 'none' || chips === 0 ? null : { code: `poker.clock.antes.${anteKind}`, params: { ante: chips } };

const note = ({ note: written }: Level): Phrase | null =>
  written === '' ? null : { code: 'sheets.report.text', params: { text: written } };

/** A pause shows its note large. */
const titleOf = ({ kind, note: written }: Level, played: number): Phrase => {
  if (kind === 'pause') return { code: 'bridgeSwiss.break.title' };
  const params = { level: played };
  return written === ''
    ? { code: 'poker.clock.level', params }
    : { code: 'poker.clock.levelNoted', params: { ...params, note: written } };
};

const fact = (
  code: string,
  params: NonNullable<Phrase['params']>,
  figure: 'one' | 'of' | 'inBlinds' | 'sold' | 'prize' = 'one',
): ClockFact => ({
  label: { code: `poker.clock.facts.${code}` },
  what: { code: `poker.clock.figures.${figure}`, params },
});

const averageAt = (chips: number, left: number, { bigBlind }: Level): readonly ClockFact[] => {
  const { chips: average, tenthsOfBigBlinds } = averageStack(chips, left, bigBlind);
  if (average === null || chips === 0) return [];
  return tenthsOfBigBlinds === null
    ? [fact('average', { value: average })]
    : [fact('average', { value: average, blinds: tenthsOfBigBlinds / 10 }, 'inBlinds')];
};

export const stagesOf = (
  { levels, level, runningSince, ranBefore }: Clock,
  factsOf: (level: Level) => readonly ClockFact[] = () => [],
): StageClock => {
  let played = 0;
  return {
    stages: levels.map((each) => {
      const pause = each.kind === 'pause';
      if (!pause) played += 1;
      return {
        seconds: each.minutes * 60,
        pause,
        title: titleOf(each, played),
        large: pause ? note(each) : blinds(each),
        small: pause ? null : ante(each),
        facts: factsOf(each),
      };
    }),
    stage: level,
    runningSince,
    ranBefore,
  };
};

const facts = (hall: Hall): readonly ClockFact[] => {
  const { floor, rules } = hall;
  const sold = soldOf(hall);
  const left = stillIn(hall.floor);
  const chips = totalChips(rules.chips, sold);
  const { prizes, pool } = resultsOf(hall);
  const next = prizes[left - 1];
  return [
    fact('players', { value: left, of: sold.entries }, 'of'),
    fact('tables', { value: itemsOf(floor.tables).filter(inPlay).length }),
    ...(chips === 0 ? [] : [fact('total', { value: chips })]),
    ...(sold.rebuys + sold.addOns === 0 ? [] : [fact('sold', { value: sold.rebuys, addOns: sold.addOns }, 'sold')]),
    ...(rules.payouts.paid && pool > 0 ? [fact('pool', { value: pool })] : []),
    ...(next === undefined ? [] : [fact('nextPrize', { place: left, value: next }, 'prize')]),
  ];
};

const clock = (hall: Hall): GameHallPage | null => {
  if (hall.floor.clock === null) return null;
  const chips = totalChips(hall.rules.chips, soldOf(hall));
  const left = stillIn(hall.floor);
  return {
    kind: 'clock',
    title: { code: 'sheets.hall.views.timer' },
    clock: stagesOf(hall.floor.clock, (level) => averageAt(chips, left, level)),
    facts: facts(hall),
  };
};

const view = (id: string, make: (hall: Hall) => GameHallPage | null): GameHallView => ({
  id,
  make: (tournament) =>
    lengthOf(hallOf(tournament).floor.tables) === 0 && id !== 'timer' ? null : make(hallOf(tournament)),
});

export const pokerHallViews: readonly GameHallView[] = [
  view('byName', byName),
  view('byTable', byTable),
  view('poker.map', floorMap),
  view('poker.kiosk', kiosk),
  view('timer', clock),
  view('poker.moves', moves),
  view('poker.order', order),
  view('poker.payouts', payouts),
  view('standings', standings),
];
