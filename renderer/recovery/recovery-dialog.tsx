/**
 * What is left of a tournament whose file is damaged, in plain words [reliability 8.2]: one recommended way, the others
 * folded up, and what each of them lacks. There is always a way on.
 */

import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Candidate, Lack } from '../../core/api/recovery.ts';
import { closeDialog, openDialog } from '../desk/place.ts';
import { useFormats } from '../i18n/formats.ts';
import { wayText } from '../i18n/refusal-text.ts';
import { textOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { Badge, Skeleton } from '../parts/marks.tsx';
import { Notice, RefusalNotice } from '../parts/notice.tsx';
import styles from '../settings/settings.module.css';
import { goOnWith, useRecovery } from './recovery-store.ts';
import './texts.ts';

/** Tables named one by one; more are told by their number only in the list of results. */
const lackTexts = ({ round, seating, tables }: Lack): readonly string[] => [
  ...(seating || tables.length === 0 ? [textOf('file:recovery.lackSeating', { round })] : []),
  ...(tables.length === 0 ? [] : [textOf('file:recovery.lackTables', { round, tables: tables.map(String) })]),
];

const useTitle = (): ((candidate: Candidate) => string) => {
  const { t } = useTranslation('file');
  const { time } = useFormats();
  return ({ kind, copy, other }) => {
    if (other !== null) return t('recovery.other', { name: other });
    const named = t(`recovery.kind.${kind}`);
    if (copy === null) return named;
    // Before the first round there is none to name: nothing is ever called round 0.
    const round = copy.round === 0 ? [] : [textOf('rounds:round', { round: copy.round })];
    return [`${named} ${time(copy.at)}`, ...round, textOf(`file:recovery.reason.${copy.reason}`)].join(' · ');
  };
};

/** What a candidate holds and lacks. */
const Contents = ({ candidate }: { readonly candidate: Candidate }) => {
  const { t } = useTranslation('file');
  const { dateTime } = useFormats();
  const last = candidate.rounds.at(-1);
  return (
    <>
      <p className={styles.recoveryLast}>
        {t('recovery.lastEntry', { at: dateTime(candidate.lastAt) })}
        {' · '}
        {last === undefined
          ? t('recovery.noRounds')
          : t('recovery.round', { no: last.no, results: last.results, tables: last.tables })}
      </p>
      {candidate.lacks.length === 0 ? (
        <p className={styles.recoveryWhole}>{t('recovery.whole')}</p>
      ) : (
        <div className={styles.recoveryLacks}>
          <strong>{t('recovery.missing')}</strong>
          <ul>{candidate.lacks.flatMap((lack) => lackTexts(lack).map((words) => <li key={words}>{words}</li>))}</ul>
        </div>
      )}
    </>
  );
};

const Recommended = ({ candidate }: { readonly candidate: Candidate }) => {
  const { t } = useTranslation('file');
  const titleOf = useTitle();
  const making = useRecovery((store) => store.making);
  return (
    <section className={styles.recoveryBest}>
      <div className={styles.recoveryHead}>
        <ShieldCheck size={20} aria-hidden />
        <h3>{titleOf(candidate)}</h3>
        <Badge tone="good">{t('recovery.recommended')}</Badge>
      </div>
      <Contents candidate={candidate} />
      <div className={styles.recoveryGo}>
        <Button
          tone="primary"
          size="large"
          autoFocus
          isDisabled={making !== null}
          onPress={() => void goOnWith(candidate.id)}
        >
          {making === candidate.id ? t('erase.making') : t('recovery.goOn')}
        </Button>
      </div>
    </section>
  );
};

const Other = ({ candidate }: { readonly candidate: Candidate }) => {
  const { t } = useTranslation('file');
  const titleOf = useTitle();
  const making = useRecovery((store) => store.making);
  return (
    <li className={styles.recoveryOther}>
      <div className={styles.recoveryOtherWords}>
        <h4>{titleOf(candidate)}</h4>
        <Contents candidate={candidate} />
      </div>
      <Button isDisabled={making !== null} onPress={() => void goOnWith(candidate.id)}>
        {making === candidate.id ? t('erase.making') : t('recovery.goOn')}
      </Button>
    </li>
  );
};

const Found = ({ candidates }: { readonly candidates: readonly Candidate[] }) => {
  const { t } = useTranslation('file');
  const best = candidates.find(({ recommended }) => recommended);
  const others = candidates.filter((candidate) => candidate !== best);
  // Another tournament alone is all there is: it is shown, and nothing of it is recommended.
  return (
    <>
      {best !== undefined && <Recommended candidate={best} />}
      {others.length > 0 && (
        <Disclosure title={t('recovery.others', { total: others.length })} open={best === undefined}>
          <ul className={styles.recoveryOthers}>
            {others.map((candidate) => (
              <Other key={`${candidate.kind} ${candidate.id} ${candidate.copy?.at ?? ''}`} candidate={candidate} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
};

/** The screen of recovery. */
export const RecoveryDialog = () => {
  const { t } = useTranslation('file');
  const { name, candidates, refusal } = useRecovery();
  const nothing = candidates?.length === 0;
  return (
    <Dialog
      title={t('recovery.title', { name })}
      isOpen
      onClose={closeDialog}
      size="large"
      actions={
        <>
          <Button tone="quiet" onPress={() => openDialog('new')}>
            {wayText({ do: 'fromSheets' })}
          </Button>
          <Button onPress={closeDialog}>{wayText({ do: 'chooseAnother' })}</Button>
        </>
      }
    >
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      {candidates === null && (
        <div className={styles.recoveryLooking} role="status">
          <p>{t('recovery.looking')}</p>
          <Skeleton />
        </div>
      )}
      {nothing && <Notice tone="warn">{t('notRecovered', { name })}</Notice>}
      {candidates !== null && !nothing && (
        <>
          <Found candidates={candidates} />
          <Notice tone="info">{t('recovery.promise')}</Notice>
        </>
      )}
    </Dialog>
  );
};
