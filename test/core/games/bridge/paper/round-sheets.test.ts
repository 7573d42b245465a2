import { describe, expect, test } from 'vitest';
import type { GameSheet } from '../../../../../core/game/paper.ts';
import { bridge } from '../../../../../core/games/bridge/bridge.ts';
import { bridgeDocuments } from '../../../../../core/games/bridge/paper/documents.ts';
import { usualRules } from '../../../../../core/games/bridge/rules/rules.ts';
import { moreOf } from '../../../../../core/games/bridge/seating/more.ts';
import { memberName } from '../../../../../core/sheets/game-sheets.ts';
import { plainNames } from '../../../../../core/sheets/paper/dressed.ts';
import { usualWishes } from '../../../../../core/sheets/paper/job.ts';
import { sheets } from '../../../../../core/sheets/paper/sheets.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { laid } from '../../../sheets/printed.ts';
import { vpRules } from '../events.ts';
import { golden } from '../golden.ts';
import { make, rowsOf, rules, seven } from '../papers.ts';
import { closed, enter, own, playedThrough, run, seatNext, stateOf } from '../tournament.ts';

const headingsOf = (sheet: GameSheet | undefined): readonly (number | null)[] =>
  sheet?.kind === 'list'
    ? sheet.parts.flatMap(({ blocks }) =>
        blocks.map(({ heading }) => (heading?.kind === 'number' ? heading.value : null)),
      )
    : [];

describe('[bridge R2] round sheet by table', () => {
  test('the sample of [bridge 6] G2, round 7: two lines a table, its boards in the header, what else must be known below; no rank and no total [L-4]', () => {
    const [sheet] = make(seven, 'seatingByTable');
    expect(rowsOf(sheet).slice(0, 4)).toEqual([
      'seats.ns.letter 16 A16+B16',
      'seats.ew.letter 2 A2+B2',
      'seats.ns.letter 6 A6+B6 switched',
      'seats.ew.letter 4 A4+B4',
    ]);
    expect(headingsOf(sheet)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, null]);
    expect(rowsOf(sheet).slice(-2)).toEqual(['headline.based:6', 'legend']);
    expect(sheet?.kind === 'list' ? sheet.about?.params : null).toEqual({ boards: '25–28' });
  });

  test('says who stays, who repeats, who has the bye, and how long the break is', () => {
    const home = { entrant: 13, table: 2, side: null, priority: null, reason: '' };
    const told = run(
      seatNext(run(playedThrough(golden('G2'), rules, 16), own({ do: 'setHomes', homes: [home] })), 'danish'),
      own({ do: 'setBreak', after: 7, break: { minutes: 30, text: 'Coffee' } }),
    );
    const rows = rowsOf(make(told, 'seatingByTable')[0]);
    expect(rows).toContain('log.breakFor:30:Coffee');
    expect(rows.some((row) => row.endsWith('notes.rematch:2'))).toBe(true);
    const odd = seatNext(closed(13, rules), 'start');
    const [oddSheet] = make(odd, 'seatingByTable');
    expect(rowsOf(oddSheet).at(-1)).toBe('14 A13+B13 sitsOut');
    // By table they stand last, without a number [L-4.1].
    expect(headingsOf(oddSheet).at(-1)).toBe(null);
  });

  test('P-15: who sits out stands at the end, also where the table of the phantom is among the others', () => {
    const odd = stateOf(seatNext(closed(13, rules), 'start'));
    const [round] = odd.rounds;
    const more = moreOf(round as never);
    if (round === undefined || more === null) throw new Error('nothing seated');
    // The phantom was given a seat at table 3, and the match of table 3 the last one.
    const swapped = (table: number): number => (table === 3 ? 7 : table === 7 ? 3 : table);
    const rows = more.rows.map((row) => ({ ...row, table: swapped(row.table) }));
    const tables = round.tables.map((one) => ({ ...one, table: swapped(one.table) }));
    const proposal = { ...round.draw.proposal, more: { ...more, rows } };
    const moved = { ...round, tables, draw: { ...round.draw, proposal } };
    const [sheet] = bridgeDocuments.find(({ id }) => id === 'seatingByTable')?.make(odd, moved as never) ?? [];
    expect(headingsOf(sheet)).toEqual([1, 2, 4, 5, 6, 7, null]);
    expect(rowsOf(sheet).at(-1)).toContain('sitsOut');
  });

  test('shows the room where there are rooms', () => {
    const rooms = seatNext(closed(8, vpRules({ startRounds: 1, delay: false, rooms: [3] })), 'start');
    expect(rowsOf(make(rooms, 'seatingByTable')[0])[4]).toBe('seats.ns.letter 5 A5+B5 roomNo:2');
  });
});

describe('[L-5.1] a round that was seated otherwise by the bridge screens', () => {
  const seated = seatNext(closed(8, rules), 'start');
  const [round] = stateOf(seated).rounds;
  const tables = (round?.tables ?? []).map(({ table, seats }) => ({ table, seats: [...seats] as [number, number] }));
  /** The first pairs of tables 1 and 3 change places. */
  const exchanged = tables.map(({ table, seats: [first, second] }) => {
    const other = tables.find((one) => one.table === (table === 1 ? 3 : 1))?.seats[0] ?? 0;
    return { table, seats: (table === 1 || table === 3 ? [other, second] : [first, second]) as [number, number] };
  });
  const revised = run(seated, own({ do: 'editRound', round: 1, tables: exchanged, byes: [] }));
  const changedIn = (id: string) => {
    const [sheet] = make(revised, id);
    const parts = sheet?.kind === 'list' ? sheet.parts : [];
    return parts.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows.filter(({ changed }) => changed === true)));
  };

  test('marks the four people of the two pairs by name, and one pair at either table', () => {
    expect(changedIn('seatingByName')).toHaveLength(4);
    expect(changedIn('seatingByTable')).toHaveLength(2);
  });

  test('names what it replaces', () => {
    const job = { documents: ['seatingByName'], round: null, language: 'en', wishes: usualWishes } as const;
    const made = sheets(stateOf(revised), bridge, job, { printedAt: '2026-11-20T11:05:00.000Z' });
    expect(made.ok ? made.value.sheets.map(({ replaces }) => replaces?.slice(0, 4)) : null).toEqual(['R1.1']);
  });
});

describe('[bridge R3] round sheet by name', () => {
  test('every player stands in it with number, table and direction', () => {
    const rows = rowsOf(make(seven, 'seatingByName')[0]);
    expect(rows.length).toBe(32);
    expect(rows).toContain('A6/ 2 seats.ns.letter 4:A4+B4');
    expect(rows).toContain('B4/ 2 seats.ew.letter 6:A6+B6');
  });

  test('[L-4] opponents, the number and the family names of the pair, only when wished', () => {
    const listed = (opponents: boolean) => {
      const wishes = { ...usualWishes, names: { ...plainNames, opponents } };
      const job = { documents: ['seatingByName'], round: null, language: 'en', wishes };
      const made = sheets(stateOf(seven), bridge, job, { printedAt: '2026-11-20T11:05:00.000Z' });
      if (!made.ok) throw new Error('refused');
      const pages = made.value.sheets.flatMap((sheet) => laid(sheet));
      return pages.flatMap(({ laid: { columns } }) =>
        columns.flatMap(({ rows }) => rows.flatMap(({ row }) => row.texts.map(({ fitted }) => fitted.lines.join(' ')))),
      );
    };
    const against = 'against 4 \u2068A4\u2069 – \u2068B4\u2069';
    expect(listed(true).filter((line) => line === against)).toHaveLength(2);
    expect(listed(false).filter((line) => line.includes('against'))).toEqual([]);
  });

  test('a team is named by its name', () => {
    const teams = seatNext(closed(4, { ...usualRules('teams'), startRounds: 1, delay: false }), 'start');
    expect(rowsOf(make(teams, 'seatingByName')[0])[0]).toMatch(/ 2:$/);
  });

  /** Letters of the list by name when entrant 1 is called so. */
  const lettersOf = (entrant: { readonly name: string; readonly members: string[] }, particlesSort: boolean) => {
    const answer = sheets(
      stateOf(
        run(
          seven,
          { type: 'tournament.rule', rules: { ...rules, particlesSort } as unknown as Json },
          { type: 'entrant.edit', id: 1, entrant },
        ),
      ),
      bridge,
      { documents: ['seatingByName'], round: null, language: 'nl' },
      { printedAt: 'now' },
    );
    const [sheet] = answer.ok ? answer.value.sheets : [];
    return sheet?.kind === 'list'
      ? sheet.parts[0]?.blocks.map(({ heading }) => (heading.kind === 'letter' ? heading.letter : ''))
      : [];
  };

  test('"van der" sorts a name where the event says so', () => {
    expect(memberName('Anna van der Berg', {}, true)).toEqual({
      listed: 'van der Berg Anna',
      key: 'van der Berg Anna',
      head: 'van der Berg',
    });
    expect(memberName('van der Berg, Anna', {}).key).toBe('Berg van der Anna');
    const sorted = (particlesSort: boolean) =>
      lettersOf({ name: 'Berg – Aal', members: ['Anna van der Berg', 'Zoe Aal'] }, particlesSort);
    expect(sorted(false)).toEqual(['A', 'B']);
    expect(sorted(true)).toEqual(['A', 'B', 'V']);
  });

  test('a pair written as one name sorts as the event says: "van der Berg / de Vries" under B, or under V', () => {
    const letters = (particlesSort: boolean) =>
      lettersOf({ name: 'van der Berg / de Vries', members: [] }, particlesSort);
    expect(letters(false)).toEqual(['A', 'B']);
    expect(letters(true)).toEqual(['A', 'B', 'V']);
  });

  test('the family name is the last word, "van der" does not sort it, and what stands before a comma goes first', () => {
    expect(memberName('Anna van der Berg', {})).toEqual({
      listed: 'van der Berg Anna',
      key: 'Berg van der Anna',
      head: 'Berg',
    });
    expect(memberName('Bo Ek', {}).listed).toBe('Ek Bo');
    expect(memberName('Ek Lund, Bo', {})).toEqual({ listed: 'Ek Lund Bo', key: 'Ek Lund Bo', head: 'Ek Lund' });
    expect(memberName('Pelé', {})).toEqual({ listed: 'Pelé', key: 'Pelé', head: 'Pelé' });
  });

  test('is under letters once it is laid out', () => {
    const answer = sheets(
      stateOf(seven),
      bridge,
      { documents: ['seatingByName'], round: null, language: 'sv' },
      { printedAt: 'now' },
    );
    const sheet = answer.ok ? answer.value.sheets[0] : undefined;
    const letters = sheet?.kind === 'list' ? sheet.parts[0]?.blocks.map(({ heading }) => heading) : [];
    expect(letters).toEqual([
      { kind: 'letter', letter: 'A' },
      { kind: 'letter', letter: 'B' },
    ]);
  });
});

describe('[bridge R4] round result with the next seating', () => {
  const g6 = golden('G6');
  const delayed = vpRules({ startRounds: 2, delay: true, arrowMode: 'evenTablesOddRounds' });
  const [one] = g6;
  const afterOne = () => {
    const started = seatNext(seatNext(closed(8, delayed), 'start'), 'start');
    return one === undefined ? started : enter(started, one);
  };

  test('[bridge 4.6] G6 after round 1, the line of pair 5 sends to table 1 N-S of round 3 against 1', () => {
    const rows = rowsOf(make(seatNext(afterOne()), 'bridgePaper.roundResult', 1)[0]);
    expect(rows[0]).toBe('headline.next:1:3');
    expect(rows[1]).toBe('1 5 #5 6 17.00 17.00 1 seats.ns.letter #1');
  });

  test('[bridge 4.6] while the next seating is not there, the column says to wait', () => {
    const rows = rowsOf(make(afterOne(), 'bridgePaper.roundResult', 1)[0]);
    expect(rows[0]).toBe('headline.wait:1');
    expect(rows.slice(1).every((row) => row.endsWith('wait'))).toBe(true);
  });

  test('[bridge 4.6] after the last round nobody is told to wait, and there is no column for a next table', () => {
    const seated = seatNext(closed(8, delayed), 'start');
    const played = one === undefined ? seated : enter(seated, one);
    const only = run(played, { type: 'tournament.describe', name: 'One', plannedRounds: 1 });
    const [sheet] = make(only, 'bridgePaper.roundResult', 1);
    const rows = rowsOf(sheet);
    expect(sheet).toMatchObject({ title: { code: 'bridgePaper.hall.result', params: { round: 1 } } });
    expect(rows[0]).toBe('1 5 #5 6 17.00 17.00');
    expect(rows.some((row) => row.includes('wait'))).toBe(false);
  });

  test('asked for with the round that was just seated, it is the result that round was seated on', () => {
    expect(rowsOf(make(seatNext(afterOne()), 'bridgePaper.roundResult', 3)[0])[0]).toBe('headline.next:1:3');
  });

  test('[bridge 4.6] the round package is the result, the seating by table and by name, and the slips, in this order', () => {
    const ledger = seatNext(afterOne());
    const documents = bridge.paper.roundPackage ?? [];
    const job = { documents, round: 3, language: 'en' as const };
    const answer = sheets(stateOf(ledger), bridge, job, { printedAt: 'now' });
    expect(answer.ok && answer.value.sheets.map(({ document }) => document)).toEqual([
      'bridgePaper.roundResult',
      'seatingByTable',
      'seatingByName',
      'slips',
    ]);
  });

  test('[bridge 4.6] a copy count for the lists that are posted; slips are printed once', () => {
    const wishes = { ...usualWishes, nameCopies: 3, listCopies: 2 };
    const job = { documents: bridge.paper.roundPackage ?? [], round: 3, language: 'en' as const, wishes };
    const answer = sheets(stateOf(seatNext(afterOne())), bridge, job, { printedAt: 'now' });
    const made = answer.ok ? answer.value.sheets.map(({ document }) => document) : [];
    expect(made.filter((id) => id === 'bridgePaper.roundResult')).toHaveLength(2);
    expect(made.filter((id) => id === 'seatingByTable')).toHaveLength(2);
    expect(made.filter((id) => id === 'seatingByName')).toHaveLength(3);
    expect(made.filter((id) => id === 'slips')).toHaveLength(1);
  });

  test('[bridge 4.9] a stand-in is never printed as a result', () => {
    const [first] = golden('G1');
    const open = seatNext(closed(12, rules), 'start');
    const entered = first === undefined ? open : enter(open, first, ['1-2']);
    const stood = run(
      entered,
      own({
        do: 'setProvisional',
        round: 1,
        results: [{ table: 1, result: { entry: 'vp', ns: 1000, ew: null, split: false, boards: null, note: '' } }],
      }),
    );
    const rows = rowsOf(make(stood, 'bridgePaper.roundResult')[0]);
    expect(rows.filter((row) => row.includes(' open ')).length).toBe(2);
  });
});
