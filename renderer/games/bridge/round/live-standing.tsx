import { useMemo } from 'react';
import { standings } from '../../../../core/games/bridge/results/standings.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonButton } from '../../card/person-button.tsx';
import { useScoreText } from '../score-text.ts';

/** The standing as it is now, with every result that is in, beside the tables of a round. */
export const LiveStanding = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const score = useScoreText(tournament);
  const people = peopleOf(tournament);
  const { columns, rows } = useMemo(() => standings(tournament, true), [tournament]);
  const at = (code: string) => columns.findIndex((column) => column.code === code);
  const [number, total] = [at('number'), at('total')];
  return (
    <section className="bridge-live table-scroll" aria-label={textOf('bridgeSwiss:live.title')}>
      <table className="table">
        <caption>{textOf('bridgeSwiss:live.title')}</caption>
        <tbody>
          {rows.map(({ place, entrant, cells, marks = [] }) => (
            <tr key={entrant}>
              <td className="numeric">{place ?? '–'}</td>
              <td className="numeric bridge-seat-no">{cells[number] ?? ''}</td>
              <th scope="row">
                <PersonButton people={people} id={entrant} />
                {marks.length > 0 && (
                  <span className="bridge-live-marks">
                    {marks.map((mark) => textOf(`bridge:rowMarks.${mark}`)).join(' · ')}
                  </span>
                )}
              </th>
              <td className="numeric bridge-live-total">{score(cells[total] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
