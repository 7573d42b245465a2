import { useState } from 'react';
import { TextField } from '../../../parts/field/field.tsx';

type TypedFieldProps<T> = {
  readonly label: string;
  readonly about?: string;
  readonly value: T;
  readonly read: (text: string) => T | null;
  readonly write: (value: T) => string;
  readonly wrong: string;
  readonly onChange: (value: T) => void;
  readonly placeholder?: string;
};

/** A line that is read as it is typed: what can be read counts at once, what cannot says so and changes nothing. */
export const TypedField = <T,>(props: TypedFieldProps<T>) => {
  const { label, about, value, read, write, wrong, onChange, placeholder = '' } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      {...(about === undefined ? {} : { about })}
      value={typed ?? write(value)}
      placeholder={placeholder}
      maxLength={500}
      error={typed !== null && read(typed) === null ? wrong : null}
      onChange={(text) => {
        setTyped(text);
        const next = read(text);
        if (next !== null) onChange(next);
      }}
      onBlur={() => {
        if (typed !== null && read(typed) !== null) setTyped(null);
      }}
    />
  );
};
