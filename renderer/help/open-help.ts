import { create } from 'zustand';
import { openDialog } from '../desk/place.ts';

/** The page the help opens at: a game, or a page of a game's own; null: the game that is open. */
export const useHelpPage = create<{ readonly page: string | null }>()(() => ({ page: null }));

export const openHelp = (page: string): void => {
  useHelpPage.setState({ page });
  openDialog('help');
};
