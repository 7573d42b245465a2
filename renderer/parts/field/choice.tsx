import { Check, ChevronDown, Minus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import {
  Button as AriaButton,
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
  Select as AriaSelect,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Radio,
  RadioGroup,
  SelectValue,
  Text,
} from 'react-aria-components';
import { useLooksOnly } from '../look/looks-only.tsx';
import { OptionWords } from '../option-words.tsx';
import styles from './field.module.css';
import type { FieldWords } from './field.tsx';

type Choice<Id extends string> = { readonly id: Id; readonly label: string; readonly isDisabled?: boolean };

type SelectProps<Id extends string> = Pick<FieldWords, 'label' | 'about'> & {
  readonly items: readonly Choice<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
  /** The label is read out but not shown: where the place says what the list is. */
  readonly hideLabel?: boolean;
  /** Stands there while the value is none of the items. */
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** It changes nothing: it is not off while the tournament is only looked at. */
  readonly reads?: boolean;
};

/** One of a list that unfolds; letters jump to an entry. */
export const Select = <Id extends string>({
  label,
  about,
  items,
  value,
  onChange,
  isDisabled = false,
  hideLabel = false,
  placeholder = '',
  autoFocus = false,
  reads = false,
}: SelectProps<Id>) => {
  const isOff = useLooksOnly() && !reads;
  return (
    <AriaSelect
      className="field"
      isDisabled={isOff || isDisabled}
      autoFocus={autoFocus}
      value={value}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen !== undefined) onChange(chosen.id);
      }}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      {!hideLabel && <Label className="field-label">{label}</Label>}
      <AriaButton className="select-button">
        <SelectValue className={styles.selectValue ?? ''}>
          {({ selectedText }) => <span title={selectedText}>{selectedText || placeholder}</span>}
        </SelectValue>
        <ChevronDown size={16} aria-hidden />
      </AriaButton>
      {about !== undefined && (
        <Text slot="description" className="field-about">
          {about}
        </Text>
      )}
      <Popover className="popover" offset={4}>
        <ListBox>
          {items.map((item) => (
            <ListBoxItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              className={styles.option ?? ''}
            >
              {({ isSelected }) => <OptionWords label={item.label} isChosen={isSelected} />}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
};

type CheckboxProps = Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> & { readonly children?: ReactNode };

/** On or off. Without children give `aria-label`. */
export const Checkbox = ({ children, ...rest }: CheckboxProps) => (
  <AriaCheckbox {...rest} isDisabled={useLooksOnly() || rest.isDisabled === true} className="check">
    {({ isIndeterminate }) => (
      <>
        <span className="check-box">
          {isIndeterminate ? <Minus size={14} aria-hidden /> : <Check size={14} strokeWidth={3} aria-hidden />}
        </span>
        {children}
      </>
    )}
  </AriaCheckbox>
);

type Card<Id extends string> = Choice<Id> & { readonly about?: ReactNode; readonly icon?: ReactNode };

type CardsProps<Id extends string> = {
  readonly label: string;
  readonly items: readonly Card<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly columns?: number;
};

/** One of a few choices that need a line of explanation each. Arrow keys choose. */
export const Cards = <Id extends string>({ label, items, value, onChange, columns = 2 }: CardsProps<Id>) => (
  <RadioGroup
    className={styles.cards ?? ''}
    value={value}
    onChange={(key) => {
      const chosen = items.find(({ id }) => id === key);
      if (chosen !== undefined) onChange(chosen.id);
    }}
    style={{ '--card-columns': columns } as CSSProperties}
  >
    <Label className="field-label">{label}</Label>
    <div className={styles.cardsList}>
      {items.map(({ id, label: title, about, icon, isDisabled = false }) => (
        <Radio key={id} value={id} isDisabled={isDisabled} className="card">
          {icon !== undefined && <span className={styles.cardIcon}>{icon}</span>}
          <span>
            <span className="card-title">{title}</span>
            {about !== undefined && (
              <span className={styles.cardAbout} {...(typeof about === 'string' ? { title: about } : {})}>
                {about}
              </span>
            )}
          </span>
        </Radio>
      ))}
    </div>
  </RadioGroup>
);
