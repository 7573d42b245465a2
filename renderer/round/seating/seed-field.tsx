import { Dices } from 'lucide-react';
import { useTextOf } from '../../i18n/text.ts';
import { IconButton } from '../../parts/button.tsx';
import { TextField } from '../../parts/field/field.tsx';
import styles from '../window/work.module.css';

type SeedFieldProps = {
  readonly value: string;
  readonly onChange: (seed: string) => void;
  /** The dice: another seed by chance. */
  readonly onFresh: () => Promise<void>;
};

/** The seed of a seating: typed, or thrown. */
export const SeedField = ({ value, onChange, onFresh }: SeedFieldProps) => {
  const textOf = useTextOf();
  return (
    <div className={styles.seed}>
      <TextField
        label={textOf('sheets:report.seed')}
        value={value}
        onChange={onChange}
        maxLength={100}
        spellCheck="false"
        autoComplete="off"
      />
      <IconButton
        label={textOf('rounds:seat.newSeed')}
        icon={<Dices size={18} aria-hidden />}
        tone="plain"
        onPress={() => void onFresh()}
      />
    </div>
  );
};
