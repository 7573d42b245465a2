import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { families } from '../../../core/games/all.ts';
import { useFormats } from '../../i18n/formats.ts';
import { textOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { tournament, useTournament } from '../../store/tournament.ts';
import { addPeople } from '../deeds.ts';
import { useEntrantCount } from '../entrant-count.ts';
import styles from '../import.module.css';
import { FINDINGS } from './import-findings.tsx';
import { ImportReview } from './import-review.tsx';
import { ImportSource } from './import-source.tsx';
import {
  anotherList,
  changeText,
  closeImport,
  namesSaid,
  openList,
  refuseImport,
  useImport,
  useListText,
} from './import-store.ts';
import { type ListDraft, peopleOf, skippedColumns } from './list-draft.ts';

/** Whether something beside the list has to be settled first, or nobody is left. */
const isBlocked = (draft: ListDraft | null, read: ReturnType<typeof peopleOf> | null): boolean =>
  draft !== null &&
  read !== null &&
  (read.problemCount > 0 || (draft.twins === 'ask' && read.twins.length > 0) || read.people.length === 0);

const useRead = (draft: ListDraft | null) => {
  const open = useTournament();
  const family = open === null ? undefined : families[open.family];
  return useMemo(
    () => (draft === null || family === undefined ? null : peopleOf(draft, family, open?.entrants ?? [])),
    [draft, family, open],
  );
};

/** A list of people from a file or the clipboard: shown, corrected, then entered all at once or not at all. */
export const ImportDialog = () => {
  const { t } = useTranslation('people');
  const { list } = useFormats();
  const { isOpen, draft, refusal } = useImport();
  const text = useListText();
  const [sending, setSending] = useState(false);
  const read = useRead(draft);
  const blocked = isBlocked(draft, read);
  const what = useEntrantCount(read?.people.length ?? 0);
  const skipped = draft === null ? [] : skippedColumns(draft);

  const enter = async () => {
    if (read === null || blocked || sending) return;
    setSending(true);
    const people = read.people.map((person) => person.draft);
    const open = tournament();
    const answer = await addPeople(people, open === null ? undefined : namesSaid(open, people));
    setSending(false);
    if (answer.ok) {
      changeText('');
      closeImport();
    } else refuseImport(answer.refusal);
  };

  const foot =
    draft === null ? (
      <>
        <Button onPress={closeImport}>{textOf('shell:cancel')}</Button>
        <Button primary tone="primary" isDisabled={text.trim() === ''} onPress={() => openList({ kind: 'text', text })}>
          {t('import.read')}
        </Button>
      </>
    ) : (
      <>
        <div className={styles.importSummary} aria-live="polite">
          {!blocked && (
            <>
              {draft.leftOut.size > 0 && <span>{t('import.leftOut', { count: draft.leftOut.size })}</span>}
              {skipped.length > 0 && (
                <span>
                  {t('import.skipped', {
                    count: skipped.length,
                    columns: list(skipped.map(({ column, heading }) => heading || String(column))),
                  })}
                </span>
              )}
            </>
          )}
        </div>
        <Button tone="quiet" onPress={anotherList}>
          {t('import.another')}
        </Button>
        <Button onPress={closeImport}>{textOf('shell:cancel')}</Button>
        <Button
          tone="primary"
          onPress={() => void enter()}
          isDisabled={blocked || sending}
          autoFocus
          {...(blocked ? { 'aria-describedby': FINDINGS } : {})}
        >
          {read?.people.length === 0 ? t('import.nobody') : t('import.enter', { what })}
        </Button>
      </>
    );

  return (
    <Dialog
      title={
        draft !== null && draft.source.kind !== 'text'
          ? t('import.titleFile', { name: draft.source.name })
          : textOf('people:importList')
      }
      isOpen={isOpen}
      onClose={closeImport}
      size="large"
      actions={foot}
    >
      {draft === null || read === null ? (
        <ImportSource refusal={refusal} />
      ) : (
        <ImportReview draft={draft} read={read} refusal={refusal} />
      )}
    </Dialog>
  );
};
