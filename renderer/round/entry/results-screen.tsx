import { ClipboardList } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { awaitedTables } from '../../../core/game/provisional.ts';
import { type Round, roundOf, type Tournament, tablesWithoutResult } from '../../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { type Deed, useDeeds } from '../../desk/commands/commands.ts';
import { goTo, takeAt, usePlace } from '../../desk/place.ts';
import { Screen } from '../../desk/screen.tsx';
import { screensOf } from '../../games/game.ts';
import type { EntryPart } from '../../games/game-screens.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Badge, EmptyState } from '../../parts/marks.tsx';
import { Notice } from '../../parts/notice.tsx';
import { carryOut } from '../../store/carry-out.ts';
import { say } from '../../store/notices.ts';
import { useTournament, useTournamentStore } from '../../store/tournament.ts';
import { CloseRoundDialog, canClose } from '../close-round.tsx';
import { paceOf, roundState, takesResults } from '../flow.ts';
import { peopleOf } from '../names/people.ts';
import { AfterCorrection, StandInAnswer } from '../ranking-changed.tsx';
import { CommandLine } from './command-line.tsx';
import { newestFirst } from './entered.ts';
import { canHold } from './entry.ts';
import { CONFIRM, EntryActions } from './entry-actions.tsx';
import {
  askToClose,
  dropGone,
  followUndo,
  isUnfinished,
  leaveRound,
  openEntry,
  reconsider,
  roundShown,
  setHeld,
  setMode,
  showInWork,
  showRound,
  stayAt,
  takeInHand,
  useEntry,
  useEntryStore,
} from './entry-store.ts';
import { HeldResult, HOLD } from './held-result.tsx';
import { Complaint, InHand, KeyHints } from './in-hand.tsx';
import { AwaitedBadge, LateResults } from './late-results.tsx';
import { Keypad, LineButtons, pressNamed } from './line-buttons.tsx';
import { Missing } from './missing-notice.tsx';
import { Entered, Outstanding } from './result-lists.tsx';
import './results.css';
import { RoundBand, saysRound } from '../round-band.tsx';
import { RoundPicker } from '../round-picker.tsx';
import { StageName } from '../stage-name.tsx';
import { VerifyDialog } from './verify-dialog.tsx';
import '../ways.ts';

const confirmRound = async ({ no: round, timer }: Round): Promise<void> => {
  if (!(await carryOut({ type: 'round.confirm', no: round }))) return;
  // What is not played any more needs no clock; whoever confirms is told that it was stopped [fault D-13].
  say('good', timer === null ? 'rounds:confirmed' : 'rounds:confirmedStopped', { round });
};

type EntryDeskProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly part: EntryPart;
};

const EntryDesk = ({ tournament, round, part }: EntryDeskProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament, round.no);
  const line = useRef<HTMLInputElement>(null);
  const entry = useEntry(round.no);
  const done = useTournamentStore(({ ledger }) => ledger.done);
  const [asked, setAsked] = useState(false);
  const [asksVerify, setAsksVerify] = useState(false);
  const closing = useEntryStore((store) => store.closing === round.no);
  // Typing goes on where it was before the question; the dialog held the focus until it was gone.
  const isAsking = asksVerify || closing;
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) line.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const mayClose = useMemo(() => canClose(tournament, round), [tournament, round]);
  const missing = useMemo(() => tablesWithoutResult(round), [round]);
  const { verify } = entry;
  const outstanding = useMemo(
    () =>
      round.tables.filter(({ table }) =>
        verify === null ? round.results[table] === undefined : !verify.checked.includes(table),
      ),
    [round, verify],
  );
  // Blind: a result that was not typed again is not in sight.
  const entered = useMemo(
    () => (verify === null ? newestFirst({ done }, round) : verify.checked.toReversed()),
    [done, round, verify],
  );
  const parked = useMemo(() => Object.keys(entry.parked).map(Number), [entry.parked]);
  const state = roundState(round);
  const isPaced = paceOf(tournament) !== null;
  const isVoid = (part.voided?.(tournament, round) ?? null) !== null;
  const isAwaiting = awaitedTables(round).length > 0;

  const onTake = useCallback(
    (table: TableNo) => {
      takeInHand(round.no, table);
      line.current?.focus();
    },
    [round.no],
  );
  const onLate = useCallback((no: RoundNo, table: TableNo) => {
    showRound(no);
    takeInHand(no, table);
    line.current?.focus();
  }, []);
  const confirm = useCallback(() => {
    if (missing.length > 0) setAsked(true);
    else if (isUnfinished(round.no)) line.current?.focus();
    else void confirmRound(round).then(() => line.current?.focus());
  }, [missing, round]);
  const toLine = useCallback(() => line.current?.focus(), []);
  const atPrompt = entry.stage === 'table';
  const typed = Number(entry.line);
  const keys = useMemo(
    (): readonly Deed[] => [
      {
        id: 'results.confirm',
        titleKey: 'rounds:deeds.confirm',
        groupKey: 'rounds:results.title',
        shortcut: CONFIRM,
        when: () => state !== 'confirmed' && !isPaced,
        perform: confirm,
      },
      {
        id: 'results.correct',
        titleKey: 'rounds:deeds.correct',
        groupKey: 'rounds:results.title',
        shortcut: 'F2',
        when: () => atPrompt && entered.length > 0,
        perform: () => onTake(entered.find((table) => table === typed) ?? entered[0] ?? 0),
      },
      {
        id: 'results.hold',
        titleKey: 'rounds:deeds.hold',
        groupKey: 'rounds:results.title',
        shortcut: HOLD,
        when: () => (entry.held !== null || canHold(entry, part.form)) && takesResults(round),
        perform: () => setHeld(round.no, entry.held === null),
      },
    ],
    [confirm, state, isPaced, atPrompt, typed, entered, onTake, entry, part, round],
  );
  useDeeds(keys);
  useEffect(() => {
    if (missing.length === 0) setAsked(false);
  }, [missing]);
  // In order, the first table is in hand as soon as the screen is open.
  useEffect(() => {
    if (entry.mode === 'inOrder') setMode(round.no, 'inOrder');
  }, [entry.mode, round.no]);

  const ResultsNote = screensOf(tournament.family).ResultsNote;
  const inHand = entry.taken?.table ?? null;
  return (
    <Screen
      title={textOf('rounds:results.titleOf', { round: round.no })}
      about={
        <div className="round-about">
          <RoundPicker tournament={tournament} next={null} value={round.no} onChange={showRound} />
          <StageName tournament={tournament} round={round.no} />
          {isVoid ? (
            <Badge tone="warn">{textOf('rounds:states.void')}</Badge>
          ) : (
            <Badge tone={state === 'confirmed' && !isAwaiting ? 'good' : 'accent'}>
              {textOf(state === 'confirmed' && !isAwaiting ? 'rounds:states.confirmed' : 'rounds:entry.count', {
                in: entered.length,
                of: round.tables.length,
              })}
            </Badge>
          )}
          <AwaitedBadge round={round} />
        </div>
      }
      actions={
        <EntryActions
          tournament={tournament}
          round={round}
          entry={entry}
          onLine={() => line.current?.focus()}
          onVerify={() => setAsksVerify(true)}
          onConfirm={confirm}
        />
      }
    >
      <RoundBand
        tournament={tournament}
        round={round}
        onGo={() => {
          showInWork();
          line.current?.focus();
        }}
      />
      {asked && !round.confirmed && missing.length > 0 && (
        <div className="entry-missing">
          <Missing
            tables={missing}
            onTake={onTake}
            onClose={mayClose && missing.length > 0 ? () => askToClose(round.no) : null}
          />
        </div>
      )}
      {closing && mayClose && missing.length > 0 && (
        <CloseRoundDialog tournament={tournament} round={round} onClose={() => askToClose(null)} />
      )}
      <div className="entry-missing entry-late">
        <LateResults tournament={tournament} shown={round.no} onTake={onLate} />
      </div>
      <StandInAnswer tournament={tournament} />
      {verify !== null && (
        <Notice tone="info">
          <span role="status">
            {textOf('rounds:entry.verified', {
              checked: verify.checked.length,
              of: round.tables.length,
              differed: verify.differed.length,
            })}
            {verify.by !== null && ` ${textOf('rounds:entry.verifiedBy', verify.by)}`}
          </span>
        </Notice>
      )}
      {asksVerify && <VerifyDialog round={round.no} onClose={() => setAsksVerify(false)} />}
      <HeldResult
        tournament={tournament}
        round={round}
        entry={entry}
        Result={part.Result}
        onDone={() => line.current?.focus()}
      />
      {ResultsNote !== undefined && <ResultsNote tournament={tournament} round={round} />}
      <div className="entry">
        <Outstanding tables={outstanding} people={people} inHand={inHand} parked={parked} onTake={onTake} />
        <section className="entry-desk" aria-label={textOf('rounds:entry.desk')}>
          <CommandLine
            round={round.no}
            saysRound={saysRound(tournament, round)}
            entry={entry}
            part={part}
            isLate={inHand !== null && awaitedTables(round).includes(inHand)}
            line={line}
          />
          <LineButtons round={round.no} entry={entry} onLine={toLine} />
          <Complaint entry={entry} />
          <InHand tournament={tournament} round={round} entry={entry} part={part} />
          <KeyHints
            round={round}
            part={part}
            entry={entry}
            onKey={(key) => {
              pressNamed(round.no, key);
              toLine();
            }}
          />
          <Keypad round={round.no} onLine={toLine} />
        </section>
        <Entered
          tournament={tournament}
          round={round}
          tables={entered}
          inHand={inHand}
          Result={part.Result}
          onTake={onTake}
        />
      </div>
      <p className="hidden" role="status">
        {entered[0] !== undefined &&
          textOf('rounds:entry.told', { table: entered[0], in: entered.length, of: round.tables.length })}
      </p>
      <AfterCorrection tournament={tournament} />
    </Screen>
  );
};

/** The round and table somebody came here for, read once. */
const useAskedTable = (): void => {
  const at = usePlace((place) => place.at);
  useEffect(() => {
    if (at === null) return;
    type Asked = { readonly round?: RoundNo; readonly table?: TableNo; readonly close?: true };
    const asked = takeAt() as Asked | null;
    if (typeof asked?.round !== 'number') return;
    showRound(asked.round);
    if (asked.close === true) askToClose(asked.round);
    if (typeof asked.table === 'number' && asked.table > 0) takeInHand(asked.round, asked.table);
  }, [at]);
};

/** Results of a round, typed. */
export const ResultsScreen = () => {
  const textOf = useTextOf();
  const tournament = useTournament();
  const before = useRef(tournament);
  useEffect(() => {
    if (tournament === null) return;
    void openEntry(tournament);
    dropGone(tournament);
    reconsider();
    if (before.current !== null) followUndo(before.current, tournament);
    before.current = tournament;
  }, [tournament]);
  useAskedTable();
  useEffect(() => leaveRound, []);
  const no = useEntryStore((store) => (tournament === null ? null : roundShown(tournament, store)));
  useEffect(() => {
    if (tournament !== null) stayAt(tournament);
  }, [tournament]);
  if (tournament === null) return null;
  const round = no === null ? undefined : roundOf(tournament, no);
  const part = screensOf(tournament.family).entry;
  if (round === undefined || part === null) {
    return (
      <Screen title={textOf('rounds:results.title')}>
        <EmptyState
          icon={<ClipboardList size={40} aria-hidden />}
          title={textOf('rounds:results.none')}
          actions={
            <Button reads tone="primary" onPress={() => goTo('rounds')}>
              {textOf('rounds:results.toRounds')}
            </Button>
          }
        >
          {textOf('rounds:results.noneAbout')}
        </EmptyState>
      </Screen>
    );
  }
  return <EntryDesk key={round.no} tournament={tournament} round={round} part={part} />;
};
