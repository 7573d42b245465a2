import { type KeyboardEvent as KeyPress, useMemo, useRef } from 'react';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { EntrantId } from '../../core/tournament/words.ts';
import { screensOf } from '../games/game.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { FoundField, finderOf, type ShownList } from '../people/table/person-field.tsx';
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

const optionOf = (wanted: Exclude<Wanted, null>): string =>
  'person' in wanted ? `p${wanted.person}` : `t${wanted.table}`;

const wantedOf = (id: string | null): Wanted => {
  if (id === null) return nobody;
  const no = Number(id.slice(1));
  return id.startsWith('p') ? { person: no } : { table: no };
};

/** Tables of the round, then everybody with the number they are known by and where they sit. */
const useOptions = (tournament: Tournament, round: Round | undefined) => {
  const textOf = useTextOf();
  const { compare } = useFormats();
  const people = peopleOf(tournament);
  return useMemo(() => {
    const numbers = screensOf(tournament.family).numbers?.(tournament);
    const noteOf = (id: EntrantId, club: string) =>
      [numbers?.get(id), seatWords(tournament, round, id) ?? club].filter((part) => part !== undefined && part !== '');
    const tables = (round?.tables ?? []).map(({ table, seats }) => ({
      id: optionOf({ table }),
      text: textOf('rounds:cards.table', { table }),
      note: seats.map((id) => people.get(id)?.name ?? '').join(', '),
      no: table,
    }));
    const names = [...people.values()]
      .map(({ id, name, club }) => ({
        id: optionOf({ person: id }),
        text: name,
        note: noteOf(id, club).join(' · '),
        no: numbers?.get(id) ?? null,
      }))
      .toSorted((a, b) => compare(a.text, b.text));
    // A number is a table before it is somebody's.
    return [...tables, ...names];
  }, [people, round, tournament, compare, textOf]);
};

/** A name, or the number of a table or of somebody who has one; what is found stands below as a list. */
export const WhoField = ({ tournament, round, subject, onChange, autoFocus }: WhoFieldProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const options = useOptions(tournament, round);
  const isNamed = useMemo(() => finderOf(people), [people]);
  const numbered = useMemo(() => new Map(options.map(({ text, no }) => [text, no])), [options]);
  const list = useRef<ShownList>(null);
  const { person, table } = subject;
  // A number alone means the table and whoever have that number, not every one that has the digit.
  const isFound = (text: string, typed: string) => {
    const no = numbered.get(text) ?? null;
    return /^\s*\d+\s*$/.test(typed) && no !== null ? no === Number(typed) : isNamed(text, typed);
  };
  /** Enter takes the first that is found, without a way through the list; a number that two have marks the first, to be taken by the next. */
  const takeFirst = (event: KeyPress) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    if (target.getAttribute('aria-activedescendant') !== null || target.value.trim() === '') return;
    const [first, other] = options.filter(({ text }) => isFound(text, target.value));
    if (first === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const isAmbiguous = first.no === Number(target.value) && other?.no === first.no;
    if (!isAmbiguous) onChange(wantedOf(first.id));
    else list.current?.markFirst();
  };
  const wanted: Wanted = person !== null ? { person } : table !== null ? { table } : nobody;
  return (
    <div onKeyDownCapture={takeFirst}>
      <FoundField
        label={textOf('director:who')}
        options={options}
        isFound={isFound}
        list={list}
        value={wanted === null ? null : optionOf(wanted)}
        onChange={(id) => onChange(wantedOf(id))}
        end={person === null ? null : seatWords(tournament, round, person)}
        autoFocus={autoFocus}
      />
    </div>
  );
};
