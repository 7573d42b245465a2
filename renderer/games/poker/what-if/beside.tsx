import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { entryOf, type Hall, tableOf } from '../../../../core/games/poker/rules/floor-state.ts';
import { outlookOf } from '../../../../core/games/poker/steps/outlook.ts';
import { chairOf, type FloorOutlook, seatsMoved, tablesBeside } from '../../../../core/games/poker/steps/what-if.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { EmptyState } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table.tsx';
import { nameOnCopy, whereText } from './words.ts';

/** People shown in a table; what is beyond is said. */
const SHOWN = 300;

type Sides = { readonly tournament: Tournament; readonly hall: Hall; readonly outlook: FloorOutlook };

/** Every table with its players as they are and as they would be. */
export const TablesBeside = ({ hall, outlook }: Sides) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const rows = useMemo(() => tablesBeside(hall.floor, outlook.hall.floor), [hall, outlook]);
  const count = (players: number | null) => (players === null ? textOf('floor:whatIf.notInUse') : number(players));
  return (
    <Table
      label={textOf('floor:whatIf.tabs.tables')}
      head={
        <>
          <th scope="col">{textOf('floor:whatIf.table')}</th>
          <th scope="col" className="numeric">
            {textOf('whatIf:seating.real')}
          </th>
          <th scope="col" className="numeric">
            {textOf('whatIf:seating.copy')}
          </th>
        </>
      }
    >
      {rows.map(({ table, before, after }) => (
        <tr key={table}>
          <th scope="row">{tableOf(outlook.hall.floor, table)?.name}</th>
          <td className="numeric figures">{count(before)}</td>
          <td className="numeric figures what-if-after" data-changed={before !== after}>
            {count(after)}
          </td>
        </tr>
      ))}
    </Table>
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
        head={
          <>
            <th scope="col">{textOf('floor:preview.name')}</th>
            <th scope="col">{textOf('whatIf:seating.real')}</th>
            <th scope="col">{textOf('whatIf:seating.copy')}</th>
          </>
        }
      >
        {moved.slice(0, SHOWN).map(({ entry, from, to }) => (
          <tr key={entry}>
            <th scope="row">
              <bdi>{nameOnCopy(tournament, outlook, entry)}</bdi>
            </th>
            <td className="figures">{whereText(hall.floor, from)}</td>
            <td className="figures">
              {whereText(outlook.hall.floor, to, entryOf(outlook.hall.floor, entry ?? 0)?.status === 'eliminated')}
            </td>
          </tr>
        ))}
      </Table>
      {moved.length > SHOWN && (
        <p className="floor-quiet">{textOf('floor:waiting.more', { count: moved.length - SHOWN })}</p>
      )}
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

type RulesBesideProps = Omit<Sides, 'outlook'> & {
  /** By the rules as they are, and by the others; null while there are none. */
  readonly usual: FloorOutlook;
  readonly other: FloorOutlook | null;
};

/** The same happens by two sets of rules: what it costs in moves, and who would sit where by each. */
export const RulesBeside = ({ tournament, hall, usual, other }: RulesBesideProps) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  if (other === null) {
    return (
      <EmptyState icon={<Scale size={40} aria-hidden />} title={textOf('floor:whatIf.noRules')}>
        {textOf('floor:whatIf.noRulesAbout')}
      </EmptyState>
    );
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
      head={
        <>
          <th scope="col">
            <span className="hidden">{textOf('floor:whatIf.figure')}</span>
          </th>
          <th scope="col">{textOf('floor:whatIf.rulesNow')}</th>
          <th scope="col">{textOf('floor:whatIf.otherRules')}</th>
        </>
      }
    >
      {(Object.keys(a) as (keyof typeof a)[]).map((key) => (
        <tr key={key}>
          <th scope="row">{textOf(`floor:whatIf.figures.${key}`)}</th>
          <td className="figures">{text(a[key])}</td>
          <td className="figures what-if-after" data-changed={a[key] !== b[key]}>
            {text(b[key])}
          </td>
        </tr>
      ))}
      {differ.map(({ entry, by, or }) => (
        <tr key={entry}>
          <th scope="row">
            <bdi>{nameOnCopy(tournament, usual, entry)}</bdi>
          </th>
          <td className="figures">{whereText(usual.hall.floor, by, isOut(usual, entry))}</td>
          <td className="figures">{whereText(other.hall.floor, or, isOut(other, entry))}</td>
        </tr>
      ))}
    </Table>
  );
};
