/**
 * One ranking: after every stage of a whole event the first ten names are the same for the desk, the hall, phones,
 * paper, lists for spreadsheets, JSON, the whole event, the web page and the prize giving [stages 2.2]. The report file has the
 * Swiss part [fault V-4], poker its places.
 */

import { describe, expect, test } from 'vitest';
import { firstScreen } from '../../../core/api/hall.ts';
import { forNetwork, networkPage } from '../../../core/api/network-page.ts';
import { trfOfEvent } from '../../../core/exchange/trf/of-event.ts';
import { usebioText } from '../../../core/exchange/usebio.ts';
import type { Game } from '../../../core/game/game.ts';
import { marksOfRow, standingChoices } from '../../../core/game/rounds.ts';
import { families } from '../../../core/games/all.ts';
import { swissRounds } from '../../../core/games/duel/seating/bracket.ts';
import { type Played, playOf } from '../../../core/samples/play.ts';
import { hallView, published } from '../../../core/sheets/hall/published.ts';
import { revealOf } from '../../../core/sheets/hall/reveal.ts';
import { outside } from '../../../core/tournament/outside.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId, Json } from '../../../core/tournament/words.ts';
import { tableJson, tableText } from '../../../renderer/exchange/tables.ts';
import { webPage } from '../../../renderer/exchange/web-page.ts';
import { keyOf, textOf } from '../../../renderer/i18n/text.ts';
import { rowsIn, sheetOf } from '../../core/sheets/printed.ts';

const TOLD = 10;

const eventOf = (family: GameId, people: number): Played => {
  const play = playOf({
    family,
    name: 'One order',
    id: 'c'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    plannedRounds: 3,
    seed: 'order',
  });
  const traits = family === 'poker' ? { paid: true } : {};
  const entrants = Array.from({ length: people }, (_, i) => ({ name: `Player ${i + 1}`, traits }));
  play.act({ type: 'entrants.add', entrants });
  return play;
};

/** What a phone is told while the hall shows the standings. */
const networkOf = (tournament: Tournament, family: Game) => {
  const screen = { ...firstScreen, view: 'standings' };
  const seen = hallView(tournament, family, 'en');
  return networkPage.parse({
    event: tournament.id,
    people: [],
    screen,
    view: seen === null ? null : forNetwork(seen, screen),
    asOf: null,
    room: { imageWidth: 300, farthest: 15, readingLine: 100, theme: 'light' },
    logo: null,
    clock: { warnings: [300, 60], hideSeating: 0 },
    language: 'en',
  }).view;
};

/** The names of the first list on the page for the club's site. */
const onSite = (tournament: Tournament, family: Game): readonly string[] => {
  const html = webPage(tournament, family, 'en', '2026-05-01T20:00:00.000Z');
  const rows = new DOMParser().parseFromString(html, 'text/html').querySelector('table')?.querySelectorAll('tbody th');
  return [...(rows ?? [])].map(({ textContent }) => textContent ?? '');
};

const csvNames = (tournament: Tournament, family: Game): readonly string[] => {
  const [, ...lines] = (tableText('standings', tournament, family) ?? '').trim().split(/\r\n/);
  return lines.map((line) => /Player \d+/.exec(line)?.[0] ?? '?');
};

const jsonNames = (tournament: Tournament, family: Game): readonly string[] => {
  const read = JSON.parse(tableJson('standings', tournament, family) ?? '{"rows":[]}') as { rows: { name: string }[] };
  return read.rows.map((row) => row.name);
};

const onPaper = (tournament: Tournament, family: Game, document: string, round: number): readonly string[] =>
  rowsIn(sheetOf(tournament, document, 'list', { family, round })).flatMap(
    (cells) => cells.find((cell) => cell.startsWith('Player')) ?? [],
  );

/** The first names by every reader. */
const readers = (tournament: Tournament, family: Game): { readonly [reader: string]: readonly string[] } => {
  const name = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant.name]));
  const nameOf = (id: unknown): string => name.get(Number(id)) ?? '?';
  const last = tournament.rounds.at(-1)?.no ?? 0;
  const choice = standingChoices(family, tournament).at(-1)?.through;
  const view = published(tournament, family, 'en', last);
  const told = revealOf(tournament, family, { top: 0, step: 1000 });
  // Bridge has a ranking sheet of its own in place of the general one.
  const ranking = family.id === 'bridge' ? 'bridgePaper.ranking' : 'standings';
  const all = {
    desk: family.results.standings(tournament, false, choice).rows.map(({ entrant }) => nameOf(entrant)),
    lastNamed: family.results.standings(tournament, false, last).rows.map(({ entrant }) => nameOf(entrant)),
    nothingNamed: family.results.standings(tournament).rows.map(({ entrant }) => nameOf(entrant)),
    hall: (view?.standings?.rows ?? []).map((row) => row.name.text),
    network: (networkOf(tournament, family)?.standings?.rows ?? []).map((row) => row.name.text),
    paper: onPaper(tournament, family, ranking, last),
    csv: csvNames(tournament, family),
    json: jsonNames(tournament, family),
    site: onSite(tournament, family),
    event: outside(tournament, family).standings.map(({ player }) => nameOf(player)),
    // While a bracket is played the prize giving waits.
    ...(family.results.standings(tournament).inPlay === true
      ? {}
      : { reveal: (told?.rows ?? []).map((row) => row.name.text) }),
  };
  expect(told === null).toBe(family.results.standings(tournament).inPlay === true);
  return Object.fromEntries(Object.entries(all).map(([reader, names]) => [reader, names.slice(0, TOLD)]));
};

const cellsOnSite = (tournament: Tournament, family: Game): readonly string[] => {
  const html = webPage(tournament, family, 'en', '2026-05-01T20:00:00.000Z');
  const list = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const at = [...(list?.querySelectorAll('thead th') ?? [])].findIndex(({ textContent }) => textContent === 'Note');
  return [...(list?.querySelectorAll('tbody tr') ?? [])].map((row) => row.children[at]?.textContent ?? '');
};

/** What has to be known of each row, by every file that goes out; those who told nothing of it told a plain place. */
const marksAgree = (tournament: Tournament, family: Game): readonly string[] => {
  const { rows } = family.results.standings(tournament);
  const marks = rows.map((row) => row.marks ?? []);
  const words = marks.map((said) =>
    marksOfRow(family, { marks: said })
      .map(({ code }) => textOf(keyOf(code)))
      .join(', '),
  );
  const [heading = '', ...lines] = (tableText('standings', tournament, family) ?? '').trimStart().split(/\r\n/);
  const last = heading.endsWith(',Note') ? words.map((said) => (said.includes(',') ? `,"${said}"` : `,${said}`)) : null;
  const inCsv = words.map((said, at) => (last === null ? '' : lines[at]?.endsWith(last[at] ?? '?') ? said : '?'));
  const json = JSON.parse(tableJson('standings', tournament, family) ?? '') as { rows: { note?: string }[] };
  expect({ csv: inCsv, site: cellsOnSite(tournament, family) }).toEqual({ csv: words, site: words });
  expect(json.rows.map(({ note = '' }) => note)).toEqual(marks.map((said) => said.join(', ')));
  return words;
};

const agree = (play: Played, family: Game): readonly string[] => {
  // Under bridge's delay the first round does not count yet, and nobody is told anything.
  if (family.results.standings(play.tournament()).through === 0) return [];
  const { desk = [], ...others } = readers(play.tournament(), family);
  for (const [reader, names] of Object.entries(others)) expect([reader, names]).toEqual([reader, desk]);
  expect(desk.length).toBeGreaterThan(3);
  return desk;
};

/** Bridge's report file, and its own list in the hall. */
const agreeInBridge = (tournament: Tournament, desk: readonly string[]): void => {
  if (desk.length === 0) return;
  const report = usebioText(tournament, { club: 'Club', clubNumber: '', day: '2026-05-01' }) ?? '';
  const inReport = [...report.matchAll(/<PAIR>[\s\S]*?<PLAYER_NAME>(.*?)<\/PLAYER_NAME>/g)].map(([, name]) => name);
  const hall = hallView(tournament, families.bridge, 'en')?.own['bridgePaper.result'];
  const inHall =
    hall?.kind !== 'list'
      ? []
      : hall.listing.blocks.flatMap(({ rows }) =>
          rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'name' ? cell.name.text : []))),
        );
  expect({ report: inReport.slice(0, TOLD), hall: inHall.slice(0, TOLD) }).toEqual({ report: desk, hall: desk });
};

/** The report file has the order of the Swiss part as long as there is one. */
const agreeInReport = (tournament: Tournament, family: Game): void => {
  const report = trfOfEvent(tournament, { federation: '', arbiter: '' });
  if (!report.ok) throw new Error(report.refusal.code);
  const ranked = report.value.players.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const swiss = family.results.standings(tournament, false, swissRounds(tournament).length).rows;
  const name = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant.name]));
  expect(ranked.map((player) => player.name)).toEqual(swiss.map(({ entrant }) => name.get(entrant)));
};

describe('V-1 every reader has one order after every stage', () => {
  test('mahjong', () => {
    const play = eventOf('mahjong', 16);
    for (const [at, method] of ['random', 'interval', 'swiss'].entries()) {
      play.enter(play.seat(method, method === 'interval' ? { k: 1 } : {}), ({ table }) => ({
        points: [45_000, 30_000 + 100 * table, 25_000 - 100 * table, 20_000],
      }));
      play.act({ type: 'round.confirm', no: at + 1 });
      agree(play, families.mahjong);
    }
  });

  test('bridge', () => {
    const play = eventOf('bridge', 12);
    play.act({ type: 'family.do', command: { do: 'closePreparations' } });
    for (const method of ['start', 'start', 'swiss']) {
      play.enter(play.seat(method), ({ table }): Json => ({ entry: 'mp', ns: 100 * (40 + 3 * table) }));
      agreeInBridge(play.tournament(), agree(play, families.bridge));
    }
  });

  test('1-v-1 with a cut, to the champion: the lower seed wins each match of it', () => {
    const play = eventOf('duel', 16);
    for (let no = 1; no <= 3; no++) {
      play.enter(play.seat('swiss'), ({ seats: [a = 0, b = 0] }) => ({
        outcome: a < b ? 'a' : 'b',
        games: a < b ? { a: 2, b: 0 } : { a: 0, b: 2 },
      }));
      play.act({ type: 'round.confirm', no });
      agree(play, families.duel);
      agreeInReport(play.tournament(), families.duel);
    }
    const swiss = agree(play, families.duel);
    play.act({ type: 'family.do', command: { do: 'startCut', cut: { size: 4, thirdPlace: false } } });
    for (const no of [4, 5]) {
      play.enter(play.seat('cut'), () => ({ outcome: 'b', games: { a: 1, b: 2 } }));
      agree(play, families.duel);
      play.act({ type: 'round.confirm', no });
      agree(play, families.duel);
    }
    const [s1, s2, s3, s4] = swiss;
    expect(agree(play, families.duel).slice(0, 4)).toEqual([s4, s3, s1, s2]);
    agreeInReport(play.tournament(), families.duel);
  });

  test('poker, place by place to the winner', () => {
    const play = eventOf('poker', 18);
    const floor = (command: Json): void => play.act({ type: 'family.do', command });
    let at = Date.UTC(2026, 4, 1, 9);
    const moment = (): number => {
      at += 60_000;
      return at;
    };
    floor({ do: 'addTables', count: 2 });
    floor({ do: 'initialDraw', at: moment(), overflow: 'wait' });
    floor({ do: 'setRegistration', open: false });
    const family = families.poker;
    for (const entry of [7, 3, 12, 18, 1, 9, 4, 16, 2, 11, 6, 14, 5, 17, 8, 13, 10]) {
      floor({ do: 'bust', hands: [[{ entry, chips: null, by: [] }]], at: moment() });
      const tournament = play.tournament();
      const name = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant.name]));
      const hall = hallView(tournament, family, 'en')?.own.standings;
      const phone = networkOf(tournament, family)?.own.standings;
      const listed = (page: typeof hall): readonly string[] =>
        page?.kind !== 'list'
          ? []
          : page.listing.blocks.flatMap(({ rows }) =>
              rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'name' ? cell.name.text : []))),
            );
      const desk = family.results.standings(tournament).rows.map(({ entrant }) => name.get(entrant));
      expect({
        hall: listed(hall),
        network: listed(phone as typeof hall),
        paper: onPaper(tournament, family, 'poker.results', 0),
        csv: csvNames(tournament, family),
        json: jsonNames(tournament, family),
        event: outside(tournament, family).standings.map(({ player }) => name.get(player)),
        site: onSite(tournament, family),
      }).toEqual({ hall: desk, network: desk, paper: desk, csv: desk, json: desk, event: desk, site: desk });
    }
    expect(
      family.results
        .standings(play.tournament())
        .rows.map(({ entrant }) => entrant)
        .slice(0, 3),
    ).toEqual([15, 10, 13]);
  });
});

describe('what has to be known of a row goes out with it', () => {
  test('mahjong: only the order of the list parts two', () => {
    const play = eventOf('mahjong', 16);
    play.enter(play.seat('random'), () => ({ points: [45_000, 30_000, 25_000, 20_000] }));
    play.act({ type: 'round.confirm', no: 1 });
    expect(marksAgree(play.tournament(), families.mahjong)).toContain('by list order');
  });

  test('bridge: who withdrew', () => {
    const play = eventOf('bridge', 12);
    play.act({ type: 'family.do', command: { do: 'closePreparations' } });
    play.enter(play.seat('start'), ({ table }): Json => ({ entry: 'mp', ns: 100 * (40 + 3 * table) }));
    play.enter(play.seat('start'), ({ table }): Json => ({ entry: 'mp', ns: 100 * (40 + 3 * table) }));
    play.act({ type: 'family.do', command: { do: 'withdraw', entrant: 2, from: 3, reason: 'ill', seated: null } });
    expect(marksAgree(play.tournament(), families.bridge)).toContain('withdrawn');
  });

  test('1-v-1: who dropped', () => {
    const play = eventOf('duel', 16);
    play.enter(play.seat('swiss'), () => ({ outcome: 'a', games: { a: 2, b: 0 } }));
    play.act({ type: 'round.confirm', no: 1 });
    play.act({ type: 'entrants.play', ids: [3], playing: false });
    expect(marksAgree(play.tournament(), families.duel)).toContain('dropped');
  });

  test('poker: places move while registration is open', () => {
    const play = eventOf('poker', 18);
    const floor = (command: Json): void => play.act({ type: 'family.do', command });
    floor({ do: 'addTables', count: 2 });
    floor({ do: 'initialDraw', at: Date.UTC(2026, 4, 1, 9), overflow: 'wait' });
    floor({ do: 'bust', hands: [[{ entry: 7, chips: null, by: [] }]], at: Date.UTC(2026, 4, 1, 10) });
    expect(marksAgree(play.tournament(), families.poker)).toEqual(['provisional']);
    floor({ do: 'setRegistration', open: false });
    expect(marksAgree(play.tournament(), families.poker)).toEqual(['']);
  });
});
