import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { leastOf } from '../../core/game/least.ts';
import type { Metrics } from '../../core/game/seating.ts';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { Table } from '../../core/tournament/words.ts';
import '../parts/table.css';
import { screensOf } from '../games/game.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { type People, peopleOf } from '../round/names/people.ts';
import { PersonName } from '../round/names/person-name.tsx';
import { type ComparedFigure, type ComparedSeat, differenceOf, figuresOf, type Side } from './compare.ts';
import './compare.css';

/** One of two seatings: its tables as they are arranged, their metrics, and what the engine claimed when it made it. */
export type SeatingSide = {
  readonly tables: readonly Table[];
  readonly metrics: Metrics;
  readonly proposed: Metrics;
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
  const codes = families[tournament.family].seats;
  const Sign = screensOf(tournament.family).SeatSign;
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

type SideBySideProps = {
  readonly tournament: Tournament;
  /** What it is called where it is read out. */
  readonly label: string;
  readonly a: SeatingSide;
  readonly b: SeatingSide;
  /** What stands over each, as cells of a head. */
  readonly heads: ReactNode;
};

/** Two seatings of the same round, figure by figure and table by table. */
export const SideBySide = ({ tournament, label, a, b, heads }: SideBySideProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const family = tournament.family;
  const figures = useMemo(
    () =>
      figuresOf(
        a.metrics,
        b.metrics,
        screensOf(family).figures.map(({ name }) => name),
      ),
    [a.metrics, b.metrics, family],
  );
  const difference = useMemo(() => differenceOf(a.tables, b.tables), [a.tables, b.tables]);
  const nameOf = (name: string): string =>
    textOf(name === 'repeats' || name === 'third' ? `rounds:metrics.${name}` : `${family}:figures.${name}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-scroll compare-both" aria-label={label} tabIndex={0}>
      <table className="table compare-table">
        <thead>
          <tr>
            <td className="compare-name" />
            {heads}
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
            <Least metrics={a.metrics} proposed={a.proposed} />
            <Least metrics={b.metrics} proposed={b.proposed} />
          </tr>
          <tr>
            <th scope="row" className="compare-name">
              {textOf('compare:difference')}
            </th>
            <td colSpan={2}>
              {textOf('compare:movedPeople', { count: difference.moved })}
              {' · '}
              {textOf('compare:sameFours', { count: difference.sameFours, of: b.tables.length })}
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
