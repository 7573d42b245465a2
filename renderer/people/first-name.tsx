import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../i18n/refusal-text.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field/field.tsx';
import { addPeople, nobody, usePeopleStore } from './deeds.ts';
import { checked } from './table/columns.ts';

/** The first person, typed. After Enter the list is there and waits for the next one. */
export const FirstName = () => {
  const { t } = useTranslation('people');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const draft = checked({ ...nobody, name });
    if (!draft.ok) {
      setError(refusalText(draft.refusal));
      return;
    }
    usePeopleStore.setState({ typing: true });
    const answer = await addPeople([draft.value]);
    if (!answer.ok) setError(refusalText(answer.refusal));
  };
  return (
    // While nothing is typed, undo and redo are the desk's: an import just taken back comes back from here.
    <form
      className="first-name"
      {...(name === '' ? { 'data-desk-keys': '' } : {})}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('empty.type')}
        value={name}
        error={error}
        autoFocus
        onChange={(typed) => {
          setName(typed);
          setError(null);
        }}
      />
      <Button type="submit">{t('add')}</Button>
    </form>
  );
};
