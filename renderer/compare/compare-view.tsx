import { ArrowDown, Dices, Play } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { families } from '../../core/families.ts';
import { measure } from '../../core/tournament/family.ts';
import type { Metrics } from '../../core/tournament/seating.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { Button, IconButton } from '../design/button.tsx';
import { Select } from '../design/choice.tsx';
import { TextField } from '../design/field.tsx';
import { EmptyState, ProgressBar } from '../design/marks.tsx';
import { RefusalNotice } from '../design/notice.tsx';
import '../design/table.css';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { changedTables } from '../rounds/arrangement.ts';
import { type People, peopleOf } from '../rounds/people.ts';
import { PersonName } from '../rounds/person-name.tsx';
import { leastOf } from '../rounds/repeats.ts';
import { type Drawn, isStale } from '../rounds/seating-store.ts';
import { screensOf } from '../screens/families.ts';
import { useSlow } from '../shell/slow.ts';
import { type ComparedFigure, type ComparedSeat, differenceOf, figuresOf, type Side } from './compare.ts';
import './compare.css';
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

/** A search that takes longer shows itself. Milliseconds. */
const NOTICEABLE = 300;

/** The metrics of the tables as they are arranged. */
const metricsOf = (tournament: Tournament, { seated, arrangement }: Drawn): Metrics => {
  const { proposal, request } = seated;
  const family = families[tournament.family];
  const edited = changedTables(proposal.tables, arrangement.tables).length > 0;
  return family === undefined || !edited
    ? proposal.metrics
    : measure(family, proposal.method, request, arrangement.tables);
};

/** With what the proposal is compared: method, options, seed. */
const Setup = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const { method, options, seed, working, refusal } = useComparison();
  const isSlow = useSlow(working !== null, NOTICEABLE);
  const parts = screensOf(tournament.family)?.methods ?? [];
  const offers = families[tournament.family]?.offers(tournament) ?? [];
  const part = parts.find(({ id }) => id === method);
  const choices = parts.map(({ id }) => ({
    id,
    label: textOf(`${tournament.family}:methods.${id}.name`),
    isDisabled: offers.find((offer) => offer.id === id)?.refusal !== null,
  }));
  const canSeat = seed.trim() !== '' && working === null;
  return (
    <form
      className="compare-setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSeat) void seatOther();
      }}
    >
      <h2 className="compare-title">{textOf('compare:with')}</h2>
      <Select
        label={textOf('rounds:seat.method')}
        items={choices}
        value={method}
        onChange={(id) => compareMethod(id, parts.find((known) => known.id === id)?.firstOptions ?? {})}
      />
      {part !== undefined && part.Options !== null && (
        <part.Options tournament={tournament} options={options} onChange={compareOptions} />
      )}
      <div className="seed">
        <TextField
          label={textOf('rounds:seat.seed')}
          value={seed}
          onChange={compareSeed}
          maxLength={100}
          spellCheck="false"
          autoComplete="off"
        />
        <IconButton
          label={textOf('rounds:seat.newSeed')}
          icon={<Dices size={18} aria-hidden />}
          tone="plain"
          onPress={() => void compareFreshSeed()}
        />
      </div>
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      {working !== null && isSlow && (
        <div className="working">
          <ProgressBar label={textOf('rounds:seat.working')} share={working.share} />
          <Button onPress={stopOther}>{textOf('rounds:seat.useBest')}</Button>
        </div>
      )}
      <div className="method-buttons">
        <Button type="submit" size="large" icon={<Play size={16} aria-hidden />} isDisabled={!canSeat}>
          {textOf('compare:seat')}
        </Button>
        <Button size="large" onPress={closeComparison}>
          {textOf('compare:close')}
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
    <th scope="col">
      <span className="compare-side">{textOf(`compare:sides.${side}`)}</span>
      <span className="compare-method">
        {textOf('rounds:line.method', {
          method: textOf(`${tournament.family}:methods.${drawn.method}.name`),
          seed: proposal.seed,
        })}
        {edited && ` · ${textOf('rounds:line.edited')}`}
      </span>
      {take}
    </th>
  );
};

const Value = ({ figure, side }: { readonly figure: ComparedFigure; readonly side: Side }) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const value = figure[side];
  return (
    <td data-lower={figure.lower === side}>
      {value === null ? '–' : number(value)}
      {figure.lower === side && <ArrowDown size={14} aria-label={textOf('compare:lower')} />}
    </td>
  );
};

/** The least possible of a side, as the engine knows it. */
const Least = ({ metrics, proposed }: { readonly metrics: Metrics; readonly proposed: Metrics }) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const least = leastOf(metrics, proposed.least);
  if (!least.isKnown) return <td>{textOf('rounds:metrics.leastNotes.unknown')}</td>;
  const note = least.isReached ? 'reached' : least.isExact ? 'exact' : 'bound';
  return (
    <td>
      {number(least.atLeast)} <span className="compare-note">{textOf(`rounds:metrics.leastNotes.${note}`)}</span>
    </td>
  );
};

type SeatsProps = {
  readonly tournament: Tournament;
  readonly people: People;
  readonly seats: readonly ComparedSeat[];
  readonly side: Side;
};

const Seats = ({ tournament, people, seats, side }: SeatsProps) => {
  const textOf = useTextOf();
  const codes = families[tournament.family]?.seats ?? [];
  const Sign = screensOf(tournament.family)?.SeatSign;
  return (
    <td>
      <ul className="compare-seats">
        {seats.map(({ entrant, elsewhere, moved }, i) => (
          <li key={entrant} data-moved={moved}>
            {Sign !== undefined && <Sign seat={codes[i] ?? ''} size="small" />}
            <PersonName person={people.get(entrant)} />
            {moved && elsewhere !== null && (
              <span className="compare-moved" title={textOf(`compare:moved.${side}`, { table: elsewhere })}>
                {side === 'a' ? '→' : '←'} {elsewhere}
              </span>
            )}
          </li>
        ))}
      </ul>
    </td>
  );
};

type BothProps = { readonly tournament: Tournament; readonly drawn: Drawn; readonly other: Drawn };

/** Both, figure by figure and table by table. */
const Both = ({ tournament, drawn, other }: BothProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const family = tournament.family;
  const a = useMemo(() => metricsOf(tournament, drawn), [tournament, drawn]);
  const b = useMemo(() => metricsOf(tournament, other), [tournament, other]);
  const figures = useMemo(
    () =>
      figuresOf(
        a,
        b,
        (screensOf(family)?.figures ?? []).map(({ name }) => name),
      ),
    [a, b, family],
  );
  const difference = useMemo(() => differenceOf(drawn.arrangement.tables, other.arrangement.tables), [drawn, other]);
  const nameOf = (name: string): string =>
    textOf(name === 'repeats' || name === 'third' ? `rounds:metrics.${name}` : `${family}:figures.${name}`);
  const stale = isStale(tournament, other);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-scroll compare-both" aria-label={textOf('compare:title')} tabIndex={0}>
      <table className="table compare-table">
        <thead>
          <tr>
            <td className="compare-name" />
            <Head
              tournament={tournament}
              drawn={drawn}
              side="a"
              take={<Button onPress={closeComparison}>{textOf('compare:keep')}</Button>}
            />
            <Head
              tournament={tournament}
              drawn={other}
              side="b"
              take={
                <Button onPress={takeOther} isDisabled={stale}>
                  {textOf('compare:take')}
                </Button>
              }
            />
          </tr>
        </thead>
        <tbody className="compare-figures">
          {figures.map((figure) => (
            <tr key={figure.name}>
              <th scope="row" className="compare-name">
                {nameOf(figure.name)}
              </th>
              <Value figure={figure} side="a" />
              <Value figure={figure} side="b" />
            </tr>
          ))}
          <tr>
            <th scope="row" className="compare-name">
              {textOf('rounds:metrics.least')}
            </th>
            <Least metrics={a} proposed={drawn.seated.proposal.metrics} />
            <Least metrics={b} proposed={other.seated.proposal.metrics} />
          </tr>
          <tr>
            <th scope="row" className="compare-name">
              {textOf('compare:difference')}
            </th>
            <td colSpan={2}>
              {textOf('compare:movedPeople', { count: difference.moved })}
              {' · '}
              {textOf('compare:sameFours', { count: difference.sameFours, of: other.arrangement.tables.length })}
            </td>
          </tr>
        </tbody>
        <tbody>
          {difference.tables.map(({ table, a: seatsA, b: seatsB, same }) => (
            <tr key={table} data-same={same}>
              <th scope="row" className="compare-name">
                {textOf('rounds:cards.table', { table })}
                {same !== 'no' && <span className="compare-note">{textOf(`compare:same.${same}`)}</span>}
              </th>
              <Seats tournament={tournament} people={people} seats={seatsA} side="a" />
              <Seats tournament={tournament} people={people} seats={seatsB} side="b" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The proposal beside another seating on the same standings, to go on with either. */
export const CompareView = ({ tournament, drawn }: { readonly tournament: Tournament; readonly drawn: Drawn }) => {
  const textOf = useTextOf();
  const other = useComparison((comparison) => comparison.other);
  return (
    <div className="next-round">
      <Setup tournament={tournament} />
      {other === null ? (
        <EmptyState title={textOf('compare:empty')}>{textOf('compare:emptyAbout')}</EmptyState>
      ) : (
        <Both tournament={tournament} drawn={drawn} other={other} />
      )}
    </div>
  );
};
