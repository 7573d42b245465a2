import { PanelRightOpen } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTextOf } from '../../i18n/text.ts';
import { IconButton, SegmentedControl } from '../../parts/button.tsx';
import styles from './window.module.css';

export type Link = {
  readonly id: string;
  readonly words: string;
  readonly onPress: () => void;
  readonly isOff?: boolean;
};

type SentenceRowProps<Tab extends string> = {
  /** The way it was drawn, in front in bold. */
  readonly lead: string;
  readonly sentence: ReactNode;
  readonly links: readonly Link[];
  readonly tabs: readonly { readonly id: Tab; readonly label: string }[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onUnfold: (() => void) | null;
  /** As it stands on paper and in the hall; empty while it is not published. */
  readonly stamp: string;
};

/** One sentence on how the round was drawn and what is wrong with it, its links, and the tabs of the body [W-2.6, W-2.7]. */
export const SentenceRow = <Tab extends string>(props: SentenceRowProps<Tab>) => {
  const { lead, sentence, links, tabs, tab, onTab, onUnfold, stamp } = props;
  const textOf = useTextOf();
  return (
    <div className={styles.sentenceRowRow}>
      <p className={styles.sentence}>
        {lead !== '' && <strong>{lead}</strong>} {sentence}
        {links.map(({ id, words, onPress, isOff = false }) => (
          <Fragment key={id}>
            {' '}
            <button type="button" className={styles.link} disabled={isOff} onClick={onPress}>
              {words}
            </button>
          </Fragment>
        ))}
      </p>
      <span className={styles.tabs}>
        {stamp !== '' && <span className={styles.stamp}>{stamp}</span>}
        {tabs.length > 1 && (
          <SegmentedControl label={textOf('rounds:cards.sort')} items={tabs} value={tab} onChange={onTab} />
        )}
        {onUnfold !== null && (
          <IconButton
            reads
            label={textOf('rounds:standings.open')}
            icon={<PanelRightOpen size={16} aria-hidden />}
            onPress={onUnfold}
          />
        )}
      </span>
    </div>
  );
};
