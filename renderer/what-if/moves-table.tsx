import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { isMove, type StandingsMove, standingsMoves } from '../../core/tournament/what-if.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { Checkbox } from '../parts/field/choice.tsx';
import { EmptyState } from '../parts/marks.tsx';
import { Table } from '../parts/table/table.tsx';
import { peopleOf } from '../round/names/people.ts';
import { PersonName } from '../round/names/person-name.tsx';
import styles from './what-if.module.css';

/** The place that would be, with an arrow where it is another one. */
const Then = ({ move: { before, after } }: { readonly move: StandingsMove }) => {
  const textOf = useTextOf();
  const climbed = before !== null && after !== null ? before - after : 0;
  return (
    <span className={styles.whatIfAfter}>
      {climbed > 0 && <ArrowUp size={14} aria-label={textOf('whatIf:standings.up')} />}
      {climbed < 0 && <ArrowDown size={14} aria-label={textOf('whatIf:standings.down')} />}
      {after ?? '–'}
    </span>
  );
};

const WIDE = 'clamp(5.5rem, 11%, 9rem)';

type MovesTableProps = { readonly tournament: Tournament; readonly copy: Tournament };

/** The standings as they are beside what they would be; thousands of rows, of which only those in sight are there. */
export const MovesTable = ({ tournament, copy }: MovesTableProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const [onlyMoved, setOnlyMoved] = useState(true);
  const people = peopleOf(tournament);
  const { moves, column } = useMemo(() => {
    const family = families[tournament.family];
    const now = family.results.standings(tournament, true);
    return {
      moves: standingsMoves(now, family.results.standings(copy, true)),
      column: now.columns[now.rankedBy ?? 0] ?? null,
    };
  }, [tournament, copy]);
  const changed = useMemo(() => moves.filter(isMove), [moves]);
  const rows = onlyMoved ? changed : moves;
  const score = (value: number | null): string =>
    value === null || column === null
      ? '–'
      : decimal(value / column.unit.scale, column.unit.decimals, column.unit.signed);
  const figure = column === null ? '' : textOf(`${tournament.family}:columns.${column.code}`);
  const places = changed.filter(({ before, after }) => before !== after).length;
  return (
    <div className={styles.whatIfStandings}>
      <div className={styles.whatIfLine}>
        <p role="status">
          {changed.length === 0
            ? textOf('whatIf:standings.nothing')
            : textOf('whatIf:standings.moved', { count: changed.length, places })}
        </p>
        <Checkbox isSelected={!onlyMoved} onChange={(all) => setOnlyMoved(!all)}>
          {textOf('whatIf:standings.all')}
        </Checkbox>
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={<ArrowUpDown size={40} aria-hidden />} title={textOf('whatIf:standings.same')} />
      ) : (
        <Table
          label={textOf('whatIf:standings.title')}
          isFixed
          rowHeight={2.0625}
          columns={[
            {
              id: 'place',
              head: textOf('whatIf:standings.place'),
              numeric: true,
              width: WIDE,
              cell: ({ before }) => before ?? '–',
            },
            {
              id: 'placeThen',
              head: textOf('whatIf:standings.placeThen'),
              numeric: true,
              width: WIDE,
              mark: ({ before, after }) => (before === after ? null : 'changed'),
              cell: (move) => <Then move={move} />,
            },
            {
              id: 'name',
              head: textOf('words:columns.name'),
              names: true,
              cell: ({ entrant }) => <PersonName person={people.get(entrant)} />,
            },
            {
              id: 'figure',
              head: textOf('whatIf:standings.figure', { figure }),
              numeric: true,
              width: WIDE,
              cell: ({ scoreBefore }) => score(scoreBefore),
            },
            {
              id: 'figureThen',
              head: textOf('whatIf:standings.figureThen', { figure }),
              numeric: true,
              width: WIDE,
              mark: ({ scoreBefore, scoreAfter }) => (scoreBefore === scoreAfter ? null : 'changed'),
              cell: ({ scoreAfter }) => score(scoreAfter),
            },
          ]}
          rows={rows}
          rowKey={({ entrant }) => entrant}
        />
      )}
    </div>
  );
};
