import { describe, expect, test } from 'vitest';
import { published } from '../../../../core/sheets/hall/published.ts';
import { waitingFor } from '../../../../core/sheets/paper/documents.ts';
import {
  allSpelled,
  glyphsSaid,
  spelled,
  unprintableIn,
  withoutGlyph,
} from '../../../../core/sheets/paper/printable.ts';
import { sheets, suggestedCopies } from '../../../../core/sheets/paper/sheets.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { handSteps } from '../../../../core/tournament/history/stated-changes.ts';
import type { Ledger, Step } from '../../../../core/tournament/ledger.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { run, stateOf } from '../../tournament/event.ts';
import { entered, finished, hostilePeople, latinPeople, mahjong, revised, seated } from '../hall-of-names.ts';
import { at, laid, rowsIn, sheetOf, sheetsOf } from '../printed.ts';

const draw = {
  fingerprint: '0123456789abcdef',
  metrics: {
    repeats: 2,
    repeated: [],
    figures: {},
    least: { known: 'bounded', atLeast: 1, how: { code: 'mahjong.how.fewTables' } },
  },
};

/** A round with a whole draw, whose engine had put the first two tables the other way round at East. */
const drawn = (tournament: Tournament): Tournament => {
  const round = tournament.rounds[0] as Round;
  const made = revised(tournament, 1, 2).rounds[0]?.tables ?? [];
  const { metrics } = draw;
  const proposal = { seed: 'lucky', engine: '1', method: 'swiss', tables: made, metrics };
  return { ...tournament, rounds: [{ ...round, draw: { ...draw, proposal } as unknown as Round['draw'] }] };
};

describe('X: the report of a round', () => {
  const tournament = drawn(seated(latinPeople(17)));
  const rows = rowsIn(sheetOf(tournament, 'roundReport', 'list'));
  const fact = (label: string) => rows.find(([first]) => first === `sheets.report.${label}`)?.[1];

  test('says method, seed, version and what is known of the repeats', () => {
    expect(fact('method')).toBe('mahjong.methods.swiss.name');
    expect(fact('seed')).toBe('sheets.report.text lucky');
    expect(fact('engine')).toBe('sheets.report.version 1 0123456789abcdef');
    expect(fact('repeats')).toBe('sheets.report.bounded 2 1');
    expect(fact('proof')).toBe('mahjong.how.fewTables');
    expect(fact('people')).toBe('sheets.report.counts 16 4 1 17');
  });

  test('[M-15] says of the least what the engine had proved, as the desk does, although these tables do not reach it', () => {
    const round = tournament.rounds[0] as Round;
    const known = (least: Round['draw']['metrics']['least']) => ({ ...round.draw.metrics, least });
    const how = { code: 'mahjong.how.unknown' };
    const proposal = { ...round.draw.proposal, metrics: known({ known: 'proved', atLeast: 0, how }) };
    const metrics = known({ known: 'unknown', atLeast: 0, how });
    const as = { ...tournament, rounds: [{ ...round, draw: { ...round.draw, proposal, metrics } }] };
    const lines = rowsIn(sheetOf(as, 'roundReport', 'list'));
    expect(lines).toContainEqual(['sheets.report.repeats', 'sheets.report.notReached 2 0']);
  });

  test('lists everybody who was put elsewhere by hand, from where to where', () => {
    const [a, b] = [tournament.entrants[0]?.name, tournament.entrants[4]?.name];
    expect(rows).toContainEqual([a, '2 east', '1 east']);
    expect(rows).toContainEqual([b, '1 east', '2 east']);
    expect(rows.filter((cells) => cells.length === 3)).toHaveLength(2);
  });

  test('says that nothing was changed where nothing was', () => {
    const round = tournament.rounds[0] as Round;
    const proposal = { ...round.draw.proposal, tables: round.tables } as unknown as Round['draw']['proposal'];
    const as = { ...tournament, rounds: [{ ...round, draw: { ...round.draw, proposal } }] };
    expect(rowsIn(sheetOf(as, 'roundReport', 'list'))).toContainEqual([
      'sheets.report.changes',
      'sheets.report.noChange',
    ]);
  });

  test('P-15: every table with its people, who sits out with the reason, two lines to sign', () => {
    expect(rows.filter((cells) => cells.length === 5).map(([table]) => table)).toEqual(['1', '2', '3', '4']);
    expect(rows).toContainEqual([tournament.entrants[16]?.name, 'mahjong.odd']);
    expect(rows.slice(-2)).toEqual([
      ['sheets.report.organiser', 'space'],
      ['sheets.report.referee', 'space'],
    ]);
  });

  test('P-01: 160 players with hostile names, every table once over its pages', () => {
    const pages = laid(sheetOf(drawn(seated(hostilePeople(160))), 'roundReport', 'list'));
    const heads = pages.flatMap(({ laid: { columns } }) =>
      columns.flatMap(({ rows: made }) => made.map(({ row }) => row.head).filter((head) => head !== '')),
    );
    expect(heads).toEqual(Array.from({ length: 40 }, (_, i) => String(i + 1)));
  });
});

describe('X: who changed the seating by hand, and the checks', () => {
  const step = (no: number, at: string, changes: readonly unknown[]): Step =>
    ({
      no,
      kind: 'do',
      cancels: null,
      command: null,
      changes,
      at,
      actor: no === 3 ? 'tablet 2' : 'desk',
    }) as unknown as Step;
  const chain = (...steps: readonly Step[]): Ledger['done'] =>
    steps.reduce<Ledger['done']>(
      (earlier, made) => ({ step: made, before: null, earlier, depth: (earlier?.depth ?? 0) + 1 }),
      null,
    );
  const four = [
    { table: 2, seats: [1, 2, 3, 4] },
    { table: 4, seats: [5, 6, 7, 8] },
  ];
  const crossed = [
    { table: 2, seats: [5, 2, 3, 4] },
    { table: 4, seats: [1, 6, 7, 8] },
  ];
  const published = (edited: boolean) => ({
    type: 'round.published',
    no: 1,
    rev: 1,
    draw: { edited, proposal: { tables: edited ? crossed : four, byes: [] } },
    tables: four,
    byes: [],
  });
  const turned = four.map(({ table, seats }) => ({ table, seats: table === 4 ? seats.toReversed() : seats }));
  const revision = { type: 'round.revised', no: 1, rev: 2, tables: turned, revised: [4] };
  const [first, second] = ['2026-11-20T09:00:00.000Z', '2026-11-20T09:30:00.000Z'];
  const tournament = drawn(seated(latinPeople(17)));
  const report = (done: Ledger['done']) => {
    const job = { documents: ['roundReport'], round: null, language: 'en' };
    const made = sheets(tournament, mahjong, job, { printedAt: at, done });
    if (!made.ok) throw new Error('refused');
    return made.value.sheets;
  };
  const rowsOf = (done: Ledger['done']) =>
    report(done).flatMap((sheet) => (sheet.kind === 'list' ? rowsIn(sheet) : []));

  test('M-1 each change on a line of its own, with its issue, time and who made it', () => {
    const rows = rowsOf(chain(step(2, first, [published(true)]), step(3, second, [revision])));
    expect(rows).toContainEqual(['R1.1', first, 'sheets.report.desk', 'sheets.hand.swap 2 east 4 east mahjong']);
    expect(rows).toContainEqual(['R1.2', second, 'tablet 2', 'sheets.hand.seats 4 mahjong']);
  });

  test.each([
    [16, 2],
    [60, 2],
    [88, 2],
    [120, 2],
    [160, 0],
  ])(
    'ME-53 the list by table of %i says them (%i) below its last table where there is room, and needs no page more',
    (people, count) => {
      const done = chain(step(2, first, [published(true)]), step(3, second, [revision]));
      const listed = (steps: Ledger['done']) => {
        const job = { documents: ['seatingByTable'], round: null, language: 'en' } as const;
        const made = sheets(drawn(seated(latinPeople(people))), mahjong, job, { printedAt: at, done: steps });
        if (!made.ok) throw new Error('refused');
        return made.value.sheets.map((sheet) => laid(sheet));
      };
      const textsOf = (pages: ReturnType<typeof laid>) =>
        pages.map(({ laid: { columns } }) =>
          columns.flatMap(({ rows }) =>
            rows.flatMap(({ row }) => row.texts.map(({ fitted }) => fitted.lines.join(' '))),
          ),
        );
      const [[without = []], [pages = []]] = [listed(null), listed(done)];
      expect(pages.length).toBe(without.length);
      const told = textsOf(pages).at(-1) ?? [];
      const stated = (text: string) => /^(swap|seats) \d/.test(text);
      expect(told.filter(stated)).toHaveLength(count);
      expect(textsOf(without).flat().some(stated)).toBe(false);
      for (const { laid: page, rows: box } of pages) {
        for (const { x, width, rows } of page.columns) {
          expect(x + width).toBeLessThanOrEqual(box.width + 1e-6);
          for (const { top, row } of rows) expect(top + row.height).toBeLessThanOrEqual(box.height + 1e-6);
        }
      }
    },
  );

  test('a seating published as it was drawn is no change, and neither are those of another round', () => {
    const rows = rowsOf(chain(step(2, first, [published(false)]), step(3, second, [{ ...revision, no: 2 }])));
    expect(rows.filter(([issue]) => issue?.startsWith('R1.'))).toEqual([]);
  });

  test('an issue that was withdrawn and drawn again has only the changes since', () => {
    const done = chain(step(2, first, [published(true)]), step(3, second, [published(false)]));
    expect(handSteps(done, 1)).toEqual([]);
  });

  test('the check of counts: everybody at one place, or how many places too many', () => {
    expect(rowsOf(null)).toContainEqual(['sheets.report.once', 'sheets.report.allOnce 17']);
    const round = tournament.rounds[0] as Round;
    const twice = { ...round, byes: [...round.byes, { entrant: 1, reason: { code: 'mahjong.odd' } }] };
    const rows = rowsIn(sheetOf({ ...tournament, rounds: [twice] }, 'roundReport', 'list'));
    expect(rows).toContainEqual(['sheets.report.once', 'sheets.report.notOnce 1']);
  });

  test('the check of characters names who cannot be printed as written', () => {
    const glyphs = (has: (code: number) => boolean) =>
      glyphsSaid(report(null), has)
        .flatMap((sheet) => (sheet.kind === 'list' ? rowsIn(sheet) : []))
        .find(([label]) => label === 'sheets.report.glyphs')?.[1];
    expect(glyphs(() => true)).toBe('sheets.report.glyphsGood 17');
    const [name = ''] = tournament.entrants.map((entrant) => entrant.name);
    const rare = name.codePointAt(0) ?? 0;
    expect(glyphs((code) => code !== rare)).toContain(`sheets.report.glyphsMissing 17 ${name}`);
  });

  test('4: a table kept for every round is named here in words, and on no sheet for the players', () => {
    const [fixed, ...others] = tournament.entrants;
    if (fixed === undefined) throw new Error('nobody');
    const kept = { ...tournament, entrants: [{ ...fixed, traits: { fixedTable: 1 } }, ...others] };
    const rows = rowsIn(sheetOf(kept, 'roundReport', 'list'));
    expect(rows).toContainEqual(['1', fixed.name, 'sheets.report.keepsTable']);
    for (const document of ['seatingByTable', 'seatingByName', 'slips', 'signIn']) {
      expect(JSON.stringify(sheetsOf(kept, document))).toBe(JSON.stringify(sheetsOf(tournament, document)));
    }
  });
});

describe('B: a list for names by hand', () => {
  test('one page of A4 with numbered lines of at least 9 mm for name, club and signature', () => {
    const pages = laid(sheetOf(seated(latinPeople(8)), 'blankNames', 'list'));
    expect(pages).toHaveLength(1);
    const rows = pages[0]?.laid.columns.flatMap((column) => column.rows).filter(({ row }) => row.kind === 'row') ?? [];
    expect(rows.map(({ row }) => row.texts.map(({ fitted }) => fitted.lines.join('')))).toEqual(
      Array.from({ length: 24 }, (_, i) => [String(i + 1)]),
    );
    for (const { row } of rows) expect(row.height).toBeGreaterThanOrEqual(9);
  });
});

describe('M-33 (9): repeated pairs', () => {
  const once = seated(latinPeople(8));
  const [round] = once.rounds;
  const twice = {
    ...once,
    rounds: [
      round as Round,
      {
        ...(round as Round),
        no: 2,
        tables: [
          { table: 1, seats: [1, 2, 5, 6] },
          { table: 2, seats: [3, 4, 7, 8] },
        ],
      },
    ],
  };

  test('everybody who met twice, with rounds and tables', () => {
    const names = once.entrants.map(({ name }) => name);
    const pairs = [
      [0, 1, '1 (1), 2 (1)'],
      [2, 3, '1 (1), 2 (2)'],
      [4, 5, '1 (2), 2 (1)'],
      [6, 7, '1 (2), 2 (2)'],
    ] as const;
    expect(rowsIn(sheetOf(twice, 'repeatedPairs', 'list', { round: 2 }))).toEqual(
      pairs.map(([a, b, where]) => [names[a], names[b], '2', `sheets.report.text ${where}`]),
    );
  });

  test('only up to the round that is printed; without repeats the page says so', () => {
    expect(rowsIn(sheetOf(twice, 'repeatedPairs', 'list', { round: 1 }))).toEqual([['sheets.nobodyTwice 1']]);
  });
});

describe('the sign-in list', () => {
  test('P-01: everybody who is entered once, a box and a line each, before any round', () => {
    const tournament = stateOf(entered(hostilePeople(200)));
    const rows = rowsIn(sheetOf(tournament, 'signIn', 'list'));
    expect(rows.map(([number]) => Number(number)).toSorted((a, b) => a - b)).toEqual(
      tournament.entrants.map(({ id }) => id),
    );
    expect(rows.every(([, , box, line]) => box === 'box' && line === 'space')).toBe(true);
    for (const { laid: made } of laid(sheetOf(tournament, 'signIn', 'list'))) {
      for (const { row } of made.columns.flatMap((column) => column.rows)) {
        if (row.kind === 'row') expect([row.height >= 9, row.boxes.length]).toEqual([true, 1]);
      }
    }
  });
});

describe('M-08: substitutes', () => {
  const substitute = { player: 2, name: 'Zoë Ersatz', from: 1, until: null };
  const tournament = (() => {
    const ledger = run(entered(latinPeople(8)), {
      type: 'family.do',
      command: { do: 'substitute', substitute },
    } as unknown as CommandInput);
    return { ...stateOf(ledger), rounds: seated(latinPeople(8)).rounds };
  })();
  const player = tournament.entrants[1]?.name;

  test('by table they sit on the seat of the player', () => {
    const rows = rowsIn(sheetOf(tournament, 'seatingByTable', 'list'));
    expect(rows[1]).toEqual(['mahjong.seats.south.letter', `Zoë Ersatz for ${player}`]);
    expect(rows.flat().filter((cell) => cell.includes(player ?? ''))).toHaveLength(1);
  });

  test('by name they stand under their own letter, the player nowhere else', () => {
    const sheet = sheetOf(tournament, 'seatingByName', 'list');
    const last = sheet.parts[0]?.blocks.at(-1);
    expect(last?.heading).toEqual({ kind: 'letter', letter: 'Z' });
    const rows = rowsIn(sheet);
    expect(rows).toHaveLength(8);
    expect(rows.at(-1)).toEqual([`Zoë Ersatz for ${player}`, '1', 'mahjong.seats.south.letter']);
  });

  test('on slips they sign for themselves', () => {
    const { slips } = sheetOf(tournament, 'slips', 'slips');
    expect(slips[0]?.seats[1]?.name).toMatchObject({ text: 'Zoë Ersatz', insteadOf: player });
  });

  test('in the report of the round and on the cards of those who meet them they sit for the player', () => {
    const rows = rowsIn(sheetOf(drawn(tournament), 'roundReport', 'list'));
    expect(rows).toContainEqual(expect.arrayContaining(['1', `Zoë Ersatz for ${player}`]));
    const [round] = tournament.rounds;
    const own = { ...(tournament.own as object), substitutes: [{ ...substitute, until: 1 }] } as Json;
    const rounds = [round, { ...round, no: 2 }] as Round[];
    const { guides } = sheetOf({ ...tournament, own, rounds }, 'guides', 'guides');
    const met = (at: number) => guides.flatMap(({ lines }) => lines[at]?.opponents ?? []);
    expect(met(0).filter(({ text, insteadOf }) => insteadOf === player && text === 'Zoë Ersatz')).toHaveLength(3);
    expect(met(1).filter(({ text, insteadOf }) => insteadOf === undefined && text === player)).toHaveLength(3);
  });

  test('a sheet on which they stand has another stamp, the same on paper and in the hall', () => {
    const stampWith = (...substitutes: readonly object[]) => {
      const event = { ...tournament, own: { ...(tournament.own as object), substitutes } as unknown as Json };
      const { stamp } = sheetOf(event, 'seatingByTable', 'list');
      expect(published(event, mahjong, 'en', 1)?.stamp).toBe(stamp);
      return stamp;
    };
    const none = stampWith();
    expect(new Set([none, stampWith(substitute), stampWith({ ...substitute, name: 'Other' })]).size).toBe(3);
    expect(stampWith({ ...substitute, from: 2 })).toBe(none);
  });
});

describe('M-10: a cancelled game', () => {
  test('stands with its reason in the report of the round', () => {
    const played = drawn(finished(seated(latinPeople(8))));
    const [round] = played.rounds;
    const results = { ...round?.results, 2: { points: [0, 0, 0, 0], cancelled: 'wall fell over' } };
    const event = { ...played, rounds: [{ ...round, results } as unknown as Round] };
    const off = (from: Tournament) =>
      rowsIn(sheetOf(from, 'roundReport', 'list')).filter(([first]) => first === 'words.columns.cancelled');
    expect(off(event)).toEqual([['words.columns.cancelled', 'sheets.report.cancelledAt 2 wall fell over']]);
    expect(off(played)).toEqual([]);
  });
});

describe('which documents can be printed', () => {
  const waits = (tournament: Tournament) => Object.fromEntries(waitingFor(tournament, mahjong, null));

  test('with nobody entered only blank slips and a blank list', () => {
    const waiting = waits({ ...seated(latinPeople(4)), entrants: [], rounds: [] });
    expect(Object.entries(waiting).filter(([, reason]) => reason === null)).toEqual([
      ['blankSlips', null],
      ['blankNames', null],
    ]);
  });

  test('before the first round lists of people; seatings wait for a round, standings for a result', () => {
    expect(waits(stateOf(entered(latinPeople(8))))).toMatchObject({
      signIn: null,
      seatingByTable: 'round',
      slips: 'round',
      standings: 'result',
    });
    expect(waits(finished(seated(latinPeople(8))))).toMatchObject({ slips: null, standings: null });
  });

  test('hidden standings are not there', () => {
    const tournament = { ...finished(seated(latinPeople(8))), standingsShown: { hidden: true, frozenAfter: null } };
    expect(waits(tournament).standings).toBe('hidden');
  });

  test('a family without slips has none, and says so in words of refusals', () => {
    const { slip: _, ...paper } = mahjong.paper;
    const plain = { ...mahjong, paper };
    expect(waitingFor(seated(latinPeople(8)), plain, null).get('slips')).toBe('form');
    const made = sheets(
      seated(latinPeople(8)),
      plain,
      { documents: ['slips'], round: null, language: 'en' },
      { printedAt: at },
    );
    expect(made.ok ? null : made.refusal.code).toBe('sheets.notYet');
  });
});

describe('copies', () => {
  test('[hall-and-print 1.4] one set of the list by name for every 60 people', () => {
    expect([1, 60, 61, 120, 200, 2000].map(suggestedCopies)).toEqual([1, 1, 2, 2, 4, 34]);
  });

  test('so many sets by name, one by table', () => {
    const tournament = seated(latinPeople(8));
    expect(sheetsOf(tournament, 'seatingByName', { wishes: { nameCopies: 3 } })).toHaveLength(3);
    expect(sheetsOf(tournament, 'seatingByTable', { wishes: { nameCopies: 3 } })).toHaveLength(1);
  });
});

describe('P-14: only what changed', () => {
  test('of a re-issued list only pages with a marked row, with their numbers', () => {
    const tournament = revised(seated(latinPeople(400)), 1, 2);
    const sheet = sheetOf(tournament, 'seatingByTable', 'list');
    const [all, changed] = [laid(sheet), laid(sheet, { changedOnly: true })];
    expect(all.length).toBeGreaterThan(2);
    expect(changed.map(({ no, of }) => [no, of])).toEqual([[1, all.length]]);
  });
});

describe('[hall-and-print 0.6] the glyph check', () => {
  const has = (code: number) => code < 0x250;

  test('names the characters that no font has, each once; what draws nothing does not count', () => {
    expect(withoutGlyph('🀄 Riichi 🀄\ufe0f 🎲', has)).toEqual([0x1f004, 0x1f3b2]);
    expect(withoutGlyph('Zoë\u200d\u00a0Ersatz', has)).toEqual([]);
  });

  test('spells them by their codes, a run in one bracket', () => {
    expect(spelled('🀄🎲 Riichi 🀄\ufe0f', has)).toBe('[U+1F004 1F3B2] Riichi [U+1F004]');
    expect(spelled('Zoë', has)).toBe('Zoë');
    expect(spelled('محمد', has)).toBe('[U+0645 062D 0645 062F]');
  });

  test('a letter that cannot be printed heads no group: such names stand under #', () => {
    const sheet = { letter: 'م', head: 'محمد', text: 'محمد', rows: [{ letter: 'A', head: 'Anna' }] };
    expect(allSpelled(sheet, has)).toEqual({
      letter: '#',
      head: '#',
      text: '[U+0645 062D 0645 062F]',
      rows: [{ letter: 'A', head: 'Anna' }],
    });
  });

  test('names the player, the event, the club and the substitute', () => {
    const substitute = { player: 2, name: '🎲 Ersatz', from: 1, until: null };
    const people = [{ name: '🀄 Riichi', club: '雀' }, { name: 'Anna' }, { name: 'Bo' }, { name: 'Cy' }];
    const ledger = run(entered(people, 'Cup 🏆'), {
      type: 'family.do',
      command: { do: 'substitute', substitute },
    } as unknown as CommandInput);
    expect(
      unprintableIn(stateOf(ledger), mahjong, has).map(({ entrant, text, codes }) => [entrant, text, codes]),
    ).toEqual([
      [null, 'Cup 🏆', [0x1f3c6]],
      [1, '🀄 Riichi', [0x1f004]],
      [1, '雀', [0x96c0]],
      [2, '🎲 Ersatz', [0x1f3b2]],
    ]);
  });
});
