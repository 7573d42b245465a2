import { useEffect, useMemo, useState } from 'react';
import { create } from 'zustand';
import { families } from '../../core/games/all.ts';
import type { Change } from '../../core/tournament/changes.ts';
import { lastRound, type Round, roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { RoundNo, Table, TableNo } from '../../core/tournament/words.ts';
import { goTo } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { say } from '../store/notices.ts';
import { closeWithEvent, useTournamentStore } from '../store/tournament.ts';
import { drawnFromStandIn, rankingChangedSince } from './impact.ts';
import { askedFor, isUnplayed, ordersSince, repairedTables } from './repair.ts';
import { type Revision, revise, showNext, showRound } from './round-place.ts';
import { arrange, changedTables } from './seating/arrangement.ts';
import { chooseMethod, chooseOptions, chooseSeed, openSeating, seat } from './seating/seating-store.ts';
import styles from './window/work.module.css';
import { withdrawRound } from './withdraw.ts';

type Repair = { readonly round: Round; readonly tables: readonly Table[]; readonly differing: readonly TableNo[] };

/** The repair of a round that nothing has been played of, or null where none is needed or possible. */
const useRepair = (tournament: Tournament, round: Round | undefined): Repair | null => {
  const done = useTournamentStore(({ ledger }) => ledger.done);
  return useMemo(() => {
    if (round === undefined || !isUnplayed(tournament, round)) return null;
    const orders = ordersSince(done, tournament, round.no, families);
    if (orders === null) return null;
    const tables = repairedTables(round, orders);
    const differing = changedTables(round.tables, tables).map(({ table }) => table);
    return differing.length === 0 ? null : { round, tables, differing };
  }, [done, tournament, round]);
};

/** The repair that was answered with "keep": said on its round alone from then on, until it would be another one. */
const useKept = create<{ readonly answer: string }>()(() => ({ answer: '' }));

closeWithEvent(() => useKept.setState(useKept.getInitialState(), true));

const answerTo = ({ round, tables }: Repair): string => JSON.stringify([round.no, round.rev, tables]);

const keep = (repair: Repair): void => useKept.setState({ answer: answerTo(repair) });

/** Puts the repaired tables before the TO as a change by hand: nothing is published yet. */
const startRepair = ({ round, tables }: Repair): void => {
  showRound(round.no);
  revise({ round: round.no, rev: round.rev, arrangement: arrange(tables), repaired: tables });
  goTo('rounds');
};

/** A repair is made again when the ranking changes once more, and goes when there is nothing to repair: what is published is what is asked for now. */
export const useRepairKept = (tournament: Tournament, round: Round, revision: Revision | null): void => {
  const repair = useRepair(tournament, round);
  useEffect(() => {
    if (revision?.repaired === undefined || !isUnplayed(tournament, round)) return;
    if (repair !== null && changedTables(revision.repaired, repair.tables).length === 0) return;
    if (repair === null) revise(null);
    else startRepair(repair);
    say('warn', repair === null ? 'rounds:repair.over' : 'rounds:repair.anew', { round: round.no });
  }, [repair, revision, tournament, round]);
};

/** Takes the seating back and asks for the same again, with the ranking as it is now. */
const drawAgain = async (tournament: Tournament, { no, draw }: Round): Promise<void> => {
  const { method, seed } = draw.proposal;
  const options = askedFor(useTournamentStore.getState().ledger.done, no);
  if (!(await withdrawRound(no))) return;
  await openSeating(tournament);
  chooseMethod(method);
  chooseOptions(method, options);
  chooseSeed(seed);
  showNext();
  goTo('rounds');
  await seat(method, options);
};

type ChoiceProps = {
  readonly tournament: Tournament;
  readonly repair: Repair;
  readonly onClose: () => void;
};

/** Keep the seating, repair only the affected tables, or draw again [K-12]. */
const RepairDialog = ({ tournament, repair, onClose }: ChoiceProps) => {
  const textOf = useTextOf();
  const { round, differing } = repair;
  const params = { round: round.no, count: differing.length, tables: differing };
  return (
    <Dialog
      title={textOf('rounds:repair.title', { round: round.no })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button
            onPress={() => {
              onClose();
              void drawAgain(tournament, round);
            }}
          >
            {textOf('rounds:stage.seatAgain')}
          </Button>
          <Button
            onPress={() => {
              onClose();
              startRepair(repair);
            }}
          >
            {textOf('rounds:repair.repair')}
          </Button>
          <Button
            tone="primary"
            autoFocus
            onPress={() => {
              keep(repair);
              onClose();
            }}
          >
            {textOf('shell:history.keep')}
          </Button>
        </>
      }
    >
      <p>{textOf('rounds:repair.notice', params)}</p>
      <dl className={styles.repairWays}>
        {(['repair', 'again'] as const).map((way) => (
          <div key={way}>
            <dt>{textOf(way === 'again' ? 'rounds:stage.seatAgain' : 'rounds:repair.repair')}</dt>
            <dd>{textOf(`rounds:repair.${way}About`, params)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};

/** Whether `RankingChanged` has something to say of a round, so that nobody says the same beside it. */
export const useRankingChanged = (tournament: Tournament, round: Round): boolean =>
  useRepair(tournament, round) !== null;

/** Stands over a published round of which nothing has been played: the ranking it was seated by has changed. */
export const RankingChanged = ({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }) => {
  const textOf = useTextOf();
  const [isOpen, setOpen] = useState(false);
  const repair = useRepair(tournament, round);
  if (repair === null) return null;
  return (
    <div className={styles.roundStale}>
      <Notice
        tone="warn"
        title={textOf('rounds:repair.title', { round: round.no })}
        actions={<Button onPress={() => setOpen(true)}>{textOf('rounds:repair.choose')}</Button>}
      >
        {textOf('rounds:repair.notice', { tables: repair.differing })}
      </Notice>
      {isOpen && <RepairDialog tournament={tournament} repair={repair} onClose={() => setOpen(false)} />}
    </div>
  );
};

/** In the sentence of a published round that has begun: how many stand elsewhere now in the ranking it was seated by [M-34]. */
export const RankingSince = ({ tournament, round }: { readonly tournament: Tournament; readonly round: RoundNo }) => {
  const textOf = useTextOf();
  const done = useTournamentStore(({ ledger }) => ledger.done);
  const published = roundOf(tournament, round);
  const repair = useRepair(tournament, published);
  const moved = useMemo(
    () => (published === undefined ? 0 : rankingChangedSince(done, tournament, published.no, families).length),
    [done, tournament, published],
  );
  return repair !== null || moved === 0 ? null : <span>{textOf('rounds:correct.since', { count: moved })}</span>;
};

/**
 * What a change of the ranking did to other rounds than the one shown, where nothing is confirmed [W-3.8, W-06]: those seated on a
 * stand-in that the newest result replaced stay; the last one, while nothing of it has been played, says which tables would seat others
 * until that is answered, whatever changed the ranking and whatever is done meanwhile.
 */
export const OtherRoundsChanged = ({
  tournament,
  shown,
}: {
  readonly tournament: Tournament;
  readonly shown: RoundNo;
}) => {
  const textOf = useTextOf();
  const done = useTournamentStore(({ ledger }) => ledger.done);
  const kept = useKept(({ answer }) => answer);
  const last = lastRound(tournament);
  const isOpen = families[tournament.family].results.standsIn !== undefined && last !== undefined;
  const repair = useRepair(tournament, isOpen ? last : undefined);
  const drawn = useMemo(() => drawnFromStandIn(done, tournament, families), [done, tournament]);
  const rounds = drawn.filter((no) => no !== repair?.round.no);
  const isSaid = repair !== null && repair.round.no !== shown && answerTo(repair) !== kept;
  return (
    <>
      {rounds.length > 0 && (
        <Notice tone="info">{textOf('rounds:correct.stays', { count: rounds.length, rounds })}</Notice>
      )}
      {isSaid && <RankingChanged tournament={tournament} round={repair.round} />}
    </>
  );
};

/**
 * Whether something changed the ranking that the last round was seated by: a correction, or a result that a round was closed
 * without. Where rounds are not confirmed (bridge) `OtherRoundsChanged` says it without a question, since results come one upon another.
 */
const isOfThePast = (change: Change, tournament: Tournament): boolean =>
  change.type === 'result.corrected' ||
  (change.type === 'result.entered' &&
    roundOf(tournament, change.round)?.provisional !== undefined &&
    change.round < (lastRound(tournament)?.no ?? 0));

/** After a correction or a late result while this is shown: asks what becomes of the next round, once. */
export const AfterCorrection = ({ tournament }: { readonly tournament: Tournament }) => {
  const ledger = useTournamentStore((store) => store.ledger);
  const [answered, setAnswered] = useState(ledger.last);
  const repair = useRepair(tournament, lastRound(tournament));
  const newest = ledger.done?.step;
  const isFresh =
    newest !== undefined && newest.no > answered && newest.changes.some((change) => isOfThePast(change, tournament));
  if (repair === null || !isFresh) return null;
  return <RepairDialog tournament={tournament} repair={repair} onClose={() => setAnswered(ledger.last)} />;
};
