import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { guarded, unguarded } from '../../../core/exchange/apostrophe.ts';
import { csvText, type Separator } from '../../../core/exchange/csv-out.ts';
import type { Field } from '../../../core/exchange/fields.ts';
import { readPeople } from '../../../core/exchange/people.ts';
import { peopleColumns } from '../../../core/exchange/people-out.ts';
import type { Game } from '../../../core/game/game.ts';
import type { DraftEntrant } from '../../../core/tournament/commands.ts';
import { cleanText, lengthOf } from '../../../core/tournament/people/names.ts';
import { cutBy, formulas, formulasIn } from './cut-by.ts';
import { entrant, shapeOf } from './lists.ts';

const traits = z.strictObject({
  seed: z.int().optional(),
  paid: z.boolean().optional(),
  team: z.string().optional(),
}) as unknown as Game['traits'];

const headings: { readonly [field in Field]?: string } = {
  name: 'Participant',
  familyName: 'Family name',
  givenName: 'Given name',
  reading: 'Reading',
  club: 'Club',
  country: 'Country',
  number: 'Number',
  member: 'Player',
  'trait.seed': 'Seed',
  'trait.paid': 'Paid',
  'trait.team': 'Team',
};
const words = {
  heading: (field: Field, member?: number) => `${headings[field]}${member === undefined ? '' : ` ${member}`}`,
  yes: 'yes',
  no: 'no',
};

describe('the apostrophe', () => {
  test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', '\0'])(
    'is put before a text that begins with %j',
    (starter) => {
      expect(guarded(`${starter}cmd()`)).toBe(`'${starter}cmd()`);
    },
  );

  test('is not put before other texts', () => {
    for (const text of ['', 'a=b', "'t Hooft", '’=', '1-2']) expect(guarded(text)).toBe(text);
  });

  test('comes off exactly as it went on', () => {
    const text = fc.stringMatching(/^['"=+@\-＝a\t;,|；\n \u3000]{0,9}$/);
    fc.assert(fc.property(text, (value) => unguarded(guarded(value)) === value));
  });
});

describe('[fault F-13] whichever separator the spreadsheet goes by', () => {
  const signs = fc.stringMatching(/^[=+@\-＝＋'"a1;,\t\n|；，｜! ]{0,12}$/);
  const column = (at: number) =>
    ({ heading: `h${at}`, kind: 'text', cell: (row: readonly string[]) => row[at] ?? '' }) as const;
  const columns = [column(0), column(1), column(2)];

  test('the name of the finding makes no cell of a formula', () => {
    const text = csvText(columns, [['1', "A;=cmd|'/c calc'!A1;x", '']]);
    expect(cutBy(text, ';').filter((cell) => cell.startsWith('='))).toEqual([]);
  });

  test.each([',', ';', '\t'] as const)('%j: every name that wants to be one, in every column', (written) => {
    for (const name of formulas)
      for (const row of [
        [name, 'a', 'b'],
        ['a', name, 'b'],
        ['a', 'b', name],
        [name, name, name],
      ])
        expect(formulasIn(csvText(columns, [row], written)), JSON.stringify(row)).toEqual([]);
  });

  test('control: without the apostrophe each of them would be run', () => {
    const bare = formulas.filter((name) => !/^['"]/.test(name));
    expect(bare.length).toBeGreaterThan(300);
    for (const name of bare) expect(formulasIn(`x,${name}\r\n`), JSON.stringify(name)).not.toEqual([]);
  });

  test.each([',', ';', '\t'] as const)(
    'no cell of a list written with %j begins a formula, and it comes back as it was',
    (written) => {
      fc.assert(
        fc.property(fc.array(fc.tuple(signs, signs, signs), { minLength: 1, maxLength: 4 }), (rows) => {
          const text = csvText(columns, rows, written);
          expect(formulasIn(text), JSON.stringify(text)).toEqual([]);
          const { data } = Papa.parse<string[]>(text, { delimiter: written, newline: '\r\n' });
          expect(data.slice(1, -1).map((cells) => cells.map(unguarded))).toEqual(rows);
        }),
        { numRuns: 2000 },
      );
    },
  );
});

describe('a table as text', () => {
  const rows = [{ name: 'a;b', points: -12_000 as number | null }];

  test('number columns are written as numbers, text columns are guarded', () => {
    const columns = [
      { heading: '=h', kind: 'text', cell: () => '-12000' },
      { heading: 'p', kind: 'number', cell: (row: (typeof rows)[0]) => row.points },
    ] as const;
    expect(csvText(columns, rows)).toBe("'=h,p\r\n'-12000,-12000\r\n");
    expect(csvText(columns, [{ name: '', points: null }])).toBe("'=h,p\r\n'-12000,\r\n");
  });

  test('cells with the separator, quotes, line breaks or outer spaces are quoted', () => {
    const column = (text: string) => [{ heading: 'h', kind: 'text', cell: () => text }] as const;
    expect(csvText(column('a;b'), rows, ';')).toBe('h\r\n"a;b"\r\n');
    expect(csvText(column('a;b'), rows, ',')).toBe('h\r\n"a;b"\r\n');
    expect(csvText(column('say "x"'), rows)).toBe('h\r\n"say ""x"""\r\n');
    expect(csvText(column('a\nb'), rows)).toBe('h\r\n"a\nb"\r\n');
    expect(csvText(column(' a'), rows)).toBe('h\r\n" a"\r\n');
  });
});

const hostile = fc.constantFrom(
  '=cmd()',
  "'=cmd()",
  '+1',
  '-dash-',
  '@everyone',
  '"',
  '""',
  'a"b',
  'a,b;c\td',
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE players;--",
  'نور الهدى',
  'שָׁלוֹם',
  '🔥Blaze🔥',
  '👨‍👩‍👧‍👦',
  '髙橋 健太',
  'x'.repeat(120),
  '🀄'.repeat(120),
  'Name',
  '1e400',
  'NULL',
  '\\',
  '__proto__',
);
const text = fc
  .oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 30 }))
  .map(cleanText)
  .filter((value) => lengthOf(value) <= 120 && !value.includes('\ufffd'));
const name = text.filter((value) => value !== '');
// A number that looks as if a spreadsheet had rounded it is an error, not a value.
const number = text.filter((value) => !/^\d([.,]\d+)?E\+\d+$/i.test(value));

const draft: fc.Arbitrary<DraftEntrant> = fc
  .record({
    name,
    familyName: text,
    givenName: text,
    reading: text,
    club: text,
    country: text,
    number,
    members: fc.array(name, { maxLength: 5 }),
    seed: fc.option(fc.maxSafeInteger(), { nil: undefined }),
    paid: fc.option(fc.boolean(), { nil: undefined }),
    team: fc.option(name, { nil: undefined }),
  })
  .map(({ seed, paid, team, ...rest }) => ({
    ...rest,
    traits: {
      ...(seed === undefined ? {} : { seed }),
      ...(paid === undefined ? {} : { paid }),
      ...(team === undefined ? {} : { team }),
    },
    playing: true,
  }));

const there = (people: readonly DraftEntrant[], separator: Separator) => {
  const entrants = people.map((person, i) => entrant(i + 1, person.name, person));
  return csvText(peopleColumns(entrants, traits, words), entrants, separator);
};

const back = (written: string, separator: Separator) => {
  const { data } = Papa.parse<string[]>(written, { delimiter: separator, skipEmptyLines: false });
  const table = { rows: data.map((cells, i) => ({ line: i + 1, cells })) };
  return readPeople(table, {
    shape: shapeOf(table, traits),
    traits,
    most: 2000,
    known: [],
    leftOut: new Set(),
    twins: 'enter',
  });
};

describe('T-IMP-3 people written and read again are the same people: 5,100 tables', { tags: ['long'] }, () => {
  test.each([',', ';', '\t'] as const)('with the separator %j', (separator) => {
    fc.assert(
      fc.property(fc.array(draft, { minLength: 1, maxLength: 8 }), (people) => {
        const { problems, people: again } = back(there(people, separator), separator);
        expect(problems).toEqual([]);
        expect(again.map((person) => person.draft)).toEqual(people);
      }),
      { numRuns: 1700 },
    );
  });

  test('no text cell begins with a formula character', () => {
    fc.assert(
      fc.property(fc.array(draft, { minLength: 1, maxLength: 4 }), (people) => {
        const entrants = people.map((person, i) => entrant(i + 1, person.name, person));
        const columns = peopleColumns(entrants, traits, words).filter(({ kind }) => kind === 'text');
        const { data } = Papa.parse<string[]>(csvText(columns, entrants), { delimiter: ',' });
        for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n\0]/);
      }),
      { numRuns: 300 },
    );
  });
});
