import { awardedNow } from '../../../core/duel/next-round.ts';
import { playingEntrants, type Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId, Json } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { PersonField } from '../../people/person-field.tsx';
import type { OptionsProps } from '../family-screens.ts';

type Draw = { readonly byeTo?: EntrantId | null };

/** Those whom the next draw has to pair. */
const drawnNow = (tournament: Tournament): ReadonlySet<EntrantId> => {
  const awarded = new Set(awardedNow(tournament));
  return new Set(playingEntrants(tournament).flatMap(({ id }) => (awarded.has(id) ? [] : [id])));
};

/** The bye by hand (3.7), where a bye is needed: in an odd field. */
export const DrawOptions = ({ tournament, options, onChange }: OptionsProps) => {
  const textOf = useTextOf();
  const drawn = drawnNow(tournament);
  const { byeTo = null } = options as Draw;
  // A choice made before somebody dropped can still be taken away.
  if (drawn.size % 2 === 0 && byeTo === null) return null;
  return (
    <PersonField
      label={textOf('duelDesk:byeTo')}
      about={textOf(drawn.size % 2 === 0 ? 'duelDesk:byeToNotNeeded' : 'duelDesk:byeToAbout')}
      tournament={tournament}
      value={byeTo}
      onChange={(next) => onChange((next === null ? {} : { byeTo: next }) as Json)}
      among={(id) => drawn.has(id)}
    />
  );
};
