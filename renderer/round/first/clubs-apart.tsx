import { useMemo } from 'react';
import { families } from '../../../core/games/all.ts';
import { hasClubMates } from '../../../core/tournament/people/club-mates.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Checkbox } from '../../parts/field/choice.tsx';
import { carryOut } from '../../store/carry-out.ts';

type BoxProps = {
  readonly tournament: Tournament;
  readonly isOn: boolean;
  /** The way that is chosen can do it. */
  readonly acts: boolean;
  readonly onTurn: (on: boolean) => void;
};

/** *Keep people of one club apart*, where anybody has a club-mate; off where the way that is chosen cannot do it [W-8.2, X-17]. */
export const ClubsBox = ({ tournament, isOn, acts, onTurn }: BoxProps) => {
  const textOf = useTextOf();
  const hasMates = useMemo(() => hasClubMates(tournament), [tournament]);
  if (!hasMates) return null;
  return (
    <Checkbox isSelected={isOn} isDisabled={!acts} onChange={onTurn}>
      {textOf('rounds:clubsApart')}
    </Checkbox>
  );
};

/** The same as a setting of the event. */
export const ClubsApart = ({ tournament, method }: { readonly tournament: Tournament; readonly method: string }) => {
  const { clubsApart } = families[tournament.family].seating;
  if (clubsApart === undefined) return null;
  return (
    <ClubsBox
      tournament={tournament}
      isOn={clubsApart.isOn(tournament)}
      acts={clubsApart.methods.includes(method)}
      onTurn={(on) => void carryOut(clubsApart.turn(tournament, on))}
    />
  );
};
