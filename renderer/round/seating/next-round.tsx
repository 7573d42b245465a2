import { Trash2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { measure } from '../../../core/game/methods.ts';
import { families } from '../../../core/games/all.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Phrase, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { openComparison, useComparison } from '../../compare/compare-store.ts';
import { CompareView } from '../../compare/compare-view.tsx';
import { useDeeds } from '../../desk/commands/commands.ts';
import type { DeskScreen } from '../../desk/desk-screen.ts';
import { useKeptFocus } from '../../desk/kept-focus.ts';
import { openDialog, turnSide } from '../../desk/place.ts';
import { screensOf } from '../../games/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import controlsStyles from '../../parts/controls.module.css';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Notice, RefusalNotice } from '../../parts/notice.tsx';
import { Drawer, Side } from '../../parts/side/side.tsx';
import { WhatIfButton } from '../../what-if/what-if-button.tsx';
import { allAtOnce } from '../first/first-seating.tsx';
import { HowToSeat } from '../first/how-to-seat.tsx';
import { faultsOf } from '../how-drawn.ts';
import { peopleOf } from '../names/people.ts';
import { wordsOf } from '../names/texts.ts';
import { RulesDialog } from '../rules-dialog.tsx';
import { RoundFrame } from '../window/frame.tsx';
import { RoundSentence, type RoundTab } from '../window/round-sentence.tsx';
import type { Link } from '../window/sentence-row.tsx';
import { StandingsSide } from '../window/standings-side.tsx';
import { Steps } from '../window/steps.tsx';
import { useTypingAhead } from '../window/use-keyboard.ts';
import { useStage } from '../window/use-stage.ts';
import { WhyOfRound } from '../window/why-of-round.tsx';
import { changedTables } from './arrangement.ts';
import { ByName } from './by-name.tsx';
import { isPeopled, staleBy } from './choice.ts';
import { isChoice, MethodPanel, useChosenMethod, Working } from './method-panel.tsx';
import { SeatPrimary } from './seat-primary.tsx';
import styles from './seating.module.css';
import { chooseMethod, discard, rearrange, unswapDrawn, useSeating } from './seating-store.ts';
import { asksOf, publishNow, startProposal } from './start-rounds.ts';
import { HandHint, TablesByHand } from './tables-by-hand.tsx';

type NextRoundProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  /** The tab of the game's own that is shown in place of the tables. */
  readonly own: DeskScreen | null;
};

/** The round that is to be seated: how, and then its proposal, which nobody has seen yet. */
export const NextRound = ({ tournament, round, own }: NextRoundProps) => {
  const textOf = useTextOf();
  const chosen = useChosenMethod(tournament);
  const known = useSeating((store) => store.drawn);
  const isWorking = useSeating((store) => store.working !== null);
  const refusal = useSeating((store) => store.refusal);
  const behind = useMemo(() => startProposal(tournament, known, round), [tournament, known, round]);
  const found = known?.round === round ? known : behind;
  const drawn = useMemo(() => (found !== null && isPeopled(tournament, found) ? found : null), [tournament, found]);
  const seed = useSeating((store) => store.seed);
  const since = useMemo(
    () => (known === null || drawn === null ? null : staleBy(tournament, known, chosen, seed)),
    [tournament, known, drawn, chosen, seed],
  );
  const stale = since !== null;
  const stage = useStage(
    tournament,
    round,
    isWorking ? 'searching' : drawn === null ? 'none' : stale ? 'stale' : 'fresh',
  );
  const isEmpty = tournament.entrants.length === 0;
  const wished = useSeating((store) => store.method);
  const first = useMemo(
    () => (drawn === null ? (screensOf(tournament.family).first?.allRounds(tournament) ?? null) : null),
    [tournament, drawn],
  );
  const all = allAtOnce(first, wished);
  // Where round 1 can ask for all rounds at once, a script is a method too, with questions of its own.
  const mayAsk = screensOf(tournament.family).first !== undefined && stage.refusal === null;
  const asksMethod = useMemo(() => first === null && (mayAsk || isChoice(tournament)), [tournament, first, mayAsk]);
  const compared = useComparison(({ of }) => of);
  const comparing = drawn !== null && compared === drawn.seated;
  const [asked, setAsked] = useState<readonly Phrase[]>([]);
  const [tab, setTab] = useState<RoundTab>('tables');
  const [isOtherWay, setOtherWay] = useState(false);
  const [rulesOpen, setRulesOpen] = useState(false);
  const isDrawn = drawn !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a proposal that comes or goes is what is looked at then
  useEffect(() => setOtherWay(false), [isDrawn]);
  const [looked, setLooked] = useState<TableNo>(1);
  const onPublish = useCallback(() => {
    const asks = drawn === null ? [] : asksOf(tournament, drawn);
    if (asks.length > 0) setAsked(asks);
    else void publishNow(tournament);
  }, [tournament, drawn]);
  const canPublish = drawn !== null && !stale && !isWorking;
  useDeeds(
    useMemo(
      () => [
        {
          id: 'rounds.publish',
          titleKey: 'rounds:deeds.publish',
          groupKey: 'words:columns.round',
          when: () => canPublish,
          perform: onPublish,
        },
        {
          id: 'round.why',
          titleKey: 'words:log.why',
          groupKey: 'words:columns.round',
          when: () => drawn !== null,
          perform: () => turnSide(false, () => setOtherWay(false)),
        },
        {
          id: 'round.other',
          titleKey: 'rounds:sentence.other',
          groupKey: 'words:columns.round',
          when: () => drawn !== null || !(asksMethod || isEmpty),
          perform: () => turnSide(false, setOtherWay),
        },
        {
          id: 'round.compare',
          titleKey: 'compare:open',
          groupKey: 'words:columns.round',
          when: () => drawn !== null && !stale,
          perform: () => {
            if (drawn !== null) void openComparison(drawn);
          },
        },
      ],
      [canPublish, onPublish, drawn, stale, asksMethod, isEmpty],
    ),
  );
  useKeptFocus(drawn);
  useTypingAhead(round);
  const family = families[tournament.family];
  const people = peopleOf(tournament, round);
  const { DraftNote } = screensOf(tournament.family);
  const proposal = drawn?.seated.proposal ?? null;
  const tables = drawn?.arrangement.tables ?? [];
  const edited = useMemo(
    () => (drawn === null ? [] : changedTables(drawn.seated.proposal.tables, drawn.arrangement.tables)),
    [drawn],
  );
  const metrics = useMemo(() => {
    if (drawn === null) return null;
    const { seated, method, arrangement } = drawn;
    return edited.length === 0 ? seated.proposal.metrics : measure(family, method, seated.request, arrangement.tables);
  }, [drawn, edited, family]);
  const swaps = drawn?.arrangement.swaps.length ?? 0;
  const other: Link = {
    id: 'other',
    words: textOf('rounds:sentence.other'),
    onPress: () => {
      // Another way than all rounds at once is one after the other.
      if (all !== null) chooseMethod(screensOf(tournament.family).first?.byLot ?? all.method);
      turnSide(isOtherWay, setOtherWay);
    },
  };
  const links: readonly Link[] =
    drawn === null
      ? [
          ...(asksMethod || isEmpty ? [] : [other]),
          { id: 'times', words: textOf('rounds:times.open'), onPress: () => openDialog('startTimes') },
          { id: 'rules', words: textOf('rounds:rules.open'), onPress: () => setRulesOpen(true) },
        ]
      : comparing
        ? []
        : [
            other,
            {
              id: 'compare',
              words: textOf('compare:open'),
              isOff: stale,
              onPress: () => void openComparison(drawn),
            },
          ];
  // A round behind the first is changed when it is published.
  const isEditable = !stale && behind === null;
  const isByHand = isEditable && own === null && !comparing && tab !== 'names';
  const panel = (
    <MethodPanel
      tournament={tournament}
      chosen={chosen}
      proposal={drawn === null ? 'none' : stale ? 'stale' : 'fresh'}
    />
  );
  const otherWay = isOtherWay ? (
    <Drawer title={textOf('rounds:sentence.other')} onClose={() => setOtherWay(false)}>
      {panel}
    </Drawer>
  ) : null;
  return (
    <RoundFrame
      tournament={tournament}
      title={textOf('rounds:round', { round })}
      stages={
        <Steps tournament={tournament} stage={stage}>
          {drawn !== null && !comparing && (
            <>
              {swaps > 0 && (
                <Button icon={<Undo2 size={16} aria-hidden />} onPress={() => unswapDrawn(round)}>
                  {textOf('rounds:seat.unswap')}
                </Button>
              )}
              <Button icon={<Trash2 size={16} aria-hidden />} onPress={discard}>
                {textOf('rounds:seat.discard')}
              </Button>
            </>
          )}
          {!comparing && (
            <SeatPrimary tournament={tournament} stage={stage} chosen={chosen} all={all} onPublish={onPublish} />
          )}
        </Steps>
      }
      sentence={
        !isEmpty && (
          <RoundSentence
            tournament={tournament}
            round={round}
            seating={drawn === null ? null : { no: round, draw: drawn.seated }}
            faults={
              proposal === null || metrics === null
                ? []
                : faultsOf(tournament, { no: round, tables }, metrics, proposal.metrics.least)
            }
            links={links}
            tab={tab}
            onTab={setTab}
            own={own}
          />
        )
      }
      notices={
        <>
          {stale && <Notice tone="warn">{textOf('rounds:seat.stale')}</Notice>}
          {stage.refusal === null
            ? refusal !== null && <RefusalNotice refusal={refusal} />
            : drawn !== null && (
                <RefusalNotice refusal={stage.refusal} firstElsewhere={stage.primary.code === 'stage.way'} />
              )}
          <Working />
          {drawn !== null && !stale && !comparing && DraftNote !== undefined && (
            <DraftNote tournament={tournament} drawn={drawn} />
          )}
        </>
      }
      side={
        own !== null ? undefined : proposal === null || metrics === null || comparing ? (
          drawn === null && !isEmpty && (first === null || isOtherWay) ? (
            <Side label={textOf('sheets:documents.standings')} drawer={asksMethod ? null : otherWay}>
              <StandingsSide tournament={tournament} />
            </Side>
          ) : undefined
        ) : (
          <Side label={textOf('words:log.why')} drawer={otherWay}>
            <div className={styles.whyColumn}>
              <WhyOfRound
                tournament={tournament}
                round={round}
                proposal={proposal}
                request={drawn?.seated.request ?? null}
                metrics={metrics}
                before={edited.length === 0 ? null : proposal.metrics}
                tables={tables}
                looked={looked}
                isTakenBack={drawn?.draw !== undefined}
              />
              <div>
                <WhatIfButton isWide />
              </div>
            </div>
          </Side>
        )
      }
      bottom={drawn !== null && isByHand && <HandHint {...{ tournament }} arrangement={drawn.arrangement} isDraft />}
    >
      {own !== null ? (
        <own.component />
      ) : comparing ? (
        <CompareView tournament={tournament} drawn={drawn} />
      ) : drawn === null || proposal === null || metrics === null ? (
        <HowToSeat
          tournament={tournament}
          round={round}
          stage={stage}
          first={first}
          isAll={all !== null}
          panel={asksMethod ? panel : null}
          chosen={isOtherWay ? null : chosen}
        />
      ) : tab === 'names' ? (
        <ByName
          tournament={tournament}
          people={people}
          round={round}
          tables={tables}
          byes={drawn.byes ?? proposal.byes}
        />
      ) : (
        <div className={styles.drawnRound} data-stale={stale}>
          <TablesByHand
            tournament={tournament}
            round={round}
            proposal={proposal}
            metrics={metrics}
            arrangement={drawn.arrangement}
            byes={drawn.byes ?? proposal.byes}
            onArrange={rearrange}
            isEditable={isEditable}
            isDraft
            changed={edited.map(({ table }) => table)}
            looked={looked}
            onLook={setLooked}
          />
        </div>
      )}
      <p className={controlsStyles.hidden} role="status">
        {drawn !== null && textOf('rounds:states.proposal')}
      </p>
      <ConfirmDialog
        title={textOf('rounds:ask.title', { round })}
        isOpen={asked.length > 0}
        onClose={() => setAsked([])}
        onConfirm={() => void publishNow(tournament)}
        confirm={textOf('rounds:deeds.publish')}
      >
        <ul className={styles.roundAsks}>
          {asked.map((phrase) => (
            <li key={JSON.stringify(phrase)}>{wordsOf(phrase, peopleOf(tournament))}</li>
          ))}
        </ul>
      </ConfirmDialog>
      {rulesOpen && <RulesDialog tournament={tournament} onClose={() => setRulesOpen(false)} />}
    </RoundFrame>
  );
};
