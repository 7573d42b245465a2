import { useState } from 'react';
import { TextField } from '../../../parts/field/field.tsx';

type TypedFieldProps<T> = {
  readonly label: string;
  readonly about?: string;
  readonly value: T;
  readonly read: (text: string) => T | null;
  readonly write: (value: T) => string;
  readonly wrong: string;
  /** Why what can be read is not possible all the same; null: it is. */
  readonly fits?: (value: T) => string | null;
  /** When a value counts: as soon as it can be read, or when the field is left. */
  readonly counts?: 'typed' | 'left';
  readonly onChange: (value: T) => void;
  readonly placeholder?: string;
};

/** A line that is read as it is typed: what can be read counts, what cannot says so and changes nothing. */
export const TypedField = <T,>(props: TypedFieldProps<T>) => {
  const { label, about, value, read, write, wrong, fits, counts = 'typed', onChange, placeholder = '' } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const found = typed === null ? value : read(typed);
  const isOwn = typed === null || (counts === 'left' && typed === write(value));
  const misfit = found === null || isOwn ? null : (fits?.(found) ?? null);
  return (
    <TextField
      label={label}
      {...(about === undefined ? {} : { about })}
      value={typed ?? write(value)}
      placeholder={placeholder}
      maxLength={500}
      error={found === null ? wrong : misfit}
      onChange={(text) => {
        setTyped(text);
        const next = counts === 'typed' ? read(text) : null;
        if (next !== null && (fits?.(next) ?? null) === null) onChange(next);
      }}
      onBlur={() => {
        if (typed === null || found === null || misfit !== null) return;
        if (counts === 'left' && typed !== write(value)) onChange(found);
        setTyped(null);
      }}
    />
  );
};
