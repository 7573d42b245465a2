/** [hall-and-print 3.3, 3.4] at the keyboard: a late result, what is far off, the letter of the winner. */

import { describe, expect, test } from 'vitest';
import { isFarOff, spreadOf } from '../../../../renderer/round/entry/spread.ts';
import { isLetterOf, lettersOf } from '../../../../renderer/round/names/winner-letter.ts';
import { confirmed, after as done, mahjongEvent, seated, tournamentOf, withResults } from '../event.ts';
import { pointsIn, typist } from '../typist.ts';

describe('[hall-and-print 3.4] a result that was missing when its round was closed', () => {
  const half = () => done(seated(mahjongEvent(16)), { type: 'round.close', no: 1, rule: 'nothing' });

  test('is typed like any other: what counted is shown, Enter takes it, no reason is asked for', () => {
    const at = typist(seated(half()), { round: 1 });
    at.keys('2⏎ 412⏎ 305⏎ 198⏎ ⏎');
    expect(at.entry()).toMatchObject({ stage: 'replace', complaint: null });
    at.keys('⏎');
    expect(at.entry()).toMatchObject({ stage: 'table', taken: null });
    expect(pointsIn(at.ledger(), 1)).toEqual({ 2: [41_200, 30_500, 19_800, 28_500] });
  });

  test('once it is in, another one is a correction with its reason', () => {
    const at = typist(seated(half()), { round: 1 });
    at.keys('2⏎ 412⏎ 305⏎ 198⏎ ⏎ ⏎');
    at.keys('2⏎ 413⏎ 304⏎ 198⏎');
    at.reason('misread');
    at.keys('⏎');
    expect(at.ledger().done?.step.changes[0]).toMatchObject({ type: 'result.corrected', reason: 'misread' });
  });
});

describe('[hall-and-print 3.3] beyond 3 standard deviations', () => {
  test('few values say nothing; far off is more than three deviations on either side', () => {
    expect(spreadOf(Array.from({ length: 39 }, (_, i) => i))).toBeNull();
    expect(spreadOf(Array.from({ length: 40 }, () => 5))).toBeNull();
    const spread = spreadOf(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 10 : 20)));
    expect(spread).toEqual({ mean: 15, deviation: 5 });
    expect([0, 1, 29, 30, 31, -1].map((value) => isFarOff(value, spread))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(isFarOff(1_000_000, null)).toBe(false);
  });

  test('points far from the usual are asked about once; Enter takes them', () => {
    const played = confirmed(withResults(seated(mahjongEvent(44))));
    const at = typist(seated(played));
    at.keys('1⏎ 612⏎ 205⏎ 198⏎ ⏎');
    expect(at.entry()).toMatchObject({ stage: 'hand', complaint: { code: 'mahjong.entry.unusual' } });
    at.keys('⏎');
    expect(at.entry()).toMatchObject({ stage: 'table', complaint: null });
    const usual = typist(seated(played));
    usual.keys('1⏎ 312⏎ 405⏎ 198⏎ ⏎');
    expect(usual.entry()).toMatchObject({ stage: 'table', complaint: null });
  });
});

describe('[hall-and-print 3.3] option: the first letter of the winner', () => {
  const event = () => {
    const names = ['Иван Петров', 'Élodie Lund', '佐藤 健', 'Zoë Visser'];
    const start = names.reduce(
      (ledger, name, at) =>
        done(ledger, {
          type: 'entrant.edit',
          id: at + 1,
          entrant: { name, ...(at === 2 ? { reading: 'Sato Takeru' } : {}) },
        }),
      mahjongEvent(4),
    );
    return seated(start);
  };
  /** Keys that let the player with a number win. */
  const winning = (ledger: ReturnType<typeof event>, id: number): string => {
    const seats = tournamentOf(ledger).rounds[0]?.tables[0]?.seats ?? [];
    return `1⏎ ${seats.map((seat) => (seat === id ? '420' : '260')).join('⏎')}⏎`;
  };

  test('one key more, of any word of the name, in either layout; another letter stays with a word about it', () => {
    const ledger = event();
    for (const [id, right, wrong] of [
      [1, 'и', 'э'],
      [1, 'П', '4'],
      [2, 'E', 'z'],
      [4, 'м', 'q'],
      [3, 't', 'e'],
    ] as const) {
      const at = typist(ledger, { letter: true });
      at.keys(winning(ledger, id));
      expect(at.entry().stage).toBe('letter');
      at.keys(wrong);
      expect(at.entry()).toMatchObject({ stage: 'letter', complaint: { code: 'entry.otherLetter' } });
      at.keys(right);
      expect(at.entry()).toMatchObject({ stage: 'table', taken: null, complaint: null });
      expect(Object.keys(pointsIn(at.ledger(), 1))).toEqual(['1']);
    }
  });

  test('Esc goes back to the result; without the option nothing is asked', () => {
    const ledger = event();
    const at = typist(ledger, { letter: true });
    at.keys(`${winning(ledger, 1)}⎋`);
    expect(at.entry()).toMatchObject({ stage: 'hand', taken: { table: 1 } });
    const off = typist(ledger);
    off.keys(winning(ledger, 1));
    expect(off.entry().stage).toBe('table');
  });

  test('letters typed while a result is on its way are the winner’s where they are asked for, else what their keys mean', () => {
    const ledger = seated(
      done(done(mahjongEvent(8), { type: 'entrant.edit', id: 1, entrant: { name: 'Sato Takeru' } }), {
        type: 'entrant.edit',
        id: 2,
        entrant: { name: 'Sigrid Lund' },
      }),
    );
    const winning = (table: number): string =>
      `${table}⏎ ${[1, 2, 3, 4].map((_, at) => (at === 0 ? '420' : '260')).join('⏎')}⏎`;
    const tables = tournamentOf(ledger).rounds[0]?.tables ?? [];
    const at = typist(ledger, { letter: true, slow: true });
    const initialOf = (no: number) =>
      [...lettersOf(tournamentOf(ledger), [tables[no - 1]?.seats[0] ?? 0])][0]?.toLocaleUpperCase() ?? '';
    at.keys(winning(1) + initialOf(1));
    expect(at.entry().stage).toBe('sending');
    // The letter of the second table, S among them, is typed before the first is on disk.
    at.keys(winning(2) + initialOf(2));
    at.answer();
    expect(at.entry()).toMatchObject({ stage: 'sending', scan: null, sending: { table: 2 } });
    at.keys('S');
    at.answer();
    expect(at.entry()).toMatchObject({ stage: 'table', scan: '', line: '' });
    expect(Object.keys(pointsIn(at.ledger(), 1))).toEqual(['1', '2']);
  });

  test('a key that only stands for a letter elsewhere, as + does for P, confirms nobody', () => {
    const ledger = seated(done(mahjongEvent(4), { type: 'entrant.edit', id: 1, entrant: { name: 'Pavel Pohl' } }));
    const at = typist(ledger, { letter: true });
    at.keys(`${winning(ledger, 1)}+`);
    expect(at.entry()).toMatchObject({ stage: 'letter', complaint: null });
    at.keys('p');
    expect(at.entry()).toMatchObject({ stage: 'table', complaint: null });
  });

  test('a name that no key writes is not asked about', () => {
    const state = tournamentOf(done(event(), { type: 'entrant.edit', id: 3, entrant: { name: '佐藤 健' } }));
    expect([...lettersOf(state, [3])]).toEqual([]);
    expect([...lettersOf(state, [4])]).toEqual(['z', 'v']);
    expect(isLetterOf('я', lettersOf(state, [4]))).toBe(true);
  });
});
