import { type KeyboardEvent, useRef, useState } from 'react';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import styles from '../people.module.css';

type EditCellProps = {
  readonly label: string;
  readonly value: string;
  /** Takes the text; answers why not, or null. */
  readonly onTake: (typed: string) => Promise<Refusal | null>;
  readonly onDone: (next: AfterEdit) => void;
};

/** Where the keyboard goes after a cell was edited: to the cell, to the next or last one, or where it has gone itself. */
export type AfterEdit = 'here' | 'next' | 'last' | 'gone';

/** A cell being edited: Enter and Tab take the text, Escape gives it up, what is wrong is said below it. */
export const EditCell = ({ label, value, onTake, onDone }: EditCellProps) => {
  const [typed, setTyped] = useState(value);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // A cell is done once: while its text is on its way, and when the field that goes loses the keyboard, nothing is taken.
  const done = useRef(false);

  const finish = (next: AfterEdit) => {
    done.current = true;
    onDone(next);
  };

  const take = async (next: AfterEdit) => {
    if (done.current) return;
    if (typed === value) {
      finish(next);
      return;
    }
    done.current = true;
    const wrong = await onTake(typed);
    if (wrong === null) {
      finish(next);
      return;
    }
    done.current = false;
    setRefusal(wrong);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // Enter that ends a composition of an input method belongs to that [K-11].
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void take('here');
    else if (event.key === 'Tab') void take(event.shiftKey ? 'last' : 'next');
    else if (event.key === 'Escape') finish('here');
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.editCell}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the TO has just asked to edit here
        autoFocus
        className="field-input"
        aria-label={label}
        aria-invalid={refusal !== null}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefusal(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => void take('gone')}
        onDoubleClick={(event) => event.stopPropagation()}
      />
      {refusal !== null && (
        <span className={styles.editError} role="alert">
          {refusalText(refusal)}
        </span>
      )}
    </div>
  );
};
