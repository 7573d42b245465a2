/** Commands about the script; a refusal is shown over the foot of the window. */

import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { writeScript } from '../../../../core/games/mahjong/seating/script/script.ts';
import type { LocalIds } from '../../../../core/games/mahjong/seating/script/script-map.ts';
import { readScript } from '../../../../core/games/mahjong/seating/script/script-read.ts';
import { droppedLines } from '../../../../core/games/mahjong/seating/script/script-state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { doOwn } from '../own-command.ts';
import { dropDraft, type ScriptDraft } from './draft.ts';

/** Saves what is in the editor, errors or not [M-23]. */
export const saveScript = async (draft: ScriptDraft): Promise<void> => {
  if (!(await doOwn({ do: 'setScript', script: draft }))) return;
  dropDraft();
};

export const removeScript = async (): Promise<void> => {
  if (await doOwn({ do: 'clearScript' })) dropDraft();
};

/** [M-27]: the real past rounds in front of what is still to come. An event without a script gets one. */
export const writePlayed = async (tournament: Tournament): Promise<void> => {
  const { script } = ownOf(tournament);
  if (script === null) {
    const first = { text: '', numbers: 'localIds' as const, winds: 'asWritten' as const };
    if (!(await doOwn({ do: 'setScript', script: first }))) return;
  }
  if (!(await doOwn({ do: 'writePlayedRounds' }))) return;
  dropDraft();
};

export const setCurrentGame = (current: number): Promise<boolean> => doOwn({ do: 'setCurrentGame', current });

export const setLocalIds = (localIds: LocalIds): Promise<boolean> =>
  doOwn({ do: 'setLocalIds', localIds: localIds.map(({ localId, player }) => ({ localId, player })) });

/** [M-26]: a line of the next game is not played; its other players sit out. */
export const dropLine = (tournament: Tournament, game: number, line: number): Promise<boolean> => {
  const { script } = ownOf(tournament);
  const known = script === null ? [] : droppedLines(script, game);
  return doOwn({ do: 'dropLines', lines: [...new Set([...known, line])].toSorted((a, b) => a - b) });
};

export const takeLineBack = (tournament: Tournament, game: number, line: number): Promise<boolean> => {
  const { script } = ownOf(tournament);
  const known = script === null ? [] : droppedLines(script, game);
  return doOwn({ do: 'dropLines', lines: known.filter((one) => one !== line) });
};

/** The script in canonical form [M-22]. A text with errors is handed on as it is: nothing of it may get lost. */
export const canonical = (text: string): string => {
  const read = readScript(text);
  return read.problems.length > 0 ? text : writeScript(read.rounds);
};
