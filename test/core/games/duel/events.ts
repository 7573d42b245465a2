import { quiet } from '../../../../core/game/seating.ts';
import type { DuelProposal } from '../../../../core/games/duel/seating/proposal.ts';
import { type DuelRequestInput, type SwissRequest, swissRequest } from '../../../../core/games/duel/seating/request.ts';
import { seatSwiss } from '../../../../core/games/duel/seating/swiss.ts';

export type Match = NonNullable<DuelRequestInput['history']>[number]['matches'][number];
export type Played = NonNullable<DuelRequestInput['history']>[number];
export type Setup = Partial<Omit<Extract<DuelRequestInput, { method: 'swiss' }>, 'family' | 'method'>>;

/** Players 1…n whose registration number is their seed. */
export const seeds = (n: number): { id: number; seed: number }[] =>
  Array.from({ length: n }, (_, i) => ({ id: i + 1, seed: i + 1 }));

export const request = (setup: Setup): SwissRequest =>
  swissRequest.parse({ family: 'duel', method: 'swiss', seed: 'k3', round: 1, players: [], ...setup });

export const draw = (setup: Setup): DuelProposal => {
  const answer = seatSwiss(request(setup), quiet);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};

export const refusalOf = (setup: Setup) => {
  const answer = seatSwiss(request(setup), quiet);
  if (answer.ok) throw new Error('was drawn');
  return answer.refusal;
};

/** Pairs in group order of their groups, as the spec writes them: `1-5 2-6 / 7-8`, groups apart by a slash. */
export const written = (proposal: DuelProposal): string =>
  proposal.more.groups
    .map(({ players }, group) => {
      const own = proposal.more.pairs.filter((pair) => pair.group === group + 1).map(({ table }) => table);
      const pairs = proposal.tables.filter(({ table }) => own.includes(table)).map(({ seats }) => seats);
      const place = (id: number | undefined): number => players.indexOf(id ?? 0);
      return pairs
        .sort(([a], [b]) => place(a) - place(b))
        .map((seats) => seats.join('-'))
        .join(' ');
    })
    .filter((group) => group !== '')
    .join(' / ');

/** Costs by group as the spec writes them, G in points squared: `G1 X0 F2`. */
export const costs = (proposal: DuelProposal): string[] =>
  proposal.more.groups.map(({ cost }) => `G${cost.gaps / 10_000} X${cost.halves} F${cost.fold}`);

/** Groups as the spec writes them: `[1,2,3,4] [5,6]`. */
export const groups = (proposal: DuelProposal): string =>
  proposal.more.groups.map(({ players, bye }) => `[${players.join()}${bye ? ',BYE' : ''}]`).join(' ');

export const tiers = (proposal: DuelProposal): string =>
  proposal.more.tiers.map(({ points, players }) => `${points / 100}: ${players.join()}`).join(' / ');

export const events = (proposal: DuelProposal): string[] => [
  ...proposal.more.merges.map(({ event, failed, with: other }) => `${event} [${failed.join()}] with [${other.join()}]`),
  ...(proposal.more.fallback ? ['fallback'] : []),
];

/** Results of a drawn round: the smaller seed wins unless `upset` names the winner; `draws` are drawn. */
export const play = (
  round: number,
  proposal: DuelProposal,
  upset: readonly number[] = [],
  draws: readonly number[] = [],
): Played => ({
  round,
  matches: proposal.tables.map(({ seats: [a = 0, b = 0] }): Match => {
    if (draws.includes(a) && draws.includes(b)) return { a, b, outcome: 'draw' };
    const aWins = upset.includes(a) || (!upset.includes(b) && a < b);
    return { a, b, outcome: aWins ? 'a' : 'b' };
  }),
  byes: proposal.byes.map(({ entrant, reason }) => ({
    player: entrant,
    reason: reason.code === 'duel.byes.awarded' ? ('awarded' as const) : ('pairing' as const),
  })),
});
