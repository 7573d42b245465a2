import { Scale } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { entryOf, type Hall, tableOf } from '../../../../core/games/poker/rules/floor-state.ts';
import { outlookOf } from '../../../../core/games/poker/steps/outlook.ts';
import { chairOf, type FloorOutlook, seatsMoved, tablesBeside } from '../../../../core/games/poker/steps/what-if.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { EmptyState } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { nameOnCopy, whereText } from './words.ts';

/** People shown in a table; what is beyond is said. */
const SHOWN = 300;

type Sides = { readonly tournament: Tournament; readonly hall: Hall; readonly outlook: FloorOutlook };

/** Every table with its players as they are and as they would be. */
export const TablesBeside = ({ hall, outlook }: Sides) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const rows = useMemo(() => tablesBeside(hall.floor, outlook.hall.floor), [hall, outlook]);
  const count = (players: number | null) => (players === null ? textOf('poker:states.closed') : number(players));
  return (
    <Table
      label={textOf('words:tables')}
      columns={[
        {
          id: 'table',
          head: textOf('words:columns.table'),
          names: true,
          cell: ({ table }) => tableOf(outlook.hall.floor, table)?.name,
        },
        { id: 'real', head: textOf('whatIf:seating.real'), numeric: true, cell: ({ before }) => count(before) },
        {
          id: 'copy',
          head: textOf('whatIf:title'),
          numeric: true,
          mark: ({ before, after }) => (before === after ? null : 'changed'),
          cell: ({ after }) => count(after),
        },
      ]}
      rows={rows}
      rowKey={({ table }) => table}
    />
  );
};

/** Everybody who would sit elsewhere in the end, or be out. */
export const SeatsBeside = ({ tournament, hall, outlook }: Sides) => {
  const textOf = useTextOf();
  const moved = useMemo(() => seatsMoved(hall.floor, outlook.hall.floor), [hall, outlook]);
  return (
    <>
      <p role="status">{textOf('floor:whatIf.moved', { count: moved.length })}</p>
      <Table
        label={textOf('floor:whatIf.tabs.seats')}
        columns={[
          {
            id: 'name',
            head: textOf('words:columns.name'),
            names: true,
            cell: ({ entry }) => <bdi>{nameOnCopy(tournament, outlook, entry)}</bdi>,
          },
          { id: 'real', head: textOf('whatIf:seating.real'), cell: ({ from }) => whereText(hall.floor, from) },
          {
            id: 'copy',
            head: textOf('whatIf:title'),
            cell: ({ entry, to }) =>
              whereText(outlook.hall.floor, to, entryOf(outlook.hall.floor, entry ?? 0)?.status === 'eliminated'),
          },
        ]}
        rows={moved.slice(0, SHOWN)}
        rowKey={({ entry }, index) => entry ?? `new ${index}`}
      />
      {moved.length > SHOWN && <p className="floor-quiet">{textOf('words:more', { count: moved.length - SHOWN })}</p>}
    </>
  );
};

const figuresOf = (hall: Hall, outlook: FloorOutlook) => {
  const seen = outlookOf(outlook.hall);
  return {
    follows: outlook.steps.filter(({ supposition }) => supposition === null).length,
    breaks: new Set(outlook.steps.flatMap(({ breaks }) => breaks)).size,
    moves: outlook.steps
      .filter(({ supposition }) => supposition === null)
      .reduce((sum, { moves }) => sum + moves.length, 0),
    elsewhere: seatsMoved(hall.floor, outlook.hall.floor).filter(({ to }) => to !== null).length,
    tables: seen.tables,
    nextAt: seen.nextBreak?.at ?? null,
  };
};

/** A figure or a person by two sets of rules. */
type Beside = {
  readonly key: string | number;
  readonly what: ReactNode;
  readonly now: string;
  readonly or: string;
};

type RulesBesideProps = Omit<Sides, 'outlook'> & {
  /** The outlook under the present rules. */
  readonly usual: FloorOutlook;
  /** The outlook under the other rules; null while there are none. */
  readonly other: FloorOutlook | null;
};

/** The same happens by two sets of rules: what it costs in moves, and who would sit where by each. */
export const RulesBeside = ({ tournament, hall, usual, other }: RulesBesideProps) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  if (other === null) {
    return <EmptyState icon={<Scale size={40} aria-hidden />} title={textOf('floor:whatIf.noRules')} />;
  }
  const [a, b] = [figuresOf(hall, usual), figuresOf(hall, other)];
  const text = (value: number | null) => (value === null ? '–' : number(value));
  const differ = [
    ...new Set(
      [...seatsMoved(hall.floor, usual.hall.floor), ...seatsMoved(hall.floor, other.hall.floor)].flatMap(
        ({ entry }) => entry ?? [],
      ),
    ),
  ]
    .map((entry) => ({ entry, by: chairOf(usual.hall.floor, entry), or: chairOf(other.hall.floor, entry) }))
    .filter(({ by, or }) => by?.table !== or?.table || by?.seat !== or?.seat)
    .toSorted((x, y) => x.entry - y.entry);
  const isOut = (outlook: FloorOutlook, entry: number) => entryOf(outlook.hall.floor, entry)?.status === 'eliminated';
  return (
    <Table
      label={textOf('floor:whatIf.tabs.rules')}
      columns={[
        { id: 'figure', name: textOf('floor:whatIf.tabs.rules'), names: true, cell: ({ what }) => what },
        { id: 'now', head: textOf('floor:whatIf.rulesNow'), cell: ({ now }) => now },
        {
          id: 'other',
          head: textOf('floor:whatIf.otherRules'),
          mark: ({ key, now, or }) => (typeof key === 'string' && now !== or ? 'changed' : null),
          cell: ({ or }) => or,
        },
      ]}
      rows={[
        ...(Object.keys(a) as (keyof typeof a)[]).map(
          (key): Beside => ({
            key,
            what: textOf(`floor:whatIf.figures.${key}`),
            now: text(a[key]),
            or: text(b[key]),
          }),
        ),
        ...differ.map(
          ({ entry, by, or }): Beside => ({
            key: entry,
            what: <bdi>{nameOnCopy(tournament, usual, entry)}</bdi>,
            now: whereText(usual.hall.floor, by, isOut(usual, entry)),
            or: whereText(other.hall.floor, or, isOut(other, entry)),
          }),
        ),
      ]}
      rowKey={({ key }) => key}
    />
  );
};
