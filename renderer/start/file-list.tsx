import { ChevronRight, FileText, FileX2, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { RecentFile } from '../../core/api/app.ts';
import { useFormats } from '../i18n/formats.ts';
import { IconButton } from '../parts/button.tsx';
import { Badge } from '../parts/marks.tsx';
import styles from './start.module.css';

type FileListProps = {
  readonly files: readonly RecentFile[];
  readonly onOpen: (handle: string) => void;
  /** Given, every line can be taken off the list. */
  readonly onForget?: (handle: string) => void;
};

/** Tournament files to open with one press. A file that is not there now says so and can be tried all the same. */
export const FileList = ({ files, onOpen, onForget }: FileListProps) => {
  const { t } = useTranslation('shell');
  const { date } = useFormats();
  return (
    <ul className={styles.files}>
      {files.map(({ handle, name, folder, openedAt, missing }) => {
        const Icon = missing ? FileX2 : FileText;
        return (
          <li key={handle} className={styles.fileLine}>
            <AriaButton className={styles.file ?? ''} data-missing={missing} onPress={() => onOpen(handle)}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span className={styles.fileWords}>
                <span className={styles.fileName} title={name}>
                  <bdi>{name}</bdi>
                </span>
                <span className={styles.fileFolder} title={folder}>
                  <bdi>{folder}</bdi>
                </span>
              </span>
              {missing ? (
                <Badge tone="warn">{t('start.missing')}</Badge>
              ) : (
                <span className={styles.fileDate}>{date(openedAt)}</span>
              )}
              <ChevronRight className={styles.fileGo} size={16} aria-hidden />
            </AriaButton>
            {onForget !== undefined && (
              <IconButton
                label={t('start.forget', { name })}
                icon={<X size={16} aria-hidden />}
                onPress={() => onForget(handle)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};
