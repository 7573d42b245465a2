import { Check } from 'lucide-react';
import styles from './field/field.module.css';

type OptionWordsProps = {
  readonly label: string;
  /** A tick before the label; null: no place is left for one. */
  readonly isChosen: boolean | null;
};

/** What a line of a menu or a list of choices says. */
export const OptionWords = ({ label, isChosen }: OptionWordsProps) => (
  <>
    {isChosen !== null && <span className={styles.optionMark}>{isChosen && <Check size={16} aria-hidden />}</span>}
    <span className={styles.optionLabel}>{label}</span>
  </>
);
