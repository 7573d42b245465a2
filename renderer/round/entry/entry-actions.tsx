import { CheckCheck, CopyCheck, ListChecks, LockOpen, Play, Trophy } from 'lucide-react';
import { useMemo } from 'react';
import { roundsInAll } from '../../../core/game/rounds.ts';
import { families } from '../../../core/games/all.ts';
import { type Round, type Tournament, tablesWithoutResult } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { shortcutText } from '../../desk/commands/shortcut.ts';
import { goTo } from '../../desk/place.ts';
import { screensOf } from '../../games/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button, SegmentedControl } from '../../parts/button.tsx';
import { deedsOf, nextRoundNo, paceOf, roundState, takesResults } from '../flow.ts';
import { showNext } from '../round-place.ts';
import { commonRefusal } from '../seating/method-panel.tsx';
import { reopenRound } from '../withdraw.ts';
import { canHold } from './entry.ts';
import type { Entry, EntryMode } from './entry-state.ts';
import { setHeld, setMode, setVerify } from './entry-store.ts';

export const CONFIRM = 'Mod+Enter';

type Props = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly entry: Entry<Json>;
  /** Gives the line the keyboard back. */
  readonly onLine: () => void;
  readonly onVerify: () => void;
  readonly onConfirm: () => void;
};

/** What can be done with the results of a round: the order of typing, the verify pass, the same result again, confirming. */
export const EntryActions = ({ tournament, round, entry, onLine, onVerify, onConfirm }: Props) => {
  const textOf = useTextOf();
  const { verify } = entry;
  const part = screensOf(tournament.family).entry;
  const missing = useMemo(() => tablesWithoutResult(round), [round]);
  const deeds = deedsOf(tournament, round);
  const state = roundState(round);
  const next = nextRoundNo(tournament);
  const isPaced = paceOf(tournament) !== null;
  const isTyped = takesResults(round);
  const seatable = useMemo(() => isPaced && commonRefusal(tournament) === null, [isPaced, tournament]);
  return (
    <>
      {isTyped && (
        <SegmentedControl<EntryMode>
          label={textOf('rounds:entry.mode')}
          items={[
            { id: 'byNumber', label: textOf('rounds:entry.byNumber') },
            { id: 'inOrder', label: textOf('rounds:entry.inOrder') },
          ]}
          value={entry.mode}
          onChange={(mode) => {
            setMode(round.no, mode);
            onLine();
          }}
        />
      )}
      {verify !== null || (isTyped && missing.length < round.tables.length) ? (
        <Button
          icon={<ListChecks size={16} aria-hidden />}
          onPress={() => {
            if (verify === null) onVerify();
            else {
              setVerify(round.no, false);
              onLine();
            }
          }}
        >
          {textOf(verify === null ? 'rounds:entry.verifyAsk' : 'rounds:entry.verifyEnd')}
        </Button>
      ) : null}
      {isTyped && part !== null && canHold(entry, part.form) && entry.held === null && (
        <Button
          icon={<CopyCheck size={16} aria-hidden />}
          onPress={() => {
            setHeld(round.no, true);
            onLine();
          }}
        >
          {textOf('rounds:entry.hold')}
        </Button>
      )}
      {deeds.reopen && (
        <Button icon={<LockOpen size={16} aria-hidden />} onPress={() => void reopenRound(round.no).then(onLine)}>
          {textOf('rounds:deeds.reopen')}
        </Button>
      )}
      {state === 'confirmed' || isPaced ? (
        <>
          <Button reads icon={<Trophy size={16} aria-hidden />} onPress={() => goTo('standings')}>
            {textOf('rounds:standings.title')}
          </Button>
          {next !== null && next <= roundsInAll(families[tournament.family], tournament) && (!isPaced || seatable) && (
            <Button
              tone={state === 'complete' || state === 'confirmed' ? 'primary' : 'plain'}
              icon={<Play size={16} aria-hidden />}
              onPress={() => {
                showNext();
                goTo('rounds');
              }}
            >
              {textOf('rounds:seat.seat', { round: next })}
            </Button>
          )}
        </>
      ) : (
        <Button
          tone={state === 'complete' ? 'primary' : 'plain'}
          icon={<CheckCheck size={16} aria-hidden />}
          onPress={onConfirm}
        >
          {textOf('rounds:confirm.button', { round: round.no, keys: shortcutText(CONFIRM) })}
        </Button>
      )}
    </>
  );
};
