import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eventFileOf } from '../../../core/exchange/event-file.ts';
import { exportTables, tableFileText } from '../../../core/exchange/table-file.ts';
import { families, familyIds } from '../../../core/games/all.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { advance, emptyLedger } from '../../../core/tournament/ledger.ts';
import type { Entrant, Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';
import { roundsOf } from '../../../renderer/exchange/read-rounds.ts';
import { tableJson } from '../../../renderer/exchange/tables.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { peopleOf, readSource } from '../../../renderer/people/import/list-draft.ts';

const familyOf = (id: GameId) => {
  const family = families[id];
  return family;
};

const stepsOf = (family: GameId) =>
  sampleSteps({ family, name: 'Sample', id: 'a'.repeat(32), at: '2026-05-01T08:00:00.000Z', now: 1_777_622_400_000 });

const sampleOf = (family: GameId): Tournament => {
  const { tournament } = stepsOf(family).reduce((ledger, step) => advance(ledger, step, families), emptyLedger);
  if (tournament === null) throw new Error('empty');
  return tournament;
};

/** The schemas as they are published, not those they were made from. */
const published: { readonly [path: string]: unknown } = import.meta.glob('../../../docs/*.schema.json', {
  eager: true,
  import: 'default',
});
const event = z.fromJSONSchema(published['../../../docs/event.schema.json'] as never);
const table = z.fromJSONSchema(published['../../../docs/table.schema.json'] as never);

/** The people that a JSON table says, as the import of lists reads it. */
const readBack = (text: string, id: GameId) => {
  const family = familyOf(id);
  const draft = readSource({ kind: 'file', name: 'people.json', bytes: new TextEncoder().encode(text) }, family.traits);
  if (!draft.ok) throw new Error(draft.refusal.code);
  return peopleOf(draft.value, family, []);
};

beforeEach(() => i18n.changeLanguage('en'));

describe.each(familyIds)('JSON of %s', (id) => {
  const tournament = sampleOf(id);
  const family = familyOf(id);

  test('the whole event has the form of docs/event.schema.json', () => {
    const file = JSON.parse(JSON.stringify(eventFileOf(tournament, family, stepsOf(id))));
    expect(event.safeParse(file).success).toBe(true);
    expect(event.safeParse({ ...file, version: 2 }).success).toBe(false);
  });

  test.each(exportTables)(
    '%s have the form of docs/table.schema.json, in the same words in both languages',
    async (kind) => {
      const text = tableJson(kind, tournament, family);
      await i18n.changeLanguage('ru');
      expect(tableJson(kind, tournament, family)).toBe(text);
      if (text === null) {
        expect(tournament.rounds).toEqual([]);
        return;
      }
      const written = JSON.parse(text);
      expect(table.safeParse(written).success).toBe(true);
      expect(table.safeParse({ ...written, table: 'prizes' }).success).toBe(false);
      expect(written.rows.length).toBeGreaterThan(4);
    },
  );

  test('people come in again as they went out', () => {
    const { people, problems } = readBack(tableJson('people', tournament, family) ?? '', id);
    expect(problems).toEqual([]);
    const facts = ({ name, club, country, traits }: Pick<Entrant, 'name' | 'club' | 'country' | 'traits'>) => ({
      name,
      club,
      country,
      traits: Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== false)),
    });
    expect(people.map(({ draft }) => facts(draft))).toEqual(tournament.entrants.map(facts));
  });
});

test('a family name beside the whole name is not taken for something else', () => {
  const about = { table: 'people', event: 'Cup', family: 'mahjong' } as const;
  const text = tableFileText(
    about,
    (['name', 'familyName', 'givenName', 'club'] as const).map((key) => ({
      key,
      heading: '',
      kind: 'text' as const,
      cell: (row: { readonly [key: string]: string }) => row[key] ?? '',
    })),
    [{ name: 'Anna Okafor', familyName: 'Okafor', givenName: 'Anna', club: '=1+1' }],
  );
  expect(readBack(text, 'mahjong').people[0]?.draft).toMatchObject({
    name: 'Anna Okafor',
    familyName: 'Okafor',
    givenName: 'Anna',
    club: '=1+1',
  });
});

test('[reliability 14.3] a table that was cut off is no list of people and no rounds: its line is named', () => {
  const tournament = sampleOf('duel');
  const text = tableJson('people', tournament, familyOf('duel')) ?? '';
  const cut = text.slice(0, text.indexOf('\n', 400)).trimEnd();
  const line = cut.split('\n').length;
  const bytes = new TextEncoder().encode(cut);
  const read = readSource({ kind: 'file', name: 'people.json', bytes }, familyOf('duel').traits);
  expect(read).toMatchObject({ refusal: { code: 'event.notJson', params: { line, file: 'people.json' } } });
  expect(roundsOf(cut, tournament)).toMatchObject({ problems: [{ code: 'event.notJson', params: { line } }] });
});
