/**
 * How many rounds an event needs [duel 1]: as many as leave one player without a loss.
 *
 * | rule | function |
 * | --- | --- |
 * | ceil(log2 N) | `usualRounds` |
 * | more than N/2 rounds: rematches may become unavoidable [duel 3.5] | `mayNeedRematches` |
 */

export const usualRounds = (players: number): number => (players < 2 ? 1 : Math.ceil(Math.log2(players)));

export const mayNeedRematches = (players: number, rounds: number): boolean => players >= 2 && rounds > players / 2;
