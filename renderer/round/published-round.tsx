import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { measure } from '../../core/game/methods.ts';
import { families } from '../../core/games/all.ts';
import { roundStamp } from '../../core/sheets/paper/substitutes.ts';
import { type Round, type Tournament, tablesWithoutResult } from '../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../core/tournament/words.ts';
import { ClockPanel } from '../clock/clock-panel.tsx';
import { takesClock } from '../clock/round-clock.ts';
import { screensOf } from '../games/game.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { Drawer, Side } from '../parts/side/side.tsx';
import { useTournamentStore } from '../store/tournament.ts';
import { Cards } from './cards/cards.tsx';
import { fitCards } from './cards/fit-cards.ts';
import { CloseRoundDialog, canClose } from './close-round.tsx';
import { newestFirst } from './entry/entered.ts';
import { namedResult } from './entry/entry-keys.ts';
import {
  askToClose,
  isUnfinished,
  putBack,
  setMode,
  takeInHand,
  useEntry,
  useEntryStore,
} from './entry/entry-store.ts';
import { VerifyDialog } from './entry/verify-dialog.tsx';
import { deedsOf } from './flow.ts';
import { peopleOf } from './names/people.ts';
import { wordsOf } from './names/texts.ts';
import { AfterCorrection, RankingChanged, StandInAnswer } from './ranking-changed.tsx';
import { RevisionDialog } from './revision-dialog.tsx';
import { RoundBand } from './round-band.tsx';
import { askForClock, revise, showRound, useRoundPlace } from './round-place.ts';
import { type Arrangement, arrange, changedTables, unswap } from './seating/arrangement.ts';
import { ByName } from './seating/by-name.tsx';
import { TablesByHand } from './seating/tables-by-hand.tsx';
import { EntryBottom } from './window/entry-bottom.tsx';
import { EntryDeeds } from './window/entry-deeds.tsx';
import { EntryNotices } from './window/entry-notices.tsx';
import { RoundFrame } from './window/frame.tsx';
import { Hand } from './window/hand.tsx';
import { faultsOf } from './window/how-drawn.ts';
import { Primary } from './window/primary.tsx';
import { RoundSentence, type RoundTab } from './window/round-sentence.tsx';
import { StandingsSide } from './window/standings-side.tsx';
import { Steps } from './window/steps.tsx';
import { useBackToLine } from './window/use-back-to-line.ts';
import { useCardRoom } from './window/use-card-room.ts';
import { useStage } from './window/use-stage.ts';
import { WhyOfRound } from './window/why-of-round.tsx';
import { confirmRound } from './withdraw.ts';

type PublishedRoundProps = { readonly tournament: Tournament; readonly round: Round };

type SideShown = 'standings' | 'why' | 'clock';

/** A round that has been published: its tables, the results as they come in, and what is to be done next. */
export const PublishedRound = ({ tournament, round }: PublishedRoundProps) => {
  const textOf = useTextOf();
  const screens = screensOf(tournament.family);
  const part = screens.entry;
  const line = useRef<HTMLInputElement>(null);
  const entry = useEntry(round.no);
  const stage = useStage(tournament, round.no, 'none');
  const done = useTournamentStore(({ ledger }) => ledger.done);
  const known = useRoundPlace((place) => place.revision);
  const revision = known?.round === round.no && known.rev === round.rev ? known : null;
  const closing = useEntryStore((store) => store.closing === round.no);
  const [tab, setTab] = useState<RoundTab>('tables');
  const [side, setSide] = useState<SideShown>('standings');
  const [looked, setLooked] = useState<TableNo>(round.tables[0]?.table ?? 0);
  const [reviewing, setReviewing] = useState(false);
  const [asksVerify, setAsksVerify] = useState(false);
  const [keepsSide, setKeepsSide] = useState(false);
  const { ref: middle, room } = useCardRoom(keepsSide);
  const byes = useMemo(() => screens.round?.byes?.(round) ?? [], [screens, round]);
  const fitted = room === null ? null : fitCards(round.tables.length + byes.length, screens.card ?? 'four', room);
  const isFolded = fitted?.side === 'folded' && revision === null && tab === 'tables';
  const asksClock = useRoundPlace((place) => place.clock === round.no);
  useEffect(() => {
    if (!asksClock) return;
    setSide('clock');
    askForClock(null);
  }, [asksClock]);
  const toLine = useCallback(() => line.current?.focus(), []);
  const askVerify = useCallback(() => setAsksVerify(true), []);

  useBackToLine(asksVerify || closing, entry.taken !== null, toLine);
  // In order, the first table is in hand as soon as the round is shown.
  useEffect(() => {
    if (entry.mode === 'inOrder' && revision === null) setMode(round.no, 'inOrder');
  }, [entry.mode, round.no, revision]);

  const people = peopleOf(tournament, round.no);
  const family = families[tournament.family];
  const { proposal, request } = round.draw;
  const arrangement: Arrangement = revision?.arrangement ?? arrange(round.tables);
  const changes = useMemo(
    () => (revision === null ? [] : changedTables(round.tables, revision.arrangement.tables)),
    [round.tables, revision],
  );
  const metrics = useMemo(
    () => (changes.length === 0 ? round.draw.metrics : measure(family, proposal.method, request, arrangement.tables)),
    [family, changes, round, proposal, request, arrangement.tables],
  );
  const onArrange = useCallback((change: (now: Arrangement) => Arrangement) => {
    const { revision: open } = useRoundPlace.getState();
    if (open !== null) revise({ ...open, arrangement: change(open.arrangement) });
  }, []);

  const { verify } = entry;
  const named = useMemo(
    () => (part === null ? null : namedResult(entry, { tournament, form: part.form })),
    [entry, tournament, part],
  );
  const taken = entry.taken?.table ?? null;
  const inHand = named?.table ?? taken;
  const parked = useMemo(() => Object.keys(entry.parked).map(Number), [entry.parked]);
  const isSeen = useCallback((table: TableNo) => verify === null || verify.checked.includes(table), [verify]);
  const onTake = useCallback(
    (table: TableNo) => {
      takeInHand(round.no, table);
      line.current?.focus();
    },
    [round.no],
  );
  const onTakeIn = useCallback((no: RoundNo, table: TableNo) => {
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
    if (isUnfinished(round.no)) line.current?.focus();
    else void confirmRound(round).then(() => line.current?.focus());
  }, [round]);
  const RoundNote = screens.RoundNote;
  const voided = part?.voided?.(tournament, round) ?? null;

  return (
    <RoundFrame
      title={textOf('rounds:round', { round: round.no })}
      middle={middle}
      band={<RoundBand tournament={tournament} round={round} />}
      stages={
        <Steps
          tournament={tournament}
          round={round}
          stage={stage}
          isVoid={voided !== null}
          onClock={takesClock(tournament, round) ? () => setSide(side === 'clock' ? 'standings' : 'clock') : null}
        >
          {revision !== null ? (
            <>
              <Button
                icon={<Undo2 size={16} aria-hidden />}
                isDisabled={revision.arrangement.swaps.length === 0}
                onPress={() => onArrange(unswap)}
              >
                {textOf('rounds:seat.unswap')}
              </Button>
              <Button onPress={() => revise(null)}>{textOf('rounds:revision.cancel')}</Button>
              <Button primary tone="primary" isDisabled={changes.length === 0} onPress={() => setReviewing(true)}>
                {textOf('rounds:revision.review', { count: changes.length })}
              </Button>
            </>
          ) : (
            <>
              {part !== null && (
                <EntryDeeds
                  tournament={tournament}
                  round={round}
                  entry={entry}
                  part={part}
                  onLine={toLine}
                  onVerify={askVerify}
                  onConfirm={confirm}
                />
              )}
              {mayClose && missing.length > 0 && missing.length < round.tables.length && inHand === null && (
                <Button onPress={() => askToClose(round.no)}>
                  {textOf('rounds:close.without', { count: missing.length })}
                </Button>
              )}
              {taken !== null && entry.stage === 'hand' && (
                <Button
                  onPress={() => {
                    putBack(round.no);
                    toLine();
                  }}
                >
                  {textOf('rounds:entry.putBack', { table: taken })} <Kbd>Esc</Kbd>
                </Button>
              )}
              {inHand === null && (
                <Primary tournament={tournament} stage={stage} onTake={onTake} onConfirm={confirm} onLine={toLine} />
              )}
            </>
          )}
        </Steps>
      }
      sentence={
        <RoundSentence
          tournament={tournament}
          round={round.no}
          method={proposal.method}
          said={screens.round?.said?.(tournament, round)}
          faults={voided ?? faultsOf(metrics, proposal.metrics.least)}
          links={[
            {
              id: 'why',
              words: textOf('rounds:sentence.why'),
              onPress: () => setSide(side === 'why' ? 'standings' : 'why'),
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
          stamp={roundStamp(tournament, family, round)}
          onUnfold={isFolded ? () => setKeepsSide(true) : null}
        />
      }
      notices={
        <>
          {revision === null && <RankingChanged tournament={tournament} round={round} />}
          <StandInAnswer tournament={tournament} />
          {RoundNote !== undefined && <RoundNote tournament={tournament} round={round} />}
          {part !== null && (
            <EntryNotices tournament={tournament} round={round} entry={entry} part={part} onLine={toLine} />
          )}
        </>
      }
      side={
        <Side
          isFolded={isFolded}
          label={textOf('rounds:standings.title')}
          drawer={
            side === 'why' ? (
              <Drawer title={textOf('rounds:why.title')} onClose={() => setSide('standings')}>
                <WhyOfRound
                  tournament={tournament}
                  round={round.no}
                  published={round}
                  proposal={proposal}
                  request={request}
                  metrics={metrics}
                  before={changes.length === 0 ? null : round.draw.metrics}
                  tables={arrangement.tables}
                  looked={taken ?? looked}
                />
              </Drawer>
            ) : side === 'clock' ? (
              <Drawer title={textOf('clock:title')} onClose={() => setSide('standings')}>
                <ClockPanel tournament={tournament} round={round} />
              </Drawer>
            ) : null
          }
        >
          <StandingsSide tournament={tournament} />
        </Side>
      }
      bottom={
        part !== null &&
        revision === null && (
          <EntryBottom
            tournament={tournament}
            round={round}
            entry={entry}
            part={part}
            line={line}
            names={named !== null}
            halfTyped={parked}
            onTake={onTakeIn}
          />
        )
      }
    >
      {tab === 'names' ? (
        <ByName tournament={tournament} people={people} tables={arrangement.tables} />
      ) : revision !== null ? (
        <TablesByHand
          tournament={tournament}
          round={round.no}
          proposal={proposal}
          metrics={metrics}
          arrangement={arrangement}
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
            part !== null && <Hand tournament={tournament} round={round} entry={entry} part={part} onLine={toLine} />
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
      <p className="hidden" role="status">
        {entered[0] !== undefined &&
          textOf('rounds:entry.told', { table: entered[0], in: entered.length, of: round.tables.length })}
      </p>
      <AfterCorrection tournament={tournament} />
    </RoundFrame>
  );
};
