import { useTranslation } from 'react-i18next';
import { Select } from '../parts/field/choice.tsx';
import { type Encoding, encodingName, encodings } from './encoding.ts';
import type { Guess } from './guess.ts';

type EncodingChoiceProps = {
  readonly value: Encoding;
  readonly guess: Guess;
  readonly onChange: (encoding: Encoding) => void;
};

/** How the bytes of a file are read: what was guessed, how sure that is, and every other encoding. */
export const EncodingChoice = ({ value, guess, onChange }: EncodingChoiceProps) => {
  const { t, i18n } = useTranslation('people');
  return (
    <Select
      label={t('import.encoding')}
      about={value === guess.encoding ? t(`import.${guess.how === 'unsure' ? 'unsure' : 'guessed'}`) : undefined}
      items={encodings.map((id) => ({ id, label: encodingName(id, i18n.language) }))}
      value={value}
      onChange={onChange}
    />
  );
};
