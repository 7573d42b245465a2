import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { quiet } from '../../../core/game/seating.ts';
import { runMethod } from '../../../electron/workers/run-method.ts';

const folder = join(import.meta.dirname, '../../../docs/examples');
const examples = readdirSync(folder).filter((name) => name.endsWith('.json'));

const requestOf = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

describe('the examples of docs/ENGINE.md', () => {
  test('there is one for each family', () => {
    const families = new Set(examples.map((name) => requestOf(name).family));
    expect([...families].sort()).toEqual(['bridge', 'duel', 'mahjong', 'poker']);
  });
  test.each(examples)('%s gives a proposal, twice the same, with everybody once', async (name) => {
    const request = requestOf(name);
    const [first, second] = [await runMethod(request, quiet), await runMethod(request, quiet)];
    if (!first.ok) throw new Error(JSON.stringify(first.refusal));
    expect(second).toEqual(first);
    const { tables, byes } = first.value;
    const seated = [...tables.flatMap(({ seats }) => seats), ...byes.map(({ entrant }) => entrant)];
    const people = (request.players ?? request.contestants ?? request.entries ?? request.entrants) as (
      | number
      | { id?: number; entry?: number }
    )[];
    const expected = people
      .map((person) => (typeof person === 'number' ? person : (person.id ?? person.entry ?? 0)))
      .toSorted((a, b) => a - b);
    expect(seated.toSorted((a, b) => a - b)).toEqual(expected);
  });
});
