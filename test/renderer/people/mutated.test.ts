// @module-tag long

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listLimits } from '../../../core/exchange/cells.ts';
import { families } from '../../../core/games/all.ts';
import { draftEntrant } from '../../../core/tournament/commands.ts';
import { type ListDraft, peopleOf, readSource } from '../../../renderer/people/import/list-draft.ts';
import en from '../../../resources/locales/en/people.json' with { type: 'json' };
import ru from '../../../resources/locales/ru/people.json' with { type: 'json' };

const family = families.mahjong;
if (family === undefined) throw new Error('no mahjong');

/** The gate of each commit; nightly 10,000, at a release 100,000. */
const RUNS = Number(process.env.SEATWRIGHT_IMPORTS ?? 3000);

const seeds = [
  'Name,Country,Club,EMA number\nLars d\'Aubigné,DE,Tokyo 麻雀会,16400698\n陈 静,FI,"Łódź, Mahjong",23731341\n',
  'Игрок;Город;Клуб\r\nЩербакова Ульяна;Пермь;"Тэнпай; Москва"\r\nЁлкин Пётр;Казань;\r\n',
  'Player 1\tPlayer 2\tTable\nAnn Lee\tBen Moe\t1\nCyd\tDan\t2\n',
  'Фамилия;Имя;Стол;На замену\nИванов;Пётр;3;да\nПетров;Иван;;нет\n',
  'Ann\nBen\n"Cyd ""C"" Poe"\n',
];

const splinters = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\u0000',
  '\ufeff',
  '\ud800',
  '\ufffd',
  '\u202e',
  "'=",
  '1e400',
  '-1',
  'x'.repeat(130),
  'y'.repeat(600),
  ','.repeat(60),
  '🀄',
];

/** A list with pieces thrown in, taken out and doubled. */
const mutated = fc
  .record({
    seed: fc.constantFrom(...seeds),
    blows: fc.array(fc.record({ at: fc.nat(), cut: fc.nat({ max: 4 }), put: fc.constantFrom(...splinters, '') }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(({ seed, blows }) =>
    blows.reduce((text, { at, cut, put }) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + cut);
    }, seed),
  );

const bytes = fc.oneof(
  mutated.map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 200 }),
);

type Texts = { readonly [code: string]: string | Texts };

const isSaidIn = ({ refusals }: { readonly refusals: Texts }, code: string): boolean => {
  const steps = code.replace(/^people\./, '').split('.');
  const said = steps.reduce<string | Texts | undefined>(
    (texts, step) => (typeof texts === 'object' ? texts[step] : undefined),
    refusals,
  );
  return typeof said === 'string';
};

const isSaid = (code: string): boolean => isSaidIn(en, code) && isSaidIn(ru, code);

const check = (draft: ListDraft): void => {
  const { people, problems, problemCount } = peopleOf(draft, family, []);
  expect(problems.length).toBe(Math.min(problemCount, listLimits.problems));
  for (const { code, line } of problems) {
    expect(isSaid(code), code).toBe(true);
    if (line !== null) expect(draft.table.rows.map((row) => row.line)).toContain(line);
  }
  for (const { draft: person } of people) {
    expect(draftEntrant.safeParse(person)).toEqual({ success: true, data: person });
    expect(family.traits.safeParse(person.traits).success).toBe(true);
  }
};

describe('a damaged list (T-IMP-1)', () => {
  test('is read or refused with a reason, never half, never with a crash', () => {
    fc.assert(
      fc.property(bytes, (damaged) => {
        const read = readSource({ kind: 'file', name: 'list.csv', bytes: damaged }, family.traits);
        if (read.ok) check(read.value);
        else expect(isSaid(read.refusal.code), read.refusal.code).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('the same pasted', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const read = readSource({ kind: 'text', text }, family.traits);
        if (read.ok) check(read.value);
        else expect(isSaid(read.refusal.code), read.refusal.code).toBe(true);
      }),
      { numRuns: Math.round(RUNS / 3) },
    );
  });
});
