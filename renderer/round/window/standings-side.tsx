import { Maximize2 } from 'lucide-react';
import { useMemo } from 'react';
import { countedRounds } from '../../../core/game/rounds.ts';
import { families } from '../../../core/games/all.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { goTo } from '../../desk/place.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { IconButton } from '../../parts/button.tsx';
import { peopleOf } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';
import { wordsOf } from '../names/texts.ts';
import styles from './standings-side.module.css';

/** The standings over the rounds that count, beside the cards: place, name, what people are ranked by [W-1.1]. */
export const StandingsSide = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const { decimal } = useFormats();
  const people = peopleOf(tournament);
  const family = families[tournament.family];
  const counted = countedRounds(family, tournament);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `people` stands for all that counted standings are made from
  const standings = useMemo(() => family.results.standings(tournament, false, counted), [people, counted, family]);
  const ranked = standings?.rankedBy ?? 0;
  const unit = standings?.columns[ranked]?.unit;
  return (
    <section className={styles.side} aria-label={textOf('rounds:standings.title')}>
      <header className={styles.head}>
        <h2>{textOf('rounds:standings.title')}</h2>
        <span>
          {standings === undefined || standings.through === 0
            ? textOf('rounds:standings.before')
            : standings.title === undefined
              ? textOf('rounds:standings.after', { round: standings.through })
              : wordsOf(standings.title)}
        </span>
        <IconButton
          reads
          label={textOf('rounds:standings.whole')}
          icon={<Maximize2 size={15} aria-hidden />}
          onPress={() => goTo('standings')}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ol className={styles.rows} tabIndex={0}>
        {(standings?.rows ?? []).map(({ entrant, place, cells, marks = [] }) => {
          const value = cells[ranked];
          return (
            <li key={entrant}>
              <span className={styles.place}>{place ?? '–'}</span>
              <PersonName person={people.get(entrant)} />
              <span className={styles.figure}>
                {unit === undefined || value === null || value === undefined
                  ? ''
                  : decimal(value / unit.scale, unit.decimals, unit.signed)}
              </span>
              {marks.length > 0 && (
                <small className={styles.marks}>
                  {marks.map((mark) => textOf(`${tournament.family}:rowMarks.${mark}`)).join(' · ')}
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
