/** The number of rounds after which one player is without a loss [duel 1]. */
export const usualRounds = (players: number): number => (players < 2 ? 1 : Math.ceil(Math.log2(players)));

/** Above half as many rounds as players, rematches may become unavoidable [duel 3.5]. */
export const mayNeedRematches = (players: number, rounds: number): boolean => players >= 2 && rounds > players / 2;
