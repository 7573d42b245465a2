/**
 * The next round, when a result that was entered in this window was the last one it waited for [bridge 4.5, 4.15].
 *
 * | mode | what happens |
 * | --- | --- |
 * | ask | the dialog that adds a round |
 * | auto | it is inserted, and says so with undo, edit and redo until it has a result; where somebody has to be asked, the dialog |
 * | manual (95 % Swiss) | nothing |
 */

import { rulesOf } from '../../../core/games/bridge/rules/state.ts';
import { asksBefore } from '../../../core/games/bridge/steps/auto-round.ts';
import { nextRound } from '../../../core/games/bridge/steps/next-round.ts';
import { lastRound, roundOf, type Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { goTo } from '../../desk/place.ts';
import { offerWay } from '../../desk/ways.ts';
import { call } from '../../door/current.ts';
import { revise, showRound } from '../../round/round-place.ts';
import { arrange } from '../../round/seating/arrangement.ts';
import { publishing } from '../../round/seating/seating-store.ts';
import { withdrawRound } from '../../round/withdraw.ts';
import { dismissSlot, offerAll } from '../../store/notices.ts';
import { send, tournament, useTournamentStore } from '../../store/tournament.ts';
import { openAdding } from './add-round/adding.ts';

/** Notices of a round that was inserted: one at a time. */
const INSERTED = 'bridge.inserted';

/** Set while a round is on its way, so that a quick next result does not start a second one. */
let isSeating = false;

const canInsert = (state: Tournament): boolean => {
  const { round, start, refusal } = nextRound(state);
  return !start && refusal === null && round <= state.plannedRounds;
};

/** Says that a round was inserted, until it has a result or is gone. */
const announce = (round: RoundNo): void =>
  offerAll({
    tone: 'good',
    key: 'bridgeSwiss:auto.inserted',
    params: { round },
    ways: [
      { do: 'bridgeSwiss.undoInserted', params: { round } },
      { do: 'bridgeSwiss.editInserted', params: { round } },
      { do: 'bridgeSwiss.redoInserted', params: { round } },
    ],
    slot: INSERTED,
  });

/** Inserts the next round; `mayAsk`: opens the dialog where the director has to be asked. */
const insert = async (state: Tournament, mayAsk: boolean): Promise<void> => {
  const { round } = nextRound(state);
  const fresh = await call('seating.freshSeed', {});
  if (!fresh.ok) return;
  const answer = await call('seating.seat', { method: 'swiss', options: {}, seed: fresh.value });
  const now = tournament();
  // Another window may have seated it, or a result may have been taken back meanwhile.
  if (!answer.ok || now?.id !== state.id || nextRound(now).round !== round || !canInsert(now)) return;
  const { proposal } = answer.value;
  if (asksBefore(now, proposal).length > 0) {
    if (mayAsk) openAdding(true);
    return;
  }
  const published = await send(publishing(answer.value));
  if (!published.ok) return;
  announce(round);
};

const roundIn = (params: { readonly [name: string]: unknown }): RoundNo =>
  typeof params.round === 'number' ? params.round : 0;

offerWay('bridgeSwiss.undoInserted', (params) => void withdrawRound(roundIn(params)));
offerWay('bridgeSwiss.editInserted', (params) => {
  const state = tournament();
  const round = state === null ? undefined : roundOf(state, roundIn(params));
  if (round === undefined) return;
  showRound(round.no);
  revise({ round: round.no, rev: round.rev, arrangement: arrange(round.tables) });
  goTo('rounds');
});
offerWay('bridgeSwiss.redoInserted', async (params) => {
  if (!(await withdrawRound(roundIn(params)))) return;
  goTo('rounds');
  openAdding();
});

/** Whether the last round was inserted and nobody has played in it yet. */
const isFresh = (state: Tournament | null): boolean => {
  const last = state === null ? undefined : lastRound(state);
  return last !== undefined && Object.keys(last.results).length === 0;
};

useTournamentStore.subscribe((now, before) => {
  const state = now.ledger.tournament;
  if (
    state !== before.ledger.tournament &&
    (state?.rounds.length !== before.ledger.tournament?.rounds.length || !isFresh(state))
  )
    dismissSlot(INSERTED);
  const step = now.log.at(-1);
  const isOne = now.ledger.last === before.ledger.last + 1;
  // Only the window whose own result it was: a command of its own is on its way.
  if (state?.family !== 'bridge' || !isOne || step?.kind !== 'do' || now.unconfirmed === 0 || isSeating) return;
  if (!step.changes.some(({ type }) => type === 'result.entered')) return;
  const { addRoundMode } = rulesOf(state);
  if (addRoundMode === 'manual' || !canInsert(state)) return;
  const earlier = before.ledger.tournament;
  const wasLast = earlier === null || !canInsert(earlier);
  if (addRoundMode === 'ask') {
    if (wasLast) openAdding();
    return;
  }
  isSeating = true;
  void insert(state, wasLast).finally(() => {
    isSeating = false;
  });
});
