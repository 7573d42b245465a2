/**
 * The first five minutes: who plays?
 *
 * | rule [W-8.1] | where |
 * | --- | --- |
 * | one large field that takes typing, paste and a dropped file | `WhoPlays` |
 * | how many they are, what does not fit and what looks double, at every key | `Found` |
 * | nothing is entered before *Add 64 people* | `AddTyped` |
 */

import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeopleRead } from '../../core/exchange/people.ts';
import type { Game } from '../../core/game/game.ts';
import { families } from '../../core/games/all.ts';
import type { Entrant, Tournament } from '../../core/tournament/state.ts';
import { usePlace } from '../desk/place.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { addPeople } from './deeds.ts';
import { useEntrantCount } from './entrant-count.ts';
import { fieldTextOf } from './field-text.ts';
import { FileButton } from './file-button.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { changeText, namesSaid, openList, refuseImport, useListText } from './import/import-store.ts';
import { type ListDraft, peopleOf, readSource } from './import/list-draft.ts';
import { ListNames } from './import/list-names.tsx';
import { useDrop } from './import/use-drop.ts';
import { usePastedList } from './import/use-pasted-list.ts';
import styles from './people-foot.module.css';

/** For the line that a press without a list leads to. */
const FIELD = 'data-list-field';

const toField = (): void => document.querySelector<HTMLTextAreaElement>(`[${FIELD}] textarea`)?.focus();

type Typed = { readonly draft: ListDraft; readonly read: PeopleRead };

/** The field and the blue button read the same text: the last one is read once. */
let last: { readonly from: readonly unknown[]; readonly typed: Typed | null } | null = null;

const typedList = (text: string, family: Game, isOfPairs: boolean, known: readonly Entrant[]): Typed | null => {
  const from = [text, family, isOfPairs, known];
  if (last !== null && from.every((source, i) => source === last?.from[i])) return last.typed;
  const draft = text.trim() === '' ? null : readSource({ kind: 'text', text }, family.traits, isOfPairs);
  const typed = draft?.ok === true ? { draft: draft.value, read: peopleOf(draft.value, family, known) } : null;
  last = { from, typed };
  return typed;
};

/** The list as it stands in the field. */
const useTypedList = (tournament: Tournament) => {
  const text = useListText();
  const family = families[tournament.family];
  const list = typedList(text, family, family.entrantIs?.(tournament) === 'pair', tournament.entrants);
  const count = list?.read.people.length ?? 0;
  // What does not fit and what looks double is decided where the lines stand.
  const isOpen = list !== null && (list.read.problemCount > 0 || list.read.twins.length > 0 || count === 0);
  return { list, count, isOpen, what: useEntrantCount(count), look: () => openList({ kind: 'text', text }) };
};

/** The blue button beside the field: what it says is what it enters; while something is to be decided, it leads there. */
export const AddTyped = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const { t } = useTranslation('people');
  const { list, isOpen, what, look } = useTypedList(tournament);
  const [isSending, setSending] = useState(false);
  const add = async () => {
    if (list === null) toField();
    else if (isOpen) look();
    else if (!isSending) {
      setSending(true);
      const people = list.read.people.map(({ draft }) => draft);
      const answer = await addPeople(people, namesSaid(tournament, people));
      setSending(false);
      if (answer.ok) changeText('');
      else {
        look();
        refuseImport(answer.refusal);
      }
    }
  };
  return (
    <Button primary tone="primary" onPress={() => void add()}>
      {list === null ? textOf('refusals:ways.addContestants') : isOpen ? t('import.read') : t('who.add', { what })}
    </Button>
  );
};

/** What was found in the list: how many, which columns, what is to be decided. */
const Found = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation('people');
  const { list: listed } = useFormats();
  const { list, what, look } = useTypedList(tournament);
  if (list === null) return <div />;
  const { draft, read } = list;
  const fields = draft.shape.columns.filter((field) => field !== 'skip');
  return (
    <div className={styles.found}>
      <p className={styles.count} role="status">
        {what}
      </p>
      {draft.shape.columns.length > 1 && draft.table.partners === undefined && (
        <div className={styles.columns}>
          <p>{t('who.found', { fields: listed(fields.map(fieldTextOf)) })}</p>
          <Button tone="quiet" onPress={look}>
            {t('who.columns')}
          </Button>
        </div>
      )}
      <ListNames tournament={tournament} read={read} />
      {read.problemCount > 0 && <Notice tone="bad">{t('import.problems', { count: read.problemCount })}</Notice>}
      {read.twins.length > 0 && <Notice tone="warn">{t('import.twins', { count: read.twins.length })}</Notice>}
    </div>
  );
};

/** Before anybody is entered: the list as it comes, typed, pasted or dropped. */
export const WhoPlays = ({ tournament }: { readonly tournament: Tournament }) => {
  const { t } = useTranslation('people');
  const text = useListText();
  const { over, dropping } = useDrop();
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
