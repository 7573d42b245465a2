import { useMemo } from 'react';
import { roundOf } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { type Deed, useDeeds } from '../../desk/commands/commands.ts';
import { tournament } from '../../store/tournament.ts';
import { setVerify } from '../entry/entry-store.ts';
import { deedsOf } from '../flow.ts';
import { showNext } from '../round-place.ts';
import { reopenRound, withdrawRound } from '../withdraw.ts';

/** Takes the seating back, and shows what is to be seated again. */
export const withdraw = async (round: RoundNo): Promise<void> => {
  if (await withdrawRound(round)) showNext();
};

/** What can be done with a round as it is when a key asks, so that a result registers nothing anew. */
const canNow = (no: RoundNo, what: 'confirm' | 'withdraw' | 'reopen'): boolean => {
  const state = tournament();
  const round = state === null ? undefined : roundOf(state, no);
  return state !== null && round !== undefined && deedsOf(state, round)[what];
};

type RoundActs = {
  readonly no: RoundNo;
  readonly takesResults: boolean;
  readonly isVerifying: boolean;
  readonly isSomeIn: boolean;
  /** Gives the line the keyboard back. */
  readonly onLine: () => void;
  readonly onVerify: () => void;
  readonly onConfirm: () => void;
};

const groupKey = 'words:columns.round';

/** What a published round can be brought to, found by its words in the list of all commands too. */
export const useRoundDeeds = (acts: RoundActs): void => {
  const { no, takesResults, isVerifying, isSomeIn, onLine, onVerify, onConfirm } = acts;
  const deeds = useMemo((): readonly Deed[] => {
    return [
      {
        id: 'results.confirm',
        titleKey: 'rounds:deeds.confirm',
        groupKey,
        when: () => canNow(no, 'confirm'),
        perform: onConfirm,
      },
      {
        id: 'results.verify',
        titleKey: isVerifying ? 'rounds:entry.verifyEnd' : 'rounds:entry.verifyAsk',
        groupKey,
        when: () => isVerifying || (takesResults && isSomeIn),
        perform: () => {
          if (!isVerifying) return onVerify();
          setVerify(no, false);
          return onLine();
        },
      },
      {
        id: 'results.withdraw',
        titleKey: 'rounds:deeds.withdraw',
        groupKey,
        when: () => canNow(no, 'withdraw'),
        perform: () => void withdraw(no),
      },
      {
        id: 'results.reopen',
        titleKey: 'refusals:ways.reopen',
        groupKey,
        when: () => canNow(no, 'reopen'),
        perform: () => void reopenRound(no).then(onLine),
      },
    ];
  }, [no, takesResults, isVerifying, isSomeIn, onLine, onVerify, onConfirm]);
  useDeeds(deeds);
};
