import { describe, expect, test } from 'vitest';
import { commandFromTrf } from '../../../../core/exchange/trf/into-event.ts';
import { type ReportHead, trfOfEvent } from '../../../../core/exchange/trf/of-event.ts';
import { readTrf } from '../../../../core/exchange/trf/read.ts';
import { duelFromTrf } from '../../../../core/exchange/trf/to-duel.ts';
import { writeTrf } from '../../../../core/exchange/trf/write.ts';
import { duel } from '../../../../core/games/duel/duel.ts';
import { defaultRules } from '../../../../core/games/duel/rules/rules.ts';
import { ownOf } from '../../../../core/games/duel/rules/state.ts';
import type { CommandInput } from '../../../../core/tournament/commands.ts';
import { emptyLedger, type Ledger } from '../../../../core/tournament/ledger.ts';
import {
  duelEvent,
  duelEventOf,
  entering,
  own,
  pairsOf,
  played,
  proposalOf,
  seated,
} from '../../games/duel/played-event.ts';
import { created, redo, run, stateOf, undo } from '../../tournament/event.ts';

const head: ReportHead = { federation: 'LAT', arbiter: 'A. Judge' };

const inRiga = { place: 'Riga', days: { from: '2026-11-21', until: '2026-11-22' } };

const fileOf = (event: Ledger, version: '2016' | '2026' = '2026'): string => {
  const trf = trfOfEvent({ ...stateOf(event), ...inRiga }, head);
  if (!trf.ok) throw new Error(JSON.stringify(trf.refusal));
  return writeTrf(trf.value, version);
};

const nobodyYet = (): Ledger => run(emptyLedger, { ...created, family: 'duel', plannedRounds: 3 } as CommandInput);

const takenOver = (text: string, empty: Ledger = nobodyYet()): Ledger => {
  const read = readTrf(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems[0]));
  return run(
    empty,
    commandFromTrf(
      duelFromTrf(read.trf),
      { rules: defaultRules, name: 'Event' },
      { from: 'event.trf', reason: 'from the file' },
    ),
  );
};

const shown = (event: Ledger) => {
  const { rows, columns } = duel.results.standings(stateOf(event));
  const kept = columns.findIndex(({ code }) => code === 'strengthOfSchedule');
  return rows.map(({ place, entrant, cells }) => ({ place, entrant, points: cells[0], strength: cells[kept] }));
};

/** Four rounds with everything: bye, upsets, a draw, no-show, drop, late entry, awarded bye, penalty. */
const eventful = (): Ledger => {
  let event = played(seated(duelEvent(9)), [6]);
  event = run(event, { type: 'entrants.add', entrants: [{ name: 'Late' }] });
  event = run(event, own({ do: 'awardBye', award: { player: 3, round: 2 } }));
  event = seated(event);
  event = run(
    event,
    entering(event, 1, { outcome: 'draw', reason: 'intentionalDraw' }),
    entering(event, 2, { outcome: 'a', reason: 'noShow' }),
    entering(event, 3, { outcome: 'doubleLoss', reason: 'noShow' }),
    entering(event, 4, { outcome: 'b' }),
    { type: 'round.confirm', no: 2 },
    { type: 'entrants.play', ids: [4, 9], playing: false },
    own({ do: 'grantMissed', grant: { player: 10, round: 1, as: 'draw' } }),
    own({ do: 'adjust', adjustment: { player: 1, points: -50, reason: 'late deck list' } }),
    own({ do: 'setNever', pairs: [[2, 5]] }),
  );
  return played(seated(event));
};

describe('an event as a tournament report file and back', () => {
  test('people, pairs, points, places and what comes next are the same', () => {
    const event = eventful();
    const back = takenOver(fileOf(event));
    expect(shown(back)).toEqual(shown(event));
    expect(pairsOf(back).map((pair) => pair.toSorted((a, b) => a - b))).toEqual(
      expect.arrayContaining(pairsOf(event).map((pair) => pair.toSorted((a, b) => a - b))),
    );
    expect(proposalOf(back).tables.map(({ seats }) => seats)).toEqual(
      proposalOf(event).tables.map(({ seats }) => seats),
    );
    expect(ownOf(stateOf(back)).never).toEqual([[2, 5]]);
    expect(stateOf(back).entrants.map(({ playing }) => playing)).toEqual(
      stateOf(event).entrants.map(({ playing }) => playing),
    );
  });
  test('an import is one step: one undo takes all of it back, redo brings it again', () => {
    const back = takenOver(fileOf(eventful()));
    expect(back.last).toBe(2);
    const without = undo(back);
    expect(stateOf(without)).toMatchObject({ entrants: [], rounds: [], own: duel.steps.start() });
    expect(stateOf(redo(without))).toEqual(stateOf(back));
  });
  test('draws of an import that was taken back keep their numbers: the next draw has a new one', () => {
    const file = fileOf(played(seated(duelEvent(8))));
    const again = takenOver(file, undo(takenOver(file)));
    expect(stateOf(again).rounds.map(({ draw }) => draw.no)).toEqual([2]);
  });
  test('the 2016 form is read as well', () => {
    const event = played(seated(played(seated(duelEvent(8)))));
    expect(shown(takenOver(fileOf(event, '2016')))).toEqual(shown(event));
  });
  test('names are written with the family name first and come back as they were', () => {
    const event = duelEventOf([
      { name: 'Zoë Martin', familyName: 'Martin', givenName: 'Zoë', country: 'fra', number: '12345' },
      { name: 'Пётр Ежов' },
    ]);
    expect(fileOf(event)).toContain('Martin, Zoë');
    const [first, second] = stateOf(takenOver(fileOf(event))).entrants;
    expect(first).toMatchObject({ name: 'Zoë Martin', familyName: 'Martin', country: 'FRA', number: '12345' });
    expect(second?.name).toBe('Пётр Ежов');
  });
  test('a bracket after the Swiss rounds is not in the file', () => {
    const swiss = played(seated(played(seated(duelEvent(8)))));
    const cut = run(swiss, own({ do: 'startCut', cut: { size: 4, thirdPlace: false } }));
    expect(fileOf(cut)).toBe(fileOf(swiss));
  });
  test('an event without people, and one with an open round, are refused', () => {
    const nobody = run(emptyLedger, { ...created, family: 'duel', plannedRounds: 3 } as CommandInput);
    const code = (event: Ledger) => {
      const answer = trfOfEvent(stateOf(event), head);
      return answer.ok ? null : answer.refusal.code;
    };
    expect(code(nobody)).toBe('duel.trf.nobody');
    expect(code(seated(duelEvent(4)))).toBe('duel.trf.notConfirmed');
  });
});

describe('a file with errors in every field', () => {
  /** Texts put into a line of blanks at their columns, counted from 1. */
  const line = (pieces: readonly (readonly [column: number, text: string])[]): string => {
    const letters: string[] = [];
    for (const [column, text] of pieces)
      for (const [i, letter] of [...text].entries()) letters[column - 1 + i] = letter;
    return Array.from(letters, (letter) => letter ?? ' ').join('');
  };
  const text = [
    '012 Broken Cup',
    '142 many',
    '152 Q',
    '162 Q 0.5',
    line([
      [1, '001'],
      [5, '  x1'],
      [10, 'q'],
      [49, '23o0'],
      [81, '1,00'],
      [86, ' #1 '],
      [92, '  zz'],
      [97, 'x'],
      [99, 'Q'],
    ]),
    '240 Q 00x  xyz',
    '250       x.y abc def ghij klmn',
    '260 00a 00b    1',
    '299 Q         x.y  zzz  abc',
    '013 a team',
    '    lost',
  ].join('\r\n');
  const read = readTrf(text);
  const found = read.ok ? [] : read.problems.map(({ line: at, column, code }) => `${at}:${column} ${code.slice(9)}`);

  test('is not read at all', () => {
    expect(read.ok).toBe(false);
  });
  test('every line with an error is named', () => {
    expect([...new Set(found.map((place) => Number(place.split(':')[0])))].toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });
  test('and in the line of a player every field, by its column', () => {
    const fields = found.filter((place) => place.startsWith('5:'));
    expect(fields).toEqual([
      '5:5 badNumber',
      '5:10 badSex',
      '5:15 noName',
      '5:49 badNumber',
      '5:81 badPoints',
      '5:86 badNumber',
      '5:92 badNumber',
      '5:97 badColour',
      '5:99 badResult',
    ]);
  });
});
