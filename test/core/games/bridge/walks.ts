import { eventOf } from '../../../../core/games/bridge/results/event.ts';
import { rankingAfter } from '../../../../core/games/bridge/results/ranking.ts';
import type { Ledger } from '../../../../core/tournament/ledger.ts';
import { vpRules } from './events.ts';
import { golden } from './golden.ts';
import { stateOf } from './tournament.ts';

/** One start round, no delay, no directions to think of: the way the histories were made. */
export const plain = vpRules({ startRounds: 1, delay: false, phantomSeat: 'ns-high' });

export const g1 = golden('G1');

export const totals = (ledger: Ledger, through: number) =>
  new Map(
    rankingAfter(eventOf(stateOf(ledger)), through, 'seed').map(({ entrant, account }) => [
      entrant,
      account.total / 100,
    ]),
  );
