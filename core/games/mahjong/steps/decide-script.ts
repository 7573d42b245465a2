/**
 * Commands about the seating script.
 *
 * | rule | command |
 * | --- | --- |
 * | a script may be saved with errors; seating is blocked [M-23] | `setScript` |
 * | local ids are unique, blank is none [M-24] | `setLocalIds` |
 * | current game 1..R+1, editable while no seating waits or runs [M-25] | `setCurrentGame` |
 * | the real past rounds in front, current game the next number [M-27] | `writePlayedRounds` |
 *
 * None of them while a round waits; all but the first need a script.
 */

import { type Decisions, unless } from '../../../game/facts.ts';
import { openRoundRefusal } from '../../../game/readiness.ts';
import { type Answer, no, ok, refuse } from '../../../tournament/refusal.ts';
import { entrantOf, type Tournament } from '../../../tournament/state.ts';
import { countedRounds, gamesOf } from '../results/ranking.ts';
import { type MahjongCommand, ownOf, type Script } from '../rules/state.ts';
import { writeScript } from '../seating/script/script.ts';
import { checkLocalIds, numberInOrder } from '../seating/script/script-map.ts';
import { withPlayedRounds } from '../seating/script/script-played.ts';
import { LONGEST_SCRIPT, readScript } from '../seating/script/script-read.ts';
import { currentGame, localIdsOf, scriptedRounds } from '../seating/script/script-state.ts';
import { nothingDropped } from './evolve.ts';
import type { MahjongFact } from './facts.ts';

type ScriptCommand = Extract<
  MahjongCommand,
  { do: 'setScript' | 'clearScript' | 'setLocalIds' | 'setCurrentGame' | 'dropLines' | 'writePlayedRounds' }
>;

type Decided = Answer<readonly MahjongFact[]>;

/** The first script of an event: everybody is numbered in order of registration, as upstream does when registering. */
const firstScript = (tournament: Tournament): Omit<Script, 'text' | 'numbers' | 'winds'> => ({
  localIds: [...numberInOrder(tournament.entrants.map(({ id }) => id))],
  mappedBefore: tournament.nextEntrant,
  current: 1,
  confirmedThen: scriptedRounds(tournament),
  dropped: nothingDropped,
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
  const confirmedThen = scriptedRounds(tournament);
  const { nextEntrant: mappedBefore } = tournament;
  return ok([{ type: 'script.caughtUp', text, localIds: [...localIds], mappedBefore, current, confirmedThen }]);
};

/** Refuses while a round waits, and `mahjong.noScript`. */
const onScript =
  <Command extends ScriptCommand>(decide: (tournament: Tournament, script: Script, command: Command) => Decided) =>
  (tournament: Tournament, command: Command): Decided => {
    const { script } = ownOf(tournament);
    const waiting = openRoundRefusal(tournament);
    if (waiting !== null) return no(waiting);
    return script === null
      ? no(refuse('mahjong.noScript', {}, [{ do: 'mahjong.writeScript' }]))
      : decide(tournament, script, command);
  };

export const scriptDecisions: Decisions<ScriptCommand, MahjongFact> = {
  setScript: (tournament, command) => {
    const waiting = openRoundRefusal(tournament);
    if (waiting !== null) return no(waiting);
    const script = { ...(ownOf(tournament).script ?? firstScript(tournament)), ...command.script };
    return ok([{ type: 'script.written', script }]);
  },
  clearScript: onScript(() => ok([{ type: 'script.cleared' }])),
  setLocalIds: onScript((tournament, _script, { localIds }) => {
    const unknown = localIds.find(({ player }) => entrantOf(tournament, player) === undefined);
    if (unknown !== undefined) return no(refuse('entrant.unknown', { id: unknown.player }));
    const wrong = checkLocalIds(localIds);
    return unless(wrong, { type: 'script.numbered', localIds, mappedBefore: tournament.nextEntrant });
  }),
  setCurrentGame: onScript((tournament, script, { current }) => {
    const most = readScript(script.text).rounds.length + 1;
    return current > most
      ? no(refuse('mahjong.currentGameOutside', { current, most }))
      : ok([{ type: 'script.turned', current, confirmedThen: scriptedRounds(tournament) }]);
  }),
  dropLines: onScript((tournament, script, { lines }) =>
    ok([{ type: 'script.dropped', dropped: { game: currentGame(tournament, script), lines } }]),
  ),
  writePlayedRounds: onScript(writePlayed),
};
