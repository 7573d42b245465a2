/**
 * Match-win and game-win percentages ([duel 12]; Magic Tournament Rules, Appendix C), as exact fractions.
 *
 * | rule | function |
 * | --- | --- |
 * | match points / (win × rounds played), at least 0.33 | `matchWin` |
 * | game points / (3 × games played), at least 0.33; 3 per game won, 1 per game drawn | `gameWin` |
 * | a bye counts as a won match, won with the winning score, 2–0 unless set | `matchWin`, `gameWin` |
 * | the mean over the opponents, each meeting counted, byes left out | `meanOverOpponents` |
 */

import { commonMultiple } from '../../../../standings/fractions.ts';
import type { EntrantId } from '../../../../tournament/words.ts';
import type { DuelRecord, Line } from './records.ts';

export type Shares = { readonly of: bigint; readonly values: ReadonlyMap<EntrantId, bigint> };

type Records = ReadonlyMap<EntrantId, DuelRecord>;
type Ratio = readonly [number, number];

const GAMES_OF_A_BYE = 2;

const shares = (records: Records, ratioOf: (record: DuelRecord) => Ratio): Shares => {
  const ratios = new Map([...records].map(([id, record]) => [id, ratioOf(record)]));
  const of = 100n * commonMultiple(new Set([...ratios.values()].map(([, part]) => Math.max(1, part))));
  const least = (33n * of) / 100n;
  const values = [...ratios].map(([id, [won, part]]): [EntrantId, bigint] => {
    const value = part === 0 ? least : (BigInt(won) * of) / BigInt(part);
    return [id, value < least ? least : value];
  });
  return { of, values: new Map(values) };
};

/** Match points of a round and those of a win; neither where nothing was played. */
const matchPointsOf = ({ result, system }: Line): Ratio => {
  if (result === 'missed' || result === 'open') return [0, 0];
  return [{ win: system.win, bye: system.win, draw: system.draw ?? 0, loss: system.loss }[result], system.win];
};

export const matchWin = (records: Records): Shares =>
  shares(records, ({ lines }) => {
    const rounds = lines.map(matchPointsOf);
    return [rounds.reduce((sum, [own]) => sum + own, 0), rounds.reduce((sum, [, most]) => sum + most, 0)];
  });

export const gameWin = (records: Records): Shares =>
  shares(records, ({ lines }) => {
    let [points, games] = [0, 0];
    for (const line of lines) {
      const isBye = line.result === 'bye';
      const bye = line.system.winningScore === 0 ? GAMES_OF_A_BYE : line.system.winningScore;
      points += 3 * (isBye ? bye : line.gamesWon) + line.gamesDrawn;
      games += isBye ? bye : line.gamesPlayed;
    }
    return [points, 3 * games];
  });

export const meanOverOpponents = (records: Records, { of, values }: Shares): Shares => {
  const opponents = new Map(
    [...records].map(([id, { lines }]) => [
      id,
      lines.flatMap(({ opponent, met }) => (met && opponent !== null ? [opponent] : [])),
    ]),
  );
  const counts = commonMultiple(new Set([...opponents.values()].map((list) => Math.max(1, list.length))));
  const means = [...opponents].map(([id, list]): [EntrantId, bigint] => {
    const sum = list.reduce((total, opponent) => total + (values.get(opponent) ?? 0n), 0n);
    return [id, list.length === 0 ? 0n : (sum * counts) / BigInt(list.length)];
  });
  return { of: of * counts, values: new Map(means) };
};
