import { useMemo } from 'react';
import type { Round, Tournament } from '../../../core/tournament/state.ts';
import { type Deed, useDeeds } from '../../desk/commands/commands.ts';
import { say } from '../../store/notices.ts';
import { setVerify } from '../entry/entry-store.ts';
import { deedsOf, takesResults } from '../flow.ts';
import { showNext } from '../round-place.ts';
import { reopenRound, withdrawRound } from '../withdraw.ts';

/** Takes the seating back, and shows what is to be seated again. */
export const withdraw = async (round: Round): Promise<void> => {
  if (!(await withdrawRound(round.no))) return;
  showNext();
  say('info', 'rounds:withdrawn', { round: round.no });
};

type RoundActs = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly isVerifying: boolean;
  readonly isSomeIn: boolean;
  /** Gives the line the keyboard back. */
  readonly onLine: () => void;
  readonly onVerify: () => void;
  readonly onConfirm: () => void;
};

const groupKey = 'rounds:title';

/** What a published round can be brought to, found by its words in the list of all commands too. */
export const useRoundDeeds = (acts: RoundActs): void => {
  const { tournament, round, isVerifying, isSomeIn, onLine, onVerify, onConfirm } = acts;
  const deeds = useMemo((): readonly Deed[] => {
    const can = deedsOf(tournament, round);
    return [
      {
        id: 'results.confirm',
        titleKey: 'rounds:deeds.confirm',
        groupKey,
        when: () => can.confirm,
        perform: onConfirm,
      },
      {
        id: 'results.verify',
        titleKey: isVerifying ? 'rounds:entry.verifyEnd' : 'rounds:entry.verifyAsk',
        groupKey,
        when: () => isVerifying || (takesResults(round) && isSomeIn),
        perform: () => {
          if (!isVerifying) return onVerify();
          setVerify(round.no, false);
          return onLine();
        },
      },
      {
        id: 'results.withdraw',
        titleKey: 'rounds:deeds.withdraw',
        groupKey,
        when: () => can.withdraw,
        perform: () => void withdraw(round),
      },
      {
        id: 'results.reopen',
        titleKey: 'rounds:deeds.reopen',
        groupKey,
        when: () => can.reopen,
        perform: () => void reopenRound(round.no).then(onLine),
      },
    ];
  }, [tournament, round, isVerifying, isSomeIn, onLine, onVerify, onConfirm]);
  useDeeds(deeds);
};
