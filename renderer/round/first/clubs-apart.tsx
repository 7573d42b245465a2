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

/**
 * *Keep people of one club apart*, where anybody has a club-mate [W-8.2, X-17]. The way that is chosen does not always do it: then it is
 * not on, and whoever turns it on chooses the way that does.
 */
export const ClubsBox = ({ tournament, isOn, acts, onTurn }: BoxProps) => {
  const textOf = useTextOf();
  const hasMates = useMemo(() => hasClubMates(tournament), [tournament]);
  if (!hasMates) return null;
  return (
    <Checkbox isSelected={isOn && acts} onChange={onTurn}>
      {textOf('rounds:clubsApart')}
    </Checkbox>
  );
};

type ClubsProps = {
  readonly tournament: Tournament;
  readonly method: string;
  /** Chooses a method that does it. */
  readonly onAble?: () => void;
};

/** The same as a setting of the event. */
export const ClubsApart = ({ tournament, method, onAble }: ClubsProps) => {
  const { clubsApart } = families[tournament.family].seating;
  const acts = clubsApart?.methods.includes(method) === true;
  if (clubsApart === undefined || (!acts && onAble === undefined)) return null;
  const isOn = clubsApart.isOn(tournament);
  return (
    <ClubsBox
      tournament={tournament}
      isOn={isOn}
      acts={acts}
      onTurn={(on) => {
        if (on !== isOn) void carryOut(clubsApart.turn(tournament, on));
        if (!acts) onAble?.();
      }}
    />
  );
};
