/** What leaves for the network: exactly the fields of the list, in every game [reliability 13.10, T-LAN-8], and how it travels. */

import { describe, expect, test } from 'vitest';
import { firstScreen, type HallScreen } from '../../../../core/api/hall.ts';
import { forNetwork, type NetworkPage, networkPage, networkViews } from '../../../../core/api/network-page.ts';
import { pageOf, partsOf } from '../../../../core/api/network-wire.ts';
import { families } from '../../../../core/games/all.ts';
import { bridge } from '../../../../core/games/bridge/bridge.ts';
import { type Findable, findable, listedIn, meantBy, nearTo } from '../../../../core/sheets/hall/finding.ts';
import { viewsOf } from '../../../../core/sheets/hall/hall-views.ts';
import { bearersOf, mineOf, placeOf } from '../../../../core/sheets/hall/mine.ts';
import { hallView } from '../../../../core/sheets/hall/published.ts';
import type { PublishedSeating, PublishedView } from '../../../../core/sheets/hall/published-view.ts';
import { withReveal } from '../../../../core/sheets/hall/reveal.ts';
import type { Cell } from '../../../../core/sheets/sheet.ts';
import { familyIds } from '../../../../core/tournament/words.ts';
import { vpRules } from '../../games/bridge/events.ts';
import { closed, seatNext, stateOf } from '../../games/bridge/tournament.ts';
import { sampleOf } from '../sample-events.ts';

const room = { imageWidth: 200, farthest: 1200, readingLine: 600, theme: 'light' } as const;

/** What the network is told while the hall shows a view. */
const pageWhile = (
  id: (typeof familyIds)[number],
  change: Partial<HallScreen>,
  tournament = sampleOf(id),
): NetworkPage => {
  const family = families[id];
  const screen = { ...firstScreen, ...change };
  const wanted = networkViews(
    screen,
    (family.hall.views ?? []).map((view) => view.id),
  );
  const view = hallView(tournament, family, 'en', { wanted });
  if (view === null) throw new Error(`nothing of ${id}`);
  const seen = wanted.has('reveal') ? withReveal(view, tournament, family, { top: 3, step: 2 }) : view;
  const people = bearersOf(tournament, listedIn(view));
  const page = {
    screen,
    room,
    logo: null,
    event: 'e1',
    people,
    clock: { warnings: [15, 5], hideSeating: 10 },
    language: 'en',
    asOf: null,
  };
  return networkPage.parse({ ...page, view: forNetwork(seen, screen) });
};

/** Every path of a value, lists as `[]`, names of views and of parameters as `*`. */
const pathsOf = (value: unknown, path = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => {
    const isFree = /(^|\.)(params|extra|own)$/.test(path);
    return pathsOf(item, path === '' ? key : `${path}.${isFree ? '*' : key}`);
  });
};

const shownBy = (id: (typeof familyIds)[number]): readonly NetworkPage[] => {
  const family = families[id];
  return viewsOf(family).map((view) => pageWhile(id, { view }));
};

describe('T-LAN-8: the fields that are sent', () => {
  test('are these and no others, while the hall shows any view of any game', () => {
    const paths = new Set(familyIds.flatMap((id) => shownBy(id).flatMap((page) => pathsOf(page.view, 'view'))));
    const own = [...paths].filter((path) => path.startsWith('view.own'));
    const rest = [...paths].filter((path) => !path.startsWith('view.own')).toSorted();
    expect(rest).toMatchInlineSnapshot(`
      [
        "view.bye.above.code",
        "view.bye.above.params.*",
        "view.bye.spot.code",
        "view.bye.spot.params.*",
        "view.clock",
        "view.event",
        "view.family",
        "view.names[].changed",
        "view.names[].head",
        "view.names[].letter",
        "view.names[].name.lang",
        "view.names[].name.short",
        "view.names[].name.text",
        "view.names[].seat",
        "view.names[].table",
        "view.plannedRounds",
        "view.reveal",
        "view.reveal.columns[].code",
        "view.reveal.columns[].unit.decimals",
        "view.reveal.columns[].unit.scale",
        "view.reveal.columns[].unit.signed",
        "view.reveal.left",
        "view.reveal.rankedBy",
        "view.reveal.rows[].cells[]",
        "view.reveal.rows[].name.lang",
        "view.reveal.rows[].name.short",
        "view.reveal.rows[].name.text",
        "view.reveal.rows[].place",
        "view.reveal.through",
        "view.reveal.title",
        "view.revised",
        "view.round",
        "view.roundTitle",
        "view.rounds[].no",
        "view.rounds[].played",
        "view.rounds[].stamp",
        "view.rounds[].state",
        "view.rounds[].title",
        "view.seats[]",
        "view.stamp",
        "view.standings",
        "view.standings.columns[].code",
        "view.standings.columns[].unit.decimals",
        "view.standings.columns[].unit.scale",
        "view.standings.columns[].unit.signed",
        "view.standings.rankedBy",
        "view.standings.rows[].cells[]",
        "view.standings.rows[].marks[].code",
        "view.standings.rows[].name.lang",
        "view.standings.rows[].name.short",
        "view.standings.rows[].name.text",
        "view.standings.rows[].place",
        "view.standings.through",
        "view.standings.title",
        "view.tables[].changed",
        "view.tables[].seats[].changed",
        "view.tables[].seats[].name.lang",
        "view.tables[].seats[].name.short",
        "view.tables[].seats[].name.text",
        "view.tables[].seats[].seat",
        "view.tables[].table",
      ]
    `);
    // Inside lists of a game: who, where, numbers, and texts by their codes.
    const leaves = new Set(own.map((path) => path.split('.').at(-1)?.replace(/\[\]/g, '')));
    expect([...leaves].toSorted()).toMatchInlineSnapshot(`
      [
        "*",
        "changed",
        "code",
        "decimals",
        "edge",
        "form",
        "head",
        "kind",
        "lang",
        "letter",
        "mark",
        "name",
        "scale",
        "seat",
        "short",
        "signed",
        "table",
        "text",
        "together",
        "urgent",
        "value",
      ]
    `);
  });

  test('are all that the hall itself draws from', () => {
    for (const id of familyIds) {
      const family = families[id];
      const screen = { ...firstScreen, view: 'byTable', views: ['byTable', 'standings'] };
      const ids = (family.hall.views ?? []).map((view) => view.id);
      const made = hallView(sampleOf(id), family, 'en', { wanted: networkViews(screen, ids) });
      expect(pageWhile(id, screen).view).toEqual(made === null ? null : forNetwork(made, screen));
    }
  });
});

describe('what the hall does not show', () => {
  test('standings and places to be told are sent while the hall shows them, and at no other time', () => {
    for (const id of ['mahjong', 'bridge', 'duel'] as const) {
      expect(pageWhile(id, { view: 'byName' }).view).toMatchObject({ standings: null, reveal: null });
      expect(pageWhile(id, { view: 'standings' }).view?.standings).not.toBeNull();
      const told = pageWhile(id, { view: 'reveal' }).view;
      expect([told?.reveal?.rows.length, told?.standings]).toEqual([2, null]);
    }
  });
  test('a window that turns through several views shows all of them', () => {
    const { view } = pageWhile('mahjong', { view: 'byTable', views: ['byTable', 'standings'] });
    expect([view?.tables.length, view?.standings === null]).toEqual([8, false]);
    // Its list counts only while the view that was asked for is in it.
    expect(pageWhile('mahjong', { view: 'byName', views: ['byTable', 'standings'] }).view?.standings).toBeNull();
  });
  test('black sends nothing of the tournament', () => {
    expect(pageWhile('mahjong', { black: true }).view).toBeNull();
  });
  test('how a display hangs and whether it sounds stays here', () => {
    expect(Object.keys(pageWhile('mahjong', {}).screen)).not.toEqual(expect.arrayContaining(['rotation']));
    expect(Object.keys(pageWhile('mahjong', {}).screen)).not.toEqual(expect.arrayContaining(['gong']));
  });
  test('whom a pair meets stands on paper, not in the list by name', () => {
    const people = findable(pageWhile('bridge', { view: 'byName' }).view as PublishedView);
    expect(Math.max(...people.map(({ now }) => now?.where.length ?? 0))).toBe(2);
  });
});

describe('how it travels', () => {
  test('taken apart and put together a page is the same, of every game and without a view', () => {
    for (const page of [...familyIds.flatMap(shownBy), pageWhile('mahjong', { black: true })])
      expect(pageOf(JSON.parse(JSON.stringify(partsOf(page))))).toEqual(JSON.parse(JSON.stringify(page)));
  });
  test('a turned page changes a small part only', () => {
    const [before, after] = [1, 2].map((no) => partsOf(pageWhile('mahjong', { turn: { no, to: 'next', letter: '' } })));
    const changed = Object.entries(after ?? {}).filter(
      ([name, part]) => JSON.stringify(part) !== JSON.stringify(before?.[name as keyof typeof before]),
    );
    expect(changed.map(([name]) => name)).toEqual(['now']);
    expect(JSON.stringify(changed).length).toBeLessThan(2000);
  });
});

describe('"Where do I sit?" on a phone', () => {
  const people = (id: (typeof familyIds)[number], tournament = sampleOf(id)) =>
    findable(pageWhile(id, { view: 'timer' }, tournament).view as PublishedView);
  // Poker's list has those who are out as well: they are told so.
  test('everybody with a seat is found in every game, whatever the hall shows', () => {
    expect(familyIds.map((id) => people(id).length)).toMatchInlineSnapshot(`
      [
        32,
        28,
        20,
        45,
      ]
    `);
  });
  test('by the beginnings of words of the name, in any order, without accents; nobody before the first letter', () => {
    const mahjong = people('mahjong');
    const [first] = mahjong;
    const [given = '', family = ''] = first?.name.text.split(' ') ?? [];
    for (const typed of [given.slice(0, 3), family.slice(0, 3), `${family.slice(0, 2)} ${given}`, given.toUpperCase()])
      expect(meantBy(mahjong, typed).map(({ name }) => name.text)).toContain(first?.name.text);
    expect(meantBy(mahjong, ' ')).toEqual([]);
    expect(meantBy(mahjong, 'xyz')).toEqual([]);
    expect(meantBy(people('mahjong'), 'elodie').map(({ name }) => name.text)).toEqual(
      mahjong.filter(({ name }) => name.text.includes('Élodie')).map(({ name }) => name.text),
    );
  });
  test('whoever looks for a player finds the substitute in the seat', () => {
    const [first] = people('mahjong');
    if (first === undefined) throw new Error('nobody sits');
    const satIn = { ...first, name: { ...first.name, text: 'Ghost Sub', insteadOf: 'Carol Žižka' } };
    for (const typed of ['ghost', 'carol', 'zizka']) expect(meantBy([satIn], typed)).toEqual([satIn]);
  });
  test.each(familyIds)('H-2 in %s people find themselves by any spelling, and by how their name is read', (id) => {
    const sample = sampleOf(id);
    const called = [
      { name: 'Łukasz Weiß', reading: '', typed: ['lukasz', 'weiss'] },
      { name: '渡邉 愛', reading: 'わたなべ あい', typed: ['渡辺', 'ワタナベ', 'watanabe'] },
      { name: '髙橋 健太', reading: 'たかはし けんた', typed: ['高橋', 'takahashi'] },
    ];
    const told = people(id).map(({ name }) => name.text.split(' ').toSorted().join(' '));
    const isTold = (name: string) => told.includes(name.split(' ').toSorted().join(' '));
    const seated = sample.entrants.filter(({ name, members }) => isTold(members[0] ?? name));
    const entrants = sample.entrants.map((entrant) => {
      const as = called[seated.indexOf(entrant)];
      if (as === undefined) return entrant;
      const members = entrant.members.map((member, i) => (i === 0 ? as.name : member));
      return { ...entrant, name: as.name, members, reading: as.reading, familyName: '', givenName: '' };
    });
    const listed = people(id, { ...sample, entrants });
    // The partners of a pair are listed family name first.
    const isCalled = ({ name: { text } }: Findable, name: string) =>
      name.split(' ').every((word) => text.includes(word));
    // A reading belongs to whom a line names; the partners of a pair stand on lines of their own without one.
    const isRead = listed.some((person) => person.name.reading !== undefined);
    expect(isRead).toBe(id !== 'bridge');
    for (const { name, typed } of called)
      for (const text of isRead ? typed : typed.slice(0, 1))
        expect(
          meantBy(listed, text).some((person) => isCalled(person, name)),
          `${name} by ${text}`,
        ).toBe(true);
    expect(nearTo(listed, 'lukazs', 3).some((person) => isCalled(person, 'Łukasz Weiß'))).toBe(true);
  });

  describe('B-4 with one round of delay', () => {
    const two = vpRules({ startRounds: 2, delay: true });
    const event = stateOf(seatNext(seatNext(closed(8, two), 'start'), 'start'));
    const [first, second] = ['byName', 'timer'].map((view) =>
      findable(pageWhile('bridge', { view }, event).view as PublishedView),
    );
    const spots = (view: PublishedView) =>
      new Map(view.names.map(({ name, table, seat }) => [name.text, `${table} ${seat}`]));

    test('everybody reads the table of the round that is played, and the next one under its number', () => {
      for (const found of [first, second]) {
        expect(found?.length).toBeGreaterThan(7);
        for (const { now, next } of found ?? []) {
          expect(now).not.toBeNull();
          expect(next.map(({ of }) => of.round)).toEqual([2]);
        }
      }
    });

    test('the tables are those of the two rounds', () => {
      const view = hallView(event, bridge, 'en', { wanted: new Set() }) as PublishedView;
      const after = { ...view, ...(view.next[0] as PublishedSeating) };
      const cell = (where: readonly Cell[] | undefined) => (where?.[0]?.kind === 'number' ? where[0].value : null);
      for (const { name, now, next } of findable(view)) {
        expect(cell(now?.where)).toBe(Number(spots(view).get(name.text)?.split(' ')[0]));
        expect(cell(next[0]?.where)).toBe(Number(spots(after).get(name.text)?.split(' ')[0]));
      }
    });

    test('of two who bear one name neither is sent to the table of the other', () => {
      const view = hallView(event, bridge, 'en', { wanted: new Set() }) as PublishedView;
      const [one, other] = view.names;
      const same = <T extends PublishedSeating>(seating: T): T => ({
        ...seating,
        names: seating.names.map((each) =>
          each.name.text === other?.name.text ? { ...each, name: one?.name ?? each.name } : each,
        ),
      });
      const found = findable({ ...same(view), next: view.next.map(same) });
      const alike = found.filter(({ name }) => name.text === one?.name.text);
      expect(alike.map(({ now, next }) => [now === null, next.length])).toEqual([
        [false, 0],
        [false, 0],
        [true, 1],
        [true, 1],
      ]);
    });
  });
});

describe('L-11: one person on a phone', () => {
  const seen = (id: (typeof familyIds)[number]) => {
    const page = pageWhile(id, { views: ['byName', 'standings'] });
    const view = page.view as PublishedView;
    return { page, view, people: findable(view) };
  };
  const numberOf = ({ people }: NetworkPage, text: string) => people.find(({ names }) => names.includes(text))?.no;

  test('mahjong: table and wind, the three others are opponents, place and score of the standings', () => {
    const { page, view, people } = seen('mahjong');
    const [me] = view.names.filter(({ table }) => table !== null);
    const mine = mineOf(people, me?.name.text ?? '');
    expect(mine?.now).toMatchObject({ table: String(me?.table), seat: { code: `mahjong.seats.${me?.seat}.letter` } });
    expect(mine?.partners).toEqual([]);
    expect(mine?.opponents.map(({ text }) => text).toSorted()).toEqual(
      view.names
        .filter(({ table, name }) => table === me?.table && name !== me?.name)
        .map(({ name }) => name.text)
        .toSorted(),
    );
    const place = placeOf(view, page.people, me?.name.text ?? '');
    const ranked = view.standings?.rows.find(({ place: at }) => at === place?.place);
    expect(place).toMatchObject({ of: view.standings?.rows.length, score: { value: ranked?.cells[0] } });
    expect(placeOf({ standings: null }, page.people, me?.name.text ?? '')).toBeNull();
  });

  test('L-11 bridge: the score beside the place is the total, not the number of the pair', () => {
    const { page, view, people } = seen('bridge');
    const { standings } = view;
    const column = standings?.columns.findIndex(({ code }) => code === 'total') ?? -1;
    const told = people.flatMap(({ name }) => placeOf(view, page.people, name.text) ?? []);
    expect(column).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(4);
    for (const { place, score } of told)
      expect(standings?.rows.filter((row) => row.place === place).map(({ cells }) => cells[column])).toContain(
        score?.value,
      );
  });

  test('bridge: the partner has the same direction, the other pair is against; a number stands for both of a pair', () => {
    const { page, people } = seen('bridge');
    const paired = page.people.find(({ names }) => names.length === 2);
    const [me = '', partner = ''] = paired?.names ?? [];
    const mine = mineOf(people, me);
    expect(mine?.partners.map(({ text }) => text)).toEqual([partner]);
    expect(mine?.opponents).toHaveLength(2);
    expect(numberOf(page, partner)).toBe(numberOf(page, me));
  });
  test('1-v-1: the other at the station is against', () => {
    const { people } = seen('duel');
    const seated = people.find(({ now }) => now?.where[0]?.kind === 'number');
    const mine = mineOf(people, seated?.name.text ?? '');
    expect([mine?.partners, mine?.opponents.length]).toEqual([[], 1]);
  });
  test('nobody is named that the lists do not name, whatever the number', () => {
    const { page, people } = seen('mahjong');
    const shown = new Set(people.map(({ name }) => name.text));
    expect(page.people.flatMap(({ names }) => names).filter((name) => !shown.has(name))).toEqual([]);
    expect(page.people.map(({ no }) => no).toSorted((a, b) => a - b)).toEqual(
      sampleOf('mahjong')
        .entrants.map(({ id }) => id)
        .filter((id) => page.people.some(({ no }) => no === id)),
    );
    expect(bearersOf(sampleOf('mahjong'), [])).toEqual([]);
  });
});
