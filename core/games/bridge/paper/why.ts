/**
 * The trace of a Swiss or Danish round, in the parts in which it is told [bridge 4.19].
 *
 * | part | steps |
 * | --- | --- |
 * | `byes` | reasons of those who sit out, changes of room |
 * | `pairing` | one line a table: the best left, whom it skipped and in which round they met, whom it meets |
 * | `untangling` | one story a repeat, bottom up: where it looked, what it exchanged, or that it stays |
 * | `harder` | what trying harder kept and changed |
 *
 * Steps name ranking tables; `rankingTableOf` finds that of a table in the hall.
 */

import type { Proposal } from '../../../game/seating.ts';
import type { EntrantId, Json, Phrase, RoundNo } from '../../../tournament/words.ts';
import { moreIn } from '../seating/more.ts';

export type PairingLine = {
  readonly room: number | null;
  readonly table: number;
  readonly player: EntrantId;
  readonly opponent: EntrantId;
  readonly skipped: readonly { readonly entrant: EntrantId; readonly round: RoundNo }[];
  /** `forced`: everybody left had been met. `rematch`: a repeat that Danish asked for. */
  readonly how: 'fresh' | 'forced' | 'danish' | 'rematch';
  readonly phrase: Phrase;
};

type UntanglingStory = {
  readonly room: number | null;
  readonly table: number;
  readonly steps: readonly Phrase[];
  /** Null: the repeat stays. */
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
    // Rounds belong to those skipped; where nobody was skipped, they are those of the match.
    skipped: numbers(players).map((entrant, i) => ({ entrant, round: met[i] ?? 0 })),
    how,
    phrase,
  };
};

/** Total: steps it does not know are told with the byes. */
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

export const rankingTableOf = (proposal: Proposal, table: number) => {
  const row = moreIn(proposal)?.rows.find((one) => one.table === table);
  return row === undefined ? null : { table: row.rankingTable, room: row.room };
};
