import { type ReactNode, useRef, useState } from 'react';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { TextField, unlessRefused } from '../parts/field/field.tsx';
import { SuggestField } from '../people/table/person-field.tsx';

export const LONGEST_REASON = 500;

/** A reason that has to be given: whoever goes on without it is led to its field, which says so. */
export const useReason = () => {
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const change = (typed: string) => {
    setWords(typed);
    setMissing(false);
  };
  /** The reason; null while there is none. */
  const given = (): string | null => {
    const reason = words.trim();
    if (reason !== '') return reason;
    setMissing(true);
    part.current?.querySelector('input')?.focus();
    return null;
  };
  return { words, isMissing, part, change, given };
};

type ReasonFieldProps = {
  readonly of: ReturnType<typeof useReason>;
  readonly suggestions?: readonly string[];
  readonly autoFocus?: boolean;
};

export const ReasonField = ({ of, suggestions, autoFocus = false }: ReasonFieldProps) => {
  const textOf = useTextOf();
  const field = {
    label: textOf('director:reason'),
    value: of.words,
    onChange: of.change,
    maxLength: LONGEST_REASON,
    error: of.isMissing ? textOf('director:reasonMissing') : null,
    autoFocus,
  };
  return (
    <div ref={of.part}>
      {suggestions === undefined ? <TextField {...field} /> : <SuggestField {...field} suggestions={suggestions} />}
    </div>
  );
};

type ActFormProps = {
  readonly children?: ReactNode;
  /** What its button says. */
  readonly words: string;
  readonly isDisabled?: boolean;
  /** Carries the act out. */
  readonly onGive: () => Promise<void>;
};

/** The form of an act: Enter in any of its fields carries it out, as its button does. */
export const ActForm = ({ children, words, isDisabled = false, onGive }: ActFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled) unlessRefused(form.current, () => void onGive());
      }}
    >
      {children}
      <Button type="submit" isDisabled={isDisabled}>
        {words}
      </Button>
    </form>
  );
};
