/**
 * The first five minutes: who plays?
 *
 * | rule [W-8.1] | where |
 * | --- | --- |
 * | one large field that takes typing, paste and a dropped file | `WhoPlays` |
 * | how many they are, what does not fit and what looks double, at every key | `useTypedList` |
 * | nothing is entered before *Add 64 people* | `useTypedList` |
 */

import { FileUp } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { usePlace } from '../desk/place.ts';
import { useFormats } from '../i18n/formats.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { importPeople } from './deeds.ts';
import { useEntrantCount } from './entrant-count.ts';
import { fieldTextOf } from './field-text.ts';
import { FileButton } from './file-button.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { changeText, openFile, openList, refuseImport, useListText } from './import/import-store.ts';
import { peopleOf, readSource } from './import/list-draft.ts';
import { useDrop } from './import/use-drop.ts';
import { usePastedList } from './import/use-pasted-list.ts';
import styles from './who-plays.module.css';

/** For the line that a press without a list leads to. */
const FIELD = 'data-list-field';

const toField = (): void => document.querySelector<HTMLTextAreaElement>(`[${FIELD}] textarea`)?.focus();

/** The list as it stands in the field. */
const useTypedList = (tournament: Tournament) => {
  const text = useListText();
  const [isSending, setSending] = useState(false);
  const family = families[tournament.family];
  const isOfPairs = family.entrantIs?.(tournament) === 'pair';
  const list = useMemo(() => {
    if (text.trim() === '') return null;
    const draft = readSource({ kind: 'text', text }, family.traits, isOfPairs);
    return draft.ok ? { draft: draft.value, read: peopleOf(draft.value, family, tournament.entrants) } : null;
  }, [text, family, isOfPairs, tournament.entrants]);
  const count = list?.read.people.length ?? 0;
  const what = useEntrantCount(count);
  const look = () => openList({ kind: 'text', text });
  const add = async () => {
    if (list === null) {
      toField();
      return;
    }
    // What does not fit and what looks double is decided where the lines stand.
    if (list.read.problemCount > 0 || list.read.twins.length > 0 || count === 0) {
      look();
      return;
    }
    if (isSending) return;
    setSending(true);
    const answer = await importPeople(
      list.read.people.map(({ draft }) => draft),
      what,
    );
    setSending(false);
    if (answer.ok) changeText('');
    else {
      look();
      refuseImport(answer.refusal);
    }
  };
  return { list, count, what, add, look };
};

/** The blue button beside the field: what it says is what it enters. */
export const AddTyped = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation('people');
  const { count, what, add } = useTypedList(tournament);
  return (
    <Button primary tone="primary" onPress={() => void add()}>
      {count === 0 ? t('who.addNobody') : t('who.add', { what })}
    </Button>
  );
};

/** What was found in the list: how many, which columns, what is to be decided. */
const Found = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation('people');
  const { list: listed } = useFormats();
  const { list, what, count, look } = useTypedList(tournament);
  if (list === null) return <div />;
  const { draft, read } = list;
  const fields = draft.shape.columns.filter((field) => field !== 'skip');
  const [figure = '', ...unit] = what.split(/(?<=\d)\s+(?=\D)/u);
  return (
    <div className={styles.found}>
      <p className={styles.count} role="status" aria-label={what}>
        <span className={styles.figure}>{count === 0 ? 0 : figure}</span> {unit.join(' ')}
      </p>
      {draft.shape.columns.length > 1 && (
        <p>
          {t('who.found', { fields: listed(fields.map(fieldTextOf)) })}{' '}
          <Button tone="quiet" onPress={look}>
            {t('who.columns')}
          </Button>
        </p>
      )}
      {read.problemCount > 0 && (
        <Notice tone="bad" actions={<Button onPress={look}>{t('import.read')}</Button>}>
          {t('import.problems', { count: read.problemCount })}
        </Notice>
      )}
      {read.problemCount === 0 && read.twins.length > 0 && (
        <Notice tone="warn" actions={<Button onPress={look}>{t('import.read')}</Button>}>
          {t('import.twins', { count: read.twins.length })}
        </Notice>
      )}
    </div>
  );
};

/** Before anybody is entered: the list as it comes, typed, pasted or dropped. */
export const WhoPlays = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation('people');
  const text = useListText();
  const { over, dropping } = useDrop((file) => void openFile(file));
  usePastedList();
  const isUnder = usePlace(({ dialog }) => dialog !== null);
  // The dialog that made the event holds the keyboard until it is gone.
  useEffect(() => {
    if (!isUnder) toField();
  }, [isUnder]);
  return (
    <div className={styles.who} {...dropping}>
      <div className={styles.field} {...{ [FIELD]: '' }} {...(text === '' ? { 'data-desk-keys': '' } : {})}>
        <TextField
          label={t('who.title')}
          about={t('who.about')}
          rows={14}
          value={text}
          onChange={changeText}
          spellCheck="false"
        />
        <div className={styles.file} data-over={over}>
          <FileButton icon={<FileUp size={16} aria-hidden />}>{t('import.choose')}</FileButton>
          <span>{over ? t('import.drop') : t('who.kinds')}</span>
        </div>
      </div>
      <Found tournament={tournament} />
      <ImportDialog />
    </div>
  );
};
