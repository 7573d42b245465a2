import { ChevronRight, FileText, FileX2, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { RecentFile } from '../../core/api/app.ts';
import { useFormats } from '../i18n/formats.ts';
import { IconButton } from '../parts/button.tsx';
import { Badge } from '../parts/marks.tsx';

type FileListProps = {
  readonly files: readonly RecentFile[];
  readonly onOpen: (handle: string) => void;
  /** With it every line can be taken off the list. */
  readonly onForget?: (handle: string) => void;
};

/** Tournament files to open with one press. A file that is not there now says so and can be tried all the same. */
export const FileList = ({ files, onOpen, onForget }: FileListProps) => {
  const { t } = useTranslation('shell');
  const { date } = useFormats();
  return (
    <ul className="files">
      {files.map(({ handle, name, folder, openedAt, missing }) => {
        const Icon = missing ? FileX2 : FileText;
        return (
          <li key={handle} className="file-line">
            <AriaButton className="file" data-missing={missing} onPress={() => onOpen(handle)}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span className="file-words">
                <span className="file-name" title={name}>
                  <bdi>{name}</bdi>
                </span>
                <span className="file-folder" title={folder}>
                  <bdi>{folder}</bdi>
                </span>
              </span>
              {missing ? (
                <Badge tone="warn">{t('start.missing')}</Badge>
              ) : (
                <span className="file-date">{date(openedAt)}</span>
              )}
              <ChevronRight className="file-go" size={16} aria-hidden />
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
