/** Texts `sheets.hand`, the same on paper and in the window. */

import type { Game } from '../../game/game.ts';
import type { HandDeed, Place, Seat } from '../draws/hand-change.ts';
import type { EntrantId, Json, Phrase } from '../words.ts';

/** Keeps the direction of a name out of the sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

export const deedPhrase = (
  deed: HandDeed,
  { id, seats }: Pick<Game, 'id' | 'seats'>,
  nameOf: (entrant: EntrantId) => string,
): Phrase => {
  const named = (entrant: EntrantId): string => isolated(nameOf(entrant));
  // A reason is said behind the change.
  const say = (what: string, params: { readonly [name: string]: Json }): Phrase =>
    deed.reason === undefined || deed.reason === ''
      ? { code: `sheets.hand.${what}`, params: { ...params, family: id } }
      : { code: 'sheets.hand.because', params: { ...params, family: id, what, reason: isolated(deed.reason) } };
  const seatOf = ({ seat }: Seat): string => seats[seat] ?? seats[0] ?? '';
  switch (deed.do) {
    case 'swap': {
      const [a, b]: readonly [Place, Place] = 'bye' in deed.a ? [deed.b, deed.a] : [deed.a, deed.b];
      // Two byes are never exchanged.
      if ('bye' in a) return say('bye', { name: named(a.bye) });
      const first = { table: a.table, seat: seatOf(a) };
      if ('bye' in b) return say('byeSwap', { ...first, name: named(b.bye) });
      return say('swap', { ...first, toTable: b.table, otherSeat: seatOf(b) });
    }
    case 'seats':
      return say('seats', { table: deed.table });
    case 'renumber':
      return say('renumber', { table: deed.from, toTable: deed.to });
    case 'move':
      return say('move', { name: named(deed.entrant), table: deed.to.table });
    case 'bye':
      return say('bye', { name: named(deed.entrant) });
    case 'replace':
      return deed.in === null
        ? say('left', { name: named(deed.out) })
        : say('replace', { name: named(deed.out), newcomer: named(deed.in) });
  }
};
