import { Check, ChevronRight, CircleDot, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTextOf } from '../../i18n/text.ts';
import controlsStyles from '../../parts/controls.module.css';
import styles from './window.module.css';

/** A step of a round's work as the row shows it: `passed` was gone by without being done [W-2.3]. */
export type ShownStep = {
  readonly id: string;
  readonly state: 'done' | 'passed' | 'now' | 'ahead';
  readonly words: string;
  /** What was done and when, on hover. */
  readonly about?: string;
  /** Opens what the step is about; null where there is nothing to open yet. */
  readonly onPress: (() => void) | null;
};

type StageRowProps = {
  readonly steps: readonly ShownStep[];
  /** What can be done beside the primary, and the primary last. */
  readonly children: ReactNode;
};

const Sign = ({ state }: Pick<ShownStep, 'state'>) => {
  if (state === 'done') return <Check size={15} strokeWidth={2.5} aria-hidden />;
  if (state === 'passed') return <Minus size={15} aria-hidden />;
  return state === 'now' ? <CircleDot size={15} aria-hidden /> : null;
};

/** The steps of a round in words, done ones with a tick, and the one button that goes on [W-2.1, W-2.4]. */
export const StageRow = ({ steps, children }: StageRowProps) => {
  const textOf = useTextOf();
  return (
    <div className={styles.row}>
      <ol className={styles.steps} aria-label={textOf('rounds:steps.label')}>
        {steps.map(({ id, state, words, about, onPress }, index) => (
          <li
            key={id}
            className={styles.stageRowStep}
            data-state={state}
            {...(state === 'now' ? { 'aria-current': 'step' } : {})}
          >
            {index > 0 && <ChevronRight className={styles.between} size={14} aria-hidden />}
            <button
              type="button"
              className={styles.name}
              disabled={onPress === null}
              title={about}
              onClick={() => onPress?.()}
            >
              <Sign state={state} />
              {words}
              {state === 'passed' && <span className={controlsStyles.hidden}> {textOf('rounds:steps.passed')}</span>}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>{children}</div>
    </div>
  );
};
