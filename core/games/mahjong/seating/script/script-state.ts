/**
 * | rule | function |
 * | --- | --- |
 * | [M-25] the current game rises when results of a scripted round are confirmed, falls when that is undone | `currentGame` |
 * | [mahjong 11.3] later entries get the next free number | `localIdsOf` |
 * | [M-23] errors are saved with a draft and block seating; E4 blocks the game it stands in, with three ways out [M-26] | `scriptRefusal` |
 * | [M-26] lines dropped for one game | `droppedLines` |
 *
 * The pointer follows from what is stored, so undo needs nothing of its own. Rounds of other seating kinds do not move
 * it: a script goes on where it stopped.
 */

import { type Refusal, refuse } from '../../../../tournament/refusal.ts';
import type { Tournament } from '../../../../tournament/state.ts';
import { ownOf, type Script } from '../../rules/state.ts';
import { numbersTwice } from './script-check.ts';
import { type LocalIds, nextLocalId } from './script-map.ts';
import { type ReadScript, readScript } from './script-read.ts';

export const scriptedRounds = (tournament: Tournament): number =>
  tournament.rounds.filter(({ confirmed, draw }) => confirmed && draw.proposal.method === 'predefined').length;

/** The script's round for the next seating, 1..R+1. */
export const currentGame = (tournament: Tournament, script: Script): number =>
  Math.max(1, script.current + scriptedRounds(tournament) - script.confirmedThen);

export const localIdsOf = (tournament: Tournament, script: Script): LocalIds => {
  const localIds = [...script.localIds];
  for (const { id } of tournament.entrants) {
    if (id >= script.mappedBefore && !localIds.some(({ player }) => player === id)) {
      localIds.push({ localId: nextLocalId(localIds), player: id });
    }
  }
  return localIds;
};

/** A drop made for another game has no effect. */
export const droppedLines = (script: Script, game: number): readonly number[] =>
  script.dropped.game === game ? script.dropped.lines : [];

export const scriptRefusal = (tournament: Tournament, read: ReadScript | null): Refusal | null => {
  const { script } = ownOf(tournament);
  if (script === null || read === null) return refuse('mahjong.noScript', {}, [{ do: 'mahjong.writeScript' }]);
  const errors = read.problems.filter(({ severity }) => severity === 'error').length + numbersTwice(read).length;
  if (errors > 0) return refuse('mahjong.scriptHasErrors', { count: errors }, [{ do: 'mahjong.writeScript' }]);
  const rounds = read.rounds.length;
  return currentGame(tournament, script) > rounds
    ? refuse('mahjong.scriptFinished', { rounds }, [{ do: 'mahjong.setCurrentGame' }])
    : null;
};

export const readOwnScript = (tournament: Tournament): ReadScript | null => {
  const { script } = ownOf(tournament);
  return script === null ? null : readScript(script.text);
};
