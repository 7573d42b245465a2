import { Kbd } from '../../parts/kbd.tsx';
import { usePrimary } from '../../parts/layer.tsx';
import type { Entry } from '../find/entry.ts';
import styles from './commands.module.css';

/** The element of a line, for the field that has the keyboard. */
export const lineId = (index: number): string => `palette-line-${index}`;

type FoundLineProps = {
  readonly entry: Entry;
  readonly index: number;
  /** It stands below a person and is done to that one. */
  readonly isUnder: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onTake: () => void;
};

/** A line of the box: what it is, where it is or why it cannot be done now, its key. */
export const FoundLine = ({ entry, index, isUnder, isChosen, onChoose, onTake }: FoundLineProps) => {
  const goesOn = usePrimary(isChosen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard.
    <div
      className={styles.paletteItem}
      id={lineId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={!entry.isPossible}
      data-under={isUnder}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onChoose}
      onClick={onTake}
      {...(goesOn ? { 'data-primary': '' } : {})}
    >
      <bdi className={styles.paletteWords}>{entry.title}</bdi>
      <bdi className={styles.paletteAbout}>{isUnder ? '' : entry.about}</bdi>
      {entry.keys !== null && <Kbd>{entry.keys}</Kbd>}
    </div>
  );
};
