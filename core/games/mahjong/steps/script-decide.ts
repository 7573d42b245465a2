/**
 * Commands about the seating script.
 *
 * | rule | command |
 * | --- | --- |
 * | a script may be saved with errors; seating is blocked [M-23] | `setScript` |
 * | local ids are unique, blank is none [M-24] | `setLocalIds` |
 * | current game 1..R+1, editable while no seating waits or runs [M-25] | `setCurrentGame` |
 * | a table dropped for this round [M-26] | `dropLines` |
 * | the real past rounds in front, current game the next number [M-27] | `writePlayedRounds` |
 */

import { openRoundRefusal } from '../../../game/readiness.ts';
import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import { entrantOf, type Tournament } from '../../../tournament/state.ts';
import { countedRounds, gamesOf } from '../results/ranking.ts';
import { type MahjongCommand, type OwnChange, ownOf, type Script } from '../rules/state.ts';
import { writeScript } from '../seating/script/script.ts';
import { checkLocalIds, numberInOrder } from '../seating/script/script-map.ts';
import { withPlayedRounds } from '../seating/script/script-played.ts';
import { LONGEST_SCRIPT, readScript } from '../seating/script/script-read.ts';
import { currentGame, localIdsOf, scriptedRounds } from '../seating/script/script-state.ts';

export type ScriptCommand = Extract<
  MahjongCommand,
  { do: 'setScript' | 'clearScript' | 'setLocalIds' | 'setCurrentGame' | 'dropLines' | 'writePlayedRounds' }
>;

type Decided = Answer<readonly OwnChange[]>;

const changed = (script: Script | null): Decided => ok([{ own: { script } }]);

const noDrop: Script['dropped'] = { game: 1, lines: [] };

/** The first script of an event: everybody is numbered in order of registration, as upstream does when registering. */
const firstScript = (tournament: Tournament): Omit<Script, 'text' | 'numbers' | 'winds'> => ({
  localIds: [...numberInOrder(tournament.entrants.map(({ id }) => id))],
  mappedBefore: tournament.nextEntrant,
  current: 1,
  confirmedThen: scriptedRounds(tournament),
  dropped: noDrop,
});

const writePlayed = (tournament: Tournament, script: Script): Decided => {
  const played = countedRounds(tournament).map((round) => ({
    round: round.no,
    tables: gamesOf(tournament, round).map(({ table: { table, seats } }) => ({
      table,
      seats: [seats[0] ?? 0, seats[1] ?? 0, seats[2] ?? 0, seats[3] ?? 0] as [number, number, number, number],
    })),
  }));
  const { rounds, current, localIds } = withPlayedRounds(
    readScript(script.text).rounds,
    currentGame(tournament, script),
    played,
    localIdsOf(tournament, script),
  );
  const text = writeScript(rounds);
  if (text.length > LONGEST_SCRIPT)
    return no(refuse('mahjong.scriptTooLong', { length: text.length, most: LONGEST_SCRIPT }));
  return changed({
    ...script,
    text,
    localIds: [...localIds],
    mappedBefore: tournament.nextEntrant,
    current,
    confirmedThen: scriptedRounds(tournament),
    dropped: noDrop,
  });
};

export const decideScript = (tournament: Tournament, command: ScriptCommand): Decided => {
  const { script } = ownOf(tournament);
  const waiting = openRoundRefusal(tournament);
  if (waiting !== null) return no(waiting);
  if (command.do === 'setScript') return changed({ ...(script ?? firstScript(tournament)), ...command.script });
  if (script === null) return no(refuse('mahjong.noScript', {}, [{ do: 'mahjong.writeScript' }]));
  switch (command.do) {
    case 'clearScript':
      return changed(null);
    case 'setLocalIds': {
      const unknown = command.localIds.find(({ player }) => entrantOf(tournament, player) === undefined);
      if (unknown !== undefined) return no(refuse('entrant.unknown', { id: unknown.player }));
      const wrong = checkLocalIds(command.localIds);
      if (wrong !== null) return no(wrong);
      return changed({ ...script, localIds: command.localIds, mappedBefore: tournament.nextEntrant });
    }
    case 'setCurrentGame': {
      const rounds = readScript(script.text).rounds.length;
      if (command.current > rounds + 1) {
        return no(refuse('mahjong.currentGameOutside', { current: command.current, most: rounds + 1 }));
      }
      const confirmedThen = scriptedRounds(tournament);
      return changed({ ...script, current: command.current, confirmedThen, dropped: noDrop });
    }
    case 'dropLines':
      return changed({ ...script, dropped: { game: currentGame(tournament, script), lines: command.lines } });
    case 'writePlayedRounds':
      return writePlayed(tournament, script);
  }
};
