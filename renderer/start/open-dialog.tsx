import { FolderOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentFile } from '../../core/api/app.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import { closeDialog } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EmptyState, Skeleton } from '../parts/marks.tsx';
import { RefusalNotice } from '../parts/notice.tsx';
import { openFile } from '../store/file.ts';
import { FileList } from './file-list.tsx';

/** What the browser host has instead of the system's dialog: the files of the program's own folder. */
export const OpenDialog = () => {
  const { t } = useTranslation('shell');
  const [files, setFiles] = useState<readonly RecentFile[] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    let gone = false;
    void call('file.list', {}).then((answer) => {
      if (gone) return;
      if (answer.ok) setFiles(answer.value);
      else setRefusal(answer.refusal);
    });
    return () => {
      gone = true;
    };
  }, []);
  const open = async (handle: string) => {
    const answer = await openFile(handle);
    if (answer.ok) closeDialog();
    else setRefusal(answer.refusal);
  };
  return (
    <Dialog title={t('open.title')} isOpen onClose={closeDialog}>
      {refusal !== null && <RefusalNotice refusal={refusal} />}
      {files === null && refusal === null && <Skeleton />}
      {files?.length === 0 && (
        <EmptyState icon={<FolderOpen size={40} strokeWidth={1.5} aria-hidden />} title={t('open.none')} />
      )}
      {files !== null && files.length > 0 && <FileList files={files} onOpen={(handle) => void open(handle)} />}
    </Dialog>
  );
};
