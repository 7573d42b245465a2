import { create } from 'zustand';
import { entrantOf } from '../../core/tournament/state.ts';
import type { EntrantId } from '../../core/tournament/words.ts';
import { screensOf } from '../screens/families.ts';
import { tournament, useTournament } from '../store/tournament.ts';

const useCard = create<{ readonly id: EntrantId | null }>()(() => ({ id: null }));

const close = (): void => useCard.setState({ id: null });

/** Whether the family of the open tournament has a card for its entrants. */
export const hasCard = (): boolean => {
  const family = tournament()?.family;
  return family !== undefined && (screensOf(family)?.Card ?? null) !== null;
};

/** Opens the card of an entrant over whatever screen is shown. Without a card nothing happens. */
export const openCard = (id: EntrantId): void => {
  if (hasCard()) useCard.setState({ id });
};

/** The card that was asked for, drawn by the family. */
export const EntrantCard = () => {
  const open = useTournament();
  const id = useCard((card) => card.id);
  const Card = open === null ? null : (screensOf(open.family)?.Card ?? null);
  if (open === null || id === null || Card === null || entrantOf(open, id) === undefined) return null;
  return <Card key={id} tournament={open} id={id} onClose={close} />;
};
