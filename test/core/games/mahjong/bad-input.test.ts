/** Bad input of the first rank: each a refusal with its numbers and its ways out, and the event goes on. */

import { expect, test } from 'vitest';
import { mahjong } from '../../../../core/games/mahjong/mahjong.ts';
import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { checkScript } from '../../../../core/games/mahjong/seating/script/script-check.ts';
import { readScript } from '../../../../core/games/mahjong/seating/script/script-read.ts';
import { currentGame } from '../../../../core/games/mahjong/seating/script/script-state.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { eventOf, publishing, refusalOf, resultsOf, run, stateOf } from '../../tournament/event.ts';

const own = (command: Json): CommandInput => ({ type: 'family.do', command });
const script = (text: string): CommandInput =>
  own({ do: 'setScript', script: { text, numbers: 'localIds', winds: 'asWritten' } });
const offer = (ledger: Ledger, method: string) =>
  mahjong.seating.offers(stateOf(ledger)).find(({ id }) => id === method)?.refusal ?? null;
const seated = (ledger: Ledger, method = 'random'): Ledger => run(ledger, publishing(ledger, method));
const finished = (ledger: Ledger): Ledger => {
  const no = stateOf(ledger).rounds.length;
  return run(ledger, ...resultsOf(ledger, no), { type: 'round.confirm', no });
};
/** Every way out of a refusal, by its verb. */
const ways = (refusal: { readonly ways: readonly { readonly do: string }[] } | null) =>
  refusal?.ways.map((way) => way.do);

test('wrong player count: 22 players, with both numbers and both ways out; with two stand-ins it goes on', () => {
  const event = eventOf(22);
  const refusal = offer(event, 'random');
  expect(refusal).toMatchObject({
    code: 'mahjong.notMultipleOfFour',
    params: { players: 22, missing: 2, exclude: 2 },
    ways: [
      { do: 'mahjong.addStandIns', params: { count: 2 } },
      { do: 'mahjong.exclude', params: { count: 2 } },
    ],
  });
  const standIns = ['Stand-in 1', 'Stand-in 2'].map((name) => ({ name, traits: { standIn: true } }));
  expect(stateOf(finished(seated(run(event, { type: 'entrants.add', entrants: standIns })))).rounds[0]?.confirmed).toBe(
    true,
  );
  const without = run(event, { type: 'entrants.play', ids: [21, 22], playing: false });
  expect(stateOf(finished(seated(without))).rounds[0]?.tables).toHaveLength(5);
});

test('a script for 24 with 20 players: every missing seat is named with three ways out; with the table dropped it goes on', () => {
  const fours = Array.from({ length: 6 }, (_, t) => [1, 2, 3, 4].map((seat) => 4 * t + seat).join('-')).join('\n');
  const event = run(eventOf(20), script(fours));
  const request = mahjong.seating.request(stateOf(event), 'predefined', {}, 's');
  if (!request.ok) throw new Error(request.refusal.code);
  const method = mahjong.seating.methods.find(({ id }) => id === 'predefined');
  const answer = method?.seat(request.value as never, { progress: () => undefined, stopped: () => false });
  if (answer?.ok !== false) throw new Error('was granted');
  expect(answer.refusal).toMatchObject({
    code: 'mahjong.scriptedPlayerMissing',
    params: { round: 1, count: 4, tables: [6], numbers: [21, 22, 23, 24] },
  });
  expect(new Set(ways(answer.refusal))).toEqual(new Set(['mahjong.reassignLocalId', 'mahjong.dropTable']));
  const dropped = run(event, own({ do: 'dropLines', lines: [6] }));
  expect(stateOf(finished(seated(dropped, 'predefined'))).rounds[0]?.tables).toHaveLength(5);
});

/** Everybody by the number of registration, for one round. */
const peopleOf = (event: Ledger) => {
  const localIds = stateOf(event).entrants.map(({ id }) => ({ localId: id, player: id }));
  return { numbers: 'localIds', localIds, active: localIds.map(({ player }) => player), plannedRounds: 1 } as const;
};

test('a script for 20 with 24 players: the four who sit out are named before, recorded after, and the event goes on', () => {
  const fours = Array.from({ length: 5 }, (_, t) => [1, 2, 3, 4].map((seat) => 4 * t + seat).join('-')).join('\n');
  const event = run(eventOf(24), script(fours));
  expect(checkScript(readScript(fours), peopleOf(event)).map(({ code, params }) => [code, params.count])).toEqual([
    ['mahjong.script.W1', 4],
    ['mahjong.script.W7', 4],
  ]);
  const round = stateOf(finished(seated(event, 'predefined'))).rounds[0];
  expect(round?.byes).toEqual(
    [21, 22, 23, 24].map((entrant) => ({ entrant, reason: { code: 'mahjong.byes.notInScript' } })),
  );
});

test('a script line with a player twice: refused with number and tables; corrected it goes on', () => {
  const event = run(eventOf(8), script('1-2-3-4\n5-6-7-7'));
  expect(checkScript(readScript('1-2-3-4\n5-6-7-7'), peopleOf(event))[0]).toMatchObject({
    code: 'mahjong.script.E3',
    severity: 'error',
    params: { round: 1, table: 2, position: 4, line: 2, number: 7, otherTable: 2, otherPosition: 3 },
  });
  expect(offer(event, 'predefined')).toMatchObject({
    code: 'mahjong.scriptHasErrors',
    params: { count: 1 },
    ways: [{ do: 'mahjong.writeScript' }],
  });
  const corrected = finished(seated(run(event, script('1-2-3-4\n5-6-7-8')), 'predefined'));
  const held = ownOf(stateOf(corrected)).script;
  expect(held && currentGame(stateOf(corrected), held)).toBe(2);
});

test('points that do not add up: refused with sum, what it must be and the difference; accepted knowingly it goes on', () => {
  const round = seated(eventOf(8));
  const enter = (points: readonly number[], accepted: boolean): CommandInput => ({
    type: 'result.enter',
    round: 1,
    table: 1,
    result: { points: [...points], accepted },
  });
  expect(refusalOf(round, enter([45_300, 28_700, 31_000, 14_900], false))).toMatchObject({
    code: 'mahjong.points.wrongSum',
    params: { table: 1, sum: 119_900, expected: 120_000, difference: -100 },
    ways: [{ do: 'mahjong.acceptAsIs' }],
  });
  const [, second] = resultsOf(round, 1);
  if (second === undefined) throw new Error('two tables');
  const done = run(round, enter([45_300, 28_700, 31_000, 14_900], true), second, { type: 'round.confirm', no: 1 });
  expect(stateOf(done).rounds[0]?.confirmed).toBe(true);
});

test('a missing result: confirming is refused with the tables that are missing and the way to the first; then it goes on', () => {
  const round = seated(eventOf(16));
  const [first, second, third, fourth] = resultsOf(round, 1);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('four');
  const some = run(round, first, third);
  expect(refusalOf(some, { type: 'round.confirm', no: 1 })).toMatchObject({
    code: 'round.resultsMissing',
    params: { round: 1, count: 2, tables: [2, 4] },
    ways: [
      { do: 'enterResults', params: { round: 1, table: 2 } },
      { do: 'closeRound', params: { round: 1 } },
    ],
  });
  expect(offer(some, 'random')).toMatchObject({ code: 'round.open', params: { round: 1, missing: 2, tables: 4 } });
  const done = run(some, second, fourth, { type: 'round.confirm', no: 1 });
  expect(offer(done, 'swiss')).toBeNull();
});
