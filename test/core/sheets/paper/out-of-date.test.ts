/** [W-5.2] What was printed and would come out otherwise now, in every game. */

import { describe, expect, test } from 'vitest';
import { families } from '../../../../core/games/all.ts';
import { documentsOf } from '../../../../core/sheets/paper/documents.ts';
import { contentOf, outOfDate, type PrintedPaper, roundPrinted } from '../../../../core/sheets/paper/out-of-date.ts';
import { lastRound, type Tournament } from '../../../../core/tournament/state.ts';
import type { GameId } from '../../../../core/tournament/words.ts';
import { revised } from '../hall-of-names.ts';
import { familyOf, sampleOf } from '../sample-events.ts';

const games = Object.keys(families) as GameId[];

const eventOf = (tournament: Tournament, id: GameId) => ({ tournament, family: familyOf(id), done: null });

const printedNow = (tournament: Tournament, id: GameId): readonly PrintedPaper[] => {
  const family = familyOf(id);
  const round = lastRound(tournament)?.no ?? 0;
  return documentsOf(family).flatMap(({ id: document }) => {
    const no = roundPrinted(family, document, round);
    const content = contentOf({ tournament, family, done: null }, document, no);
    return content === null ? [] : [{ document, round: no, content, at: 5 }];
  });
};

const old = (tournament: Tournament, id: GameId, papers: readonly PrintedPaper[]): readonly string[] =>
  outOfDate(eventOf(tournament, id), papers, lastRound(tournament)?.no ?? 0).map(({ document }) => document);

describe.each(games)('%s', (id) => {
  const sample = sampleOf(id);
  const papers = printedNow(sample, id);

  test('nothing is out of date while nothing has changed, and a round that is planned more changes no paper', () => {
    expect(papers.length).toBeGreaterThan(3);
    expect(old(sample, id, papers)).toEqual([]);
    expect(old({ ...sample, plannedRounds: sample.plannedRounds + 1 }, id, papers)).not.toContain('signIn');
  });

  test('a name that is written otherwise is out of date wherever it stands', () => {
    const [first, ...others] = sample.entrants;
    if (first === undefined) throw new Error('nobody');
    const renamed = { ...sample, entrants: [{ ...first, name: 'Zacharias Zimmermann' }, ...others] };
    // The lists of bridge name the people of a pair, not the pair.
    const named = { poker: 'signIn', bridge: 'bridgePaper.byNumber', mahjong: 'seatingByName', duel: 'seatingByName' };
    expect(old(renamed, id, papers)).toContain(named[id]);
    expect(old(renamed, id, papers)).not.toContain('blankNames');
  });
});

test('results of the round that is played make no list of its seats out of date; a corrected one does so to the standings', () => {
  const sample = sampleOf('mahjong');
  const papers = printedNow(sample, 'mahjong');
  const last = lastRound(sample);
  if (last === undefined) throw new Error('no round');
  const played = (no: number, points: readonly number[]): Tournament => ({
    ...sample,
    rounds: sample.rounds.map((round) =>
      round.no === no ? { ...round, results: { ...round.results, 1: { points: [...points] } } } : round,
    ),
  });
  const seats = ['seatingByTable', 'seatingByName', 'slips', 'tableCards', 'signIn', 'standings'];
  const entered = old(played(last.no, [40_000, 30_000, 20_000, 30_000]), 'mahjong', papers);
  expect(entered.filter((document) => seats.includes(document))).toEqual([]);
  const corrected = old(played(1, [99_000, 7_000, 7_000, 7_000]), 'mahjong', papers);
  expect(corrected).toContain('standings');
  expect(corrected).not.toContain('slips');
});

test('[L-2.5] a revision that was printed and taken back is out of date: the drawer leads to printing the seating in force', () => {
  const sample = sampleOf('mahjong');
  const before = { ...sample, rounds: sample.rounds.slice(0, 1) };
  const papers = printedNow(revised(before, 1, 2), 'mahjong');
  const again = old(before, 'mahjong', papers);
  for (const document of ['seatingByTable', 'seatingByName', 'slips']) expect(again).toContain(document);
});

test('lists of another round than the one in sight are not asked about', () => {
  const sample = sampleOf('mahjong');
  const paper = { document: 'slips' as const, round: 1, content: 'other', at: 1 };
  expect(outOfDate(eventOf(sample, 'mahjong'), [paper], 2)).toEqual([]);
  expect(outOfDate(eventOf(sample, 'mahjong'), [paper], 1)).toEqual([paper]);
});
