import { useCallback, useMemo } from 'react';
import type { Game } from '../../../core/game/game.ts';
import { measure } from '../../../core/game/methods.ts';
import { changeRefusal } from '../../../core/tournament/decide-rounds.ts';
import type { Round } from '../../../core/tournament/state.ts';
import { type Revision, revise, useRoundPlace } from '../round-place.ts';
import { type Arrangement, arrange, changedTables } from '../seating/arrangement.ts';

/** A published round as it would be with what is changed by hand: its tables, what differs, why it cannot be, and its figures. */
export const useRevised = (round: Round, revision: Revision | null, family: Game) => {
  const { proposal, request } = round.draw;
  const arrangement: Arrangement = revision?.arrangement ?? arrange(round.tables);
  const changes = useMemo(
    () => (revision === null ? [] : changedTables(round.tables, revision.arrangement.tables)),
    [round.tables, revision],
  );
  const unchangeable = useMemo(
    () => (revision === null ? null : changeRefusal(family, round, revision.arrangement.tables)),
    [family, round, revision],
  );
  const metrics = useMemo(
    () => (changes.length === 0 ? round.draw.metrics : measure(family, proposal.method, request, arrangement.tables)),
    [family, changes, round, proposal, request, arrangement.tables],
  );
  const onArrange = useCallback((change: (now: Arrangement) => Arrangement) => {
    const { revision: open } = useRoundPlace.getState();
    if (open !== null) revise({ ...open, arrangement: change(open.arrangement) });
  }, []);
  return { arrangement, changes, unchangeable, metrics, onArrange };
};
