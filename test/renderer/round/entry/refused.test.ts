/** A result that the program refuses when it is given out stands in hand, and whoever types on without looking up stores nothing with it. */

import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { bridgeEntry } from '../../../../renderer/games/bridge/entry.ts';
import { duelEntry } from '../../../../renderer/games/duel/entry.ts';
import { mahjongEntry } from '../../../../renderer/games/mahjong/entry.ts';
import type { EntryForm } from '../../../../renderer/round/entry/entry-form.ts';
import { vpRules } from '../../../core/games/bridge/events.ts';
import { closed, seatNext, stateOf } from '../../../core/games/bridge/tournament.ts';
import { duelEvent, own, played, publishingOf, seated as seatedDuel } from '../../../core/games/duel/played-event.ts';
import { after, mahjongEvent, seated, tournamentOf } from '../event.ts';
import { lineDesk } from '../line-desk.ts';

type Case = {
  readonly event: () => Tournament;
  readonly form: EntryForm<unknown>;
  readonly typed: string;
  readonly next: string;
};

const games: { readonly [game: string]: Case } = {
  '1-v-1': {
    event: () => tournamentOf(seatedDuel(duelEvent(8))),
    form: duelEntry as EntryForm<unknown>,
    typed: '1⏎7',
    next: '4⏎9',
  },
  bridge: {
    event: () => stateOf(seatNext(closed(8, vpRules({})), 'start')),
    form: bridgeEntry as EntryForm<unknown>,
    typed: '1⏎12-8⏎',
    next: '2⏎15-5⏎',
  },
  mahjong: {
    event: () => tournamentOf(seated(mahjongEvent(16))),
    form: mahjongEntry as EntryForm<unknown>,
    typed: '1⏎412⏎305⏎198⏎⏎',
    next: '2⏎300⏎300⏎200⏎⏎',
  },
};

describe.each(Object.entries(games))('%s', (_, { event, form, typed, next }) => {
  const refused = () => {
    const desk = lineDesk(event(), form, 1);
    desk.fail('file.diskFull');
    desk.keys(typed);
    return desk;
  };

  it('the next slips typed blind are stored nowhere, and the reason stays', () => {
    const desk = refused();
    desk.fail(null);
    desk.keys(next.slice(0, -1));
    expect(desk.stored()).toEqual([]);
    expect(desk.entry()).toMatchObject({ stage: 'hand', taken: { table: 1 }, complaint: { code: 'file.diskFull' } });
  });

  it('Enter gives the same result out again', () => {
    const desk = refused();
    desk.fail(null);
    desk.keys('⏎');
    const fresh = lineDesk(event(), form, 1);
    fresh.keys(typed);
    expect(desk.stored()).toEqual(fresh.stored());
    expect(desk.stored()).toHaveLength(1);
  });

  it('Escape puts the table back', () => {
    const desk = refused();
    desk.keys('⎋⎋⎋');
    expect(desk.entry()).toMatchObject({ stage: 'table', refused: null });
    expect(desk.stored()).toEqual([]);
  });
});

it('[W-3.19] a winner who went on is said no more to be in the way when the next round is taken back', () => {
  const swiss = played(seatedDuel(duelEvent(4)));
  const cut = after(swiss, own({ do: 'startCut', cut: { size: 4, thirdPlace: false } }));
  const semis = played(after(cut, publishingOf(cut, {}, 'cut')));
  const final = after(semis, publishingOf(semis, {}, 'cut'));
  const desk = lineDesk(tournamentOf(final), duelEntry as EntryForm<unknown>, 2);
  desk.keys('1 9⏎');
  expect(desk.entry()).toMatchObject({ stage: 'table', complaint: { code: 'duel.cutGoneOn' } });
  desk.become(tournamentOf(final));
  expect(desk.entry().complaint?.code).toBe('duel.cutGoneOn');
  desk.become(tournamentOf(semis));
  expect(desk.entry()).toMatchObject({ line: '1 9', complaint: null });
});
