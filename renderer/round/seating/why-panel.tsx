import { type ReactNode, useState } from 'react';
import type { Metrics, ProposedTable } from '../../../core/game/seating.ts';
import type { EntrantId, Phrase, Table } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { SegmentedControl } from '../../parts/button.tsx';
import { NameList } from '../names/name-list.tsx';
import type { People } from '../names/people.ts';
import { PersonName } from '../names/person-name.tsx';
import { wordsOf } from '../names/texts.ts';
import type { ChangedTable } from './arrangement.ts';
import { type Met, metAt } from './repeats.ts';
import './why-panel.css';

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
};

type Part = 'why' | 'trace' | 'repeats' | 'edited';

const Pair = ({ people, pair }: { readonly people: People; readonly pair: readonly [EntrantId, EntrantId] }) => (
  <span className="pair">
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
    <ul className="why-list">
      {isEdited && <li>{textOf('rounds:why.edited')}</li>}
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
      {(isEdited || !tellsMeetings(reasons)) && pairs.length === 0 && <li>{textOf('rounds:why.noRepeat')}</li>}
    </ul>
  );
};

const Repeats = ({ people, metrics }: Pick<WhyPanelProps, 'people' | 'metrics'>) => {
  const textOf = useTextOf();
  if (metrics.repeated.length === 0) return <p>{textOf('rounds:why.noRepeats')}</p>;
  return (
    <ul className="why-list" data-columns>
      {metrics.repeated.map(({ pair, rounds }) => (
        <li key={pair.join()} data-repeat>
          <Pair people={people} pair={pair} /> {textOf('rounds:why.metIn', { rounds, count: rounds.length })}
        </li>
      ))}
    </ul>
  );
};

const Trace = ({ people, trace }: Pick<WhyPanelProps, 'people' | 'trace'>) => (
  <ol className="why-list">
    {trace.map((phrase) => (
      <li key={JSON.stringify(phrase)}>{wordsOf(phrase, people)}</li>
    ))}
  </ol>
);

const Edited = ({ people, edited }: Pick<WhyPanelProps, 'people' | 'edited'>) => {
  const textOf = useTextOf();
  if (edited.length === 0) return <p>{textOf('rounds:why.notEdited')}</p>;
  return (
    <ul className="why-list">
      {edited.map(({ table, after }) => (
        <li key={table}>
          <strong>{textOf('rounds:cards.table', { table })}</strong> <NameList people={people} ids={after} />
        </li>
      ))}
    </ul>
  );
};

/** Why a table is as it is, which pairs repeat, what was changed by hand. Its height never changes. */
export const WhyPanel = (props: WhyPanelProps) => {
  const { people, looked, metrics, edited, trace } = props;
  const textOf = useTextOf();
  const [part, setPart] = useState<Part>('why');
  const items: readonly { readonly id: Part; readonly label: string }[] = [
    { id: 'why', label: textOf('rounds:why.table', { table: looked?.table ?? '' }) },
    ...(trace.length > 0 ? [{ id: 'trace' as const, label: textOf('rounds:why.trace') }] : []),
    { id: 'repeats', label: textOf('rounds:why.pairs', { count: metrics.repeated.length }) },
    { id: 'edited', label: textOf('rounds:why.changes', { count: edited.length }) },
  ];
  return (
    <section className="why" aria-label={textOf('rounds:why.label')}>
      <div className="why-head">
        <SegmentedControl label={textOf('rounds:why.label')} items={items} value={part} onChange={setPart} />
        {props.more}
      </div>
      <section
        className="why-body"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={items.find(({ id }) => id === part)?.label}
      >
        {part === 'why' && <WhyTable {...props} />}
        {part === 'trace' && <Trace people={people} trace={trace} />}
        {part === 'repeats' && <Repeats people={people} metrics={metrics} />}
        {part === 'edited' && <Edited people={people} edited={edited} />}
      </section>
    </section>
  );
};
