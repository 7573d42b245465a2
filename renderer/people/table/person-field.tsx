import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useContext, useImperativeHandle, useMemo } from 'react';
import {
  Button as AriaButton,
  ComboBox,
  ComboBoxStateContext,
  FieldError,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { contains, type Searchable, searchable, typedWords } from '../../../core/tournament/people/searched.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import fieldStyles from '../../parts/field/field.module.css';
import { type People, peopleOf } from '../../round/names/people.ts';
import styles from '../people.module.css';

export type Option = { readonly id: string; readonly text: string; readonly note: string };

/** Every word typed is part of the name, however it is spelled or read. */
const finder = (sought: ReadonlyMap<string, Searchable>) => (text: string, typed: string) =>
  contains(sought.get(text) ?? searchable(text), typedWords(typed));

const isSuggested = finder(new Map());

/** Finds people by any part of what they are searched by. */
export const finderOf = (people: People): ReturnType<typeof finder> =>
  finder(new Map([...people.values()].map(({ name, sought }) => [name, searchable(`${name} ${sought}`)])));

type ComboProps = {
  readonly label: string;
  readonly about?: string;
  readonly error?: string | null;
  readonly autoFocus?: boolean;
  /** Stands at the end of what is chosen. */
  readonly end?: string | null;
};

const Inside = ({ label, about, error, end, options }: ComboProps & { readonly options: readonly Option[] }) => {
  const textOf = useTextOf();
  return (
    <>
      <Label className="field-label">{label}</Label>
      <Group className="field-box">
        <Input />
        {end != null && <span className={styles.personEnd}>{end}</span>}
        <AriaButton className="field-step" aria-label={textOf('people:field.showList')}>
          <ChevronDown size={16} aria-hidden />
        </AriaButton>
      </Group>
      {about !== undefined && (
        <Text slot="description" className="field-about">
          {about}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
      <Popover className={`popover ${styles.personList}`} offset={4}>
        <ListBox
          items={options}
          renderEmptyState={() => <p className={styles.personNone}>{textOf('people:field.nobody')}</p>}
        >
          {({ id, text, note }) => (
            <ListBoxItem id={id} textValue={text} className={fieldStyles.option ?? ''}>
              <bdi className={fieldStyles.optionLabel}>{text}</bdi>
              <span className={styles.personNote}>{note}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </>
  );
};

/** The list of a field, for who gives it orders from outside. */
export type ShownList = {
  /** Marks the first that is found, in the list that is open or in one opened for it. */
  readonly markFirst: () => void;
};

const HoldList = ({ to }: { readonly to: Ref<ShownList> | undefined }) => {
  const state = useContext(ComboBoxStateContext);
  useImperativeHandle(to, () => ({
    markFirst: () => {
      if (state?.isOpen === true) state.selectionManager.setFocusedKey(state.collection.getFirstKey());
      else state?.open('first', 'input');
    },
  }));
  return null;
};

type FoundFieldProps = ComboProps & {
  readonly list?: Ref<ShownList>;
  readonly options: readonly Option[];
  readonly isFound: (text: string, typed: string) => boolean;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
};

/** One of a list, found by typing. */
export const FoundField = ({
  options,
  isFound,
  value,
  onChange,
  list,
  autoFocus = false,
  ...words
}: FoundFieldProps) => (
  <ComboBox
    className="field"
    defaultItems={options}
    defaultFilter={isFound}
    allowsEmptyCollection
    value={value}
    onChange={(key) => onChange(key === null ? null : String(key))}
    autoFocus={autoFocus}
    isInvalid={words.error != null}
    validationBehavior="aria"
  >
    <Inside {...words} options={options} />
    <HoldList to={list} />
  </ComboBox>
);

type PersonFieldProps = ComboProps & {
  readonly tournament: Tournament;
  readonly value: EntrantId | null;
  readonly onChange: (id: EntrantId | null) => void;
  /** Who may be chosen; everybody when left out. */
  readonly among?: (id: EntrantId) => boolean;
};

/** Somebody of the event, found by typing part of the name. */
export const PersonField = ({ tournament, value, onChange, among, autoFocus = false, ...words }: PersonFieldProps) => {
  const { compare } = useFormats();
  const people = peopleOf(tournament);
  const options = useMemo(
    () =>
      [...people.values()]
        .filter(({ id }) => among === undefined || among(id))
        .map(({ id, name, club }): Option => ({ id: String(id), text: name, note: club }))
        .toSorted((a, b) => compare(a.text, b.text)),
    [people, among, compare],
  );
  const isFound = useMemo(() => finderOf(people), [people]);
  return (
    <FoundField
      {...words}
      options={options}
      isFound={isFound}
      value={value === null ? null : String(value)}
      onChange={(key) => onChange(key === null ? null : Number(key))}
      autoFocus={autoFocus}
    />
  );
};

/** Enter sends the form with what was typed, also while suggestions are open and none of them is chosen. */
const submitTyped = (event: KeyboardEvent<HTMLDivElement>): void => {
  const { target } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('aria-activedescendant') !== null) return;
  event.preventDefault();
  event.stopPropagation();
  target.form?.requestSubmit();
};

type SuggestFieldProps = ComboProps & {
  readonly suggestions: readonly string[];
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
};

/** A line of text with suggestions that may be taken or not. */
export const SuggestField = ({
  suggestions,
  value,
  onChange,
  maxLength,
  autoFocus = false,
  ...words
}: SuggestFieldProps) => {
  const options = useMemo(() => suggestions.map((text): Option => ({ id: text, text, note: '' })), [suggestions]);
  return (
    <div onKeyDownCapture={submitTyped}>
      <ComboBox
        className="field"
        defaultItems={options}
        defaultFilter={isSuggested}
        allowsCustomValue
        inputValue={value}
        onInputChange={(text) => onChange(text.slice(0, maxLength))}
        autoFocus={autoFocus}
        isInvalid={words.error != null}
        validationBehavior="aria"
      >
        <Inside {...words} options={options} />
      </ComboBox>
    </div>
  );
};
