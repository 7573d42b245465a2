import { Columns2, Play } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { measure } from '../../core/game/methods.ts';
import type { Metrics } from '../../core/game/seating.ts';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { useSlow } from '../desk/slow.ts';
import { screensOf } from '../games/game.ts';
import { useTextOf, withoutDots } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field/choice.tsx';
import { EmptyState, ProgressBar } from '../parts/marks.tsx';
import { RefusalNotice } from '../parts/notice.tsx';
import { changedTables, type Drawn } from '../round/seating/arrangement.ts';
import { chosenIn, staleBy } from '../round/seating/choice.ts';
import seatingStyles from '../round/seating/seating.module.css';
import { SeedField } from '../round/seating/seed-field.tsx';
import styles from '../standings/standings.module.css';
import type { Side } from './compare.ts';
import {
  closeComparison,
  compareFreshSeed,
  compareMethod,
  compareOptions,
  compareSeed,
  seatOther,
  stopOther,
  takeOther,
  useComparison,
} from './compare-store.ts';
import { type SeatingSide, SideBySide } from './side-by-side.tsx';

/** A search that takes longer shows itself. Milliseconds. */
const NOTICEABLE = 300;

/** The metrics of the tables as they are arranged. */
const metricsOf = (tournament: Tournament, { seated, arrangement }: Drawn): Metrics => {
  const { proposal, request } = seated;
  const family = families[tournament.family];
  const edited = changedTables(proposal.tables, arrangement.tables).length > 0;
  return !edited ? proposal.metrics : measure(family, proposal.method, request, arrangement.tables);
};

const SIDES = { a: 'rounds:states.proposal', b: 'compare:sides.b' } as const;

/** A seating as it is laid beside another one. */
const sideOf = (tournament: Tournament, drawn: Drawn): SeatingSide => ({
  tables: drawn.arrangement.tables,
  metrics: metricsOf(tournament, drawn),
  proposed: drawn.seated.proposal.metrics,
});

type SetupProps = {
  readonly tournament: Tournament;
  /** The seating that is chosen is there: what comes next is to take it. */
  readonly isMade: boolean;
};

/** What the proposal is compared with: method, options, seed. */
const Setup = ({ tournament, isMade }: SetupProps) => {
  const textOf = useTextOf();
  const { method, options, seed, working, refusal } = useComparison();
  const isSlow = useSlow(working !== null, NOTICEABLE);
  const parts = screensOf(tournament.family).methods;
  const offers = families[tournament.family].seating.offers(tournament);
  const part = parts.find(({ id }) => id === method);
  const choices = parts.map(({ id }) => ({
    id,
    label: textOf(`${tournament.family}:methods.${id}.name`),
    isDisabled: offers.find((offer) => offer.id === id)?.refusal !== null,
  }));
  const canSeat = seed.trim() !== '' && working === null;
  return (
    <form
      className={styles.compareSetup}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSeat) void seatOther();
      }}
    >
      <h2 className={styles.compareTitle}>{withoutDots(textOf('compare:open'))}</h2>
      <Select
        label={textOf('rounds:seat.method')}
        items={choices}
        value={method}
        onChange={(id) => compareMethod(id, parts.find((known) => known.id === id)?.firstOptions(tournament) ?? {})}
      />
      {part !== undefined && part.Options !== null && (
        <part.Options tournament={tournament} options={options} onChange={compareOptions} />
      )}
      <SeedField value={seed} onChange={compareSeed} onFresh={compareFreshSeed} />
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      {working !== null && isSlow && (
        <div className={seatingStyles.working}>
          <ProgressBar label={textOf('rounds:seat.working')} share={working.share} />
          <Button onPress={stopOther}>{textOf('rounds:stage.takeBest')}</Button>
        </div>
      )}
      <div className={styles.seatButtons}>
        <Button
          type="submit"
          size="large"
          primary={!isMade}
          tone={isMade ? 'plain' : 'primary'}
          icon={<Play size={16} aria-hidden />}
          isDisabled={!canSeat}
        >
          {textOf('compare:seat')}
        </Button>
        <Button size="large" onPress={closeComparison}>
          {textOf('rounds:entry.buttons.back')}
        </Button>
      </div>
    </form>
  );
};

type HeadProps = {
  readonly tournament: Tournament;
  readonly drawn: Drawn;
  readonly side: Side;
  readonly take: ReactNode;
};

const Head = ({ tournament, drawn, side, take }: HeadProps) => {
  const textOf = useTextOf();
  const { proposal } = drawn.seated;
  const edited = changedTables(proposal.tables, drawn.arrangement.tables).length > 0;
  return (
    <>
      <span className={styles.compareSide}>{textOf(SIDES[side])}</span>
      <span className={styles.compareMethod}>
        {textOf('rounds:line.method', {
          method: textOf(`${tournament.family}:methods.${drawn.method}.name`),
          seed: proposal.seed,
        })}
        {edited && ` · ${textOf('rounds:line.edited')}`}
      </span>
      {take}
    </>
  );
};

type BothProps = {
  readonly tournament: Tournament;
  readonly drawn: Drawn;
  readonly other: Drawn;
  /** Something else is chosen now than the other one was made by. */
  readonly isStale: boolean;
};

const useIsStale = (tournament: Tournament, other: Drawn | null): boolean => {
  const { method, options, seed } = useComparison();
  const part = screensOf(tournament.family).methods.find(({ id }) => id === method);
  if (other === null) return false;
  return part === undefined || staleBy(tournament, other, { part, options: chosenIn(part, options) }, seed) !== null;
};

/** Both, to go on with either; with the other one as long as it is what is asked for [fault D-1]. */
const Both = ({ tournament, drawn, other, isStale }: BothProps) => {
  const textOf = useTextOf();
  const a = useMemo(() => sideOf(tournament, drawn), [tournament, drawn]);
  const b = useMemo(() => sideOf(tournament, other), [tournament, other]);
  return (
    <SideBySide
      tournament={tournament}
      label={textOf('compare:title')}
      a={a}
      b={b}
      heads={{
        a: (
          <Head
            tournament={tournament}
            drawn={drawn}
            side="a"
            take={<Button onPress={closeComparison}>{textOf('compare:keep')}</Button>}
          />
        ),
        b: (
          <Head
            tournament={tournament}
            drawn={other}
            side="b"
            take={
              <Button primary={!isStale} tone={isStale ? 'plain' : 'primary'} onPress={takeOther} isDisabled={isStale}>
                {textOf('compare:take')}
              </Button>
            }
          />
        ),
      }}
    />
  );
};

/** The proposal beside another seating on the same standings, to go on with either. */
export const CompareView = ({ tournament, drawn }: { readonly tournament: Tournament; readonly drawn: Drawn }) => {
  const textOf = useTextOf();
  const other = useComparison((comparison) => comparison.other);
  const isStale = useIsStale(tournament, other);
  return (
    <div className={styles.nextRound}>
      <Setup tournament={tournament} isMade={other !== null && !isStale} />
      {other === null ? (
        <EmptyState icon={<Columns2 size={40} aria-hidden />} title={textOf('compare:empty')} />
      ) : (
        <Both tournament={tournament} drawn={drawn} other={other} isStale={isStale} />
      )}
    </div>
  );
};
