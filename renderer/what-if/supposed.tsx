import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Refusal } from '../../core/tournament/refusal.ts';
import styles from '../director/director.module.css';
import { refusalText } from '../i18n/refusal-text.ts';
import { useTextOf } from '../i18n/text.ts';
import { IconButton } from '../parts/button.tsx';

type SupposedProps = {
  readonly words: string;
  /** Why it could not be. */
  readonly refusal: Refusal | null;
  readonly onTakeBack: () => void;
  /** What it is, where words do not say it all. */
  readonly children?: ReactNode;
};

/** Something that is supposed, with the way to drop it; why it could not be, where it could not. */
export const Supposed = ({ words, refusal, onTakeBack, children }: SupposedProps) => {
  const textOf = useTextOf();
  return (
    <li className={styles.supposition}>
      <div className={styles.suppositionHead}>
        <span className={styles.suppositionWords}>{words}</span>
        <IconButton
          label={textOf('whatIf:drop', { what: words })}
          icon={<X size={16} aria-hidden />}
          onPress={onTakeBack}
        />
      </div>
      {children}
      {refusal !== null && <p className={styles.suppositionRefused}>{refusalText(refusal)}</p>}
    </li>
  );
};
