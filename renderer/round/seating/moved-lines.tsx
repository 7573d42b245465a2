import type { Tournament } from '../../../core/tournament/state.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import styles from '../../standings/standings.module.css';
import type { Impact } from '../impact.ts';
import { peopleOf } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';

/** Most lines of the standings that are named before a correction. */
const NAMED = 8;

/** How many places change. */
export const MovesSaid = ({ impact: { lines, moves, isHeld } }: { readonly impact: Impact }) => {
  const textOf = useTextOf();
  const none = isHeld ? 'nothing' : 'notYet';
  return (
    <p>{textOf(`rounds:correct.${lines.length === 0 ? none : moves === 0 ? 'scores' : 'moves'}`, { count: moves })}</p>
  );
};

type MovedLinesProps = { readonly tournament: Tournament; readonly round: RoundNo; readonly impact: Impact };

/** People whose place or score changes: the place before and after, and what the score gains or loses. */
export const MovedLines = ({ tournament, round, impact: { lines, column } }: MovedLinesProps) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const people = peopleOf(tournament, round);
  if (lines.length === 0) return null;
  const gain = (before: number | null, after: number | null): string =>
    before === null || after === null || column === null
      ? ''
      : decimal((after - before) / column.unit.scale, column.unit.decimals, true);
  return (
    <>
      <ul className={styles.lines}>
        {lines.slice(0, NAMED).map(({ entrant, before, after, scoreBefore, scoreAfter }) => (
          <li key={entrant}>
            <PersonName person={people.get(entrant)} />
            <span className={styles.places} data-moves={before !== after}>
              {before === after ? (after ?? '–') : `${before ?? '–'} → ${after ?? '–'}`}
            </span>
            <span className={styles.gain} data-sign={Math.sign((scoreAfter ?? 0) - (scoreBefore ?? 0))}>
              {gain(scoreBefore, scoreAfter)}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > NAMED && <p>{textOf('words:more', { count: lines.length - NAMED })}</p>}
    </>
  );
};
