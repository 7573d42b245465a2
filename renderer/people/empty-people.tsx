import { ClipboardPaste, FileUp, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { EmptyState } from '../parts/marks.tsx';
import { FileButton } from './file-button.tsx';
import { FirstName } from './first-name.tsx';
import { askForList } from './import/import-store.ts';

/** The screen before anybody is entered: three ways to begin. */
export const EmptyPeople = () => {
  const { t } = useTranslation('people');
  return (
    <EmptyState
      icon={<Users size={40} aria-hidden />}
      title={t('empty.title')}
      actions={
        <>
          <FileButton tone="primary" size="large" icon={<FileUp size={18} aria-hidden />}>
            {t('empty.file')}
          </FileButton>
          <Button size="large" icon={<ClipboardPaste size={18} aria-hidden />} onPress={() => askForList('text')}>
            {t('empty.paste')}
          </Button>
        </>
      }
    >
      <p>{t('empty.words')}</p>
      <FirstName />
    </EmptyState>
  );
};
