import { ClipboardList, History, MonitorPlay, PencilLine, Printer, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { measure } from '../../core/game/methods.ts';
import { families } from '../../core/games/all.ts';
import { roundStamp } from '../../core/sheets/paper/substitutes.ts';
import { type Round, type Tournament, tablesWithoutResult } from '../../core/tournament/state.ts';
import { ClockPanel } from '../clock/clock-panel.tsx';
import { takesClock } from '../clock/round-clock.ts';
import { deedOf, useDeedStore } from '../desk/commands/commands.ts';
import { goTo } from '../desk/place.ts';
import { Screen } from '../desk/screen.tsx';
import { screensOf } from '../games/game.ts';
import { showSeatingInHall } from '../hall/state.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Badge } from '../parts/marks.tsx';
import { say } from '../store/notices.ts';
import { useTournamentStore } from '../store/tournament.ts';
import { AwaitedBadge } from './entry/late-results.tsx';
import { deedsOf, roundState } from './flow.ts';
import { rankingChangedSince } from './impact.ts';
import { RankingChanged } from './ranking-changed.tsx';
import { RevisionDialog } from './revision-dialog.tsx';
import { revise, showNext, useRoundPlace } from './round-place.ts';
import { type Arrangement, arrange, changedTables, unswap } from './seating/arrangement.ts';
import { CheckDraw } from './seating/check-draw.tsx';
import { ExportDraw } from './seating/export-draw.tsx';
import { SeatingView } from './seating/seating-view.tsx';
import { StageName } from './stage-name.tsx';
import { withdrawRound } from './withdraw.ts';

type PublishedRoundProps = { readonly tournament: Tournament; readonly round: Round; readonly picker: ReactNode };

const useIsThere = (screen: string): boolean => {
  useDeedStore((store) => store.deeds);
  return deedOf(`go.${screen}`) !== undefined;
};

const withdraw = async (round: Round): Promise<void> => {
  if (!(await withdrawRound(round.no))) return;
  showNext();
  say('info', 'rounds:withdrawn', { round: round.no });
};

/** A round that has been published: what people have been told, and how far it is. */
export const PublishedRound = ({ tournament, round, picker }: PublishedRoundProps) => {
  const textOf = useTextOf();
  const canPrint = useIsThere('print');
  const canShow = useIsThere('hall');
  const known = useRoundPlace((place) => place.revision);
  const revision = known?.round === round.no && known.rev === round.rev ? known : null;
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState(() => arrange(round.tables));
  const deeds = deedsOf(tournament, round);
  const steps = useTournamentStore(({ ledger }) => ledger.done);
  const moved = useMemo(
    () => rankingChangedSince(steps, tournament, round.no, families).length,
    [steps, tournament, round.no],
  );
  const state = roundState(round);
  const missing = tablesWithoutResult(round).length;
  const family = families[tournament.family];
  const { proposal, request } = round.draw;
  const isExact = screensOf(tournament.family).methods.find(({ id }) => id === proposal.method)?.isExact === true;

  const arrangement: Arrangement = revision?.arrangement ?? { ...reading, tables: round.tables };
  const revised = revision?.arrangement.tables ?? round.tables;
  const changes = useMemo(() => changedTables(round.tables, revised), [round.tables, revised]);
  const metrics = useMemo(
    () => (changes.length === 0 ? round.draw.metrics : measure(family, proposal.method, request, arrangement.tables)),
    [family, changes, round, proposal, request, arrangement.tables],
  );
  const onArrange = useCallback((change: (now: Arrangement) => Arrangement) => {
    const { revision: open } = useRoundPlace.getState();
    if (open === null) setReading(change);
    else revise({ ...open, arrangement: change(open.arrangement) });
  }, []);
  const done = useMemo(() => Object.keys(round.results).map(Number), [round]);
  const RoundNote = screensOf(tournament.family).RoundNote;
  const marked = revision === null ? round.revised : changes.map(({ table }) => table);

  return (
    <Screen
      title={textOf('rounds:round', { round: round.no })}
      about={
        <div className="round-about">
          {picker}
          <StageName tournament={tournament} round={round.no} />
          <Badge tone={state === 'confirmed' ? 'good' : 'accent'}>{textOf(`rounds:states.${state}`)}</Badge>
          <AwaitedBadge round={round} />
          {moved > 0 && (
            <Badge tone="warn" icon={<History size={12} strokeWidth={2.5} aria-hidden />}>
              {textOf('rounds:correct.since', { count: moved })}
            </Badge>
          )}
        </div>
      }
      actions={
        revision === null ? (
          <>
            {canPrint && (
              <Button reads icon={<Printer size={16} aria-hidden />} onPress={() => goTo('print', { round: round.no })}>
                {textOf('rounds:deeds.print')}
              </Button>
            )}
            {canShow && (
              <Button
                reads
                icon={<MonitorPlay size={16} aria-hidden />}
                onPress={() => void showSeatingInHall(round.no).then(() => goTo('hall'))}
              >
                {textOf('rounds:deeds.hall')}
              </Button>
            )}
            {deeds.revise && (
              <Button
                icon={<PencilLine size={16} aria-hidden />}
                onPress={() => revise({ round: round.no, rev: round.rev, arrangement: arrange(round.tables) })}
              >
                {textOf('rounds:deeds.revise')}
              </Button>
            )}
            {deeds.withdraw && (
              <Button icon={<Undo2 size={16} aria-hidden />} onPress={() => void withdraw(round)}>
                {textOf('rounds:deeds.withdraw')}
              </Button>
            )}
            <Button
              reads
              tone={state === 'confirmed' ? 'plain' : 'primary'}
              icon={<ClipboardList size={16} aria-hidden />}
              onPress={() => goTo('results', { round: round.no })}
            >
              {textOf('rounds:deeds.results')}
            </Button>
          </>
        ) : (
          <>
            <Button
              icon={<Undo2 size={16} aria-hidden />}
              isDisabled={revision.arrangement.swaps.length === 0}
              onPress={() => onArrange(unswap)}
            >
              {textOf('rounds:seat.unswap')}
            </Button>
            <Button onPress={() => revise(null)}>{textOf('rounds:revision.cancel')}</Button>
            <Button tone="primary" isDisabled={changes.length === 0} onPress={() => setAsking(true)}>
              {textOf('rounds:revision.review', { count: changes.length })}
            </Button>
          </>
        )
      }
    >
      {takesClock(tournament, round) && <ClockPanel tournament={tournament} round={round} />}
      {revision === null && <RankingChanged tournament={tournament} round={round} />}
      {RoundNote !== undefined && <RoundNote tournament={tournament} round={round} />}
      <SeatingView
        tournament={tournament}
        round={round.no}
        proposal={proposal}
        metrics={metrics}
        before={changes.length === 0 ? null : round.draw.metrics}
        arrangement={arrangement}
        onArrange={onArrange}
        isEditable={revision !== null}
        line={
          <p className="round-line">
            <span className="stamp">{roundStamp(tournament, family, round)}</span>
            <span className="round-line-words">
              {textOf(missing === 0 ? 'rounds:line.all' : 'rounds:line.in', {
                in: round.tables.length - missing,
                of: round.tables.length,
              })}
              {' · '}
              {textOf(isExact ? 'rounds:line.exact' : 'rounds:line.method', {
                method: textOf(`${tournament.family}:methods.${proposal.method}.name`),
                seed: proposal.seed,
              })}
              {round.draw.edited && ` · ${textOf('rounds:line.edited')}`}
              {proposal.budget.ended === 'stopped' && ` · ${textOf('rounds:line.stopped')}`}
            </span>
            {round.draw.proposal.tables.length > 0 && <ExportDraw round={round.no} />}
            <CheckDraw />
          </p>
        }
        changed={marked}
        done={done}
      />
      {asking && revision !== null && (
        <RevisionDialog
          tournament={tournament}
          round={round}
          changes={changes}
          tables={revision.arrangement.tables}
          onClose={() => setAsking(false)}
        />
      )}
    </Screen>
  );
};
