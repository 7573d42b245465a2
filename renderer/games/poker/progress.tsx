import { countedEntries } from '../../../core/games/poker/rules/floor-state.ts';
import { outlookOf } from '../../../core/games/poker/steps/outlook.ts';
import { hallOf } from '../../../core/games/poker/steps/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { useTextOf } from '../../i18n/text.ts';

/** How many are left, for the top bar. */
export const Progress = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const hall = hallOf(tournament);
  const entries = countedEntries(hall.floor);
  const { left } = outlookOf(hall);
  return (
    <span className="top-round figures">
      {entries === 0 ? textOf('floor:top.nobody') : textOf('floor:top.left', { left, entries })}
    </span>
  );
};
