import { useRef } from 'react';
import type { PeopleRead } from '../../../core/exchange/people.ts';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import { RefusalNotice } from '../../parts/notice.tsx';
import { ImportFindings } from './import-findings.tsx';
import { ImportPreview, type PreviewHandle } from './import-preview.tsx';
import { ImportSettings } from './import-settings.tsx';
import type { ListDraft } from './list-draft.ts';

type ImportReviewProps = {
  readonly draft: ListDraft;
  readonly read: PeopleRead;
  readonly refusal: Refusal | null;
};

/** How the list is read, the list itself, and what is to be decided about it. */
export const ImportReview = ({ draft, read, refusal }: ImportReviewProps) => {
  const preview = useRef<PreviewHandle>(null);
  const findings = read.problemCount > 0 || read.twins.length > 0 || draft.leftOut.size > 0;
  return (
    <div className="import-review">
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      <ImportSettings draft={draft} />
      <div className="import-work" data-findings={findings}>
        <ImportPreview draft={draft} read={read} handle={preview} />
        {findings && <ImportFindings draft={draft} read={read} onShow={(line) => preview.current?.show(line)} />}
      </div>
    </div>
  );
};
