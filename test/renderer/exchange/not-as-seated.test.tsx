/** What a seat does not say by itself goes out with it: who sat there for the player [M-08], that the game does not count [M-10]. */

import { beforeEach, describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { playOf } from '../../../core/samples/play.ts';
import { roundOf } from '../../../core/tournament/state.ts';
import { roundsOf } from '../../../renderer/exchange/read-rounds.ts';
import { tableJson, tableText } from '../../../renderer/exchange/tables.ts';
import { webPage } from '../../../renderer/exchange/web-page.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';

const family = families.mahjong;

const eventWith = (...own: readonly object[]) => {
  const play = playOf({
    family: 'mahjong',
    name: 'Riichi Open',
    id: 'e'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    plannedRounds: 3,
    seed: 'seats',
  });
  play.act({ type: 'entrants.add', entrants: Array.from({ length: 8 }, (_, i) => ({ name: `Player ${i + 1}` })) });
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
