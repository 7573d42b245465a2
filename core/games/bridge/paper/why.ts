/**
 * The trace of a Swiss or Danish round in the parts it is told in [bridge 4.19]: who sits out, the list paired from the top, the
 * untangling of repeats as it happened, trying harder.
 *
 * | part | steps |
 * | --- | --- |
 * | `byes` | reasons of those who sit out, changes of room |
 * | `pairing` | one line a table: the best left, whom it skipped and in which round they met, whom it meets |
 * | `untangling` | one story a repeat, bottom up: where it looked, what it exchanged, or that it stays |
 * | `harder` | what trying harder kept and changed |
 *
 * Steps name ranking tables; `ofTable` finds those of a table in the hall.
 */

import type { Proposal } from '../../../game/seating.ts';
import type { EntrantId, Json, Phrase, RoundNo } from '../../../tournament/words.ts';
import { moreIn } from '../seating/more.ts';

/** A row of the list paired from the top. */
export type PairingLine = {
  readonly room: number | null;
  readonly table: number;
  /** The best left. */
  readonly player: EntrantId;
  readonly opponent: EntrantId;
  readonly skipped: readonly { readonly entrant: EntrantId; readonly round: RoundNo }[];
  /** `forced`: everybody left had been met. `rematch`: Danish, a repeat that was asked for. */
  readonly how: 'fresh' | 'forced' | 'danish' | 'rematch';
  /** The same in words. */
  readonly phrase: Phrase;
};

/** What happened to one repeat. */
export type UntanglingStory = {
  readonly room: number | null;
  readonly table: number;
  readonly steps: readonly Phrase[];
  /** The table it exchanged with; null: it stays. */
  readonly swappedWith: number | null;
};

export type Why = {
  readonly byes: readonly Phrase[];
  readonly pairing: readonly PairingLine[];
  readonly untangling: readonly UntanglingStory[];
  readonly harder: readonly Phrase[];
};

const paired: { readonly [code: string]: PairingLine['how'] } = {
  'bridge.trace.paired': 'fresh',
  'bridge.trace.pairedSkipping': 'fresh',
  'bridge.trace.forced': 'forced',
  'bridge.trace.danish': 'danish',
  'bridge.trace.danishRematch': 'rematch',
};

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const numbers = (value: Json | undefined): readonly number[] => (Array.isArray(value) ? value.map(number) : []);

const pairingLine = (phrase: Phrase, how: PairingLine['how'], room: number | null): PairingLine => {
  const { table, player, other, players, rounds } = phrase.params ?? {};
  const met = numbers(rounds);
  return {
    room,
    table: number(table),
    player: number(player),
    opponent: number(other),
    // Rounds stand beside those skipped only where somebody was skipped; elsewhere they are those of the match.
    skipped: numbers(players).map((entrant, i) => ({ entrant, round: met[i] ?? 0 })),
    how,
    phrase,
  };
};

/** A trace in its parts. Total: what it does not know is told with the byes. */
export const whyOf = (trace: readonly Phrase[]): Why => {
  const byes: Phrase[] = [];
  const pairing: PairingLine[] = [];
  const untangling: UntanglingStory[] = [];
  const harder: Phrase[] = [];
  let room: number | null = null;
  for (const phrase of trace) {
    const how = paired[phrase.code];
    const story = untangling.at(-1);
    if (how !== undefined) pairing.push(pairingLine(phrase, how, room));
    else if (phrase.code === 'bridge.trace.room') room = number(phrase.params?.room);
    else if (phrase.code === 'bridge.trace.harder') harder.push(phrase);
    else if (phrase.code === 'bridge.trace.tangled' || phrase.code === 'bridge.trace.staysFrozen') {
      untangling.push({ room, table: number(phrase.params?.table), steps: [phrase], swappedWith: null });
    } else if (story !== undefined && phrase.code.startsWith('bridge.trace.')) {
      const swappedWith = phrase.code === 'bridge.trace.swapped' ? number(phrase.params?.with) : story.swappedWith;
      untangling[untangling.length - 1] = { ...story, steps: [...story.steps, phrase], swappedWith };
    } else byes.push(phrase);
  }
  return { byes, pairing, untangling, harder };
};

/** The ranking table and room of a table in the hall, as the engine seated it. */
export const rankingTableOf = (proposal: Proposal, table: number) => {
  const row = moreIn(proposal)?.rows.find((one) => one.table === table);
  return row === undefined ? null : { table: row.rankingTable, room: row.room };
};
