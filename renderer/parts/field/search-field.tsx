import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import './search-field.css';

type SearchFieldProps = {
  /** What is looked for; read out, and shown while nothing is typed. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Behind the words: a button that takes them away. */
  readonly children?: ReactNode;
};

/** A line to look for something in a list. */
export const SearchField = ({ label, value, onChange, children }: SearchFieldProps) => (
  <div className="search-field">
    <Search size={16} aria-hidden />
    <input
      type="search"
      value={value}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    {children}
  </div>
);
