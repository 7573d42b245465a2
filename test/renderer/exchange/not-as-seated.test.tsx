/** What a seat does not say by itself goes out with it: who sat there for the player [M-08], that the game does not count [M-10]. */

import { beforeEach, describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { languages } from '../../../core/languages.ts';
import { playOf } from '../../../core/samples/play.ts';
import { roundOf } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { roundsOf } from '../../../renderer/exchange/read-rounds.ts';
import { tableJson, tableText } from '../../../renderer/exchange/tables.ts';
import { webPage } from '../../../renderer/exchange/web-page.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';

const family = families.mahjong;

const entered = () => {
  const play = playOf({
    family: 'mahjong',
    name: 'Riichi Open',
    id: 'e'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    plannedRounds: 3,
    seed: 'seats',
  });
  play.act({ type: 'entrants.add', entrants: Array.from({ length: 8 }, (_, i) => ({ name: `Player ${i + 1}` })) });
  return play;
};

const eventWith = (...own: readonly object[]) => {
  const play = entered();
  for (const command of own) play.act({ type: 'family.do', command } as never);
  play.seat('random');
  return play;
};

const told = (() => {
  const play = eventWith({ do: 'substitute', substitute: { player: 2, name: 'Zoë Ersatz', from: 1, until: 1 } });
  const tables = roundOf(play.tournament(), 1)?.tables ?? [];
  const off = tables.find(({ seats }) => !seats.includes(2))?.table ?? 0;
  for (const { table } of tables) {
    const result =
      table === off
        ? { points: [0, 0, 0, 0], cancelled: 'wall, "fell"' }
        : { points: [42_000, 33_000, 27_000, 18_000] };
    play.act({ type: 'result.enter', round: 1, table, result });
  }
  play.act({ type: 'round.confirm', no: 1 });
  return { tournament: play.tournament(), off };
})();

beforeEach(() => i18n.changeLanguage('en'));

type Line = { readonly [key: string]: unknown };
const rowsOf = (kind: 'seating' | 'results'): readonly Line[] =>
  (JSON.parse(tableJson(kind, told.tournament, family) ?? '{}') as { rows: readonly Line[] }).rows;

describe.each(['seating', 'results'] as const)('the table of %s', (kind) => {
  test('names the substitute beside the player', () => {
    const rows = rowsOf(kind);
    expect(rows.filter(({ substitute }) => substitute === 'Zoë Ersatz').map(({ no, name }) => [no, name])).toEqual([
      [2, 'Player 2'],
    ]);
    expect(tableText(kind, told.tournament, family)).toContain('Player 2,Zoë Ersatz');
  });
  test('has no column for what is not there', () => {
    const [head = ''] = (tableText(kind, eventWith().tournament(), family) ?? '').split('\r\n');
    expect(head).not.toMatch(/Substitute|Cancelled/);
  });
});

test('the table of results says at each seat why a game does not count', () => {
  const off = rowsOf('results').filter(({ cancelled }) => cancelled === 'wall, "fell"');
  expect(off.map(({ table, score }) => [table, score])).toEqual(Array(4).fill([told.off, null]));
  expect((tableText('results', told.tournament, family) ?? '').match(/"wall, ""fell"""/g)).toHaveLength(4);
});

test('the results are read back as nothing new', () => {
  const text = (tableText('results', told.tournament, family) ?? '').slice(1);
  expect(text.split('\r\n')[0]).toMatch(/Substitute.*Cancelled/);
  expect(roundsOf(text, told.tournament)).toMatchObject({ problems: [], commands: [] });
});

describe('all of it comes in again elsewhere [M-08, M-10]', () => {
  const rules = { ...(family.rules.usual as { [rule: string]: Json }), preset: 'own', sticks: 'leftOnTable' };
  const fresh = () => {
    const play = entered();
    play.act({ type: 'tournament.rule', rules });
    return play;
  };
  const original = (() => {
    const play = fresh();
    const replaced = (no: number, until: number) =>
      play.act({
        type: 'family.do',
        command: { do: 'substitute', substitute: { player: 2, name: 'Zoë Ersatz', from: no, until } },
      });
    const games: readonly Json[] = [
      { points: [42_000, 33_000, 27_000, 18_000], chombos: [0, 2, 0, 0] },
      { points: [41_000, 32_000, 27_000, 18_000], sticksLeft: 2 },
      { points: [30_000, 30_000, 1_000, 0], cancelled: 'wall, "fell"' },
      { points: [25_000, 35_000, 15_000, 45_000] },
    ];
    for (const no of [1, 2]) {
      const { tables } = play.seat('random');
      if (no === 2) replaced(2, 2);
      for (const { table } of tables)
        play.act({ type: 'result.enter', round: no, table, result: games[2 * (no - 1) + table - 1] ?? null });
      play.act({ type: 'round.confirm', no });
    }
    return play.tournament();
  })();
  test.each(languages)('[M-02] a wrong sum comes in with the yes to it and the reason, in %s', async (language) => {
    await i18n.changeLanguage(language);
    const play = fresh();
    const { tables } = play.seat('random');
    const games: readonly Json[] = [
      { points: [42_000, 33_000, 27_000, 17_000], accepted: true, acceptedFor: 'slip lost' },
      { points: [41_000, 32_000, 27_000, 17_000], accepted: true },
    ];
    for (const { table } of tables)
      play.act({ type: 'result.enter', round: 1, table, result: games[table - 1] ?? null });
    for (const write of [tableText, tableJson]) {
      const there = fresh();
      const { problems, commands } = roundsOf(write('results', play.tournament(), family) ?? '', there.tournament());
      expect(problems).toEqual([]);
      there.act({ type: 'together', from: 'rounds', parts: [[...commands]] });
      expect(roundOf(there.tournament(), 1)?.results).toEqual(roundOf(play.tournament(), 1)?.results);
    }
  });

  const tookIn = (text: string) => {
    const play = fresh();
    const { problems, commands } = roundsOf(text, play.tournament());
    expect(problems).toEqual([]);
    play.act({ type: 'together', from: 'rounds', parts: [[...commands]] });
    play.act({ type: 'round.confirm', no: 2 });
    return play.tournament();
  };

  test.each(languages)('from a list in %s: results, substitutes and standings', async (language) => {
    await i18n.changeLanguage(language);
    const event = tookIn(tableText('results', original, family) ?? '');
    expect(family.results.standings(event)).toEqual(family.results.standings(original));
    expect(event.rounds.map(({ results }) => results)).toEqual(original.rounds.map(({ results }) => results));
    expect(event.own).toEqual(original.own);
  });

  test('from JSON', () => {
    const event = tookIn(tableJson('results', original, family) ?? '');
    expect(family.results.standings(event)).toEqual(family.results.standings(original));
    expect(event.own).toEqual(original.own);
  });

  test('another substitute in a round that counts is a problem at its line', () => {
    const text = (tableText('results', original, family) ?? '').replace('Zoë Ersatz', 'Yves Ersatz');
    const [problem, ...others] = roundsOf(text, original).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'exchange.rounds.otherSubstitute', params: { player: 2, round: 2 } });
    expect(text.split('\r\n')[(problem?.line ?? 0) - 1]).toContain('Yves Ersatz');
  });
});

test('the web page names the substitute and the cancelled game', () => {
  const html = new DOMParser().parseFromString(
    webPage(told.tournament, family, 'en', '2026-05-01T20:00:00.000Z'),
    'text/html',
  );
  const [, seating] = [...html.querySelectorAll('table')];
  const cells = [...(seating?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
  expect(cells.filter((name) => name?.includes('Player 2'))).toEqual(['Zoë Ersatz (for Player 2)']);
  const lines = [...(seating?.querySelectorAll('tbody tr') ?? [])].map((line) => line.querySelector('td')?.textContent);
  expect(lines.filter((first) => first?.includes('cancelled'))).toEqual([`${told.off}cancelled`]);
  // Whoever looks for the places finds the player: the place is theirs.
  expect(html.querySelector('table')?.textContent).not.toContain('Zoë');
});
