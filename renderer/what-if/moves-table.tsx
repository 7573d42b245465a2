import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { isMove, type StandingsMove, standingsMoves } from '../../core/tournament/what-if.ts';
import styles from '../director/director.module.css';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Checkbox } from '../parts/field/choice.tsx';
import { Table } from '../parts/table/table.tsx';
import { peopleOf } from '../round/names/people.ts';
import { PersonName } from '../round/names/person-name.tsx';

/** Rows shown before the others are asked for. */
const SHOWN = 100;

/** The place as it is and as it would be, with an arrow where it is another one. */
const Places = ({ move: { before, after } }: { readonly move: StandingsMove }) => {
  const textOf = useTextOf();
  const climbed = before !== null && after !== null ? before - after : 0;
  return (
    <span className={styles.places}>
      {before !== after && `${before ?? '–'} → `}
      {after ?? '–'}
      {climbed > 0 && <ArrowUp size={14} aria-label={textOf('whatIf:standings.up')} />}
      {climbed < 0 && <ArrowDown size={14} aria-label={textOf('whatIf:standings.down')} />}
    </span>
  );
};

type MovesTableProps = { readonly tournament: Tournament; readonly copy: Tournament };

/** The standings as they are beside what they would be: who would move, the first of them unless more are asked for. */
export const MovesTable = ({ tournament, copy }: MovesTableProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const [onlyMoved, setOnlyMoved] = useState(true);
  const [shown, setShown] = useState(SHOWN);
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
  const more = rows.length - shown;
  return (
    <section className={styles.part} aria-label={textOf('whatIf:answers')}>
      <p role="status">
        {changed.length === 0
          ? textOf('whatIf:standings.nothing')
          : textOf('whatIf:standings.moved', { count: changed.length, places })}
      </p>
      <Checkbox isSelected={!onlyMoved} onChange={(all) => setOnlyMoved(!all)}>
        {textOf('whatIf:standings.all')}
      </Checkbox>
      {rows.length > 0 && (
        <Table
          label={textOf('whatIf:standings.title')}
          flows
          isFixed
          columns={[
            {
              id: 'place',
              head: textOf('words:columns.place'),
              numeric: true,
              width: '5rem',
              mark: ({ before, after }) => (before === after ? null : 'changed'),
              cell: (move) => <Places move={move} />,
            },
            {
              id: 'name',
              head: `${textOf('words:columns.name')}, ${figure}`,
              names: true,
              wraps: true,
              cell: ({ entrant, scoreBefore, scoreAfter }) => (
                <>
                  <PersonName person={people.get(entrant)} />
                  <span className={styles.scores} data-changed={scoreBefore !== scoreAfter}>
                    {scoreBefore !== scoreAfter && `${score(scoreBefore)} → `}
                    {score(scoreAfter)}
                  </span>
                </>
              ),
            },
          ]}
          rows={rows.slice(0, shown)}
          rowKey={({ entrant }) => entrant}
        />
      )}
      {more > 0 && (
        <Button tone="quiet" onPress={() => setShown(shown + SHOWN)}>
          {textOf('words:more', { count: more })}
        </Button>
      )}
    </section>
  );
};
