import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { leastOf, leastText } from '../../core/game/least.ts';
import type { Metrics } from '../../core/game/seating.ts';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { Table as SeatedTable } from '../../core/tournament/words.ts';
import { screensOf } from '../games/game.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { type Column, Table } from '../parts/table/table.tsx';
import { type People, peopleOf } from '../round/names/people.ts';
import { PersonName } from '../round/names/person-name.tsx';
import styles from '../standings/standings.module.css';
import {
  type ComparedFigure,
  type ComparedSeat,
  type ComparedTable,
  differenceOf,
  figuresOf,
  type Side,
} from './compare.ts';

/** One of two seatings: its tables as they are arranged, their metrics, and what the engine claimed when it made it. */
export type SeatingSide = {
  readonly tables: readonly SeatedTable[];
  readonly metrics: Metrics;
  readonly proposed: Metrics;
};

/** The least possible of a side, as the engine knows it. */
const Least = ({ metrics, proposed }: { readonly metrics: Metrics; readonly proposed: Metrics }) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const least = leastOf(metrics, proposed.least);
  if (!least.isKnown) return textOf('words:none');
  return leastText(least, number);
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
    <ul className={styles.compareSeats}>
      {seats.map(({ entrant, elsewhere, moved }, i) => (
        <li key={entrant} data-moved={moved}>
          {Sign !== undefined && <Sign seat={codes[i] ?? ''} size="small" />}
          <PersonName person={people.get(entrant)} />
          {moved && elsewhere !== null && (
            <span className={styles.compareMoved} title={textOf(`compare:moved.${side}`, { table: elsewhere })}>
              {side === 'a' ? '→' : '←'} {elsewhere}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

type Line =
  | { readonly kind: 'figure'; readonly figure: ComparedFigure }
  | { readonly kind: 'least' }
  | ({ readonly kind: 'table' } & ComparedTable);

type SideBySideProps = {
  readonly tournament: Tournament;
  /** What it is called where it is read out. */
  readonly label: string;
  readonly a: SeatingSide;
  readonly b: SeatingSide;
  /** What stands over each. */
  readonly heads: { readonly [side in Side]: ReactNode };
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
  const { number } = useFormats();
  const nameOf = (line: Line): ReactNode => {
    if (line.kind === 'least') return textOf('rounds:metrics.least');
    if (line.kind === 'figure') {
      const { name } = line.figure;
      return textOf(name === 'repeats' || name === 'third' ? `rounds:metrics.${name}` : `${family}:figures.${name}`);
    }
    return (
      <>
        {textOf('rounds:cards.table', { table: line.table })}
        {line.same !== 'no' && <span className={styles.compareNote}>{textOf(`compare:same.${line.same}`)}</span>}
      </>
    );
  };
  const column = (side: Side): Column<Line> => ({
    id: side,
    head: heads[side],
    mark: (line) => (line.kind === 'figure' && line.figure.lower === side ? 'better' : null),
    cell: (line) => {
      if (line.kind === 'least') return <Least {...{ a, b }[side]} />;
      if (line.kind === 'table')
        return <Seats tournament={tournament} people={people} seats={line[side]} side={side} />;
      const value = line.figure[side];
      return (
        <span className="figures">
          {value === null ? '–' : number(value)}
          {line.figure.lower === side && <ArrowDown size={14} aria-label={textOf('compare:lower')} />}
        </span>
      );
    },
  });
  return (
    <div className={styles.compareBoth}>
      <Table
        label={label}
        isFixed
        columns={[
          { id: 'name', names: true, soft: true, wraps: true, width: '10.5rem', cell: nameOf },
          column('a'),
          column('b'),
        ]}
        rows={[
          ...figures.map((figure): Line => ({ kind: 'figure', figure })),
          { kind: 'least' },
          ...difference.tables.map((table): Line => ({ kind: 'table', ...table })),
        ]}
        rowKey={(line) => (line.kind === 'figure' ? line.figure.name : line.kind === 'table' ? line.table : line.kind)}
        heading={(line, above) =>
          line.kind === 'table' && above?.kind === 'least'
            ? `${textOf('compare:difference')}: ${[
                textOf('compare:movedPeople', { count: difference.moved }),
                textOf('compare:sameFours', { count: difference.sameFours, of: b.tables.length }),
              ].join(' · ')}`
            : null
        }
      />
    </div>
  );
};
