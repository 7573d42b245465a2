import type { Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
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

/** Whose place or score changes, old and new. */
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
      <table className="moves">
        <thead>
          <tr>
            <th scope="col">{textOf('rounds:standings.name')}</th>
            <th scope="col" className="numeric">
              {textOf('rounds:standings.place')}
            </th>
            <th scope="col" className="numeric">
              {column !== null && textOf(`${tournament.family}:columns.${column.code}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, NAMED).map((line) => (
            <tr key={line.entrant} className="moved-line">
              <th scope="row">
                <PersonName person={people.get(line.entrant)} />
              </th>
              <td className="numeric" data-changed={line.before !== line.after}>
                {line.before ?? '–'} → {line.after ?? '–'}
              </td>
              <td className="numeric" data-changed={line.scoreBefore !== line.scoreAfter}>
                {score(line.scoreBefore)} → {score(line.scoreAfter)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > NAMED && <p>{textOf('rounds:correct.more', { count: lines.length - NAMED })}</p>}
    </>
  );
};
