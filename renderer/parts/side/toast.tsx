import { OctagonAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button.tsx';
import styles from '../layers.module.css';
import { useFocusBefore } from './returning-focus.ts';

/** How long the last act is said at full ink, in milliseconds [round-window W-6.1]. */
export const FULL_INK = 8000;

export type Said = {
  /** Another one for every act, so that the same words twice are two acts. */
  readonly id: number | string;
  readonly words: string;
  /** What went wrong stands in red until it is dismissed. */
  readonly isFailure?: boolean;
  /** Undo, Redo, or a way out. */
  readonly action?: ReactNode;
};

type ToastProps = {
  /** The last act; null: there was none. */
  readonly said: Said | null;
  readonly onDismiss: () => void;
};

/** The last act in one line: announced politely, there until the next one, and quieter after a while. */
export const Toast = ({ said, onDismiss }: ToastProps) => {
  const { t } = useTranslation('shell');
  const [quiet, setQuiet] = useState<Said['id'] | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const giveBack = useFocusBefore(line);
  const id = said?.id ?? null;
  const isFailure = said?.isFailure === true;
  useEffect(() => {
    if (id === null || isFailure) return undefined;
    const timer = setTimeout(() => setQuiet(id), FULL_INK);
    return () => clearTimeout(timer);
  }, [id, isFailure]);
  const dismiss = () => {
    onDismiss();
    giveBack();
  };
  return (
    <div
      ref={line}
      className={styles.toast}
      data-failure={isFailure}
      data-quiet={quiet !== null && quiet === id}
      role="status"
    >
      {said !== null && (
        <>
          {isFailure && <OctagonAlert size={16} aria-hidden />}
          <span key={said.id} className={styles.words} title={said.words}>
            {said.words}
          </span>
          {said.action}
          {isFailure && <IconButton label={t('dismiss')} icon={<X size={16} aria-hidden />} reads onPress={dismiss} />}
        </>
      )}
    </div>
  );
};
