/**
 * Rounds that are inserted by themselves (4.15): when a result was entered in this window, the next round waits for nothing
 * more, and nobody has to be asked. Otherwise it says that it asks.
 */

import { asksBefore } from '../../../core/bridge/auto-round.ts';
import { nextRound } from '../../../core/bridge/next-round.ts';
import { rulesOf } from '../../../core/bridge/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { call } from '../../door/current.ts';
import { say } from '../../store/notices.ts';
import { send, tournament, useTournamentStore } from '../../store/tournament.ts';

/** Set while a round is on its way, so that a quick next result does not start a second one. */
let isSeating = false;

const canInsert = (state: Tournament): boolean => {
  const { round, start, refusal } = nextRound(state);
  return !start && refusal === null && round <= state.plannedRounds;
};

const insert = async (state: Tournament): Promise<void> => {
  const { round } = nextRound(state);
  const fresh = await call('seating.freshSeed', {});
  if (!fresh.ok) return;
  const answer = await call('seating.seat', { method: 'swiss', options: {}, seed: fresh.value });
  const now = tournament();
  // Another window may have seated it, or a result may have been taken back meanwhile.
  if (!answer.ok || now === null || nextRound(now).round !== round || !canInsert(now)) return;
  const { proposal } = answer.value;
  if (asksBefore(now, proposal).length > 0) {
    say('warn', 'bridgeSwiss:auto.asks', { round });
    return;
  }
  const tables = proposal.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
  const published = await send({ type: 'round.publish', method: 'swiss', options: {}, proposal, tables });
  if (published.ok) say('good', 'bridgeSwiss:auto.inserted', { round });
};

useTournamentStore.subscribe((now, before) => {
  const state = now.ledger.tournament;
  const step = now.log.at(-1);
  const isOne = now.ledger.last === before.ledger.last + 1;
  // Only the window whose own result it was: a command of its own is on its way.
  if (state?.family !== 'bridge' || !isOne || step?.kind !== 'do' || now.unconfirmed === 0 || isSeating) return;
  if (!step.changes.some(({ type }) => type === 'result.entered')) return;
  if (rulesOf(state).addRoundMode !== 'auto' || !canInsert(state)) return;
  isSeating = true;
  void insert(state).finally(() => {
    isSeating = false;
  });
});
