/** [T-PRIV-2]: the log keeps where a fault was, and neither names nor keys. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MethodName } from '../../../core/api/contract.ts';
import { families, familyIds } from '../../../core/games/all.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { advance, emptyLedger } from '../../../core/tournament/ledger.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { logText } from '../../../electron/backend/log-text.ts';
import { type Bench, benchIn, freshFolder } from './machine.ts';

const AT = '2026-11-20T14:03:22.000Z';
const HOSTILE = [
  '<script>alert(1)</script>',
  '$& $1 $$',
  '.*+?^$()|[]{}\\',
  'O\'Neil "The Rock"',
  '日本 太郎',
  'א ב',
  '‮gnitset‬',
  'a\nb',
];
const KEY = '0123456789abcdef0123456789abcdef';

const tournamentOf = (family: GameId) =>
  sampleSteps({ family, name: 'Riga Open', id: 'a'.repeat(32), at: AT, now: Date.parse(AT) }).reduce(
    (ledger, step) => advance(ledger, step, families),
    emptyLedger,
  ).tournament;

describe('T-PRIV-2 what the log keeps', () => {
  test.each(familyIds)('%s: no name of anybody, whatever a fault quotes, and no key', (family) => {
    const tournament = tournamentOf(family);
    const people = tournament?.entrants ?? [];
    expect(people.length).toBeGreaterThan(3);
    for (const { name, familyName, members } of people) {
      const text = logText(
        new Error(`cannot seat ${name} (${members.join(', ')}) of Riga Open with ${KEY}`),
        tournament,
      );
      for (const hidden of [name, familyName, ...members, 'Riga Open', KEY].filter((one) => one.length > 1)) {
        expect(text).not.toContain(hidden);
      }
      expect(text).toContain('cannot seat');
    }
  });

  test('hostile names too, and what is quoted', () => {
    const tournament = tournamentOf('duel');
    if (tournament === null) throw new Error('no tournament');
    const [first, ...rest] = tournament.entrants;
    if (first === undefined) throw new Error('nobody');
    for (const name of HOSTILE) {
      const named = { ...tournament, entrants: [{ ...first, name }, ...rest] };
      expect(logText(new Error(`cannot seat ${name} now`), named)).not.toContain(name);
    }
    expect(logText(new Error('Unexpected token in "Anna Ozola, 7"'), tournament)).not.toContain('Ozola');
  });

  test('control: the fault itself holds what the log must not', () => {
    const [first] = tournamentOf('duel')?.entrants ?? [];
    expect(new Error(`cannot seat ${first?.name}`).stack).toContain(first?.name);
  });

  test('keeps the lines that led to the fault, whatever kind of thing was thrown', () => {
    expect(logText(new TypeError('planted'), null)).toMatch(/^TypeError: planted\n\s+at .*log-text\.test\.ts/);
    expect(logText('a text', null)).toBe('a text');
    const unwritable = {
      toString: () => {
        throw new Error('no');
      },
    };
    expect(logText(unwritable, null)).toBe('a fault that cannot be written');
  });
});

describe('T-PRIV-2 a whole event', () => {
  const place = freshFolder();
  let bench: Bench;
  beforeAll(async () => {
    bench = benchIn(place.folder, {
      sticks: () => {
        throw new Error(`no sticks for Anna Ozola with ${KEY}`);
      },
    });
  });
  afterAll(async () => {
    await bench.close();
    place.remove();
  });

  test('a fault in a handler is written down without names, and the desk is told only that there was one', async () => {
    const chosen = await bench.value('file.chooseNew', { suggested: 'Riga Open' });
    await bench.value('file.create', {
      handle: chosen?.handle ?? '',
      name: 'Riga Open',
      family: 'duel',
      plannedRounds: 3,
    });
    await bench.send({ type: 'entrants.add', entrants: [{ name: 'Anna Ozola' }, { name: 'Ivan Petrov' }] });
    const method: MethodName = 'copies.places';
    expect(await bench.call(method, {})).toMatchObject({ ok: false, refusal: { code: 'door.fault' } });
    expect(bench.faults).toHaveLength(1);
    expect(bench.faults[0]).toContain('copies.places: Error: no sticks for <1> with <key>');
    expect(bench.faults[0]).not.toMatch(/Ozola|Petrov|0123456789abcdef/);
  });
});

describe('T-PRIV-2 the diagnostic bundle [reliability 15.2]', () => {
  let place: ReturnType<typeof freshFolder>;
  let bench: Bench;
  beforeAll(() => {
    place = freshFolder();
    bench = benchIn(place.folder);
  });
  afterAll(async () => {
    await bench.close();
    place.remove();
  });

  test('says what was done and what was logged, and holds no name, no entry, no key and no path', async () => {
    const chosen = await bench.value('file.chooseNew', { suggested: 'Riga Open' });
    const handle = chosen?.handle ?? '';
    await bench.value('file.create', { handle, name: 'Riga Open', family: 'mahjong', plannedRounds: 3 });
    const names = ['Anna Ozola', ...HOSTILE.slice(0, 6), 'Jānis Bērziņš'];
    const entrants = names.map((name) => ({ name, club: 'Chess House' }));
    expect((await bench.send({ type: 'entrants.add', entrants })).ok).toBe(true);
    const logs = join(place.folder, 'data', 'logs');
    mkdirSync(logs, { recursive: true });
    const line = `uncaught Error: planted, Anna Ozola of Chess House in Riga Open, ${KEY}`;
    writeFileSync(join(logs, 'seatwright.log'), `${line}\n    at seat (${place.folder}/dist/main.js:1:2)\n`);
    writeFileSync(join(logs, 'seatwright.log.1'), 'an older line\n');
    const text = await bench.value('app.diagnostics', {});
    const { folder } = place;
    for (const hidden of [...names, 'Chess House', 'Riga Open', KEY, handle, folder])
      expect(text).not.toContain(hidden);
    expect(text).toMatch(/^Seatwright 0\.0\.0, browser, linux, Node /);
    expect(text).toContain('event: mahjong, 8 people, 0 rounds');
    expect(text).toMatch(/\n2 \S+ do entrants\.added\n/);
    expect(text).toMatch(
      /an older line\nuncaught Error: planted, <1> of <club> in <event>, <key>\n\s+at seat \(….main\.js:1:2\)/,
    );
    // Control: the log itself holds them.
    expect(line).toContain('Anna Ozola');
  });

  test('without a tournament it is the program and the log', async () => {
    await bench.value('file.close', {});
    expect(await bench.value('app.diagnostics', {})).toContain('no tournament is open');
  });
});
