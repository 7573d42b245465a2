import { describe, expect, test } from 'vitest';
import type { GameListing } from '../../../../../core/game/paper.ts';
import { duel } from '../../../../../core/games/duel/duel.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import { lastRound } from '../../../../../core/tournament/state.ts';
import { sheetOf } from '../../../sheets/printed.ts';
import { run, stateOf } from '../../../tournament/event.ts';
import { duelEvent, own, played, publishingOf, seated } from '../played-event.ts';

const documentOf = (id: string) => {
  const found = duel.paper.documents?.find((document) => document.id === id);
  if (found === undefined) throw new Error(`no document ${id}`);
  return found;
};
const made = (event: Ledger, id: string) => documentOf(id).make(stateOf(event), lastRound(stateOf(event)) ?? null);
const hallBracket = (event: Ledger) =>
  duel.hall.views?.find(({ id }) => id === 'duel.bracket')?.make(stateOf(event), null);

const withCut = (): Ledger => {
  const swiss = played(seated(played(seated(duelEvent(8)))));
  return run(swiss, own({ do: 'startCut', cut: { size: 4, thirdPlace: true } }));
};
const stage = (event: Ledger): Ledger => run(event, publishingOf(event, {}, 'cut'));

const notes = (listing: GameListing | undefined): readonly string[] =>
  (listing?.blocks ?? []).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell.kind === 'sentences' ? cell.phrases.map(({ code }) => code) : [])),
    ),
  );

describe('8 a pairing log that can be printed when a player asks "why am I playing her?"', () => {
  const event = seated(played(seated(duelEvent(6))));
  const [sheet] = made(event, 'duel.log');
  const parts = sheet?.kind === 'list' ? sheet.parts : [];
  test('tiers, floats, groups with their costs', () => {
    expect(notes(parts[0])).toEqual(
      expect.arrayContaining(['duel.trace.tier', 'duel.trace.float', 'duel.trace.group']),
    );
  });
  test('every pair with its reasons', () => {
    const rows = parts[1]?.blocks[0]?.rows ?? [];
    const tables = rows.flatMap(({ cells: [first] }) => (first?.kind === 'number' ? [first.value] : []));
    expect(tables).toEqual([1, 2, 3]);
    expect(rows.map(({ cells }) => cells.length)).toEqual([4, 4, 4]);
    expect(notes(parts[1])).toEqual(expect.arrayContaining(['duel.reasons.sameTier', 'duel.reasons.floated']));
  });
  test('names stand in the sentences, not numbers', () => {
    expect(JSON.stringify(parts)).toContain('"player":"P3"');
  });
  test('it waits for a round', () => {
    expect(documentOf('duel.log').waits(stateOf(duelEvent(4)), null)).toBe('round');
  });
});

describe('12 the bracket on paper and in the hall', () => {
  test('paper has it from the start of the cut, with the match for third place', () => {
    const sheets = made(withCut(), 'duel.bracket');
    expect(sheets.map(({ kind }) => kind)).toEqual(['bracket']);
    const [main] = sheets;
    // The last round has third place after the final.
    expect(main?.kind === 'bracket' && main.bracket.rounds.map(({ matches }) => matches.length)).toEqual([2, 2]);
  });
  test('[L-6.2] whoever is not known yet is told by the match that says it, and nobody is left open', () => {
    const sidesOf = (event: Ledger) =>
      made(event, 'duel.bracket').flatMap((sheet) =>
        sheet.kind !== 'bracket'
          ? []
          : sheet.bracket.rounds.flatMap(({ matches }) =>
              matches.flatMap(({ sides }) =>
                sides.map(({ who, seed }) =>
                  who.kind === 'sentences'
                    ? who.phrases.flatMap(({ code, params = {} }) => [code, ...Object.values(params)]).join(' ')
                    : `${who.kind} ${seed}`,
                ),
              ),
            ),
      );
    const first = ['entrant 1', 'entrant 4', 'entrant 2', 'entrant 3'];
    const open = (from: string) => [
      `sheets.${from} 1 duelDesk.finals.winnerOf`,
      `sheets.${from} 2 duelDesk.finals.winnerOf`,
      `sheets.${from} 1 duelDesk.finals.loserOf`,
      `sheets.${from} 2 duelDesk.finals.loserOf`,
    ];
    expect(sidesOf(withCut())).toEqual([...first, ...open('guide.number')]);
    expect(sidesOf(stage(withCut()))).toEqual([...first, ...open('slip.table')]);
    expect(sidesOf(played(stage(withCut()))).every((side) => side.startsWith('entrant'))).toBe(true);
  });
  test('[L-6.1] a match says its table and how long it is while it is not played', () => {
    const [sheet] = made(stage(withCut()), 'duel.bracket');
    const [round] = sheet?.kind === 'bracket' ? sheet.bracket.rounds : [];
    expect(round?.matches[0]?.label).toEqual({ code: 'sheets.slip.table', params: { table: 1 } });
    expect(round?.matches[0]?.beside).toEqual([
      { kind: 'phrase', phrase: { code: 'duelDesk.rules.bestOfGames', params: { count: 3 } } },
    ]);
  });
  test('the hall only once its first round is published', () => {
    expect(hallBracket(withCut())).toBeNull();
    // It is headed by what is played, as on paper: the foot says that it is the bracket.
    const title = { code: 'duelDesk.finals.cutTo', params: { size: 4 } };
    expect(hallBracket(stage(withCut()))).toMatchObject({ kind: 'bracket', title });
    expect(made(stage(withCut()), 'duel.bracket')).toMatchObject([{ kind: 'bracket', title }]);
  });
  test('winners are marked and go on', () => {
    const page = hallBracket(played(stage(withCut())));
    const rounds = page?.kind === 'bracket' ? page.bracket.rounds : [];
    expect(rounds[0]?.matches.map(({ won }) => won)).toEqual([0, 0]);
    expect(rounds[1]?.matches[0]?.sides.map(({ who }) => who.kind)).toEqual(['entrant', 'entrant']);
  });
  test('without a cut there is none', () => {
    expect(documentOf('duel.bracket').waits(stateOf(duelEvent(4)), null)).toBe('duel.waiting.cut');
  });
});

describe('12 match slips', () => {
  test('say seed and points beside the name, in a cut the seed of the bracket', () => {
    const second = seated(played(seated(duelEvent(4))));
    expect(duel.paper.slipNote?.(stateOf(second), 2, 1)).toEqual({
      code: 'duel.slipPoints',
      params: { seed: 1, points: 1, count: 1 },
    });
    const cut = stage(withCut());
    const [first = 0] = lastRound(stateOf(cut))?.tables[0]?.seats ?? [];
    expect(duel.paper.slipNote?.(stateOf(cut), 3, first)).toEqual({ code: 'duel.slipSeed', params: { seed: 1 } });
  });
  test('4 row 12: a result corrected after the draw counts on the slips of the round, a late entry has seed and points too', () => {
    const second = seated(played(seated(duelEvent(5))));
    const [winner = 0, loser = 0] = stateOf(second).rounds[0]?.tables[0]?.seats ?? [];
    const corrected = run(second, {
      type: 'result.correct',
      round: 1,
      table: 1,
      result: { outcome: 'b' },
      reason: '',
    });
    const pointsOf = (event: Ledger, id: number) => duel.paper.slipNote?.(stateOf(event), 2, id)?.params?.points;
    expect([winner, loser].map((id) => pointsOf(second, id))).toEqual([1, 0]);
    expect([winner, loser].map((id) => pointsOf(corrected, id))).toEqual([0, 1]);
    const late = run(
      second,
      { type: 'entrants.add', entrants: [{ name: 'Late' }] },
      own({ do: 'lateArrival', player: 6 }),
    );
    expect(duel.paper.slipNote?.(stateOf(late), 2, 6)?.params).toEqual({ seed: 6, points: 0, count: 0 });
  });
  test('have boxes for draws only where draws are allowed', () => {
    const codes = (event: Ledger) => duel.paper.slip?.(stateOf(event)).below.map(({ code }) => code);
    expect(codes(duelEvent(4))).toEqual(['draws', 'intentionalDraw']);
    const rules = { ...(duel.rules.usual as object), points: { win: 100, draw: null, loss: 0, game: 0, bye: null } };
    expect(codes(duelEvent(4, rules as never))).toEqual([]);
  });
  test('V-3 slips of a round that was published with draws keep their boxes, whatever the rules are now; a cut has none', () => {
    const belowOf = (event: Ledger, round = 1) =>
      sheetOf(stateOf(event), 'slips', 'slips', { family: duel, round }).form.below.map(({ code }) => code);
    const noDraws = { ...(duel.rules.usual as object), points: { win: 100, draw: null, loss: 0, game: 0, bye: null } };
    const ruled = (event: Ledger, rules: object) => run(event, { type: 'tournament.rule', rules: rules as never });
    expect(belowOf(ruled(seated(duelEvent(4)), noDraws))).toEqual(['draws', 'intentionalDraw']);
    expect(belowOf(ruled(seated(duelEvent(4, noDraws as never)), duel.rules.usual as object))).toEqual([]);
    expect(belowOf(stage(withCut()), 3)).toEqual([]);
  });
});

test('[L-4] by table from round 2: the points before the round at the end of each line; none in round 1, while standings are hidden, in a cut', () => {
  const last = (event: Ledger) =>
    sheetOf(stateOf(event), 'seatingByTable', 'list', { family: duel }).parts.flatMap(({ blocks }) =>
      blocks.flatMap(({ rows }) =>
        rows.flatMap(({ cells }) => (cells.at(-1)?.kind === 'number' ? [cells.length] : [])),
      ),
    );
  const second = seated(played(seated(duelEvent(8))));
  expect(last(second)).toEqual(Array.from({ length: 8 }, () => 2));
  expect(last(seated(duelEvent(8)))).toEqual([]);
  expect(last(run(second, { type: 'standings.show', hidden: true, frozenAfter: null }))).toEqual([]);
  expect(last(stage(withCut()))).toEqual([]);
});
