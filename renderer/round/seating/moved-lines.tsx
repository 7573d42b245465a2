import type { Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Table } from '../../parts/table/table.tsx';
import type { Impact } from '../impact.ts';
import { peopleOf } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';

/** Most lines of the standings that are named before a correction. */
const NAMED = 8;

/** How many places change. */
export const MovesSaid = ({ impact: { lines, moves } }: { readonly impact: Impact }) => {
  const textOf = useTextOf();
  return (
    <p>
      {textOf(`rounds:correct.${lines.length === 0 ? 'nothing' : moves === 0 ? 'scores' : 'moves'}`, { count: moves })}
    </p>
  );
};

type MovedLinesProps = { readonly tournament: Tournament; readonly round: RoundNo; readonly impact: Impact };

/** People whose place or score changes, old and new. */
export const MovedLines = ({ tournament, round, impact: { lines, column } }: MovedLinesProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const people = peopleOf(tournament, round);
  if (lines.length === 0) return null;
  const score = (value: number | null): string =>
    value === null || column === null
      ? '–'
      : decimal(value / column.unit.scale, column.unit.decimals, column.unit.signed);
  return (
    <>
      <Table
        label={textOf('rounds:correct.title')}
        flows
        density="close"
        columns={[
          {
            id: 'name',
            head: textOf('rounds:standings.name'),
            names: true,
            cell: ({ entrant }) => <PersonName person={people.get(entrant)} />,
          },
          {
            id: 'place',
            head: textOf('rounds:standings.place'),
            numeric: true,
            mark: ({ before, after }) => (before === after ? null : 'changed'),
            cell: ({ before, after }) => `${before ?? '–'} → ${after ?? '–'}`,
          },
          {
            id: 'score',
            head: column !== null && textOf(`${tournament.family}:columns.${column.code}`),
            numeric: true,
            mark: ({ scoreBefore, scoreAfter }) => (scoreBefore === scoreAfter ? null : 'changed'),
            cell: ({ scoreBefore, scoreAfter }) => `${score(scoreBefore)} → ${score(scoreAfter)}`,
          },
        ]}
        rows={lines.slice(0, NAMED)}
        rowKey={({ entrant }) => entrant}
      />
      {lines.length > NAMED && <p>{textOf('rounds:correct.more', { count: lines.length - NAMED })}</p>}
    </>
  );
};
