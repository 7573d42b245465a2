/** What is asked before a proposal is published [duel 3.6, 9]. */

import type { Metrics, Proposal } from '../../../game/seating.ts';
import type { Phrase } from '../../../tournament/words.ts';
import type { DuelMore } from '../seating/proposal.ts';

const REMATCH = 'duel.confirm.rematch';
const FEW = 'duel.confirm.fewPlayers';

/**
 * Rematches of the tables as they are now, also those made by hand, and what the draw has to have agreed to; a bracket lays
 * down who meets whom. Every draw of two or three players asks about stopping: that matters once nobody new is left to meet.
 */
export const asksOf = ({ method, metrics, more }: Proposal, { repeated }: Metrics): readonly Phrase[] => [
  ...(method === 'cut' ? [] : repeated).map(({ pair: [player, other], rounds }) => ({
    code: REMATCH,
    params: { player, other, rounds, count: rounds.length },
  })),
  ...((more as Partial<DuelMore> | undefined)?.confirm ?? []).filter(
    ({ code }) => code !== REMATCH && (code !== FEW || metrics.repeated.length > 0),
  ),
];
