/** What the history says of draws and results, as paper and desk say it. */

import { beforeEach, expect, test } from 'vitest';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import { cancelledWords } from '../../../renderer/games/mahjong/history.ts';
import { stepWords, textOfWords } from '../../../renderer/history/step-words.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { nameRoundsBy } from '../../../renderer/i18n/names.ts';
import { wordsOf } from '../../../renderer/round/names/texts.ts';
import { duelEvent, own, played, publishingOf, seated as seatedDuel } from '../../core/games/duel/played-event.ts';
import { confirmed, mahjongEvent, after as next, seated, somePoints, tournamentOf } from '../round/event.ts';

const toldBy = ({ done }: Ledger, before: Ledger) =>
  stepWords(done?.step.changes ?? [], tournamentOf(before), null).map(textOfWords);

beforeEach(() => i18n.changeLanguage('en'));

test('a draw has the number of its round that stands on paper, R2.2, and not one of the whole event', () => {
  const one = confirmed(seated(mahjongEvent(8)));
  const first = seated(one);
  const withdrawn = next(first, { type: 'round.withdraw', no: 2 });
  expect([toldBy(first, one), toldBy(withdrawn, first), toldBy(seated(withdrawn), withdrawn)]).toEqual([
    ['Round 2 published (R2.1)'],
    ['Round 2 taken back (R2.1)'],
    ['Round 2 published (R2.2)'],
  ]);
});

test('a stage of a cut is told by what it was called then, also when there is another cut by now', () => {
  const swiss = played(seatedDuel(duelEvent(8)));
  const cut = next(swiss, own({ do: 'startCut', cut: { size: 4, thirdPlace: false } }));
  const semi = next(cut, publishingOf(cut, {}, 'cut'));
  const withdrawn = next(semi, { type: 'round.withdraw', no: 2 });
  expect([toldBy(semi, cut), toldBy(withdrawn, semi)]).toEqual([
    ['Round 2 (Semi-finals) published (R2.1)'],
    ['Round 2 (Semi-finals) taken back (R2.1)'],
  ]);
  nameRoundsBy(() => ({ code: 'duel.stages.quarter' }));
  expect(toldBy(semi, cut)).toEqual(['Round 2 (Semi-finals) published (R2.1)']);
  nameRoundsBy(() => null);
});

test('[M-10] a cancelled game is told by its reason, one that counts by its points', () => {
  const game = { points: somePoints(1), chombos: [0, 0, 0, 0], sticksLeft: 0, accepted: false };
  const words = cancelledWords({ ...game, cancelled: 'Fire alarm' });
  expect(words === null ? '' : wordsOf(words)).toBe('cancelled: Fire alarm');
  expect(cancelledWords({ ...game, cancelled: null })).toBeNull();
});

test('what is said of the names is told by its words, and only where it is another than before', () => {
  const event = mahjongEvent(4);
  const { name, plannedRounds, namesAs } = tournamentOf(event);
  const described = (order: 'family' | 'given') =>
    next(event, {
      type: 'tournament.describe',
      name,
      plannedRounds,
      namesAs: { order, family: namesAs?.family ?? 'last' },
    });
  expect(toldBy(described('given'), event).join()).toMatch(/Given name first$/);
});

test('a person is named as everywhere else in the event: added, left out, removed and called anew', () => {
  const event = mahjongEvent(4);
  const { name, plannedRounds } = tournamentOf(event);
  const written = next(event, {
    type: 'tournament.describe',
    name,
    plannedRounds,
    namesAs: { order: 'family', family: 'last' },
  });
  const added = next(written, { type: 'entrants.add', entrants: [{ name: 'Larry Late' }] });
  const { id, ...entrant } = tournamentOf(added).entrants.at(-1) ?? { id: 0, name: '' };
  const paused = next(added, { type: 'entrants.play', ids: [id], playing: false });
  const renamed = next(added, { type: 'entrant.edit', id, entrant: { name: 'Larry Later' } });
  const removed = next(added, { type: 'entrants.remove', ids: [id] });
  expect(entrant.name).toBe('Larry Late');
  expect(toldBy(added, written).join()).toContain('Late Larry');
  expect(toldBy(paused, added).join()).toContain('Late Larry');
  expect(toldBy(renamed, added).join()).toMatch(/Late Larry.*Later Larry/);
  expect(toldBy(removed, added).join()).toContain('Late Larry');
});
