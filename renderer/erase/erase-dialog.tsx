/**
 * Erasing a person's name [reliability 4.7] in three steps: whose, what will happen, and what still holds the name afterwards.
 */

import { Eraser } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contains, searchable, typedWords } from '../../core/tournament/people/searched.ts';
import { closeDialog } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field/field.tsx';
import { EmptyState, Skeleton } from '../parts/marks.tsx';
import { Notice, RefusalNotice } from '../parts/notice.tsx';
import styles from '../start/start.module.css';
import { choose, discardLeft, eraseChosen, type Somebody, useErasing } from './erase-store.ts';
import '../recovery/texts.ts';

/** Most names listed at a time; typing finds the others. */
const MOST_LISTED = 100;

const Whose = ({ people }: { readonly people: readonly Somebody[] }) => {
  const { t } = useTranslation('file');
  const textOf = useTextOf();
  const [search, setSearch] = useState('');
  const wanted = typedWords(search);
  const found = people.filter(({ name }) => contains(searchable(name), wanted));
  return (
    <>
      <p>{t('erase.about')}</p>
      <TextField label={t('erase.find')} value={search} onChange={setSearch} autoFocus />
      {found.length === 0 ? (
        <EmptyState icon={<Eraser size={32} strokeWidth={1.5} aria-hidden />} title={textOf('people:field.nobody')} />
      ) : (
        <ul className={styles.erasePeople}>
          {found.slice(0, MOST_LISTED).map((person) => (
            <li key={`${person.id} ${person.member ?? ''}`}>
              <Button tone="quiet" onPress={() => choose(person)}>
                <span className={styles.eraseNumber}>{person.id}</span>
                <bdi>{person.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found.length > MOST_LISTED && (
        <p className={styles.eraseMore}>{textOf('words:more', { count: found.length - MOST_LISTED })}</p>
      )}
    </>
  );
};

const Sure = ({ chosen }: { readonly chosen: Somebody }) => {
  const { t } = useTranslation('file');
  return (
    <>
      <p>{t('erase.what', { name: chosen.name, id: chosen.id })}</p>
      <ul className={styles.erasePoints}>
        <li>{t('erase.results')}</li>
        <li>{t('erase.newFile')}</li>
        <li>{t('erase.noWay')}</li>
      </ul>
    </>
  );
};

const Left = () => {
  const { t } = useTranslation('file');
  const left = useErasing((store) => store.left) ?? [];
  return (
    <>
      <Notice tone="good">{t('erase.done')}</Notice>
      {left.length > 0 && (
        <>
          <p>{t('erase.left')}</p>
          <ul className={styles.eraseLeft}>
            {left.map(({ handle, kind, name, folder, count }) => (
              <li key={handle}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span>
                  {t(`erase.kind.${kind}`, { count })} · <bdi>{folder}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.eraseMore}>{t('erase.elsewhere')}</p>
    </>
  );
};

/** The dialog of erasing. */
export const EraseDialog = () => {
  const { t } = useTranslation('file');
  const textOf = useTextOf();
  const { people, chosen, busy, left, refusal } = useErasing();
  const actions =
    left !== null ? (
      <>
        <Button onPress={closeDialog}>{left.length > 0 ? textOf('words:notNow') : t('copies.askDone')}</Button>
        {left.length > 0 && (
          <Button tone="danger" isDisabled={busy} onPress={() => void discardLeft()}>
            {t('erase.discard')}
          </Button>
        )}
      </>
    ) : chosen !== null ? (
      <>
        <Button tone="primary" isDisabled={busy} onPress={() => choose(null)} autoFocus>
          {t('erase.back')}
        </Button>
        <Button tone="danger" isDisabled={busy} onPress={() => void eraseChosen()}>
          {busy ? t('erase.making') : t('erase.erase')}
        </Button>
      </>
    ) : undefined;
  return (
    <Dialog
      title={chosen === null ? t('erase.menu') : t('erase.titleOf', { name: chosen.name })}
      isOpen
      onClose={closeDialog}
      {...(actions === undefined ? {} : { actions })}
    >
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      {left !== null ? (
        <Left />
      ) : chosen !== null ? (
        <Sure chosen={chosen} />
      ) : people === null ? (
        <Skeleton />
      ) : (
        <Whose people={people} />
      )}
    </Dialog>
  );
};
