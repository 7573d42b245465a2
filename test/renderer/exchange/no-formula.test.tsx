/**
 * [reliability 14.4] [fault F-13]: whatever goes out of the program and may be opened by a spreadsheet, or given to one by the clipboard,
 * makes no formula of a name, whichever separator the spreadsheet goes by.
 *
 * | what goes out | here |
 * | --- | --- |
 * | people, seating, results, standings as CSV, of every game | `the tables` |
 * | the page for the club's site, whose cells a spreadsheet reads too | `the page` |
 * | chosen people, penalties and chombos, cells marked with the mouse: the clipboard | `the clipboard` |
 * | TRF, USEBIO, JSON, audit text, seating script | nothing is guarded: their readers want every sign as it is, and no spreadsheet opens them |
 */

import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exportTables } from '../../../core/exchange/table-file.ts';
import { trfOfEvent } from '../../../core/exchange/trf/of-event.ts';
import { writeTrf } from '../../../core/exchange/trf/write.ts';
import { usebioText } from '../../../core/exchange/usebio.ts';
import { families, familyIds } from '../../../core/games/all.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { tableJson, tableText } from '../../../renderer/exchange/tables.ts';
import { webPage } from '../../../renderer/exchange/web-page.ts';
import { screensOf } from '../../../renderer/games/game.ts';
import { speak } from '../../../renderer/i18n/i18n.ts';
import { formulas, formulasIn, isFormula } from '../../core/exchange/cut-by.ts';
import { sampleOf } from '../../core/sheets/sample-events.ts';
import { callDirector, drawer } from '../director/hands.ts';
import { openDesk } from '../open-desk.tsx';
import { atGrid, people, press } from '../people/people-desk.ts';

const at = '2026-05-01T08:00:00.000Z';

/** Fields that people write. */
const written = new Set(['name', 'familyName', 'givenName', 'reading', 'club', 'country', 'number', 'team', 'reason']);

/** The sample of a game with every text that people wrote replaced, each by another one. */
const hostileOf = (family: GameId): Tournament => {
  let next = 0;
  const text = (): string => formulas[next++ % formulas.length] ?? '';
  const turned = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return written.has(key) ? text() : value;
    if (Array.isArray(value)) return value.map((one) => (key === 'members' ? text() : turned(one)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([own, inside]) => [own, turned(inside, own)]));
  };
  const sample = sampleOf(family);
  return { ...(turned(sample) as Tournament), family, name: '=cmd()' };
};

beforeEach(() => speak('en'));

describe.each(familyIds)('the tables of %s', (family) => {
  const tournament = hostileOf(family);
  const game = families[family];

  it.each(exportTables)('%s as CSV: no cell is a formula', (table) => {
    const text = tableText(table, tournament, game);
    if (text === null) expect([family, table].join(' ')).toMatch(/^poker (?:seating|results)$/);
    else expect(formulasIn(text)).toEqual([]);
  });

  it('the page: no cell is a formula, and every name is there', () => {
    const html = new DOMParser().parseFromString(webPage(tournament, game, 'en', at), 'text/html');
    const cells = [...html.querySelectorAll('td, th')].map(({ textContent }) => textContent);
    expect(cells.length).toBeGreaterThan(10);
    expect(cells.filter(isFormula)).toEqual([]);
    const seen = tournament.rounds.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats));
    // Poker is played in no rounds.
    if (family !== 'poker') expect(seen.length).toBeGreaterThan(4);
    for (const id of seen) {
      const name = tournament.entrants.find((entrant) => entrant.id === id)?.name ?? '';
      expect(html.body.textContent).toContain(name.replaceAll(/\r\n?/g, '\n'));
    }
  });

  it('people as JSON have their texts as they are: no spreadsheet cuts it', () => {
    const [first] = tournament.entrants;
    expect(tableJson('people', tournament, game)).toContain(JSON.stringify(first?.name));
  });
});

describe('files whose readers want every sign as it is', () => {
  it('a report file, by its columns', () => {
    const sample = sampleOf('duel');
    const entrants = sample.entrants.map((entrant, i) => (i === 0 ? { ...entrant, name: '=cmd()' } : entrant));
    const where = { place: 'Riga', days: { from: '2026-11-21', until: '2026-11-22' } };
    const trf = trfOfEvent(
      { ...sample, ...where, entrants, rounds: sample.rounds.filter(({ confirmed }) => confirmed) },
      { federation: 'LAT', arbiter: 'A. Judge' },
    );
    expect(trf.ok ? writeTrf(trf.value, '2026') : trf.refusal.code).toContain(' =cmd() ');
  });

  it('USEBIO, by its elements', () => {
    const sample = sampleOf('bridge');
    const entrants = sample.entrants.map((entrant, i) =>
      i === 0 ? { ...entrant, members: ['=cmd()', '+1'] } : entrant,
    );
    expect(usebioText({ ...sample, entrants }, { club: '', clubNumber: '', day: '' })).toContain(
      '<PLAYER_NAME>=cmd()</PLAYER_NAME>',
    );
  });

  it('there is no export of a game that this file does not know', () => {
    expect(familyIds.flatMap((family) => (screensOf(family).exports ?? []).map(({ id }) => id))).toEqual(['usebio']);
  });
});

const copiedAt = (element: Element): string => {
  const clipboardData = new DataTransfer();
  element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
};

/** Four who sit at a table, with names as a desk takes them. */
const names = ['=cmd()', '＝cmd()', '-1+cmd', 'A;@cmd', 'B|+cmd', 'C；=cmd', 'D, =cmd', "'=cmd"];
const event = {
  name: 'Spring Open',
  family: 'mahjong' as const,
  commands: [{ type: 'entrants.add' as const, entrants: names.map((name) => ({ name, club: '@club' })) }],
};

describe('the clipboard', () => {
  it('chosen people', async () => {
    await openDesk({ locale: 'en', event }, 'people');
    await atGrid();
    await press('{Control>}a{/Control}');
    const text = copiedAt(page.getByRole('grid', { name: 'People' }).element());
    expect(text.split('\r\n')).toHaveLength(names.length + 2);
    expect(formulasIn(text)).toEqual([]);
  });

  it('cells marked with the mouse', async () => {
    const door = await openDesk({ locale: 'en', event }, 'people');
    await atGrid();
    const cells = [...document.querySelectorAll('tbody td, tbody th')];
    const first = cells.find(({ textContent }) => textContent?.includes('=cmd()'));
    const last = cells.findLast(({ textContent }) => textContent?.includes("'=cmd"));
    if (first === undefined || last === undefined) throw new Error('nobody');
    const range = document.createRange();
    range.setStartBefore(first.parentElement ?? first);
    range.setEndAfter(last.parentElement ?? last);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    const text = copiedAt(document.body);
    expect(text).toContain("'=cmd()");
    expect(formulasIn(text)).toEqual([]);
    expect(people(door)).toHaveLength(names.length);
  });

  it('cells without any such name are copied by the browser itself', async () => {
    const entrants = ['Ann', 'Bob'].map((name) => ({ name, club: 'Riga' }));
    await openDesk({ locale: 'en', event: { ...event, commands: [{ type: 'entrants.add', entrants }] } }, 'people');
    await atGrid();
    const rows = document.querySelector('tbody');
    if (rows === null) throw new Error('no rows');
    document.getSelection()?.selectAllChildren(rows);
    expect(document.getSelection()?.toString()).toContain('Ann');
    expect(copiedAt(document.body)).toBe('');
  });

  it('penalties and chombos, with their reasons', async () => {
    const door = await openDesk({ locale: 'en', event }, 'people');
    const penalty = { player: 1, round: null, amount: 1000, reason: 'A;=cmd()' };
    door.carryOut({ type: 'family.do', command: { do: 'penalise', penalty } });
    await callDirector();
    await drawer().getByRole('button', { name: 'Penalties and chombos' }).click();
    // The system's clipboard cannot be read by a page: another one takes its place.
    const clipboardData = new DataTransfer();
    const onCopy = (copied: Event) => Object.defineProperty(copied, 'clipboardData', { value: clipboardData });
    window.addEventListener('copy', onCopy, { capture: true, once: true });
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByText('It is on the clipboard.').first()).toBeVisible();
    const text = clipboardData.getData('text/plain');
    expect(text).toContain("'=cmd()\t");
    expect(text).toContain("A;'=cmd()");
    expect(formulasIn(text)).toEqual([]);
  });
});
