import type { CSSProperties } from 'react';
import type { z } from 'zod';
import { useTextOf } from '../../i18n/text.ts';
import styles from '../controls.module.css';
import { Checkbox, Select } from '../field/choice.tsx';
import { NumberField, TextField } from '../field/field.tsx';
import { useLooksOnly } from '../look/looks-only.tsx';
import { fieldAt, type Scalar, valueAt, withValueAt } from './fields-of.ts';

/** The paths of a value at which there is one field: "minutes", "chombo.mode". */
type PathOf<T> = {
  [Name in keyof T & string]: NonNullable<T[Name]> extends readonly unknown[]
    ? never
    : NonNullable<T[Name]> extends object
      ? `${Name}.${PathOf<NonNullable<T[Name]>>}`
      : Name;
}[keyof T & string];

/** A field of a form: its path, and what the schema does not say of it. */
export type FieldOf<T> = {
  readonly at: PathOf<T>;
  /** The key of its words; without it the last part of the path. */
  readonly text?: string;
  /** One line below the field. */
  readonly about?: string;
  /** Keys of the choices up to the choice; without it the field's own key with an "s". */
  readonly choices?: string;
  /** Choices by what they are, where a value has no name of its own (null, true). */
  readonly names?: { readonly [value: string]: string };
  readonly step?: number;
  readonly unit?: string;
  /** What is kept is so many times what is shown: hundredths of a point. */
  readonly times?: number;
  /** Stands there while the value is missing. */
  readonly usual?: Scalar;
  /** An empty field changes nothing, though the schema takes none. */
  readonly keeps?: boolean;
  readonly isDisabled?: boolean;
  /** What is wrong with it beside other fields; no dialog is sent meanwhile. */
  readonly error?: string | null;
};

type FormProps<T> = {
  readonly schema: z.ZodType;
  readonly value: T;
  /** Where the words of the fields are: "floor:rules". */
  readonly texts: string;
  readonly fields: readonly (PathOf<T> | FieldOf<T>)[];
  /** Given the whole value with the one field changed. */
  readonly onChange: (value: T, at: PathOf<T>) => void;
  /** Least width of a column. */
  readonly least?: string;
  /** Fields of short figures, close beside each other. */
  readonly isClose?: boolean;
};

type FieldProps<T> = Pick<FormProps<T>, 'schema' | 'value' | 'texts'> & {
  readonly field: FieldOf<T>;
  readonly onChange: (next: Scalar) => void;
};

const Field = <T,>({ schema, value, texts, field, onChange }: FieldProps<T>) => {
  const textOf = useTextOf();
  const { at, text = at.split('.').at(-1) ?? at, about, step = 1, unit, times = 1, isDisabled = false } = field;
  const { usual = null, names = {}, error = null } = field;
  const form = fieldAt(schema, at);
  const looksOnly = useLooksOnly();
  const known = (valueAt(value, at) as Scalar | undefined) ?? usual;
  const words = {
    label: textOf(text.includes(':') ? text : `${texts}.${text}`),
    ...(about === undefined ? {} : { about }),
    isDisabled,
  };
  switch (form.kind) {
    case 'switch':
      return (
        <div className={styles.switch}>
          <Checkbox isSelected={known === true} isDisabled={isDisabled} onChange={onChange}>
            {words.label}
          </Checkbox>
        </div>
      );
    case 'choice': {
      const choices = field.choices ?? `${texts}.${text}s`;
      const items = form.of.map((one) => {
        const id = String(one);
        return { id, label: textOf(`${choices}.${names[id] ?? id}`) };
      });
      return (
        <Select
          {...words}
          isDisabled={isDisabled || looksOnly}
          items={items}
          value={String(known)}
          onChange={(id) => onChange(form.of.find((one) => String(one) === id) ?? null)}
        />
      );
    }
    case 'number':
      return (
        <NumberField
          {...words}
          value={typeof known === 'number' ? known / times : Number.NaN}
          minValue={form.least / times}
          maxValue={form.most / times}
          step={step}
          {...(unit === undefined ? {} : { unit })}
          {...(error === null ? {} : { error, 'data-refused': '' })}
          onChange={(next) => {
            if (!Number.isNaN(next)) onChange(Math.round(next * times));
            else if (form.mayBeEmpty && field.keeps !== true) onChange(null);
          }}
        />
      );
    case 'text':
      return (
        <TextField
          {...words}
          value={typeof known === 'string' ? known : ''}
          maxLength={form.longest}
          error={error}
          onChange={onChange}
        />
      );
  }
};

/**
 * Fields as data: what each takes is what the schema says, what it is called is its path among the texts. What does not pass the
 * schema stays in its field and says so there.
 */
export const Form = <T,>({
  schema,
  value,
  texts,
  fields,
  onChange,
  least = '11rem',
  isClose = false,
}: FormProps<T>) => (
  <div className={styles.form} data-close={isClose} style={{ '--least': least } as CSSProperties}>
    {fields.map((each) => {
      const field: FieldOf<T> = typeof each === 'string' ? { at: each } : (each as FieldOf<T>);
      return (
        <Field
          key={field.at}
          schema={schema}
          value={value}
          texts={texts}
          field={field}
          onChange={(next) => onChange(withValueAt(value, field.at, next), field.at)}
        />
      );
    })}
  </div>
);
