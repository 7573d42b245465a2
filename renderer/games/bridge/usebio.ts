import { usebioText } from '../../../core/exchange/usebio.ts';
import type { OwnExport } from '../game-screens.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The day here when the event was made, as USEBIO writes it. */
const dayOf = (at: string): string => {
  const day = new Date(at);
  return `${two(day.getDate())}/${two(day.getMonth() + 1)}/${day.getFullYear()}`;
};

/** Results of pairs and teams for the club's federation. */
export const usebio: OwnExport = {
  id: 'usebio',
  ending: 'xml',
  asks: ['club', 'clubNumber'],
  text: (tournament, { club = '', clubNumber = '' }) =>
    usebioText(tournament, { club: club.trim(), clubNumber: clubNumber.trim(), day: dayOf(tournament.createdAt) }),
};
