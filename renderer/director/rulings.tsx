import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import { goTo } from '../desk/place.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { NameList } from '../round/names/name-list.tsx';
import { peopleOf } from '../round/names/people.ts';
import styles from './director.module.css';
import { useExtraTime } from './extra-time.ts';
import type { DirectorPart, Ruling, Subject } from './part.ts';

type RulingsProps = {
  readonly tournament: Tournament;
  readonly part: DirectorPart;
  /** The round that is ruled on. */
  readonly round: Round | undefined;
  readonly subject: Subject;
};

/** The time of today, or the day. */
const useMoment = (): ((at: string | null) => string) => {
  const { time, dateTime } = useFormats();
  const today = new Date().toDateString();
  return (at) => {
    if (at === null) return '';
    return new Date(at).toDateString() === today ? time(at) : dateTime(at);
  };
};

/** Those about the person or the people of the table; all where nobody is chosen. */
const about = (round: Round | undefined, { person, table }: Subject, rulings: readonly Ruling[]): readonly Ruling[] => {
  if (person !== null) return rulings.filter(({ people }) => people.includes(person));
  if (table === null) return rulings;
  const seats = round?.tables.find((one) => one.table === table)?.seats ?? [];
  return rulings.filter(({ people }) => people.some((id) => seats.includes(id)));
};

/** What was ruled, newest first, each taken back where it stands. */
export const Rulings = ({ tournament, part, round, subject }: RulingsProps) => {
  const textOf = useTextOf();
  const moment = useMoment();
  const people = peopleOf(tournament);
  const all = [...part.useRulings(tournament), ...useExtraTime(tournament)];
  const shown = about(round, subject, all).toSorted(
    (a, b) => Number(b.isWaiting === true) - Number(a.isWaiting === true) || (b.at ?? '').localeCompare(a.at ?? ''),
  );
  const [asked, setAsked] = useState<string | null>(null);
  const question = all.find(({ key }) => key === asked)?.back ?? null;
  const { Lists } = part;
  return (
    <section className={styles.rulings} aria-label={textOf('director:rulings')}>
      <header>
        <h3>{textOf('director:rulings')}</h3>
        <span className={styles.soft}>{shown.length}</span>
        {Lists !== undefined && <Lists tournament={tournament} />}
        <Button tone="quiet" reads onPress={() => goTo('history')}>
          {textOf('director:log')}
        </Button>
      </header>
      {shown.length === 0 ? (
        <p className={styles.soft}>{textOf('director:none')}</p>
      ) : (
        <ul aria-label={textOf('director:rulings')}>
          {shown.map(({ key, at, what, people: ids, about: more, points, isOver = false, back }) => {
            const names = ids.map((id) => people.get(id)?.name ?? '').join(', ');
            return (
              <li key={key} data-over={isOver}>
                <time className={styles.soft}>{moment(at)}</time>
                <div>
                  <p>
                    {what}
                    {ids.length > 0 && (
                      <>
                        , <NameList people={people} ids={ids} />
                      </>
                    )}
                  </p>
                  {more !== undefined && more !== '' && (
                    <p className={styles.soft}>
                      <bdi>{more}</bdi>
                    </p>
                  )}
                </div>
                <span className={styles.points}>{points}</span>
                {back !== null && (
                  <IconButton
                    label={names === '' ? `${back.words}: ${what}` : `${back.words}: ${what}, ${names}`}
                    icon={<Undo2 size={16} aria-hidden />}
                    onPress={() => ('perform' in back ? back.perform() : setAsked(key))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {question !== null && 'ask' in question && question.ask(() => setAsked(null))}
    </section>
  );
};
