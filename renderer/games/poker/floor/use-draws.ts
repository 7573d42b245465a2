import { useMemo } from 'react';
import type { LoggedStep } from '../../../../core/api/tournament.ts';
import { type UndoneSlip, undoneSlips } from '../../../../core/games/poker/paper/undone-slips.ts';
import type { Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { chainMarks, recordsOf } from '../../../../core/games/poker/seating/fairness/records.ts';
import { fingerprintOf } from '../../../../core/games/poker/seating/fairness/seeds.ts';
import { drawLog, type FloorStep, lookedNumbers } from '../../../../core/games/poker/steps/draw-log.ts';
import { changeOf } from '../../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTournamentStore } from '../../../store/tournament.ts';

const stepsOf = (log: readonly LoggedStep[]) =>
  log.map(({ no, kind, cancels, changes, at }): FloorStep & { readonly at: number } => ({
    no,
    kind,
    cancels,
    at: Date.parse(at),
    changes: changes.flatMap((change) => (change.type === 'family.changed' ? [changeOf(change.change)] : [])),
  }));

/** Slips that an undo made void and that nobody has fetched back. */
export const useUndoneSlips = ({ floor }: Hall): readonly UndoneSlip[] => {
  const log = useTournamentStore((store) => store.log);
  return useMemo(() => undoneSlips(stepsOf(log), floor), [log, floor]);
};

/** Every number of a draw there ever was: drawn, undone, or only looked at, with the digits of the chain. */
export const useDraws = ({ seed }: Tournament) => {
  const log = useTournamentStore((store) => store.log);
  return useMemo(() => {
    const steps = stepsOf(log);
    const fingerprint = fingerprintOf(seed);
    return {
      fingerprint,
      draws: drawLog(steps).toReversed(),
      looked: lookedNumbers(steps).toReversed(),
      marks: chainMarks(fingerprint, recordsOf(steps)),
    };
  }, [log, seed]);
};
