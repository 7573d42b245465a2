import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { csvText } from '../../../core/exchange/csv-out.ts';
import type { Field } from '../../../core/exchange/fields.ts';
import { type PeopleRead, readPeople } from '../../../core/exchange/people.ts';
import { peopleColumns } from '../../../core/exchange/people-out.ts';
import type { Game } from '../../../core/game/game.ts';
import { families } from '../../../core/games/all.ts';
import type { DraftEntrant } from '../../../core/tournament/commands.ts';
import { cleanText, lengthOf } from '../../../core/tournament/people/names.ts';
import { nobody } from '../../../renderer/people/deeds.ts';
import { type ListDraft, readSource, withEncoding } from '../../../renderer/people/import/list-draft.ts';
import { latin } from '../../core/sheets/wall-events.ts';
import { sample } from './samples.ts';

const own = families.mahjong;
if (own === undefined) throw new Error('no mahjong');
const mahjong = own.traits;
const duel = z.strictObject({ seed: z.int().min(1).optional() }) as unknown as Game['traits'];
const poker = z.strictObject({
  paid: z.boolean().optional(),
  expert: z.boolean().optional(),
  clockOperator: z.boolean().optional(),
}) as unknown as Game['traits'];
const bridge = z.strictObject({}) as Game['traits'];

type Sampled = { readonly draft: ListDraft; readonly read: PeopleRead; readonly people: readonly DraftEntrant[] };

const drafted = (bytes: Uint8Array, traits: Game['traits']): ListDraft => {
  const answer = readSource({ kind: 'file', name: 'list', bytes }, traits);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

const sampled = (draft: ListDraft, traits: Game['traits']): Sampled => {
  const read = readPeople(draft.table, {
    shape: draft.shape,
    traits,
    most: 10_000,
    known: [],
    leftOut: new Set(),
    twins: 'enter',
  });
  return { draft, read, people: read.people.map((person) => person.draft) };
};

const open = async (name: string, traits: Game['traits']): Promise<Sampled> =>
  sampled(drafted(await sample(name), traits), traits);

describe('lists as organisers hand them over', () => {
  test('mahjong-64: 64 people with country, club and number as text', async () => {
    const { draft, read, people } = await open('mahjong-64.csv', mahjong);
    expect(draft).toMatchObject({ encoding: 'utf-8', separator: ',' });
    expect(draft.shape.columns).toEqual(['name', 'country', 'club', 'number']);
    expect([read.problemCount, read.twins.length, people.length]).toEqual([0, 0, 64]);
    expect(people[2]).toEqual({
      ...nobody,
      name: 'Noémie Kowalska',
      country: 'SE',
      club: 'Tokyo 麻雀会',
      number: '09211694',
    });
    expect(people.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['髙橋 健太', '陈 静', '박 지훈', "Aleksander O'Connor", 'Łukasz Brzęczyszczykiewicz']),
    );
  });

  test('mahjong-160: Russian Excel, a semicolon inside a cell, and the same people as in UTF-8 (L-06)', async () => {
    const windows = await open('mahjong-160-windows-1251.csv', mahjong);
    const written = new TextDecoder('windows-1251').decode(await sample('mahjong-160-windows-1251.csv'));
    const utf = sampled(drafted(new TextEncoder().encode(written), mahjong), mahjong);
    expect(windows.draft).toMatchObject({ encoding: 'windows-1251', separator: ';' });
    expect(utf.draft).toMatchObject({ encoding: 'utf-8', separator: ';' });
    expect(windows.draft.shape.columns).toEqual(['name', 'country', 'club']);
    expect([windows.read.problemCount, windows.people.length]).toEqual([0, 160]);
    expect(windows.people).toEqual(utf.people);
    expect(windows.people[0]).toMatchObject({
      name: 'Щербакова Ульяна',
      country: 'Пермь',
      club: 'Тэнпай; Москва',
    });
  });

  test('bridge-pairs-27: two players make the name', async () => {
    const { draft, people } = await open('bridge-pairs-27.csv', bridge);
    expect(draft.shape.columns).toEqual(['member', 'member', 'club']);
    expect(people).toHaveLength(27);
    expect(people[0]).toEqual({
      ...nobody,
      name: 'Chloé Eriksson – Věra Jørgensen',
      members: ['Chloé Eriksson', 'Věra Jørgensen'],
      club: 'ÖBK Linköping',
    });
  });

  test('bridge-teams-14: UTF-16 and tabs, four or five players, three teams of one name', async () => {
    const { draft, read, people } = await open('bridge-teams-14.tsv', bridge);
    expect(draft).toMatchObject({ encoding: 'utf-16le', separator: '\t' });
    expect(people).toHaveLength(14);
    expect(people[0]?.members).toHaveLength(5);
    expect(people[1]).toMatchObject({
      name: 'Hämäläinen & Co.',
      members: ['Fatima Hämäläinen', 'Hanna Dvořák', 'Věra Hansen', 'Zoë Olsen'],
    });
    expect(read.twins.map(({ line, other }) => [line, other])).toEqual([
      [13, { line: 9 }],
      [15, { line: 9 }],
    ]);
  });

  test('duel-96: a mark at the beginning, seeds, tags that hurt', async () => {
    const { draft, read, people } = await open('duel-96.csv', duel);
    expect(draft.shape.columns).toEqual(['trait.seed', 'name', 'club']);
    expect([read.problemCount, people.length]).toEqual([0, 96]);
    expect(people[0]).toMatchObject({ name: 'TurboTiger31', club: 'CLG', traits: { seed: 1 } });
    const names = people.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        '=SUM(A1:A9)',
        '-dash-',
        '@everyone',
        '<b>Bold</b>',
        "Robert'); DROP TABLE players;--",
        'نور',
        'ムラサキ',
        '🔥Blaze🔥',
        "O'Malley",
      ]),
    );
    expect(Math.max(...names.map(lengthOf))).toBe(120);
  });

  test('poker: clock operators, experts, one who has not paid', async () => {
    const small = await open('poker-45.csv', poker);
    expect(small.people).toHaveLength(45);
    expect(small.people.filter(({ traits }) => traits.paid === false).map(({ name }) => name)).toEqual([
      'Håkon Bergström',
    ]);
    expect(small.people[2]?.traits).toEqual({ expert: true, paid: true });
    const [first] = latin(1);
    const large = await open('poker-1000.csv', poker);
    expect([large.read.problemCount, large.people.length]).toEqual([0, 1000]);
    expect(large.people[0]).toMatchObject({
      name: `${first?.givenName} ${first?.familyName}`,
      traits: { clockOperator: true, expert: true, paid: true },
    });
  });
});

describe('written, decoded, split and read again', () => {
  const text = fc
    .oneof(
      fc.constantFrom('=cmd()', '"', 'a,b;c', '<script>alert(1)</script>', 'نور', 'שלום', '🔥🔥', 'x'.repeat(120)),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 15 }),
    )
    .map(cleanText)
    .filter((value) => lengthOf(value) <= 120 && !value.includes('\ufffd'));
  const person = fc.record({ name: text.filter((value) => value !== ''), club: text });
  const words = {
    heading: (field: Field) => (field === 'name' ? 'Participant' : field === 'club' ? 'Club' : field),
    yes: 'yes',
    no: 'no',
  };

  /** So many bytes may be UTF-8 by chance [fault F-12]: in lines of ASCII nothing tells one encoding from another. */
  const FEW = 32;
  const tellingBytes = (text: string): number =>
    new TextEncoder().encode(
      text
        .match(/[^\n]*(?:\n|$)/g)
        ?.filter((line) => /[^\0-\x7f]/.test(line))
        .join(''),
    ).length;

  test('are the same people', () => {
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 6 }), (listed) => {
        const drafts = listed.map((some) => ({ ...nobody, ...some }));
        const entrants = drafts.map((some, i) => ({ ...some, id: i + 1 }));
        const columns = peopleColumns(entrants, mahjong, words);
        // With one column only, a separator inside the names is all there is to guess by: the TO sees that and says so.
        fc.pre(columns.length === 2);
        const text = csvText(columns, entrants);
        // As the program writes it, a mark tells the encoding.
        const marked = drafted(new TextEncoder().encode(`\uFEFF${text}`), mahjong);
        expect(marked.guessed.encoding).toEqual({ encoding: 'utf-8', how: 'certain' });
        // Without it a few bytes may be UTF-8 by chance: then the TO is asked, and says so.
        const bare = drafted(new TextEncoder().encode(text), mahjong);
        const isAsked = bare.guessed.encoding?.how === 'unsure';
        if (isAsked) expect(tellingBytes(text)).toBeLessThanOrEqual(FEW);
        else expect(bare.encoding).toBe('utf-8');
        for (const draft of [marked, isAsked ? withEncoding(bare, 'utf-8', mahjong) : bare]) {
          fc.pre(draft.separator === ',');
          const { read, people } = sampled(draft, mahjong);
          expect(read.problems).toEqual([]);
          expect(people).toEqual(drafts);
        }
      }),
      { numRuns: 500 },
    );
  });
});
