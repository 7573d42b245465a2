/** What a typed line of results means in bridge [W-3.9 to W-3.15] [boards 13.1, 13.2]. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../core/game/line.ts';
import { exampleIn, readLine, unitsOf } from '../../../../../core/games/bridge/results/read-line.ts';
import type { BridgeRules, EntryUnit } from '../../../../../core/games/bridge/rules/rules.ts';
import { usualRules } from '../../../../../core/games/bridge/rules/rules.ts';
import { publishedScales } from '../../../../../core/games/bridge/rules/scales.ts';
import en from '../../../../../resources/locales/en/bridgeDesk.json' with { type: 'json' };
import ru from '../../../../../resources/locales/ru/bridgeDesk.json' with { type: 'json' };
import { mpRules, vpRules } from '../events.ts';
import { closed, seatNext, stateOf } from '../tournament.ts';

const teams: BridgeRules = { ...usualRules('teams'), ranking: 'imp', tieBreaks: ['headToHead'] };
const vp = vpRules({ startRounds: 1, delay: false });

const rulesFor = { vp, imp: teams, mp: mpRules(), raw: mpRules() } as const;
const event = (rules: BridgeRules, contestants = 8) => stateOf(seatNext(closed(contestants, rules), 'start'));
const events = {
  vp: event(vp),
  imp: event(teams, 28),
  mp: event(mpRules(), 28),
  raw: event(mpRules(), 28),
} as const;

type Known = keyof typeof rulesFor;

const viewFor = (unit: Known) => {
  const tournament = events[unit];
  const round = tournament.rounds[0];
  if (round === undefined) throw new Error('not seated');
  return { tournament, round, unit: unit as EntryUnit, top: null };
};

const handAt = (table: number | null) => (table === null ? null : { table, played: null, split: false });

const shown = (value: unknown): string => {
  const { entry, ns, ew, top, innocent } = value as { [name: string]: number | string | null | undefined };
  const figures = [ns, ew ?? top].filter((figure) => figure !== undefined && figure !== null);
  return [entry, ...figures.map((figure) => Number(figure) / 100), ...(innocent == null ? [] : [innocent])].join(' ');
};

/** A reading in a few words: `5: vp 12 8`, `ask 5: … | 12: …`, `take 5 (12-9): code`, `no code`. */
const told = (reading: Reading): string => {
  switch (reading.is) {
    case 'store':
      return `${reading.table}: ${shown(reading.result)}`;
    case 'ask':
      return `ask ${reading.meanings.map(({ means }) => (means.is === 'store' ? told(means) : means.is)).join(' | ')}`;
    case 'take':
      return `take ${reading.table}${reading.text === '' ? '' : ` (${reading.text})`}${reading.complaint === null ? '' : `: ${reading.complaint.code}`}`;
    case 'refuse':
      return `no ${reading.complaint.code}`;
  }
};

const read = (unit: Known, table: number | null, text: string): string =>
  told(readLine(viewFor(unit), handAt(table), text));

describe('lines by unit', () => {
  test.each([
    // No table in hand: [W-3.10].
    ['vp', null, '3', 'take 3'],
    ['vp', null, '2 12-8', '2: vp 12 8'],
    ['vp', null, '2 12', '2: vp 12'],
    ['vp', null, '2 12,5', '2: vp 12.5'],
    ['vp', null, '٢ ١٢٫٥-٧٫٥', '2: vp 12.5 7.5'],
    ['vp', null, '۲ ۱۲٫۵', '2: vp 12.5'],
    ['vp', null, '2 1343', '2: vp 13.43'],
    ['vp', null, '2 w ns', '2: walkover ns'],
    ['vp', null, '2 ц ew', '2: walkover ew'],
    ['vp', null, '2 w e', '2: walkover ew'],
    ['vp', null, '2 ц т', '2: walkover ns'],
    ['vp', null, '2 ц уц', '2: walkover ew'],
    ['vp', null, '2 w 0', '2: walkover'],
    // [bridge 5.5] A walkover without a side is asked about.
    ['vp', null, '2 w', 'take 2 (w)'],
    ['vp', null, '2 w x', 'take 2 (w x): bridgeDesk.entry.unreadable'],
    ['vp', null, '9 w', 'no entry.noTable'],
    ['vp', null, '2 u', '2: unplayed'],
    ['vp', null, '2 12-9', 'take 2 (12-9): bridgeDesk.entry.sum'],
    ['vp', null, '2 21', 'take 2 (21): bridgeDesk.entry.outside'],
    ['vp', null, '2 12 8', 'take 2 (12 8): bridgeDesk.entry.unreadable'],
    ['vp', null, '9 12-8', 'no entry.noTable'],
    ['vp', null, '12-8', 'no entry.notATable'],
    ['vp', null, '12 - 8', 'no entry.notATable'],
    ['vp', null, '0 12-8', 'no entry.notATable'],
    ['vp', null, 'x', 'no entry.notATable'],
    ['imp', null, '5 -4', '5: imp 0 4'],
    ['imp', null, '2 12.5-7.5', 'take 2 (12.5-7.5): bridge.partImps'],
    ['imp', 3, '12,5-7,5', 'no bridge.partImps'],
    ['imp', 3, '7,5', 'no bridge.partImps'],
    ['vp', null, '２　１２－８', '2: vp 12 8'],
    ['vp', 3, '１２－８', '3: vp 12 8'],
    // A table in hand.
    ['vp', 3, '12-8', '3: vp 12 8'],
    ['vp', 3, '12 - 8', '3: vp 12 8'],
    ['vp', 3, '12', '3: vp 12'],
    ['vp', 3, '1343', '3: vp 13.43'],
    ['vp', 3, 'w', 'ask 3: walkover ns | 3: walkover ew | 3: walkover'],
    ['vp', 3, 'Ц', 'ask 3: walkover ns | 3: walkover ew | 3: walkover'],
    ['mp', 3, 'w', 'ask 3: walkover ns | 3: walkover ew | 3: walkover'],
    ['vp', 3, 'w0', '3: walkover'],
    ['vp', 3, 'u', '3: unplayed'],
    ['vp', 3, '12-8-3', 'no bridgeDesk.entry.unreadable'],
    ['vp', 3, '12-9', 'no bridgeDesk.entry.sum'],
    ['vp', 3, '21', 'no bridgeDesk.entry.outside'],
    ['vp', 3, '-3', 'no bridgeDesk.entry.outside'],
    ['imp', 2, '-7', '2: imp 0 7'],
    ['imp', 2, '+7', '2: imp 7 0'],
    ['imp', 2, '25-20', '2: imp 25 20'],
    ['mp', 2, '62.5', '2: mp 62.5'],
    ['mp', 2, '6250', '2: mp 62.5'],
    ['mp', 2, '55-45', '2: mp 55'],
    ['mp', 2, '3.13-96.88', '2: mp 3.13'],
    ['mp', 2, '3.13-96.89', 'no bridgeDesk.entry.sumHundred'],
    ['mp', 2, '55-46', 'no bridgeDesk.entry.sumHundred'],
    // F9: three digits are as often a slip as a figure without its mark.
    ['mp', 2, '100', '2: mp 100'],
    ['mp', 2, '101', 'no bridgeDesk.entry.outside'],
    ['mp', 2, '150', 'no bridgeDesk.entry.outside'],
    ['mp', 2, '625', 'no bridgeDesk.entry.outside'],
    ['vp', 3, '134', 'no bridgeDesk.entry.outside'],
    ['raw', 2, '34-14', '2: raw 34 48'],
    ['raw', 2, '34', 'no bridgeDesk.entry.topMissing'],
    // [W-3.11] a line that names a table.
    ['vp', 3, '1 12-8', '1: vp 12 8'],
    ['vp', 3, '3 12-8', '3: vp 12 8'],
    ['vp', 3, '1 w', 'ask 1: walkover ns | 1: walkover ew | 1: walkover'],
    ['vp', 3, '1 w n', '1: walkover ns'],
    ['vp', 3, '1 u', '1: unplayed'],
    ['vp', 3, '9 12-8', 'no entry.noTable'],
    ['vp', 3, '1 12-9', 'no bridgeDesk.entry.sum'],
    ['vp', 3, '1 x', 'no bridgeDesk.entry.unreadable'],
    ['vp', 3, '1 12 8', 'no bridgeDesk.entry.bothSides'],
    ['imp', 2, '5 +7', '5: imp 7 0'],
    ['raw', 2, '5 34-14', '5: raw 34 48'],
    // [W-3.12] two numbers and a blank.
    ['vp', 3, '12 8', 'ask 3: vp 12 8'],
    ['vp', 3, '2 8', 'ask 2: vp 8'],
    ['vp', 3, '3 8', 'ask 3: vp 8'],
    ['vp', 3, '4 16', 'ask 3: vp 4 16 | 4: vp 16'],
    ['vp', 3, '12 -8', 'ask 3: vp 12 8'],
    ['vp', 3, '12 :8', 'ask 3: vp 12 8'],
    ['vp', 3, '9 9', 'no bridgeDesk.entry.sum'],
    ['imp', 2, '5 9', 'ask 2: imp 5 9 | 5: imp 9 0'],
    ['imp', 2, '5 -9', 'ask 2: imp 5 9 | 5: imp 0 9'],
    ['imp', 2, '12 8', 'ask 2: imp 12 8 | 12: imp 8 0'],
    ['mp', 2, '5 62.5', 'ask 5: mp 62.5'],
    ['mp', 2, '5 95', 'ask 2: mp 5 | 5: mp 95'],
    ['raw', 2, '12 8', 'ask 2: raw 12 20'],
    // [W-3.14] the unit of one line.
    ['vp', 3, '7i', '3: imp 7 0'],
    ['vp', 3, '-7i', '3: imp 0 7'],
    ['vp', 3, '14-6i', '3: imp 14 6'],
    ['vp', 3, '14-6 v', '3: vp 14 6'],
    ['vp', 3, '1 14-6ш', '1: imp 14 6'],
    ['vp', 3, '1 7i', 'ask 3: imp 1 7 | 1: imp 7 0'],
    ['vp', null, '1 7i', '1: imp 7 0'],
    ['imp', 2, '12v', 'no bridge.entryUnit'],
  ] as const)('%s, table %s in hand, %j: %s', (unit, table, text, expected) => {
    expect(read(unit, table, text)).toBe(expected);
  });

  test('B-1 two numbers and a blank are never stored at once, and no number is lost', () => {
    const number = fc.integer({ min: 0, max: 120 });
    const units = fc.constantFrom<Known>('vp', 'imp', 'mp', 'raw');
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 4 }), number, number, (unit, table, a, b) => {
        const reading = readLine(viewFor(unit), handAt(table), `${a} ${b}`);
        expect(['ask', 'refuse']).toContain(reading.is);
        if (reading.is !== 'ask') return;
        for (const { means } of reading.meanings) {
          if (means.is !== 'store') throw new Error(means.is);
          const both = means.text === `${a}-${b}` && means.table === table;
          expect(both || (means.text === String(b) && means.table === a)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('W-3.19 what is wrong is said with the numbers', () => {
    const wrong = readLine(viewFor('vp'), null, '2 12-9');
    expect(wrong).toMatchObject({ complaint: { params: { northSouth: 12, eastWest: 9, sum: 21, most: 20 } } });
    expect(readLine(viewFor('vp'), handAt(3), '9 12-8')).toMatchObject({
      complaint: { code: 'entry.noTable', params: { table: 9, round: 1, tables: '1–4' } },
    });
  });
});

describe('the example under the line is one that the line takes', () => {
  const scales: readonly BridgeRules[] = [
    vp,
    teams,
    mpRules(),
    ...publishedScales.map((scale) =>
      vpRules({ startRounds: 1, delay: false, scale, boardsPerRound: scale.bands[0]?.from ?? 8 }),
    ),
  ];
  test.each(scales.map((rules) => [`${rules.ranking} ${JSON.stringify(rules.scale).slice(0, 60)}`, rules] as const))(
    'in every unit of %s',
    (_name, rules) => {
      const tournament = event(rules, 28);
      const round = tournament.rounds[0];
      if (round === undefined) throw new Error('not seated');
      for (const unit of unitsOf(rules)) {
        const line = `5 ${exampleIn(rules, unit)}`;
        expect(readLine({ tournament, round, unit, top: null }, null, line), `${unit}: ${line}`).toMatchObject({
          is: 'store',
          table: 5,
        });
      }
    },
  );
});

describe('B-2 a field that belongs to one table (stand-ins of 95 %)', () => {
  const alone = (text: string): string => told(readLine({ ...viewFor('vp'), namesTables: false }, handAt(3), text));
  test.each([
    ['12-8', '3: vp 12 8'],
    ['12', '3: vp 12'],
    ['w ns', '3: walkover ns'],
    ['w', 'ask 3: walkover ns | 3: walkover ew | 3: walkover'],
    ['1 w', 'no bridgeDesk.entry.noTableHere'],
    ['1 12-8', 'no bridgeDesk.entry.noTableHere'],
    ['3 12-8', 'no bridgeDesk.entry.noTableHere'],
    ['12 8', 'no bridgeDesk.entry.bothSides'],
    ['3 8', 'no bridgeDesk.entry.sum'],
    ['1 u', 'no bridgeDesk.entry.noTableHere'],
  ])('%j: %s', (text, expected) => {
    expect(alone(text)).toBe(expected);
  });
});

describe('F-8 a line of many blanks is read as one with single blanks, in time that grows with its length alone', () => {
  // Time that grows with the square would take hours here: the test would not end.
  const blanks = ' '.repeat(1_000_000);
  const lines: readonly (readonly [number | null, string])[] = [
    [3, '12 v'],
    [3, '12 8'],
    [3, '12 - 8'],
    [3, '12 x v'],
    [3, '- x i'],
    [null, '2 12 - 8'],
    [null, '2 12 x'],
    [null, '2 12 x v'],
    [null, '2 w ns'],
  ];
  test.each(lines)('table %s in hand: %j', (table, line) => {
    expect(read('vp', table, line.replaceAll(' ', blanks)).replaceAll(blanks, ' ')).toBe(read('vp', table, line));
  });
});

test('a figure with three decimals is refused, and the refusal names the limit of two', () => {
  expect(read('mp', 2, '33.33')).toBe('2: mp 33.33');
  expect(read('mp', 2, '33.333')).toBe('no bridgeDesk.entry.unreadable');
  expect(en.entry.unreadable).toContain('at most two decimals');
  expect(ru.entry.unreadable).toContain('не больше двух знаков после запятой');
});
