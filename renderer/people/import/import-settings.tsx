import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../../parts/button.tsx';
import { Checkbox, Select } from '../../parts/field/choice.tsx';
import { EncodingChoice } from '../../text-files/encoding-choice.tsx';
import styles from '../import.module.css';
import { changeDraft, openFamily } from './import-store.ts';
import { type ListDraft, withEncoding, withHeading, withQuotes, withSeparator, withSheet } from './list-draft.ts';
import { type ListSeparator, separators } from './read-list.ts';

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar', none: 'none' } as const;
type SeparatorId = keyof typeof separatorNames;

const toSeparator = (id: SeparatorId): ListSeparator => (id === 'none' ? null : id);

/** How the list is read. Everything here was guessed and can be changed; the preview follows at once. */
export const ImportSettings = ({ draft }: { readonly draft: ListDraft }) => {
  const { t } = useTranslation('people');
  const traits = openFamily()?.traits;
  if (traits === undefined) return null;
  const about = (guessed: boolean) => (guessed ? t('import.guessed') : undefined);
  const { source, encoding, separator, quotes, shape, guessed } = draft;
  return (
    <div className={styles.importSettings}>
      {encoding !== null && guessed.encoding !== null && (
        <EncodingChoice
          value={encoding}
          guess={guessed.encoding}
          onChange={(id) => changeDraft((known) => withEncoding(known, id, traits))}
        />
      )}
      {source.kind === 'book' && source.sheets.length > 1 && (
        <Select
          label={t('import.sheet')}
          items={source.sheets.map(({ name }, i) => ({ id: String(i), label: name }))}
          value={String(source.sheet)}
          onChange={(id) => changeDraft((known) => withSheet(known, Number(id), traits))}
        />
      )}
      {source.kind !== 'book' && (
        <Select
          label={t('import.separator')}
          about={about(separator === guessed.separator)}
          items={[...separators, 'none' as const].map((id) => ({
            id,
            label: t(`import.separators.${separatorNames[id]}`),
          }))}
          value={separator ?? 'none'}
          onChange={(id) => changeDraft((known) => withSeparator(known, toSeparator(id), traits))}
        />
      )}
      <div className="field">
        <span className="field-label">{t('import.heading')}</span>
        <SegmentedControl
          label={t('import.heading')}
          items={[
            { id: 'yes', label: t('import.headingYes') },
            { id: 'no', label: t('import.headingNo') },
          ]}
          value={shape.heading ? 'yes' : 'no'}
          onChange={(id) => changeDraft((known) => withHeading(known, id === 'yes', traits))}
        />
        <span className="field-about">{about(shape.heading === guessed.heading)}</span>
      </div>
      {draft.text.includes('"') && (
        <div className={`field ${styles.importQuotes}`}>
          <Checkbox isSelected={quotes} onChange={(value) => changeDraft((known) => withQuotes(known, value, traits))}>
            {t('import.quotes')}
          </Checkbox>
        </div>
      )}
    </div>
  );
};
