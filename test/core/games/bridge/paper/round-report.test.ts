import { expect, test } from 'vitest';
import { bridge } from '../../../../../core/games/bridge/bridge.ts';
import { rowsIn, sheetOf } from '../../../sheets/printed.ts';
import { vpRules } from '../events.ts';
import { closed, seatNext, stateOf } from '../tournament.ts';

const plain = vpRules({ startRounds: 1, delay: false });

test.each(['pairs', 'teams'] as const)('the report of a round counts %s, not players', (kind) => {
  const event = seatNext(closed(13, { ...plain, kind }), 'start');
  const rows = rowsIn(sheetOf(stateOf(event), 'roundReport', 'list', { family: bridge }));
  const said = (label: string) => rows.find(([first]) => first === `sheets.report.${label}`)?.[1];
  expect(said('people')).toBe('sheets.report.counts 12 6 1 13');
  expect(said('once')).toBe('sheets.report.allOnce 13');
});

test('who sits out is named once, with the reason', () => {
  const state = stateOf(seatNext(closed(13, plain), 'start'));
  const [bye] = state.rounds[0]?.byes ?? [];
  const name = state.entrants.find(({ id }) => id === bye?.entrant)?.name ?? 'nobody';
  const rows = rowsIn(sheetOf(state, 'roundReport', 'list', { family: bridge }));
  const told = rows
    .filter((cells) => cells.some((cell) => cell.startsWith('bridge.byes.')))
    .map((cells) => cells.join());
  expect(told).toHaveLength(1);
  expect(told[0]?.split(name)).toHaveLength(2);
});
