import { Check } from 'lucide-react';

type OptionWordsProps = {
  readonly label: string;
  /** A tick before the label; null: no place is left for one. */
  readonly isChosen: boolean | null;
};

/** What a line of a menu or a list of choices says. */
export const OptionWords = ({ label, isChosen }: OptionWordsProps) => (
  <>
    {isChosen !== null && <span className="option-mark">{isChosen && <Check size={16} aria-hidden />}</span>}
    <span className="option-label">{label}</span>
  </>
);
