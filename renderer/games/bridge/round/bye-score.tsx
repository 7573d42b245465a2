import { useMemo } from 'react';
import { accountsOf } from '../../../../core/games/bridge/results/accounts.ts';
import { eventOf } from '../../../../core/games/bridge/results/event.ts';
import cardsStyles from '../../../round/cards/cards.module.css';
import type { ByeProps } from '../../game-screens.ts';
import { useScoreText } from '../score-text.ts';
import styles from './round.module.css';

/** What the bye of a round is worth to whoever has it; it may still follow from other results. */
export const ByeScore = ({ tournament, round, entrant }: ByeProps) => {
  const score = useScoreText(tournament);
  const won = useMemo(() => {
    const account = accountsOf(eventOf(tournament), round.no).find(({ contestant }) => contestant.id === entrant);
    const at = account?.lines.findIndex((line) => line.round === round.no) ?? -1;
    return account?.scores[at] ?? null;
  }, [tournament, round.no, entrant]);
  return won === null ? null : <span className={`${styles.resultScore} ${cardsStyles.figure}`}>{score(won)}</span>;
};
