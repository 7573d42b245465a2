import { useLayoutEffect, useRef } from 'react';
import type { PeopleRead } from '../../../core/exchange/people.ts';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { RefusalNotice } from '../../parts/notice.tsx';
import { useTournament } from '../../store/tournament.ts';
import styles from '../import.module.css';
import { ImportFindings } from './import-findings.tsx';
import { ImportPreview, type PreviewHandle } from './import-preview.tsx';
import { ImportSettings } from './import-settings.tsx';
import type { ListDraft } from './list-draft.ts';
import { ListNames } from './list-names.tsx';

type ImportReviewProps = {
  readonly draft: ListDraft;
  readonly read: PeopleRead;
  readonly refusal: Refusal | null;
};

/** The next thing to decide; where nothing is left, the button that enters the list. */
const NEXT = [
  `.${styles.findingWays} button`,
  `.${styles.findings} [role=radio]`,
  '[data-foot] [data-primary]:enabled',
  `.${styles.findings} button`,
];

/** What was decided takes its button with it: the keyboard goes on with the next, and never to the cross. */
const useNextDecision = (draft: ListDraft) => {
  const review = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after every decision.
  useLayoutEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) {
      const dialog = review.current?.closest<HTMLElement>('[role=dialog]');
      const next = NEXT.map((kind) => dialog?.querySelector<HTMLElement>(kind) ?? null).find((one) => one !== null);
      next?.focus();
    }
    isFirst.current = false;
  }, [draft]);
  return review;
};

/** How the list is read, the list itself, and what is to be decided about it. */
export const ImportReview = ({ draft, read, refusal }: ImportReviewProps) => {
  const preview = useRef<PreviewHandle>(null);
  const review = useNextDecision(draft);
  const open = useTournament();
  const findings = read.problemCount > 0 || read.twins.length > 0 || draft.leftOut.size > 0;
  return (
    <div className={styles.importReview} ref={review}>
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      <ImportSettings draft={draft} />
      {open !== null && <ListNames tournament={open} read={read} />}
      <div className={styles.importWork} data-findings={findings}>
        <ImportPreview draft={draft} read={read} handle={preview} />
        {findings && <ImportFindings draft={draft} read={read} onShow={(line) => preview.current?.show(line)} />}
      </div>
    </div>
  );
};
