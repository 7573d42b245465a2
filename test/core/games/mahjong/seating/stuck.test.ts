/**
 * The five places at which the program that the rules come from got stuck (issues 300, 332, 655, 693, 784 of its
 * tracker; [M-30]: no state can hang). Each event goes through them and on to the next confirmed round.
 */

import { expect, test } from 'vitest';
import { mahjong } from '../../../../../core/games/mahjong/mahjong.ts';
import { checkScript } from '../../../../../core/games/mahjong/seating/script/script-check.ts';
import { readScript } from '../../../../../core/games/mahjong/seating/script/script-read.ts';
import type { CommandInput } from '../../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { eventOf, publishing, refusalOf, resultsOf, run, stateOf } from '../../../tournament/event.ts';

const own = (command: Json): CommandInput => ({ type: 'family.do', command });
const script = (text: string): CommandInput =>
  own({ do: 'setScript', script: { text, numbers: 'localIds', winds: 'asWritten' } });
const offer = (ledger: Ledger, method: string) =>
  mahjong.seating.offers(stateOf(ledger)).find(({ id }) => id === method)?.refusal ?? null;
const seated = (ledger: Ledger, method: string, options: Json = {}): Ledger =>
  run(ledger, publishing(ledger, method, options));
const finished = (ledger: Ledger): Ledger => {
  const no = stateOf(ledger).rounds.length;
  return run(ledger, ...resultsOf(ledger, no), { type: 'round.confirm', no });
};
const confirmedRounds = (ledger: Ledger) => stateOf(ledger).rounds.filter(({ confirmed }) => confirmed).length;

test('stuck case 300: a script round that seats only some of the players is over when its own tables are', () => {
  const event = run(eventOf(12), script('1-2-3-4\n5-6-7-8\n\n9-10-11-12\n1-2-5-6'));
  const round = seated(event, 'predefined');
  expect(stateOf(round).rounds[0]?.tables).toHaveLength(2);
  expect(stateOf(round).rounds[0]?.byes.map(({ entrant }) => entrant)).toEqual([9, 10, 11, 12]);
  const next = seated(finished(round), 'predefined');
  expect(stateOf(next).rounds[1]?.tables.flatMap(({ seats }) => seats)).toEqual([9, 10, 11, 12, 1, 2, 5, 6]);
  expect(confirmedRounds(finished(next))).toBe(2);
});

test('stuck case 332: a script for twenty with twenty-four players says who sits out, and they are seated again later', () => {
  const lines = Array.from({ length: 5 }, (_, t) => [1, 2, 3, 4].map((seat) => 4 * t + seat).join('-')).join('\n');
  const event = run(eventOf(24), script(lines));
  const { plannedRounds, entrants } = stateOf(event);
  const people = {
    localIds: entrants.map(({ id }) => ({ localId: id, player: id })),
    active: entrants.map(({ id }) => id),
  };
  const warnings = checkScript(readScript(lines), { ...people, numbers: 'localIds', plannedRounds });
  expect(warnings.find(({ code }) => code === 'mahjong.script.W1')?.params).toMatchObject({
    numbers: [21, 22, 23, 24],
  });
  const round = finished(seated(event, 'predefined'));
  expect(stateOf(round).rounds[0]?.byes).toHaveLength(4);
  const next = finished(seated(round, 'random'));
  expect(stateOf(next).rounds[1]?.tables).toHaveLength(6);
  expect(confirmedRounds(next)).toBe(2);
});

test('stuck case 655: "does not play" is not changed while a seating waits, and the round goes on to its end', () => {
  const round = seated(eventOf(8), 'random');
  const exclude: CommandInput = { type: 'entrants.play', ids: [1, 2, 3, 4], playing: false };
  expect(refusalOf(round, exclude)).toMatchObject({ code: 'mahjong.playsBetween', params: { round: 1, missing: 2 } });
  const done = finished(round);
  const next = finished(seated(run(done, exclude), 'interval', { k: 1 }));
  expect(
    stateOf(next)
      .rounds[1]?.tables.flatMap(({ seats }) => seats)
      .toSorted((a, b) => a - b),
  ).toEqual([5, 6, 7, 8]);
});

test('stuck case 693: hidden standings do not keep interval or Swiss from seating', () => {
  const shown = finished(seated(eventOf(16), 'random'));
  const hidden = run(shown, { type: 'standings.show', hidden: true, frozenAfter: 0 });
  for (const [method, options] of [
    ['interval', { k: 2 }],
    ['swiss', {}],
  ] as const) {
    expect(offer(hidden, method)).toBeNull();
    const [open, closed] = [seated(shown, method, options), seated(hidden, method, options)];
    expect(stateOf(closed).rounds[1]?.tables).toEqual(stateOf(open).rounds[1]?.tables);
    expect(confirmedRounds(finished(closed))).toBe(2);
  }
});

test('stuck case 784: players who occur nowhere in the script are named, and the event is seated and goes on', () => {
  const text = '1-2-3-4\n5-6-7-8\n\n1-3-5-7\n2-4-6-8';
  const event = run(eventOf(10), script(text));
  const people = { numbers: 'localIds', plannedRounds: 2 } as const;
  const localIds = Array.from({ length: 10 }, (_, i) => ({ localId: i + 1, player: i + 1 }));
  const problems = checkScript(readScript(text), { ...people, localIds, active: localIds.map(({ player }) => player) });
  expect(problems.find(({ code }) => code === 'mahjong.script.W7')?.params).toMatchObject({ numbers: [9, 10] });
  expect(problems.some(({ severity }) => severity === 'error')).toBe(false);
  const two = finished(seated(finished(seated(event, 'predefined')), 'predefined'));
  expect(confirmedRounds(two)).toBe(2);
  expect(offer(two, 'predefined')?.code).toBe('mahjong.scriptFinished');
});
