import { Armchair, Clock, Columns2, ListChecks, Send, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { measure } from '../../../core/game/methods.ts';
import { families } from '../../../core/games/all.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Phrase, RoundNo } from '../../../core/tournament/words.ts';
import { openComparison, useComparison } from '../../compare/compare-store.ts';
import { CompareView } from '../../compare/compare-view.tsx';
import { useDeeds } from '../../desk/commands/commands.ts';
import { shortcutText } from '../../desk/commands/shortcut.ts';
import { useKeptFocus } from '../../desk/kept-focus.ts';
import { openDialog } from '../../desk/place.ts';
import { Screen } from '../../desk/screen.tsx';
import { screensOf } from '../../games/game.ts';
import { tellHallKeeps } from '../../hall/state.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { unlessRefused } from '../../parts/field/field.tsx';
import { Badge, EmptyState } from '../../parts/marks.tsx';
import { Notice, RefusalNotice } from '../../parts/notice.tsx';
import { NobodyYet } from '../../people/nobody-yet.tsx';
import { say } from '../../store/notices.ts';
import { tournament as stateNow } from '../../store/tournament.ts';
import { paceOf } from '../flow.ts';
import { peopleOf } from '../names/people.ts';
import { wordsOf } from '../names/texts.ts';
import { showPublished, showRound } from '../round-place.ts';
import { RulesDialog } from '../rules-dialog.tsx';
import { StageName } from '../stage-name.tsx';
import { changedTables, unswap } from './arrangement.ts';
import { staleBy } from './choice.ts';
import { commonRefusal, MethodPanel, useChosenMethod } from './method-panel.tsx';
import { type Drawn, discard, publish, rearrange, seat, useSeating } from './seating-store.ts';
import { SeatingView } from './seating-view.tsx';

const PUBLISH = 'Mod+Enter';

const noTables = [] as const;

/** What has to be agreed to before a proposal is published; nothing in most games. */
const asksOf = ({ family }: Tournament, { seated, arrangement, method }: Drawn): readonly Phrase[] => {
  const asks = screensOf(family).asks;
  const own = families[family];
  if (asks === undefined) return [];
  return asks(seated.proposal, measure(own, method, seated.request, arrangement.tables));
};

const publishNow = async (round: RoundNo): Promise<void> => {
  const answer = await publish();
  if (!answer.ok) return;
  showPublished();
  const state = stateNow();
  // Where the next round may be seated at once, the one that was just published stays in sight.
  if (state !== null && paceOf(state) !== null) showRound(round);
  say('good', 'rounds:published', { round });
  await tellHallKeeps(round);
};

type MadeByProps = { readonly tournament: Tournament; readonly drawn: Drawn };

/** What the proposal was made by, whatever is chosen now. */
const MadeBy = ({ tournament, drawn: { method, options, draw } }: MadeByProps) => {
  const textOf = useTextOf();
  const part = screensOf(tournament.family).methods.find(({ id }) => id === method);
  const said = (part?.said?.(options) ?? []).map(({ code, params }) => textOf(code, params));
  const made = [
    textOf(`${tournament.family}:methods.${method}.name`),
    ...said,
    ...(draw === undefined ? [] : [textOf('rounds:line.takenBack')]),
  ];
  return <span className="round-line-words">{made.join(' · ')}</span>;
};

type ProposalProps = MadeByProps & { readonly isStale: boolean };

const Proposal = ({ tournament, drawn, isStale }: ProposalProps) => {
  const textOf = useTextOf();
  const { method, seated, arrangement } = drawn;
  const { proposal, request } = seated;
  const family = families[tournament.family];
  const edited = useMemo(
    () => changedTables(proposal.tables, arrangement.tables).map(({ table }) => table),
    [proposal, arrangement.tables],
  );
  const metrics = useMemo(
    () => (edited.length === 0 ? proposal.metrics : measure(family, method, request, arrangement.tables)),
    [family, method, request, arrangement.tables, edited, proposal],
  );
  return (
    <SeatingView
      tournament={tournament}
      round={drawn.round}
      proposal={proposal}
      metrics={metrics}
      before={edited.length === 0 ? null : proposal.metrics}
      arrangement={arrangement}
      onArrange={rearrange}
      isEditable={!isStale}
      isDraft
      keys={textOf('rounds:cards.publishKey', { keys: shortcutText(PUBLISH) })}
      changed={edited}
      done={noTables}
    />
  );
};

type NextRoundProps = { readonly tournament: Tournament; readonly round: RoundNo; readonly picker: ReactNode };

/** The round that is to be seated: method at the left, the proposal at the right, publishing at the top. */
export const NextRound = ({ tournament, round, picker }: NextRoundProps) => {
  const textOf = useTextOf();
  const chosen = useChosenMethod(tournament);
  const known = useSeating((store) => store.drawn);
  const drawn = known?.round === round ? known : null;
  const seed = useSeating((store) => store.seed);
  const since = useMemo(
    () => (drawn === null ? null : staleBy(tournament, drawn, chosen, seed)),
    [tournament, drawn, chosen, seed],
  );
  const stale = since !== null;
  const common = useMemo(() => commonRefusal(tournament), [tournament]);
  const isEmpty = tournament.entrants.length === 0;
  const compared = useComparison(({ of }) => of);
  const comparing = drawn !== null && compared === drawn.seated;
  const canPublish = drawn !== null && !stale && !comparing;
  const [asked, setAsked] = useState<readonly Phrase[]>([]);
  const onPublish = useCallback(() => {
    const asks = drawn === null ? [] : asksOf(tournament, drawn);
    if (asks.length > 0) setAsked(asks);
    else void publishNow(round);
  }, [tournament, drawn, round]);
  const deeds = useMemo(
    () => [
      {
        id: 'rounds.publish',
        titleKey: 'rounds:deeds.publish',
        groupKey: 'rounds:title',
        shortcut: PUBLISH,
        when: () => canPublish,
        perform: onPublish,
      },
    ],
    [canPublish, onPublish],
  );
  useDeeds(deeds);
  useKeptFocus(drawn);
  const [rulesOpen, setRulesOpen] = useState(false);
  const DraftNote = screensOf(tournament.family).DraftNote;
  const swaps = drawn?.arrangement.swaps.length ?? 0;
  return (
    <Screen
      title={textOf('rounds:round', { round })}
      about={
        <div className="round-about">
          {picker}
          <StageName tournament={tournament} round={round} />
          <span role="status">
            <Badge>{textOf(drawn === null ? 'rounds:states.notSeated' : 'rounds:states.proposal')}</Badge>
          </span>
          {drawn !== null && <MadeBy tournament={tournament} drawn={drawn} />}
          {drawn?.seated.proposal.budget.ended === 'stopped' && (
            <Badge tone="warn">{textOf('rounds:line.stopped')}</Badge>
          )}
        </div>
      }
      actions={
        drawn === null ? (
          <>
            <Button onPress={() => openDialog('startTimes')} icon={<Clock size={16} aria-hidden />}>
              {textOf('rounds:times.open')}
            </Button>
            <Button onPress={() => setRulesOpen(true)} icon={<ListChecks size={16} aria-hidden />}>
              {textOf('rounds:rules.open')}
            </Button>
          </>
        ) : comparing ? null : (
          <>
            <Button
              icon={<Columns2 size={16} aria-hidden />}
              isDisabled={stale}
              onPress={() => void openComparison(drawn)}
            >
              {textOf('compare:open')}
            </Button>
            <Button icon={<Undo2 size={16} aria-hidden />} isDisabled={swaps === 0} onPress={() => rearrange(unswap)}>
              {textOf('rounds:seat.unswap')}
            </Button>
            <Button icon={<Trash2 size={16} aria-hidden />} onPress={discard}>
              {textOf('rounds:seat.discard')}
            </Button>
            <Button
              tone={stale ? 'plain' : 'primary'}
              icon={<Send size={16} aria-hidden />}
              isDisabled={!canPublish}
              onPress={onPublish}
            >
              {textOf('rounds:seat.publish', { round, keys: shortcutText(PUBLISH) })}
            </Button>
          </>
        )
      }
    >
      {drawn !== null && stale && (
        <div className="round-stale">
          <Notice
            tone="warn"
            actions={
              chosen !== null && (
                <Button
                  tone="primary"
                  onPress={() => unlessRefused(document.body, () => void seat(chosen.part.id, chosen.options))}
                >
                  {textOf('rounds:seat.again')}
                </Button>
              )
            }
          >
            {textOf(since === 'event' ? 'rounds:seat.stale' : 'rounds:seat.otherChosen')}
          </Notice>
        </div>
      )}
      {comparing ? (
        <CompareView tournament={tournament} drawn={drawn} />
      ) : (
        <div className="next-round">
          <MethodPanel
            tournament={tournament}
            round={round}
            chosen={chosen}
            proposal={drawn === null ? 'none' : stale ? 'stale' : 'fresh'}
          />
          {drawn === null && isEmpty && (
            <NobodyYet icon={<Armchair size={40} aria-hidden />}>{textOf('rounds:empty.nobodyAbout')}</NobodyYet>
          )}
          {drawn === null && !isEmpty && common !== null && (
            <EmptyState icon={<Armchair size={40} aria-hidden />} title={textOf('rounds:empty.cannot', { round })}>
              <div className="empty-refusal">
                <RefusalNotice refusal={common} />
              </div>
            </EmptyState>
          )}
          {drawn === null && !isEmpty && common === null && (
            <EmptyState icon={<Armchair size={40} aria-hidden />} title={textOf('rounds:empty.title', { round })}>
              {textOf('rounds:empty.about')}
            </EmptyState>
          )}
          {drawn !== null && (
            <div className="drawn-round" data-stale={stale}>
              {!stale && DraftNote !== undefined && <DraftNote tournament={tournament} drawn={drawn} />}
              <Proposal tournament={tournament} drawn={drawn} isStale={stale} />
            </div>
          )}
        </div>
      )}
      <ConfirmDialog
        title={textOf('rounds:ask.title', { round })}
        isOpen={asked.length > 0}
        onClose={() => setAsked([])}
        onConfirm={() => void publishNow(round)}
        confirm={textOf('rounds:ask.publish')}
      >
        <ul className="round-asks">
          {asked.map((phrase) => (
            <li key={JSON.stringify(phrase)}>{wordsOf(phrase, peopleOf(tournament))}</li>
          ))}
        </ul>
      </ConfirmDialog>
      {rulesOpen && <RulesDialog tournament={tournament} onClose={() => setRulesOpen(false)} />}
    </Screen>
  );
};
