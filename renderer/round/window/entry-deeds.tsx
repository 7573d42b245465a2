import { Ellipsis } from 'lucide-react';
import { useMemo } from 'react';
import { type Round, roundOf, type Tournament, tablesWithoutResult } from '../../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { type Deed, useDeeds } from '../../desk/commands/commands.ts';
import { screensOf } from '../../games/game.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { MenuButton, type MenuEntry } from '../../parts/menu.tsx';
import { useTournamentStore } from '../../store/tournament.ts';
import { newestFirst } from '../entry/entered.ts';
import { entryNow, setHeld, setMode, setVerify, takeInHand, useOfEntry } from '../entry/entry-store.ts';
import { HOLD } from '../entry/held-result.tsx';
import { canHold } from '../entry/in-turn.ts';
import { deedsOf, takesResults } from '../flow.ts';
import { wordsOf } from '../names/texts.ts';
import { reopenRound } from '../withdraw.ts';
import { useRoundDeeds, withdraw } from './round-deeds.ts';

type EntryDeedsProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly part: EntryPart;
  /** Gives the line the keyboard back. */
  readonly onLine: () => void;
  readonly onVerify: () => void;
  readonly onConfirm: () => void;
};

/** Tables that have a result as whoever types may know it, the latest first; looked up when a key asks for it. */
const enteredOf = (no: RoundNo): readonly TableNo[] => {
  const { verify } = entryNow(no);
  if (verify !== null) return verify.checked.toReversed();
  const { ledger } = useTournamentStore.getState();
  const round = ledger.tournament === null ? undefined : roundOf(ledger.tournament, no);
  return round === undefined ? [] : newestFirst(ledger, round);
};

/** What is needed seldom with the results of a round: in a menu beside the primary, and by its keys. */
export const EntryDeeds = ({ tournament, round, part, onLine, onVerify, onConfirm }: EntryDeedsProps) => {
  const textOf = useTextOf();
  const verify = useOfEntry(round.no, (entry) => entry.verify);
  const mode = useOfEntry(round.no, (entry) => entry.mode);
  const held = useOfEntry(round.no, (entry) => entry.held);
  const mayHold = useOfEntry(round.no, (entry) => canHold(entry, part.form));
  const atPrompt = useOfEntry(round.no, ({ stage }) => stage === 'table');
  const isTyped = takesResults(round);
  const deeds = deedsOf(tournament, round);
  const isSomeIn = tablesWithoutResult(round).length < round.tables.length;
  const own = screensOf(tournament.family).round?.more?.(tournament, round) ?? [];
  const holds = held !== null || mayHold;
  const items: readonly MenuEntry[] = [
    ...(isTyped
      ? [
          { id: 'byNumber', label: textOf('rounds:entry.byNumber'), isChosen: mode === 'byNumber' },
          { id: 'inOrder', label: textOf('rounds:entry.inOrder'), isChosen: mode === 'inOrder' },
          'line' as const,
        ]
      : []),
    ...(verify !== null || (isTyped && isSomeIn)
      ? [{ id: 'verify', label: textOf(verify === null ? 'rounds:entry.verifyAsk' : 'rounds:entry.verifyEnd') }]
      : []),
    ...(isTyped && holds && held === null ? [{ id: 'hold', label: textOf('rounds:entry.hold'), shortcut: HOLD }] : []),
    ...(deeds.withdraw ? [{ id: 'withdraw', label: textOf('rounds:deeds.withdraw') }] : []),
    ...(deeds.reopen ? [{ id: 'reopen', label: textOf('refusals:ways.reopen') }] : []),
    ...own.map(({ id, words }) => ({ id, label: wordsOf(words) })),
  ];
  const isAnyIn = verify === null ? Object.keys(round.results).length > 0 : verify.checked.length > 0;
  const keys = useMemo(
    (): readonly Deed[] => [
      {
        id: 'results.correct',
        titleKey: 'refusals:ways.correctResult',
        groupKey: 'words:results',
        shortcut: 'F2',
        when: () => atPrompt && isAnyIn,
        perform: () => {
          const entered = enteredOf(round.no);
          const typed = Number(entryNow(round.no).line);
          takeInHand(round.no, entered.find((table) => table === typed) ?? entered[0] ?? 0);
          onLine();
        },
      },
      {
        id: 'results.hold',
        titleKey: 'rounds:entry.hold',
        groupKey: 'words:results',
        shortcut: HOLD,
        // With a table in hand the key is the game's own.
        when: () => holds && isTyped && atPrompt,
        perform: () => setHeld(round.no, held === null),
      },
    ],
    [atPrompt, isAnyIn, round.no, onLine, holds, held, isTyped],
  );
  useDeeds(keys);
  useRoundDeeds({
    no: round.no,
    takesResults: isTyped,
    isVerifying: verify !== null,
    isSomeIn,
    onLine,
    onVerify,
    onConfirm,
  });
  const act = (id: string) => {
    const deed = own.find((one) => one.id === id);
    if (deed !== undefined) return deed.perform();
    if (id === 'verify' && verify === null) return onVerify();
    if (id === 'withdraw') return void withdraw(round.no);
    if (id === 'reopen') return void reopenRound(round.no).then(onLine);
    if (id === 'verify') setVerify(round.no, false);
    if (id === 'hold') setHeld(round.no, true);
    if (id === 'byNumber' || id === 'inOrder') setMode(round.no, id);
    return onLine();
  };
  if (items.length === 0) return null;
  return (
    <MenuButton
      label={textOf('words:moreActs')}
      icon={<Ellipsis size={18} aria-hidden />}
      iconOnly
      tone="quiet"
      items={items}
      onAction={act}
    />
  );
};
