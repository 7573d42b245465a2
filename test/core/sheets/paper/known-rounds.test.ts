import { describe, expect, test } from 'vitest';
import { everyMinutes } from '../../../../core/game/round-starts.ts';
import { quiet } from '../../../../core/game/seating.ts';
import { writeScript } from '../../../../core/games/mahjong/seating/script/script.ts';
import { cyclicScript, perfectSixteen } from '../../../../core/games/mahjong/seating/script/script-ready.ts';
import { cellsOf } from '../../../../core/sheets/layout/cut-paper.ts';
import { POINT } from '../../../../core/sheets/layout/paper.ts';
import { waitingFor } from '../../../../core/sheets/paper/documents.ts';
import { sheets } from '../../../../core/sheets/paper/sheets.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { run, stateOf } from '../../tournament/event.ts';
import { entered, hostilePeople, latinPeople, mahjong, type Person, seated } from '../hall-of-names.ts';
import { at, laid, rowsIn, sheetOf, sheetsOf } from '../printed.ts';
import { familyOf, sampleOf } from '../sample-events.ts';
import { latin } from '../wall-events.ts';

const own = (command: object): CommandInput => ({ type: 'family.do', command }) as unknown as CommandInput;

const scripted = (people: readonly Person[], text: string, change: object = {}): Ledger =>
  run(entered(people), own({ do: 'setScript', script: { text, numbers: 'localIds', winds: 'asWritten', ...change } }));

/** The next round of the script, published; confirmed too when asked. */
const played = (ledger: Ledger, confirm: boolean): Ledger => {
  const tournament = stateOf(ledger);
  const method = mahjong.seating.methods.find(({ id }) => id === 'predefined');
  const request = mahjong.seating.request(tournament, 'predefined', {}, 'seed');
  if (method === undefined || !request.ok) throw new Error(JSON.stringify(request));
  const seating = method.seat(request.value as never, quiet);
  if (!seating.ok) throw new Error(JSON.stringify(seating.refusal));
  const tables = seating.value.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
  const publish = { type: 'round.publish', method: 'predefined', options: {}, proposal: seating.value, tables };
  const published = run(ledger, publish as unknown as CommandInput);
  if (!confirm) return published;
  const round = tournament.rounds.length + 1;
  const results = tables.map(({ table }) => ({
    type: 'result.enter',
    round,
    table,
    result: { points: [41_000, 32_000, 27_000, 20_000] },
  }));
  return run(published, ...(results as unknown as CommandInput[]), {
    type: 'round.confirm',
    no: round,
  } as CommandInput);
};

const script16 = writeScript(perfectSixteen);

const gridOf = (tournament: Tournament) => rowsIn(sheetOf(tournament, 'schedule', 'list'));

describe('M-33 (6): the full schedule', () => {
  test('before the first round: everybody once by name, table and wind of every round of the script', () => {
    const tournament = stateOf(scripted(latinPeople(16), script16));
    const grid = gridOf(tournament);
    expect(grid).toHaveLength(16);
    // Player 1 of the script: 1-2-3-4, 1-5-9-13, … always East at table 1; the event has four rounds.
    expect(grid.find(([number]) => number === '1')?.slice(2)).toEqual(['1 east', '1 east', '1 east', '1 east']);
    expect(grid.find(([number]) => number === '2')?.slice(2)).toEqual(['1 south', '2 east', '2 east', '2 east']);
  });

  test('published rounds stand as they were seated, the script goes on after them, open or confirmed', () => {
    for (const confirm of [true, false]) {
      const tournament = stateOf(played(scripted(latinPeople(16), script16), confirm));
      expect(
        gridOf(tournament)
          .find(([number]) => number === '2')
          ?.slice(2),
      ).toEqual(['1 south', '2 east', '2 east', '2 east']);
    }
  });

  test('winds that are drawn later are left out of rounds to come', () => {
    const tournament = stateOf(played(scripted(latinPeople(16), script16, { winds: 'balanced' }), false));
    const [first, ...rest] =
      gridOf(tournament)
        .find(([number]) => number === '2')
        ?.slice(2) ?? [];
    expect(first).toMatch(/^1 (east|south|west|north)$/);
    expect(rest).toEqual(['2', '2', '2']);
  });

  test('more than ten rounds are split into grids of equal length, everybody in each', () => {
    const ledger = scripted(latinPeople(44), writeScript(cyclicScript(44, 11)));
    const tournament = { ...stateOf(ledger), plannedRounds: 11 };
    const { parts } = sheetOf(tournament, 'schedule', 'list');
    expect(parts.map(({ columns }) => columns.length - 2)).toEqual([6, 5]);
    expect(parts.map(({ blocks }) => blocks[0]?.rows.length)).toEqual([44, 44]);
  });

  test('a script by places, or with errors, says nothing about people: only published rounds are known', () => {
    const byPlaces = stateOf(scripted(latinPeople(16), script16, { numbers: 'places' }));
    expect(waitingFor(byPlaces, mahjong, null).get('schedule')).toBe('rounds');
    const twice = stateOf(scripted(latinPeople(16), '1-2-3-4\n\n5-6-7-8\n\n1-2-3-3\n\n1-2-3-4'));
    expect(waitingFor(twice, mahjong, null).get('schedule')).toBe('rounds');
    const wrong = stateOf(scripted(latinPeople(16), '1-2-3-4\n5-6-x-7\n\n1-2-3-4'));
    expect(waitingFor(wrong, mahjong, null).get('guides')).toBe('rounds');
    expect(waitingFor(wrong, mahjong, null).get('drawList')).toBeNull();
  });
});

describe('M-33 (5): personal schedules', () => {
  const tournament = stateOf(scripted(latinPeople(16), script16));

  test('a card for everybody with a line per round: table, seat, the three opponents', () => {
    const { guides } = sheetOf(tournament, 'guides', 'guides');
    expect(guides).toHaveLength(16);
    expect(new Set(guides.map(({ number }) => number)).size).toBe(16);
    const first = guides.find(({ number }) => number === 1);
    expect(first?.lines.map(({ round, table }) => [round, table])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect(first?.lines[0]?.seat).toEqual({ code: 'mahjong.seats.east.letter' });
    const names = tournament.entrants.map(({ name }) => name);
    expect(first?.lines[1]?.opponents.map(({ text }) => text)).toEqual([names[4], names[8], names[12]]);
  });

  test('[hall-and-print 1.6] few rounds make small cards: twelve a page for two rounds, ten for four', () => {
    const sheet = sheetOf(tournament, 'guides', 'guides');
    const cutsFor = (rounds: number) => {
      const guides = sheet.guides.map((guide) => ({ ...guide, lines: guide.lines.slice(0, rounds) }));
      const [page] = laid({ ...sheet, guides });
      return page?.cut?.lines.filter(({ kind }) => kind === 'cut').length;
    };
    // One between the columns, the others between the rows.
    expect([2, 4].map(cutsFor)).toEqual([6, 5]);
  });

  test('[bridge R6] personal score cards of few rounds share a page by four', () => {
    const [sheet] = sheetsOf(sampleOf('bridge'), 'bridgePaper.personal', { family: familyOf('bridge') });
    if (sheet?.kind !== 'handouts') throw new Error('no cards');
    expect(laid(sheet)).toHaveLength(Math.ceil(sheet.handouts.length / 4));
  });

  test('[L-1.1, L-1.3] the number of the table is bold and its seat stands in a tile, on cards and in the full schedule', () => {
    const [page] = laid(sheetOf(tournament, 'guides', 'guides'));
    const texts = page?.cut?.texts ?? [];
    const tiles = texts.filter(({ tile }) => tile !== undefined);
    expect(tiles).toHaveLength(8 * 4);
    for (const { x, y, height } of tiles) {
      const numbers = texts.filter((text) => text.bold && /^\d+$/.test(text.fitted.lines.join('')));
      const beside = numbers.filter((text) => Math.abs(text.y + text.height / 2 - y - height / 2) < 0.5 && text.x < x);
      expect(beside.some((text) => x - text.x - text.width < 2)).toBe(true);
    }
    const rows = laid(sheetOf(tournament, 'schedule', 'list')).flatMap(({ laid: { columns } }) =>
      columns.flatMap((column) => column.rows.filter(({ row }) => row.kind === 'row')),
    );
    for (const { row } of rows) expect(row.texts.filter(({ tile }) => tile !== undefined)).toHaveLength(4);
  });

  test('[L-1.1] two sides whose lists by name have no seat have none in the schedule either', () => {
    const [list] = sheetsOf(sampleOf('duel'), 'schedule', { family: familyOf('duel') });
    const cells = list?.kind === 'list' ? list.parts.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows)) : [];
    const spots = cells.flatMap((row) => row.cells.flatMap((cell) => (cell.kind === 'spot' ? [cell.seat] : [])));
    expect(spots.length).toBeGreaterThan(20);
    expect(new Set(spots)).toEqual(new Set([null]));
    const rows = (list === undefined ? [] : laid(list)).flatMap(({ laid: { columns } }) =>
      columns.flatMap((column) => column.rows.filter(({ row }) => row.kind === 'row')),
    );
    // The registration number leads the row, all others stand for tables.
    const numbers = rows.flatMap(({ row }) =>
      row.texts.slice(1).filter(({ fitted }) => /^\d+$/.test(fitted.lines.join(''))),
    );
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(({ bold }) => !bold)).toEqual([]);
  });

  test('an initial never begins a line', () => {
    const lines = laid(sheetOf(stateOf(scripted(latin(16), script16)), 'guides', 'guides')).flatMap(({ cut }) =>
      (cut?.texts ?? []).flatMap(({ fitted }) => fitted.lines),
    );
    expect(lines.some((line) => /\u00a0\p{L}\./u.test(line))).toBe(true);
    for (const line of lines) expect(line).not.toMatch(/^\p{L}\./u);
  });

  test('who sits out of a round is told so', () => {
    const partial = stateOf(scripted(latinPeople(8), '1-2-3-4\n\n5-6-7-8'));
    const { guides } = sheetOf(partial, 'guides', 'guides');
    expect(guides.find(({ number }) => number === 5)?.lines.map(({ table }) => table)).toEqual([null, 1]);
  });

  test('[hall-and-print 1.1 G]: the planned time of each round stands on its line, and only where one is planned', () => {
    const timed = { ...tournament, starts: ['09:00', null, '14:30'] };
    const { guides } = sheetOf(timed, 'guides', 'guides');
    for (const { lines } of guides) {
      expect(lines.map(({ round, time }) => [round, time])).toEqual([
        [1, '09:00'],
        [2, null],
        [3, '14:30'],
        [4, null],
      ]);
    }
    const written = (state: Tournament) =>
      laid(sheetOf(state, 'guides', 'guides')).flatMap(({ cut }) =>
        (cut?.texts ?? []).map(({ x, fitted }) => ({ x, text: fitted.lines.join(' ') })),
      );
    const times = written(timed).filter(({ text }) => /^\d\d:\d\d$/.test(text));
    expect(times.map(({ text }) => text)).toEqual(Array.from({ length: 16 }, () => ['09:00', '14:30']).flat());
  });

  test('without planned times the card has no room for them: it is laid as before', () => {
    const xs = (state: Tournament) =>
      laid(sheetOf(state, 'guides', 'guides'))[0]?.cut?.texts.map(({ x, fitted }) => [x, fitted.lines.join(' ')]);
    const spots = (state: Tournament) =>
      xs(state)?.flatMap(([x, text]) => (/^\d+ /.test(String(text)) ? [Number(x)] : [])) ?? [];
    const timed = { ...tournament, starts: ['09:00', '10:30', '12:00', '14:00'] };
    expect(spots(timed).every((x, i) => x > (spots(tournament)[i] ?? 0))).toBe(true);
    // Times beyond the known rounds leave it alone too.
    expect(xs({ ...tournament, starts: [null, null, null, null, '09:00'] })).toEqual(xs(tournament));
  });

  test('whose cards are handed out twice can tell them apart when a time has changed', () => {
    const stamp = (starts: string[]) => sheetOf({ ...tournament, starts }, 'guides', 'guides').stamp;
    expect(stamp(['09:00'])).not.toBe(stamp(['09:30']));
  });

  test.each([
    [16, 4, 'A4'],
    [64, 8, 'A4'],
    [64, 8, 'Letter'],
    [100, 25, 'A4'],
  ] as const)(
    'P-01, P-03, P-04: %i players in %i rounds on %s: every card once, whole and in its cell',
    (players, rounds, paper) => {
      const ledger = scripted(hostilePeople(players), writeScript(cyclicScript(players, rounds)));
      const starts = everyMinutes('09:00', 90, rounds);
      const sheet = sheetOf({ ...stateOf(ledger), plannedRounds: rounds, starts }, 'guides', 'guides');
      const pages = laid(sheet, { paper });
      const perPage = Math.ceil(players / pages.length);
      const cells = cellsOf(paper, [8, 4, 2, 1].find((count) => count <= perPage) ?? 1);
      let cards = 0;
      for (const { cut } of pages) {
        for (const text of cut?.texts ?? []) {
          const cell = cells.find(
            ({ x, y, width, height }) =>
              text.x >= x - 0.01 &&
              text.x + text.width <= x + width + 0.01 &&
              text.y >= y - 0.01 &&
              text.y + text.height <= y + height + 0.01,
          );
          expect(cell, text.fitted.lines.join(' ')).toBeDefined();
          if (text.fitted.lines.join(' ').startsWith('number ')) cards += 1;
          if (!text.name && !text.fitted.lines.join('').includes('Seatwright')) {
            expect(text.fitted.size / POINT).toBeGreaterThanOrEqual(7 - 1e-9);
          }
        }
      }
      expect(cards).toBe(players);
    },
  );

  test('[hall-takes-part 10.5] with an address every card opens the page of its player, white around the code', () => {
    const page = 'http://192.168.178.20:4300';
    const job = { documents: ['guides' as const], round: null, language: 'en' };
    const made = sheets(tournament, mahjong, job, { printedAt: at, page });
    if (!made.ok) throw new Error(made.refusal.code);
    const [sheet] = made.value.sheets;
    if (sheet?.kind !== 'guides') throw new Error('no guides');
    expect(sheet.stamp).toBe(sheetOf(tournament, 'guides', 'guides').stamp);
    for (const paper of ['A4', 'Letter', 'A5'] as const) {
      const drawn = laid(sheet, { paper }).flatMap(({ cut }) => (cut === null ? [] : [cut]));
      const codes = drawn.flatMap((cut) => (cut.codes ?? []).map((code) => ({ ...code, texts: cut.texts })));
      expect(codes.map(({ text }) => text).toSorted()).toEqual(
        tournament.entrants.map(({ id }) => `${page}/#p${id}`).toSorted(),
      );
      for (const { x, y, side, texts } of codes) {
        expect(side).toBeGreaterThanOrEqual(15);
        // The letters of a line begin 0.75 mm below its upper edge.
        const near = texts.filter(
          (text) =>
            text.x < x + side + 2 &&
            text.x + text.width > x - 2 &&
            text.y + 0.75 < y + side + 2 &&
            text.y + text.height > y,
        );
        expect(near.map(({ fitted }) => fitted.lines)).toEqual([]);
      }
    }
  });

  test('[hall-takes-part 10.5] guide cards of a game have the code too, other cards and events without an address none', () => {
    const bridge = sampleOf('bridge');
    const codesOf = (document: string, page: string | null) => {
      const made = sheets(
        bridge,
        familyOf('bridge'),
        { documents: [document], round: null, language: 'en' },
        { printedAt: at, page },
      );
      const [sheet] = made.ok ? made.value.sheets : [];
      return sheet?.kind === 'handouts' ? sheet.handouts.map(({ code }) => code) : [];
    };
    const cards = codesOf('guides', 'http://10.0.0.7:4300');
    expect(cards.length).toBeGreaterThan(3);
    expect(cards.every((code) => /^http:\/\/10\.0\.0\.7:4300\/#p\d+$/.test(code ?? ''))).toBe(true);
    expect(new Set(cards).size).toBe(cards.length);
    expect(new Set(codesOf('guides', null))).toEqual(new Set([null]));
    expect(new Set(codesOf('bridgePaper.personal', 'http://10.0.0.7:4300'))).toEqual(new Set([null]));
  });

  test('one known round is no schedule', () => {
    expect(waitingFor(seated(latinPeople(16)), mahjong, null).get('guides')).toBe('rounds');
  });
});

describe('M-33 (8): the list of the draw', () => {
  test('local ids in order, each with who has it', () => {
    const ledger = run(
      scripted(latinPeople(4), '1-2-3-4'),
      own({
        do: 'setLocalIds',
        localIds: [3, 1, 4, 2].map((localId, i) => ({ localId, player: i + 1 })),
      }),
    );
    const names = stateOf(ledger).entrants.map(({ name }) => name);
    expect(rowsIn(sheetOf(stateOf(ledger), 'drawList', 'list')).map((cells) => cells.slice(0, 2))).toEqual([
      ['1', names[1]],
      ['2', names[3]],
      ['3', names[0]],
      ['4', names[2]],
    ]);
  });

  test('without a script there is none', () => {
    const tournament = seated(latinPeople(16));
    expect(waitingFor(tournament, mahjong, null).get('drawList')).toBe('numbers');
    const job = { documents: ['drawList' as const], round: null, language: 'en' };
    const made = sheets(tournament, mahjong, job, { printedAt: at });
    expect(made.ok ? null : made.refusal.code).toBe('sheets.notYet');
  });
});
