import { type KeyboardEvent, useMemo } from 'react';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { FoundField, finderOf, type Option } from '../people/table/person-field.tsx';
import { peopleOf } from '../round/names/people.ts';
import type { Subject } from './part.ts';
import { nobody, seatWords, type Wanted } from './subject.ts';

type WhoFieldProps = {
  readonly tournament: Tournament;
  /** The round that is ruled on. */
  readonly round: Round | undefined;
  readonly subject: Subject;
  readonly onChange: (wanted: Wanted) => void;
  readonly autoFocus: boolean;
};

/** A name or the number of a table; what is found stands below as a list. */
export const WhoField = ({ tournament, round, subject, onChange, autoFocus }: WhoFieldProps) => {
  const textOf = useTextOf();
  const { compare } = useFormats();
  const people = peopleOf(tournament);
  const options = useMemo(() => {
    const tables = (round?.tables ?? []).map(
      ({ table, seats }): Option => ({
        id: `t${table}`,
        text: textOf('rounds:cards.table', { table }),
        note: seats.map((id) => people.get(id)?.name ?? '').join(', '),
      }),
    );
    const names = [...people.values()]
      .map(
        ({ id, name, club }): Option => ({ id: `p${id}`, text: name, note: seatWords(tournament, round, id) ?? club }),
      )
      .toSorted((a, b) => compare(a.text, b.text));
    // A number is a table before it is part of a name.
    return [...tables, ...names];
  }, [people, round, tournament, compare, textOf]);
  const isNamed = useMemo(() => finderOf(people), [people]);
  const tables = new Map(round?.tables.map(({ table }) => [textOf('rounds:cards.table', { table }), table]));
  const { person, table } = subject;
  // A number alone means the table of that number, not every one that has the digit.
  const isFound = (text: string, typed: string) =>
    /^\s*\d+\s*$/.test(typed) && tables.has(text) ? tables.get(text) === Number(typed) : isNamed(text, typed);
  const take = (id: string | null) => {
    if (id === null) onChange(nobody);
    else if (id.startsWith('p')) onChange({ person: Number(id.slice(1)) });
    else onChange({ table: Number(id.slice(1)) });
  };
  /** Enter takes the first that is found, without a way through the list. */
  const takeFirst = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    if (target.getAttribute('aria-activedescendant') !== null || target.value.trim() === '') return;
    const first = options.find(({ text }) => isFound(text, target.value));
    if (first === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    take(first.id);
  };
  return (
    <div onKeyDownCapture={takeFirst}>
      <FoundField
        label={textOf('director:who')}
        options={options}
        isFound={isFound}
        value={person !== null ? `p${person}` : table !== null ? `t${table}` : null}
        onChange={take}
        end={person === null ? null : seatWords(tournament, round, person)}
        autoFocus={autoFocus}
      />
    </div>
  );
};
