import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button.tsx';
import styles from './field.module.css';

type SearchFieldProps = {
  /** What is looked for; read out, and shown while nothing is typed. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A line to look for something in a list. Escape and the cross take the words away first; only an empty line leaves Escape to what it is in. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => {
  const { t } = useTranslation('shell');
  const line = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <div className={styles.searchField}>
      <Search size={16} aria-hidden />
      <input
        ref={line}
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <IconButton
          label={t('clearSearch')}
          icon={<X size={16} aria-hidden />}
          reads
          onPress={() => {
            onChange('');
            line.current?.focus();
          }}
        />
      )}
    </div>
  );
};
