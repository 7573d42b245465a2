import { describe, expect, test } from 'vitest';
import { hallView, published } from '../../../../core/sheets/hall/published.ts';
import { sheets } from '../../../../core/sheets/paper/sheets.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import { eventOf, proposalFor, run, stateOf } from '../../tournament/event.ts';
import { entered, finished, latinPeople, mahjong, type Person, revised, seated, viewOf } from '../hall-of-names.ts';

/** Every path of a value, array positions left out. */
const fieldsOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => fieldsOf(item, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, member]) => fieldsOf(member, path === '' ? key : `${path}.${key}`));
};

const secretive: Person[] = Array.from({ length: 9 }, (_, i) => ({
  name: `Shown ${i}`,
  familyName: 'SECRET-FAMILY',
  givenName: 'SECRET-GIVEN',
  club: 'SECRET-CLUB',
  country: 'SECRET-COUNTRY',
  number: 'SECRET-NUMBER',
  members: ['SECRET-MEMBER'],
}));

const timer = { seconds: 4500, runningSince: 1_000_000, ranBefore: 0, extra: { 2: 180 } };

/** The open round after a confirmed one, its clock running. */
const running = (): Tournament => {
  const done = finished(seated(secretive));
  const round = (no: number, change: Partial<Round>) => ({ ...(done.rounds[0] as Round), no, ...change });
  return { ...done, rounds: [round(1, {}), round(2, { confirmed: false, results: {}, timer })] };
};

describe('the allow-list', () => {
  test('is exactly these fields', () => {
    expect(fieldsOf(viewOf(running())).toSorted()).toEqual([
      'bye.above.code',
      'bye.spot.code',
      'byes[].name.lang',
      'byes[].name.short',
      'byes[].name.text',
      'byes[].reason.code',
      'clock.end.code',
      'clock.extra.2',
      'clock.ranBefore',
      'clock.runningSince',
      'clock.seconds',
      'event',
      'family',
      'names[].changed',
      'names[].head',
      'names[].letter',
      'names[].name.lang',
      'names[].name.short',
      'names[].name.text',
      'names[].seat',
      'names[].table',
      'plannedRounds',
      'reveal',
      'revised',
      'round',
      'roundTitle',
      'rounds[].no',
      'rounds[].played',
      'rounds[].stamp',
      'rounds[].state',
      'rounds[].title',
      'seats[]',
      'stamp',
      'standings.columns[].code',
      'standings.columns[].unit.decimals',
      'standings.columns[].unit.scale',
      'standings.columns[].unit.signed',
      'standings.rankedBy',
      'standings.rows[].cells[]',
      'standings.rows[].marks[].code',
      'standings.rows[].name.lang',
      'standings.rows[].name.short',
      'standings.rows[].name.text',
      'standings.rows[].place',
      'standings.through',
      'standings.title',
      'tables[].changed',
      'tables[].seats[].changed',
      'tables[].seats[].name.lang',
      'tables[].seats[].name.short',
      'tables[].seats[].name.text',
      'tables[].seats[].seat',
      'tables[].table',
    ]);
  });

  test('carries no club, number, member or real name', () => {
    expect(JSON.stringify(viewOf(finished(seated(secretive))))).not.toContain('SECRET');
  });

  test('[hall-and-print 2.5] the clock is there while the round is played, and not before the start or after the round is confirmed', () => {
    const state = running();
    const clockOf = (change: Partial<Round>) =>
      viewOf({ ...state, rounds: state.rounds.map((round) => (round.no === 2 ? { ...round, ...change } : round)) })
        .clock;
    expect(clockOf({})).toEqual({ ...timer, end: { code: 'mahjong.timeOut.finishHandPlusOne' } });
    expect(clockOf({ timer: null })).toBeNull();
    expect(clockOf({ confirmed: true })).toBeNull();
  });

  test('nothing before the first published round', () => {
    expect(hallView(stateOf(entered(secretive)), mahjong, 'en')).toBeNull();
  });

  test('H-14: standings that are hidden or frozen are shown nowhere newer', () => {
    const one = finished(seated(latinPeople(8)));
    const [first] = one.rounds;
    if (first === undefined) throw new Error('no round');
    const two = { ...one, rounds: [first, { ...first, no: 2 }] };
    const shown = (standingsShown: (typeof two)['standingsShown']) => viewOf({ ...two, standingsShown }).standings;
    expect(shown({ hidden: true, frozenAfter: null })).toBeNull();
    expect(shown({ hidden: false, frozenAfter: 1 })).toEqual(viewOf(one).standings);
    expect(shown({ hidden: false, frozenAfter: null })?.through).toBe(2);
  });

  test('no standings before the first confirmed round', () => {
    expect(viewOf(seated(secretive)).standings).toBeNull();
    expect(viewOf(finished(seated(secretive))).standings?.through).toBe(1);
  });
});

describe('the seating as published', () => {
  test('every table and seat of the round, and everybody once by name', () => {
    const ledger = eventOf(16);
    const proposal = proposalFor(ledger, 'random', {}, 's1');
    const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
    const tournament = stateOf(
      run(ledger, { type: 'round.publish', method: 'random', options: {}, proposal, tables } as never),
    );
    const view = viewOf(tournament);
    const nameOf = (id: number) => tournament.entrants.find((entrant) => entrant.id === id)?.name;
    expect(view.tables.map(({ table, seats }) => [table, ...seats.map(({ name }) => name.text)])).toEqual(
      tables.toSorted((a, b) => a.table - b.table).map(({ table, seats }) => [table, ...seats.map(nameOf)]),
    );
    for (const { name, table, seat } of view.names) {
      const at = view.tables.find((candidate) => candidate.table === table);
      expect(at?.seats.find(({ name: seated }) => seated.text === name.text)?.seat).toBe(seat);
    }
    expect(view.names).toHaveLength(16);
  });

  test('those who sit out are in the list by name without a table', () => {
    const view = viewOf(seated(latinPeople(5)));
    expect(view.names.filter(({ table }) => table === null)).toHaveLength(1);
    expect(view.byes).toHaveLength(1);
  });

  test('an earlier round can be asked for, and its standings end there', () => {
    const one = finished(seated(latinPeople(8)));
    const [first] = one.rounds;
    if (first === undefined) throw new Error('no round');
    const two = { ...one, rounds: [first, { ...first, no: 2 }] };
    expect(hallView(two, mahjong, 'en')?.round).toBe(2);
    expect(published(two, mahjong, 'en', 1)?.round).toBe(1);
    expect(published(two, mahjong, 'en', 1)?.standings?.through).toBe(1);
    expect(published(two, mahjong, 'en', 3)).toBeNull();
  });

  test('[L-5.1] [fault H-8] H-06: a revision marks exactly the three people who sit elsewhere, and changes the stamp', () => {
    const before = seated(latinPeople(64));
    const moved = revised(revised(before, 2, 5), 5, 9);
    const replaced = { rev: 1, tables: before.rounds[0]?.tables ?? [] };
    const rounds = moved.rounds.map((round) => ({ ...round, revised: [2, 5, 9], replaced }));
    const view = viewOf({ ...moved, rounds });
    expect(view.names.filter(({ changed }) => changed)).toHaveLength(3);
    expect(view.tables.filter(({ changed }) => changed).map(({ table }) => table)).toEqual([2, 5, 9]);
    expect(new Set(view.names.filter(({ changed }) => changed).map(({ table }) => table))).toEqual(new Set([2, 5, 9]));
    expect(view.stamp).not.toBe(viewOf(before).stamp);
    expect(view.revised).toBe(true);
  });

  test('L-07: lists in two languages have the same stamp, each its own order', () => {
    const people = ['Иванов', 'Ivanov', 'Ёлкина', 'Zorn', 'Жуков'].map((name) => ({ name }));
    const tournament = seated([...people, ...latinPeople(3)]);
    const [en, ru] = [viewOf(tournament, 'en'), viewOf(tournament, 'ru')];
    expect(en.stamp).toBe(ru.stamp);
    expect(en.names[0]?.letter).toBe('A');
    expect(ru.names[0]?.letter).toBe('Е');
  });
});

describe('sheets of a job', () => {
  const job = { documents: ['seatingByTable', 'seatingByName', 'standings'] as const, round: null, language: 'en' };
  const at = '2026-11-20T11:05:00.000Z';

  test('in the order asked for; standings only once there are any', () => {
    const made = sheets(seated(latinPeople(8)), mahjong, job, { printedAt: at });
    expect(made.ok && made.value.sheets.map(({ document }) => document)).toEqual(['seatingByTable', 'seatingByName']);
    const later = sheets(finished(seated(latinPeople(8))), mahjong, job, { printedAt: at });
    expect(later.ok && later.value.sheets.map(({ document }) => document)).toEqual([...job.documents]);
    expect(later.ok && later.value.printedAt).toBe(at);
  });

  test('refused where there is nothing to print', () => {
    const none = sheets(stateOf(entered(latinPeople(8))), mahjong, job, { printedAt: at });
    expect(none.ok ? null : none.refusal.code).toBe('sheets.noRound');
    const early = sheets(seated(latinPeople(8)), mahjong, { ...job, documents: ['standings'] }, { printedAt: at });
    expect(early.ok ? null : early.refusal.code).toBe('sheets.noStandings');
  });
});
