import { entrantOf } from '../../core/tournament/state.ts';
import { useGame } from '../games/use-game.ts';
import { useTournament } from '../store/tournament.ts';
import { closeCard, useCard } from './card.ts';

/** The card that was asked for, drawn by the game. */
export const EntrantCard = () => {
  const open = useTournament();
  const id = useCard((card) => card.id);
  const Card = useGame()?.Card ?? null;
  if (open === null || id === null || Card === null || entrantOf(open, id) === undefined) return null;
  return <Card key={id} tournament={open} id={id} onClose={closeCard} />;
};
