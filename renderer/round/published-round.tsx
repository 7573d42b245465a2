import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { families } from '../../core/games/all.ts';
import { roundStamp } from '../../core/sheets/paper/substitutes.ts';
import { type Round, roundOf, type Tournament, tablesWithoutResult } from '../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../core/tournament/words.ts';
import { takesClock } from '../clock/round-clock.ts';
import { useDeeds } from '../desk/commands/commands.ts';
import type { DeskScreen } from '../desk/desk-screen.ts';
import { closeDrawer, goTo, turnSide, usePlace } from '../desk/place.ts';
import { screensOf } from '../games/game.ts';
import { useTextOf } from '../i18n/text.ts';
import styles from '../parts/controls.module.css';
import { RefusalNotice } from '../parts/notice.tsx';
import { useTournamentStore } from '../store/tournament.ts';
import { Cards } from './cards/cards.tsx';
import { fitCards } from './cards/fit-cards.ts';
import { CloseRoundDialog, canClose } from './close-round.tsx';
import { Correction } from './entry/correction.tsx';
import { newestFirst } from './entry/entered.ts';
import { askToClose, isUnfinished, setMode, takeInHand, useEntryStore, useOfEntry } from './entry/entry-store.ts';
import { namedOf } from './entry/named.ts';
import { isReplacing } from './entry/replacing.ts';
import { VerifyDialog } from './entry/verify-dialog.tsx';
import { deedsOf, inWork } from './flow.ts';
import { faultsOf } from './how-drawn.ts';
import { peopleOf } from './names/people.ts';
import { wordsOf } from './names/texts.ts';
import { AfterCorrection, OtherRoundsChanged, RankingChanged, useRepairKept } from './ranking-changed.tsx';
import { RevisionActs } from './revision/revision-acts.tsx';
import { RevisionDialog } from './revision/revision-dialog.tsx';
import { useRevised } from './revision/use-revised.ts';
import { RoundActs } from './round-acts.tsx';
import { RoundBand } from './round-band.tsx';
import { askForClock, revise, showRound, unswapRevised, useRoundPlace } from './round-place.ts';
import { arrange } from './seating/arrangement.ts';
import { ByName } from './seating/by-name.tsx';
import { HandHint, TablesByHand } from './seating/tables-by-hand.tsx';
import { EntryBottom } from './window/entry-bottom.tsx';
import { EntryNotices } from './window/entry-notices.tsx';
import { RoundFrame } from './window/frame.tsx';
import { Hand } from './window/hand.tsx';
import { PublishedSide, type SideShown } from './window/published-side.tsx';
import { RoundSentence, type RoundTab } from './window/round-sentence.tsx';
import { Steps } from './window/steps.tsx';
import { useCardRoom } from './window/use-card-room.ts';
import { useBackToLine, useEscape, useTypedAhead } from './window/use-keyboard.ts';
import { useStage } from './window/use-stage.ts';
import { confirmRound } from './withdraw.ts';

type PublishedRoundProps = {
  readonly tournament: Tournament;
  readonly round: Round;
  /** The tab of the game's own that is shown in place of the tables. */
  readonly own: DeskScreen | null;
};

/** A table is taken where its card is. */
const toTables = (): void => goTo('rounds');

/** A round that has been published: its tables, the results as they come in, and what is to be done next. */
export const PublishedRound = ({ tournament, round, own }: PublishedRoundProps) => {
  const textOf = useTextOf();
  const screens = screensOf(tournament.family);
  const part = screens.entry;
  const line = useRef<HTMLInputElement>(null);
  const mode = useOfEntry(round.no, (entry) => entry.mode);
  const verify = useOfEntry(round.no, (entry) => entry.verify);
  const taken = useOfEntry(round.no, (entry) => entry.taken?.table ?? null);
  const halfTyped = useOfEntry(round.no, (entry) => entry.parked);
  const named = useOfEntry(round.no, (entry) =>
    part === null ? null : (namedOf(entry, tournament, part.form)?.table ?? null),
  );
  const replaces = useOfEntry(round.no, (entry) => isReplacing(round, entry));
  const stage = useStage(tournament, round.no, 'none');
  const done = useTournamentStore(({ ledger }) => ledger.done);
  const known = useRoundPlace((place) => place.revision);
  const revision = known?.round === round.no && known.rev === round.rev ? known : null;
  useRepairKept(tournament, round, revision);
  const closing = useEntryStore((store) => store.closing === round.no);
  const [tab, setTab] = useState<RoundTab>('tables');
  const [side, setSide] = useState<SideShown>('standings');
  const [looked, setLooked] = useState<TableNo>(round.tables[0]?.table ?? 0);
  const [reviewing, setReviewing] = useState(false);
  const [asksVerify, setAsksVerify] = useState(false);
  const [keepsSide, setKeepsSide] = useState(false);
  const { ref: middle, room } = useCardRoom(keepsSide);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a round its byes are looked at, not its results
  const byes = useMemo(() => screens.round?.byes?.(round) ?? [], [screens, round.byes]);
  const fitted = room === null ? null : fitCards(round.tables.length + byes.length, screens.card ?? 'four', room);
  const isFolded = fitted?.side === 'folded' && revision === null && tab === 'tables';
  const isCalled = usePlace(({ drawer }) => drawer !== null && drawer !== undefined);
  // The side stands beside the cards where there is room for it and nothing else was called into its place.
  const tellsBeside = !isFolded && !isCalled && side === 'standings' && own === null;
  const asksClock = useRoundPlace((place) => place.clock === round.no);
  useEffect(() => {
    if (!asksClock) return;
    closeDrawer();
    setSide('clock');
    askForClock(null);
  }, [asksClock]);
  const toLine = useCallback(() => line.current?.focus(), []);
  const askVerify = useCallback(() => setAsksVerify(true), []);
  useDeeds(
    useMemo(
      () => [
        {
          id: 'round.why',
          titleKey: 'words:log.why',
          groupKey: 'words:columns.round',
          perform: () => turnSide(false, () => setSide('why')),
        },
      ],
      [],
    ),
  );

  useBackToLine(asksVerify || closing, taken !== null, toLine);
  useTypedAhead(round.no);
  const isInWork = inWork(tournament)?.no === round.no;
  useEscape(!isInWork && taken === null && revision === null && side === 'standings', toLine);
  // In order, the first table is in hand as soon as the round that results go to is shown.
  useEffect(() => {
    if (mode === 'inOrder' && revision === null && isInWork) setMode(round.no, 'inOrder');
  }, [mode, round.no, revision, isInWork]);

  const people = peopleOf(tournament, round.no);
  const family = families[tournament.family];
  const { proposal } = round.draw;
  const { arrangement, changes, unchangeable, metrics, onArrange } = useRevised(round, revision, family);

  const inHand = named ?? taken;
  const parked = useMemo(() => Object.keys(halfTyped).map(Number), [halfTyped]);
  const isSeen = useCallback((table: TableNo) => verify === null || verify.checked.includes(table), [verify]);
  const onTake = useCallback(
    (table: TableNo) => {
      toTables();
      takeInHand(round.no, table);
      line.current?.focus();
    },
    [round.no],
  );
  const onTakeIn = useCallback((no: RoundNo, table: TableNo) => {
    toTables();
    showRound(no);
    takeInHand(no, table);
    line.current?.focus();
  }, []);
  const missing = useMemo(() => tablesWithoutResult(round), [round]);
  const entered = useMemo(
    () => (verify === null ? newestFirst({ done }, round) : verify.checked),
    [done, round, verify],
  );
  const mayClose = useMemo(() => canClose(tournament, round), [tournament, round]);
  const deeds = deedsOf(tournament, round);
  const confirm = useCallback(() => {
    const { ledger } = useTournamentStore.getState();
    const now = ledger.tournament === null ? undefined : roundOf(ledger.tournament, round.no);
    if (now === undefined || isUnfinished(now.no)) line.current?.focus();
    else void confirmRound(now).then(() => line.current?.focus());
  }, [round.no]);
  const RoundNote = screens.RoundNote;
  const voided = part?.voided?.(tournament, round) ?? null;

  return (
    <RoundFrame
      tournament={tournament}
      title={textOf('rounds:round', { round: round.no })}
      middle={middle}
      band={<RoundBand tournament={tournament} round={round} />}
      stages={
        <Steps
          tournament={tournament}
          round={round}
          stage={stage}
          isVoid={voided !== null}
          onClock={
            takesClock(tournament, round)
              ? () => turnSide(side === 'clock', (on) => setSide(on ? 'clock' : 'standings'))
              : null
          }
        >
          {revision !== null ? (
            <RevisionActs
              swaps={revision.arrangement.swaps.length}
              changed={changes.length}
              isRefused={unchangeable !== null}
              onUnswap={() => unswapRevised(round.no)}
              onReview={() => setReviewing(true)}
            />
          ) : (
            <RoundActs
              tournament={tournament}
              round={round}
              stage={stage}
              part={part}
              inHand={inHand}
              mayClose={mayClose}
              onTake={onTake}
              onLine={toLine}
              onVerify={askVerify}
              onConfirm={confirm}
            />
          )}
        </Steps>
      }
      sentence={
        <RoundSentence
          tournament={tournament}
          round={round.no}
          seating={round}
          faults={
            voided === null
              ? faultsOf(tournament, { no: round.no, tables: arrangement.tables }, metrics, proposal.metrics.least)
              : [voided]
          }
          links={[
            {
              id: 'why',
              words: textOf('rounds:sentence.why'),
              onPress: () => turnSide(side === 'why', (on) => setSide(on ? 'why' : 'standings')),
            },
            ...(deeds.revise && revision === null
              ? [
                  {
                    id: 'revise',
                    words: textOf('rounds:deeds.revise'),
                    onPress: () => revise({ round: round.no, rev: round.rev, arrangement: arrange(round.tables) }),
                  },
                ]
              : []),
            ...(revision === null ? (screens.round?.links?.(tournament, round, stage.primary.code) ?? []) : []).map(
              ({ id, words, perform }) => ({ id, words: wordsOf(words), onPress: perform }),
            ),
          ]}
          tab={tab}
          onTab={setTab}
          own={own}
          stamp={roundStamp(tournament, family, round)}
          onUnfold={isFolded ? () => setKeepsSide(true) : null}
        />
      }
      notices={
        <>
          {unchangeable !== null && <RefusalNotice refusal={unchangeable} />}
          {revision === null && <RankingChanged tournament={tournament} round={round} />}
          <OtherRoundsChanged tournament={tournament} shown={round.no} />
          {RoundNote !== undefined && own === null && <RoundNote tournament={tournament} round={round} />}
          {part !== null && <EntryNotices tournament={tournament} round={round} part={part} onLine={toLine} />}
        </>
      }
      side={
        own === null && (
          <PublishedSide
            tournament={tournament}
            round={round}
            shown={side}
            onShow={setSide}
            isFolded={isFolded}
            metrics={metrics}
            isChanged={changes.length > 0}
            tables={arrangement.tables}
            looked={taken ?? looked}
            correction={
              part !== null && replaces && tellsBeside
                ? (standings) => (
                    <Correction tournament={tournament} round={round} part={part} onLine={toLine} instead={standings} />
                  )
                : null
            }
          />
        )
      }
      bottom={
        own !== null
          ? null
          : revision !== null
            ? tab !== 'names' && <HandHint tournament={tournament} arrangement={arrangement} isDraft={false} />
            : part !== null && (
                <EntryBottom
                  tournament={tournament}
                  round={round}
                  part={part}
                  line={line}
                  names={named !== null}
                  halfTyped={parked}
                  onTake={onTakeIn}
                />
              )
      }
    >
      {own !== null ? (
        <own.component />
      ) : tab === 'names' ? (
        <ByName {...{ tournament, people }} round={round.no} tables={arrangement.tables} byes={round.byes} />
      ) : revision !== null ? (
        <TablesByHand
          tournament={tournament}
          round={round.no}
          proposal={proposal}
          metrics={metrics}
          arrangement={arrangement}
          byes={round.byes}
          onArrange={onArrange}
          isEditable
          isDraft={false}
          changed={changes.map(({ table }) => table)}
          looked={looked}
          onLook={setLooked}
        />
      ) : (
        <Cards
          tournament={tournament}
          round={round}
          fitted={fitted}
          byes={byes}
          isPast={stage.row === 17}
          isSeen={isSeen}
          inHand={inHand}
          hand={
            part !== null && (
              <Hand tournament={tournament} round={round} part={part} tellsBeside={tellsBeside} onLine={toLine} />
            )
          }
          halfTyped={parked}
          changed={round.revised}
          onTake={onTake}
          onLook={setLooked}
        />
      )}
      {reviewing && revision !== null && (
        <RevisionDialog
          tournament={tournament}
          round={round}
          changes={changes}
          tables={revision.arrangement.tables}
          onClose={() => setReviewing(false)}
        />
      )}
      {asksVerify && <VerifyDialog round={round.no} onClose={() => setAsksVerify(false)} />}
      {closing && mayClose && missing.length > 0 && (
        <CloseRoundDialog tournament={tournament} round={round} onClose={() => askToClose(null)} />
      )}
      <p className={styles.hidden} role="status">
        {entered[0] !== undefined &&
          textOf('rounds:entry.told', { table: entered[0], in: entered.length, of: round.tables.length })}
      </p>
      <AfterCorrection tournament={tournament} />
    </RoundFrame>
  );
};
