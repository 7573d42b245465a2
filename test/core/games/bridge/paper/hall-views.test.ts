import { describe, expect, test } from 'vitest';
import type { GameCell } from '../../../../../core/game/paper.ts';
import { bridge } from '../../../../../core/games/bridge/bridge.ts';
import { bridgeHallViews } from '../../../../../core/games/bridge/paper/hall-views.ts';
import { isShowable, viewsOf } from '../../../../../core/sheets/hall/hall-views.ts';
import { hallView } from '../../../../../core/sheets/hall/published.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import { hallRound } from '../../../../../core/tournament/round-in-work.ts';
import type { Round } from '../../../../../core/tournament/state.ts';
import { vpRules } from '../events.ts';
import { golden } from '../golden.ts';
import { closed, enter, opened, own, playedThrough, run, seatNext, stateOf } from '../tournament.ts';

const rules = vpRules({ startRounds: 1, delay: false, arrowMode: 'evenTablesOddRounds' });
const seven = seatNext(playedThrough(golden('G2'), rules, 16));

const text = (cell: GameCell): string => {
  if (cell.kind === 'number') return (cell.value / cell.unit.scale).toFixed(cell.unit.decimals);
  if (cell.kind === 'entrant') return `#${cell.entrant}`;
  if (cell.kind === 'member') return `${cell.name}/${cell.note}`;
  if (cell.kind === 'seat') return typeof cell.seat === 'number' ? '' : (cell.seat.code.split('.').at(-2) ?? '');
  if (cell.kind !== 'phrase') return '';
  const { code, params } = cell.phrase;
  if (code === 'bridgePaper.switched') return '⇄';
  if (code === 'bridgePaper.roomNo') return `room ${params?.room}`;
  return code.split('.').at(-2) ?? '';
};

/** The round that the hall is at when it was shown nothing else. */
const inHall = (ledger: Ledger): Round | null => {
  const state = stateOf(ledger);
  return state.rounds.find(({ no }) => no === hallRound(state, bridge, null)) ?? null;
};

const shown = (ledger: Ledger, id: string) => {
  const page = bridgeHallViews.find((view) => view.id === id)?.make(stateOf(ledger), inHall(ledger)) ?? null;
  if (page === null || page.kind !== 'list') return null;
  const rows = page.listing.blocks.flatMap(({ rows: all }) => all.map(({ cells }) => cells.map(text).join(' ').trim()));
  return { title: page.title.params, columns: page.listing.columns.map(({ code }) => code), rows };
};

/** The number of a table and its two lines. */
const tablesOf = (ledger: Ledger) => {
  const page = bridgeHallViews.find((view) => view.id === 'byTable')?.make(stateOf(ledger), inHall(ledger)) ?? null;
  const blocks = page?.kind === 'list' ? page.listing.blocks : [];
  return blocks.map(({ heading, rows }): readonly [string, readonly string[]] => [
    heading === null ? '' : text(heading),
    rows.map(({ cells }) =>
      cells.map((cell) => (cell.kind === 'brief' ? cell.players.join('+') : text(cell))).join(' '),
    ),
  ]);
};

describe('the hall of a bridge event', () => {
  test('[L-10.4] by table: two lines a table, number and family names, ⇄ where they were exchanged, boards in the title', () => {
    const page = shown(seven, 'byTable');
    expect(page?.title).toEqual({ round: 7, boards: '25–28' });
    expect(tablesOf(seven).slice(0, 2)).toEqual([
      ['1', ['ns 16 A16+B16', 'ew 2 A2+B2']],
      ['2', ['ns 6 A6+B6 ⇄', 'ew 4 A4+B4']],
    ]);
  });

  test('by table: the room where there are rooms', () => {
    const rooms = vpRules({ startRounds: 1, delay: false, rooms: [5], normalSwissRounds: [2, 3, 4, 5, 6, 7] });
    const [table, [first]] = tablesOf(seatNext(playedThrough(golden('G2'), rooms, 16)))[4] ?? ['', ['']];
    expect(table).toBe('5');
    expect(first).toMatch(/ room 2$/);
  });

  test('by name: every player with table and direction', () => {
    const page = shown(seven, 'byName');
    expect(page?.rows.length).toBe(32);
    expect(page?.rows).toContain('A6/ 2 ns');
  });

  test('by name: the number of the pair stands beside names that two players have, and only there', () => {
    const state = stateOf(seven);
    const entrants = state.entrants.map((entrant) => ({
      ...entrant,
      members: entrant.id <= 2 ? ['Anna Berg', `Other ${entrant.id}`] : entrant.members,
    }));
    const page = bridgeHallViews.find(({ id }) => id === 'byName')?.make({ ...state, entrants }, inHall(seven));
    const cells =
      page?.kind === 'list' ? page.listing.blocks.flatMap(({ rows }) => rows.map((row) => row.cells[0])) : [];
    const notes = cells.flatMap((cell) => (cell?.kind === 'member' ? [[cell.name, cell.note]] : []));
    expect(notes.filter(([name]) => name === 'Anna Berg').map(([, note]) => note)).toEqual(['2', '1']);
    expect(notes.filter(([, note]) => note !== '')).toHaveLength(2);
  });

  test('seating views carry no scores [hall-and-print 2.9]', () => {
    const page = shown(seven, 'byTable');
    expect(page?.columns.some((code) => code.endsWith('total'))).toBe(false);
  });

  test('the result with the next table; nothing while standings are hidden', () => {
    const page = shown(seven, 'bridgePaper.result');
    expect(page?.title).toEqual({ round: 6, next: 7 });
    expect(page?.rows[0]).toBe('1 #16 1 ns 82 16');
    expect(
      shown(run(seven, { type: 'standings.show', hidden: true, frozenAfter: null }), 'bridgePaper.result'),
    ).toBeNull();
  });

  test('[bridge 4.9] finished matches appear one by one, then the new seating beside them, then everything', () => {
    const headings = (ledger: Ledger) => {
      const page =
        bridgeHallViews.find(({ id }) => id === 'bridgePaper.matches')?.make(stateOf(ledger), inHall(ledger)) ?? null;
      if (page?.kind !== 'list') return null;
      return page.listing.blocks.map(({ heading, rows }) => [
        heading?.kind === 'phrase' ? heading.phrase.code.split('.').at(-1) : '',
        rows.filter(({ cells }) => cells.at(-1)?.kind === 'phrase' && !isPlaying(cells.at(-1))).length,
      ]);
    };
    const isPlaying = (cell: GameCell | undefined) =>
      cell?.kind === 'phrase' && cell.phrase.code === 'bridgePaper.hall.playing';
    const [, , , , five] = golden('G1');
    if (five === undefined) throw new Error('no round');
    const before = playedThrough(golden('G1').slice(0, 4), rules, 12);
    const seated = seatNext(before);
    expect(headings(seated)).toEqual([
      ['round', 0],
      ['finished', 6],
    ]);
    const late = enter(seated, five, ['4-11']);
    expect(headings(late)).toEqual([['', 5]]);
    const at = stateOf(late).rounds[4]?.tables.find(({ seats }) => seats.includes(4))?.table ?? 0;
    const result = { entry: 'vp' as const, ns: 1000, ew: null, split: false, boards: null, note: '' };
    // The stand-in lets round 6 be seated, and is no finished match.
    const next = seatNext(run(late, own({ do: 'setProvisional', round: 5, results: [{ table: at, result }] })));
    expect(headings(next)).toEqual([
      ['round', 0],
      ['finished', 5],
    ]);
    const all = run(next, { type: 'result.enter', round: 5, table: at, result: { entry: 'vp', ns: 900 } });
    expect(headings(all)).toEqual([
      ['round', 0],
      ['finished', 6],
    ]);
    expect(shown(all, 'bridgePaper.matches')?.title).toEqual({ round: 5, in: 6, of: 6 });
    expect(headings(run(all, { type: 'standings.show', hidden: true, frozenAfter: null }))).toBeNull();
  });

  test('B-4 two start rounds: while round 1 is played it is the one that is shown, and round 2 is the next', () => {
    const two = vpRules({ startRounds: 2, delay: true });
    const seated = seatNext(seatNext(closed(8, two), 'start'), 'start');
    expect(shown(seated, 'byTable')?.title).toEqual({ round: 1, boards: '1–4' });
    const view = hallView(stateOf(seated), bridge, 'en');
    expect([view?.round, view?.next.map(({ round }) => round)]).toEqual([1, [2]]);
    expect(view?.next[0]?.own.byName).toMatchObject({ title: { params: { round: 2, boards: '5–8' } } });
  });

  test('before the first round there is nothing to show', () => {
    for (const { id } of bridgeHallViews) expect(shown(opened(8, rules), id)).toBeNull();
  });

  test('the views take the place of those of the program and are offered', () => {
    expect(viewsOf(bridge).slice(0, 3)).toEqual(['byName', 'byTable', 'bridgePaper.result']);
    const view = hallView(stateOf(seven), bridge, 'en');
    expect(isShowable(view, 'bridgePaper.result', false)).toBe(true);
    expect(view?.own.byTable?.kind).toBe('list');
  });
});
