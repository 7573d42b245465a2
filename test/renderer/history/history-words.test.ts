/** What the history says of draws and results, as paper and desk say it. */

import { beforeEach, expect, test } from 'vitest';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import { cancelledWords } from '../../../renderer/games/mahjong/history.ts';
import { stepWords, textOfWords } from '../../../renderer/history/step-words.ts';
import { i18n } from '../../../renderer/i18n/i18n.ts';
import { wordsOf } from '../../../renderer/round/names/texts.ts';
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
    ['Round 2 withdrawn (R2.1)'],
    ['Round 2 published (R2.2)'],
  ]);
});

test('[M-10] a cancelled game is told by its reason, one that counts by its points', () => {
  const game = { points: somePoints(1), chombos: [0, 0, 0, 0], sticksLeft: 0, accepted: false };
  const words = cancelledWords({ ...game, cancelled: 'Fire alarm' });
  expect(words === null ? '' : wordsOf(words)).toBe('cancelled: Fire alarm');
  expect(cancelledWords({ ...game, cancelled: null })).toBeNull();
});
