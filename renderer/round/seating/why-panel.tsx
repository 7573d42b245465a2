import type { ReactNode } from 'react';
import type { Metrics, ProposedTable } from '../../../core/game/seating.ts';
import type { EntrantId, Phrase, Table } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Disclosure } from '../../parts/disclosure.tsx';
import styles from '../entry/entry.module.css';
import { NameList } from '../names/name-list.tsx';
import type { People } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';
import { wordsOf } from '../names/texts.ts';
import type { ChangedTable } from './arrangement.ts';
import { type Met, metAt } from './repeats.ts';

type WhyPanelProps = {
  readonly people: People;
  readonly looked: Table | undefined;
  /** The tables as the engine made them, with their reasons. */
  readonly proposed: readonly ProposedTable[];
  readonly trace: readonly Phrase[];
  readonly metrics: Metrics;
  readonly met: Met;
  /** Tables that were changed by hand. */
  readonly edited: readonly ChangedTable[];
  /** What the game tells besides. */
  readonly more?: ReactNode;
  /** The method, and how well everybody was seated. */
  readonly drawn: ReactNode;
};

const Pair = ({ people, pair }: { readonly people: People; readonly pair: readonly [EntrantId, EntrantId] }) => (
  <span className={styles.pair}>
    <PersonName person={people.get(pair[0])} /> – <PersonName person={people.get(pair[1])} />
  </span>
);

/** Reasons that say themselves who of the table has met, so that the screen need not. */
const tellsMeetings = (reasons: readonly Phrase[]): boolean =>
  reasons.some(({ code }) => /\.(nobodyMet|metBefore|cutMet)$/.test(code));

const WhyTable = ({ people, looked, proposed, trace, met, edited }: Omit<WhyPanelProps, 'metrics' | 'more'>) => {
  const textOf = useTextOf();
  if (looked === undefined) return null;
  const isEdited = edited.some(({ table }) => table === looked.table);
  const reasons = proposed.find(({ table }) => table === looked.table)?.reasons ?? [];
  const pairs = metAt(looked, met);
  const untold = reasons.length === 0 ? trace : reasons;
  const told = isEdited ? [] : untold;
  return (
    <ul className={styles.whyList}>
      {isEdited && <li>{textOf('rounds:cards.changed')}</li>}
      {told.map((phrase) => (
        <li key={JSON.stringify(phrase)}>{wordsOf(phrase, people)}</li>
      ))}
      {(isEdited || !tellsMeetings(reasons)) &&
        pairs.map(({ seats: [a, b], rounds }) => (
          <li key={`${a}-${b}`} data-repeat>
            <Pair people={people} pair={[looked.seats[a] ?? 0, looked.seats[b] ?? 0]} />{' '}
            {textOf('rounds:why.metIn', { rounds, count: rounds.length })}
          </li>
        ))}
      {(isEdited || !tellsMeetings(reasons)) && pairs.length === 0 && <li>{textOf('words:how.noRepeat')}</li>}
    </ul>
  );
};

const Repeats = ({ people, metrics }: Pick<WhyPanelProps, 'people' | 'metrics'>) => {
  const textOf = useTextOf();
  return (
    <ul className={styles.whyList}>
      {metrics.repeated.map(({ pair, rounds }) => (
        <li key={pair.join()} data-repeat>
          <Pair people={people} pair={pair} /> {textOf('rounds:why.metIn', { rounds, count: rounds.length })}
        </li>
      ))}
    </ul>
  );
};

const Trace = ({ people, trace }: Pick<WhyPanelProps, 'people' | 'trace'>) => (
  <ol className={styles.whyList}>
    {trace.map((phrase) => (
      <li key={JSON.stringify(phrase)}>{wordsOf(phrase, people)}</li>
    ))}
  </ol>
);

const Edited = ({ people, edited }: Pick<WhyPanelProps, 'people' | 'edited'>) => {
  const textOf = useTextOf();
  return (
    <ul className={styles.whyList}>
      {edited.map(({ table, after }) => (
        <li key={table}>
          <strong>{textOf('rounds:cards.table', { table })}</strong> <NameList people={people} ids={after} />
        </li>
      ))}
    </ul>
  );
};

/** Why a table is as it is, how all were drawn, which pairs repeat, what was changed by hand; in this order. */
export const WhyPanel = (props: WhyPanelProps) => {
  const { people, looked, metrics, edited, trace } = props;
  const textOf = useTextOf();
  return (
    <section className={styles.why} aria-label={textOf('words:log.why')}>
      <h3>{textOf('rounds:why.table', { table: looked?.table ?? '' })}</h3>
      <WhyTable {...props} />
      {props.more}
      <Disclosure title={textOf('rounds:why.trace')} open>
        {props.drawn}
        {trace.length > 0 && <Trace people={people} trace={trace} />}
      </Disclosure>
      {metrics.repeated.length > 0 && (
        <Disclosure title={textOf('rounds:why.pairs', { count: metrics.repeated.length })}>
          <Repeats people={people} metrics={metrics} />
        </Disclosure>
      )}
      {edited.length > 0 && (
        <Disclosure title={textOf('rounds:why.changes', { count: edited.length })}>
          <Edited people={people} edited={edited} />
        </Disclosure>
      )}
    </section>
  );
};
