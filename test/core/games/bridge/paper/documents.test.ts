import { describe, expect, test } from 'vitest';
import type { GameSheet } from '../../../../../core/game/paper.ts';
import { bridge } from '../../../../../core/games/bridge/bridge.ts';
import { bridgeHallViews } from '../../../../../core/games/bridge/paper/hall-views.ts';
import { type BridgeRules, usualRules } from '../../../../../core/games/bridge/rules/rules.ts';
import { waitingFor } from '../../../../../core/sheets/paper/documents.ts';
import type { CommandInput } from '../../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { vpRules } from '../events.ts';
import { golden } from '../golden.ts';
import { make, rowsOf, rules, seven, text, titleOf } from '../papers.ts';
import { closed, enter, opened, own, playedThrough, run, seatNext, stateOf } from '../tournament.ts';

/** The last round with one result at every table, in hundredths for N-S. */
const played = (ledger: Ledger, ns: number): Ledger => {
  const round = stateOf(ledger).rounds.at(-1);
  return run(
    ledger,
    ...(round?.tables ?? []).map(
      ({ table }): CommandInput => ({
        type: 'result.enter',
        round: round?.no ?? 0,
        table,
        result: { entry: 'vp', ns },
      }),
    ),
  );
};

const linesOn = (sheet: GameSheet | undefined, entrant: number): readonly string[] => {
  const card =
    sheet?.kind === 'cards'
      ? sheet.cards.find(({ title }) => title.kind === 'entrant' && title.entrant === entrant)
      : undefined;
  return (card?.parts ?? []).flatMap((part) =>
    part.kind === 'lines' || part.kind === 'grid'
      ? part.rows.map((cells) => cells.map(text).join(' ').replace(/\s+/gu, ' ').trim())
      : [],
  );
};

describe('[bridge R5, R6, R9] what counts', () => {
  test('[bridge R5] rounds one by one, whole VP without decimals, adjustments apart, the withdrawn without a place', () => {
    const told = run(
      playedThrough(golden('G2'), rules, 16),
      own({ do: 'adjust', adjustment: { entrant: 16, round: null, amount: -100, kind: 'penalty', reason: 'late' } }),
      own({ do: 'withdraw', entrant: 11, from: 7, reason: 'ill', seated: null }),
    );
    const [ranking] = make(told, 'bridgePaper.ranking');
    const rows = rowsOf(ranking);
    expect(titleOf(ranking)).toEqual({ code: 'sheets.titles.standings', params: { round: 6, of: 9 } });
    const over = run(told, { type: 'tournament.describe', name: 'Over', plannedRounds: 6 });
    expect(titleOf(make(over, 'bridgePaper.ranking')[0])).toEqual({ code: 'rounds.stage.finalStandings' });
    expect(rows[0]).toMatch(/^1 16 #16 81 13 5 18 20 11 15 -1\.00/);
    expect(rows.find((row) => row.includes('#11'))).toMatch(/^none 11 .* rowMarks\.withdrawn$/);
  });

  test('[bridge R5] rounds with decimals stand beside the total while there is room, then in a table of their own', () => {
    const teams = { ...usualRules('teams'), startRounds: 1 as const, delay: false, boardsPerRound: 8 };
    const pairs = { ...usualRules('pairs'), startRounds: 1 as const, delay: false };
    const imps = { entry: 'imp', ns: 1000, ew: 0 };
    const afterRounds = (count: number, field = 8, held: BridgeRules = teams, result: Json = imps): Ledger =>
      Array.from({ length: count }).reduce<Ledger>(
        (ledger, _, i) => {
          const seated = seatNext(ledger, i === 0 ? 'start' : 'swiss');
          const tables = stateOf(seated).rounds.at(-1)?.tables ?? [];
          return run(
            seated,
            ...tables.map(
              ({ table }): CommandInput => ({
                type: 'result.enter',
                round: i + 1,
                table,
                result,
              }),
            ),
          );
        },
        closed(field, held),
      );
    const [short, ...more] = make(afterRounds(2), 'bridgePaper.ranking');
    expect(more).toEqual([]);
    expect(rowsOf(short)[0]).toMatch(/ #\d 27\.56 13\.78 13\.78 /);
    const long = make(afterRounds(5), 'bridgePaper.ranking');
    const after5 = { code: 'sheets.titles.standings', params: { round: 5, of: 9 } };
    expect(long.map(titleOf)).toEqual([after5, after5]);
    expect(long.map((sheet) => rowsOf(sheet)[0])).toEqual([expect.stringMatching(/ #\d /), 'headline.rounds']);
    // Whole scores take little room, though the mean of them is not whole; eight rounds with decimals share one further sheet.
    const whole = afterRounds(8, 18, pairs, { entry: 'mp', ns: 5700 });
    expect(make(whole, 'bridgePaper.ranking')).toHaveLength(1);
    expect(rowsOf(make(whole, 'bridgePaper.ranking')[0])[0]).toMatch(/ \d\d\.\d\d( \d\d){8}( |$)/);
    expect(make(whole, 'bridgePaper.crossTable')).toHaveLength(1);
    expect(make(afterRounds(8, 18), 'bridgePaper.ranking')).toHaveLength(2);
  });

  test('[bridge R6] round, boards, table, direction, opponents with their final rank, score, running total, rank after the round', () => {
    const [sheet] = make(seven, 'bridgePaper.personal');
    const lines = linesOn(sheet, 16);
    const grid = sheet?.kind === 'cards' ? sheet.cards[0]?.parts.find(({ kind }) => kind === 'grid') : undefined;
    const heads = grid?.kind === 'grid' ? grid.columns.map(({ code }) => code) : [];
    // No two columns are called alike.
    expect(heads).toHaveLength(new Set(heads).size);
    expect(heads.length).toBeGreaterThan(8);
    expect(lines[0]).toBe('1 1–4 8 seats.ew.letter #15 10 13.00 13.00 4');
    expect(lines[5]).toBe('6 21–24 1 seats.ns.letter #1 5 15.00 82.00 1');
  });

  test('[bridge R9] opponent and score of every round, by number, and everybody against everybody', () => {
    const made = make(playedThrough(golden('G1'), rules, 12), 'bridgePaper.crossTable');
    expect(made.map((sheet) => rowsOf(sheet)[0])).toEqual(['cross.rounds', 'cross.against']);
    expect(rowsOf(made[0])[1]).toBe('1 #1 2 5.00 9 9.00 11 17.00 4 20.00 6 4.00'.replaceAll('.00', ''));
    expect(rowsOf(made[1])[1]).toMatch(/^1 #1 cross\.self 5 /);
  });

  test('[bridge R9] large fields have the rounds alone, a round without an opponent is "–"', () => {
    const thirteen = make(played(seatNext(closed(13, rules), 'start'), 1200), 'bridgePaper.crossTable');
    // Number 14 is entrant 13: the phantom has 13.
    expect(rowsOf(thirteen[0]).find((row) => row.startsWith('14 '))).toBe('14 #13 none 12');
    const full = played(seatNext(closed(40, rules), 'start'), 1234);
    expect(make(full, 'bridgePaper.crossTable').map((sheet) => rowsOf(sheet)[0])).toEqual(['cross.rounds']);
  });
});

describe('[bridge R1, R7, R8, R10, R11] cards and lists', () => {
  const two = vpRules({ startRounds: 2, delay: true });

  test('[bridge R1] both start rounds of every pair before anything is seated', () => {
    expect(rowsOf(make(closed(8, two), 'bridgePaper.startList')[0]).slice(2, 3)).toEqual([
      '3 #3 2 seats.ns.letter 4 2 seats.ew.letter 2',
    ]);
  });

  test('[bridge 4.4, R8] pair 3 goes to table 2 N-S against 4, then table 2 E-W with turned boards against 2', () => {
    const lines = linesOn(make(closed(8, two), 'guides')[0], 3);
    expect(lines.slice(0, 2)).toEqual([
      'hall.round:1 2 seats.ns.letter againstNo:4 #4',
      'hall.round:2 2 seats.ew.letter againstNo:2 #2 turnBoards',
    ]);
    expect(lines.slice(2)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('[hall-and-print 1.1 G]: the planned time of each round stands before its table, and only where one is planned', () => {
    const event = closed(8, two);
    const timed = (starts: (string | null)[]) =>
      linesOn(make(run(event, { type: 'tournament.time', starts }), 'guides')[0], 3);
    const plain = linesOn(make(event, 'guides')[0], 3);
    const [first = '', second = ''] = plain;
    expect(timed(['9.00', '11:15']).slice(0, 2)).toEqual([
      first.replace('hall.round:1', 'hall.round:1 09:00'),
      second.replace('hall.round:2', 'hall.round:2 11:15'),
    ]);
    expect(timed(['09:00']).slice(0, 2)).toEqual([first.replace('hall.round:1', 'hall.round:1 09:00'), second]);
    expect(timed([null, null, '15:00'])).toEqual(plain);
  });

  test('[bridge R8] where there are rooms the room stands behind the direction', () => {
    const rooms = vpRules({ startRounds: 1, delay: false, rooms: [3] });
    const [line] = linesOn(make(closed(8, rooms), 'guides')[0], 5);
    expect(line).toBe('hall.round:1 3 seats.ns.letter roomNo:2 againstNo:6 #6');
  });

  test('[bridge R8] who sits out is told so, and sits at no table [L-4.1]', () => {
    expect(linesOn(make(closed(13, two), 'guides')[0], 13)[0]).toBe('hall.round:1 sitsOut');
  });

  const boardsOn = (sheet: GameSheet | undefined) => {
    const [first] = sheet?.kind === 'cards' ? sheet.cards : [];
    const [part] = first?.parts ?? [];
    if (part?.kind !== 'boards') throw new Error('no slip by boards');
    return { first, part };
  };
  const columnsOf = (part: ReturnType<typeof boardsOn>['part']) =>
    part.groups.map(({ boxes }) => boxes.map(({ label }) => label.code.split('.').slice(1).join('.')));

  test('[bridge R7] [L-7.2] both sides printed, a line a board; whatever the ranking, only what the table knows', () => {
    const [pairs] = make(seven, 'slips');
    expect(pairs?.kind === 'cards' && pairs.cards.length).toBe(8);
    const { first, part } = boardsOn(pairs);
    expect(first?.aside?.params).toMatchObject({ round: 7, boards: '25–28' });
    expect(part.boards).toEqual([25, 26, 27, 28]);
    expect(part.sides.map(({ seat }) => seat?.code)).toEqual(['bridge.seats.ns.letter', 'bridge.seats.ew.letter']);
    for (const ranking of ['mp', 'imp', 'vp'] as const) {
      const event = seatNext(closed(8, { ...usualRules('pairs'), ranking, startRounds: 1 }), 'start');
      const { part: ranked } = boardsOn(make(event, 'slips')[0]);
      expect(columnsOf(ranked)).toEqual([
        ['columns.contract', 'columns.declarer', 'slips.lead', 'columns.result', 'slips.plus.ns', 'slips.plus.ew'],
      ]);
      expect([ranked.totals, ranked.scale]).toEqual([[], []]);
      expect(ranked.signatures.map(({ code }) => code)).toEqual([
        'bridgePaper.slips.initials.ns',
        'bridgePaper.slips.initials.ew',
      ]);
    }
  });

  test('[bridge R7] [L-7.3] teams compare board by board, with the whole of the event’s own scale', () => {
    const teams = seatNext(
      closed(4, { ...usualRules('teams'), startRounds: 1, delay: false, boardsPerRound: 8 }),
      'start',
    );
    const { part } = boardsOn(make(teams, 'slips')[0]);
    expect(part.boards).toHaveLength(8);
    expect(columnsOf(part)).toEqual([
      ['slips.contractByResult', 'slips.scoreNs'],
      ['slips.contractByResult', 'slips.scoreNs'],
      ['slips.home', 'slips.away'],
    ]);
    const scale = part.scale.map(([margin, points]) => `${text(margin)} ${text(points)}`);
    expect(scale.slice(0, 2)).toEqual(['0 10.00', '1 10.44']);
    expect(scale.at(-1)).toMatch(/ 20\.00$/);
  });

  test('[L-7.2] the blank slip has the same boxes, without names and numbers of boards', () => {
    const { part } = boardsOn(make(seven, 'blankSlips')[0]);
    expect(part.boards).toEqual([null, null, null, null]);
    expect(part.sides.map(({ name }) => name.kind)).toEqual(['empty', 'empty']);
    expect(columnsOf(part)).toEqual(columnsOf(boardsOn(make(seven, 'slips')[0]).part));
  });

  test('[bridge R10] the whole scale; there is none in an event ranked by MP', () => {
    expect(rowsOf(make(seven, 'bridgePaper.scale')[0])[1]).toMatch(/^0 10\.00 10\.00 11 /);
    const mp = closed(8, usualRules('pairs'));
    expect(waitingFor(stateOf(mp), bridge, null).get('bridgePaper.scale')).toBe('form');
  });

  test('[bridge R11] whom the best left skipped and the untangling as it happened', () => {
    const rows = rowsOf(make(seatNext(playedThrough(golden('G1'), rules, 12)), 'bridgePaper.explain')[0]);
    expect(rows).toContain('4 8 #8 9 (5), 12 (2) 4 #4');
    expect(rows.filter((row) => row.startsWith('trace.')).map((row) => row.split(':')[0])).toEqual([
      'trace.tangled',
      'trace.noSwap',
      'trace.swapped',
    ]);
  });

  test('[bridge R11] who sits out is called by name: the number of a pair beside a round reads as a table', () => {
    const thirteen = seatNext(played(seatNext(closed(13, rules), 'start'), 1200));
    const [bye] = stateOf(thirteen).rounds.at(-1)?.byes ?? [];
    const name = stateOf(thirteen).entrants.find(({ id }) => id === bye?.entrant)?.name ?? 'nobody';
    const rows = rowsOf(make(thirteen, 'bridgePaper.explain')[0]);
    expect(rows.filter((row) => row.startsWith('byes.'))).toEqual([`byes.lowest:${name}:0`]);
  });
});

describe('[bridge R11] the director’s log', () => {
  test('tells round by round what was decided and why', () => {
    const told = run(
      seatNext(
        run(
          played(seatNext(closed(13, rules), 'start'), 1200),
          own({ do: 'chooseBye', round: 2, entrant: 4, reason: 'Leaves early' }),
          own({ do: 'setCarryOver', scores: [{ entrant: 2, score: 350 }] }),
        ),
      ),
      own({ do: 'adjust', adjustment: { entrant: 1, round: 1, amount: -100, kind: 'penalty', reason: 'Late' } }),
      own({ do: 'withdraw', entrant: 5, from: 3, reason: 'Ill', seated: null }),
      own({ do: 'setBreak', after: 2, break: { minutes: 20, text: 'Tea' } }),
    );
    const rows = rowsOf(make(told, 'bridgePaper.log')[0]);
    expect(rows.slice(0, 4)).toEqual(['log.about', 'log.carryOver:3.5 #2', '1 log.seated.start:1:0', 'log.bye #13']);
    expect(rows).toContain('adjusted.penalty:-1:Late #1');
    expect(rows).toContain('log.byeChosenBecause:Leaves early #4');
    expect(rows).toContain('log.breakFor:20:Tea');
    expect(rows.at(-1)).toBe('3 log.withdrawnBecause:3:Ill #5');
  });

  test('tells of revisions, stand-ins and standings that changed afterwards', () => {
    const before = playedThrough(golden('G1').slice(0, 4), rules, 12);
    const [, , , , five] = golden('G1');
    if (five === undefined) throw new Error('no round');
    const open = enter(seatNext(before), five, ['4-11']);
    const at = stateOf(open).rounds[4]?.tables.find(({ seats }) => seats.includes(4))?.table ?? 0;
    const result = { entry: 'vp' as const, ns: 1000, ew: null, split: false, boards: null, note: '' };
    const stood = seatNext(run(open, own({ do: 'setProvisional', round: 5, results: [{ table: at, result }] })));
    expect(rowsOf(make(stood, 'bridgePaper.log')[0])).toContain(`log.standIn:${at}`);
    const entered = run(stood, { type: 'result.enter', round: 5, table: at, result: { entry: 'vp', ns: 2000 } });
    const rows = rowsOf(make(entered, 'bridgePaper.log')[0]);
    expect(rows).toContain(`log.stoodIn:${at}`);
    expect(rows.at(-1)).toBe('log.resultChanged');
  });
});

test('[hall-and-print 1.1] what ⇄ means stands behind it on a card too', () => {
  const lines = linesOn(make(seven, 'guides')[0], 6).filter((line) => line.startsWith('hall.round:7'));
  expect(lines).toEqual(['hall.round:7 2 seats.ns.letter againstNo:4 #4 legend']);
});

describe('teams', () => {
  test('IMPs that are all whole are written so, on the result of a round, on personal cards and in the ranking', () => {
    const teams = seatNext(closed(4, { ...usualRules('teams'), startRounds: 1, delay: false }), 'start');
    const results = [1, 2].map((table): CommandInput => {
      return { type: 'result.enter', round: 1, table, result: { entry: 'imp', ns: 4900, ew: 100 * table } };
    });
    const ended = run(teams, ...results);
    const rows = rowsOf(make(ended, 'bridgePaper.roundResult')[0]);
    expect(rows.filter((row) => / 48 /.test(row))).toHaveLength(1);
    expect(linesOn(make(ended, 'bridgePaper.personal')[0], 1).join('\n')).toMatch(/ -?4[78] /);
    expect([...rows, ...linesOn(make(ended, 'bridgePaper.personal')[0], 1)].join('\n')).not.toMatch(/4[78]\.00/);
    expect(rowsOf(make(ended, 'bridgePaper.ranking')[0]).join('\n')).not.toMatch(/4[78]\.00/);
    expect(rowsOf(make(ended, 'bridgePaper.ranking')[0]).join('\n')).toMatch(/ 4[78]$/m);
  });

  test('the open and the closed room: the same two teams, the other way round', () => {
    const teams = seatNext(closed(4, { ...usualRules('teams'), startRounds: 1, delay: false }), 'start');
    expect(rowsOf(make(teams, 'bridgePaper.rooms')[0]).slice(1, 3)).toEqual([
      '1 rooms.open 1 #1 2 #2',
      'rooms.closed 2 #2 1 #1',
    ]);
  });

  test('[bridge 4.14] home tables, 1-4, 6-2, 3-5: every N-S pair stays, the E-W pairs go to 4, 6, 5, 1, 3, 2', () => {
    const at = { ...usualRules('teams'), startRounds: 1 as const, delay: false, teamSeating: 'homeTables' as const };
    const seated = seatNext(closed(6, at), 'start');
    const edited = run(
      seated,
      own({
        do: 'editRound',
        round: 1,
        tables: [
          { table: 1, seats: [1, 4] },
          { table: 2, seats: [6, 2] },
          { table: 3, seats: [3, 5] },
        ],
        byes: [],
      }),
    );
    const rows = rowsOf(make(edited, 'bridgePaper.rooms')[0]).slice(1);
    expect(rows.map((row) => /goes:(\d)/.exec(row)?.[1])).toEqual(['4', '6', '5', '1', '3', '2']);
    expect(rows[0]).toBe('1 #1 home.match:1 home.stays:1 home.goes:4 #4');
    // Each of these teams has two names only: which of them go is not known.
    expect(rowsOf(make(edited, 'seatingByName')[0])[0]).toBe('A1/ 1 home.either:4 4:');
    const [heading, first] = rowsOf(make(edited, 'bridgePaper.byNumber')[0]);
    expect([heading, first]).toEqual(['headline.boards:1–4', '1 #1 1 home.either:4 4 #4']);
  });

  test('B-13 at home tables the first two of a team stay N-S, on paper and in the hall; with a fifth name either may', () => {
    const at = { ...usualRules('teams'), startRounds: 1 as const, delay: false, teamSeating: 'homeTables' as const };
    const four = ['Ann', 'Bo', 'Cy', 'Di'];
    const named = [four, [...four, 'Ed'], four, four].map((members, i) => ({
      name: `Team ${i + 1}`,
      members: members.map((name) => `${name} ${i + 1}`),
    }));
    const renamed = named.map((entrant, i): CommandInput => ({ type: 'entrant.edit', id: i + 1, entrant }));
    const event = seatNext(run(opened(4, at), ...renamed, own({ do: 'closePreparations' })), 'start');
    const paper = rowsOf(make(event, 'seatingByName')[0]);
    const hall = bridgeHallViews
      .find(({ id }) => id === 'byName')
      ?.make(stateOf(event), stateOf(event).rounds[0] ?? null);
    const shown = hall?.kind === 'list' ? hall.listing.blocks.flatMap(({ rows }) => rows) : [];
    const wordsFor = (who: string): string | undefined =>
      /home\.\w+/.exec(paper.find((row) => row.startsWith(who)) ?? '')?.[0];
    expect(['Ann 1', 'Bo 1', 'Cy 1', 'Di 1', 'Ann 2', 'Ed 2'].map(wordsFor)).toEqual([
      'home.nsStays',
      'home.nsStays',
      'home.ewTo',
      'home.ewTo',
      'home.either',
      'home.either',
    ]);
    expect(JSON.stringify(shown).match(/home\.nsStays/g)).toHaveLength(6);
    expect(JSON.stringify(shown).match(/home\.either/g)).toHaveLength(5);
  });

  test('pairs have no such sheet', () => {
    expect(waitingFor(stateOf(seven), bridge, null).get('bridgePaper.rooms')).toBe('form');
  });
});

describe('what the documents wait for', () => {
  test('rankings and results are not printed while standings are hidden', () => {
    const hidden = run(seven, { type: 'standings.show', hidden: true, frozenAfter: null });
    const waits = waitingFor(stateOf(hidden), bridge, null);
    for (const id of ['bridgePaper.ranking', 'bridgePaper.personal', 'bridgePaper.roundResult']) {
      expect(waits.get(id)).toBe('hidden');
    }
  });

  test('the result of the round being played waits for its own results, not for a first confirmed round', () => {
    const delayed = vpRules({ startRounds: 2, delay: true });
    const playing = seatNext(played(seatNext(closed(8, delayed), 'start'), 1200), 'start');
    expect(waitingFor(stateOf(playing), bridge, 2).get('bridgePaper.roundResult')).toBe('bridgePaper.waiting.results');
  });

  test('frozen standings are printed as of the round they are frozen after', () => {
    const frozen = run(seven, { type: 'standings.show', hidden: false, frozenAfter: 4 });
    expect(titleOf(make(frozen, 'bridgePaper.ranking')[0])).toMatchObject({ params: { round: 4 } });
  });

  test('cards and the start list wait for the end of preparations', () => {
    const open = stateOf(run(closed(8, rules), own({ do: 'reopenPreparations' })));
    expect(waitingFor(open, bridge, null).get('guides')).toBe('bridgePaper.waiting.preparations');
  });
});

describe('[L-4.1] whoever sits out has no table, on no sheet and in no view', () => {
  const one = vpRules({ startRounds: 1, delay: false });
  const event = seatNext(closed(13, one), 'start');
  const next = seatNext(played(event, 1000));
  const bare = (row: string): string => row.replace(/#\d+/gu, '').replace(/\s+/gu, ' ').trim();
  const outOn = (rows: readonly string[]): readonly string[] => rows.filter((row) => row.includes('sitsOut')).map(bare);

  test.each(['bridgePaper.byNumber', 'bridgePaper.startList'])('%s', (document) => {
    const found = outOn(rowsOf(make(event, document)[0]));
    expect(found).toHaveLength(1);
    // The one number is the pair's own: 13 is the phantom's.
    expect(found[0]?.match(/\d+/gu)).toEqual(['14']);
  });

  test('the round result, which tells everybody where to go', () => {
    const found = outOn(rowsOf(make(next, 'bridgePaper.roundResult')[0]));
    expect(found).toHaveLength(1);
    expect(found[0]).not.toMatch(/\b7\b/u);
  });

  test('the hall by table', () => {
    const page = bridgeHallViews
      .find(({ id }) => id === 'byTable')
      ?.make(stateOf(event), stateOf(event).rounds.at(-1) ?? null);
    const blocks = page?.kind === 'list' ? page.listing.blocks : [];
    expect(blocks.map(({ heading }) => (heading === null ? null : text(heading)))).toEqual([
      ...['1', '2', '3', '4', '5', '6'],
      null,
    ]);
    expect(blocks.at(-1)?.rows.map(({ cells }) => text(cells.at(-1) ?? { kind: 'text', text: '' }))).toEqual([
      'sitsOut',
    ]);
  });
});
