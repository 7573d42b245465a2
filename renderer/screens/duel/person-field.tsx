import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import {
  Button as AriaButton,
  ComboBox,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTextOf } from '../../i18n/text.ts';
import { peopleOf } from '../../rounds/people.ts';
import { folded } from '../../rounds/standings-rows.ts';
import './person-field.css';

type PersonFieldProps = {
  readonly label: string;
  readonly about?: string;
  readonly tournament: Tournament;
  readonly value: EntrantId | null;
  readonly onChange: (id: EntrantId | null) => void;
  /** Who may be chosen. */
  readonly among: (id: EntrantId) => boolean;
};

/** Every word typed is part of the name; case and marks do not matter. */
const isFound = (text: string, typed: string): boolean => {
  const name = folded(text);
  return folded(typed)
    .split(/\s+/u)
    .every((word) => name.includes(word));
};

/** Somebody of the event, found by typing part of the name. */
export const PersonField = ({ label, about, tournament, value, onChange, among }: PersonFieldProps) => {
  const textOf = useTextOf();
  const { compare } = useFormats();
  const people = peopleOf(tournament);
  const options = useMemo(
    () => [...people.values()].filter(({ id }) => among(id)).toSorted((a, b) => compare(a.name, b.name)),
    [people, among, compare],
  );
  return (
    <ComboBox
      className="field"
      defaultItems={options}
      defaultFilter={isFound}
      allowsEmptyCollection
      value={value}
      onChange={(key) => onChange(typeof key === 'number' ? key : null)}
    >
      <Label className="field-label">{label}</Label>
      <Group className="field-box">
        <Input />
        <AriaButton className="field-step" aria-label={textOf('duelDesk:showList')}>
          <ChevronDown size={16} aria-hidden />
        </AriaButton>
      </Group>
      {about !== undefined && (
        <Text slot="description" className="field-about">
          {about}
        </Text>
      )}
      <Popover className="popover duel-people" offset={4}>
        <ListBox<(typeof options)[number]>
          renderEmptyState={() => <p className="duel-nobody">{textOf('duelDesk:nobody')}</p>}
        >
          {({ id, name, club }) => (
            <ListBoxItem id={id} textValue={name} className="option">
              <bdi className="option-label">{name}</bdi>
              <bdi className="duel-person-note">{club}</bdi>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
};
