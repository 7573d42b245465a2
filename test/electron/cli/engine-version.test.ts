/**
 * ENGINE.md: "`engine` rises when the same request may give another proposal". The check numbers below are those of the version
 * beside them. Where one differs, raise `ENGINE_VERSION` and write the new ones down; a draw of an older version then says so
 * when it is verified, instead of looking forged.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINE_VERSION, type Proposal, quiet } from '../../../core/game/seating.ts';
import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { runMethod } from '../../../electron/workers/run-method.ts';
import { simulate } from '../../core/games/duel/simulation.ts';

const folder = join(import.meta.dirname, '../../../docs/examples');

const proposalOf = async (request: Json): Promise<Proposal> => {
  const answer = await runMethod(request, quiet);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};

/** Who sits where; how it was found and explained is held below. */
const seatsOf = ({ tables, byes }: Pick<Proposal, 'tables' | 'byes'>): string =>
  fingerprint([tables.map(({ table, seats }) => [table, ...seats]), byes.map(({ entrant }) => entrant)]);

/** Seven rounds of 28 players by every kind: the last ones cannot avoid repeats, so every search has its part. */
const mahjong = async (): Promise<string> => {
  const players = Array.from({ length: 28 }, (_, i) => ({ id: i + 1 }));
  const history: Json[] = [];
  const drawn: string[] = [];
  const kinds: readonly [string, Json][] = [
    ['random', {}],
    ['interval', { k: 3 }],
    ['swiss', {}],
    ['swiss', { order: 'closest' }],
    ['random', { avoidRepeats: true }],
    ['interval', { k: 1 }],
    ['swiss', {}],
  ];
  for (const [i, [method, options]] of kinds.entries()) {
    const budget = method === 'swiss' ? { budget: { steps: 100_000 } } : {};
    const asked = { family: 'mahjong', method, seed: 'pin', round: i + 1, players, history: [...history], options };
    const proposal = await proposalOf({ ...asked, ...budget });
    drawn.push(seatsOf(proposal));
    history.push({ round: i + 1, tables: proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] })) });
  }
  return fingerprint(drawn);
};

const duel = (): string => {
  const rounds = simulate({ name: 'pin', players: 61, rounds: 9, draws: 0.1, drops: 0.02, late: 0.3 });
  return fingerprint(rounds.map(({ drawn }) => seatsOf(drawn)));
};

const examples = async (): Promise<{ readonly [name: string]: string }> => {
  const made: { [name: string]: string } = {};
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    made[name] = seatsOf(await proposalOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  }
  return made;
};

test('the same requests give the seatings of this version of the engine', async () => {
  expect({ version: ENGINE_VERSION, mahjong: await mahjong(), duel: duel(), examples: await examples() }).toEqual({
    version: '2',
    mahjong: '9a4ac155ebfb7b8c',
    duel: 'b541315045894270',
    examples: {
      'bridge-danish.json': 'b34589d021d73653',
      'bridge-swiss.json': '72245534f652db0a',
      'duel-cut.json': 'de5ada6eacd02ddc',
      'duel-swiss.json': '54c60979a4fdf6ae',
      'mahjong-interval.json': 'debc664efa1c81e4',
      'mahjong-predefined.json': '69dc304eca35beff',
      'mahjong-random.json': '9a06a1b2cd906fcd',
      'mahjong-swiss.json': '1907a876f175627f',
      'poker-balance.json': '2d17bec836b5267a',
      'poker-consolidate.json': '3b198cef22cde75b',
      'poker-wizard.json': '33df423f78f2cd31',
    },
  });
});

const four = [1, 2, 3, 4].map((id) => ({ id, seed: id }));
const few: { readonly [name: string]: Json } = {
  'one table': {
    family: 'mahjong',
    method: 'swiss',
    seed: 'pin',
    round: 2,
    players: four.map(({ id }) => ({ id })),
    history: [{ round: 1, tables: [{ table: 1, seats: [1, 2, 3, 4] }] }],
  },
  'two players': {
    family: 'duel',
    method: 'swiss',
    seed: 'pin',
    round: 2,
    players: four.slice(0, 2),
    history: [{ round: 1, matches: [{ a: 1, b: 2, outcome: 'a' }], byes: [] }],
  },
  'three players': {
    family: 'duel',
    method: 'swiss',
    seed: 'pin',
    round: 2,
    players: four.slice(0, 3),
    history: [{ round: 1, matches: [{ a: 1, b: 2, outcome: 'a' }], byes: [{ player: 3, reason: 'pairing' }] }],
  },
};

/** Whoever verifies a draw compares all of it: a reason or a question that is missing makes the draw false [ME-52]. */
test('the same requests give the whole proposals of this version, with their reasons and questions', async () => {
  const whole: { [name: string]: string } = {};
  const requests = { ...few };
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json')))
    requests[name] = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  for (const [name, request] of Object.entries(requests))
    whole[name] = fingerprint((await proposalOf(request)) as unknown as Json);
  expect({ version: ENGINE_VERSION, whole }).toEqual({
    version: '2',
    whole: {
      'bridge-danish.json': 'a7d4545d13064ba2',
      'bridge-swiss.json': 'f5ccda7e4bf78c38',
      'duel-cut.json': 'cbe5b7b55f2df6e0',
      'duel-swiss.json': 'fed474ec409a6370',
      'mahjong-interval.json': 'c71736a212682bd3',
      'mahjong-predefined.json': 'ff10bfdc20cf01f0',
      'mahjong-random.json': 'e91de9808544ea85',
      'mahjong-swiss.json': '54fefe95871c9fc5',
      'poker-balance.json': 'a8400d6b7e803bcc',
      'poker-consolidate.json': '355f15235b38ddf6',
      'poker-wizard.json': '76f3d0e90afd18a1',
      'one table': '973f1792865d7391',
      'two players': '651a2ff8ef343626',
      'three players': 'a9c7b83755c5f8ed',
    },
  });
});
