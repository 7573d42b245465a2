/**
 * Who stays at a table, as it is set for the event [bridge 3.9, 4.14].
 *
 * | rule | where |
 * | --- | --- |
 * | one home per contestant, one contestant per home [E-11] | `checkHomes` in field.ts |
 * | priority is the order of the list, by default the lower pair number first | `inPriority` |
 * | two or more with the same fixed direction are always compared [W-04] | `stationaryAdvice` |
 * | exactly two may meet in round 1, so that they need not later | `stationaryAdvice` |
 * | a permanent mark in the member list only suggests a home [bridge 4.2] | `suggestedHomes` |
 */

import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Phrase, TableNo } from '../../../tournament/words.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import type { Side } from './pairing/meetings.ts';

export type Home = {
  readonly entrant: EntrantId;
  /** Null: where it sits when preparations are closed. */
  readonly table: TableNo | null;
  readonly side: Side | null;
  /** Null: by pair number, after all that are set by hand. */
  readonly priority: number | null;
  /** Not printed. */
  readonly reason: string;
};

const LAST = Number.MAX_SAFE_INTEGER;

export const inPriority = (homes: readonly Home[], numberOf: (entrant: EntrantId) => number): Home[] =>
  homes.toSorted((a, b) => (a.priority ?? LAST) - (b.priority ?? LAST) || numberOf(a.entrant) - numberOf(b.entrant));

/** [W-04], the hint to let two stationary contestants meet in round 1, and once preparations are closed who still has no table. */
export const stationaryAdvice = (homes: readonly Home[], isPrepared = false): readonly Phrase[] => {
  const same = homes.flatMap((a, i) =>
    homes
      .slice(i + 1)
      .flatMap((b): Phrase[] =>
        a.side !== null && a.side === b.side
          ? [{ code: 'bridge.warnings.alwaysCompared', params: { player: a.entrant, other: b.entrant, side: a.side } }]
          : [],
      ),
  );
  const [first, second, third] = homes;
  const meet: Phrase[] =
    first === undefined || second === undefined || third !== undefined
      ? []
      : [{ code: 'bridge.hints.meetInRound1', params: { player: first.entrant, other: second.entrant } }];
  const open = homes.flatMap(({ entrant, table }): Phrase[] =>
    isPrepared && table === null ? [{ code: 'bridge.hints.homeOpen', params: { player: entrant } }] : [],
  );
  return [...same, ...meet, ...open];
};

export const openHome = (entrant: EntrantId): Home => ({
  entrant,
  table: null,
  side: null,
  priority: null,
  reason: '',
});

/** In order of entry; nobody withdrawn, and nobody where every team has the home table of its number. */
export const suggestedHomes = (tournament: Tournament): readonly EntrantId[] => {
  const { homes, withdrawn } = ownOf(tournament);
  if (rulesOf(tournament).teamSeating === 'homeTables') return [];
  const settled = new Set([...homes, ...withdrawn].map(({ entrant }) => entrant));
  return tournament.entrants.flatMap(({ id, traits }) => (traits.stationary === true && !settled.has(id) ? [id] : []));
};
