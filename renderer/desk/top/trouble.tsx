import { useTranslation } from 'react-i18next';
import { wayText } from '../../i18n/refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useApp } from '../../store/app.ts';
import { useCare } from '../../store/care.ts';
import { reopenFile } from '../../store/file.ts';
import { showRefusal } from '../../store/notices.ts';
import { perform } from '../commands/commands.ts';
import { useSlow } from '../slow.ts';
import '../../recovery/texts.ts';

/** A break of the line that heals by itself within this time is not announced. Milliseconds. */
const NOTICEABLE = 1000;

const reopen = async (): Promise<void> => {
  const answer = await reopenFile();
  if (answer !== null && !answer.ok) showRefusal(answer.refusal);
};

/** What keeps entries from being saved now, for as long as it is so; what is safe, and what to do [reliability 17.1]. */
export const Trouble = () => {
  const { t } = useTranslation('shell');
  const { t: file } = useTranslation('file');
  const viewing = useCare(({ care }) => care?.viewing ?? false);
  const status = useApp(({ file }) => file?.status ?? 'saved');
  const name = useApp(({ file }) => file?.name ?? '');
  const lost = useSlow(
    useApp(({ link }) => link !== 'joined'),
    NOTICEABLE,
  );
  // Nothing else is next as long as it is so: the way out is the primary of the window [W-2.2].
  const copy = (
    <Button primary tone="primary" onPress={() => perform('file.saveCopyAs')}>
      {wayText({ do: 'saveCopyAs' })}
    </Button>
  );
  return (
    <>
      {lost && (
        <Notice tone="bad" title={t('trouble.lost')}>
          {t('trouble.lostAbout')}
        </Notice>
      )}
      {viewing && (
        <Notice tone="warn" actions={copy}>
          {file('viewing', { name })}
        </Notice>
      )}
      {status !== 'saved' && (
        <Notice
          tone="bad"
          actions={
            status === 'notConfirmed' ? (
              <Button primary tone="primary" onPress={() => void reopen()}>
                {t('trouble.reopen')}
              </Button>
            ) : (
              !viewing && copy
            )
          }
        >
          {status === 'moved' ? t('trouble.movedAbout') : file(status, { name })}
        </Notice>
      )}
    </>
  );
};
