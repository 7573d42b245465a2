import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { isMove, type StandingsMove, standingsMoves } from '../../core/tournament/what-if.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { Checkbox } from '../parts/choice.tsx';
import { LongTable } from '../parts/long-table.tsx';
import { EmptyState } from '../parts/marks.tsx';
import { rem } from '../parts/rem.ts';
import { type People, peopleOf } from '../round/names/people.ts';
import { PersonName } from '../round/names/person-name.tsx';

/** Height of a row in pixels; the same in the style sheet. */
const rowHeight = (): number => rem(2) + 1;

type LineProps = {
  readonly move: StandingsMove;
  readonly people: People;
  readonly score: (value: number | null) => string;
};

const Line = ({ move, people, score }: LineProps) => {
  const textOf = useTextOf();
  const { before, after, scoreBefore, scoreAfter } = move;
  const climbed = before !== null && after !== null ? before - after : 0;
  return (
    <tr>
      <td className="numeric">{before ?? '–'}</td>
      <td className="numeric what-if-after" data-changed={before !== after}>
        {climbed > 0 && <ArrowUp size={14} aria-label={textOf('whatIf:standings.up')} />}
        {climbed < 0 && <ArrowDown size={14} aria-label={textOf('whatIf:standings.down')} />}
        {after ?? '–'}
      </td>
      <th scope="row">
        <PersonName person={people.get(move.entrant)} />
      </th>
      <td className="numeric">{score(scoreBefore)}</td>
      <td className="numeric what-if-after" data-changed={scoreBefore !== scoreAfter}>
        {score(scoreAfter)}
      </td>
    </tr>
  );
};

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
    <div className="what-if-standings">
      <div className="what-if-line">
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
        <EmptyState icon={<ArrowUpDown size={40} aria-hidden />} title={textOf('whatIf:standings.same')}>
          {textOf('whatIf:standings.sameAbout')}
        </EmptyState>
      ) : (
        <LongTable
          label={textOf('whatIf:standings.title')}
          className="what-if-table"
          columns={5}
          rows={rows.length}
          rowHeight={rowHeight}
          head={
            <>
              <th scope="col" className="numeric">
                {textOf('whatIf:standings.place')}
              </th>
              <th scope="col" className="numeric">
                {textOf('whatIf:standings.placeThen')}
              </th>
              <th scope="col" className="what-if-name">
                {textOf('rounds:standings.name')}
              </th>
              <th scope="col" className="numeric">
                {textOf('whatIf:standings.figure', { figure })}
              </th>
              <th scope="col" className="numeric">
                {textOf('whatIf:standings.figureThen', { figure })}
              </th>
            </>
          }
        >
          {(index) => {
            const move = rows[index];
            return move !== undefined && <Line key={move.entrant} move={move} people={people} score={score} />;
          }}
        </LongTable>
      )}
    </div>
  );
};
