import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refuse } from '../../core/tournament/refusal.ts';
import styles from '../director/director.module.css';
import { HallEffect } from '../hall/hall-question.tsx';
import { textOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Notice, RefusalNotice } from '../parts/notice.tsx';
import { redo, undo, useTournamentStore } from '../store/tournament.ts';
import { between, type Entry } from './entries.ts';
import { StepText } from './step-text.tsx';

/** Steps named in the question; the rest are counted. */
const NAMED = 8;

type GoBackDialogProps = {
  readonly entries: readonly Entry[];
  readonly to: Entry;
  readonly onClose: () => void;
};

/** Says which steps are taken back (or brought back) and how many, then does it one by one. */
export const GoBackDialog = ({ entries, to, onClose }: GoBackDialogProps) => {
  const { t } = useTranslation('shell');
  // What was asked stays what is shown while the steps are being taken.
  const [affected] = useState(() => between(entries, to));
  const [left, setLeft] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const back = to.state === 'done';
  const count = affected.length;
  const publishes = affected.some(({ draw }) => draw !== null);

  const [asked] = useState(() => useTournamentStore.getState().ledger.last);

  const go = async () => {
    // Another window may have entered something since: then other steps would be taken back than those named.
    if (useTournamentStore.getState().ledger.last !== asked) return setRefusal(refuse('undo.changedMeanwhile'));
    for (let remaining = count; remaining > 0; remaining--) {
      setLeft(remaining);
      const answer = await (back ? undo() : redo());
      if (!answer.ok) {
        setRefusal(answer.refusal);
        setLeft(null);
        return;
      }
    }
    onClose();
  };

  return (
    <Dialog
      title={t(back ? 'history.goBack' : 'deeds.redo')}
      isOpen
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          <Button tone="primary" onPress={onClose} autoFocus>
            {t('history.keep')}
          </Button>
          <Button isDisabled={left !== null || refusal !== null} onPress={() => void go()}>
            {t(back ? 'history.goBack' : 'deeds.redo')}
          </Button>
        </>
      }
    >
      <p>{back ? t('history.backAbout', { count }) : t('history.bringAbout', { count })}</p>
      <ul className={styles.historyAffected}>
        {affected.slice(0, NAMED).map((entry) => (
          <li key={entry.step.no}>
            <StepText entry={entry} />
          </li>
        ))}
        {count > NAMED && <li className={styles.historyRest}>{textOf('words:more', { count: count - NAMED })}</li>}
      </ul>
      <HallEffect ask={{ act: back ? 'undo' : 'redo', steps: count }} />
      {back && publishes && <Notice tone="warn">{t('history.publishedToo')}</Notice>}
      {refusal !== null && <RefusalNotice refusal={refusal} />}
    </Dialog>
  );
};
