import { useState } from 'react';
import { useTextOf } from '../../i18n/text.ts';
import { TextField } from '../../parts/field/field.tsx';

/** "38, 24, 16" as they stand; null where anything else is in the text. */
const wholesOf = (text: string, most: number): readonly number[] | null => {
  const words = text.split(/[\s,;]+/u).filter((word) => word !== '');
  return words.every((word) => /^[1-9]\d*$/u.test(word) && Number(word) <= most) ? words.map(Number) : null;
};

type WholesFieldProps = {
  readonly label: string;
  readonly about?: string;
  readonly numbers: readonly number[];
  readonly most: number;
  /** Given the numbers as soon as all of them can be read. */
  readonly onChange: (numbers: readonly number[]) => void;
};

/** A list of whole numbers as the TO types it: 38.5 is none, and never 38 and 5. */
export const WholesField = ({ label, about, numbers, most, onChange }: WholesFieldProps) => {
  const [typed, setTyped] = useState(numbers.join(', '));
  const textOf = useTextOf();
  const isWrong = wholesOf(typed, most) === null;
  return (
    <TextField
      label={label}
      {...(about === undefined ? {} : { about })}
      value={typed}
      maxLength={500}
      error={isWrong ? textOf('shell:field.whole', { least: 1, most }) : null}
      {...(isWrong ? { 'data-refused': '' } : {})}
      onChange={(text) => {
        setTyped(text);
        const read = wholesOf(text, most);
        if (read !== null) onChange(read);
      }}
    />
  );
};
