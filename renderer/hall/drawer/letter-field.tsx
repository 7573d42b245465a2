import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../parts/field/field.tsx';
import { LETTER_FIELD, turnPage } from '../deeds.ts';

/** Turns to the first page with a letter as soon as it is typed; the next letter takes its place. */
export const LetterField = () => {
  const { t } = useTranslation('sheets');
  const [letter, setLetter] = useState('');
  return (
    <div className={LETTER_FIELD}>
      <TextField
        label={t('hall.toLetter')}
        value={letter}
        onChange={(typed) => {
          const last = [...typed.trim()].at(-1)?.toLocaleUpperCase() ?? '';
          setLetter(last);
          if (last !== '') void turnPage('letter', last);
        }}
      />
    </div>
  );
};
