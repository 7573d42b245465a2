import { describe, expect, test } from 'vitest';
import { trfOfEvent } from '../../../../../core/exchange/trf/of-event.ts';
import { marksOfRow } from '../../../../../core/game/rounds.ts';
import { standingsTitle } from '../../../../../core/game/standings.ts';
import { duel } from '../../../../../core/games/duel/duel.ts';
import { standingChoices } from '../../../../../core/games/duel/results/final-order.ts';
import { bracketOf, championOf } from '../../../../../core/games/duel/seating/bracket.ts';
import { revealOf } from '../../../../../core/sheets/hall/reveal.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { RoundNo } from '../../../../../core/tournament/words.ts';
import { run, stateOf } from '../../../tournament/event.ts';
import { duelEvent, entering, own, played, publishingOf, seated } from '../played-event.ts';

const afterSwiss = (players: number, rounds: number): Ledger => {
  let event = duelEvent(players);
  for (let round = 1; round <= rounds; round++) event = played(seated(event));
  return event;
};

const order = (event: Ledger, through?: RoundNo): readonly number[] =>
  duel.results.standings(stateOf(event), false, through).rows.map(({ entrant }) => entrant);

const placesOf = (event: Ledger): readonly (readonly [number | null, number])[] =>
  duel.results.standings(stateOf(event)).rows.map(({ place, entrant }) => [place, entrant]);

/** A stage of the cut in which the lower seed wins every match, in or confirmed. */
const upset = (event: Ledger, confirmed = true): Ledger => {
  const seats = run(event, publishingOf(event, {}, 'cut'));
  const tables = stateOf(seats).rounds.at(-1)?.tables ?? [];
  const entered = run(seats, ...tables.map(({ table }) => entering(seats, table, { outcome: 'b' })));
  return confirmed ? run(entered, { type: 'round.confirm', no: stateOf(seats).rounds.length }) : entered;
};

const cut = (event: Ledger, size: number): Ledger =>
  run(event, own({ do: 'startCut', cut: { size, thirdPlace: false } }));

const titleOf = (event: Ledger, through?: RoundNo) =>
  standingsTitle(duel.results.standings(stateOf(event), false, through));

describe('V-1 one order, the right champion', () => {
  const swiss = afterSwiss(8, 3);
  const before = order(swiss);
  const [s1 = 0, s2 = 0, s3 = 0, s4 = 0] = before;
  const started = cut(swiss, 4);
  const semi = upset(started);
  const over = upset(semi);

  test('V-1 the last round named, no round named: the same champion', () => {
    // Semi-finals 1–4 and 2–3 go to 4 and 3; the final to 4, who stands second on the slip.
    expect(order(over).slice(0, 4)).toEqual([s4, s3, s1, s2]);
    expect(order(over, 5)).toEqual(order(over));
    expect(order(over, 99)).toEqual(order(over));
    expect(titleOf(over, 5)).toEqual({ code: 'duel.standing.final' });
    expect(duel.results.standings(stateOf(over)).through).toBe(5);
  });

  test('[stages 2.4] people of the cut are told the stage that gave them the place, the others what the figures say', () => {
    const marks = (event: Ledger) =>
      duel.results.standings(stateOf(event)).rows.map((row) => marksOfRow(duel, row).map(({ code }) => code));
    const [final, semi4] = [['duel.stages.final'], ['duel.stages.semi']];
    expect(marks(over).slice(0, 4)).toEqual([final, final, semi4, semi4]);
    for (const codes of marks(over).slice(4)) expect(codes).not.toContain('duel.stages.semi');
    const withThird = upset(upset(run(swiss, own({ do: 'startCut', cut: { size: 4, thirdPlace: true } }))));
    const third = ['duel.stages.third'];
    expect(marks(withThird).slice(0, 4)).toEqual([final, final, third, third]);
    expect(marks(semi).flat()).not.toContain('duel.stages.final');
  });

  test('[duel 4.1] a champion who is disqualified after the final has no place, and who is left moves up', () => {
    const out = { player: s4, reason: 'cheating', keepPoints: true } as const;
    const placed = placesOf(run(over, own({ do: 'disqualify', disqualification: out })));
    expect(placed.slice(0, 3)).toEqual([
      [1, s3],
      [2, s1],
      [2, s2],
    ]);
    expect(placed.at(-1)).toEqual([null, s4]);
  });

  test('[stages 2.3] while the final is to be played again nobody is champion, and no place is told', () => {
    const reopened = run(over, { type: 'round.reopen', no: 5 });
    const championIn = (event: Ledger) => {
      const bracket = bracketOf(stateOf(event));
      return bracket.ok ? championOf(stateOf(event), bracket.value) : null;
    };
    expect([over, reopened].map(championIn)).toEqual([s4, null]);
    const told = (event: Ledger) => revealOf(stateOf(event), duel, { top: 0, step: 1 })?.rows.map(({ place }) => place);
    // Before the bracket is published the places of the Swiss part may be told; then only the final result.
    expect([swiss, started, run(started, publishingOf(started, {}, 'cut')), semi, reopened, over].map(told)).toEqual([
      [8],
      [8],
      undefined,
      undefined,
      undefined,
      [8],
    ]);
  });

  test('[stages 2.6] who shares a place stands by the seed of the cut, also when a penalty after the final turns the points round', () => {
    const given = { player: s1, points: -900, reason: 'unsporting' } as const;
    expect(order(over).slice(2, 4)).toEqual([s1, s2]);
    expect(order(run(over, own({ do: 'adjust', adjustment: given }))).slice(2, 4)).toEqual([s1, s2]);
  });

  test('V-1 a Swiss round that is named is that round, and says so', () => {
    expect(order(over, 3)).toEqual(before);
    expect(order(over, 2)).toEqual(order(swiss, 2));
    expect(titleOf(over, 3)).toEqual({ code: 'duel.standing.beforeCut', params: { round: 3, size: 4 } });
    expect(titleOf(over, 2)).toEqual({ code: 'sheets.hall.standingsAfter', params: { round: 2 } });
  });

  test('[stages 2.3] while the bracket goes on the latest that is complete is the Swiss part', () => {
    expect(titleOf(swiss)).toEqual({ code: 'sheets.hall.standingsAfter', params: { round: 3 } });
    expect(titleOf(started).code).toBe('duel.standing.beforeCut');
    const open = run(started, publishingOf(started, {}, 'cut'));
    expect(titleOf(open)).toMatchObject({ code: 'duel.standing.running', params: { stage: 'semi' } });
    // The final is not on before it is seated.
    expect(titleOf(semi)).toMatchObject({ code: 'duel.standing.before', params: { stage: 'final' } });
    expect(titleOf(run(semi, publishingOf(semi, {}, 'cut')))).toMatchObject({
      code: 'duel.standing.running',
      params: { stage: 'final' },
    });
    expect(order(semi)).toEqual(before);
    const choices = (event: Ledger) => standingChoices(stateOf(event)).map(({ through }) => through);
    expect([swiss, started, open, semi, over].map(choices)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3, 5],
    ]);
  });

  test('with results that are not confirmed the final result is there when the final is in', () => {
    const last = upset(semi, false);
    expect(order(last)).toEqual(before);
    const asked = duel.results.standings(stateOf(last), true);
    expect(asked.rows.slice(0, 2).map(({ entrant }) => entrant)).toEqual([s4, s3]);
    expect(asked.title?.code).toBe('duel.standing.final');
  });

  test('[stages 2.4, 2.7] behind the cut everybody has the place after those who stand above', () => {
    // The third of the Swiss part drops, and the fifth plays in the place.
    const away = run(swiss, { type: 'entrants.play', ids: [s3], playing: false });
    const done = upset(upset(cut(away, 4)));
    expect(placesOf(done).map(([place]) => place)).toEqual([1, 2, 3, 3, 5, 6, 7, 8]);
    expect(placesOf(done)[4]).toEqual([5, s3]);
  });

  test('V-4 the report file has the places after the Swiss rounds it contains', () => {
    const head = { city: '', federation: '', from: '', to: '', arbiter: '' };
    const ranks = (event: Ledger) => {
      const trf = trfOfEvent(stateOf(event), head);
      if (!trf.ok) throw new Error(JSON.stringify(trf.refusal));
      return trf.value.players.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ name }) => name);
    };
    expect(ranks(over)).toEqual(ranks(swiss));
  });
});
