import { describe, expect, test } from 'vitest';
import { mahjong } from '../../../../../core/games/mahjong/mahjong.ts';
import { ownOf } from '../../../../../core/games/mahjong/rules/state.ts';
import { readScript } from '../../../../../core/games/mahjong/seating/script/script-read.ts';
import { currentGame, localIdsOf } from '../../../../../core/games/mahjong/seating/script/script-state.ts';
import type { CommandInput } from '../../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { eventOf, publishing, refusalOf, resultsOf, run, stateOf, undo } from '../../../tournament/event.ts';

const own = (command: Json): CommandInput => ({ type: 'family.do', command });
const script = (text: string, numbers: 'localIds' | 'places' = 'localIds'): CommandInput =>
  own({ do: 'setScript', script: { text, numbers, winds: 'asWritten' } });

const twoRounds = '1-2-3-4\n5-6-7-8\n\n1-3-5-7\n2-4-6-8';

const gameOf = (ledger: Ledger): number => {
  const held = ownOf(stateOf(ledger)).script;
  if (held === null) throw new Error('no script');
  return currentGame(stateOf(ledger), held);
};
const publish = (ledger: Ledger, method: string): Ledger => run(ledger, publishing(ledger, method));
const confirm = (ledger: Ledger): Ledger => {
  const no = stateOf(ledger).rounds.length;
  return run(ledger, ...resultsOf(ledger, no), { type: 'round.confirm', no });
};
const offerOf = (ledger: Ledger) =>
  mahjong.seating.offers(stateOf(ledger)).find(({ id }) => id === 'predefined')?.refusal;

describe('M-25: the current game', () => {
  test('G-P5: current 1, generate: 1; reset: 1; generate, confirm: 2; undo: 1; confirm round R: R+1', () => {
    const start = run(eventOf(8), script(twoRounds));
    expect(gameOf(start)).toBe(1);
    const generated = publish(start, 'predefined');
    expect(gameOf(generated)).toBe(1);
    expect(gameOf(run(generated, { type: 'round.withdraw', no: 1 }))).toBe(1);
    const confirmed = confirm(generated);
    expect(gameOf(confirmed)).toBe(2);
    expect(gameOf(undo(confirmed))).toBe(1);
    expect(gameOf(confirm(publish(confirmed, 'predefined')))).toBe(3);
  });
  test('R+1 reads "script finished" and disables seating', () => {
    const done = confirm(publish(confirm(publish(run(eventOf(8), script(twoRounds)), 'predefined')), 'predefined'));
    expect(offerOf(done)).toMatchObject({ code: 'mahjong.scriptFinished', params: { rounds: 2 } });
  });
  test('values outside 1..R+1 are refused with the numbers', () => {
    const start = run(eventOf(8), script(twoRounds));
    expect(gameOf(run(start, own({ do: 'setCurrentGame', current: 3 })))).toBe(3);
    expect(refusalOf(start, own({ do: 'setCurrentGame', current: 4 }))).toMatchObject({
      code: 'mahjong.currentGameOutside',
      params: { current: 4, most: 3 },
    });
  });
  test('it is not changed while a seating waits', () => {
    const waiting = publish(run(eventOf(8), script(twoRounds)), 'predefined');
    expect(refusalOf(waiting, own({ do: 'setCurrentGame', current: 2 })).code).toBe('round.open');
  });
  test('M-27: a round of another kind does not move it, the script goes on where it stopped', () => {
    const after = confirm(publish(run(eventOf(8), script(twoRounds)), 'random'));
    expect(gameOf(after)).toBe(1);
    expect(offerOf(after)).toBeNull();
  });
});

describe('M-23: a script with errors', () => {
  test('is saved as a draft and blocks seating with the number of errors', () => {
    const held = run(eventOf(8), script('1-2-3\n4-5-6-x'));
    expect(ownOf(stateOf(held)).script?.text).toContain('4-5-6-x');
    expect(offerOf(held)).toMatchObject({ code: 'mahjong.scriptHasErrors', params: { count: 2 } });
  });
  test('without a script the way out is to write one', () => {
    expect(offerOf(eventOf(8))).toMatchObject({ code: 'mahjong.noScript', ways: [{ do: 'mahjong.writeScript' }] });
  });
});

describe('M-24: local ids', () => {
  test('are given in order of registration; who registers later gets the next free number', () => {
    const late = run(eventOf(8), script(twoRounds), { type: 'entrants.add', entrants: [{ name: 'Late' }] });
    const held = ownOf(stateOf(late)).script;
    expect(held && localIdsOf(stateOf(late), held).find(({ player }) => player === 9)?.localId).toBe(9);
  });
  test('are unique', () => {
    const start = run(eventOf(8), script(twoRounds));
    const twice = own({
      do: 'setLocalIds',
      localIds: [
        { localId: 1, player: 1 },
        { localId: 1, player: 2 },
      ],
    });
    expect(refusalOf(start, twice)).toMatchObject({
      code: 'mahjong.localIdTaken',
      params: { localId: 1, players: [1, 2] },
    });
  });
  test('a table is made by replacing ids by players, nothing else', () => {
    const localIds = [8, 7, 6, 5, 4, 3, 2, 1].map((player, i) => ({ localId: i + 1, player }));
    const seated = publish(run(eventOf(8), script(twoRounds), own({ do: 'setLocalIds', localIds })), 'predefined');
    expect(stateOf(seated).rounds[0]?.tables.map(({ seats }) => seats)).toEqual([
      [8, 7, 6, 5],
      [4, 3, 2, 1],
    ]);
  });
});

describe('M-26: a scripted player who does not play', () => {
  const rested = run(eventOf(12), script('1-2-3-4\n5-6-7-8\n9-10-11-12'), {
    type: 'entrants.play',
    ids: [7],
    playing: false,
  });
  test('a dropped table lets its other three sit out, recorded', () => {
    const dropped = run(rested, own({ do: 'dropLines', lines: [2] }));
    const seated = publish(dropped, 'predefined');
    const round = stateOf(seated).rounds[0];
    expect(round?.tables).toHaveLength(2);
    expect(round?.byes.map(({ entrant }) => entrant)).toEqual([5, 6, 8]);
  });
  test('a drop is for one game only', () => {
    const dropped = run(
      rested,
      own({ do: 'dropLines', lines: [2] }),
      script('1-2-3-4\n5-6-7-8\n9-10-11-12\n\n1-5-9-2'),
    );
    const request = mahjong.seating.request(
      stateOf(run(dropped, own({ do: 'setCurrentGame', current: 2 }))),
      'predefined',
      {},
      's',
    );
    expect(request).toMatchObject({ ok: true, value: { options: { dropped: [] } } });
  });
});

describe('M-27: written back', () => {
  test('real past rounds stand in front and the current game is the next number', () => {
    const played = confirm(publish(run(eventOf(8), script(twoRounds)), 'random'));
    const written = run(played, own({ do: 'writePlayedRounds' }));
    const held = ownOf(stateOf(written)).script;
    const rounds = readScript(held?.text ?? '').rounds;
    expect(rounds).toHaveLength(3);
    expect(rounds[0]?.map((table) => [...table])).toEqual(
      stateOf(played).rounds[0]?.tables.map(({ seats }) => [...seats]),
    );
    expect(gameOf(written)).toBe(2);
  });
});

describe('M-28: by place', () => {
  test('G-I3 as a script by place equals interval 3 with 28 players', () => {
    const lines = ['1-4-7-10', '2-5-8-11', '3-6-9-12', '13-16-19-22', '14-17-20-23', '15-18-21-24', '25-26-27-28'].join(
      '\n',
    );
    const start = confirm(publish(run(eventOf(28)), 'random'));
    const byPlace = publish(run(start, script(lines, 'places')), 'predefined');
    const interval = run(start, publishing(start, 'interval', { k: 3 }));
    const groups = (ledger: Ledger) =>
      stateOf(ledger).rounds[1]?.tables.map(({ seats }) => seats.toSorted((a, b) => a - b).join());
    expect(groups(byPlace)).toEqual(groups(interval));
  });
});
