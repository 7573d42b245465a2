/**
 * Ready-made schedules for so many players and rounds [M-29]: what is offered, and what is worth knowing of each.
 */

import { type ScriptRounds, writeScript } from '../../../../core/games/mahjong/seating/script/script.ts';
import { pairsMetAgain, scriptWinds } from '../../../../core/games/mahjong/seating/script/script-check.ts';
import { knownScript, withEvenWinds } from '../../../../core/games/mahjong/seating/script/script-make.ts';
import {
  cyclicReach,
  cyclicScript,
  perfectSixteen,
} from '../../../../core/games/mahjong/seating/script/script-ready.ts';

export type ScheduleFigures = {
  readonly pairsAgain: number;
  /** Greatest difference between anybody's most and least frequent wind. */
  readonly windGap: number;
};

export type ReadySchedule = ScheduleFigures & {
  /** Its words are `mahjong:made.<how>`. */
  readonly how: 'bundled' | 'cyclic';
  readonly text: string;
};

const figuresOf = (rounds: ScriptRounds): ScheduleFigures => ({
  pairsAgain: pairsMetAgain(rounds).length,
  windGap: Math.max(0, ...[...scriptWinds(rounds).values()].map((winds) => Math.max(...winds) - Math.min(...winds))),
});

const withFigures = (rounds: ScriptRounds) => ({ text: writeScript(rounds), ...figuresOf(rounds) });

const offered = (how: ReadySchedule['how'], rounds: ScriptRounds): ReadySchedule => ({ how, ...withFigures(rounds) });

/** Schedules that are known without a search, where they reach so many rounds. */
export const readySchedules = (players: number, rounds: number): readonly ReadySchedule[] => [
  ...(players === 16 && rounds <= perfectSixteen.length
    ? [offered('bundled', withEvenWinds(perfectSixteen.slice(0, rounds)))]
    : []),
  ...(rounds <= cyclicReach(players) ? [offered('cyclic', cyclicScript(players, rounds))] : []),
];

/** The one schedule in which nobody meets twice [W-8.2], those that the editor finds at once among them; null where none is known. */
export const scheduleKnown = (players: number, rounds: number): Omit<ReadySchedule, 'how'> | null => {
  const known = knownScript(players, rounds);
  return known === null ? null : withFigures(known);
};
